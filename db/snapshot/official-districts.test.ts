import { describe, expect, test } from 'vitest';
import { createPlacesRest } from '../../test/support/places-graph.ts';
import { readBundledRows, readTestPlaces } from '../../test/support/places.ts';
import { districts } from '../importers/districts.ts';
import { states } from '../importers/places.ts';
import { Districts } from './districts.ts';
import {
  noStatistics,
  addOfficialStatistics,
  addPopulations,
  type OfficialStatistics,
} from './official-districts.ts';
import { States } from './states.ts';

const unknownPlace = { area: null, landArea: null, waterArea: null, latitude: null, longitude: null };
const officialFigures: OfficialStatistics = {
  districts: {
    US: [
      {
        code: '06037',
        name: 'Los Angeles County',
        type: 'county',
        state: 'US-CA',
        area: 12310.781698,
        landArea: 10515.988166,
        waterArea: 1794.793532,
        latitude: 34.196398,
        longitude: -118.261862,
      },
    ],
    GB: [
      {
        ...unknownPlace,
        code: 'W06000015',
        name: 'Cardiff',
        type: 'unitary authority',
        state: 'GB-WLS',
        latitude: 51.5,
        longitude: -3.2,
      },
      { ...unknownPlace, code: 'W06000099', name: 'Newtown', type: 'unitary authority', state: 'GB-WLS' },
    ],
  },
  population: [
    { code: '06', population: 38_965_193, populationPeriod: '2023' },
    { code: '06037', population: 9_663_345, populationPeriod: '2023' },
    { code: 'W92000004', population: 3_164_404, populationPeriod: '2023' },
    { code: 'W06000015', population: 383_919, populationPeriod: '2023' },
    // This figure must not be applied to the French department with the same number.
    { code: '75', population: 1, populationPeriod: '1900' },
  ],
  propertyTax: [{ code: '06037', annualMedian: 5215, period: '2023' }],
};

describe('official files of an operator', () => {
  test('official files override the bundled facts of districts, and bundled facts that the files lack stay', async () => {
    const bundledDistricts = await readBundledRows(districts);
    const places = {
      ...(await readTestPlaces()),
      districts: new Districts(addOfficialStatistics(bundledDistricts, officialFigures)),
      states: new States(addPopulations(await readBundledRows(states), officialFigures)),
    };
    const get = createPlacesRest(places);
    const getDeep = async (path: string) => (await get(`${path}?deep=true`)).body;

    expect(await getDeep('/district/06037')).toMatchObject({
      name: 'Los Angeles County',
      latitude: 34.05223,
      timezone: 'America/Los_Angeles',
      deep: {
        population: 9_663_345,
        population_period: '2023',
        seat: 'Los Angeles',
        area: 12310.781698,
        land_area: 10515.988166,
        water_area: 1794.793532,
        property_tax: { annual_median: 5215, currency: 'USD', period: '2023' },
      },
    });
    expect(await getDeep('/district/W06000015')).toMatchObject({
      name: 'Cardiff',
      state: 'WLS',
      // The position of the town that the bundled record has, not the centre in the file.
      latitude: 51.48,
      timezone: 'Europe/London',
      deep: { population: 383_919, population_period: '2023', area: null, property_tax: null },
    });
    expect(await getDeep('/state/US-CA')).toMatchObject({
      deep: { population: 38_965_193, population_period: '2023', area: 423_967 },
    });
    expect(await getDeep('/state/GB-WLS')).toMatchObject({ deep: { population: 3_164_404 } });
    // A district that is in no imported file keeps the bundled figures (Census Bureau, Harris County).
    expect(await getDeep('/district/48201')).toMatchObject({
      deep: { population: 4_835_125, population_period: '2023', land_area: 4421.85 },
    });
    expect(await getDeep('/district/75')).toMatchObject({ deep: { population: 2_103_778 } });
    expect(await getDeep('/state/US-TX')).toMatchObject({ deep: { population: 29_145_505 } });
    expect(await getDeep('/state/GB-ENG')).toMatchObject({ deep: { population: 56_490_048 } });
    // An imported list contains all districts of its states.
    const listDistricts = async (state: string) =>
      (await getDeep(`/state/${state}/districts`))['districts'] as unknown;
    expect(await listDistricts('GB-WLS')).toMatchObject([{ name: 'Cardiff' }, { name: 'Newtown' }]);
    expect(await getDeep('/district/W06000099')).toMatchObject({ timezone: 'Europe/London', latitude: null });
    expect((await get('/district/W06000011')).status).toBe(404);
    expect(await listDistricts('GB-SCT')).toHaveLength(32);
    expect(await listDistricts('US-NV')).toHaveLength(17);
  });

  test('the bundled facts of districts are unchanged when no official file is imported', async () => {
    const bundledDistricts = await readBundledRows(districts);
    expect(addOfficialStatistics(bundledDistricts, noStatistics)).toEqual(
      bundledDistricts.map((row) => ({ ...row, propertyTax: null })),
    );
    const rows = await readBundledRows(states);
    expect(addPopulations(rows, noStatistics)).toEqual(rows);
  });
});
