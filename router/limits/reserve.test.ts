import { expect, test } from 'vitest';
import { Access, findPermissionProblem, type KeyRecord } from '../auth/access.ts';
import { noRestrictions } from '../auth/key-record.ts';
import { Units, type LeaseStore, type UnitKind } from './units.ts';

const now = Date.parse('2026-11-30T23:59:58.500Z');

const createKey = (unitsPerMonth?: Partial<Record<UnitKind, number | null>>): KeyRecord => ({
  short: 'aaaaaaaa',
  type: 'secret',
  secretHash: Buffer.alloc(32),
  plan: {
    name: 'small',
    requestsPerMinute: null,
    deep: true,
    features: [],
    ...(unitsPerMonth === undefined ? {} : { unitsPerMonth }),
  },
  ...noRestrictions,
});

/** Creates an Access with an account whose leases contain the remaining units, up to the requested number. */
function fixture() {
  const leased = new Map<string, number>();
  const usedUnits = new Map<string, number>();
  const store: LeaseStore = {
    lease: async ({ unit }, { wanted, limit }) => {
      const leasedBefore = leased.get(unit) ?? 0;
      const granted = Math.min(wanted, limit - leasedBefore);
      leased.set(unit, leasedBefore + granted);
      return Promise.resolve(granted);
    },
    settle: async (settlements) => {
      for (const { unit, spent } of settlements) usedUnits.set(unit, (usedUnits.get(unit) ?? 0) + spent);
      return Promise.resolve();
    },
  };
  const units = new Units(store, { clock: () => now });
  const access = new Access({ find: () => Promise.resolve(null) }, { clock: () => now, units });
  const readSpent = async () => {
    await units.close();
    return Object.fromEntries(usedUnits);
  };
  return { access, spent: readSpent };
}

test('ERR-025 the error for an exhausted allowance names the plan, its limit and the reset date', async () => {
  const { access } = fixture();
  const smallKey = createKey({ carrier: 2 });
  expect(await access.reserve(smallKey, [['carrier', 2]])).toMatchObject([{ count: 2 }]);
  expect(await access.reserve(smallKey, [['carrier', 1]])).toEqual({
    code: 'quota_exceeded',
    message:
      'The plan "small" has 2 carrier units per month, and they are used up: retry from 2026-12-01 (UTC) on, ' +
      'or use a key on a larger plan.',
    headers: ['Retry-After', '2'],
  });
});

test.each<[UnitKind, string]>([
  ['pooled', 'pooled requests'],
  ['carrier', 'carrier units'],
  ['email_deep', 'deep email units'],
  ['vat_deep', 'deep VAT units'],
])('the unit %s is called "%s" in messages', async (unit, name) => {
  const { access } = fixture();
  const rejected = await access.reserve(createKey({ [unit]: 0 }), [[unit, 1]]);
  expect(rejected).toMatchObject({
    code: 'quota_exceeded',
    message: expect.stringContaining(`0 ${name} per`),
  });
});

test('each kind of units is reserved separately; the rejection names an exhausted kind, and no units are spent', async () => {
  const { access, spent } = fixture();
  const key = createKey({ pooled: 10, carrier: 3, email_deep: null });
  const costs = [
    ['pooled', 4],
    ['carrier', 2],
    ['email_deep', 5],
    ['vat_deep', 6],
  ] as const;
  expect(await access.reserve(key, costs)).toMatchObject([
    { count: 4 },
    { count: 2 },
    { count: 5 },
    { count: 6 },
  ]);
  expect(await access.reserve(key, costs)).toMatchObject({
    code: 'quota_exceeded',
    message: expect.stringContaining('3 carrier units'),
  });
  expect(await spent()).toEqual({ pooled: 4, carrier: 2, email_deep: 5, vat_deep: 6 });
});

test('no units are reserved for a request without a cost, without a key, or without unit accounting', async () => {
  const { access, spent } = fixture();
  expect(access.reserve(createKey({ pooled: 0 }), [])).toEqual([]);
  expect(access.reserve(null, [['pooled', 1]])).toEqual([]);
  expect(access.reserveUpTo(null, 'pooled', 1, 5)).toEqual([]);
  const accessWithoutUnits = new Access({ find: () => Promise.resolve(null) }, { clock: () => now });
  expect(accessWithoutUnits.reserve(createKey({ pooled: 0 }), [['pooled', 1]])).toEqual([]);
  expect(accessWithoutUnits.reserveUpTo(createKey({ pooled: 0 }), 'pooled', 1, 5)).toEqual([]);
  expect(await spent()).toEqual({});
});

test('released units are not counted as spent', async () => {
  const { access, spent } = fixture();
  const key = createKey({ pooled: 3 });
  const reserved = await access.reserve(key, [['pooled', 3]]);
  if ('code' in reserved) throw new Error('rejected');
  access.release(reserved);
  expect(await access.reserve(key, [['pooled', 2]])).toMatchObject([{ count: 2 }]);
  expect(await spent()).toEqual({ pooled: 2 });
});

test('reserveUpTo reserves the remaining allowance unless it is below the minimum', async () => {
  const { access } = fixture();
  const key = createKey({ pooled: 10 });
  expect(await access.reserveUpTo(key, 'pooled', 1, 6)).toMatchObject([{ count: 6 }]);
  expect(await access.reserveUpTo(key, 'pooled', 5, 6)).toMatchObject({ code: 'quota_exceeded' });
  expect(await access.reserveUpTo(key, 'pooled', 4, 6)).toMatchObject([{ count: 4 }]);
  expect(await access.reserveUpTo(createKey(), 'carrier', 1, 6)).toMatchObject([{ count: 6 }]);
});

test('the error for a missing permission names the families that the key may use', () => {
  const restrictedKey = { ...createKey(), families: ['city', 'ip'] };
  expect(findPermissionProblem(restrictedKey, { family: 'ip' })).toBeNull();
  expect(findPermissionProblem(restrictedKey, {})).toBeNull();
  expect(findPermissionProblem(restrictedKey, { family: 'phone' })).toEqual({
    code: 'permission_denied',
    message: 'This key may not use phone; it may use city, ip.',
  });
  expect(findPermissionProblem(restrictedKey, { family: 'ip', feature: 'hlr' })).toEqual({
    code: 'plan_required',
    message: 'The plan "small" does not include the feature "hlr": use a key on a plan that does.',
  });
});
