import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CYCLE } from './calendar.ts';
import { zoneIds, zoneOf } from './edition.ts';
import { chooseInstant, policies, wallTimeAt } from './wall-time.ts';
import type { Zone } from './zone.ts';

const seconds = (text: string) => Date.parse(`${text}Z`) / 1000;
const canonical = [...new Set(zoneIds.map(zoneOf))];

/** The definition: an instant shows a wall time if the offset in force at the instant gives that wall time. */
function instantsShowing(zone: Zone, local: number, offsets: ReadonlySet<number>): number[] {
  return [...offsets]
    .map((offset) => local - offset)
    .filter((instant) => zone.at(instant).offset === local - instant)
    .sort((a, b) => a - b);
}

function offsetsOf(zone: Zone, until: number): Set<number> {
  const offsets = new Set<number>();
  for (let period = 0; zone.startOf(period) < until; period += 1) offsets.add(zone.typeOf(period).offset);
  return offsets;
}

describe('wall times', () => {
  test('wall times around every change of offset from 1970 to 2037 resolve by definition under each policy', () => {
    const until = seconds('2038-01-01T00:00');
    let jumps = 0;
    for (const zone of canonical) {
      const offsets = offsetsOf(zone, until);
      for (let period = zone.periodAt(0) + 1; zone.startOf(period) < until; period += 1) {
        const at = zone.startOf(period);
        const before = zone.typeOf(period - 1).offset;
        const after = zone.typeOf(period).offset;
        const [low, high] = [at + Math.min(before, after), at + Math.max(before, after)];
        if (low !== high) jumps += 1;
        for (const local of [low - 1, low, Math.floor((low + high) / 2), high - 1, high]) {
          const shown = instantsShowing(zone, local, offsets);
          const inGap = shown.length === 0;
          const [earlier, later] = inGap ? [local - after, local - before] : [shown[0], shown.at(-1)];
          const expected = {
            compatible: inGap ? later : earlier,
            earlier,
            later,
            reject: shown.length === 1 ? shown[0] : undefined,
          };
          const read = wallTimeAt(zone, local);
          expect(shown.length).toBeLessThanOrEqual(2);
          expect(read.kind).toBe((['gap', 'unique', 'overlap'] as const)[shown.length]);
          for (const policy of policies) {
            if (chooseInstant(read, policy) !== expected[policy]) {
              expect.fail(`${zone.id} ${new Date(local * 1000).toISOString()} ${policy}`);
            }
          }
        }
      }
    }
    expect(jumps).toBeGreaterThan(10_000);
  });

  test('wall times resolve back to their instant in every zone, over all supported years', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zoneIds),
        fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
        (id, instant) => {
          const zone = zoneOf(id);
          const read = wallTimeAt(zone, instant + zone.at(instant).offset);
          const candidates = read.kind === 'unique' ? [read.instant] : [read.earlier, read.later];
          expect(read.kind).not.toBe('gap');
          expect(candidates).toContain(instant);
        },
      ),
      { numRuns: 20_000 },
    );
  });

  test('wall times in a gap have alternatives as far apart as the clocks jump', () => {
    const lordHowe = wallTimeAt(zoneOf('Australia/Lord_Howe'), seconds('2026-10-04T02:15'));
    expect(lordHowe).toEqual({ kind: 'gap', earlier: 1_791_040_500, later: 1_791_042_300 });
  });
});

describe('permanent rules', () => {
  test('permanent rules repeat every 400 years, within every period and at its edges', () => {
    const from = seconds('2100-01-01T00:00');
    fc.assert(
      fc.property(
        fc.constantFrom(...canonical),
        fc.integer({ min: from, max: from + CYCLE }),
        fc.integer({ min: 1, max: 18 }),
        (zone, instant, cycles) => {
          const later = instant + cycles * CYCLE;
          expect(zone.at(later)).toBe(zone.at(instant));
          const [near, far] = [zone.periodAt(instant), zone.periodAt(later)];
          expect(zone.typeOf(far)).toBe(zone.typeOf(near));
          expect(zone.startOf(far) <= later && later < zone.startOf(far + 1)).toBe(true);
          if (zone.startOf(near) > from) expect(zone.startOf(far)).toBe(zone.startOf(near) + cycles * CYCLE);
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('TIM-184: permanent rules put New York on daylight-saving time in July 9999', () => {
    const { offset, dst, abbreviation } = zoneOf('America/New_York').at(253_386_576_000);
    expect({ offset, dst, abbreviation }).toEqual({ offset: -14_400, dst: true, abbreviation: 'EDT' });
  });
});
