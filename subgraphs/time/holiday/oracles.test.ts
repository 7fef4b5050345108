import { between } from '@holiday-jp/holiday_jp';
// @ts-expect-error The package has no types.
import joursFeries from '@socialgouv/jours-feries';
import { allForYear } from '@18f/us-federal-holidays';
import { getHolidays } from 'feiertagejs';
import { describe, expect, test } from 'vitest';
import { createHolidayCalendar } from './calendar.ts';

// Compares every day with independent packages for four countries, and lists every difference. Agreement does not prove history:
// before about 1991 both sides can lack days of the law of that time. Examples: France had no holiday on 8 May from 1960 to 1981,
// and West Germany had one on 17 June.

const calendar = createHolidayCalendar();
const listYears = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Lists the dates of public holidays of a country, or of one of its regions. */
async function listOwnDates(country: string, year: number, region: string | null = null): Promise<string[]> {
  const days = (await calendar(country, year)) ?? [];
  return days
    .filter(({ type, regions }) => type === 'public' && (regions?.includes(region ?? '') ?? true))
    .map(({ date }) => date);
}

/** Lists differences: `+date` is only in this project, `-date` only in the other package. */
function listDifferences(mine: readonly string[], theirs: readonly string[]): string[] {
  const [a, b] = [new Set(mine), new Set(theirs)];
  return [
    ...[...a].filter((date) => !b.has(date)).map((date) => `+${date}`),
    ...[...b].filter((date) => !a.has(date)).map((date) => `-${date}`),
  ];
}

/** Formats the local date of a `Date` at local midnight. */
const formatLocalDate = (date: Date) =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10);

test('REF-006 REF-008: the holidays of Japan from 1970 to 2050 agree with holiday_jp', async () => {
  for (const year of listYears(1970, 2050)) {
    const libraryDates = between(new Date(year, 0, 1), new Date(year, 11, 31, 23)).map(({ date }) =>
      formatLocalDate(date),
    );
    expect(libraryDates.length, `${year}`).toBeGreaterThan(0);
    expect(listDifferences(await listOwnDates('JP', year), libraryDates)).toEqual([]);
  }
});

test('REF-006 REF-008: the holidays of France and Alsace from 1970 to 2050 agree with the ministry of labour', async () => {
  const french = joursFeries as (year: number, options?: { alsace: boolean }) => Record<string, Date>;
  // The dates of the package are midnights in the time zone of the host.
  const listDates = (days: Record<string, Date>) => Object.values(days).map(formatLocalDate);
  for (const year of listYears(1970, 2050)) {
    expect(listDifferences(await listOwnDates('FR', year), listDates(french(year)))).toEqual([]);
    expect(
      listDifferences(await listOwnDates('FR', year, '67'), listDates(french(year, { alsace: true }))),
    ).toEqual([]);
    expect(
      listDifferences(await listOwnDates('FR', year, '68'), listDates(french(year, { alsace: true }))),
    ).toEqual([]);
  }
});

test('REF-006 REF-008: US holidays and their substitute days from 1970 to 2050 agree with 18F', async () => {
  for (const year of listYears(1970, 2050)) {
    // A substitute day can be in the year before its holiday.
    const libraryDates = [year, year + 1].flatMap((each) => [
      ...allForYear(each, { shiftSaturdayHolidays: false, shiftSundayHolidays: false }),
      ...allForYear(each),
    ]);
    const datesInYear = libraryDates
      .map(({ dateString }) => dateString)
      .filter((date) => date.startsWith(`${year}-`));
    const isVeteransDay = (date: string) => /-10-2[2-8]$|-11-1[0-2]$/.test(date);
    const foundDifferences = listDifferences(await listOwnDates('US', year), datesInYear);
    // From 1971 to 1977, Veterans Day was the fourth Monday of October (Pub. L. 90-363, 94-97). The package of 18F does not
    // contain this rule.
    expect(foundDifferences.filter((date) => !(year >= 1971 && year <= 1977 && isVeteransDay(date)))).toEqual(
      [],
    );
  }
});

describe('REF-006 REF-008: holidays of German states from 1970 to 2050', () => {
  const states = [
    'BW',
    'BY',
    'BE',
    'BB',
    'HB',
    'HE',
    'HH',
    'MV',
    'NI',
    'NW',
    'RP',
    'SL',
    'SN',
    'ST',
    'SH',
    'TH',
  ] as const;
  /** Lists the days that only one side has. The comments give the reasons. */
  const listKnownDifferences = (state: string, year: number): string[] => {
    // Repentance Day, the Wednesday before 23 November, was a holiday of all states until 1994.
    const repentanceDay = { 1991: '20', 1992: '18', 1993: '17', 1994: '16' }[year];
    const formerDates = repentanceDay === undefined || state === 'SN' ? [] : [`+${year}-11-${repentanceDay}`];
    return [...formerDates, ...listKnownDifferencesToday(state, year)];
  };
  const listKnownDifferencesToday = (state: string, year: number): string[] => {
    // For Bavaria, feiertagejs lists Assumption, which is a holiday only in mostly Catholic municipalities.
    if (state === 'BY') return [`-${year}-08-15`];
    // Berlin had single holidays by law: 75 and 80 years after the end of the war, and 75 years after 17 June 1953.
    if (state === 'BE') {
      return { 2020: ['+2020-05-08'], 2025: ['+2025-05-08'], 2028: ['+2028-06-17'] }[year] ?? [];
    }
    // The four northern states have had Reformation Day only since 2018; feiertagejs has it in all years but 2017.
    if (['HB', 'HH', 'NI', 'SH'].includes(state) && year < 2017) return [`-${year}-10-31`];
    return [];
  };

  test.each(states)('the holidays of the German state %s agree with feiertagejs', async (state) => {
    for (const year of listYears(1970, 2050)) {
      const libraryDates = getHolidays(`${year}`, state).map(({ dateString }) => dateString);
      expect(listDifferences(await listOwnDates('DE', year, state), libraryDates)).toEqual(
        listKnownDifferences(state, year),
      );
    }
  });
});
