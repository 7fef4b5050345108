import { beforeAll, describe, expect, test } from 'vitest';
import { createStableId } from '../../db/importers/stable-id.ts';
import type { Graph } from '../../router/graph.ts';
import { noon, createPlacesGraph } from '../../test/support/places-graph.ts';
import { readTestPlaces } from '../../test/support/places.ts';

let graph: Graph;
beforeAll(async () => {
  graph = createPlacesGraph(await readTestPlaces());
});

async function query(document: string, variables: Record<string, unknown> = {}) {
  const { data, errors = [] } = await graph.prepare(document).execute(variables, { now: noon });
  return {
    data: JSON.parse(JSON.stringify(data ?? null)) as Record<string, never>,
    errors: errors.map(({ message, path, extensions }) => ({ ...extensions, message, path })),
  };
}

describe('queries across the geo subgraph', () => {
  test('GEO-056: one query returns a city with its country, currency, state and time', async () => {
    const { data, errors } = await query(`{
      city(name: "Oslo", country: "NO") {
        name
        country { code name currency { code symbol } }
        state { code name }
        timezone { id now { offset dst } }
      }
    }`);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      city: {
        name: 'Oslo',
        country: { code: 'NO', name: 'Norway', currency: { code: 'NOK', symbol: 'kr' } },
        state: { code: '03', name: 'Oslo' },
        timezone: { id: 'Europe/Oslo', now: { offset: '+01:00', dst: false } },
      },
    });
  });
  test('GEO-049: the id of a city depends only on its GeoNames id', async () => {
    // https://www.geonames.org/3143244/oslo.html
    const id = createStableId('city', 'geonames:3143244');
    expect((await query('query($id: ID!) { cityById(id: $id) { name } }', { id })).data).toEqual({
      cityById: { name: 'Oslo' },
    });
  });
  test('a bloc lists its former members, each with its country', async () => {
    const { data } = await query(
      '{ bloc(code: "EU") { memberCount formerMembers { country { name } joined left } } }',
    );
    expect(data).toEqual({
      bloc: {
        memberCount: 27,
        formerMembers: [{ country: { name: 'United Kingdom' }, joined: '1973-01-01', left: '2020-01-31' }],
      },
    });
  });
  test('a batch of the geo subgraph returns records in the order of the request, with null for unknown codes', async () => {
    const { data } = await query(
      '{ countries(codes: ["JP", "ZZ", "FRA"]) { code } states(codes: ["US-CA", "XX-1"]) { name } }',
    );
    expect(data).toEqual({
      countries: [{ code: 'JP' }, null, { code: 'FR' }],
      states: [{ name: 'California' }, null],
    });
    const codesOverLimit = Array.from({ length: 301 }, () => 'FR');
    const { errors } = await query('query($codes: [ID!]) { countries(codes: $codes) { code } }', {
      codes: codesOverLimit,
    });
    expect(errors).toMatchObject([{ code: 'invalid_request', param: 'codes' }]);
  });
  test('a batch of the geo subgraph reports each malformed item at its path and returns the other items', async () => {
    const { data, errors } = await query(`{
      countries(codes: ["F-", "FR"]) { code } states(codes: ["US-CA", "CA"]) { name }
      languages(codes: ["fr", "!!"]) { code } cities(ids: ["paris"]) { name }
      bloc(code: "!!") { code }
    }`);
    expect(data).toEqual({
      countries: [null, { code: 'FR' }],
      states: [{ name: 'California' }, null],
      languages: [{ code: 'fr' }, null],
      cities: [null],
      bloc: null,
    });
    const expectErrorAt = (path: readonly (string | number)[], param: string) =>
      expect.objectContaining({ path, param, code: 'invalid_request' }) as unknown;
    expect(errors).toHaveLength(5);
    expect(errors).toEqual(
      expect.arrayContaining([
        expectErrorAt(['bloc'], 'code'),
        expectErrorAt(['cities', 0], 'ids'),
        expectErrorAt(['countries', 0], 'codes'),
        expectErrorAt(['languages', 1], 'codes'),
        expectErrorAt(['states', 1], 'codes'),
      ]),
    );
  });
  test('a country has its borders and its largest cities, and a state has its parent state', async () => {
    const { data } = await query(`{
      country(code: "PT") { borders { name } capitalCity { name } cities(limit: 1) { name } }
      state(code: "IT-CA") { parent { name } cities(limit: 1) { name } }
      language(code: "cmn") { macrolanguage { code } }
    }`);
    expect(data).toEqual({
      country: {
        borders: [{ name: 'Spain' }],
        capitalCity: { name: 'Lisbon' },
        cities: [{ name: 'Lisbon' }],
      },
      state: { parent: { name: 'Sardinia' }, cities: [{ name: 'Cagliari' }] },
      language: { macrolanguage: { code: 'zh' } },
    });
  });
});

describe('a city as location', () => {
  const queryLocation = async (args: string) =>
    (await query(
      `{ location(${args}) { id status truncated source timezoneId candidates { placeId name countryCode stateCode timezoneId } } }`,
    )) as unknown as {
      data: {
        location: {
          status: string;
          truncated: boolean;
          source: string;
          timezoneId: string | null;
          candidates: Record<string, string>[];
        };
      };
      errors: { param?: string }[];
    };
  test('LOC-011, LOC-012, LOC-087, LOC-088: a location is resolved to a city that is unique by name, or by its id', async () => {
    const { location } = (await queryLocation('city: "Reykjavik"')).data;
    expect(location).toMatchObject({
      status: 'resolved',
      timezoneId: 'Atlantic/Reykjavik',
      source: 'city_reference',
    });
    const id = location.candidates[0]?.['placeId'] ?? '';
    expect((await queryLocation(`city: "${id}"`)).data.location).toEqual({ ...location, id: `city=${id}` });
    expect((await queryLocation(`city: "${id}", country: "NO"`)).data.location.status).toBe('not_found'); // LOC-021
  });
  test('LOC-016, LOC-017, LOC-019, LOC-020, LOC-076: a location never selects one of several cities by population', async () => {
    const paris = (await queryLocation('city: "Paris"')).data.location;
    expect(paris).toMatchObject({ status: 'ambiguous', timezoneId: null });
    expect(new Set(paris.candidates.map(({ countryCode }) => countryCode))).toContain('US');
    const springfield = (await queryLocation('city: "Springfield", country: "US", state: "US-IL"')).data
      .location;
    expect(springfield).toMatchObject({
      status: 'resolved',
      timezoneId: 'America/Chicago',
      candidates: [{ stateCode: 'IL' }],
    });
  });
  test('a batch of locations has an error at each invalid selector, and returns the other places in request order', async () => {
    const { data, errors } = await query(`{
      locations(selectors: [{ city: "Reykjavik" }, { iata: "1" }, { city: "Springfield", country: "US", state: "IL" }, {}]) {
        id
        timezoneId
      }
    }`);
    expect(data).toEqual({
      locations: [
        { id: 'city=Reykjavik', timezoneId: 'Atlantic/Reykjavik' },
        null,
        { id: 'city=Springfield&country=US&state=IL', timezoneId: 'America/Chicago' },
        null,
      ],
    });
    expect(errors?.map(({ path }) => path)).toEqual([
      ['locations', 1],
      ['locations', 3],
    ]);
  });
  test('LOC-015: a location finds a city only by its complete name', async () => {
    expect((await queryLocation('city: "Reykjav"')).data.location).toMatchObject({
      status: 'not_found',
      candidates: [],
    });
    expect((await queryLocation('city: "REYKJAVÍK"')).data.location.status).toBe('resolved');
  });
  test('LOC-066, LOC-067, LOC-068, LOC-085: a location lists at most 50 candidates and reports when there are more', async () => {
    const sanAntonio = (await queryLocation('city: "San Antonio"')).data.location;
    expect(sanAntonio).toMatchObject({ status: 'ambiguous', truncated: true });
    expect(sanAntonio.candidates).toHaveLength(50);
    const keys = sanAntonio.candidates.map((c) =>
      [c['countryCode'], c['stateCode'] ?? '', c['name'], c['placeId']].join('\0'),
    );
    expect(keys).toEqual([...keys].sort());
  });
});
