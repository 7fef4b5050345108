import { describe, expect, test } from 'vitest';
import { Units, type Journal, type LeaseStore, type Meter, type Settlement } from './units.ts';

const november = Date.parse('2026-11-21T12:00:00Z');

interface Lease {
  readonly need: number;
  readonly wanted: number;
  readonly limit: number;
}

/** Units over a store that grants what the test says, and writes down what it was asked and told. */
function house(grant: (lease: Lease) => number = ({ wanted }) => wanted) {
  const state = { now: november, down: false };
  const asked: Lease[] = [];
  const told: { settlements: readonly Settlement[]; number: number }[] = [];
  const notes: string[] = [];
  let share = 0;
  const store: LeaseStore = {
    lease: async (_, lease) => {
      asked.push(lease);
      await Promise.resolve();
      if (state.down) throw new Error('down');
      return grant(lease);
    },
    settle: async (settlements, { number }) => {
      // Minus nothing is nothing.
      told.push({ settlements: settlements.map((one) => ({ ...one, taken: one.taken + 0 })), number });
      await Promise.resolve();
      if (state.down) throw new Error('down');
    },
  };
  const journal: Journal = {
    id: 'process',
    note: ({ unit }, count) => notes.push(`${unit} ${count}`),
    turn: () => {
      notes.push(`share ${(share += 1)} ends`);
      return share;
    },
    forget: (number) => notes.push(`share ${number} is settled`),
  };
  const units = new Units(store, { clock: () => state.now, journal });
  const settled = () => told.flatMap(({ settlements }) => settlements);
  return { state, asked, told, notes, units, settled };
}

async function meterOf(taken: Meter | null | Promise<Meter | null>): Promise<Meter> {
  const meter = await taken;
  if (meter === null) throw new Error('used up');
  return meter;
}

describe('what a process asks the store for', () => {
  test.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [10_000, 50],
    [200_000, 1000],
    [1_000_000, 1000],
  ])('of %i a month %i at a time', async (limit, block) => {
    const { units, asked } = house();
    await units.reserve('k', 'pooled', limit);
    expect(asked).toEqual([{ need: 1, wanted: block, limit }]);
  });

  test('as many as a request needs, where that is more than a block', async () => {
    const { units, asked } = house();
    await units.reserve('k', 'pooled', 1000, 40);
    expect(asked).toEqual([{ need: 40, wanted: 40, limit: 1000 }]);
  });

  test('for all requests that wait, once', async () => {
    const { units, asked } = house(({ need }) => need);
    const first = units.reserve('k', 'pooled', 200);
    const others = Array.from({ length: 9 }, () => units.reserve('k', 'pooled', 200));
    await Promise.all([first, ...others]);
    expect(asked.map(({ wanted }) => wanted)).toEqual([1, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test('a quarter of a block before its end it asks ahead, and nobody waits', async () => {
    const { units, asked } = house();
    await units.reserve('k', 'pooled', 8000);
    expect(asked).toHaveLength(1);
    // 40 are leased, one is spent.
    for (let left = 38; left >= 10; left -= 1)
      expect(units.reserve('k', 'pooled', 8000)).not.toBeInstanceOf(Promise);
    expect(asked).toHaveLength(1);
    expect(units.reserve('k', 'pooled', 8000)).not.toBeInstanceOf(Promise);
    expect(asked).toEqual([
      { need: 1, wanted: 40, limit: 8000 },
      { need: 1, wanted: 40, limit: 8000 },
    ]);
    // Not again while the answer is under way.
    void units.reserve('k', 'pooled', 8000);
    expect(asked).toHaveLength(2);
  });

  test('a plan that leases single units does not ask ahead', async () => {
    const { units, asked } = house(() => 2);
    await units.reserve('k', 'pooled', 200);
    expect(units.reserve('k', 'pooled', 200)).not.toBeInstanceOf(Promise);
    expect(asked).toHaveLength(1);
  });

  test('a question ahead that fails or comes back empty harms nobody; an empty one pauses the next', async () => {
    let granted = 40;
    const { units, asked, state } = house(() => granted);
    await units.reserve('k', 'pooled', 8000, 31);
    state.down = true;
    expect(units.reserve('k', 'pooled', 8000)).not.toBeInstanceOf(Promise);
    await new Promise(setImmediate);
    state.down = false;
    granted = 0;
    expect(units.reserve('k', 'pooled', 8000)).not.toBeInstanceOf(Promise);
    await new Promise(setImmediate);
    expect(asked).toHaveLength(3);
    state.now += 999;
    void units.reserve('k', 'pooled', 8000);
    expect(asked).toHaveLength(3);
    state.now += 1;
    void units.reserve('k', 'pooled', 8000);
    expect(asked).toHaveLength(4);
  });
});

describe('an allowance that is used up', () => {
  test('the store is not asked again for a second', async () => {
    const { units, asked, state } = house(() => 0);
    expect(await units.reserve('k', 'carrier', 5)).toBeNull();
    state.now += 999;
    expect(await units.reserve('k', 'carrier', 5)).toBeNull();
    expect(asked).toHaveLength(1);
    state.now += 1;
    expect(await units.reserve('k', 'carrier', 5)).toBeNull();
    expect(asked).toHaveLength(2);
  });

  test('a clock that jumps back asks at once', async () => {
    const { units, asked, state } = house(() => 0);
    await units.reserve('k', 'carrier', 5);
    state.now -= 1;
    await units.reserve('k', 'carrier', 5);
    expect(asked).toHaveLength(2);
  });

  test('units that come back while the store says that there are no more are taken', async () => {
    let back = () => undefined;
    const { units } = house(() => {
      back();
      return back === nothing ? 3 : 0;
    });
    const nothing = back;
    const meter = await meterOf(units.reserve('k', 'carrier', 3, 3));
    back = () => void units.release(meter, 2);
    expect(await units.reserve('k', 'carrier', 3, 2)).not.toBeNull();
  });

  test('a request for more than is left is refused, and one for what is left is not', async () => {
    const { units, asked } = house(() => (asked.length === 1 ? 3 : 0));
    expect(await units.reserve('k', 'carrier', 3, 4)).toBeNull();
    expect(await units.reserve('k', 'carrier', 3, 3)).not.toBeNull();
  });
});

describe('whoever waits is served in turn', () => {
  test('a unit that comes while others wait for it is not taken by who comes then', async () => {
    const { units, asked } = house(({ need }) => (asked.length <= 3 ? need : 0));
    const served: string[] = [];
    const take = async (name: string) => {
      if ((await units.reserve('k', 'pooled', 200)) !== null) served.push(name);
    };
    const all = [take('first'), take('second')];
    // One more in each turn of the microtasks: some come just when a unit has come.
    for (const name of 'abcdefghij') {
      await Promise.resolve();
      all.push(take(name));
    }
    await Promise.all(all);
    expect(served).toEqual(['first', 'second', 'a']);
  });

  test('a unit that comes back is the first one’s, before the store answers', async () => {
    let answer: (granted: number) => void = () => undefined;
    const later = new Promise<number>((go) => (answer = go));
    const units = new Units(
      {
        lease: (_, { need }) => (need === 1 ? Promise.resolve(1) : later),
        settle: async () => undefined,
      },
      { clock: () => november },
    );
    const held = await meterOf(units.reserve('k', 'pooled', 200));
    const two = units.reserve('k', 'pooled', 200, 2);
    const one = units.reserve('k', 'pooled', 200);
    units.release(held);
    units.release(held);
    expect(await two).toBe(held);
    answer(1);
    expect(await one).toBe(held);
  });
});

describe('up to so many', () => {
  const range = (least: number, most: number) => ({ least, most });

  test('without a limit all of them, and nothing is asked', () => {
    const { units, asked } = house();
    expect(units.reserveUpTo('k', 'pooled', null, range(1, 7))).toMatchObject({ count: 7 });
    expect(asked).toEqual([]);
  });

  test('what is in hand is enough: at once, and no more than was wanted', async () => {
    const { units, asked } = house(() => 10);
    await units.reserve('k', 'pooled', 100);
    expect(units.reserveUpTo('k', 'pooled', 100, range(1, 9))).toMatchObject({
      count: 9,
      meter: { left: 0 },
    });
    expect(asked).toHaveLength(1);
  });

  test('the store is asked until it has no more, for the least that is still missing', async () => {
    const grants = [3, 2, 0];
    const { units, asked } = house(() => grants.shift() ?? 0);
    expect(await units.reserveUpTo('k', 'pooled', 100, range(5, 9))).toMatchObject({ count: 5 });
    expect(asked).toEqual([
      { need: 5, wanted: 9, limit: 100 },
      { need: 2, wanted: 9, limit: 100 },
      { need: 1, wanted: 9, limit: 100 },
    ]);
  });

  test('fewer than the least are none, and stay in hand', async () => {
    const { units } = house(() => 0);
    expect(await units.reserveUpTo('k', 'pooled', 100, range(1, 9))).toBeNull();
    const other = house(() => (other.asked.length === 1 ? 4 : 0));
    expect(await other.units.reserveUpTo('k', 'pooled', 100, range(5, 9))).toBeNull();
    expect(await other.units.reserveUpTo('k', 'pooled', 100, range(4, 4))).toMatchObject({ count: 4 });
  });

  test('of nothing left none are reserved, however few would do', async () => {
    const { units, notes } = house(() => 0);
    expect(await units.reserveUpTo('k', 'pooled', 100, range(0, 9))).toBeNull();
    expect(units.reserveUpTo('k', 'pooled', null, range(0, 0))).toBeNull();
    expect(notes).toEqual([]);
  });

  test('an account that is empty is left alone for a second', async () => {
    const { units, asked, state } = house(() => 0);
    await units.reserveUpTo('k', 'pooled', 100, range(1, 9));
    state.now += 999;
    await units.reserveUpTo('k', 'pooled', 100, range(1, 9));
    expect(asked).toHaveLength(1);
    state.now += 1;
    await units.reserveUpTo('k', 'pooled', 100, range(1, 9));
    expect(asked).toHaveLength(2);
    state.now -= 1;
    await units.reserveUpTo('k', 'pooled', 100, range(1, 9));
    expect(asked).toHaveLength(3);
  });

  test('so is one that has too few left, and those few do for whoever wants no more', async () => {
    const { units, asked } = house(() => (asked.length === 1 ? 1 : 0));
    expect(await units.reserveUpTo('k', 'pooled', 100, range(2, 9))).toBeNull();
    expect(await units.reserveUpTo('k', 'pooled', 100, range(2, 9))).toBeNull();
    expect(await units.reserveUpTo('k', 'pooled', 100, range(1, 9))).toMatchObject({ count: 1 });
    expect(asked).toHaveLength(2);
  });
});

describe('several kinds at once', () => {
  const both = [
    { unit: 'pooled', limit: 100, count: 3 },
    { unit: 'carrier', limit: 100, count: 2 },
  ] as const;

  test('each is counted, without a promise where both are in hand', async () => {
    const { units, notes } = house(() => 10);
    expect(await units.reserveAll('k', both)).toMatchObject([
      { count: 3, meter: { unit: 'pooled' } },
      { count: 2, meter: { unit: 'carrier' } },
    ]);
    expect(units.reserveAll('k', both)).not.toBeInstanceOf(Promise);
    expect(notes).toEqual(['pooled 3', 'carrier 2', 'pooled 3', 'carrier 2']);
  });

  test('what was reserved of one comes back when the other is used up', async () => {
    const { units, notes } = house(({ need }) => (need === 3 ? 3 : 0));
    expect(await units.reserveAll('k', both)).toBe('carrier');
    expect(notes).toEqual(['pooled 3', 'pooled -3']);
    expect(units.reserve('k', 'pooled', 100, 3)).not.toBeInstanceOf(Promise);
  });

  test('and when the store falls silent in between', async () => {
    const { units, notes, state } = house(({ need }) => need);
    units.release(await meterOf(units.reserve('k', 'pooled', 100, 3)), 3);
    state.down = true;
    await expect(units.reserveAll('k', both)).rejects.toThrow('down');
    expect(notes).toEqual(['pooled 3', 'pooled -3', 'pooled 3', 'pooled -3']);
  });
});

describe('what a process tells the store', () => {
  test('nothing, where nothing has happened', async () => {
    const { units, told } = house();
    await units.flush();
    await units.reserve('k', 'pooled', 1000);
    await units.flush();
    await units.flush();
    await units.close();
    await units.close();
    expect(told).toHaveLength(2);
  });

  test('what was spent; the lease stays', async () => {
    const { units, settled } = house();
    await units.reserve('k', 'pooled', 1000, 3);
    await units.flush();
    expect(settled()).toEqual([{ key: 'k', unit: 'pooled', month: '2026-11', spent: 3, taken: 0 }]);
    expect(units.reserve('k', 'pooled', 1000, 2)).not.toBeInstanceOf(Promise);
  });

  test('without a limit what was spent counts as taken, and units that came back as given', async () => {
    const { units, settled } = house();
    const meter = await meterOf(units.reserve('k', 'pooled', null, 3));
    await units.flush();
    units.release(meter, 2);
    await units.flush();
    expect(settled().map(({ spent, taken }) => [spent, taken])).toEqual([
      [3, 3],
      [-2, -2],
    ]);
  });

  test('a lease that nobody has spent from for more than 30 seconds goes back', async () => {
    const { units, settled, state, asked } = house();
    await units.reserve('k', 'pooled', 1000, 2);
    state.now += 30_000;
    await units.flush();
    expect(settled()).toEqual([{ key: 'k', unit: 'pooled', month: '2026-11', spent: 2, taken: 0 }]);
    state.now += 1;
    await units.flush();
    expect(settled().at(-1)).toEqual({ key: 'k', unit: 'pooled', month: '2026-11', spent: 0, taken: -3 });
    await units.reserve('k', 'pooled', 1000);
    expect(asked).toHaveLength(2);
  });

  test('spending keeps a lease', async () => {
    const { units, settled, state } = house();
    await units.reserve('k', 'pooled', 1000);
    state.now += 30_000;
    await units.reserve('k', 'pooled', 1000);
    await units.reserveUpTo('k', 'carrier', 1000, { least: 1, most: 1 });
    state.now += 30_000;
    await units.reserveUpTo('k', 'carrier', 1000, { least: 1, most: 1 });
    await units.flush();
    expect(settled().every(({ taken }) => taken === 0)).toBe(true);
    state.now += 30_000;
    await units.flush();
    expect(settled().filter(({ taken }) => taken < 0)).toMatchObject([{ unit: 'pooled', taken: -3 }]);
  });

  test('a clock that jumps back gives leases back: nobody knows how long they have lain', async () => {
    const { units, settled, state } = house();
    await units.reserve('k', 'pooled', 1000);
    state.now -= 1;
    await units.flush();
    expect(settled()).toMatchObject([{ spent: 1, taken: -4 }]);
  });

  test('a month that is over is settled as its own', async () => {
    const { units, settled, state } = house();
    state.now = Date.parse('2026-11-30T23:59:59.999Z');
    await units.reserve('k', 'pooled', 1000);
    await units.reserve('l', 'pooled', 1000);
    state.now += 1;
    await units.reserve('k', 'pooled', 1000, 2);
    await units.flush();
    expect(settled()).toHaveLength(3);
    expect(settled()).toEqual(
      expect.arrayContaining([
        { key: 'k', unit: 'pooled', month: '2026-11', spent: 1, taken: -4 },
        { key: 'l', unit: 'pooled', month: '2026-11', spent: 1, taken: -4 },
        { key: 'k', unit: 'pooled', month: '2026-12', spent: 2, taken: 0 },
      ]),
    );
  });

  test('a lease that is under way is not given back', async () => {
    const { units, settled, state } = house();
    await units.reserve('k', 'pooled', 1000);
    const waiting = units.reserve('k', 'pooled', 1000, 50);
    state.now += 40_000;
    await units.flush();
    expect(settled()).toMatchObject([{ taken: 0 }]);
    expect(await waiting).not.toBeNull();
  });

  test('stopping gives every lease back, also one that is under way', async () => {
    const { units, settled } = house();
    await units.reserve('k', 'pooled', 1000, 2);
    const waiting = units.reserve('k', 'carrier', 1000, 5);
    await units.close();
    expect(settled()).toEqual(
      expect.arrayContaining([
        { key: 'k', unit: 'pooled', month: '2026-11', spent: 2, taken: -3 },
        { key: 'k', unit: 'carrier', month: '2026-11', spent: 5, taken: 0 },
      ]),
    );
    await waiting;
  });

  test('stopping while the store is silent fails, and says so', async () => {
    const { units, state } = house();
    await units.reserve('k', 'pooled', 1000, 2);
    state.down = true;
    await expect(units.close()).rejects.toThrow('down');
  });
});

describe('a store that did not confirm', () => {
  test('is told the same share again before anything else, and what was leased not twice', async () => {
    const { units, told, notes, state } = house();
    await units.reserve('k', 'pooled', 1000, 2);
    await units.reserve('l', 'pooled', null, 4);
    state.down = true;
    state.now += 30_001;
    await expect(units.flush()).rejects.toThrow('down');
    await units.reserve('l', 'pooled', null, 5);
    state.down = false;
    await units.flush();
    expect(told.map(({ number }) => number)).toEqual([1, 1, 2]);
    expect(
      told.map(({ settlements }) => settlements.map(({ key, spent, taken }) => [key, spent, taken])),
    ).toEqual([
      [
        ['k', 2, -3],
        ['l', 4, 4],
      ],
      // The first may have arrived: a lease given back twice would let more pass than the plan has.
      [
        ['k', 2, 0],
        ['l', 4, 4],
      ],
      [['l', 5, 5]],
    ]);
    expect(notes).toEqual([
      ...['pooled 2', 'pooled 4', 'share 1 ends', 'pooled 5'],
      ...['share 1 is settled', 'share 2 ends', 'share 2 is settled'],
    ]);
  });

  test('keeps what was to leave meanwhile', async () => {
    const { units, told, state } = house();
    await units.reserve('k', 'pooled', 1000);
    state.down = true;
    await expect(units.flush()).rejects.toThrow('down');
    await units.reserve('k', 'pooled', 1000);
    state.now += 30_001;
    await expect(units.flush()).rejects.toThrow('down');
    state.down = false;
    await units.flush();
    expect(told.at(-1)).toMatchObject({ number: 2, settlements: [{ key: 'k', spent: 1, taken: -3 }] });
  });
});

test('a unit given back can be spent again, also one of a meter without a limit before', async () => {
  const { units, asked } = house();
  const meter = await meterOf(units.reserve('k', 'pooled', 200));
  units.release(meter);
  expect(units.reserve('k', 'pooled', 200)).not.toBeInstanceOf(Promise);
  expect(asked).toHaveLength(1);
});

test('a plan that changes counts at once', async () => {
  const { units, asked } = house(({ need }) => need);
  await units.reserve('k', 'pooled', null);
  await units.reserve('k', 'pooled', 1000);
  expect(asked).toEqual([{ need: 1, wanted: 5, limit: 1000 }]);
});

test('keys and kinds have meters of their own', async () => {
  const { units, asked } = house(() => 5);
  await units.reserve('k', 'pooled', 1000);
  await units.reserve('l', 'pooled', 1000);
  await units.reserve('k', 'carrier', 1000);
  expect(asked).toHaveLength(3);
});
