import { describe, expect, test } from 'vitest';
import { addEmptyDeep } from './responses.ts';
import { createLanguageHeader, describeUnknownZone, unwrapClock } from '../routes/clock-body.ts';
import { removeLanguages } from './name-languages.ts';
import { selectCosts, createRouteCosts } from '../prices/costs.ts';
import { addEmptyDeepBefore2 } from '../routes/empty-deep.ts';
import { replaceByValue, unnest } from './reshape.ts';
import type { Body } from '../routing/route.ts';
import { toParameterText } from '../routes/parameter-text.ts';
import { requireOneSource } from '../routes/time-source.ts';
import {
  isVersion,
  getRequestedVersion,
  createVersionProblem,
  splitVersionPrefix,
} from '../routing/versions.ts';

test.each<[Body, Body]>([
  [
    { a: 1, c: { x: 1, y: 2 }, b: 2 },
    { a: 1, x: 1, z: undefined, b: 2 },
  ],
  [
    { a: 1, c: null, b: 2 },
    { a: 1, x: null, z: null, b: 2 },
  ],
  [{ a: 1 }, { a: 1 }],
])('unnest replaces a nested object by its keys: %j', (body, expected) => {
  expect(unnest(body, 'c', ['x', 'z'])).toEqual(expected);
  expect(Object.keys(unnest(body, 'c', ['x', 'z']))).toEqual(Object.keys(expected));
});

test('replaceByValue replaces each object of a list by one of its values', () => {
  expect(replaceByValue({ a: [{ id: 1 }, null, { id: 2 }], b: 1 }, 'a', 'id')).toEqual({
    a: [1, null, 2],
    b: 1,
  });
  expect(replaceByValue({ a: null }, 'a', 'id')).toEqual({ a: null });
});

test('addEmptyDeep adds an empty deep at each place where deep fields would be', () => {
  expect(addEmptyDeep({ a: 1 }, [])).toEqual({ a: 1, deep: {} });
  expect(addEmptyDeep({ a: 1 }, [['deep']])).toEqual({ a: 1, deep: {} });
  expect(addEmptyDeep({ c: [{ d: { e: 1 } }, { d: null }] }, [['c', 'd', 'deep']])).toEqual({
    c: [{ d: { e: 1, deep: {} } }, { d: null }],
  });
  expect(addEmptyDeep({ c: [{}, {}] }, [['c', 'deep'], ['deep']])).toEqual({
    c: [{ deep: {} }, { deep: {} }],
    deep: {},
  });
  expect(addEmptyDeep({ c: 'text' }, [['c', 'deep']])).toEqual({ c: 'text' });
});

test('addEmptyDeepBefore2 adds deep only in version 1.0.0 and only when requested', () => {
  expect(addEmptyDeepBefore2({ a: 1 }, { deep: true }, '1.0.0')).toEqual({ a: 1, deep: {} });
  expect(addEmptyDeepBefore2({ a: 1 }, { deep: false }, '1.0.0')).toEqual({ a: 1 });
  expect(addEmptyDeepBefore2({ a: 1 }, { deep: true }, '2.0.0')).toEqual({ a: 1 });
});

describe('the form of a clock', () => {
  const clock = { time: 'x', name_languages: ['en', 'de'], deep: { name: 'y' } };
  test('a clock response lists the fields of the clock, then the location, then deep, and sends the languages in a header', () => {
    expect(Object.entries(unwrapClock({ clock, lat: 1 }))).toEqual([
      ['time', 'x'],
      ['location', { lat: 1 }],
      ['deep', { name: 'y' }],
    ]);
    expect(unwrapClock({ clock: { time: 'x' }, lat: 1 })).toEqual({ time: 'x', location: { lat: 1 } });
    expect(unwrapClock({ clock: null, lat: 1 })).toEqual({ location: { lat: 1 } });
    expect(createLanguageHeader({ clock })).toEqual({ 'Content-Language': 'en, de' });
    expect(createLanguageHeader(clock)).toEqual({ 'Content-Language': 'en, de' });
    expect(createLanguageHeader({ name_languages: [] })).toEqual({});
    expect(createLanguageHeader({ name_languages: null })).toEqual({});
    const body = { ...clock };
    expect(removeLanguages(body)).toEqual({ time: 'x', deep: { name: 'y' } });
    expect(body).toEqual(clock);
  });

  test('the error for an unknown zone names the zone, with a hint when a plus was decoded to a space', () => {
    expect(describeUnknownZone({ timezone: 'Mars' })).toBe(
      'No time zone in the IANA database is named "Mars". For example, use America/New_York. For the clock of a city use /time?city=Mars.',
    );
    expect(describeUnknownZone({ timezone: 'São_Paulo' })).toContain('/time?city=S%C3%A3o%20Paulo.');
    expect(describeUnknownZone({ timezone: 'Europe/Osloo' })).not.toContain('city');
    expect(describeUnknownZone({ timezone: 'Etc/GMT 3' })).toContain(
      '"Etc/GMT 3". Write + as %2B in a query. For example, use America',
    );
  });
});

describe('the source of a clock', () => {
  test.each<[Body, Body]>([
    [{}, { timezone: 'UTC' }],
    [{ timezone: 'Asia/Tokyo' }, { timezone: 'Asia/Tokyo' }],
    [{ id: 'Asia/Tokyo' }, { id: 'Asia/Tokyo', timezone: 'Asia/Tokyo' }],
    [
      { lat: 1, lon: 2 },
      { lat: 1, lon: 2, timezone: 'UTC' },
    ],
    [
      { city: 'Chicago', country: 'US', state: 'US-IL' },
      { city: 'Chicago', country: 'US', state: 'IL', timezone: 'UTC' },
    ],
  ])('the clock source %j is accepted', (given, expected) => {
    expect(requireOneSource(given)).toEqual(expected);
  });

  test.each<[Body, string, RegExp]>([
    [{ lat: 1 }, 'lon', /^lat requires lon\. Send both, for example lat=40.7128&lon=-74.006/],
    [{ lon: 1 }, 'lat', /^lon requires lat/],
    [{ lat: 1, lon: 2, city: 'x' }, 'city', /lat and lon/],
    [{ timezone: 'UTC', ip: '1.1.1.1' }, 'ip', /a zone in the path/],
    [{ to: 'UTC', targets: ['UTC'] }, 'targets', /to/],
  ])('the clock source %j is rejected', (given, param, message) => {
    expect(() => requireOneSource(given)).toThrow(
      expect.objectContaining({ extensions: { code: 'invalid_request', param } }),
    );
    expect(() => requireOneSource(given)).toThrow(message);
  });
});

test('createRouteCosts returns the cost with and without deep', () => {
  expect(createRouteCosts({ deep: 'included' } as never)).toEqual({
    plain: [['pooled', 1]],
    deep: [['pooled', 1]],
  });
  expect(createRouteCosts({ deep: 'email' } as never).deep).toEqual([
    ['pooled', 1],
    ['email_deep', 1],
  ]);
  expect(createRouteCosts({ deep: 'vat', unit: 'carrier' } as never)).toEqual({
    plain: [['carrier', 1]],
    deep: [
      ['carrier', 1],
      ['vat_deep', 1],
    ],
  });
  const costs = createRouteCosts({ deep: 'email' } as never);
  expect(selectCosts(costs, { deep: 'true' })).toBe(costs.deep);
  for (const query of [{}, { deep: 'false' }, { deep: 'TRUE' }])
    expect(selectCosts(costs, query)).toBe(costs.plain);
});

describe('the version of a request', () => {
  test.each([
    ['/version/1.0.0/country/FR', '/country/FR', '1.0.0'],
    ['/version/1.0.0/', '/', '1.0.0'],
    ['/version/1.0.0', '/', '1.0.0'],
    ['/version/9/x', '/x', '9'],
    ['/version/', '/version/', null],
    ['/version', '/version', null],
    ['/country/version/1.0.0', '/country/version/1.0.0', null],
  ])('the API version is read from the prefix of %s', (path, rest, version) => {
    expect(splitVersionPrefix(path)).toEqual({ path: rest, version });
  });

  test('the API version is read from a header that occurs once and is not empty', () => {
    const request = (value?: string | string[]) =>
      getRequestedVersion({ headers: { 'api-version': value } } as never);
    expect(request('1.0.0')).toBe('1.0.0');
    expect([request(), request(''), request(['1.0.0', '2.0.0'])]).toEqual([null, null, null]);
    expect([isVersion('1.0.0'), isVersion('2.0.0'), isVersion('1.0')]).toEqual([true, true, false]);
    expect(createVersionProblem('x'.repeat(50))).toMatchObject({
      param: 'API-Version',
      message: `API version "${'x'.repeat(40)}" does not exist. Use 1.0.0 or 2.0.0.`,
    });
  });
});

test('toParameterText returns an empty string for values that are not strings', () => {
  expect([toParameterText('x'), toParameterText(1), toParameterText(undefined)]).toEqual(['x', '', '']);
});
