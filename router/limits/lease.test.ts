import { describe, expect, test } from 'vitest';
import { Units, type Journal, type LeaseStore, type Meter, type Settlement } from './units.ts';

const november = Date.parse('2026-11-21T12:00:00Z');

interface LeaseRequest {
  readonly need: number;
  readonly wanted: number;
  readonly limit: number;
}

/** Creates units with a store whose grants the test decides, and which records all requests and settlements. */
function fixture(grant: (lease: LeaseRequest) => number = ({ wanted }) => wanted) {
  const state = { now: november, down: false };
  const leaseRequests: LeaseRequest[] = [];
  const reportedSettlements: { settlements: readonly Settlement[]; number: number }[] = [];
  const journalNotes: string[] = [];
  let lastShare = 0;
  const store: LeaseStore = {
    lease: async (_, lease) => {
      leaseRequests.push(lease);
      await Promise.resolve();
      if (state.down) throw new Error('down');
      return grant(lease);
    },
    settle: async (settlements, { number }) => {
      // Adding 0 normalises -0 to 0.
      reportedSettlements.push({
        settlements: settlements.map((one) => ({ ...one, taken: one.taken + 0 })),
        number,
      });
      await Promise.resolve();
      if (state.down) throw new Error('down');
    },
  };
  const journal: Journal = {
    id: 'process',
    note: ({ unit }, count) => journalNotes.push(`${unit} ${count}`),
    turn: () => {
      journalNotes.push(`share ${(lastShare += 1)} ends`);
      return lastShare;
    },
    forget: (number) => journalNotes.push(`share ${number} is settled`),
  };
  const units = new Units(store, { clock: () => state.now, journal });
  const listSettlements = () => reportedSettlements.flatMap(({ settlements }) => settlements);
  return {
    state,
    requested: leaseRequests,
    reported: reportedSettlements,
    notes: journalNotes,
    units,
    settled: listSettlements,
  };
}

async function awaitMeter(reservation: Meter | null | Promise<Meter | null>): Promise<Meter> {
  const meter = await reservation;
  if (meter === null) throw new Error('used up');
  return meter;
}

describe('the size of a lease request', () => {
  test.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [10_000, 50],
    [200_000, 1000],
    [1_000_000, 1000],
  ])('with a limit of %i units per month, a lease has %i units', async (limit, block) => {
    const { units, requested } = fixture();
    await units.reserve('k', 'pooled', limit);
    expect(requested).toEqual([{ need: 1, wanted: block, limit }]);
  });

  test('a lease covers a request that needs more units than a block has', async () => {
    const { units, requested } = fixture();
    await units.reserve('k', 'pooled', 1000, 40);
    expect(requested).toEqual([{ need: 40, wanted: 40, limit: 1000 }]);
  });

  test('a lease covers the units of all waiting requests', async () => {
    const { units, requested } = fixture(({ need }) => need);
    const firstReservation = units.reserve('k', 'pooled', 200);
    const otherReservations = Array.from({ length: 9 }, () => units.reserve('k', 'pooled', 200));
    await Promise.all([firstReservation, ...otherReservations]);
    expect(requested.map(({ wanted }) => wanted)).toEqual([1, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test('a lease is renewed before its last quarter is used, so that no request waits', async () => {
    const { units, requested } = fixture();
    await units.reserve('k', 'pooled', 8000);
    expect(requested).toHaveLength(1);
    // 40 units are leased, one is spent.
    for (let leftUnits = 38; leftUnits >= 10; leftUnits -= 1)
      expect(units.reserve('k', 'pooled', 8000)).not.toBeInstanceOf(Promise);
    expect(requested).toHaveLength(1);
    expect(units.reserve('k', 'pooled', 8000)).not.toBeInstanceOf(Promise);
    expect(requested).toEqual([
      { need: 1, wanted: 40, limit: 8000 },
      { need: 1, wanted: 40, limit: 8000 },
    ]);
    // No second request starts while the lease request is pending.
    void units.reserve('k', 'pooled', 8000);
    expect(requested).toHaveLength(2);
  });

  test('a lease of one unit is not renewed in advance', async () => {
    const { units, requested } = fixture(() => 2);
    await units.reserve('k', 'pooled', 200);
    expect(units.reserve('k', 'pooled', 200)).not.toBeInstanceOf(Promise);
    expect(requested).toHaveLength(1);
  });

  test('a failed or empty lease renewal affects no requests, and an empty renewal delays the next renewal', async () => {
    let grantedUnits = 40;
    const { units, requested, state } = fixture(() => grantedUnits);
    await units.reserve('k', 'pooled', 8000, 31);
    state.down = true;
    expect(units.reserve('k', 'pooled', 8000)).not.toBeInstanceOf(Promise);
    await new Promise(setImmediate);
    state.down = false;
    grantedUnits = 0;
    expect(units.reserve('k', 'pooled', 8000)).not.toBeInstanceOf(Promise);
    await new Promise(setImmediate);
    expect(requested).toHaveLength(3);
    state.now += 999;
    void units.reserve('k', 'pooled', 8000);
    expect(requested).toHaveLength(3);
    state.now += 1;
    void units.reserve('k', 'pooled', 8000);
    expect(requested).toHaveLength(4);
  });
});

describe('an allowance that is used up', () => {
  test('an exhausted allowance is requested from the store at most once a second', async () => {
    const { units, requested, state } = fixture(() => 0);
    expect(await units.reserve('k', 'carrier', 5)).toBeNull();
    state.now += 999;
    expect(await units.reserve('k', 'carrier', 5)).toBeNull();
    expect(requested).toHaveLength(1);
    state.now += 1;
    expect(await units.reserve('k', 'carrier', 5)).toBeNull();
    expect(requested).toHaveLength(2);
  });

  test('an exhausted allowance is requested from the store immediately when the clock jumps back', async () => {
    const { units, requested, state } = fixture(() => 0);
    await units.reserve('k', 'carrier', 5);
    state.now -= 1;
    await units.reserve('k', 'carrier', 5);
    expect(requested).toHaveLength(2);
  });

  test('units that are released while the store reports an empty allowance can be reserved', async () => {
    let grantedCount = () => undefined;
    const { units } = fixture(() => {
      grantedCount();
      return grantedCount === noUnits ? 3 : 0;
    });
    const noUnits = grantedCount;
    const meter = await awaitMeter(units.reserve('k', 'carrier', 3, 3));
    grantedCount = () => void units.release(meter, 2);
    expect(await units.reserve('k', 'carrier', 3, 2)).not.toBeNull();
  });

  test('a request for more units than remain is rejected, and a request for exactly the remaining units succeeds', async () => {
    const { units, requested } = fixture(() => (requested.length === 1 ? 3 : 0));
    expect(await units.reserve('k', 'carrier', 3, 4)).toBeNull();
    expect(await units.reserve('k', 'carrier', 3, 3)).not.toBeNull();
  });
});

describe('waiting requests', () => {
  test('a later request does not reserve a unit for which earlier requests wait', async () => {
    const { units, requested } = fixture(({ need }) => (requested.length <= 3 ? need : 0));
    const servedNames: string[] = [];
    const reserveFor = async (name: string) => {
      if ((await units.reserve('k', 'pooled', 200)) !== null) servedNames.push(name);
    };
    const reservations = [reserveFor('first'), reserveFor('second')];
    // Adds a request per microtask, so that some arrive exactly when a unit becomes available.
    for (const name of 'abcdefghij') {
      await Promise.resolve();
      reservations.push(reserveFor(name));
    }
    await Promise.all(reservations);
    expect(servedNames).toEqual(['first', 'second', 'a']);
  });

  test('a released unit is given to the first waiting request, before the store responds', async () => {
    let grant: (granted: number) => void = () => undefined;
    const pendingGrant = new Promise<number>((go) => (grant = go));
    const units = new Units(
      {
        lease: (_, { need }) => (need === 1 ? Promise.resolve(1) : pendingGrant),
        settle: async () => undefined,
      },
      { clock: () => november },
    );
    const reserved = await awaitMeter(units.reserve('k', 'pooled', 200));
    const secondReservation = units.reserve('k', 'pooled', 200, 2);
    const firstReservation = units.reserve('k', 'pooled', 200);
    units.release(reserved);
    units.release(reserved);
    expect(await secondReservation).toBe(reserved);
    grant(1);
    expect(await firstReservation).toBe(reserved);
  });
});

describe('reserveUpTo', () => {
  const createRange = (least: number, most: number) => ({ least, most });

  test('reserveUpTo without a limit reserves the maximum and requests no lease', () => {
    const { units, requested } = fixture();
    expect(units.reserveUpTo('k', 'pooled', null, createRange(1, 7))).toMatchObject({ count: 7 });
    expect(requested).toEqual([]);
  });

  test('reserveUpTo reserves leased units synchronously, and no more than requested', async () => {
    const { units, requested } = fixture(() => 10);
    await units.reserve('k', 'pooled', 100);
    expect(units.reserveUpTo('k', 'pooled', 100, createRange(1, 9))).toMatchObject({
      count: 9,
      meter: { left: 0 },
    });
    expect(requested).toHaveLength(1);
  });

  test('reserveUpTo leases units for the missing minimum until the store has none left', async () => {
    const grantedCounts = [3, 2, 0];
    const { units, requested } = fixture(() => grantedCounts.shift() ?? 0);
    expect(await units.reserveUpTo('k', 'pooled', 100, createRange(5, 9))).toMatchObject({ count: 5 });
    expect(requested).toEqual([
      { need: 5, wanted: 9, limit: 100 },
      { need: 2, wanted: 9, limit: 100 },
      { need: 1, wanted: 9, limit: 100 },
    ]);
  });

  test('reserveUpTo reserves nothing below the minimum, and the units stay leased', async () => {
    const { units } = fixture(() => 0);
    expect(await units.reserveUpTo('k', 'pooled', 100, createRange(1, 9))).toBeNull();
    const otherFixture = fixture(() => (otherFixture.requested.length === 1 ? 4 : 0));
    expect(await otherFixture.units.reserveUpTo('k', 'pooled', 100, createRange(5, 9))).toBeNull();
    expect(await otherFixture.units.reserveUpTo('k', 'pooled', 100, createRange(4, 4))).toMatchObject({
      count: 4,
    });
  });

  test('reserveUpTo reserves nothing from an empty allowance, even with a minimum of 0', async () => {
    const { units, notes } = fixture(() => 0);
    expect(await units.reserveUpTo('k', 'pooled', 100, createRange(0, 9))).toBeNull();
    expect(units.reserveUpTo('k', 'pooled', null, createRange(0, 0))).toBeNull();
    expect(notes).toEqual([]);
  });

  test('reserveUpTo does not request an empty allowance again for a second', async () => {
    const { units, requested, state } = fixture(() => 0);
    await units.reserveUpTo('k', 'pooled', 100, createRange(1, 9));
    state.now += 999;
    await units.reserveUpTo('k', 'pooled', 100, createRange(1, 9));
    expect(requested).toHaveLength(1);
    state.now += 1;
    await units.reserveUpTo('k', 'pooled', 100, createRange(1, 9));
    expect(requested).toHaveLength(2);
    state.now -= 1;
    await units.reserveUpTo('k', 'pooled', 100, createRange(1, 9));
    expect(requested).toHaveLength(3);
  });

  test('reserveUpTo requests no further lease when too few units are left, and a smaller request gets these units', async () => {
    const { units, requested } = fixture(() => (requested.length === 1 ? 1 : 0));
    expect(await units.reserveUpTo('k', 'pooled', 100, createRange(2, 9))).toBeNull();
    expect(await units.reserveUpTo('k', 'pooled', 100, createRange(2, 9))).toBeNull();
    expect(await units.reserveUpTo('k', 'pooled', 100, createRange(1, 9))).toMatchObject({ count: 1 });
    expect(requested).toHaveLength(2);
  });
});

describe('several kinds of units', () => {
  const reservations = [
    { unit: 'pooled', limit: 100, count: 3 },
    { unit: 'carrier', limit: 100, count: 2 },
  ] as const;

  test('several kinds of units are journaled separately, and reserved synchronously when all are leased', async () => {
    const { units, notes } = fixture(() => 10);
    expect(await units.reserveAll('k', reservations)).toMatchObject([
      { count: 3, meter: { unit: 'pooled' } },
      { count: 2, meter: { unit: 'carrier' } },
    ]);
    expect(units.reserveAll('k', reservations)).not.toBeInstanceOf(Promise);
    expect(notes).toEqual(['pooled 3', 'carrier 2', 'pooled 3', 'carrier 2']);
  });

  test('all reserved units are released when one kind of units is exhausted', async () => {
    const { units, notes } = fixture(({ need }) => (need === 3 ? 3 : 0));
    expect(await units.reserveAll('k', reservations)).toBe('carrier');
    expect(notes).toEqual(['pooled 3', 'pooled -3']);
    expect(units.reserve('k', 'pooled', 100, 3)).not.toBeInstanceOf(Promise);
  });

  test('reserved units are released when the store fails between two kinds of units', async () => {
    const { units, notes, state } = fixture(({ need }) => need);
    units.release(await awaitMeter(units.reserve('k', 'pooled', 100, 3)), 3);
    state.down = true;
    await expect(units.reserveAll('k', reservations)).rejects.toThrow('down');
    expect(notes).toEqual(['pooled 3', 'pooled -3', 'pooled 3', 'pooled -3']);
  });
});

describe('settlements with the store', () => {
  test('a settlement without usage is empty', async () => {
    const { units, reported } = fixture();
    await units.flush();
    await units.reserve('k', 'pooled', 1000);
    await units.flush();
    await units.flush();
    await units.close();
    await units.close();
    expect(reported).toHaveLength(2);
  });

  test('a settlement contains the spent units, and the lease stays', async () => {
    const { units, settled } = fixture();
    await units.reserve('k', 'pooled', 1000, 3);
    await units.flush();
    expect(settled()).toEqual([{ key: 'k', unit: 'pooled', month: '2026-11', spent: 3, taken: 0 }]);
    expect(units.reserve('k', 'pooled', 1000, 2)).not.toBeInstanceOf(Promise);
  });

  test('the settlement of a key without a limit counts spent units as taken, and released units as returned', async () => {
    const { units, settled } = fixture();
    const meter = await awaitMeter(units.reserve('k', 'pooled', null, 3));
    await units.flush();
    units.release(meter, 2);
    await units.flush();
    expect(settled().map(({ spent, taken }) => [spent, taken])).toEqual([
      [3, 3],
      [-2, -2],
    ]);
  });

  test('a settlement returns a lease that is unused for more than 30 seconds', async () => {
    const { units, settled, state, requested } = fixture();
    await units.reserve('k', 'pooled', 1000, 2);
    state.now += 30_000;
    await units.flush();
    expect(settled()).toEqual([{ key: 'k', unit: 'pooled', month: '2026-11', spent: 2, taken: 0 }]);
    state.now += 1;
    await units.flush();
    expect(settled().at(-1)).toEqual({ key: 'k', unit: 'pooled', month: '2026-11', spent: 0, taken: -3 });
    await units.reserve('k', 'pooled', 1000);
    expect(requested).toHaveLength(2);
  });

  test('a settlement keeps a lease that is in use', async () => {
    const { units, settled, state } = fixture();
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

  test('a settlement returns all leases when the clock jumps back, because their age is unknown', async () => {
    const { units, settled, state } = fixture();
    await units.reserve('k', 'pooled', 1000);
    state.now -= 1;
    await units.flush();
    expect(settled()).toMatchObject([{ spent: 1, taken: -4 }]);
  });

  test('the settlement of a past month is separate from that of the current month', async () => {
    const { units, settled, state } = fixture();
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

  test('a settlement does not return a lease whose renewal is pending', async () => {
    const { units, settled, state } = fixture();
    await units.reserve('k', 'pooled', 1000);
    const waitingReservation = units.reserve('k', 'pooled', 1000, 50);
    state.now += 40_000;
    await units.flush();
    expect(settled()).toMatchObject([{ taken: 0 }]);
    expect(await waitingReservation).not.toBeNull();
  });

  test('the settlement on close returns every lease, including pending leases', async () => {
    const { units, settled } = fixture();
    await units.reserve('k', 'pooled', 1000, 2);
    const waitingReservation = units.reserve('k', 'carrier', 1000, 5);
    await units.close();
    expect(settled()).toEqual(
      expect.arrayContaining([
        { key: 'k', unit: 'pooled', month: '2026-11', spent: 2, taken: -3 },
        { key: 'k', unit: 'carrier', month: '2026-11', spent: 5, taken: 0 },
      ]),
    );
    await waitingReservation;
  });

  test('the settlement on close fails while the store is unavailable', async () => {
    const { units, state } = fixture();
    await units.reserve('k', 'pooled', 1000, 2);
    state.down = true;
    await expect(units.close()).rejects.toThrow('down');
  });
});

describe('an unconfirmed settlement', () => {
  test('an unconfirmed settlement is repeated before any other settlement, and returns no lease twice', async () => {
    const { units, reported, notes, state } = fixture();
    await units.reserve('k', 'pooled', 1000, 2);
    await units.reserve('l', 'pooled', null, 4);
    state.down = true;
    state.now += 30_001;
    await expect(units.flush()).rejects.toThrow('down');
    await units.reserve('l', 'pooled', null, 5);
    state.down = false;
    await units.flush();
    expect(reported.map(({ number }) => number)).toEqual([1, 1, 2]);
    expect(
      reported.map(({ settlements }) => settlements.map(({ key, spent, taken }) => [key, spent, taken])),
    ).toEqual([
      [
        ['k', 2, -3],
        ['l', 4, 4],
      ],
      // The store might have processed the first attempt: a lease that is returned twice would exceed the plan.
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

  test('a meter that is used again before its removal stays in memory', async () => {
    const { units, reported, state } = fixture();
    await units.reserve('k', 'pooled', 1000);
    state.down = true;
    await expect(units.flush()).rejects.toThrow('down');
    await units.reserve('k', 'pooled', 1000);
    state.now += 30_001;
    await expect(units.flush()).rejects.toThrow('down');
    state.down = false;
    await units.flush();
    expect(reported.at(-1)).toMatchObject({ number: 2, settlements: [{ key: 'k', spent: 1, taken: -3 }] });
  });
});

test('a unit that was released can be reserved again', async () => {
  const { units, requested } = fixture();
  const meter = await awaitMeter(units.reserve('k', 'pooled', 200));
  units.release(meter);
  expect(units.reserve('k', 'pooled', 200)).not.toBeInstanceOf(Promise);
  expect(requested).toHaveLength(1);
});

test('a change of the price plan takes effect immediately', async () => {
  const { units, requested } = fixture(({ need }) => need);
  await units.reserve('k', 'pooled', null);
  await units.reserve('k', 'pooled', 1000);
  expect(requested).toEqual([{ need: 1, wanted: 5, limit: 1000 }]);
});

test('each key and each kind of units has its own meter', async () => {
  const { units, requested } = fixture(() => 5);
  await units.reserve('k', 'pooled', 1000);
  await units.reserve('l', 'pooled', 1000);
  await units.reserve('k', 'carrier', 1000);
  expect(requested).toHaveLength(3);
});
