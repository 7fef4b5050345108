import { expect, test } from 'vitest';
import type { HolidayDay } from './days.ts';
import { mergeRegions } from './merge.ts';

const day = (date: string, name: string, facts: Partial<HolidayDay> = {}): HolidayDay => ({
  date,
  name,
  nameLocal: `${name} (local)`,
  type: 'public',
  substitute: false,
  rule: date.slice(5),
  estimated: false,
  ...facts,
});
const summaries = (days: ReturnType<typeof mergeRegions>) =>
  days.map(({ date, name, regions }) => `${date} ${name} ${regions?.join('+') ?? 'all'}`);
const may = day('2026-05-01', 'Labour Day');

test('a day of all regions is nationwide, a day of some regions belongs to those regions', () => {
  const august = day('2026-08-15', 'Assumption');
  const regional = new Map([
    ['SL', [may, august]],
    ['BY', [may, august]],
    ['BE', [may, day('2026-03-08', 'Women’s Day')]],
  ]);
  expect(summaries(mergeRegions('XX', [may, august], regional))).toEqual([
    '2026-03-08 Women’s Day BE',
    '2026-05-01 Labour Day all',
    '2026-08-15 Assumption BY+SL',
  ]);
});

test('a country without regions has its national days', () => {
  expect(mergeRegions('XX', [may], new Map())).toEqual([
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

test('a national day that no region has is dropped', () => {
  expect(mergeRegions('XX', [may], new Map([['A', []]]))).toEqual([]);
});

test('a region with another name for a nationwide day gets its own entry', () => {
  const other = day('2026-05-01', 'May Day');
  const regional = new Map([
    ['A', [may]],
    ['B', [other]],
  ]);
  expect(summaries(mergeRegions('XX', [may], regional))).toEqual([
    '2026-05-01 Labour Day all',
    '2026-05-01 May Day B',
  ]);
  // A day of another type on the date is a different day.
  const observed = new Map([
    ['A', [may]],
    ['B', [day('2026-05-01', 'Labour Day', { type: 'observance' })]],
  ]);
  expect(summaries(mergeRegions('XX', [may], observed))).toEqual([
    '2026-05-01 Labour Day A',
    '2026-05-01 Labour Day B',
  ]);
});

test('merged holidays are sorted by date, then nationwide, public, non-substitute days, number of regions, and name', () => {
  const on = (name: string, facts: Partial<HolidayDay> = {}) => day('2026-06-01', name, facts);
  const everywhere = [on('Z'), on('Y', { type: 'observance' })];
  const regional = new Map([
    ['A', [...everywhere, on('B'), on('C'), on('D', { substitute: true }), on('E', { type: 'observance' })]],
    ['B', [...everywhere, on('C'), on('A')]],
    ['C', [...everywhere, day('2026-05-31', 'Before')]],
  ]);
  expect(summaries(mergeRegions('XX', everywhere, regional))).toEqual([
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

test('an estimated date has a range of one day either way, or its own', () => {
  const found = mergeRegions(
    'XX',
    [
      day('2026-01-01', 'Feast', { estimated: true }),
      day('2026-03-01', 'Friday', { estimated: true, range: [20_513, 20_513 + 7] }),
      day('2026-04-01', 'Known', { range: [0, 1] }),
    ],
    new Map(),
  );
  expect(found.map(({ earliest, latest, estimated }) => [earliest, latest, estimated])).toEqual([
    ['2025-12-31', '2026-01-02', true],
    ['2026-03-01', '2026-03-08', true],
    ['2026-04-01', '2026-04-01', false],
  ]);
});

test('a holiday name whose dates change is not on a fixed date', () => {
  expect(mergeRegions('XX', [may], new Map(), new Set(['Labour Day']))[0]?.fixed).toBe(false);
  expect(mergeRegions('XX', [may], new Map(), new Set(['Another']))[0]?.fixed).toBe(true);
});
