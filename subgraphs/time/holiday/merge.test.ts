import { expect, test } from 'vitest';
import type { HolidayDay } from './days.ts';
import { mergeRegions } from './merge.ts';

const createDay = (date: string, name: string, facts: Partial<HolidayDay> = {}): HolidayDay => ({
  date,
  name,
  nameLocal: `${name} (local)`,
  type: 'public',
  substitute: false,
  rule: date.slice(5),
  estimated: false,
  ...facts,
});
const summarizeDays = (days: ReturnType<typeof mergeRegions>) =>
  days.map(({ date, name, regions }) => `${date} ${name} ${regions?.join('+') ?? 'all'}`);
const labourDay = createDay('2026-05-01', 'Labour Day');

test('a holiday of all regions is nationwide, and a holiday of some regions belongs to these regions', () => {
  const assumptionDay = createDay('2026-08-15', 'Assumption');
  const regional = new Map([
    ['SL', [labourDay, assumptionDay]],
    ['BY', [labourDay, assumptionDay]],
    ['BE', [labourDay, createDay('2026-03-08', 'Women’s Day')]],
  ]);
  expect(summarizeDays(mergeRegions('XX', [labourDay, assumptionDay], regional))).toEqual([
    '2026-03-08 Women’s Day BE',
    '2026-05-01 Labour Day all',
    '2026-08-15 Assumption BY+SL',
  ]);
});

test('a country without regions has its national holidays', () => {
  expect(mergeRegions('XX', [labourDay], new Map())).toEqual([
    {
      date: '2026-05-01',
      name: 'Labour Day',
      nameLocal: 'Labour Day (local)',
      type: 'public',
      regions: null,
      substitute: false,
      fixed: true,
      estimated: false,
      earliest: '2026-05-01',
      latest: '2026-05-01',
      from: null,
      to: null,
    },
  ]);
});

test('a national holiday that no region has is removed', () => {
  expect(mergeRegions('XX', [labourDay], new Map([['A', []]]))).toEqual([]);
});

test('a region with another name for a nationwide holiday has its own entry', () => {
  const mayDay = createDay('2026-05-01', 'May Day');
  const regional = new Map([
    ['A', [labourDay]],
    ['B', [mayDay]],
  ]);
  expect(summarizeDays(mergeRegions('XX', [labourDay], regional))).toEqual([
    '2026-05-01 Labour Day all',
    '2026-05-01 May Day B',
  ]);
  // A day of another type on the date is a different day.
  const observances = new Map([
    ['A', [labourDay]],
    ['B', [createDay('2026-05-01', 'Labour Day', { type: 'observance' })]],
  ]);
  expect(summarizeDays(mergeRegions('XX', [labourDay], observances))).toEqual([
    '2026-05-01 Labour Day A',
    '2026-05-01 Labour Day B',
  ]);
});

test('merged holidays are sorted by date, scope, type, substitution, number of regions, and name', () => {
  const createJuneDay = (name: string, facts: Partial<HolidayDay> = {}) =>
    createDay('2026-06-01', name, facts);
  const nationalDays = [createJuneDay('Z'), createJuneDay('Y', { type: 'observance' })];
  const regional = new Map([
    [
      'A',
      [
        ...nationalDays,
        createJuneDay('B'),
        createJuneDay('C'),
        createJuneDay('D', { substitute: true }),
        createJuneDay('E', { type: 'observance' }),
      ],
    ],
    ['B', [...nationalDays, createJuneDay('C'), createJuneDay('A')]],
    ['C', [...nationalDays, createDay('2026-05-31', 'Before')]],
  ]);
  expect(summarizeDays(mergeRegions('XX', nationalDays, regional))).toEqual([
    '2026-05-31 Before C',
    '2026-06-01 Z all',
    '2026-06-01 Y all',
    '2026-06-01 C A+B',
    '2026-06-01 A B',
    '2026-06-01 B A',
    '2026-06-01 D A',
    '2026-06-01 E A',
  ]);
});

test('an estimated holiday has its own range of dates, or by default one day earlier or later', () => {
  const mergedHolidays = mergeRegions(
    'XX',
    [
      createDay('2026-01-01', 'Feast', { estimated: true }),
      createDay('2026-03-01', 'Friday', { estimated: true, range: [20_513, 20_513 + 7] }),
      createDay('2026-04-01', 'Known', { range: [0, 1] }),
    ],
    new Map(),
  );
  expect(mergedHolidays.map(({ earliest, latest, estimated }) => [earliest, latest, estimated])).toEqual([
    ['2025-12-31', '2026-01-02', true],
    ['2026-03-01', '2026-03-08', true],
    ['2026-04-01', '2026-04-01', false],
  ]);
});

test('a holiday whose date varies between years is not on a fixed date', () => {
  expect(mergeRegions('XX', [labourDay], new Map(), new Set(['Labour Day']))[0]?.fixed).toBe(false);
  expect(mergeRegions('XX', [labourDay], new Map(), new Set(['Another']))[0]?.fixed).toBe(true);
});
