import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as countries from '@yusifaliyevpro/countries';
import * as frankfurterV1 from 'frankfurter-api-client';
import * as frankfurter from 'frankfurter-api-client-v2';
import { FrankfurterClient } from 'frankfurter-js';
import restcountries from 'restcountries-js';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WorldTimeApi } from 'world-time-api.hl';
import { objectsAt } from '../../facts/json.ts';
import { copyOfFresh, nobody } from '../support/fresh-installation.ts';
import { startService, type StartedService } from '../support/start-service.ts';

/**
 * Public clients of the original services, unmodified but for where they ask. Of Nager.Date npm has none that calls it, of
 * worldtimeapi and Zippopotam one each; for all doors the keys are those of the originals' documented answers.
 */
const published = `<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube>
<Cube time='1999-01-08'><Cube currency='USD' rate='1.1659'/><Cube currency='JPY' rate='130.09'/></Cube>
<Cube time='1999-01-04'><Cube currency='USD' rate='1.1789'/><Cube currency='JPY' rate='133.73'/></Cube>
</Cube></gesmes:Envelope>`;

let folder: string;
let service: StartedService;
let doors: string;

beforeAll(async () => {
  folder = await copyOfFresh('embedded');
  const dataDir = join(folder, 'data');
  const rates = join(folder, 'rates.xml');
  await writeFile(rates, published);
  const data = fileURLToPath(new URL('../../dist/data.js', import.meta.url));
  await promisify(execFile)(process.execPath, [data, 'import', 'exchange_rates', '--from', rates], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  });
  service = await startService({
    ...nobody,
    DATA_DIR: dataDir,
    DOORS: 'restcountries,nager-date,worldtimeapi,zippopotam,frankfurter@localhost',
    DOORS_PER_MINUTE: '1000',
  });
  doors = `${service.url}/doors`;
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});
afterEach(() => void vi.unstubAllGlobals());

/** For clients whose address is fixed: what they fetch from there is fetched here. */
function redirect(from: string, to: string): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (target: string, init?: RequestInit) => fetch(target.replace(from, to), init));
}

describe('@yusifaliyevpro/countries 2.2.2', () => {
  const names = (found: readonly { name: { common: string } }[] | null) =>
    found?.map(({ name }) => name.common);
  const fields = ['name', 'cca2'] as const;

  test('all of its calls are answered', async () => {
    redirect('https://restcountries.com', `${doors}/restcountries`);
    expect(names(await countries.getCountries({ fields }))).toHaveLength(250);
    expect(names(await countries.getCountries({ fields, independent: true }))).toContain('Peru');
    expect(names(await countries.getCountriesByCodes({ codes: ['PER', 'NOR'], fields }))).toEqual(
      expect.arrayContaining(['Peru', 'Norway']),
    );
    expect(await countries.getCountryByCode({ code: 'PER', fields })).toMatchObject({ cca2: 'PE' });
    expect(names(await countries.getCountriesByCurrency({ currency: 'NOK', fields }))).toContain('Norway');
    expect(names(await countries.getCountriesByLang({ lang: 'Spanish', fields }))).toContain('Peru');
    expect(await countries.getCountryByCapital({ capital: 'Tallinn', fields })).toMatchObject({
      name: { common: 'Estonia' },
    });
    expect(names(await countries.getCountriesByRegion({ region: 'Oceania', fields }))).toContain('Fiji');
    expect(
      names(await countries.getCountriesBySubregion({ subregion: 'Northern Europe', fields })),
    ).toContain('Norway');
    expect(await countries.getCountryByDemonym({ demonym: 'Peruvian', fields })).toMatchObject({
      cca2: 'PE',
    });
    expect(await countries.getCountryByTranslation({ translation: 'Germany', fields })).toMatchObject({
      cca2: 'DE',
    });
    expect(names(await countries.getCountriesByName({ name: 'Norway', fields, fullText: true }))).toEqual([
      'Norway',
    ]);
  });
});

test('restcountries-js 0.0.2', async () => {
  const client = restcountries(`${doors}/restcountries/v3.1`);
  const codes = (found: unknown) => objectsAt(found).map(({ cca2 }) => cca2);
  expect(codes(await client.all())).toHaveLength(250);
  expect(codes(await client.name('norway', true))).toEqual(['NO']);
  expect(codes(await client.code('PER'))).toEqual(['PE']);
  expect(codes(await client.currency('NOK'))).toContain('NO');
  expect(codes(await client.language('spa'))).toContain('PE');
  expect(codes(await client.capital('Tallinn'))).toEqual(['EE']);
  expect(codes(await client.region('Oceania'))).toContain('FJ');
  await expect(client.name('nowhere')).rejects.toMatchObject({ response: { status: 404 } });
});

test('world-time-api.hl 1.0.0', async () => {
  const client = new WorldTimeApi({
    worldtimeapi: `${doors}/worldtimeapi/api/timezone/`,
    apiRetry: 0,
    apiRetryTime: 0,
  });
  expect(await client.getTimeBy('Asia/Tokyo')).toMatchObject({ utc_offset: '+09:00', dst: false });
  expect(await client.getAllTimezones()).toMatchObject({ data: expect.arrayContaining(['Asia/Tokyo']) });
  await expect(client.getTimeBy('Europe/Atlantis')).rejects.toThrow('404');
});

// Its main file misses a package that it does not name: this is the source that it is made of.
test('zippopotamus 0.2.1', async () => {
  vi.stubEnv('ZIPPOPOTAMUS_API_URL', `${doors}/zippopotam`);
  const client = await import('zippopotamus/lib/wrapper/wrapper.js');
  vi.unstubAllEnvs();
  expect(await client.query({ country: 'US', code: '90210' })).toMatchObject({
    'post code': '90210',
    places: [{ 'place name': 'Beverly Hills', state: 'California', 'state abbreviation': 'CA' }],
  });
  expect(await client.query({ country: 'us', state: 'tx', city: 'Dallas' })).toMatchObject({
    'place name': 'Dallas',
    'state abbreviation': 'TX',
    places: expect.arrayContaining([expect.objectContaining({ 'post code': '75201' })]),
  });
  expect(await client.query({ country: 'US', code: '00000' })).toEqual({});
});

const on = (date: number) => ({ date, month: 1, year: 1999 });

test('frankfurter-api-client 1.4.4, of the first version', async () => {
  redirect('https://api.frankfurter.dev', `${doors}/frankfurter`);
  const euro = { amount: 1, base: 'EUR' };
  expect(await frankfurterV1.getLatestRates({ base: 'EUR', symbols: ['USD'] })).toEqual({
    ...euro,
    date: '1999-01-08',
    rates: { USD: 1.1659 },
  });
  expect(await frankfurterV1.getHistoricalRatesForDate({ base: 'USD', period: on(5) })).toEqual({
    amount: 1,
    base: 'USD',
    date: '1999-01-04',
    rates: { EUR: 0.84825, JPY: 113.44 },
  });
  expect(
    await frankfurterV1.getTimeSeriesRates({ base: 'EUR', start: on(4), end: on(9), symbols: ['USD'] }),
  ).toEqual({
    ...euro,
    start_date: '1999-01-04',
    end_date: '1999-01-08',
    rates: { '1999-01-04': { USD: 1.1789 }, '1999-01-08': { USD: 1.1659 } },
  });
  expect(await frankfurterV1.getSupportedCurrencies()).toMatchObject({ JPY: 'Japanese Yen' });
});

test('frankfurter-js 0.1.1', async () => {
  const client = new FrankfurterClient({ baseUrl: `${doors}/frankfurter` });
  const dollar = { date: '1999-01-08', base: 'EUR', quote: 'USD', rate: 1.1659 };
  const earlier = { ...dollar, date: '1999-01-04', rate: 1.1789 };
  expect(await client.latest({ base: 'EUR', quotes: 'USD' })).toEqual([dollar]);
  expect(await client.historical('1999-01-05', { quotes: ['USD'] })).toEqual([earlier]);
  expect(await client.range('1999-01-04', '1999-01-09', { quotes: ['USD'] })).toEqual([earlier, dollar]);
  expect((await client.currencies()).map(({ iso_code: code }) => code)).toContain('JPY');
  // A code that is none is told as the original tells it, so that the client throws its own error.
  await expect(client.latest({ base: 'QQQ' })).rejects.toMatchObject({
    name: 'FrankfurterError',
    body: { message: expect.any(String) },
  });
});

describe('frankfurter-api-client-v2 1.0.3', () => {
  test.each(['under its name', 'under a host of its own'])('%s', async (where) => {
    const own = new URL(service.url);
    own.hostname = 'localhost';
    const to = where === 'under its name' ? `${doors}/frankfurter` : own.origin;
    redirect('https://api.frankfurter.dev', to);
    const dollar = { date: '1999-01-08', base: 'EUR', quote: 'USD', rate: 1.1659 };
    expect(await frankfurter.getLatestRates({ base: 'EUR', quotes: ['USD'] })).toEqual([dollar]);
    expect(await frankfurter.getHistoricalRatesForDate({ base: 'USD', period: on(5) })).toEqual([
      { date: '1999-01-04', base: 'USD', quote: 'EUR', rate: 0.84825 },
      { date: '1999-01-04', base: 'USD', quote: 'JPY', rate: 113.44 },
    ]);
    const range = { base: 'EUR', from: on(4), to: on(9), quotes: ['USD'] };
    expect(await frankfurter.getTimeSeriesRates(range)).toEqual([
      { ...dollar, date: '1999-01-04', rate: 1.1789 },
      dollar,
    ]);
    expect(await frankfurter.getSupportedCurrencies({ legacy: false })).toHaveLength(3);
    expect(await frankfurter.getCurrencyInfo({ code: 'JPY' })).toMatchObject({
      iso_numeric: '392',
      name: 'Japanese Yen',
    });
    // Who publishes is not told: see docs/doors.md.
    await expect(frankfurter.getAllProviders()).rejects.toThrow('get all providers error');
  });
});

/** The keys that the originals' documentation shows in their answers, one answer a path. */
const documented: Readonly<Record<string, string>> = {
  '/restcountries/v3.1/alpha/pe':
    'name tld cca2 ccn3 cca3 cioc independent status unMember currencies idd capital altSpellings region subregion languages ' +
    'translations latlng landlocked borders area demonyms flag maps population gini fifa car timezones continents flags ' +
    'coatOfArms startOfWeek capitalInfo postalCode',
  '/nager-date/api/v3/PublicHolidays/2026/AT':
    'date localName name countryCode fixed global counties launchYear types',
  '/nager-date/api/v3/NextPublicHolidays/AT':
    'date localName name countryCode fixed global counties launchYear types',
  '/nager-date/api/v3/NextPublicHolidaysWorldwide':
    'date localName name countryCode fixed global counties launchYear types',
  '/nager-date/api/v3/LongWeekend/2026/AT': 'startDate endDate dayCount needBridgeDay bridgeDays',
  '/nager-date/api/v3/CountryInfo/AT': 'commonName officialName countryCode region borders',
  '/nager-date/api/v3/AvailableCountries': 'countryCode name',
  '/worldtimeapi/api/timezone/Europe/Vienna':
    'utc_offset timezone day_of_week day_of_year datetime utc_datetime unixtime raw_offset week_number dst abbreviation ' +
    'dst_offset dst_from dst_until client_ip',
  '/zippopotam/us/90210': 'post code|country|country abbreviation|places',
  '/zippopotam/us/ma/belmont': 'country abbreviation|places|country|place name|state|state abbreviation',
  '/zippopotam/nearby/us/90210': 'near latitude|near longitude|nearby',
  '/frankfurter/latest': 'amount base date rates',
  '/frankfurter/v1/1999-01-04..1999-01-08': 'amount base start_date end_date rates',
  '/frankfurter/v2/rates': 'date base quote rate',
  '/frankfurter/v2/rate/EUR/USD': 'date base quote rate',
  '/frankfurter/v2/currencies': 'iso_code iso_numeric name symbol start_date end_date',
};

test.each(Object.entries(documented))('%s has the keys of the documented answer', async (path, keys) => {
  const response = await fetch(`${doors}${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  const body: unknown = await response.json();
  const first: unknown = Array.isArray(body) ? body[0] : body;
  expect(Object.keys(first as object).toSorted()).toEqual(
    keys.split(keys.includes('|') ? '|' : ' ').toSorted(),
  );
});

test('worldtimeapi as text', async () => {
  const response = await fetch(`${doors}/worldtimeapi/api/timezone/Europe/Vienna.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toMatch(/^utc_offset: \+0[12]:00\ntimezone: Europe\/Vienna\n/);
});
