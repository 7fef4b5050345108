import Library from 'date-holidays';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { listLibraryRegions, readNationalRules, readRegionalRules } from './calendar-rules.ts';
import { listDaysInYear } from './days.ts';
import { findRegionCode } from './regions.ts';

// The package itself is the reference. The tested code evaluates the calendars of the package rule by rule.
const correctedCountries = new Set(readFacts('holiday-corrections').map(({ country }) => country));
const countries = Object.keys(new Library().getCountries()).filter(
  (country) => !correctedCountries.has(country),
);
const options = { timezone: 'UTC' };
const millisecondsPerDay = 86_400_000;

/** The days of the package's own calendar that begin in a year. */
function listLibraryDays(calendar: Library, year: number): string[] {
  const local = calendar.getHolidays(year);
  // In Guam the English name is spelled "Labor Day".
  const speaksEnglish = calendar.getLanguages()[0]?.startsWith('en') === true;
  const english = new Map(
    (speaksEnglish ? [] : calendar.getHolidays(year, 'en')).map(({ start, rule, name }) => [
      `${start.getTime()} ${rule}`,
      name,
    ]),
  );
  return local.flatMap(({ date, start, end, name, type, rule, substitute }) => {
    const first = parseDate(date.slice(0, 10));
    if (first === null) throw new Error(date);
    const length = Math.max(1, Math.floor((end.getTime() - start.getTime()) / millisecondsPerDay));
    return Array.from({ length }, (_, index) =>
      [
        formatIso(fromDayNumber(toDayNumber(first) + index)),
        english.get(`${start.getTime()} ${rule}`) ?? name,
        name,
        type === 'public' ? type : 'observance',
        substitute === true,
      ].join('|'),
    ).filter((line) => line.startsWith(String(year)));
  });
}

const formatDays = (days: ReturnType<typeof listDaysInYear>) =>
  days.map(({ date, name, nameLocal, type, substitute }) =>
    [date, name, nameLocal, type, substitute].join('|'),
  );

describe('listDaysInYear', () => {
  test('the holidays of every country equal those of the package', () => {
    for (const country of countries) {
      const ownLines = formatDays(listDaysInYear(readNationalRules(country).calendar, 2027));
      const expected = listLibraryDays(new Library(country, options), 2027);
      expect(new Set(ownLines), country).toEqual(new Set([...expected, ...ownLines.filter(isEarlyJanuary)]));
    }
  });

  test.each(['CH', 'DE', 'US', 'ES', 'AU'].filter((country) => countries.includes(country)))(
    'the holidays of every region of %s equal those of the package',
    (country) => {
      const nation = readNationalRules(country);
      for (const code of listLibraryRegions(country)) {
        if (findRegionCode(country, code) === null) continue;
        const { own, shared } = readRegionalRules(country, code, nation.texts);
        const days = [
          ...listDaysInYear(own, 2026),
          ...listDaysInYear(nation.calendar, 2026).filter(({ rule }) => shared.has(rule)),
        ];
        // Shared rules have the names of the national calendar.
        expect(new Set(formatDays(days).map(removeNames)), code).toEqual(
          new Set(listLibraryDays(new Library(country, code, options), 2026).map(removeNames)),
        );
      }
    },
  );
});

const removeNames = (line: string): string => line.replace(/\|.*\|(?=public|observance)/, '|');

/** Whether a day began in December, so that the package lists it only in the previous year. */
const isEarlyJanuary = (line: string): boolean => /^\d+-01-0[1-9]/.test(line);

test('a holiday that continues into January keeps its local name', () => {
  // Hanukkah 5785 began at sunset on 2024-12-25.
  const days = listDaysInYear(readNationalRules('IL').calendar, 2025);
  expect(days.filter(({ date }) => date < '2025-01-03')).toMatchObject([
    { date: '2025-01-01', name: 'Hanukkah', nameLocal: 'חנוכה' },
    { date: '2025-01-02', name: 'Hanukkah', nameLocal: 'חנוכה' },
  ]);
});
