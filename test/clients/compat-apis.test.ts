import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as countries from '@yusifaliyevpro/countries';
import * as frankfurterV1 from 'frankfurter-api-client';
import * as frankfurter from 'frankfurter-api-client-v2';
import { FrankfurterClient } from 'frankfurter-js';
import globalTime from 'global-time';
import restcountries from 'restcountries-js';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WorldTimeApi } from 'world-time-api.hl';
import { isJsonObject, getObjectsAt, type JsonObject } from '../../core/json.ts';
import { copyFreshInstallation, serviceUser } from '../support/fresh-installation.ts';
import { compatSamples } from './compat-samples.ts';
import { startService, type StartedService } from '../support/start-service.ts';

/**
 * Published clients of the original services, with only their address changed. npm has no client of Nager.Date that can be
 * installed. For all compatibility APIs, the keys are compared with the documented responses of the originals.
 */
const publishedRates = `<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube>
<Cube time='1999-01-08'><Cube currency='USD' rate='1.1659'/><Cube currency='JPY' rate='130.09'/></Cube>
<Cube time='1999-01-04'><Cube currency='USD' rate='1.1789'/><Cube currency='JPY' rate='133.73'/></Cube>
</Cube></gesmes:Envelope>`;

let folder: string;
let service: StartedService;
let compatUrl: string;

beforeAll(async () => {
  folder = await copyFreshInstallation('embedded');
  const dataDir = join(folder, 'data');
  const rates = join(folder, 'rates.xml');
  await writeFile(rates, publishedRates);
  const data = fileURLToPath(new URL('../../dist/data.js', import.meta.url));
  await promisify(execFile)(process.execPath, [data, 'import', 'exchange_rates', '--from', rates], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  });
  service = await startService({
    ...serviceUser,
    DATA_DIR: dataDir,
    DOORS:
      'restcountries,nager-date,worldtimeapi@worldtimeapi.org,zippopotam@www.zippopotam.us,frankfurter@localhost,ip-api,ipinfo,openexchangerates,geonames',
    DOORS_PER_MINUTE: '1000',
  });
  compatUrl = `${service.url}/doors`;
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});
afterEach(() => void vi.unstubAllGlobals());

/** For clients with a fixed address: redirects their requests. */
function redirectHost(from: string, to: string): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (target: string, init?: RequestInit) => fetch(target.replace(from, to), init));
}

/** For clients that use node:http: every hostname resolves to the service, as with an operator's DNS. */
async function withRedirectedHosts<T>(work: () => Promise<T>): Promise<T> {
  const { hostname, port } = new URL(service.url);
  class RedirectAgent extends http.Agent {
    override createConnection(...[options, done]: Parameters<http.Agent['createConnection']>) {
      return super.createConnection({ ...options, host: hostname, port: Number(port) }, done);
    }
  }
  const defaultAgent = http.globalAgent;
  const agent = new RedirectAgent();
  http.globalAgent = agent;
  try {
    return await work();
  } finally {
    http.globalAgent = defaultAgent;
    agent.destroy();
  }
}

describe('@yusifaliyevpro/countries 2.2.2', () => {
  const listNames = (found: readonly { name: { common: string } }[] | null) =>
    found?.map(({ name }) => name.common);
  const fields = ['name', 'cca2'] as const;

  test('the compatibility API serves every call of the client @yusifaliyevpro/countries 2.2.2', async () => {
    redirectHost('https://restcountries.com', `${compatUrl}/restcountries`);
    expect(listNames(await countries.getCountries({ fields }))).toHaveLength(250);
    expect(listNames(await countries.getCountries({ fields, independent: true }))).toContain('Peru');
    expect(listNames(await countries.getCountriesByCodes({ codes: ['PER', 'NOR'], fields }))).toEqual(
      expect.arrayContaining(['Peru', 'Norway']),
    );
    expect(await countries.getCountryByCode({ code: 'PER', fields })).toMatchObject({ cca2: 'PE' });
    expect(listNames(await countries.getCountriesByCurrency({ currency: 'NOK', fields }))).toContain(
      'Norway',
    );
    expect(listNames(await countries.getCountriesByLang({ lang: 'Spanish', fields }))).toContain('Peru');
    expect(await countries.getCountryByCapital({ capital: 'Tallinn', fields })).toMatchObject({
      name: { common: 'Estonia' },
    });
    expect(listNames(await countries.getCountriesByRegion({ region: 'Oceania', fields }))).toContain('Fiji');
    expect(
      listNames(await countries.getCountriesBySubregion({ subregion: 'Northern Europe', fields })),
    ).toContain('Norway');
    expect(await countries.getCountryByDemonym({ demonym: 'Peruvian', fields })).toMatchObject({
      cca2: 'PE',
    });
    expect(await countries.getCountryByTranslation({ translation: 'Germany', fields })).toMatchObject({
      cca2: 'DE',
    });
    expect(listNames(await countries.getCountriesByName({ name: 'Norway', fields, fullText: true }))).toEqual(
      ['Norway'],
    );
  });
});

test('the compatibility API serves the client restcountries-js 0.0.2', async () => {
  const client = restcountries(`${compatUrl}/restcountries/v3.1`);
  const listCodes = (found: unknown) => getObjectsAt(found).map(({ cca2 }) => cca2);
  expect(listCodes(await client.all())).toHaveLength(250);
  expect(listCodes(await client.name('norway', true))).toEqual(['NO']);
  expect(listCodes(await client.code('PER'))).toEqual(['PE']);
  expect(listCodes(await client.currency('NOK'))).toContain('NO');
  expect(listCodes(await client.language('spa'))).toContain('PE');
  expect(listCodes(await client.capital('Tallinn'))).toEqual(['EE']);
  expect(listCodes(await client.region('Oceania'))).toContain('FJ');
  await expect(client.name('nowhere')).rejects.toMatchObject({ response: { status: 404 } });
});

test('the compatibility API serves the client world-time-api.hl 1.0.0', async () => {
  const client = new WorldTimeApi({
    worldtimeapi: `${compatUrl}/worldtimeapi/api/timezone/`,
    apiRetry: 0,
    apiRetryTime: 0,
  });
  expect(await client.getTimeBy('Asia/Tokyo')).toMatchObject({ utc_offset: '+09:00', dst: false });
  expect(await client.getAllTimezones()).toMatchObject({ data: expect.arrayContaining(['Asia/Tokyo']) });
  await expect(client.getTimeBy('Europe/Atlantis')).rejects.toThrow('404');
});

// The main file of this package requires an undeclared package, so the test imports the source.
test('the compatibility API serves the client zippopotamus 0.2.1', async () => {
  vi.stubEnv('ZIPPOPOTAMUS_API_URL', `${compatUrl}/zippopotam`);
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

test('the compatibility API serves the client global-time 1.5.1 under the hostname of the original service', async () => {
  const startedAt = Date.now();
  const time = await withRedirectedHosts(() => globalTime.default());
  expect(time).toBeGreaterThanOrEqual(startedAt);
  expect(time).toBeLessThanOrEqual(Date.now());
});

const buildDate = (date: number) => ({ date, month: 1, year: 1999 });

test('the compatibility API serves the client frankfurter-api-client 1.4.4 (version 1 of the API)', async () => {
  redirectHost('https://api.frankfurter.dev', `${compatUrl}/frankfurter`);
  const euro = { amount: 1, base: 'EUR' };
  expect(await frankfurterV1.getLatestRates({ base: 'EUR', symbols: ['USD'] })).toEqual({
    ...euro,
    date: '1999-01-08',
    rates: { USD: 1.1659 },
  });
  expect(await frankfurterV1.getHistoricalRatesForDate({ base: 'USD', period: buildDate(5) })).toEqual({
    amount: 1,
    base: 'USD',
    date: '1999-01-04',
    rates: { EUR: 0.84825, JPY: 113.44 },
  });
  expect(
    await frankfurterV1.getTimeSeriesRates({
      base: 'EUR',
      start: buildDate(4),
      end: buildDate(9),
      symbols: ['USD'],
    }),
  ).toEqual({
    ...euro,
    start_date: '1999-01-04',
    end_date: '1999-01-08',
    rates: { '1999-01-04': { USD: 1.1789 }, '1999-01-08': { USD: 1.1659 } },
  });
  expect(await frankfurterV1.getSupportedCurrencies()).toMatchObject({ JPY: 'Japanese Yen' });
});

test('the compatibility API serves the client frankfurter-js 0.1.1', async () => {
  const client = new FrankfurterClient({ baseUrl: `${compatUrl}/frankfurter` });
  const dollar = { date: '1999-01-08', base: 'EUR', quote: 'USD', rate: 1.1659 };
  const earlierRate = { ...dollar, date: '1999-01-04', rate: 1.1789 };
  expect(await client.latest({ base: 'EUR', quotes: 'USD' })).toEqual([dollar]);
  expect(await client.historical('1999-01-05', { quotes: ['USD'] })).toEqual([earlierRate]);
  expect(await client.range('1999-01-04', '1999-01-09', { quotes: ['USD'] })).toEqual([earlierRate, dollar]);
  expect((await client.currencies()).map(({ iso_code: code }) => code)).toContain('JPY');
  // An unknown code returns the error of the original service, so that the client throws its own error.
  await expect(client.latest({ base: 'QQQ' })).rejects.toMatchObject({
    name: 'FrankfurterError',
    body: { message: expect.any(String) },
  });
});

describe('frankfurter-api-client-v2 1.0.3', () => {
  test.each(['under its path', 'under its own hostname'])(
    'the compatibility API serves the client frankfurter-api-client-v2 1.0.3: %s',
    async (where) => {
      const serviceUrl = new URL(service.url);
      serviceUrl.hostname = 'localhost';
      const targetUrl = where === 'under its path' ? `${compatUrl}/frankfurter` : serviceUrl.origin;
      redirectHost('https://api.frankfurter.dev', targetUrl);
      const dollar = { date: '1999-01-08', base: 'EUR', quote: 'USD', rate: 1.1659 };
      expect(await frankfurter.getLatestRates({ base: 'EUR', quotes: ['USD'] })).toEqual([dollar]);
      expect(await frankfurter.getHistoricalRatesForDate({ base: 'USD', period: buildDate(5) })).toEqual([
        { date: '1999-01-04', base: 'USD', quote: 'EUR', rate: 0.84825 },
        { date: '1999-01-04', base: 'USD', quote: 'JPY', rate: 113.44 },
      ]);
      const range = { base: 'EUR', from: buildDate(4), to: buildDate(9), quotes: ['USD'] };
      expect(await frankfurter.getTimeSeriesRates(range)).toEqual([
        { ...dollar, date: '1999-01-04', rate: 1.1789 },
        dollar,
      ]);
      expect(await frankfurter.getSupportedCurrencies({ legacy: false })).toHaveLength(3);
      expect(await frankfurter.getCurrencyInfo({ code: 'JPY' })).toMatchObject({
        iso_numeric: '392',
        name: 'Japanese Yen',
      });
      // The list of providers is not served: see docs/compatibility-apis.md.
      await expect(frankfurter.getAllProviders()).rejects.toThrow('get all providers error');
    },
  );
});

/**
 * Yields the differences between a response and its sample: missing or additional keys, and values of another kind. A value
 * that the graph does not have is null, `{}` or `[]`.
 */
function* findDifferences(
  answer: unknown,
  sample: unknown,
  path = '',
): Generator<readonly [key: string, what: string]> {
  const [is, like] = [getKind(answer), getKind(sample)];
  if (is !== like) yield [path, is];
  else if (Array.isArray(answer) && Array.isArray(sample)) {
    if (answer.length === 0) yield [path, '[]'];
    for (const each of answer) yield* findDifferences(each, sample[0], path);
  } else if (isJsonObject(answer) && isJsonObject(sample)) yield* findObjectDifferences(answer, sample, path);
}

function* findObjectDifferences(
  answer: JsonObject,
  sample: JsonObject,
  path: string,
): ReturnType<typeof findDifferences> {
  if (Object.keys(answer).length === 0) return yield [path, '{}'];
  const [many] = Object.keys(sample).filter((key) => key.endsWith('*'));
  if (many !== undefined) {
    for (const value of Object.values(answer)) yield* findDifferences(value, sample[many], path);
    return;
  }
  const keys = new Map(Object.keys(sample).map((key) => [key.replace(/\?$/, ''), key]));
  for (const key of keys.keys()) if (!(key in answer)) yield [path, `lacks ${key}`];
  for (const [key, value] of Object.entries(answer)) {
    const expectedValue = keys.get(key);
    if (expectedValue === undefined) yield [path, `has ${key}`];
    else if (!expectedValue.endsWith('?') || !isEmpty(value))
      yield* findDifferences(value, sample[expectedValue], path === '' ? key : `${path}.${key}`);
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);

const getKind = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

describe('responses of the compatibility APIs', () => {
  test.each(Object.entries(compatSamples))(
    'the compatibility path GET %s returns the documented keys of the original service',
    async (path, { sample, differs }) => {
      const response = await fetch(`${compatUrl}${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      const differences = new Map(findDifferences(await response.json(), sample));
      expect([...differences].toSorted()).toEqual(Object.entries(differs).toSorted());
    },
  );
});

test('docs/compatibility-apis.md lists every difference from the documented responses of the original services', () => {
  const page = readFileSync(new URL('../../docs/compatibility-apis.md', import.meta.url), 'utf8');
  for (const [path, { differs }] of Object.entries(compatSamples))
    for (const key of Object.keys(differs)) {
      const apiName = path.split('/')[1] ?? '';
      const row = page
        .split('\n')
        .find((line) => line.includes(`\`${apiName}\``) && line.includes(`\`${key}\``));
      expect([path, key, row]).toEqual([path, key, expect.any(String)]);
    }
});

test('the compatibility API of worldtimeapi returns plain text for .txt paths', async () => {
  const response = await fetch(`${compatUrl}/worldtimeapi/api/timezone/Europe/Vienna.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toMatch(/^utc_offset: \+0[12]:00\ntimezone: Europe\/Vienna\n/);
});

describe('the compatibility APIs of IP addresses', () => {
  const fetchBody = async (path: string) => {
    const response = await fetch(`${compatUrl}${path}`);
    return [response.status, await response.json()] as const;
  };

  test('the compatibility API of ip-api returns the fields that a request selects by name or by number', async () => {
    const selectedFields = await fetchBody('/ip-api/json/8.8.8.8?fields=status,countryCode,query');
    // Bits of the fields: 1 << 14 is status, 1 << 1 countryCode, 1 << 13 query.
    expect(await fetchBody('/ip-api/json/8.8.8.8?fields=24578')).toEqual(selectedFields);
    expect(selectedFields).toEqual([
      200,
      { status: 'success', countryCode: expect.anything(), query: '8.8.8.8' },
    ]);
    const [, german] = await fetchBody('/ip-api/json/24.48.0.1?lang=de&fields=country');
    expect(german).toEqual({ country: 'Kanada' });
  });

  test('the compatibility API of ip-api reports a reserved address as the original service does, and rejects a domain name', async () => {
    expect(await fetchBody('/ip-api/json/10.0.0.1')).toEqual([
      200,
      { status: 'fail', message: 'reserved range', query: '10.0.0.1' },
    ]);
    expect(await fetchBody('/ip-api/json/example.com')).toEqual([
      400,
      expect.objectContaining({ param: 'query', message: expect.stringContaining('8.8.8.8') }),
    ]);
  });

  test('the compatibility API of ipinfo returns the facts of an address and of the client', async () => {
    expect(await fetchBody('/ipinfo/lite/8.8.8.8')).toEqual([
      200,
      expect.objectContaining({ ip: '8.8.8.8', asn: 'AS15169', as_domain: null }),
    ]);
    expect(await fetchBody('/ipinfo/lite/me')).toEqual([200, expect.objectContaining({ ip: '127.0.0.1' })]);
    expect((await fetchBody('/ipinfo/lite/nope'))[0]).toBe(400);
  });
});
