import { expect, test } from 'vitest';
import { monthAt } from '../../router/limits/month.ts';
import { Units, type Allowance, type LeaseStore, type Meter } from '../../router/limits/units.ts';
import { Windows } from '../../router/limits/window.ts';

const events = 1_000_000;

/** Seeded pseudo-random numbers (mulberry32). */
function randomness(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, below: (limit: number) => Math.floor(next() * limit) };
}

/** An unreliable clock: it advances, stands still, leaps ahead and jumps back. */
function badClock({ next, below }: ReturnType<typeof randomness>, start: number) {
  const clock = { now: start, /** The sum of all forward steps, in milliseconds. */ forward: 0 };
  const move = (by: number) => {
    clock.now += by;
    if (by > 0) clock.forward += by;
  };
  return Object.assign(clock, {
    tick() {
      const chance = next();
      if (chance < 0.9) move(below(40));
      else if (chance < 0.9999) move(below(3000));
      else move((next() - 0.5) * 40 * 86_400_000);
    },
  });
}

test('LIM-003 LIM-004 LIM-005: rate limit windows hold for a million requests with an unreliable clock', () => {
  const random = randomness(1);
  const clock = badClock(random, Date.parse('2026-11-21T12:00:00Z'));
  const windows = new Windows(40);
  const limits = Array.from({ length: 30 }, (_, key) => 1 + key * 3);
  /** The expected state of each key's window: accepted requests, and its start. */
  const seen = limits.map(() => ({ accepted: 0, since: clock.forward }));
  const errors: string[] = [];
  let [rejected, renewed] = [0, 0];
  for (let event = 0; event < events; event += 1) {
    clock.tick();
    const key = random.below(limits.length);
    const limit = limits[key] ?? 0;
    const rate = windows.take(`${key}`, limit, clock.now);
    const window = seen[key] ?? { accepted: 0, since: 0 };
    const accepted = window.accepted + (rate.allowed ? 1 : 0);
    if (rate.remaining === limit - accepted) window.accepted = accepted;
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

test('LIM-013: a million reservations in three processes never oversell units, despite an unreliable clock, store failures and kills', async () => {
  const random = randomness(2);
  const clock = badClock(random, Date.parse('2026-11-21T12:00:00Z'));
  const books = new Map<string, { leased: number; used: number }>();
  let isDown = false;
  const row = ({ key, unit, month }: Allowance) => {
    const id = `${key} ${unit} ${month}`;
    const known = books.get(id) ?? { leased: 0, used: 0 };
    books.set(id, known);
    return known;
  };
  const store: LeaseStore = {
    async lease(allowance, { need, wanted, limit }) {
      if (isDown && random.next() < 0.5) throw new Error('down');
      const books = row(allowance);
      const free = Math.max(0, limit - books.leased);
      const granted = Math.min(free, wanted, Math.max(need, Math.floor(free / 8)));
      books.leased += granted;
      // The worst failure: the lease is granted, but the response is lost.
      if (isDown) throw new Error('silent');
      return granted;
    },
    async settle(settlements) {
      if (isDown && random.next() < 0.5) throw new Error('down');
      for (const settlement of settlements) {
        row(settlement).leased += settlement.taken;
        row(settlement).used += settlement.spent;
      }
      if (isDown) throw new Error('silent');
    },
  };
  const begin = () => new Units(store, { clock: () => clock.now });
  const processes = [begin(), begin(), begin()];
  const limits = [0, 1, 7, 100, 50_000, 1_000_000];
  const spent = new Map<string, number>();
  const reserved: { units: Units; meter: Meter; id: string }[] = [];
  const errors: string[] = [];
  const tally = { granted: 0, rejected: 0, failed: 0, back: 0, killed: 0 };

  for (let event = 0; event < events; event += 1) {
    clock.tick();
    const chance = random.next();
    const at = random.below(processes.length);
    const units = processes[at] ?? begin();
    if (chance < 0.0005) isDown = !isDown;
    else if (chance < 0.0006) {
      processes[at] = begin();
      tally.killed += 1;
    } else if (chance < 0.002) await units.flush().catch(() => undefined);
    else if (chance < 0.05 && reserved.length > 0) {
      const [one] = reserved.splice(random.below(reserved.length), 1);
      if (one === undefined) continue;
      one.units.release(one.meter);
      // Released to a process that still has the lease: the unit may be spent again.
      spent.set(one.id, (spent.get(one.id) ?? 0) - 1);
      tally.back += 1;
    } else {
      const key = random.below(limits.length);
      const limit = limits[key] ?? 0;
      const id = `${key} ${monthAt(clock.now).name}`;
      try {
        const meter = await units.reserve(`${key}`, 'pooled', limit);
        if (meter === null) {
          tally.rejected += 1;
          continue;
        }
        tally.granted += 1;
        spent.set(id, (spent.get(id) ?? 0) + 1);
        if (random.next() < 0.05) reserved.push({ units, meter, id });
        if ((spent.get(id) ?? 0) > limit) errors.push(`${event}: ${spent.get(id)} of ${limit} in ${id}`);
        if (meter.left < 0) errors.push(`${event}: ${meter.left} left`);
      } catch {
        tally.failed += 1;
        if (!isDown) errors.push(`${event}: failed although the store answers`);
      }
    }
  }
  expect(errors.slice(0, 5)).toEqual([]);
  for (const count of Object.values(tally)) expect(count).toBeGreaterThan(50);
  expect(tally.granted).toBeGreaterThan(100_000);
}, 120_000);
