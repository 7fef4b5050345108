import fc from 'fast-check';
import { expect, test } from 'vitest';
import { execute, get } from '../../../test/support/dates-graph.ts';
import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { createHolidayCalendar } from '../holiday/calendar.ts';
import { addBusinessDays, countBusinessDays, findNextBusinessDay } from './business-date.ts';
import { findLongWeekends, maxDaysBeyondYear } from './long-weekends.ts';
import { loadWorkCalendar, type Workplace } from './work-calendar.ts';

const calendar = createHolidayCalendar();
const parseDayNumber = (iso: string) => {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number);
  return toDayNumber({ year, month, day: date });
};
const formatDay = (number: number) => formatIso(fromDayNumber(number));

/** Lists the days from Monday to Friday on which a settlement calendar is closed in a year. */
async function listClosings(market: 'target2' | 'federal_reserve' | 'nyse' | 'lse', year: number) {
  const [from, to] = [parseDayNumber(`${year}-01-01`), parseDayNumber(`${year}-12-31`)];
  const work = await loadWorkCalendar({ market }, from, to, calendar);
  const days: string[] = [];
  for (let day = from; day <= to; day += 1)
    if (!work.weekend(day) && !work.business(day)) days.push(formatDay(day).slice(5));
  return days.join(' ');
}

test('settlement calendars are closed on the days that their operators publish', async () => {
  // Sources: ECB, TARGET closing days; Federal Reserve, holiday schedule (K.8); NYSE, holidays and trading hours;
  // gov.uk/bank-holidays.
  expect(await listClosings('target2', 2026)).toBe('01-01 04-03 04-06 05-01 12-25');
  expect(await listClosings('target2', 2024)).toBe('01-01 03-29 04-01 05-01 12-25 12-26');
  expect(await listClosings('federal_reserve', 2026)).toBe(
    '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25',
  );
  expect(await listClosings('federal_reserve', 2023)).toBe(
    '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
  );
  expect(await listClosings('nyse', 2026)).toBe(
    '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25',
  );
  // New Year's Day 2022 was a Saturday, and the exchange traded on the last day of 2021.
  expect(await listClosings('nyse', 2021)).toBe('01-01 01-18 02-15 04-02 05-31 07-05 09-06 11-25 12-24');
  expect(await listClosings('nyse', 2025)).toBe(
    '01-01 01-09 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25',
  );
  expect(await listClosings('lse', 2022)).toBe('01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27');
  expect(await listClosings('lse', 2020)).toBe('01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28');
});

test('countBusinessDays inverts addBusinessDays for every calendar, forwards and backwards', async () => {
  const places: Workplace[] = [
    { country: 'DE', region: 'BY' },
    { country: 'SA', region: null },
    { country: 'NP', region: null },
    { country: 'BN', region: null },
    { market: 'nyse' },
  ];
  const [from, to] = [parseDayNumber('2019-01-01'), parseDayNumber('2029-12-31')];
  for (const place of places) {
    const work = await loadWorkCalendar(place, from, to, calendar);
    fc.assert(
      fc.property(
        fc.integer({ min: parseDayNumber('2022-01-01'), max: parseDayNumber('2026-12-31') }),
        fc.integer({ min: -400, max: 400 }),
        (start, count) => {
          const end = addBusinessDays(work, start, count);
          expect(countBusinessDays(work, end, end)).toBe(0);
          if (count === 0) return;
          expect(work.business(end)).toBe(true);
          const businessDayCount = countBusinessDays(work, start, end);
          expect(businessDayCount).toBe(count);
          expect(addBusinessDays(work, findNextBusinessDay(work, start, 1), -1)).toBeLessThanOrEqual(start);
        },
      ),
      { numRuns: 200 },
    );
  }
});

test('business days support weekends on Friday and Saturday, on Friday and Sunday, and on Saturday only', async () => {
  const getWeekendDigit = async (country: string, date: string) =>
    ((await get(`/date/${date}/business?country=${country}`)).body['weekend'] as boolean) ? 1 : 0;
  const formatWeek = async (country: string) => {
    let days = '';
    // 2026-11-16 is a Monday.
    for (let date = 16; date <= 22; date += 1) days += await getWeekendDigit(country, `2026-11-${date}`);
    return days;
  };
  expect(await formatWeek('US')).toBe('0000011');
  expect(await formatWeek('EG')).toBe('0000110');
  expect(await formatWeek('BN')).toBe('0000101');
  expect(await formatWeek('NP')).toBe('0000010');
  // The Emirates moved their weekend on 1 January 2022.
  expect(await getWeekendDigit('AE', '2021-12-31')).toBe(1);
  expect(await getWeekendDigit('AE', '2021-12-26')).toBe(0);
  expect(await getWeekendDigit('AE', '2022-01-02')).toBe(1);
});

test('business days use the weekend of a region where it differs from the weekend of the country', async () => {
  const isRestDay = async (place: string, date: string) =>
    (await get(`/date/${date}/business?${place}`)).body['weekend'];
  // In Kelantan the weekend is Friday and Saturday.
  expect(await isRestDay('country=MY&region=03', '2026-11-20')).toBe(true);
  expect(await isRestDay('country=MY&region=03', '2026-11-22')).toBe(false);
  expect(await isRestDay('country=MY&region=14', '2026-11-20')).toBe(false);
  // Johor's weekend included Friday from 2014 to 2024.
  expect(await isRestDay('country=MY&region=01', '2024-11-22')).toBe(true);
  expect(await isRestDay('country=MY&region=01', '2025-11-21')).toBe(false);
  // A region without a row in the table has its country's weekend.
  expect(await isRestDay('country=EG&region=C', '2026-11-20')).toBe(true);
  expect(await isRestDay('country=EG&region=C', '2026-11-22')).toBe(false);
  expect(await isRestDay('country=AE&region=SH', '2026-11-20')).toBe(true);
  expect(await isRestDay('country=AE&region=DU', '2026-11-20')).toBe(false);
});

test('/date returns whether a day is a business day, the nearest business days, and the results of steps and counts', async () => {
  expect((await get('/date/2026-07-03/business?country=US&add=5&to=2026-07-10')).body).toEqual({
    date: '2026-07-03',
    country: 'US',
    market: null,
    coverage: true,
    business: false,
    weekend: false,
    holiday: 'Independence Day (substitute day)',
    next: '2026-07-06',
    previous: '2026-07-02',
    result: '2026-07-10',
    to: '2026-07-10',
    days: 5,
    estimated: false,
  });
  const { body } = await get('/date/2026-12-31/business?market=target2');
  expect(body).toMatchObject({ country: null, market: 'target2', business: true, next: '2027-01-04' });
  expect(body).not.toHaveProperty('result');
  // Epiphany is a holiday in Bavaria but not in Berlin.
  expect((await get('/date/2026-01-06/business?country=DE&region=BY')).body['business']).toBe(false);
  expect((await get('/date/2026-01-06/business?country=DE&region=BE')).body['business']).toBe(true);
});

test('business days that depend on an unannounced feast are marked as estimated', async () => {
  const isEstimated = async (date: string) =>
    (await get(`/date/${date}/business?country=SA`)).body['estimated'];
  expect(await isEstimated('2030-02-05')).toBe(true);
  expect(await isEstimated('2030-09-01')).toBe(false);
});

test.each([
  ['2026-02-30/business?country=US', 'date'],
  ['2026-07-03/business', 'country'],
  ['2026-07-03/business?country=US&market=nyse', 'country'],
  ['2026-07-03/business?market=nasdaq', 'market'],
  ['2026-07-03/business?market=nyse&region=BY', 'region'],
  ['2026-07-03/business?country=US&add=2501', 'add'],
  ['2026-07-03/business?country=US&to=2036-08-01', 'to'],
  ['1990-07-03/business?market=nyse', 'date'],
  ['2076-12-31/business?country=US', 'date'],
])('/date/%s returns 400 and names the parameter %s', async (path, param) => {
  expect(await get(`/date/${path}`)).toMatchObject({ status: 400, body: { code: 'invalid_request', param } });
});

test('/date returns 404 for an unknown country, and only weekends for a country without a calendar', async () => {
  expect(await get('/date/2026-07-03/business?country=ZZ')).toMatchObject({ status: 404 });
  expect((await get('/date/2026-07-03/business?country=MM')).body).toMatchObject({
    coverage: false,
    business: true,
  });
});

test('business days are computed for a date with slashes, and for the date of a holiday', async () => {
  expect((await get('/date/12/31/2026?format=mdy')).body).toMatchObject({ date: '2026-12-31', valid: true });
  expect((await get('/holiday/US/2026-07-04')).body).toMatchObject({ holiday: { name: 'Independence Day' } });
});

test('/holiday/DE/bridges returns the long weekends and the bridge days of Germany in 2026', async () => {
  const { status, body } = await get('/holiday/DE/bridges?year=2026');
  expect(status).toBe(200);
  // New Year's Day and Ascension are Thursdays, 25 December is a Friday.
  expect(body['bridge_days']).toEqual([
    { date: '2026-01-02', from: '2026-01-01', to: '2026-01-04', days: 4 },
    { date: '2026-05-15', from: '2026-05-14', to: '2026-05-17', days: 4 },
  ]);
  expect(body['long_weekends']).toEqual([
    { from: '2026-04-03', to: '2026-04-06', days: 4, holidays: ['Good Friday', 'Easter Monday'] },
    { from: '2026-05-01', to: '2026-05-03', days: 3, holidays: ['Labour Day'] },
    { from: '2026-05-23', to: '2026-05-25', days: 3, holidays: ['Whit Monday'] },
    { from: '2026-12-25', to: '2026-12-27', days: 3, holidays: ['Christmas Day', 'Boxing Day'] },
  ]);
  expect(await get('/holiday/ZZ/bridges?year=2026')).toMatchObject({ status: 404 });
  expect((await get('/holiday/MM/bridges?year=2026')).body).toMatchObject({
    coverage: false,
    bridge_days: [],
  });
  expect(await get('/holiday/DE/bridges?year=1970')).toMatchObject({ status: 400, body: { param: 'year' } });
});

test('in every country a bridge day is a business day between days off, and a long weekend contains no business day', async () => {
  for (const country of ['US', 'JP', 'BR', 'TR', 'IN', 'SA', 'CR']) {
    const place = { country, region: null };
    const [from, to] = [
      parseDayNumber('2027-01-01') - maxDaysBeyondYear,
      parseDayNumber('2027-12-31') + maxDaysBeyondYear,
    ];
    const work = await loadWorkCalendar(place, from, to, calendar);
    const { bridgeDays, longWeekends } = findLongWeekends(work, 2027);
    for (const { date } of bridgeDays) {
      expect(
        [parseDayNumber(date) - 1, parseDayNumber(date), parseDayNumber(date) + 1].map((each) =>
          work.business(each),
        ),
      ).toEqual([false, true, false]);
    }
    for (const { from: first, to: last, days } of longWeekends) {
      expect(parseDayNumber(last) - parseDayNumber(first) + 1).toBe(days);
      expect(work.business(parseDayNumber(first) - 1) && work.business(parseDayNumber(last) + 1)).toBe(true);
    }
    expect(longWeekends.length).toBeGreaterThan(0);
  }
});

test('the graph returns the same business days on Country, on CalendarDate and at the root', async () => {
  const { data } = await execute(
    `query ($countries: [_Any!]!) {
      _entities(representations: $countries) {
        ... on Country { businessDate(date: "2026-07-03", add: -3) { result } longWeekends(year: 2026) { coverage } }
      }
      date(value: "2026-07-03") { business(country: "us", add: -3) { result } }
      none: date(value: "never") { business(country: "us") { result } }
      businessDate(date: "2026-07-03", country: "USA", add: -3) { result }
    }`,
    { countries: [{ __typename: 'Country', code: 'US' }] },
  );
  const expectedResult = { result: '2026-06-30' };
  expect(data).toEqual({
    _entities: [{ businessDate: expectedResult, longWeekends: { coverage: true } }],
    date: { business: expectedResult },
    none: { business: null },
    businessDate: expectedResult,
  });
});

test('long weekends are available from 1971 to 2075, the years whose adjacent years are available', async () => {
  const queryYear = (year: number) =>
    execute(`{ longWeekends(country: "AT", year: ${year}) { year longWeekends { from } } }`);
  for (const year of [1971, 2075]) {
    const { data, errors } = await queryYear(year);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ longWeekends: { year, longWeekends: expect.any(Array) } });
  }
  for (const year of [1970, 2076]) {
    const { data, errors } = await queryYear(year);
    expect(data).toEqual({ longWeekends: null });
    expect(errors?.map(({ message }) => message)).toEqual([
      `year must be an integer from 1971 to 2075, not ${year}: use year=2026.`,
    ]);
  }
});
