import Library from 'date-holidays';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { listedRegions, nationalRules, regionalRules } from './calendar-rules.ts';
import { daysInYear } from './days.ts';
import { regionCode } from './regions.ts';

// Reference: the package itself. Its calendars are evaluated here rule by rule.
const corrected = new Set(readFacts('holiday-corrections').map(({ country }) => country));
const countries = Object.keys(new Library().getCountries()).filter((country) => !corrected.has(country));
const options = { timezone: 'UTC' };
const millisecondsPerDay = 86_400_000;

/** The days of the package's own calendar that begin in a year. */
function libraryDays(calendar: Library, year: number): string[] {
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

const lines = (days: ReturnType<typeof daysInYear>) =>
  days.map(({ date, name, nameLocal, type, substitute }) =>
    [date, name, nameLocal, type, substitute].join('|'),
  );

describe('daysInYear returns the same days as the package', () => {
  test("the holidays of every country are the package's days", () => {
    for (const country of countries) {
      const own = lines(daysInYear(nationalRules(country).calendar, 2027));
      const expected = libraryDays(new Library(country, options), 2027);
      expect(new Set(own), country).toEqual(new Set([...expected, ...own.filter(reachesIn)]));
    }
  });

  test.each(['CH', 'DE', 'US', 'ES', 'AU'].filter((country) => countries.includes(country)))(
    "returns the package's days for every region of %s",
    (country) => {
      const nation = nationalRules(country);
      for (const code of listedRegions(country)) {
        if (regionCode(country, code) === null) continue;
        const { own, shared } = regionalRules(country, code, nation.texts);
        const days = [
          ...daysInYear(own, 2026),
          ...daysInYear(nation.calendar, 2026).filter(({ rule }) => shared.has(rule)),
        ];
        // Shared rules have the names of the national calendar.
        expect(new Set(lines(days).map(unnamed)), code).toEqual(
          new Set(libraryDays(new Library(country, code, options), 2026).map(unnamed)),
        );
      }
    },
  );
});

const unnamed = (line: string): string => line.replace(/\|.*\|(?=public|observance)/, '|');

/** Days that began in December, which the package lists in the previous year only. */
const reachesIn = (line: string): boolean => /^\d+-01-0[1-9]/.test(line);

test('a holiday that continues into January keeps its local name', () => {
  // Hanukkah 5785 began at sunset on 2024-12-25.
  const days = daysInYear(nationalRules('IL').calendar, 2025);
  expect(days.filter(({ date }) => date < '2025-01-03')).toMatchObject([
    { date: '2025-01-01', name: 'Hanukkah', nameLocal: 'חנוכה' },
    { date: '2025-01-02', name: 'Hanukkah', nameLocal: 'חנוכה' },
  ]);
});
