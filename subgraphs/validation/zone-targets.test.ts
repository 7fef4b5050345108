import { expect, test } from 'vitest';
import { isRejected, catchRejection } from '../../test/support/rejection.ts';
import { requireSingleDestination, zoneTargetsRule } from './zone-targets.ts';

const isAccepted = (ids: readonly string[]) => !isRejected((param) => zoneTargetsRule.read(ids, param));

test('a list of target zones must have one to ten zones, and keeps their order and duplicates', () => {
  const ids = ['UTC', 'Asia/Tokyo', 'UTC'];
  expect(zoneTargetsRule.read(ids, 'targets')).toEqual(ids);
  expect(isAccepted([])).toBe(false);
  expect(isAccepted(['UTC'])).toBe(true);
  expect(isAccepted(Array<string>(10).fill('UTC'))).toBe(true);
  expect(isAccepted(Array<string>(11).fill('UTC'))).toBe(false);
});

test('a list of target zones rejects an identifier that is empty, blank or longer than 64 characters', () => {
  expect(isAccepted(['UTC', ''])).toBe(false);
  expect(isAccepted(['  ', 'UTC'])).toBe(false);
  expect(isAccepted(['x'.repeat(64)])).toBe(true);
  expect(isAccepted(['UTC', 'x'.repeat(65)])).toBe(false);
});

test('a conversion accepts one target zone or a list of zones, but not both', () => {
  for (const [to, targets] of [
    [undefined, undefined],
    ['UTC', undefined],
    ['UTC', null],
    [undefined, ['UTC']],
    [null, ['UTC']],
  ])
    expect(catchRejection(() => requireSingleDestination(to, targets))).toBeNull();
  expect(catchRejection(() => requireSingleDestination('UTC', ['UTC']))).toMatchObject({
    code: 'invalid_request',
    param: 'targets',
  });
});
