import { expect, test } from 'vitest';
import { isRejected, catchRejection } from '../../test/support/rejection.ts';
import { resolveBatch, batchLimits, checkLimit, pageRange } from './batch.ts';
import { createIntegerRule, createNumberRule } from './number-rule.ts';
import { checkPoint, latitude, longitude } from './point.ts';
import { toKilometres, kilometresPerMile, radiusRule } from './radius.ts';

interface Reader {
  read(value: number, param: string): unknown;
}
const accepts = (rule: Reader, value: number) => !isRejected((param) => rule.read(value, param));

test('an integer rule accepts both of its bounds and rejects values outside them', () => {
  const rule = createIntegerRule({ minimum: 2, maximum: 5, example: 3 });
  const values = [-Infinity, 1, 1.9, 2, 2.5, 3, 5, 5.1, 6, Infinity, NaN];
  expect(values.filter((value) => accepts(rule, value))).toEqual([2, 3, 5]);
  expect(rule.read(5, 'n')).toBe(5);
  expect(catchRejection(() => rule.read(6, 'n'))?.message).toBe(
    'n must be an integer from 2 to 5, not 6: use n=3.',
  );
});

test('a number rule returns the same error for every text that is not a number', () => {
  const rule = createNumberRule({ constraint: 'even', example: 4, isAllowed: (value) => value % 2 === 0 });
  expect(rule.errorFor('n', '"x"')).toMatchObject({
    message: 'n must be even, not "x": use n=4.',
    extensions: { code: 'invalid_request', param: 'n' },
  });
});

test('a page of results must have 1 to 50 records', () => {
  expect(
    [0, 1, 25, 50, 51, 100_000, -1, 1.5].filter((limit) => accepts({ read: checkLimit }, limit)),
  ).toEqual([1, 25, 50]);
  expect(checkLimit(50)).toBe(50);
  expect(catchRejection(() => checkLimit(51))).toMatchObject({ param: 'limit' });
  expect(pageRange).toEqual({ minimum: 1, maximum: 50 });
});

test.each([
  ['places', 300],
  ['companies', 50],
  ['currencies', 100],
  ['zones', 100],
  ['values', 100],
  ['contacts', 100],
] as const)('a batch of %s has at most %i elements', (kind, limit) => {
  const returnKey = (key: string) => key;
  const keys = Array.from({ length: limit + 1 }, (_, index) => `key ${index}`);
  expect(resolveBatch(kind, keys.slice(1), 'ids', returnKey)).toEqual(keys.slice(1));
  expect(resolveBatch(kind, [], 'ids', returnKey)).toEqual([]);
  const rejection = catchRejection(() => resolveBatch(kind, keys, 'ids', returnKey));
  expect(rejection).toMatchObject({ code: 'invalid_request', param: 'ids' });
  expect(rejection?.message).toContain(`at most ${limit} elements, not ${limit + 1}`);
  expect(batchLimits[kind]).toBe(limit);
});

test('latitudes are limited by the poles, and longitudes by the antimeridian', () => {
  expect([-90.0001, -90, 0, 90, 90.0001, NaN].filter((value) => accepts(latitude, value))).toEqual([
    -90, 0, 90,
  ]);
  expect([-180.0001, -180, 0, 180, 180.0001, NaN].filter((value) => accepts(longitude, value))).toEqual([
    -180, 0, 180,
  ]);
  expect(catchRejection(() => checkPoint(90, -180))).toBeNull();
  expect(catchRejection(() => checkPoint(91, 0))).toMatchObject({
    code: 'invalid_request',
    param: 'latitude',
  });
  expect(catchRejection(() => checkPoint(0, -181))).toMatchObject({
    code: 'invalid_request',
    param: 'longitude',
  });
  // Paris, the example of the error messages.
  expect(catchRejection(() => checkPoint(Number(latitude.example), Number(longitude.example)))).toBeNull();
});

test('a radius must be above 0 and at most 500 km or 310 miles', () => {
  // The international mile (1959) is exactly 1,609.344 m.
  expect(kilometresPerMile).toBe(1.609344);
  expect(toKilometres(500, 'km')).toBe(500);
  expect(toKilometres(310, 'mi')).toBeCloseTo(498.89664, 9);
  expect(toKilometres(0.001, 'km')).toBe(0.001);
  expect(toKilometres(1, 'mi')).toBe(1.609344);
  const kilometreRule: Reader = { read: (value, param) => toKilometres(value, 'km', param) };
  const mileRule: Reader = { read: (value, param) => toKilometres(value, 'mi', param) };
  expect([0, -1, 500.001, 501, NaN, Infinity].filter((value) => accepts(kilometreRule, value))).toEqual([]);
  expect([0, -1, 310.001, 311, 400, NaN].filter((value) => accepts(mileRule, value))).toEqual([]);
  expect(catchRejection(() => toKilometres(0, 'km'))).toMatchObject({ param: 'radius' });
  expect(radiusRule.constraint).toBe('above 0 and at most 500 km or 310 mi');
  expect(accepts(radiusRule, radiusRule.example as number)).toBe(true);
});
