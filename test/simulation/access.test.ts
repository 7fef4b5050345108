import { expect, test } from 'vitest';
import { toMonth } from '../../router/limits/month.ts';
import { Units, type Allowance, type LeaseStore, type Meter } from '../../router/limits/units.ts';
import { Windows } from '../../router/limits/window.ts';

const eventCount = 1_000_000;

/** Seeded pseudo-random numbers (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  const drawRandom = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next: drawRandom, below: (limit: number) => Math.floor(drawRandom() * limit) };
}

/** An unreliable clock: it advances, stands still, leaps ahead and jumps back. */
function createBadClock({ next, below }: ReturnType<typeof createRandom>, start: number) {
  const clock = { now: start, /** The sum of all forward steps, in milliseconds. */ forward: 0 };
  const moveClock = (by: number) => {
    clock.now += by;
    if (by > 0) clock.forward += by;
  };
  return Object.assign(clock, {
    tick() {
      const randomNumber = next();
      if (randomNumber < 0.9) moveClock(below(40));
      else if (randomNumber < 0.9999) moveClock(below(3000));
      else moveClock((next() - 0.5) * 40 * 86_400_000);
    },
  });
}

test('LIM-003 LIM-004 LIM-005: rate limit windows are exact for a million requests with an unreliable clock', () => {
  const random = createRandom(1);
  const clock = createBadClock(random, Date.parse('2026-11-21T12:00:00Z'));
  const windows = new Windows(40);
  const limits = Array.from({ length: 30 }, (_, key) => 1 + key * 3);
  /** The expected state of each key's window: accepted requests, and its start. */
  const windowStates = limits.map(() => ({ accepted: 0, since: clock.forward }));
  const errors: string[] = [];
  let [rejected, renewed] = [0, 0];
  for (let event = 0; event < eventCount; event += 1) {
    clock.tick();
    const key = random.below(limits.length);
    const limit = limits[key] ?? 0;
    const rate = windows.take(`${key}`, limit, clock.now);
    const window = windowStates[key] ?? { accepted: 0, since: 0 };
    const acceptedCount = window.accepted + (rate.allowed ? 1 : 0);
    if (rate.remaining === limit - acceptedCount) window.accepted = acceptedCount;
    else {
      // A new window: the clock must have advanced by at least 60 seconds since the last one started.
      if (clock.forward - window.since < 60_000) errors.push(`${event}: a new window after less than 60 s`);
      if (!rate.allowed || rate.remaining !== limit - 1)
        errors.push(`${event}: ${rate.remaining} in a new window`);
      window.accepted = 1;
      window.since = clock.forward;
      renewed += 1;
    }
    if (!rate.allowed) {
      rejected += 1;
      if (rate.remaining !== 0) errors.push(`${event}: rejected with ${rate.remaining} remaining`);
    }
    if (window.accepted > limit) errors.push(`${event}: ${window.accepted} of ${limit} let through`);
    if (rate.remaining < 0) errors.push(`${event}: ${rate.remaining} remaining`);
    if (rate.reset < 1 || rate.reset > 60 || !Number.isInteger(rate.reset))
      errors.push(`${event}: ${rate.reset}`);
    if (rate.limit !== limit) errors.push(`${event}: the limit became ${rate.limit}`);
  }
  expect(errors.slice(0, 5)).toEqual([]);
  expect(rejected).toBeGreaterThan(1000);
  expect(renewed).toBeGreaterThan(1000);
});

test('LIM-013: a million reservations in three processes never exceed the allowance, despite store failures and killed processes', async () => {
  const random = createRandom(2);
  const clock = createBadClock(random, Date.parse('2026-11-21T12:00:00Z'));
  const books = new Map<string, { leased: number; used: number }>();
  let isDown = false;
  const findBook = ({ key, unit, month }: Allowance) => {
    const id = `${key} ${unit} ${month}`;
    const knownBook = books.get(id) ?? { leased: 0, used: 0 };
    books.set(id, knownBook);
    return knownBook;
  };
  const store: LeaseStore = {
    async lease(allowance, { need, wanted, limit }) {
      if (isDown && random.next() < 0.5) throw new Error('down');
      const books = findBook(allowance);
      const freeUnits = Math.max(0, limit - books.leased);
      const grantedUnits = Math.min(freeUnits, wanted, Math.max(need, Math.floor(freeUnits / 8)));
      books.leased += grantedUnits;
      // The worst failure: the lease is granted, but the response is lost.
      if (isDown) throw new Error('silent');
      return grantedUnits;
    },
    async settle(settlements) {
      if (isDown && random.next() < 0.5) throw new Error('down');
      for (const settlement of settlements) {
        findBook(settlement).leased += settlement.taken;
        findBook(settlement).used += settlement.spent;
      }
      if (isDown) throw new Error('silent');
    },
  };
  const startUnits = () => new Units(store, { clock: () => clock.now });
  const processes = [startUnits(), startUnits(), startUnits()];
  const limits = [0, 1, 7, 100, 50_000, 1_000_000];
  const spentUnits = new Map<string, number>();
  const reservations: { units: Units; meter: Meter; id: string }[] = [];
  const errors: string[] = [];
  const outcomeCounts = { granted: 0, rejected: 0, failed: 0, back: 0, killed: 0 };

  for (let event = 0; event < eventCount; event += 1) {
    clock.tick();
    const randomNumber = random.next();
    const processIndex = random.below(processes.length);
    const units = processes[processIndex] ?? startUnits();
    if (randomNumber < 0.0005) isDown = !isDown;
    else if (randomNumber < 0.0006) {
      processes[processIndex] = startUnits();
      outcomeCounts.killed += 1;
    } else if (randomNumber < 0.002) await units.flush().catch(() => undefined);
    else if (randomNumber < 0.05 && reservations.length > 0) {
      const [one] = reservations.splice(random.below(reservations.length), 1);
      if (one === undefined) continue;
      one.units.release(one.meter);
      // Released to a process that still has the lease: the unit may be spent again.
      spentUnits.set(one.id, (spentUnits.get(one.id) ?? 0) - 1);
      outcomeCounts.back += 1;
    } else {
      const key = random.below(limits.length);
      const limit = limits[key] ?? 0;
      const id = `${key} ${toMonth(clock.now).name}`;
      try {
        const meter = await units.reserve(`${key}`, 'pooled', limit);
        if (meter === null) {
          outcomeCounts.rejected += 1;
          continue;
        }
        outcomeCounts.granted += 1;
        spentUnits.set(id, (spentUnits.get(id) ?? 0) + 1);
        if (random.next() < 0.05) reservations.push({ units, meter, id });
        if ((spentUnits.get(id) ?? 0) > limit)
          errors.push(`${event}: ${spentUnits.get(id)} of ${limit} in ${id}`);
        if (meter.left < 0) errors.push(`${event}: ${meter.left} left`);
      } catch {
        outcomeCounts.failed += 1;
        if (!isDown) errors.push(`${event}: failed although the store answers`);
      }
    }
  }
  expect(errors.slice(0, 5)).toEqual([]);
  for (const count of Object.values(outcomeCounts)) expect(count).toBeGreaterThan(50);
  expect(outcomeCounts.granted).toBeGreaterThan(100_000);
});
