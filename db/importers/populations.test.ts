import { beforeAll, describe, expect, test } from 'vitest';
import { createPlacesRest, type Get } from '../../test/support/places-graph.ts';
import { readBundledRows, readTestPlaces } from '../../test/support/places.ts';
import type { CountryRow } from '../snapshot/countries.ts';
import type { StateRow } from '../snapshot/states.ts';
import { countries, states } from './places.ts';

let countryRows: CountryRow[];
let stateRows: StateRow[];
let get: Get;
beforeAll(async () => {
  [countryRows, stateRows] = await Promise.all([readBundledRows(countries), readBundledRows(states)]);
  get = createPlacesRest(await readTestPlaces());
});

const sumStates = (country: string, figure: 'population' | 'area') =>
  stateRows
    .filter((row) => row.country === country && row.parent === null)
    .reduce((sum, row) => sum + (row[figure] ?? 0), 0);

describe('populations of states', () => {
  // Published totals, recorded independently of the rows. People counted outside every division are excluded:
  // Australia's other territories (4,779), New Zealand's area outside regions (18), the Chinese military (2,000,000),
  // Indonesia's two Papuan provinces of 2020 (5,437,775).
  test.each([
    ['AR', 45_892_285],
    ['AT', 9_104_772],
    ['AU', 25_422_788 - 4_779],
    ['BE', 11_697_557],
    ['BR', 203_080_756],
    ['CA', 36_991_981],
    ['CH', 8_670_300],
    ['CL', 17_574_003],
    ['CN', 1_411_778_724 - 2_000_000],
    ['DE', 84_669_326],
    ['ES', 47_475_420],
    ['GH', 30_832_019],
    ['GR', 10_482_487],
    ['HR', 3_871_833],
    ['ID', 270_203_917 - 5_437_775],
    ['IE', 5_149_139],
    ['IN', 1_210_854_977],
    ['IT', 59_030_133],
    ['JP', 126_146_099],
    ['KR', 51_829_136],
    ['MX', 126_014_024],
    ['MY', 32_447_385],
    ['NG', 140_431_790],
    ['NL', 17_811_291],
    ['NO', 5_550_203],
    ['NP', 29_164_578],
    ['NZ', 4_993_923 - 18],
    ['PH', 109_033_245],
    ['PK', 241_499_431],
    ['SA', 32_175_224],
    // The provinces are rounded after an adjustment: the published total is 62,027,503.
    ['ZA', 62_027_502],
  ])('the populations of the states of %s sum to %i', (country, published) => {
    expect(sumStates(country, 'population')).toBe(published);
  });

  test('the populations of the states of the United States, including territories, sum to the census of 2020', () => {
    const territories = 3_285_874 + 153_836 + 87_146 + 49_710 + 47_329;
    expect(sumStates('US', 'population')).toBe(331_449_281 + territories);
  });

  test('the population of a French region or department is the sum of its communes', () => {
    const find = (code: string) => stateRows.find((row) => row.code === code);
    // Insee, legal populations 2023.
    expect(find('FR-IDF')).toMatchObject({ population: 12_463_067, populationPeriod: '2023' });
    expect(find('FR-75C')?.population).toBe(2_103_778);
    expect(find('FR-976')).toMatchObject({ population: 256_518, populationPeriod: '2017' });
    const sumWithin = (region: string) =>
      stateRows.filter((row) => row.parent === region).reduce((sum, row) => sum + (row.population ?? 0), 0);
    for (const region of ['FR-IDF', 'FR-BRE', 'FR-20R', 'FR-OCC', 'FR-PAC'])
      expect([region, sumWithin(region)]).toEqual([region, find(region)?.population]);
  });

  test("state populations have a year and sum to the country's population within 20 %, or to over half for counts before 2015", () => {
    expect(stateRows.filter((row) => (row.population === null) !== (row.populationPeriod === null))).toEqual(
      [],
    );
    const differingCountries = countryRows.flatMap(({ code, population }) => {
      const sum = sumStates(code, 'population');
      const complete = stateRows.every(
        (row) => row.country !== code || row.parent !== null || row.population !== null,
      );
      if (!complete || sum === 0) return [];
      const isOutdated = stateRows.some(
        ({ country, populationPeriod }) => country === code && (populationPeriod ?? '9999') < '2015',
      );
      const stateShare = sum / (population ?? 0);
      return stateShare > 1.2 || stateShare < (isOutdated ? 0.5 : 0.8) ? [`${code} ${stateShare}`] : [];
    });
    expect(differingCountries).toEqual([]);
  });

  test('the areas of states sum to the area of their country', () => {
    expect(sumStates('CA', 'area')).toBe(9_984_670);
    expect(sumStates('AU', 'area')).toBe(7_688_287 - 67);
    // 83,882.56 before rounding.
    expect(sumStates('AT', 'area')).toBe(83_884);
    expect(sumStates('BE', 'area')).toBe(30_689);
  });
});

describe('populations of territories', () => {
  test('the population of a territory is recent, and has a year only when the year is certain', () => {
    const findPopulation = (code: string) => {
      const { population, populationPeriod } = countryRows.find((row) => row.code === code) ?? {};
      return [population, populationPeriod];
    };
    expect(findPopulation('GF')).toEqual([293_996, '2023']);
    expect(findPopulation('AX')).toEqual([30_541, '2023']);
    expect(findPopulation('PF')).toEqual([278_786, '2022']);
    // World Population Prospects 2024; Eurostat, 2024-01-01 (563,443), in thousands.
    expect(findPopulation('EH')).toEqual([590_506, '2024']);
    expect(Math.round(Number(findPopulation('MT')[0]) / 1e4)).toBe(57);
    expect(findPopulation('IO')[1]).toBeNull();
    expect(findPopulation('AQ')).toEqual([null, null]);
  });
});

describe('continents', () => {
  test("each inhabitant counts for one continent: overseas regions count for their own continent, not for their country's (GEO-006)", async () => {
    const sumPeople = (codes: readonly string[]) =>
      countryRows
        .filter(({ code }) => codes.includes(code))
        .reduce((sum, { population }) => sum + (population ?? 0), 0);
    const world = countryRows.reduce((sum, { population }) => sum + (population ?? 0), 0);
    let countedPeople = 0;
    for (const code of ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'])
      countedPeople += Number((await get(`/continent/${code}`)).body['population'] ?? 0);
    expect(world - countedPeople).toBe(sumPeople(['AX', 'GF', 'GP', 'MQ', 'RE', 'YT']));
    const members = countryRows.filter(({ continent }) => continent === 'EU').map(({ code }) => code);
    const europe = (await get('/continent/EU')).body['population'];
    expect(europe).toBe(sumPeople(members) - sumPeople(['AX', 'GF', 'GP', 'MQ', 'RE', 'YT']));
    const { body } = await get('/continent/SA');
    expect(body['population']).toBe(
      sumPeople(countryRows.filter(({ continent }) => continent === 'SA').map(({ code }) => code)),
    );
  });
});
