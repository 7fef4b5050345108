import { describe, expect, test } from 'vitest';
import { LookupError } from '../../core/lookup-error.ts';
import { monthAt } from './month.ts';
import { Units, type Allowance, type LeaseStore } from './units.ts';

const november = Date.parse('2026-11-21T12:00:00Z');

/** The common account, in memory. */
function house(processes = 1) {
  const rows = new Map<string, { leased: number; used: number }>();
  const state = { now: november, down: false, asked: 0 };
  const rowOf = ({ key, unit, month }: Allowance) => {
    const id = `${key} ${unit} ${month}`;
    const row = rows.get(id) ?? { leased: 0, used: 0 };
    rows.set(id, row);
    return row;
  };
  const answer = async () => {
    state.asked += 1;
    await Promise.resolve();
    if (state.down) throw new LookupError('service_unavailable', 'down');
  };
  const store: LeaseStore = {
    async lease(allowance, { need, wanted, limit }) {
      await answer();
      const row = rowOf(allowance);
      const free = Math.max(0, limit - row.leased);
      const granted = Math.min(free, wanted, Math.max(need, Math.floor(free / 8)));
      row.leased += granted;
      return granted;
    },
    async settle(settlements) {
      await answer();
      for (const settlement of settlements) {
        const row = rowOf(settlement);
        row.used += settlement.spent;
        row.leased += settlement.taken;
      }
    },
  };
  const all = Array.from({ length: processes }, () => new Units(store, { clock: () => state.now }));
  return { rows, state, units: all[0] ?? new Units(store, { clock: () => state.now }), all };
}

describe('one process', () => {
  test('LIM-013 ERR-025 the allowance is spent to the last unit and no further', async () => {
    const { units } = house();
    const taken = [];
    for (let count = 0; count < 12; count += 1) taken.push(await units.reserve('k', 'carrier', 10));
    expect(taken.map((meter) => meter !== null)).toEqual([...Array<boolean>(10).fill(true), false, false]);
  });

  test('LIM-040 parallel requests: exactly the allowance passes', async () => {
    const { units, state } = house();
    const taken = await Promise.all(
      Array.from({ length: 300 }, async () => units.reserve('k', 'pooled', 100)),
    );
    expect(taken.filter((meter) => meter !== null)).toHaveLength(100);
    expect(state.asked).toBeLessThan(40);
  });

  test('a unit in hand is taken without a promise', async () => {
    const { units } = house();
    await units.reserve('k', 'pooled', 100_000);
    expect(units.reserve('k', 'pooled', 100_000)).not.toBeInstanceOf(Promise);
  });

  test('without a limit nothing is leased, and what is spent is still counted', async () => {
    const { units, state, rows } = house();
    for (let count = 0; count < 1000; count += 1) {
      expect(units.reserve('k', 'pooled', null)).not.toBeInstanceOf(Promise);
    }
    expect(state.asked).toBe(0);
    await units.flush();
    expect(rows.get('k pooled 2026-11')).toEqual({ used: 1000, leased: 1000 });
  });

  test('LIM-036 a unit that is given back can be spent again', async () => {
    const { units } = house();
    const meter = await units.reserve('k', 'carrier', 1);
    expect(await units.reserve('k', 'carrier', 1)).toBeNull();
    if (meter !== null) units.release(meter);
    expect(await units.reserve('k', 'carrier', 1)).not.toBeNull();
  });

  test('several kinds: all are reserved or none', async () => {
    const { units, rows } = house();
    const wishes = [
      { unit: 'pooled', limit: 5, count: 1 },
      { unit: 'email_deep', limit: 0, count: 1 },
    ] as const;
    expect(await units.reserveAll('k', wishes)).toBe('email_deep');
    await units.close();
    expect(rows.get('k pooled 2026-11')).toEqual({ used: 0, leased: 0 });
  });

  test('LIM-010 LIM-013 a new month in UTC starts anew', async () => {
    const { units, state, rows } = house();
    state.now = Date.parse('2026-11-30T23:59:59.999Z');
    expect(await units.reserve('k', 'carrier', 1)).not.toBeNull();
    expect(await units.reserve('k', 'carrier', 1)).toBeNull();
    state.now += 1;
    expect(await units.reserve('k', 'carrier', 1)).not.toBeNull();
    await units.close();
    expect(rows.get('k carrier 2026-11')).toEqual({ used: 1, leased: 1 });
    expect(rows.get('k carrier 2026-12')).toEqual({ used: 1, leased: 1 });
  });

  test('a unit given back after the month has ended does not enlarge the new one', async () => {
    const { units, state } = house();
    const old = await units.reserve('k', 'carrier', 1);
    state.now = Date.parse('2026-12-01T00:00:00Z');
    expect(await units.reserve('k', 'carrier', 1)).not.toBeNull();
    if (old !== null) units.release(old);
    expect(await units.reserve('k', 'carrier', 1)).toBeNull();
  });

  test('a larger plan counts at once, or a second later when the old one was used up', async () => {
    const { units, state } = house();
    await units.reserve('k', 'carrier', 1);
    expect(await units.reserve('k', 'carrier', 1)).toBeNull();
    expect(await units.reserve('k', 'carrier', 5)).toBeNull();
    state.now += 1000;
    expect(await units.reserve('k', 'carrier', 5)).not.toBeNull();
  });

  test('a plan that is limited from now on is limited from now on', async () => {
    const { units } = house();
    for (let count = 0; count < 5; count += 1) await units.reserve('k', 'carrier', null);
    const taken = [];
    for (let count = 0; count < 4; count += 1) taken.push(await units.reserve('k', 'carrier', 3));
    expect(taken.map((meter) => meter !== null)).toEqual([true, true, true, false]);
  });

  test('its totals tell what was reserved and what was returned, by kind', async () => {
    const { units } = house();
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

describe('a store that does not answer', () => {
  test('is service_unavailable when nothing is in hand, and no unit is lost', async () => {
    const { units, state } = house();
    state.down = true;
    await expect(units.reserve('k', 'carrier', 1)).rejects.toMatchObject({
      extensions: { code: 'service_unavailable' },
    });
    state.down = false;
    expect(await units.reserve('k', 'carrier', 1)).not.toBeNull();
  });

  test('what is in hand is spent meanwhile, and told when the store is back', async () => {
    const { units, state, rows } = house();
    await units.reserve('k', 'pooled', 10_000);
    state.down = true;
    for (let count = 0; count < 20; count += 1)
      expect(await units.reserve('k', 'pooled', 10_000)).not.toBeNull();
    await expect(units.flush()).rejects.toThrow();
    state.down = false;
    await units.flush();
    expect(rows.get('k pooled 2026-11')?.used).toBe(21);
  });

  test('the other kind that was reserved before it fell silent goes back', async () => {
    const { units, state } = house();
    await units.reserve('k', 'pooled', 200);
    await units.reserve('k', 'pooled', 200);
    const before = units.reserve('k', 'pooled', null);
    expect(before).not.toBeNull();
    state.down = true;
    const wishes = [
      { unit: 'carrier', limit: null, count: 1 },
      { unit: 'email_deep', limit: 1, count: 1 },
    ] as const;
    await expect(units.reserveAll('k', wishes)).rejects.toThrow();
    state.down = false;
    await units.flush();
    // Nothing of carrier is told: what was taken came back.
    expect(await units.reserve('k', 'email_deep', 1)).not.toBeNull();
  });
});

describe('several processes', () => {
  test('together they spend exactly the allowance', async () => {
    const { all } = house(4);
    const taken = await Promise.all(
      Array.from({ length: 3000 }, async (_, index) => all[index % 4]?.reserve('k', 'pooled', 1000)),
    );
    const spent = taken.filter((meter) => meter !== null).length;
    expect(spent).toBeLessThanOrEqual(1000);
    // What one holds and has not spent, another is refused: little, since blocks shrink towards the end.
    expect(spent).toBeGreaterThan(980);
  });

  test('what one leaves idle, another spends', async () => {
    const { all, state } = house(2);
    const [one, two] = all;
    await one?.reserve('k', 'pooled', 1000);
    state.now += 30_001;
    await one?.flush();
    let spent = 0;
    while ((await two?.reserve('k', 'pooled', 1000)) !== null) spent += 1;
    expect(spent).toBe(999);
  });

  test('a process that is killed takes its unspent lease with it, and no more', async () => {
    const { all } = house(2);
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
])('%s lies in %s', (at, name, end) => {
  const month = monthAt(Date.parse(at));
  expect(month.name).toBe(name);
  expect(new Date(month.end).toISOString()).toBe(end);
});
