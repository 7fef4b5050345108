import { beforeAll, describe, expect, test } from 'vitest';
import { Districts, type DistrictRow } from '../../db/snapshot/districts.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { createPlacesRest, type Get } from '../../test/support/places-graph.ts';
import { readTestPlaces } from '../../test/support/places.ts';

let places: Places;
let get: Get;
beforeAll(async () => {
  places = await readTestPlaces();
  get = createPlacesRest(places);
});

const body = async (path: string, headers?: Record<string, string>): Promise<Record<string, unknown>> => {
  const response = await get(path, headers);
  expect(response.status, `${path} ${JSON.stringify(response.body)}`).toBe(200);
  return response.body;
};
const getStatus = async (path: string) => {
  const response = await get(path);
  return [response.status, response.body['code'], response.body['param'] ?? null];
};

describe('a district', () => {
  test('a county of the United States is found by its FIPS code, with leading zeros (GEO-029, GEO-030, CAT-042, CONV-037)', async () => {
    expect(await body('/district/06037')).toMatchObject({
      district: '06037',
      name: 'Los Angeles County',
      type: 'county',
      state: 'CA',
      state_name: 'California',
      country: 'US',
      country_name: 'United States',
      timezone: 'America/Los_Angeles',
      timezones: ['America/Los_Angeles'],
    });
  });

  test('a district lookup that names the country has the same response (GEO-033)', async () => {
    expect(await body('/district/06037?country=US')).toEqual(await body('/district/06037'));
  });

  test('a French department is found by its INSEE code, with the population of its communes (GEO-031)', async () => {
    // Insee, populations légales 2023 (https://www.insee.fr/fr/statistiques/8680726).
    const paris = await body('/district/75?deep=true');
    expect(paris).toMatchObject({ district: '75', name: 'Paris', type: 'department', state: 'IDF' });
    expect(paris['deep']).toMatchObject({ population: 2_103_778, population_period: '2023' });
    expect(await body('/district/2a')).toMatchObject({ district: '2A', name: 'Corse-du-Sud', state: '20R' });
  });

  test('a British local authority is found by its GSS code (GEO-032)', async () => {
    expect(await body('/district/E09000033')).toMatchObject({
      name: 'Westminster',
      type: 'London borough',
      state: 'ENG',
      country: 'GB',
      timezone: 'Europe/London',
      latitude: null,
    });
  });

  test('a district of another country and an unknown district return 404 (GEO-035, GEO-036)', async () => {
    expect(await getStatus('/district/06037?country=FR')).toEqual([404, 'not_found', null]);
    expect(await getStatus('/district/99999')).toEqual([404, 'not_found', null]);
    expect(await getStatus('/district/nowhere')).toEqual([400, 'invalid_request', 'code']);
  });

  test('a district code that two countries have is reported as ambiguous (GEO-034)', async () => {
    const [county] = places.districts.withCode('06037');
    const twin: DistrictRow = { ...(county as DistrictRow), country: 'FR', name: 'Of nowhere' };
    const getTwins = createPlacesRest({ ...places, districts: new Districts([county as DistrictRow, twin]) });
    const response = await getTwins('/district/06037');
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'invalid_request', param: 'country' });
    expect((await getTwins('/district/06037?country=FR')).body).toMatchObject({ name: 'Of nowhere' });
  });

  test("a district of a territory is also found by the territory's own code", async () => {
    const juan = await body('/district/72127?country=PR');
    expect(juan).toEqual(await body('/district/72127?country=US'));
    expect(juan).toMatchObject({ name: 'San Juan', type: 'municipio', state: 'PR' });
    expect(await body('/district/971?country=GP')).toMatchObject({ timezone: 'America/Guadeloupe' });
  });

  test('a district has the documented deep keys, which are null when only an official file has the value', async () => {
    const { deep } = await body('/district/06037?deep=true');
    // U.S. Census Bureau: QuickFacts (4,059 square miles of land), estimate of July 2023.
    expect(deep).toEqual({
      population: 9_663_345,
      population_period: '2023',
      area: 12_300.99,
      land_area: expect.closeTo(4059 * 2.589_988, -1) as number,
      water_area: 1_784.98,
      seat: 'Los Angeles',
      property_tax: null,
    });
    expect(Object.keys(deep as object)).toEqual([
      ...['population', 'population_period', 'area', 'land_area', 'water_area', 'seat', 'property_tax'],
    ]);
  });

  test('a district in version 1.0.0 has its deep fields at the top level', async () => {
    const districtBody = await body('/district/59', { 'api-version': '1.0.0' });
    expect(districtBody).toMatchObject({ name: 'Nord', population: 2_615_635, seat: 'Lille' });
    expect(districtBody).not.toHaveProperty('deep');
  });
});

describe('the districts of a state', () => {
  test('the path of the districts of California returns 58 districts (GEO-024, CAT-041)', async () => {
    const districtsBody = await body('/state/CA/districts?country=US');
    expect(Object.keys(districtsBody)).toEqual([
      'state',
      'state_name',
      'country',
      'country_name',
      'districts',
    ]);
    expect(districtsBody['districts']).toHaveLength(58);
    expect(districtsBody['districts']).toContainEqual({
      district: '06037',
      name: 'Los Angeles County',
      type: 'county',
    });
  });

  test('the districts of a state require the country when several countries have the state code (GEO-023)', async () => {
    expect(await getStatus('/state/CA/districts')).toEqual([400, 'invalid_request', 'country']);
  });

  // U.S. Census Bureau, county equivalents of 2022; Insee, departments of 2026; ONS, authorities of April 2024.
  test.each([
    ['US-TX', 254],
    ['US-GA', 159],
    ['US-VA', 133],
    ['US-LA', 64],
    ['US-CT', 9],
    ['US-DE', 3],
    ['US-DC', 1],
    ['US-AK', 30],
    ['US-PR', 78],
    ['FR-IDF', 8],
    ['FR-20R', 2],
    ['FR-ARA', 12],
    ['GB-ENG', 296],
    ['GB-SCT', 32],
    ['GB-WLS', 22],
    ['GB-NIR', 11],
    ['DE-BY', 0],
  ])('the number of districts of %s is %i', async (state, count) => {
    expect((await body(`/state/${state}/districts`))['districts']).toHaveLength(count);
  });

  test('all US districts have an existing state, and those of the fifty states have at least one time zone', () => {
    const allDistricts = ['US', 'FR', 'GB'].flatMap((country) =>
      places.states.of(country).flatMap((state) => places.districts.of(state.code)),
    );
    expect(allDistricts).toHaveLength(3705);
    expect(
      allDistricts
        .filter((row) => row.country === 'US' && Number(row.code) < 60_000 && row.timezones.length === 0)
        .map((row) => row.code),
    ).toEqual(['02066', '02164', '20109']);
  });
});
