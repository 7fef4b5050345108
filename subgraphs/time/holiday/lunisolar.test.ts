import { describe, expect, test } from 'vitest';
import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { findLunarDay, findSolarTermDay, type LunisolarCalendar } from './lunisolar.ts';

const formatDay = (dayNumber: number | undefined) =>
  dayNumber === undefined ? 'none' : formatIso(fromDayNumber(dayNumber));
const parseDayNumber = (text: string): number => {
  const date = parseDate(text);
  if (date === null) throw new Error(text);
  return toDayNumber(date);
};
const findFirstDay = (calendar: LunisolarCalendar, year: number, month: number, leap = false) =>
  formatDay(findLunarDay(calendar, year, { month, leap, day: 1 }));

/** Lists the first days of the months in ICU, by `year month`; `bis` marks a leap month. */
function listIcuMonths(calendar: 'chinese' | 'dangi'): ReadonlyMap<string, string> {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    timeZone: 'UTC',
    ...({ day: 'numeric', month: 'numeric', year: 'numeric' } as const),
  });
  const months = new Map<string, string>();
  // Skip the remaining days of a month of 29 or 30 days.
  for (let day = parseDayNumber('1971-01-27'); day < parseDayNumber('2078-03-01'); day += 1) {
    const parts = new Map<string, string>(
      format.formatToParts(day * 86_400_000).map(({ type, value }) => [type, value]),
    );
    if (parts.get('day') !== '1') continue;
    months.set(`${parts.get('relatedYear')} ${parts.get('month')}`, formatDay(day));
    day += 28;
  }
  return months;
}

// Differences from ICU by a day or a leap month, because the new moons of ICU have errors of some minutes. Sources: published
// calendars for 1987 to 2018; new moons computed to the minute for later years. In each of these months, the new moon is within
// five minutes of midnight, or the sun reached a principal term on the previous day.
const knownDifferences = {
  chinese: [
    ['1987 6bis', '1987-07-26'],
    ['1987 7', '1987-08-24'],
    ['1987 7bis', 'none'],
    ['1998 12', '1999-01-17'],
    ['2012 7', '2012-08-17'],
    ['2018 10', '2018-11-08'],
    ['2027 1', '2027-02-06'],
    ['2030 1', '2030-02-03'],
    ['2070 2', '2070-03-12'],
  ],
  korean: [
    ['2017 2', '2017-02-26'],
    ['2051 7', '2051-08-07'],
    ['2051 10', '2051-11-03'],
    ['2074 7', '2074-08-23'],
  ],
} as const;

test.each([
  ['chinese', 'chinese'],
  ['korean', 'dangi'],
] as const)(
  'every month of the %s calendar begins as in ICU, except for the listed months',
  (calendar, name) => {
    const icuMonths = listIcuMonths(name);
    const differingMonths = new Map<string, string>(knownDifferences[calendar]);
    for (let year = 1971; year <= 2076; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        for (const leap of [false, true]) {
          const key = `${year} ${month}${leap ? 'bis' : ''}`;
          const expected = differingMonths.get(key) ?? icuMonths.get(key) ?? 'none';
          expect(findFirstDay(calendar, year, month, leap), key).toBe(expected);
        }
      }
    }
  },
);

describe('the lunar new year in different time zones', () => {
  // The first table has the years in which Tết differs from the Chinese new year, the second those in which Seollal differs.
  test.each([
    [1985, '1985-02-20', '1985-01-21'],
    [2007, '2007-02-18', '2007-02-17'],
    [2030, '2030-02-03', '2030-02-02'],
    [2053, '2053-02-19', '2053-02-18'],
  ])('the lunar new year of %i begins on %s in China and on %s in Vietnam', (year, chinese, vietnamese) => {
    expect(findFirstDay('chinese', year, 1)).toBe(chinese);
    expect(findFirstDay('vietnamese', year, 1)).toBe(vietnamese);
  });

  test('China and Vietnam have the same lunar new year in all other years from 1971 to 2076', () => {
    const years = Array.from({ length: 106 }, (_, index) => 1971 + index);
    const differingYears = years.filter(
      (year) => findFirstDay('chinese', year, 1) !== findFirstDay('vietnamese', year, 1),
    );
    expect(differingYears).toEqual([1985, 2007, 2030, 2053]);
  });

  test.each([
    [1988, '1988-02-17', '1988-02-18'],
    [1997, '1997-02-07', '1997-02-08'],
    [2027, '2027-02-06', '2027-02-07'],
    [2028, '2028-01-26', '2028-01-27'],
  ])('the lunar new year of %i begins on %s in China and on %s in Korea', (year, chinese, korean) => {
    expect(findFirstDay('chinese', year, 1)).toBe(chinese);
    expect(findFirstDay('korean', year, 1)).toBe(korean);
  });
});

test('the leap month of 2033 follows the eleventh month, as in the corrected published calendars', () => {
  expect(formatDay(findLunarDay('chinese', 2033, { month: 8, leap: false, day: 15 }))).toBe('2033-09-08');
  expect(findFirstDay('chinese', 2033, 7, true)).toBe('none');
  expect(findFirstDay('chinese', 2033, 11)).toBe('2033-11-22');
  expect(findFirstDay('chinese', 2033, 11, true)).toBe('2033-12-22');
  expect(findFirstDay('chinese', 2034, 1)).toBe('2034-02-19');
});

test('day 0 and the last days of a lunar month are computed from its first day', () => {
  expect(formatDay(findLunarDay('chinese', 2026, { month: 1, leap: false, day: 0 }))).toBe('2026-02-16');
  expect(formatDay(findLunarDay('chinese', 2026, { month: 12, leap: false, day: 23 }))).toBe('2027-01-30');
});

// Source: Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Tables.
test.each([
  ['1971-04-05', 5],
  ['2000-04-04', 5],
  ['2007-04-05', 5],
  ['2024-04-04', 5],
  ['2025-04-04', 5],
  ['2026-04-05', 5],
  ['2026-02-04', 1],
  ['2026-03-20', 4],
  ['2026-06-21', 10],
  ['2026-09-23', 16],
  ['2026-12-22', 22],
  ['2027-01-05', 23],
])('the date %s begins the solar term %i of its year', (date, term) => {
  const year = term > 22 ? Number(date.slice(0, 4)) - 1 : Number(date.slice(0, 4));
  expect(formatDay(findSolarTermDay('chinese', year, term))).toBe(date);
});
