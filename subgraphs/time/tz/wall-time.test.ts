import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CYCLE_SECONDS } from './calendar.ts';
import { zoneIds, zoneOf } from './edition.ts';
import { chooseInstant, wallTimePolicies, resolveWallTime } from './wall-time.ts';
import type { Zone } from './zone.ts';

const parseSeconds = (text: string) => Date.parse(`${text}Z`) / 1000;
const canonicalZones = [...new Set(zoneIds.map(zoneOf))];

/** Finds instants by definition: the wall time of an instant is the instant plus the offset in force at the instant. */
function findInstants(zone: Zone, local: number, offsets: ReadonlySet<number>): number[] {
  return [...offsets]
    .map((offset) => local - offset)
    .filter((instant) => zone.at(instant).offset === local - instant)
    .sort((a, b) => a - b);
}

function listOffsets(zone: Zone, until: number): Set<number> {
  const offsets = new Set<number>();
  for (let period = 0; zone.startOf(period) < until; period += 1) offsets.add(zone.typeOf(period).offset);
  return offsets;
}

describe('wall times', () => {
  test('wall times around every offset change from 1970 to 2037 are resolved as each policy defines', () => {
    const until = parseSeconds('2038-01-01T00:00');
    let jumpCount = 0;
    for (const zone of canonicalZones) {
      const offsets = listOffsets(zone, until);
      for (let period = zone.periodAt(0) + 1; zone.startOf(period) < until; period += 1) {
        const changeInstant = zone.startOf(period);
        const offsetBefore = zone.typeOf(period - 1).offset;
        const offsetAfter = zone.typeOf(period).offset;
        const [low, high] = [
          changeInstant + Math.min(offsetBefore, offsetAfter),
          changeInstant + Math.max(offsetBefore, offsetAfter),
        ];
        if (low !== high) jumpCount += 1;
        for (const local of [low - 1, low, Math.floor((low + high) / 2), high - 1, high]) {
          const instants = findInstants(zone, local, offsets);
          const isInGap = instants.length === 0;
          const [earlier, later] = isInGap
            ? [local - offsetAfter, local - offsetBefore]
            : [instants[0], instants.at(-1)];
          const expected = {
            compatible: isInGap ? later : earlier,
            earlier,
            later,
            reject: instants.length === 1 ? instants[0] : undefined,
          };
          const wallTime = resolveWallTime(zone, local);
          expect(instants.length).toBeLessThanOrEqual(2);
          expect(wallTime.kind).toBe((['gap', 'unique', 'overlap'] as const)[instants.length]);
          for (const policy of wallTimePolicies) {
            if (chooseInstant(wallTime, policy) !== expected[policy]) {
              expect.fail(`${zone.id} ${new Date(local * 1000).toISOString()} ${policy}`);
            }
          }
        }
      }
    }
    expect(jumpCount).toBeGreaterThan(10_000);
  });

  test('the wall time of an instant is resolved to the same instant in every zone, in all supported years', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zoneIds),
        fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
        (id, instant) => {
          const zone = zoneOf(id);
          const wallTime = resolveWallTime(zone, instant + zone.at(instant).offset);
          const candidates =
            wallTime.kind === 'unique' ? [wallTime.instant] : [wallTime.earlier, wallTime.later];
          expect(wallTime.kind).not.toBe('gap');
          expect(candidates).toContain(instant);
        },
      ),
      { numRuns: 20_000 },
    );
  });

  test('the difference between the two resolutions of a wall time in a gap is the length of the gap', () => {
    const lordHowe = resolveWallTime(zoneOf('Australia/Lord_Howe'), parseSeconds('2026-10-04T02:15'));
    expect(lordHowe).toEqual({ kind: 'gap', earlier: 1_791_040_500, later: 1_791_042_300 });
  });
});

describe('permanent rules', () => {
  test('permanent rules of a zone repeat every 400 years, within every period and at its edges', () => {
    const from = parseSeconds('2100-01-01T00:00');
    fc.assert(
      fc.property(
        fc.constantFrom(...canonicalZones),
        fc.integer({ min: from, max: from + CYCLE_SECONDS }),
        fc.integer({ min: 1, max: 18 }),
        (zone, instant, cycles) => {
          const laterInstant = instant + cycles * CYCLE_SECONDS;
          expect(zone.at(laterInstant)).toBe(zone.at(instant));
          const [near, far] = [zone.periodAt(instant), zone.periodAt(laterInstant)];
          expect(zone.typeOf(far)).toBe(zone.typeOf(near));
          expect(zone.startOf(far) <= laterInstant && laterInstant < zone.startOf(far + 1)).toBe(true);
          if (zone.startOf(near) > from)
            expect(zone.startOf(far)).toBe(zone.startOf(near) + cycles * CYCLE_SECONDS);
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('TIM-184: the permanent rules of New York include daylight-saving time in July 9999', () => {
    const { offset, dst, abbreviation } = zoneOf('America/New_York').at(253_386_576_000);
    expect({ offset, dst, abbreviation }).toEqual({ offset: -14_400, dst: true, abbreviation: 'EDT' });
  });
});
