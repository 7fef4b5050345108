import { expect, test } from 'vitest';
import { findDifferences, listEditionDifferences, findZoneDifferences } from './differences.ts';
import type { Edition } from './edition.ts';
import type { ZoneLine } from './source.ts';
import { Zone } from './zone.ts';

/** A period has a UTC offset in hours, an abbreviation, an end instant (null for the last period) and a saving in hours. */
type Period = readonly [hours: number, abbreviation: string, until: number | null, saving?: number];
const createZone = (...periods: Period[]) =>
  new Zone(
    'X/Y',
    periods.map(([hours, format, until, saving = 0]): ZoneLine => ({
      standardOffset: (hours - saving) * 3600,
      rules: null,
      save: saving * 3600,
      format,
      until: until === null ? null : { local: until, clock: 'universal' },
    })),
    () => [],
    Infinity,
  );
const summarizeDifferences = (before: Zone, after: Zone, through = 1000) =>
  findDifferences(before, after, through).map(
    (each) => `${each.from} to ${each.until}: ${each.before.abbreviation} ${each.after.abbreviation}`,
  );

test('findDifferences returns the periods in which two zones have different local times', () => {
  const sameZone = createZone([1, 'A', 100], [2, 'B', 200], [1, 'A', null]);
  expect(summarizeDifferences(sameZone, createZone([1, 'A', 100], [2, 'B', 200], [1, 'A', null]))).toEqual(
    [],
  );
  expect(summarizeDifferences(sameZone, createZone([1, 'A', 150], [2, 'B', 250], [1, 'A', null]))).toEqual([
    '100 to 150: B A',
    '200 to 250: A B',
  ]);
  expect(summarizeDifferences(createZone([1, 'A', 150], [2, 'B', 250], [1, 'A', null]), sameZone)).toEqual([
    '100 to 150: A B',
    '200 to 250: B A',
  ]);
  expect(summarizeDifferences(sameZone, createZone([1, 'A', null]))).toEqual(['100 to 200: B A']);
});

test('findDifferences returns infinite ends for differences without a start or an end', () => {
  expect(summarizeDifferences(createZone([1, 'A', null]), createZone([2, 'B', null]))).toEqual([
    '-Infinity to Infinity: A B',
  ]);
  expect(summarizeDifferences(createZone([1, 'A', 100], [2, 'B', null]), createZone([2, 'B', null]))).toEqual(
    ['-Infinity to 100: A B'],
  );
  expect(summarizeDifferences(createZone([1, 'A', 100], [2, 'B', null]), createZone([1, 'A', null]))).toEqual(
    ['100 to Infinity: B A'],
  );
  expect(
    summarizeDifferences(
      createZone([1, 'A', 100], [2, 'B', 200], [3, 'C', null]),
      createZone([4, 'D', null]),
    ),
  ).toEqual([...['-Infinity to 100: A D', '100 to 200: B D', '200 to Infinity: C D']]);
});

test('findDifferences ignores changes after the last instant, and treats differences that reach it as permanent', () => {
  const [before, after] = [
    createZone([1, 'A', 100], [2, 'B', 200], [1, 'A', null]),
    createZone([1, 'A', null]),
  ];
  expect(summarizeDifferences(before, after, 100)).toEqual([]);
  expect(summarizeDifferences(before, after, 101)).toEqual(['100 to Infinity: B A']);
  expect(summarizeDifferences(before, after, 200)).toEqual(['100 to Infinity: B A']);
  expect(summarizeDifferences(before, after, 201)).toEqual(['100 to 200: B A']);
});

test.each<[string, Period, Period]>([
  ['offset', [1, 'A', null], [2, 'A', null]],
  ['abbreviation', [1, 'A', null], [1, 'B', null]],
  ['saving', [1, 'A', null], [1, 'A', null, 1]],
])('two zones that have a different %s are different', (_, before, after) => {
  expect(findDifferences(createZone(before), createZone(after), 1000)).toHaveLength(1);
  expect(findDifferences(createZone(before), createZone(before), 1000)).toEqual([]);
});

const createEdition = (version: string, zones: Readonly<Record<string, Zone>>) =>
  ({
    version,
    zoneIds: Object.keys(zones),
    findZoneId: (id: string) => (id in zones ? id : undefined),
    zoneOf: (id: string) => zones[id],
  }) as unknown as Edition;

test('editionDifferences yields each identifier in order with its differences, the edition that has it, or null', () => {
  const [a, b] = [createZone([1, 'A', null]), createZone([2, 'B', null])];
  const before = createEdition('2026a', { 'Z/Same': a, 'C/Gone': a, 'B/Other': a });
  const after = createEdition('2026b', { 'Z/Same': a, 'B/Other': b, 'A/New': a });
  expect([...listEditionDifferences(before, after, 1000)]).toEqual([
    { id: 'A/New', times: null, only: '2026b' },
    { id: 'B/Other', times: [expect.objectContaining({ from: -Infinity, until: Infinity })], only: null },
    { id: 'C/Gone', times: null, only: '2026a' },
    null,
  ]);
  expect(findZoneDifferences(before, after, 'Z/Same', 1000)).toBeNull();
});
