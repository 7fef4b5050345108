import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDayNumber } from '../date/gregorian.ts';
import {
  addBusinessDays,
  countBusinessDays,
  findNextBusinessDay,
  dependsOnEstimate,
} from './business-date.ts';
import { findLongWeekends } from './long-weekends.ts';
import { isWeekend, findWeekendDays } from './weekend.ts';
import { loadWorkCalendar, type ClosedDay, type WorkCalendar } from './work-calendar.ts';

const parseDayNumber = (iso: string): number => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return toDayNumber({ year, month, day });
};

/** Creates a calendar that is closed on Saturdays, Sundays and the given holidays. */
function createCalendar(holidays: Readonly<Record<string, Partial<ClosedDay>>>): WorkCalendar {
  const closed = new Map(
    Object.entries(holidays).map(([iso, day]) => [
      parseDayNumber(iso),
      { name: iso, estimated: false, ...day },
    ]),
  );
  // 1970-01-01 was a Thursday.
  const isRestDay = (day: number) => [0, 6].includes((((day + 4) % 7) + 7) % 7);
  return {
    coverage: true,
    closed,
    weekend: isRestDay,
    business: (day) => !isRestDay(day) && !closed.has(day),
  };
}
// The holidays are Friday 25 December 2026, Friday 1 January 2027, and Monday 28 December as a substitute day.
const christmas = createCalendar({ '2026-12-25': {}, '2026-12-28': { estimated: true }, '2027-01-01': {} });

describe('business days', () => {
  test.each([
    ['2026-12-24', 1, '2026-12-29'],
    ['2026-12-24', 0, '2026-12-24'],
    ['2026-12-25', 0, '2026-12-25'],
    ['2026-12-25', 1, '2026-12-29'],
    ['2026-12-29', -1, '2026-12-24'],
    ['2026-12-24', 3, '2026-12-31'],
    ['2026-12-24', 4, '2027-01-04'],
    ['2027-01-04', -4, '2026-12-24'],
  ])('from the day %s, adding %i business days results in %s', (from, count, to) => {
    expect(addBusinessDays(christmas, parseDayNumber(from), count)).toBe(parseDayNumber(to));
  });

  test('findNextBusinessDay returns the nearest business day after or before a given day', () => {
    expect(findNextBusinessDay(christmas, parseDayNumber('2026-12-24'), 1)).toBe(
      parseDayNumber('2026-12-29'),
    );
    expect(findNextBusinessDay(christmas, parseDayNumber('2026-12-29'), -1)).toBe(
      parseDayNumber('2026-12-24'),
    );
  });

  test('countBusinessDays inverts addBusinessDays in both directions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_700, max: 20_900 }),
        fc.integer({ min: -60, max: 60 }),
        (from, count) => {
          const to = addBusinessDays(christmas, from, count);
          expect(countBusinessDays(christmas, from, to)).toBe(count);
          const days = Array.from(
            { length: Math.abs(to - from) },
            (_, at) => Math.min(from, to) + at + (to > from ? 1 : 0),
          );
          expect(days.filter(christmas.business)).toHaveLength(Math.abs(count));
        },
      ),
    );
    expect(countBusinessDays(christmas, parseDayNumber('2026-12-24'), parseDayNumber('2026-12-28'))).toBe(0);
    expect(countBusinessDays(christmas, parseDayNumber('2026-12-24'), parseDayNumber('2026-12-24'))).toBe(0);
  });

  test('dependsOnEstimate finds estimated holidays between two days, including both days', () => {
    const dependsOnEstimateBetween = (from: string, to: string) =>
      dependsOnEstimate(christmas, parseDayNumber(from), parseDayNumber(to));
    expect(dependsOnEstimateBetween('2026-12-28', '2026-12-31')).toBe(true);
    expect(dependsOnEstimateBetween('2026-12-24', '2026-12-28')).toBe(true);
    expect(dependsOnEstimateBetween('2026-12-31', '2026-12-24')).toBe(true);
    expect(dependsOnEstimateBetween('2026-12-24', '2026-12-27')).toBe(false);
    expect(dependsOnEstimateBetween('2026-12-29', '2027-01-02')).toBe(false);
  });
});

describe('findLongWeekends', () => {
  test('a long weekend has at least three days off with a holiday, and bridge days are between two such runs', () => {
    const holidays = {
      // These are Good Friday, a Thursday before a bridge day, a single Wednesday, and a Tuesday after a bridge day.
      '2026-04-03': { name: 'Good Friday' },
      '2026-05-14': { name: 'Ascension' },
      '2026-07-01': { name: 'A Wednesday' },
      '2026-10-06': { name: 'A Tuesday' },
      '2026-12-25': { name: 'Christmas' },
      '2026-12-26': { name: 'Boxing Day' },
      '2026-12-31': { name: 'Silvester' },
      '2027-01-01': { name: 'New Year' },
    };
    const { bridgeDays, longWeekends } = findLongWeekends(createCalendar(holidays), 2026);
    expect(longWeekends).toEqual([
      { from: '2026-04-03', to: '2026-04-05', days: 3, holidayNames: ['Good Friday'] },
      { from: '2026-12-25', to: '2026-12-27', days: 3, holidayNames: ['Christmas', 'Boxing Day'] },
      { from: '2026-12-31', to: '2027-01-03', days: 4, holidayNames: ['Silvester', 'New Year'] },
    ]);
    expect(bridgeDays).toEqual([
      { date: '2026-05-15', from: '2026-05-14', to: '2026-05-17', days: 4 },
      { date: '2026-10-05', from: '2026-10-03', to: '2026-10-06', days: 4 },
    ]);
    // A long weekend that begins in the previous year belongs to that year.
    expect(findLongWeekends(createCalendar(holidays), 2027).longWeekends).toEqual([]);
  });

  test('long weekends list each holiday name once and exclude ordinary weekends', () => {
    const goldenWeek = createCalendar({ '2026-05-04': { name: 'Feast' }, '2026-05-05': { name: 'Feast' } });
    expect(findLongWeekends(goldenWeek, 2026).longWeekends).toEqual([
      { from: '2026-05-02', to: '2026-05-05', days: 4, holidayNames: ['Feast'] },
    ]);
    expect(findLongWeekends(createCalendar({}), 2026)).toEqual({ bridgeDays: [], longWeekends: [] });
  });

  test('a bridge day near New Year belongs to its own year, whichever year has the holidays', () => {
    const newYearCalendar = createCalendar({ '2025-12-31': {}, '2026-01-01': {} });
    // Friday 2 January 2026 is between the weekend and two holidays: New Year's Eve on Wednesday, and New Year's Day.
    expect(findLongWeekends(newYearCalendar, 2026).bridgeDays).toEqual([
      { date: '2026-01-02', from: '2025-12-31', to: '2026-01-04', days: 5 },
    ]);
    expect(findLongWeekends(newYearCalendar, 2025).bridgeDays).toEqual([]);
  });
});

describe('weekends', () => {
  test.each([
    // The United Arab Emirates moved their weekend to Saturday and Sunday on 1 January 2022, Saudi Arabia to Friday
    // and Saturday in 2013.
    ['AE', '2021-12-31', [5, 6]],
    ['AE', '2022-01-01', [6, 7]],
    ['SA', '2026-01-01', [5, 6]],
    ['IL', '2026-01-01', [5, 6]],
    ['US', '2026-01-01', [6, 7]],
    ['target2', '2026-01-01', [6, 7]],
  ])('the weekend of %s on the day %s is the ISO weekdays %j', (country, date, days) => {
    expect(findWeekendDays(country, parseDayNumber(date))).toEqual(days);
    expect(isWeekend(country, parseDayNumber('2026-01-04'))).toBe(
      findWeekendDays(country, parseDayNumber('2026-01-04')).includes(7),
    );
  });
});

test('loadWorkCalendar loads the public holidays of a country and region for every year of its range', async () => {
  const requestedYears: number[] = [];
  const createHoliday = (date: string, type: 'public' | 'observance', regions: string[] | null) => ({
    date,
    name: date,
    nameLocal: date,
    type,
    regions,
    substitute: false,
    estimated: false,
    earliest: null,
  });
  const loadCalendar = (region: string | null) =>
    loadWorkCalendar(
      { country: 'DE', region },
      parseDayNumber('2026-12-30'),
      parseDayNumber('2027-01-02'),
      async (_, year) => {
        requestedYears.push(year);
        return [
          createHoliday(`${year}-01-01`, 'public', null),
          createHoliday(`${year}-01-06`, 'public', ['BY']),
          createHoliday(`${year}-12-24`, 'observance', null),
        ] as never;
      },
    );
  const bavaria = await loadCalendar('BY');
  expect(requestedYears).toEqual([2026, 2027]);
  expect(bavaria.coverage).toBe(true);
  expect(
    ['2026-01-01', '2027-01-01', '2027-01-06', '2026-12-24'].map(
      (date) => bavaria.closed.get(parseDayNumber(date))?.name,
    ),
  ).toEqual([...['2026-01-01', '2027-01-01', '2027-01-06', undefined]]);
  expect([
    bavaria.business(parseDayNumber('2027-01-06')),
    bavaria.business(parseDayNumber('2026-12-24')),
  ]).toEqual([false, true]);
  const germany = await loadCalendar(null);
  expect(germany.closed.get(parseDayNumber('2027-01-06'))).toBeUndefined();
  const unknownCountry = await loadWorkCalendar(
    { country: 'MM', region: null },
    parseDayNumber('2026-01-01'),
    parseDayNumber('2026-01-02'),
    async () => null,
  );
  expect(unknownCountry.coverage).toBe(false);
});

test('the holidays of a year are parsed only once, whatever range of years is requested', async () => {
  let requestCount = 0;
  const year = [
    {
      get date() {
        requestCount += 1;
        return '2026-01-01';
      },
      name: 'New Year',
      type: 'public',
      regions: null,
      estimated: false,
    },
  ] as never;
  for (const from of ['2026-01-01', '2026-02-01', '2026-03-01']) {
    const { closed } = await loadWorkCalendar(
      { country: 'DE', region: null },
      parseDayNumber(from),
      parseDayNumber('2026-12-31'),
      () => year,
    );
    expect([...closed.keys()]).toEqual([parseDayNumber('2026-01-01')]);
  }
  expect(requestCount).toBe(1);
});
