import { describe, expect, test } from 'vitest';
import { LookupError } from '../../core/lookup-error.ts';
import { toMonth } from './month.ts';
import { Units, type Allowance, type LeaseStore } from './units.ts';

const november = Date.parse('2026-11-21T12:00:00Z');

/** Creates units with an in-memory account shared by several processes. */
function fixture(processes = 1) {
  const rows = new Map<string, { leased: number; used: number }>();
  const state = { now: november, down: false, requested: 0 };
  const findRow = ({ key, unit, month }: Allowance) => {
    const id = `${key} ${unit} ${month}`;
    const row = rows.get(id) ?? { leased: 0, used: 0 };
    rows.set(id, row);
    return row;
  };
  const failWhenDown = async () => {
    state.requested += 1;
    await Promise.resolve();
    if (state.down) throw new LookupError('service_unavailable', 'down');
  };
  const store: LeaseStore = {
    async lease(allowance, { need, wanted, limit }) {
      await failWhenDown();
      const row = findRow(allowance);
      const freeUnits = Math.max(0, limit - row.leased);
      const granted = Math.min(freeUnits, wanted, Math.max(need, Math.floor(freeUnits / 8)));
      row.leased += granted;
      return granted;
    },
    async settle(settlements) {
      await failWhenDown();
      for (const settlement of settlements) {
        const row = findRow(settlement);
        row.used += settlement.spent;
        row.leased += settlement.taken;
      }
    },
  };
  const processUnits = Array.from({ length: processes }, () => new Units(store, { clock: () => state.now }));
  return {
    rows,
    state,
    units: processUnits[0] ?? new Units(store, { clock: () => state.now }),
    all: processUnits,
  };
}

describe('one process', () => {
  test('LIM-013 ERR-025 an allowance can be spent exactly to the last unit', async () => {
    const { units } = fixture();
    const meters = [];
    for (let count = 0; count < 12; count += 1) meters.push(await units.reserve('k', 'carrier', 10));
    expect(meters.map((meter) => meter !== null)).toEqual([...Array<boolean>(10).fill(true), false, false]);
  });

  test('LIM-040 parallel requests together spend exactly the allowance', async () => {
    const { units, state } = fixture();
    const meters = await Promise.all(
      Array.from({ length: 300 }, async () => units.reserve('k', 'pooled', 100)),
    );
    expect(meters.filter((meter) => meter !== null)).toHaveLength(100);
    expect(state.requested).toBeLessThan(40);
  });

  test('a leased unit is reserved synchronously', async () => {
    const { units } = fixture();
    await units.reserve('k', 'pooled', 100_000);
    expect(units.reserve('k', 'pooled', 100_000)).not.toBeInstanceOf(Promise);
  });

  test('a key without a limit leases no units, and its usage is counted', async () => {
    const { units, state, rows } = fixture();
    for (let count = 0; count < 1000; count += 1) {
      expect(units.reserve('k', 'pooled', null)).not.toBeInstanceOf(Promise);
    }
    expect(state.requested).toBe(0);
    await units.flush();
    expect(rows.get('k pooled 2026-11')).toEqual({ used: 1000, leased: 1000 });
  });

  test('LIM-036 a unit that was released can be spent', async () => {
    const { units } = fixture();
    const meter = await units.reserve('k', 'carrier', 1);
    expect(await units.reserve('k', 'carrier', 1)).toBeNull();
    if (meter !== null) units.release(meter);
    expect(await units.reserve('k', 'carrier', 1)).not.toBeNull();
  });

  test('several kinds of units are reserved together or not at all', async () => {
    const { units, rows } = fixture();
    const reservations = [
      { unit: 'pooled', limit: 5, count: 1 },
      { unit: 'email_deep', limit: 0, count: 1 },
    ] as const;
    expect(await units.reserveAll('k', reservations)).toBe('email_deep');
    await units.close();
    expect(rows.get('k pooled 2026-11')).toEqual({ used: 0, leased: 0 });
  });

  test('LIM-010 LIM-013 a new month in UTC starts with a new allowance', async () => {
    const { units, state, rows } = fixture();
    state.now = Date.parse('2026-11-30T23:59:59.999Z');
    expect(await units.reserve('k', 'carrier', 1)).not.toBeNull();
    expect(await units.reserve('k', 'carrier', 1)).toBeNull();
    state.now += 1;
    expect(await units.reserve('k', 'carrier', 1)).not.toBeNull();
    await units.close();
    expect(rows.get('k carrier 2026-11')).toEqual({ used: 1, leased: 1 });
    expect(rows.get('k carrier 2026-12')).toEqual({ used: 1, leased: 1 });
  });

  test('a unit released after the end of its month does not increase the new allowance', async () => {
    const { units, state } = fixture();
    const oldMeter = await units.reserve('k', 'carrier', 1);
    state.now = Date.parse('2026-12-01T00:00:00Z');
    expect(await units.reserve('k', 'carrier', 1)).not.toBeNull();
    if (oldMeter !== null) units.release(oldMeter);
    expect(await units.reserve('k', 'carrier', 1)).toBeNull();
  });

  test('a larger plan takes effect immediately, or within a second when the previous allowance was exhausted', async () => {
    const { units, state } = fixture();
    await units.reserve('k', 'carrier', 1);
    expect(await units.reserve('k', 'carrier', 1)).toBeNull();
    expect(await units.reserve('k', 'carrier', 5)).toBeNull();
    state.now += 1000;
    expect(await units.reserve('k', 'carrier', 5)).not.toBeNull();
  });

  test('a limit that is added to a plan takes effect immediately', async () => {
    const { units } = fixture();
    for (let count = 0; count < 5; count += 1) await units.reserve('k', 'carrier', null);
    const meters = [];
    for (let count = 0; count < 4; count += 1) meters.push(await units.reserve('k', 'carrier', 3));
    expect(meters.map((meter) => meter !== null)).toEqual([true, true, true, false]);
  });

  test('the totals count reserved and returned units by kind', async () => {
    const { units } = fixture();
    const meter = await units.reserve('k', 'carrier', 10);
    await units.reserve('k', 'pooled', null);
    await units.reserve('k', 'carrier', 10);
    if (meter !== null) units.release(meter);
    expect(units.totals).toEqual({
      email_deep: { reserved: 0, returned: 0 },
      vat_deep: { reserved: 0, returned: 0 },
      carrier: { reserved: 2, returned: 1 },
      pooled: { reserved: 1, returned: 0 },
    });
  });
});

describe('a store that does not respond', () => {
  test('without leased units, an unresponsive store causes service_unavailable, and no unit is lost', async () => {
    const { units, state } = fixture();
    state.down = true;
    await expect(units.reserve('k', 'carrier', 1)).rejects.toMatchObject({
      extensions: { code: 'service_unavailable' },
    });
    state.down = false;
    expect(await units.reserve('k', 'carrier', 1)).not.toBeNull();
  });

  test('leased units stay usable while the store is unresponsive, and their usage is settled when the store recovers', async () => {
    const { units, state, rows } = fixture();
    await units.reserve('k', 'pooled', 10_000);
    state.down = true;
    for (let count = 0; count < 20; count += 1)
      expect(await units.reserve('k', 'pooled', 10_000)).not.toBeNull();
    await expect(units.flush()).rejects.toThrow();
    state.down = false;
    await units.flush();
    expect(rows.get('k pooled 2026-11')?.used).toBe(21);
  });

  test('units that were reserved before a failure of the store are released', async () => {
    const { units, state } = fixture();
    await units.reserve('k', 'pooled', 200);
    await units.reserve('k', 'pooled', 200);
    const earlierReservation = units.reserve('k', 'pooled', null);
    expect(earlierReservation).not.toBeNull();
    state.down = true;
    const reservations = [
      { unit: 'carrier', limit: null, count: 1 },
      { unit: 'email_deep', limit: 1, count: 1 },
    ] as const;
    await expect(units.reserveAll('k', reservations)).rejects.toThrow();
    state.down = false;
    await units.flush();
    // No usage of this kind is settled, because the units were released.
    expect(await units.reserve('k', 'email_deep', 1)).not.toBeNull();
  });
});

describe('several processes', () => {
  test('several processes together spend at most the allowance of a key', async () => {
    const { all } = fixture(4);
    const meters = await Promise.all(
      Array.from({ length: 3000 }, async (_, index) => all[index % 4]?.reserve('k', 'pooled', 1000)),
    );
    const spentCount = meters.filter((meter) => meter !== null).length;
    expect(spentCount).toBeLessThanOrEqual(1000);
    // Some units remain unspent in leases of other processes. They are few, since blocks are small.
    expect(spentCount).toBeGreaterThan(980);
  });

  test('a process can spend units that another process leased and left unused', async () => {
    const { all, state } = fixture(2);
    const [one, two] = all;
    await one?.reserve('k', 'pooled', 1000);
    state.now += 30_001;
    await one?.flush();
    let spentCount = 0;
    while ((await two?.reserve('k', 'pooled', 1000)) !== null) spentCount += 1;
    expect(spentCount).toBe(999);
  });

  test('several processes lose at most the unspent lease of a process that is killed', async () => {
    const { all } = fixture(2);
    const [killed, other] = all;
    for (let count = 0; count < 7; count += 1) await killed?.reserve('k', 'pooled', 10_000);
    let spent = 7;
    while ((await other?.reserve('k', 'pooled', 10_000)) !== null) spent += 1;
    expect(spent).toBeLessThanOrEqual(10_000);
    expect(10_000 - spent).toBeLessThanOrEqual(100);
  });
});

test.each([
  ['2026-11-21T12:00:00Z', '2026-11', '2026-12-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
  ['2028-02-29T00:00:00Z', '2028-02', '2028-03-01T00:00:00.000Z'],
])('the instant %s belongs to the month %s', (at, name, end) => {
  const month = toMonth(Date.parse(at));
  expect(month.name).toBe(name);
  expect(new Date(month.end).toISOString()).toBe(end);
});
