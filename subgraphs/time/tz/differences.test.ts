import { expect, test } from 'vitest';
import { differencesOf, editionDifferences, zoneDifferences } from './differences.ts';
import type { Edition } from './edition.ts';
import type { ZoneLine } from './source.ts';
import { Zone } from './zone.ts';

/** UTC offset in hours, abbreviation, end instant (null for the last period) and saving in hours. */
type Period = readonly [hours: number, abbreviation: string, until: number | null, saving?: number];
const zone = (...periods: Period[]) =>
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
const summaries = (before: Zone, after: Zone, through = 1000) =>
  differencesOf(before, after, through).map(
    (each) => `${each.from} to ${each.until}: ${each.before.abbreviation} ${each.after.abbreviation}`,
  );

test('differencesOf returns the periods in which two zones show different times', () => {
  const same = zone([1, 'A', 100], [2, 'B', 200], [1, 'A', null]);
  expect(summaries(same, zone([1, 'A', 100], [2, 'B', 200], [1, 'A', null]))).toEqual([]);
  expect(summaries(same, zone([1, 'A', 150], [2, 'B', 250], [1, 'A', null]))).toEqual([
    '100 to 150: B A',
    '200 to 250: A B',
  ]);
  expect(summaries(zone([1, 'A', 150], [2, 'B', 250], [1, 'A', null]), same)).toEqual([
    '100 to 150: A B',
    '200 to 250: B A',
  ]);
  expect(summaries(same, zone([1, 'A', null]))).toEqual(['100 to 200: B A']);
});

test('differencesOf uses infinite ends for differences without a start or an end', () => {
  expect(summaries(zone([1, 'A', null]), zone([2, 'B', null]))).toEqual(['-Infinity to Infinity: A B']);
  expect(summaries(zone([1, 'A', 100], [2, 'B', null]), zone([2, 'B', null]))).toEqual([
    '-Infinity to 100: A B',
  ]);
  expect(summaries(zone([1, 'A', 100], [2, 'B', null]), zone([1, 'A', null]))).toEqual([
    '100 to Infinity: B A',
  ]);
  expect(summaries(zone([1, 'A', 100], [2, 'B', 200], [3, 'C', null]), zone([4, 'D', null]))).toEqual([
    ...['-Infinity to 100: A D', '100 to 200: B D', '200 to Infinity: C D'],
  ]);
});

test('differencesOf ignores changes after the last instant, and treats differences that reach it as permanent', () => {
  const [before, after] = [zone([1, 'A', 100], [2, 'B', 200], [1, 'A', null]), zone([1, 'A', null])];
  expect(summaries(before, after, 100)).toEqual([]);
  expect(summaries(before, after, 101)).toEqual(['100 to Infinity: B A']);
  expect(summaries(before, after, 200)).toEqual(['100 to Infinity: B A']);
  expect(summaries(before, after, 201)).toEqual(['100 to 200: B A']);
});

test.each<[string, Period, Period]>([
  ['offset', [1, 'A', null], [2, 'A', null]],
  ['abbreviation', [1, 'A', null], [1, 'B', null]],
  ['saving', [1, 'A', null], [1, 'A', null, 1]],
])('zones with a different %s differ', (_, before, after) => {
  expect(differencesOf(zone(before), zone(after), 1000)).toHaveLength(1);
  expect(differencesOf(zone(before), zone(before), 1000)).toEqual([]);
});

const edition = (version: string, zones: Readonly<Record<string, Zone>>) =>
  ({
    version,
    zoneIds: Object.keys(zones),
    findZoneId: (id: string) => (id in zones ? id : undefined),
    zoneOf: (id: string) => zones[id],
  }) as unknown as Edition;

test('editionDifferences yields every identifier in order, with its differences, the edition that has it, or null', () => {
  const [a, b] = [zone([1, 'A', null]), zone([2, 'B', null])];
  const before = edition('2026a', { 'Z/Same': a, 'C/Gone': a, 'B/Other': a });
  const after = edition('2026b', { 'Z/Same': a, 'B/Other': b, 'A/New': a });
  expect([...editionDifferences(before, after, 1000)]).toEqual([
    { id: 'A/New', times: null, only: '2026b' },
    { id: 'B/Other', times: [expect.objectContaining({ from: -Infinity, until: Infinity })], only: null },
    { id: 'C/Gone', times: null, only: '2026a' },
    null,
  ]);
  expect(zoneDifferences(before, after, 'Z/Same', 1000)).toBeNull();
});
