import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { Access } from '../../router/access/access.ts';
import type { Request, Response } from '../../router/http/exchange.ts';
import { builtTool } from '../../test/support/build.ts';
import { meteredHouse, type House } from '../../test/support/metered-house.ts';
import { testPlaces } from '../../test/support/places.ts';
import { doorDocuments, readDoorDocument } from './door.ts';
import { createDoors, doors } from './doors.ts';
import { doorNames } from './names.ts';
import { postalCodesOf, postalRow } from '../../test/support/postal-codes.ts';
import { zippopotam } from './zippopotam/zippopotam.ts';

const summer = Date.parse('2026-07-14T10:00:00.250Z');
let house: House;
let open: ReturnType<typeof createDoors>;
let now = summer;
const doorsOf = (keylessPerMinute: number, names: readonly string[] = doorNames, of: House = house) =>
  createDoors({
    open: names,
    graph: of.graph,
    control: of.control,
    access: new Access({ find: async () => null }, { clock: () => now }),
    baseUrl: 'http://localhost',
    clock: () => now,
    ticks: () => 0,
    keylessPerMinute,
  });

beforeAll(async () => {
  house = await meteredHouse({ places: await testPlaces() });
  open = doorsOf(1000);
});

const request = (target: string, method = 'GET', base?: string): Request => {
  const [path = '', query = ''] = target.split('?');
  return {
    method,
    path,
    query,
    headers: {},
    base,
    ip: '192.0.2.1',
    id: 'test',
    signal: new AbortController().signal,
    body: async () => '',
  };
};
async function ask(target: string, doors = open): Promise<Response> {
  const response = await doors(request(`/doors${target}`));
  if (response === null) throw new Error(`${target} is no door`);
  return response;
}
const get = async <T = Record<string, unknown>>(target: string, doors = open): Promise<T> => {
  const { status, body } = await ask(target, doors);
  if (status !== 200) throw new Error(`${status} ${body}`);
  return JSON.parse(body) as T;
};

describe('restcountries v3.1', () => {
  test('a country has the keys of the original, and its facts', async () => {
    const [norway] = await get<Record<string, unknown>[]>('/restcountries/v3.1/alpha/no');
    expect(norway).toMatchObject({
      name: { common: 'Norway', official: 'Kingdom of Norway', nativeName: { nob: { common: 'Norge' } } },
      tld: ['.no'],
      cca2: 'NO',
      ccn3: '578',
      cca3: 'NOR',
      cioc: 'NOR',
      independent: true,
      unMember: true,
      currencies: { NOK: { name: 'Norwegian Krone' } },
      idd: { root: '+4', suffixes: ['7'] },
      capital: ['Oslo'],
      region: 'Europe',
      landlocked: false,
      borders: ['FIN', 'RUS', 'SWE'],
      demonyms: { eng: { f: 'Norwegian', m: 'Norwegian' } },
      flag: '🇳🇴',
      car: { signs: ['N'], side: 'right' },
      continents: ['Europe'],
      startOfWeek: 'monday',
      postalCode: { format: '####' },
    });
  });

  test.each([
    ['/v3.1/name/land?fullText=false&fields=cca2', 'FI'],
    ['/v3.1/name/iceland?fullText=true&fields=cca2', 'IS'],
    ['/v3.1/alpha?codes=170,no,est&fields=cca2', 'EE'],
    ['/v3.1/currency/cop?fields=cca2', 'CO'],
    ['/v3.1/currency/peso?fields=cca2', 'CO'],
    ['/v3.1/lang/spa?fields=cca2', 'PE'],
    ['/v3.1/lang/spanish?fields=cca2', 'PE'],
    ['/v3.1/capital/tallinn?fields=cca2', 'EE'],
    ['/v3.1/region/europe?fields=cca2', 'FR'],
    ['/v3.1/subregion/Northern%20Europe?fields=cca2', 'NO'],
    ['/v3.1/demonym/peruvian?fields=cca2', 'PE'],
    ['/v3.1/translation/germany?fields=cca2', 'DE'],
    ['/v3.1/independent?status=true&fields=cca2', 'FR'],
    ['/v3.1/all?fields=cca2', 'AQ'],
  ])('%s finds %s', async (path, code) => {
    const found = await get<{ cca2: string }[]>(`/restcountries${path}`);
    expect(found).toContainEqual({ cca2: code });
  });

  test('one code with fields is the record, what is unknown is 404 in its own words, a wrong field 400', async () => {
    expect(await get('/restcountries/v3.1/alpha/NO?fields=cca3,capital')).toEqual({
      cca3: 'NOR',
      capital: ['Oslo'],
    });
    const none = await ask('/restcountries/v3.1/name/nowhere');
    expect([none.status, JSON.parse(none.body)]).toEqual([404, { message: 'Not Found', status: 404 }]);
    expect((await ask('/restcountries/v3.1/all?fields=colour')).status).toBe(400);
  });
});

describe('Nager.Date v3', () => {
  test('the public holidays of a year, key by key', async () => {
    const days = await get<Record<string, unknown>[]>('/nager-date/api/v3/PublicHolidays/2026/DE');
    expect(days[0]).toEqual({
      date: '2026-01-01',
      localName: 'Neujahr',
      name: "New Year's Day",
      countryCode: 'DE',
      fixed: null,
      global: true,
      counties: null,
      launchYear: null,
      types: ['Public'],
    });
    expect(days.find(({ date }) => date === '2026-01-06')).toMatchObject({
      global: false,
      counties: expect.arrayContaining(['DE-BW', 'DE-BY', 'DE-ST']),
    });
  });

  test('the next 365 days, today, and what is not recorded', async () => {
    const next = await get<{ date: string }[]>('/nager-date/api/v3/NextPublicHolidays/FR');
    expect(next[0]?.date).toBe('2026-07-14');
    expect(next.map(({ date }) => date)).toContain('2027-05-01');
    expect(next.every(({ date }) => date < '2027-07-14')).toBe(true);
    expect((await ask('/nager-date/api/v3/IsTodayPublicHoliday/FR')).status).toBe(200);
    expect((await ask('/nager-date/api/v3/IsTodayPublicHoliday/DE')).status).toBe(204);
    // There it is still the 13th.
    expect((await ask('/nager-date/api/v3/IsTodayPublicHoliday/FR?offset=-12')).status).toBe(204);
    expect((await ask('/nager-date/api/v3/PublicHolidays/2026/ZZ')).status).toBe(404);
    expect((await ask('/nager-date/api/v3/PublicHolidays/26/DE')).status).toBe(400);
  });

  test('the countries that have a calendar, and their days of the next week by date', async () => {
    const countries = await get<{ countryCode: string; name: string }[]>(
      '/nager-date/api/v3/AvailableCountries',
    );
    expect(countries).toContainEqual({ countryCode: 'DE', name: 'Germany' });
    expect(countries.map(({ countryCode }) => countryCode)).not.toContain('AQ');
    now = Date.parse('2026-12-29T10:00:00Z');
    const days = await get<{ date: string; countryCode: string; name: string }[]>(
      '/nager-date/api/v3/NextPublicHolidaysWorldwide',
    );
    now = summer;
    expect(days).toContainEqual(expect.objectContaining({ countryCode: 'DE', date: '2027-01-01' }));
    expect(days).toContainEqual(expect.objectContaining({ countryCode: 'CH', date: '2027-01-02' }));
    const dates = days.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(dates[0] !== undefined && dates[0] >= '2026-12-29').toBe(true);
    expect(dates.every((date) => date < '2027-01-05')).toBe(true);
  });

  test('long weekends and a country', async () => {
    const weekends = await get<Record<string, unknown>[]>('/nager-date/api/v3/LongWeekend/2026/DE');
    // Easter.
    expect(weekends).toContainEqual({
      startDate: '2026-04-03',
      endDate: '2026-04-06',
      dayCount: 4,
      needBridgeDay: false,
      bridgeDays: [],
    });
    // The Friday behind Ascension.
    expect(weekends).toContainEqual(
      expect.objectContaining({ startDate: '2026-05-14', needBridgeDay: true, bridgeDays: ['2026-05-15'] }),
    );
    const germany = await get<{ borders: unknown[] }>('/nager-date/api/v3/CountryInfo/DE');
    expect(germany).toMatchObject({ commonName: 'Germany', countryCode: 'DE', region: 'Europe' });
    expect(germany.borders).toContainEqual(expect.objectContaining({ countryCode: 'AT', borders: null }));
  });
});

describe('worldtimeapi', () => {
  test('a clock in summer, key by key', async () => {
    expect(await get('/worldtimeapi/api/timezone/Europe/London')).toEqual({
      utc_offset: '+01:00',
      timezone: 'Europe/London',
      day_of_week: 2,
      day_of_year: 195,
      datetime: '2026-07-14T11:00:00.250+01:00',
      utc_datetime: '2026-07-14T10:00:00.250+00:00',
      unixtime: 1784023200,
      raw_offset: 0,
      week_number: 29,
      dst: true,
      abbreviation: 'BST',
      dst_offset: 3600,
      dst_from: '2026-03-29T01:00:00+00:00',
      dst_until: '2026-10-25T01:00:00+00:00',
      client_ip: '192.0.2.1',
    });
  });

  test('a clock without summer time, as text, in a zone of three words', async () => {
    now = Date.parse('2027-01-01T02:00:00Z');
    const { headers, body } = await ask('/worldtimeapi/api/timezone/America/Argentina/Salta.txt');
    now = summer;
    expect(headers).toContain('text/plain; charset=utf-8');
    const lines = Object.fromEntries(
      body
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: ?(.*)/s, 2)),
    );
    expect(lines).toMatchObject({
      utc_offset: '-03:00',
      day_of_week: '4',
      day_of_year: '365',
      week_number: '53',
      dst: 'false',
      dst_from: '',
    });
  });

  test('lists of zones, and what there is not', async () => {
    expect(await get('/worldtimeapi/api/timezone/Arctic')).toEqual(['Arctic/Longyearbyen']);
    expect(await get<string[]>('/worldtimeapi/api/timezone')).toContain('Asia/Tokyo');
    const none = await ask('/worldtimeapi/api/timezone/Europe/Atlantis');
    expect([none.status, JSON.parse(none.body)]).toEqual([404, { error: 'unknown location' }]);
  });
});

test('Zippopotam: a postal code with its places, numbers as texts', () => {
  const [path] = zippopotam.paths;
  const asked = { values: ['us', '90210'], query: {}, ip: '', now };
  expect(path?.variables(asked, null)).toEqual({ country: 'US', code: '90210' });
  const postal = {
    code: '90210',
    cityName: 'Beverly Hills',
    localities: ['Los Angeles'],
    stateName: 'California',
    stateCode: 'CA',
    countryName: 'United States',
    countryCode: 'US',
    latitude: 34.0901,
    longitude: -118.4065,
  };
  expect(path?.answer({ postal }, asked)?.body).toEqual({
    'post code': '90210',
    country: 'United States',
    'country abbreviation': 'US',
    places: [
      {
        'place name': 'Beverly Hills',
        longitude: '-118.4065',
        state: 'California',
        'state abbreviation': 'CA',
        latitude: '34.0901',
      },
      {
        'place name': 'Los Angeles',
        longitude: null,
        state: 'California',
        'state abbreviation': 'CA',
        latitude: null,
      },
    ],
  });
  expect(path?.answer({ postal: null }, asked)).toBeNull();
});

describe('Zippopotam', () => {
  const postal = { state: 'US-CA', country: 'US', city: 'Beverly Hills' };
  let zip: ReturnType<typeof createDoors>;
  beforeAll(async () => {
    const postalCodes = postalCodesOf([
      postalRow({ ...postal, code: '90210', latitude: 34.0901, longitude: -118.4065 }),
      postalRow({ ...postal, code: '90211', latitude: 34.0652, longitude: -118.383 }),
      postalRow({
        country: 'US',
        state: 'US-NY',
        city: 'New York',
        code: '10001',
        latitude: 40.7484,
        longitude: -73.9967,
      }),
    ]);
    zip = doorsOf(
      1000,
      ['zippopotam'],
      await meteredHouse({ places: await testPlaces(), geo: { postalCodes } }),
    );
  });

  test('the codes of a place, by its country and state', async () => {
    expect(await get('/zippopotam/us/ca/beverly%20hills', zip)).toEqual({
      'country abbreviation': 'US',
      country: 'United States',
      'place name': 'Beverly Hills',
      state: 'California',
      'state abbreviation': 'CA',
      places: [
        { 'place name': 'Beverly Hills', 'post code': '90210', longitude: '-118.4065', latitude: '34.0901' },
        { 'place name': 'Beverly Hills', 'post code': '90211', longitude: '-118.383', latitude: '34.0652' },
      ],
    });
    // The post says New York, the table of cities New York City.
    expect(await get('/zippopotam/us/ny/new%20york', zip)).toMatchObject({
      places: [{ 'post code': '10001' }],
    });
    for (const unknown of ['/us/ca/atlantis', '/us/ny/beverly%20hills', '/us/zz/beverly%20hills'])
      expect([unknown, (await ask(`/zippopotam${unknown}`, zip)).status]).toEqual([unknown, 404]);
    expect((await ask('/zippopotam/de/be/berlin', zip)).status).toBe(503);
  });

  test('the codes around another, in miles', async () => {
    expect(await get('/zippopotam/nearby/us/90210', zip)).toEqual({
      'near latitude': 34.0901,
      'near longitude': -118.4065,
      nearby: [
        {
          // By the haversine formula.
          distance: '2.18',
          'post code': '90211',
          'place name': 'Beverly Hills',
          state: 'California',
          'state abbreviation': 'CA',
        },
      ],
    });
  });
});

describe('Frankfurter', () => {
  // The first days of publication, as the bank published them.
  const days = [
    ['1999-01-04', { USD: '1.1789', JPY: '133.73', GBP: '0.7111' }],
    ['1999-01-08', { USD: '1.1659', JPY: '130.09', GBP: '0.7094' }],
  ] as const;
  let rates: ReturnType<typeof createDoors>;
  beforeAll(async () => {
    const publishedBetween = async (from: string, to: string) => {
      const until = days.filter(([date]) => date <= to);
      const first = until.findLastIndex(([date]) => date <= from);
      return until
        .slice(Math.max(0, first))
        .map(([date, each]) => ({ date, rates: new Map(Object.entries(each)) }));
    };
    const company = { rates: { publishedBetween, loaded: async () => true } };
    rates = doorsOf(1000, ['frankfurter'], await meteredHouse({ places: await testPlaces(), company }));
  });

  test.each(['/latest', '/v1/latest', '/1999-01-10', '/2999-01-01'])(
    '%s has the last rates',
    async (path) => {
      expect(await get(`/frankfurter${path}`, rates)).toEqual({
        amount: 1,
        base: 'EUR',
        date: '1999-01-08',
        rates: { GBP: 0.7094, JPY: 130.09, USD: 1.1659 },
      });
    },
  );

  // The original's documented answer for that day and pair: 0.84825.
  test.each(['/1999-01-04?from=USD&to=EUR', '/v1/1999-01-04?base=USD&symbols=EUR'])('%s', async (path) => {
    expect(await get(`/frankfurter${path}`, rates)).toEqual({
      amount: 1,
      base: 'USD',
      date: '1999-01-04',
      rates: { EUR: 0.84825 },
    });
  });

  test('an amount, a range that begins with the rates of its first day, and one that is open', async () => {
    expect(await get('/frankfurter/1999-01-05?amount=1000&to=JPY', rates)).toMatchObject({
      amount: 1000,
      rates: { JPY: 133_730 },
    });
    const range = {
      amount: 1,
      base: 'EUR',
      start_date: '1999-01-04',
      end_date: '1999-01-08',
      rates: { '1999-01-04': { USD: 1.1789 }, '1999-01-08': { USD: 1.1659 } },
    };
    expect(await get('/frankfurter/1999-01-06..1999-01-09?to=USD', rates)).toEqual(range);
    now = Date.parse('1999-01-20T00:00:00Z');
    expect(await get('/frankfurter/v1/1999-01-06..?symbols=usd', rates)).toEqual(range);
    now = summer;
  });

  test('currencies have names, in the second version numbers too', async () => {
    const byName = { EUR: 'Euro', GBP: 'British Pound', JPY: 'Japanese Yen', USD: 'US Dollar' };
    expect(await get('/frankfurter/currencies', rates)).toEqual(byName);
    expect(await get('/frankfurter/v1/currencies', rates)).toEqual(byName);
    const pound = { iso_code: 'GBP', iso_numeric: '826', name: 'British Pound', symbol: '£' };
    const open = { start_date: null, end_date: null };
    expect(await get('/frankfurter/v2/currencies', rates)).toContainEqual({ ...pound, ...open });
    expect(await get('/frankfurter/v2/currency/gbp', rates)).toEqual({
      ...pound,
      ...open,
      providers: ['ECB'],
    });
    expect((await ask('/frankfurter/v2/currency/NOK', rates)).status).toBe(404);
  });

  test('the second version tells a row for each rate', async () => {
    const row = { date: '1999-01-04', base: 'USD', quote: 'EUR', rate: 0.84825 };
    expect(await get('/frankfurter/v2/rate/usd/eur?date=1999-01-05', rates)).toEqual(row);
    expect(await get('/frankfurter/v2/rates?base=USD&quotes=EUR&date=1999-01-05', rates)).toEqual([row]);
    expect(await get('/frankfurter/v2/rates?quotes=USD&from=1999-01-05&to=1999-01-09', rates)).toEqual([
      { date: '1999-01-08', base: 'EUR', quote: 'USD', rate: 1.1659 },
    ]);
    expect(await get('/frankfurter/v2/rates', rates)).toHaveLength(3);
  });

  test('what is not known is 404 in its own words, what is wrong 400 with a value that works', async () => {
    for (const path of ['/1998-01-01', '/latest?to=ZZZ', '/v2/rate/EUR/NOK', '/v2/rates?base=ZZZ']) {
      const { status, body } = await ask(`/frankfurter${path}`, rates);
      expect([path, status, JSON.parse(body)]).toEqual([path, 404, { message: 'not found' }]);
    }
    for (const [path, message] of [
      ['/yesterday', 'latest, 2024-02-29 and'],
      ['/2023-02-29', 'latest, 2024-02-29 and'],
      ['/1999-01-04..2001-01-01', 'at most 366 days'],
      ['/1999-01-04..1999-01-01', 'from the earlier to the later'],
      ['/latest?amount=-1', 'amount must be a number above 0'],
      ['/v2/rates?date=x', 'latest, 2024-02-29 and'],
    ] as const) {
      const { status, body } = await ask(`/frankfurter${path}`, rates);
      expect([path, status, body]).toEqual([path, 400, expect.stringContaining(message)]);
    }
    // In the house without rates.
    expect((await ask('/frankfurter/latest')).status).toBe(503);
  });
});

test('a door answers under the host that is named with it, in its own paths', async () => {
  const hosted = doorsOf(1000, ['worldtimeapi@Time.example', 'restcountries']);
  const path = '/api/timezone/Etc/UTC';
  expect((await hosted(request(path, 'GET', 'http://time.example:8080')))?.status).toBe(200);
  expect((await hosted(request(`/doors/worldtimeapi${path}`, 'GET', 'http://api.example')))?.status).toBe(
    200,
  );
  expect(hosted(request(path, 'GET', 'http://api.example'))).toBeNull();
  expect((await hosted(request('/country/FR', 'GET', 'http://time.example')))?.status).toBe(404);
});

test('every door can be named', () => {
  expect(doors.map(({ name }) => name)).toEqual(doorNames);
});

test('a built program finds the documents of all doors from inside of dist/', () => {
  const printed = JSON.parse(execFileSync(process.execPath, [builtTool('print-door-documents')]).toString());
  expect(printed).toEqual(
    doorNames.flatMap((door) => doorDocuments(door).map((name) => readDoorDocument(door, name))),
  );
  expect(printed).toContainEqual(expect.stringContaining('fragment ClockForm on Clock'));
});

test('a store that cannot be read is 503 in our own form, never a 404 of the original', async () => {
  // No postal codes are loaded here.
  const { status, body } = await ask('/zippopotam/us/90210');
  expect([status, JSON.parse(body)]).toEqual([503, expect.objectContaining({ code: 'service_unavailable' })]);
});

describe('who may ask', () => {
  test('without a key as often as the operator says, else a key is needed', async () => {
    const few = doorsOf(2);
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      const { status } = await ask('/worldtimeapi/api/timezone/Etc/UTC', few);
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect((await ask('/worldtimeapi/api/timezone/Etc/UTC', doorsOf(0))).status).toBe(401);
  });

  test('a door that is not named is not there', () => {
    const one = doorsOf(1000, ['worldtimeapi']);
    expect(one(request('/doors/restcountries/v3.1/all'))).toBeNull();
    expect(one(request('/country/FR'))).toBeNull();
  });

  test('only reading is allowed, and other paths are told', async () => {
    const posted = await open(request('/doors/worldtimeapi/api/ip', 'POST'));
    expect(posted?.status).toBe(405);
    expect((await ask('/worldtimeapi/nope')).status).toBe(404);
  });
});

describe('what a key pays, and what it may know', () => {
  /** A service whose keys are on such a plan. */
  const on = async (plan: object, families?: readonly string[]) => {
    const own = await meteredHouse({
      places: await testPlaces(),
      plan: { unitsPerMonth: { pooled: 10_000 }, ...plan },
      ...(families === undefined ? {} : { families }),
    });
    const door = createDoors({
      open: doorNames,
      graph: own.graph,
      control: own.control,
      access: own.access,
      baseUrl: 'http://localhost',
      clock: () => now,
      ticks: () => 0,
      keylessPerMinute: 0,
    });
    return {
      ...own,
      door: async (target: string) => {
        const { status, body } = await own.getFrom(
          async (request) => (await door(request)) ?? { status: 404, headers: [], body: 'no door' },
          `/doors${target}`,
        );
        const { pooled } = await own.spent();
        return { status, body: body === '' ? null : (JSON.parse(body) as unknown), pooled };
      },
    };
  };

  test('each record that is told costs what it costs at /graphql; what is not there costs nothing', async () => {
    const paid = await on({});
    for (const [target, query] of [
      [
        '/restcountries/v3.1/region/oceania',
        'query ($codes: [ID!]) { countries(codes: $codes) { code area languages { iso3 } borders { alpha3 } } }',
      ],
      ['/nager-date/api/v3/CountryInfo/DE', '{ country(code: "DE") { name borders { name region } } }'],
      [
        '/nager-date/api/v3/NextPublicHolidays/FR',
        '{ a: holidays(country: "FR", year: 2026) { coverage } b: holidays(country: "FR", year: 2027) { coverage } }',
      ],
      ['/worldtimeapi/api/timezone/Europe/Oslo', '{ clock(zone: "Europe/Oslo") { offset } }'],
    ] as const) {
      const { status, body, pooled } = await paid.door(target);
      expect([target, status]).toEqual([target, 200]);
      const codes = Array.isArray(body) ? body.flatMap(({ cca2 }: { cca2?: string }) => cca2 ?? []) : [];
      await paid.ask(query, query.includes('$codes') ? { codes } : {});
      expect([target, await paid.spent()]).toMatchObject([target, { pooled }]);
      expect(pooled).toBeGreaterThanOrEqual(Math.max(1, codes.length));
    }
    for (const [target, status] of [
      ['/restcountries/v3.1/name/nowhere', 404],
      ['/restcountries/v3.1/all?fields=colour', 400],
      ['/worldtimeapi/api/timezone/Europe/Atlantis', 404],
      ['/nager-date/api/v3/PublicHolidays/26/DE', 400],
    ] as const)
      expect(await paid.door(target)).toMatchObject({ status, pooled: 0 });
  });

  test('fewer fields cost less: neither languages nor neighbours are looked up for them', async () => {
    const paid = await on({});
    const { body, pooled } = await paid.door('/restcountries/v3.1/alpha?codes=no,SWE,246&fields=cca3,area');
    expect(body).toHaveLength(3);
    expect(pooled).toBe(3);
    expect((await paid.door('/restcountries/v3.1/alpha/no')).pooled).toBeGreaterThan(1);
  });

  test('an allowance that is too small is told before anything is looked up; all countries are a unit each', async () => {
    const poor = await on({ unitsPerMonth: { pooled: 20 } });
    expect(await poor.door('/restcountries/v3.1/all')).toMatchObject({ status: 429, pooled: 0 });
    expect(await poor.door('/restcountries/v3.1/alpha?codes=no,se&fields=cca2')).toMatchObject({
      status: 200,
      pooled: 2,
    });
    const rich = await on({});
    const { body, pooled } = await rich.door('/restcountries/v3.1/all');
    expect(body).toHaveLength(250);
    expect(pooled).toBeGreaterThan(250);
    expect(await rich.door('/restcountries/v3.1/all?fields=cca2')).toMatchObject({ pooled: 250 });
  });

  test('a plan without paid facts is told none, and cannot search by them', async () => {
    const free = await on({ deep: false });
    expect((await free.door('/restcountries/v3.1/alpha/NO')).body).toMatchObject([
      { cca2: 'NO', name: { common: 'Norway' }, capital: ['Oslo'], area: null, unMember: null, borders: [] },
    ]);
    // Who is a member is a paid fact: nobody is told to be none.
    expect(await free.door('/restcountries/v3.1/independent?status=false')).toMatchObject({ status: 403 });
    const searched = await free.door('/restcountries/v3.1/subregion/Northern%20Europe');
    expect(searched).toMatchObject({ status: 403, body: { code: 'plan_required' }, pooled: 0 });
    expect(JSON.stringify(searched.body)).toContain('Country.subregion');
  });

  test('a key of other families may not ask', async () => {
    const other = await on({}, ['timezone', 'time']);
    expect(await other.door('/restcountries/v3.1/alpha/NO')).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
      pooled: 0,
    });
  });
});
