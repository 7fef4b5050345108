import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { call, get, query } from '../support/service.ts';

const mainQuery = `{ city(name: "Paris", country: "FR") { id name population country { code name currency { code symbol } }
  state { code name } timezone { id now { at offset abbreviation dst unix } } } }`;

test('DES-016 DES-015 DES-017 one GraphQL request returns a city with its country, currency, state, zone and clock', async () => {
  const startedAt = Date.now();
  const { data, errors } = await query(mainQuery);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    city: {
      name: 'Paris',
      country: { code: 'FR', name: 'France', currency: { code: 'EUR', symbol: '€' } },
      state: { code: 'IDF', name: 'Île-de-France' },
      timezone: { id: 'Europe/Paris', now: { offset: expect.stringMatching(/^\+0[12]:00$/) as string } },
    },
  });
  const { unix } = (data['city'] as { timezone: { now: { unix: number } } }).timezone.now;
  expect(unix).toBeGreaterThanOrEqual(Math.floor(startedAt / 1000));
  expect(unix).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000));
});

describe('the main REST paths', () => {
  test.each<[string, Record<string, unknown>]>([
    ['/country/FR', { country: 'FR', name: 'France', currency: 'EUR', calling_code: '+33', continent: 'EU' }],
    ['/continent/EU', { continent: 'EU', name: 'Europe' }],
    ['/state/NC?country=US', { state: 'NC', name: 'North Carolina', country: 'US', iso_3166_2: 'US-NC' }],
    ['/city/paris?country=FR', { name: 'Paris', country: 'FR', timezone: 'Europe/Paris' }],
    ['/time', { timezone: 'UTC', offset: '+00:00', dst: false }],
    ['/time/Europe/Paris', { timezone: 'Europe/Paris' }],
    ['/time/America%2FNew_York', { timezone: 'America/New_York' }],
    ['/currency/EUR', { currency: 'EUR', name: 'Euro', symbol: '€', digits: 2 }],
    [
      '/language/fr',
      { language: 'fr', name: 'French', name_local: 'français', script: 'Latn', direction: 'ltr' },
    ],
  ])('the request GET %s returns the documented values', async (path, expected) => {
    expect(await get(path)).toMatchObject(expected);
  });

  test('CONV-004 a list response is an object, and each entry of its list has the documented keys', async () => {
    const countries = (await get('/country'))['countries'] as { country: string }[];
    // 249 countries of ISO 3166-1 and Kosovo.
    expect(countries).toHaveLength(250);
    const stateRows = (await get('/country/US/states'))['states'] as { state: string; name: string }[];
    expect(stateRows).toContainEqual(expect.objectContaining({ state: 'CA', name: 'California' }));
    const members = (await get('/continent/EU/countries'))['countries'] as { country: string }[];
    expect(members.map(({ country }) => country)).toEqual(expect.arrayContaining(['FR', 'DE']));
    for (const path of ['/continent', '/country', '/measure/units', '/time/zones']) {
      const body = await get(path);
      expect(Array.isArray(body), path).toBe(false);
    }
  });

  test('a city found by name has the same body as the city found by id', async () => {
    const city = await get('/city/paris?country=FR');
    const { matches, ...byName } = city;
    expect(matches).toBe(1);
    expect(await get(`/city/id/${String(city['id'])}`)).toEqual(byName);
  });

  test('typeahead returns cities of the requested country that begin with the text', async () => {
    const cities = (await get('/city?q=san&country=US'))['cities'] as { name: string; country: string }[];
    expect(cities.map(({ name }) => name)).toEqual(expect.arrayContaining(['San Antonio', 'San Diego']));
    expect(cities.every(({ country }) => country === 'US')).toBe(true);
  });
});

describe('invalid input', () => {
  test.each([
    ['/country/1', 400, 'code'],
    ['/city/id/abc', 400, 'id'],
    ['/city/id/', 400, 'id'],
    ['/company/id/', 400, 'id'],
    ['/city?lat=1', 400, 'lon'],
    ['/state/CA', 400, 'country'],
    ['/time?lat=91&lon=0', 400, 'lat'],
    ['/country/ZZ', 404, undefined],
    ['/city/id/city_222222222222', 404, undefined],
    ['/language/qqq', 404, undefined],
  ])(
    'ERR-003 ERR-019 CONV-038 the request GET %s returns %i and names the parameter',
    async (path, status, param) => {
      const response = await call(path);
      expect(response.status).toBe(status);
      expect(response.body['param']).toBe(param);
    },
  );
});

test('CONV-030 CONV-037 a state code of several countries requires the country, and a unique code does not', async () => {
  expect(await get('/state/CA?country=US')).toMatchObject({ name: 'California' });
  expect(await get('/state/CA?country=IT')).toMatchObject({ country: 'IT' });
  expect(await get('/state/US-CA')).toMatchObject({ name: 'California' });
});

test('CONV-024 the field deep is an empty object on a path without deep fields', async () => {
  expect(await get('/continent/EU?deep=true')).toMatchObject({ deep: {} });
});

test('CONV-009 CONV-010 an unknown value is null under its key, and a list without records is empty', async () => {
  const antarctica = await get('/country/AQ');
  expect(antarctica).toMatchObject({ currency: null, capital: null });
  expect((await get('/country/VA/states'))['states']).toEqual([]);
});

test('CONV-011 an unknown value is never "", "N/A" or "unknown"', async () => {
  const paths = ['AQ', 'BV', 'TF', 'XK', 'FR', 'US', 'JP', 'VA'].map((code) => `/country/${code}?deep=true`);
  for (const path of [...paths, '/city/oslo?deep=true', '/state/US-NC?deep=true', '/language/fr?deep=true']) {
    for (const value of listLeaves(await get(path)))
      expect(['', 'N/A', 'unknown'], path).not.toContain(value);
  }
});

function* listLeaves(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) yield value;
  else for (const each of Object.values(value)) yield* listLeaves(each);
}

test('DES-018 the bodies of REST responses contain no __typename and no camelCase key', async () => {
  for (const path of [
    '/country/FR?deep=true',
    '/city/paris?deep=true',
    '/time/UTC?deep=true',
    '/state/US-NC?deep=true',
  ]) {
    expect((await call(path)).text, path).not.toMatch(/"(__typename|[a-z]+[A-Z]\w*)":/);
  }
});

test('AUTH-037 the file of the first key is readable only by its owner', () => {
  const { mode } = statSync(join(inject('service').dataDir, 'first-key'));
  expect(mode & 0o777).toBe(0o600);
});

test('AUTH-001 AUTH-002 AUTH-006 AUTH-017 AUTH-019 keys are accepted in both headers but not in the URL, and no key returns 401', async () => {
  const { key } = inject('service');
  expect((await call('/time', { key: false, headers: { Authorization: `Bearer ${key}` } })).status).toBe(200);
  for (const path of [`/time?api_key=${key}`, `/time?key=${key}`, '/time', '/country/FR', '/time/zones']) {
    expect((await call(path, { key: false })).status, path).toBe(401);
  }
});
