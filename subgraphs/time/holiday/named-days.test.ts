import { iso31661 } from 'iso-3166';
import { expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { get } from '../../../test/support/dates-graph.ts';
import { formatIso, fromDayNumber, computeIsoWeekday, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { createHolidayCalendar } from './calendar.ts';

const calendar = createHolidayCalendar();

/** Lists the public holidays of a country, or of one of its regions, on a date. */
async function listHolidaysOn(country: string, date: string, region: string | null = null) {
  const days = (await calendar(country, Number(date.slice(0, 4)))) ?? [];
  return days.filter(
    (day) => day.date === date && day.type === 'public' && (day.regions?.includes(region ?? '') ?? true),
  );
}

// Sources: official calendars of ministries and gazettes.
test.each([
  ['BG', '2026-12-26'],
  ['SK', '2027-05-08'],
  // Source: Government Gazette 14 of 2024.
  ['NR', '2024-02-01'],
  ['NR', '2024-04-02'],
  ['NR', '2024-10-28'],
  ['SK', '2027-09-15'],
  ['RS', '2026-02-15'],
  ['TH', '2023-07-31'],
  ['UA', '2022-01-03'],
  ['CU', '2027-10-11'],
  ['MN', '2020-11-16'],
  ['BB', '2022-08-02'],
  ['CM', '2022-05-01'],
  ['BG', '2026-04-11'],
  ['BG', '2026-12-28'],
  ['IN', '2025-10-20'],
  ['IN', '2025-03-14'],
  ['IN', '2025-03-31'],
  ['IN', '2025-11-05'],
  ['SG', '2024-06-17'],
  ['ID', '2024-06-17'],
  ['MY', '2024-06-17'],
  ['IS', '2024-04-25'],
  ['VN', '2025-09-01'],
  ['TW', '2025-09-28'],
  ['TW', '2025-10-25'],
  ['TW', '2025-12-25'],
  ['TW', '2026-05-01'],
  ['TH', '2025-02-12'],
  ['TH', '2023-06-05'],
  ['MX', '2024-10-01'],
  ['GR', '2024-05-07'],
  ['AE', '2025-12-03'],
  ['KR', '2026-05-01'],
  ['KR', '2026-06-03'],
  ['PH', '2025-08-21'],
  ['HK', '2024-02-13'],
  ['QA', '2024-12-18'],
  ['OM', '2025-11-20'],
  ['KW', '2024-02-25'],
  ['JO', '2024-05-25'],
  ['IQ', '2024-01-06'],
  ['LB', '2024-11-22'],
  ['KH', '2024-11-09'],
  ['MN', '2024-07-11'],
  ['MO', '2024-12-20'],
  // Trinidad and Senegal observed Eid al-Fitr on a Sunday, with a substitute on Monday. The library tests the weekday of another
  // date.
  ['TT', '2020-05-25'],
  ['SN', '2020-05-25'],
  // This day is the last Friday of Ramadan.
  ['BD', '2027-03-05'],
  ['BD', '2024-04-10'],
  ['PK', '2020-07-31'],
  // Hari Raya has three days, one of them a Sunday.
  ['BN', '2020-05-27'],
  ['BN', '2021-05-17'],
  // This is the last day of Safar, which had 29 days.
  ['IR', '2020-10-17'],
  ['OM', '2023-09-28'],
  ['OM', '2024-04-09'],
  ['IQ', '2020-08-21'],
  ['AF', '2022-05-01'],
  ['AF', '2024-08-14'],
  ['NA', '2021-12-27'],
  ['TD', '2021-11-29'],
  ['GI', '2024-04-29'],
  ['GD', '2027-08-02'],
  ['BG', '2026-01-02'],
  // New Year holidays on a weekend have substitutes after the weekend. Children's Day coincides with Tomb Sweeping Day.
  ['TW', '2027-02-09'],
  ['TW', '2027-02-10'],
  ['TW', '2027-04-06'],
  ['TW', '2028-04-03'],
])('the country %s observes a public holiday on %s', async (country, date) => {
  expect(await listHolidaysOn(country, date)).not.toEqual([]);
});

test.each([
  ['SG', '2024-06-16'],
  ['ID', '2024-06-16'],
  ['MY', '2024-06-16'],
  ['IS', '2024-04-18'],
  ['MX', '2024-12-01'],
  ['GR', '2024-05-01'],
  ['AE', '2024-03-11'],
  ['TH', '2025-02-13'],
  ['SK', '2026-05-08'],
  ['AL', '2027-05-05'],
  ['BB', '2022-05-03'],
  ['MN', '2020-11-15'],
  ['UA', '2024-08-24'],
  ['IR', '2020-10-18'],
  ['OM', '2024-04-08'],
  ['AF', '2024-08-15'],
  // The day is a Saturday. By the law of 2000, only Fridays have a substitute.
  ['YE', '2020-09-27'],
  ['BD', '2024-04-13'],
])('the country %s has no public holiday on %s', async (country, date) => {
  expect(await listHolidaysOn(country, date)).toEqual([]);
});

test('holidays of provinces, autonomous communities and states are returned in their regions only', async () => {
  for (const region of ['BC', 'MB', 'NT', 'YT'])
    expect(await listHolidaysOn('CA', '2026-09-30', region), region).not.toEqual([]);
  expect(await listHolidaysOn('CA', '2026-09-30', 'ON')).toEqual([]);
  expect(await listHolidaysOn('ES', '2026-07-28', 'CB')).not.toEqual([]);
  expect(await listHolidaysOn('MY', '2024-10-31', '13')).toEqual([]);
  expect(await listHolidaysOn('MY', '2024-10-31', '14')).not.toEqual([]);
});

test.each([
  // The substitute is Sunday for Saturday in Kelantan and for Friday in Kedah, and Monday for Sunday in Selangor.
  ['MY', '03', '2021-05-02', true],
  ['MY', '03', '2023-02-06', false],
  ['MY', '02', '2020-05-03', true],
  ['MY', '10', '2023-01-02', true],
  ['MY', '10', '2024-03-28', true],
  ['MY', '04', '2025-02-20', true],
  ['MY', '10', '2027-01-22', true],
  ['ES', 'VC', '2025-10-09', true],
  ['ES', 'MC', '2025-06-09', true],
  ['ES', 'NC', '2025-12-03', true],
  ['ES', 'GA', '2024-03-19', false],
  ['AR', 'T', '2026-09-24', true],
  ['BR', 'PE', '2026-03-06', true],
  ['CA', 'NU', '2026-07-09', true],
  ['CA', 'ON', '2026-04-06', false],
  ['AU', 'VIC', '2022-09-23', true],
  ['AU', 'VIC', '2022-09-30', false],
  ['CH', 'VS', '2026-05-01', false],
  ['US', 'WA', '2026-11-27', true],
])('the holidays of the region %s-%s on %s follow its law', async (country, region, date, isKept) => {
  expect((await listHolidaysOn(country, date, region)).length > 0).toBe(isKept);
});

test('a holiday that depends on the moon is estimated and has a range of dates until it is announced', async () => {
  const listEid = async (year: number) =>
    (
      (await get(`/holiday/SA?year=${year}`)).body['holidays'] as {
        date: string;
        name: string;
        estimated: boolean;
        earliest: string;
        latest: string;
      }[]
    ).filter(({ name }) => name === 'End of Ramadan (Eid al-Fitr)');
  expect((await listEid(2024)).map(({ estimated }) => estimated)).not.toContain(true);
  const laterEid = await listEid(2030);
  expect(laterEid.length).toBeGreaterThan(0);
  for (const { date, estimated, earliest, latest } of laterEid) {
    expect(estimated).toBe(true);
    const number = toDayNumber(parseDate(date) ?? { year: 0, month: 1, day: 1 });
    expect([earliest, latest]).toEqual([number - 1, number + 1].map((day) => formatIso(fromDayNumber(day))));
  }
});

test('the last Friday of Ramadan is certain only when the month could begin one day earlier or later without changing it', async () => {
  const findLastFriday = async (year: number) =>
    ((await calendar('BD', year)) ?? [])
      .filter(({ name }) => name === 'Jumatul Bida')
      .map(({ date, estimated, earliest, latest }) => [date, estimated, earliest, latest].join(' '));
  // Eid al-Fitr is expected on Wednesday 10 March 2027 and on Saturday 25 January 2031.
  expect(await findLastFriday(2027)).toEqual(['2027-03-05 false 2027-03-05 2027-03-05']);
  expect(await findLastFriday(2031)).toEqual(['2031-01-24 true 2031-01-17 2031-01-24']);
  // The next day precedes the feast of 3 January 2033.
  expect(await findLastFriday(2032)).toEqual([
    '2032-01-09 false 2032-01-09 2032-01-09',
    '2032-12-31 false 2032-12-31 2032-12-31',
  ]);
  expect(await findLastFriday(2033)).toEqual(['2033-12-23 true 2033-12-16 2033-12-23']);
});

test('the date that a country observed determines the substitute day of a feast', async () => {
  const listSubstitutes = async (country: string, year: number) =>
    ((await calendar(country, year)) ?? [])
      .filter(({ name, substitute }) => substitute && name.startsWith('End of Ramadan'))
      .map(({ date }) => date);
  expect(await listSubstitutes('TT', 2020)).toEqual(['2020-05-25']);
  expect(await listSubstitutes('TT', 2021)).toEqual([]);
});

test('published Islamic dates are near the new moon', () => {
  // Computed from the mean new moon of 2000-01-06 18:14 UTC and the mean month, which is within a day of the true phase.
  const computeMoonAge = (iso: string) => {
    const day = toDayNumber(parseDate(iso) ?? { year: 0, month: 1, day: 1 });
    return (((day + 0.5 - (10_962.76 + 0)) % 29.530588861) + 29.530588861) % 29.530588861;
  };
  for (const { feast = '', published = '' } of readFacts('holiday-moon')) {
    const [, dayOfMonth = '1'] = feast.split('-');
    for (const date of published.split(' ').filter((text) => text !== '')) {
      const expected = (Number(dayOfMonth) + 0.5) % 29.530588861;
      const distance = Math.abs(((computeMoonAge(date) - expected + 44.3) % 29.530588861) - 14.77);
      expect(distance, `${feast} ${date}`).toBeLessThan(3.6);
    }
  }
});

test('every country has a holiday calendar, except for the listed countries', async () => {
  // Countries for which there is too little reliable information.
  const countriesWithoutCalendar = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'BT', 'MM', 'NP', 'NU', 'PN']);
  for (const { alpha2 } of iso31661) {
    expect((await calendar(alpha2, 2026)) === null, alpha2).toBe(countriesWithoutCalendar.has(alpha2));
  }
});

test('no holiday is listed twice under two names', async () => {
  const splitWords = (name: string) => new Set(name.toLowerCase().match(/[a-z]{4,}/g));
  const duplicates: string[] = [];
  for (const { alpha2 } of iso31661) {
    for (const year of [2026, 2028]) {
      const days = ((await calendar(alpha2, year)) ?? []).filter(
        ({ type, regions, substitute }) => type === 'public' && regions === null && !substitute,
      );
      for (const [index, day] of days.entries()) {
        const nextDay = days[index + 1];
        if (nextDay?.date !== day.date) continue;
        const [one, other] = [splitWords(day.name), splitWords(nextDay.name)];
        const commonWords = [...one].filter((word) => other.has(word));
        if (commonWords.length > 0 && commonWords.length === Math.min(one.size, other.size))
          duplicates.push(`${alpha2} ${day.date} ${day.name}, ${nextDay.name}`);
      }
    }
  }
  expect(duplicates).toEqual([]);
});

test("the project's substitute days are never on a weekend or a holiday", async () => {
  for (const country of ['BG', 'HK', 'TH', 'KY', 'XK', 'BN']) {
    for (const year of [2022, 2023, 2027]) {
      const days = (await calendar(country, year)) ?? [];
      for (const { date, substitute } of days) {
        const weekday = computeIsoWeekday(toDayNumber(parseDate(date) ?? { year: 0, month: 1, day: 1 }));
        const restDays = country === 'BN' ? [5, 7] : country === 'HK' ? [7] : [6, 7];
        if (substitute) expect(restDays, `${country} ${date}`).not.toContain(weekday);
      }
    }
  }
});
