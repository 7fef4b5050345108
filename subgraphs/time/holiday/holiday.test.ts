import { iso31661, iso31662 } from 'iso-3166';
import Library from 'date-holidays';
import { beforeAll, describe, expect, test } from 'vitest';
import { execute, get } from '../../../test/support/dates-graph.ts';
import type { Holiday } from '../schema.generated.ts';
import { hasCalendar, createHolidayCalendar } from './calendar.ts';
import { findRegionCode } from './regions.ts';

interface Day {
  date: string;
  name: string;
  name_local: string;
  type: string;
  regions: string[] | null;
  substitute: boolean;
}
const getYear = async (path: string) => {
  const { status, body } = await get(path);
  expect(status).toBe(200);
  return body as unknown as { country: string; year: number; coverage: boolean; holidays: Day[] };
};
const listNationwide = async (path: string) =>
  (await getYear(path)).holidays
    .filter((day) => day.regions === null)
    .map((day) => `${day.date.slice(5)} ${day.name}`);

describe('/holiday/{country}', () => {
  test('CAT-065 REF-006 REF-008: /holiday/US returns the public holidays of 2026 as OPM lists them', async () => {
    // Source: https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/ (2026), in addition to 4 July itself.
    expect(await listNationwide('/holiday/US?year=2026')).toEqual([
      "01-01 New Year's Day",
      '01-19 Martin Luther King Jr. Day',
      "02-16 Washington's Birthday",
      '05-25 Memorial Day',
      '06-19 Juneteenth',
      '07-03 Independence Day (substitute day)',
      '07-04 Independence Day',
      '09-07 Labor Day',
      '10-12 Columbus Day',
      '11-11 Veterans Day',
      '11-26 Thanksgiving Day',
      '12-25 Christmas Day',
    ]);
  });

  test('REF-006: /holiday uses the current UTC year by default, with Cache-Control: no-store', async () => {
    const { body, cacheControl } = await get('/holiday/FR');
    expect(body).toMatchObject({ country: 'FR', year: 2026, coverage: true });
    expect(cacheControl).toBe('no-store');
    expect((await get('/holiday/FR?year=2026')).body).toEqual(body);
  });

  test('CAT-065: /holiday returns English and local names; version 1.0.0 calls the local name local_name', async () => {
    const [day] = (await getYear('/holiday/JP?year=2026')).holidays;
    expect(day).toEqual({
      date: '2026-01-01',
      name: "New Year's Day",
      name_local: '元日',
      type: 'public',
      regions: null,
      substitute: false,
      estimated: false,
      earliest: '2026-01-01',
      latest: '2026-01-01',
      from: null,
      to: null,
    });
    const olderBody = await get('/version/1.0.0/holiday/JP?year=2026');
    expect((olderBody.body['holidays'] as object[])[0]).toMatchObject({ local_name: '元日' });
  });

  test('REF-010 CONV-039: /holiday accepts alpha-3 codes, and codes in upper or lower case', async () => {
    const { body } = await get('/holiday/US?year=2026');
    for (const code of ['USA', 'us', 'usa'])
      expect((await get(`/holiday/${code}?year=2026`)).body).toEqual(body);
  });

  test('REF-009 REF-029: /holiday returns 404 for an unknown country and 400 for a malformed code', async () => {
    for (const code of ['ZZ', 'ZZZ', 'EU']) {
      expect(await get(`/holiday/${code}?year=2026`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
    for (const code of ['U', '12', 'ABCD']) {
      expect(await get(`/holiday/${code}?year=2026`)).toMatchObject({
        status: 400,
        body: { param: 'country' },
      });
    }
  });

  test('/holiday returns coverage: false for a country without a calendar', async () => {
    expect(await getYear('/holiday/MM?year=2026')).toEqual({
      country: 'MM',
      year: 2026,
      coverage: false,
      holidays: [],
    });
    expect((await get('/holiday/MM/2026-01-01')).body).toMatchObject({ coverage: false, holiday: null });
  });

  test('/holiday and the graph reject years outside 1970 to 2076', async () => {
    for (const each of ['1969', '2077', 'x']) {
      expect(await get(`/holiday/US?year=${each}`)).toMatchObject({ status: 400, body: { param: 'year' } });
    }
    expect((await execute('{ holidays(country: "US", year: 2077) { year } }')).errors).toMatchObject([
      { param: 'year' },
    ]);
    for (const each of ['1970', '2076']) {
      expect((await getYear(`/holiday/US?year=${each}`)).holidays.length).toBeGreaterThan(9);
    }
  });

  test('REF-008: /holiday returns observances only on request', async () => {
    const listTypes = async (query: string) =>
      new Set((await getYear(`/holiday/DE?year=2026&${query}`)).holidays.map(({ type }) => type));
    expect(await listTypes('region=BE')).toEqual(new Set(['public']));
    expect(await listTypes('type=public')).toEqual(new Set(['public']));
    expect(await listTypes('type=observance')).toEqual(new Set(['observance']));
    expect(await listTypes('type=all')).toEqual(new Set(['public', 'observance']));
    expect(await get('/holiday/DE?year=2026&type=bank')).toMatchObject({
      status: 400,
      body: { param: 'type' },
    });
  });

  test('/holiday lists the regions of a holiday and filters by region', async () => {
    const { holidays } = await getYear('/holiday/GB?year=2026');
    const listRegions = (date: string) =>
      holidays.filter((day) => day.date === date).map((day) => day.regions);
    // https://www.gov.uk/bank-holidays
    expect(listRegions('2026-04-06')).toEqual([['ENG', 'NIR', 'WLS']]);
    expect(listRegions('2026-08-03')).toEqual([['SCT']]);
    expect(listRegions('2026-12-25')).toEqual([null]);
    const scotland = await getYear('/holiday/GB?year=2026&region=SCT');
    expect(scotland.holidays.map((day) => day.date)).toEqual([
      '2026-01-01',
      '2026-01-02',
      '2026-04-03',
      '2026-05-04',
      '2026-05-25',
      // A proclamation made this day a holiday of Scotland in 2026.
      '2026-06-15',
      '2026-08-03',
      '2026-11-30',
      '2026-12-25',
      '2026-12-26',
      '2026-12-28',
    ]);
    expect((await get('/holiday/GB?year=2026&region=gb-sct')).body).toEqual(scotland);
    expect(await get('/holiday/GB?year=2026&region=ZZ')).toMatchObject({
      status: 400,
      body: { param: 'region' },
    });
  });
});

describe('/holiday/{country}/{date}', () => {
  test('CAT-066 REF-007: /holiday finds the holiday on 4 July, and no holiday on 6 July', async () => {
    expect((await get('/holiday/US/2026-07-04')).body).toEqual({
      country: 'US',
      date: '2026-07-04',
      coverage: true,
      holiday: {
        date: '2026-07-04',
        name: 'Independence Day',
        name_local: 'Independence Day',
        type: 'public',
        regions: null,
        substitute: false,
        estimated: false,
        earliest: '2026-07-04',
        latest: '2026-07-04',
        from: null,
        to: null,
      },
    });
    expect(await get('/holiday/US/2026-07-06')).toMatchObject({ status: 200, body: { holiday: null } });
    expect((await get('/version/1.0.0/holiday/FR/2026-07-14')).body['holiday']).toHaveProperty('local_name');
  });

  test('REF-009 REF-029: /holiday returns 400 for a date that does not exist and 404 for an unknown country', async () => {
    for (const date of ['2026-02-30', '2026', 'today', '1969-12-31', '2077-01-01']) {
      expect(await get(`/holiday/US/${date}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', param: 'date' },
      });
    }
    expect(await get('/holiday/ZZ/2026-07-04')).toMatchObject({ status: 404 });
  });

  test('/holiday returns the nationwide holiday of a date before regional holidays, and the graph returns all holidays', async () => {
    const { data } = await execute(
      '{ holiday(country: "US", date: "2026-10-12") { holiday { name } holidays { name regions } } }',
    );
    expect(data).toMatchObject({ holiday: { holiday: { name: 'Columbus Day' } } });
    expect((data?.['holiday'] as { holidays: object[] }).holidays.length).toBeGreaterThan(1);
  });
});

describe('holidays of several calendars', () => {
  const listDates = async (country: string, each: number, name: RegExp) =>
    (await getYear(`/holiday/${country}?year=${each}`)).holidays
      .filter((day) => name.test(day.name))
      .map((day) => day.date);

  test('a holiday of several days is split according to the dates of the country', async () => {
    // Sources: announcements of Diyanet for Türkiye, almanac of KASI for Korea.
    expect(await listDates('TR', 2026, /Fitr/)).toEqual(['2026-03-20', '2026-03-21', '2026-03-22']);
    expect(await listDates('TR', 2026, /Adha/)).toEqual([
      '2026-05-27',
      '2026-05-28',
      '2026-05-29',
      '2026-05-30',
    ]);
    expect(await listDates('KR', 2026, /Korean New Year/)).toEqual([
      '2026-02-16',
      '2026-02-17',
      '2026-02-18',
    ]);
    expect(await listDates('KR', 2026, /Thanksgiving/)).toEqual(['2026-09-24', '2026-09-25', '2026-09-26']);
    // Source: Hebcal, Rosh Hashana 5787.
    expect(await listDates('IL', 2026, /Rosh/)).toEqual(['2026-09-12', '2026-09-13']);
  });

  test("the substitute day of New Year's Day can be in the previous year", async () => {
    // Title 1 § 602 of the FSM Code moves a holiday from Saturday to Friday. 1 January 2022 was a Saturday.
    expect(await listNationwide('/holiday/FM?year=2021')).toContain("12-31 New Year's Day (substitute day)");
    expect(await listNationwide('/holiday/FM?year=2022')).toContain("01-01 New Year's Day");
  });

  test('South Korea has substitute days for Seollal and Chuseok since 2014', async () => {
    // The gazette lists these days each year. 2017-10-06 was a substitute day because Chuseok coincided with National Foundation
    // Day.
    const grantedYears = [
      '2014-09-10',
      '2015-09-29',
      '2016-02-10',
      '2017-01-30',
      '2017-10-06',
      '2018-09-26',
      '2020-01-27',
      '2022-09-12',
      '2023-01-24',
      '2024-02-12',
      '2025-10-08',
    ];
    const foundDates: string[] = [];
    for (let each = 2013; each <= 2025; each += 1) {
      const { holidays } = await getYear(`/holiday/KR?year=${each}`);
      foundDates.push(
        ...holidays
          .filter((day) => day.substitute && /New Year|Thanksgiving/.test(day.name))
          .map((day) => day.date),
      );
    }
    expect([...new Set(foundDates)]).toEqual(grantedYears);
  });

  test("China has the holidays of the State Council's measures of 1999, 2007, 2013 and 2024", async () => {
    const listSpringFestival = async (each: number) => listDates('CN', each, /Spring(?!.*substitute)/);
    expect(await listSpringFestival(2007)).toEqual(['2007-02-18', '2007-02-19', '2007-02-20']);
    expect(await listSpringFestival(2013)).toEqual(['2013-02-09', '2013-02-10', '2013-02-11']);
    expect(await listSpringFestival(2014)).toEqual(['2014-01-31', '2014-02-01', '2014-02-02']);
    expect(await listSpringFestival(2026)).toEqual(['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19']);
    expect(await listDates('CN', 2026, /Labour/)).toEqual(['2026-05-01', '2026-05-02']);
    expect(await listDates('CN', 2010, /Labour/)).toEqual(['2010-05-01']);
    expect(await listDates('CN', 2006, /Labour/)).toEqual(['2006-05-01', '2006-05-02', '2006-05-03']);
    expect(await listDates('CN', 2007, /Dragon|Qingming|Autumn/)).toEqual([]);
    expect(await listDates('CN', 2026, /Women|Youth|Children|Army/)).toEqual([]);
  });

  test('Veterans Day is on the fourth Monday of October from 1971 to 1977', async () => {
    expect(await listDates('US', 1970, /^Veterans/)).toEqual(['1970-11-11']);
    expect(await listDates('US', 1971, /^Veterans/)).toEqual(['1971-10-25']);
    expect(await listDates('US', 1977, /^Veterans/)).toEqual(['1977-10-24']);
    expect(await listDates('US', 2023, /^Veterans/)).toEqual(['2023-11-10', '2023-11-11']);
  });
});

describe('the source of the holidays', () => {
  const libraryCatalog = new Library();
  const coveredCountries = Object.keys(libraryCatalog.getCountries());

  test('a multilingual country lists its national day once', async () => {
    expect(
      (await getYear('/holiday/CH?year=2026')).holidays.filter((day) => day.date === '2026-08-01'),
    ).toMatchObject([{ name_local: 'Bundesfeiertag', regions: null }]);
  });

  test('every region of the holiday library has an ISO 3166-2 code or is recorded as not a region', () => {
    const codes = new Set(iso31662.map(({ code }) => code));
    for (const country of coveredCountries.filter((code) => code !== 'IC')) {
      for (const state of Object.keys(libraryCatalog.getStates(country) ?? {})) {
        const region = findRegionCode(country, state);
        if (region !== null) expect(codes).toContain(`${country}-${region}`);
      }
    }
  });

  describe('every country', () => {
    const calendar = createHolidayCalendar();
    const calendars = new Map<string, readonly Holiday[] | null>();
    beforeAll(async () => {
      for (const { alpha2 } of iso31661) calendars.set(alpha2, await calendar(alpha2, 2026));
    });

    test('REF-006: more than 200 of 249 countries have holidays, in sorted lists of limited length without duplicates', () => {
      const dayLists = [...calendars.values()].filter((days) => days !== null);
      expect(dayLists.length).toBeGreaterThan(200);
      for (const days of dayLists) {
        const keys = days.map((day) => `${day.date} ${day.name} ${day.type} ${day.substitute} ${day.from}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(days.length).toBeLessThanOrEqual(1000);
        expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).sort());
        for (const { date, name, nameLocal } of days) {
          expect(date).toMatch(/^2026-\d\d-\d\d$/);
          expect(name && nameLocal).toBeTruthy();
        }
      }
    });
  });

  test('concurrent requests share the computation of a holiday year, and a cached year is returned without a promise', async () => {
    const calendar = createHolidayCalendar(1);
    const [first, second] = [calendar('AD', 2026), calendar('AD', 2026)];
    expect(second).toBe(first);
    const days = await first;
    expect(calendar('AD', 2026)).toBe(days);
    await calendar('AD', 2027);
    expect(calendar('AD', 2026)).toBeInstanceOf(Promise);
  });
});

test('the holiday calendar computes the most recently requested year first, and skips years whose callers have aborted', async () => {
  const calendar = createHolidayCalendar();
  const createdYears: number[] = [];
  const disconnection = new AbortController();
  const years = [2001, 2002, 2003].map(async (year) => {
    await calendar('AD', year);
    createdYears.push(year);
  });
  const cancelledYear = calendar('AD', 2004, { signal: disconnection.signal });
  // One of the callers still waits.
  const sharedYears = [calendar('AD', 2005, { signal: disconnection.signal }), calendar('AD', 2005)];
  disconnection.abort();
  await expect(cancelledYear).rejects.toThrow('The calendar was cancelled: every client has disconnected.');
  await Promise.all([...years, ...sharedYears]);
  expect(createdYears).toEqual([2001, 2003, 2002]);
});

test('the field Country.holidays is available on the entity Country', async () => {
  const { data } = await execute(
    `query ($countries: [_Any!]!) {
      _entities(representations: $countries) { ... on Country { code holidays(year: 2026) { coverage holidays { date } } } }
    }`,
    { countries: [{ __typename: 'Country', code: 'FR' }] },
  );
  expect(data?.['_entities']).toMatchObject([{ code: 'FR', holidays: { coverage: true } }]);
});

test('hasCalendar agrees with the calendars of all countries and computes no calendar', async () => {
  const calendar = createHolidayCalendar();
  const codes = ['XK', ...iso31661.map(({ alpha2 }) => alpha2)];
  const createdYears = await Promise.all(codes.map(async (code) => (await calendar(code, 2026)) !== null));
  expect(codes.map(hasCalendar)).toEqual(createdYears);
  expect(createdYears).toContain(false);
});
