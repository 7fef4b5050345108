import { beforeAll, expect, test } from 'vitest';
import type { Places } from '../../../db/snapshot/places.ts';
import { noon, createPlacesGraph } from '../../../test/support/places-graph.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { listCountries, findContinent } from './resolvers.ts';

let places: Places;
beforeAll(async () => {
  places = await readTestPlaces();
});

async function query(document: string) {
  const { data } = await createPlacesGraph(places).prepare(document).execute({}, { now: noon });
  return JSON.parse(JSON.stringify(data ?? null)) as Record<string, never>;
}

const codes = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'];
interface Figures {
  readonly population: number | null;
  readonly area: number | null;
  readonly populationPeriod: string | null;
}

test('findContinent finds the seven continents by their codes in upper and lower case', () => {
  expect(codes.map((code) => findContinent(code.toLowerCase())?.code)).toEqual(codes);
  expect([findContinent('XX'), findContinent('')]).toEqual([null, null]);
  expect(findContinent('NA')).toMatchObject({ name: 'North America', region: 'Americas', subregion: null });
});

test('every country is on exactly one continent', () => {
  const countryCodes = codes.flatMap((code) => listCountries(places, code).map((country) => country.code));
  expect(countryCodes.toSorted()).toEqual(places.countries.all.map(({ code }) => code).toSorted());
});

test('the populations and areas of continents count no territory twice', async () => {
  const { continents } = await query('{ continents { code population area populationPeriod } }');
  const findFigures = (code: string) =>
    (continents as unknown as (Figures & { code: string })[]).find((each) => each.code === code);
  const getFigure = (code: string, kind: 'population' | 'area') => places.countries.find(code)?.[kind] ?? 0;
  const sumFigures = (continent: string, kind: 'population' | 'area') =>
    listCountries(places, continent).reduce((total, { code }) => total + getFigure(code, kind), 0);
  // The population of France includes its five overseas regions, that of Finland includes Åland; so does Finland's
  // area.
  const overseas = ['GF', 'GP', 'MQ', 'RE', 'YT', 'AX'].reduce(
    (total, code) => total + getFigure(code, 'population'),
    0,
  );
  expect(findFigures('EU')?.population).toBe(sumFigures('EU', 'population') - overseas);
  expect(findFigures('EU')?.area).toBeCloseTo(sumFigures('EU', 'area') - getFigure('AX', 'area'), 1);
  for (const code of ['AF', 'AS', 'NA', 'OC', 'SA'])
    expect([code, findFigures(code)?.population]).toEqual([code, sumFigures(code, 'population')]);
  expect(findFigures('AN')?.population).toBeNull();
  // United Nations, World Population Prospects 2024: 8.1 to 8.3 billion people.
  const worldPopulation = codes.reduce((total, code) => total + (findFigures(code)?.population ?? 0), 0);
  expect(worldPopulation).toBeGreaterThan(8.0e9);
  expect(worldPopulation).toBeLessThan(8.4e9);
  expect(findFigures('AF')?.populationPeriod).toMatch(/^20\d\d/);
});

test('a country has its flag, its extreme points, its number of states and its borders', async () => {
  const { country } = await query(
    '{ country(code: "che") { emoji continentCode highestPoint { name elevation } lowestPoint { name } stateCount borderCodes } }',
  );
  expect(country).toMatchObject({
    emoji: '🇨🇭',
    continentCode: 'EU',
    highestPoint: { name: expect.stringMatching(/Dufourspitze|Monte Rosa/) as string, elevation: 4634 },
    stateCount: 26,
    borderCodes: ['AT', 'DE', 'FR', 'IT', 'LI'],
  });
  const { byName, none, listed, ofContinent } = await query(`{
    byName: country(code: "Switzerland") { code }
    none: country(code: "Atlantis") { code }
    listed: countries(codes: ["JP", "ZZ", "usa"]) { code }
    ofContinent: countries(continent: "oc") { continentCode }
  }`);
  expect([byName, none, listed]).toEqual([{ code: 'CH' }, null, [{ code: 'JP' }, null, { code: 'US' }]]);
  expect(
    new Set((ofContinent as unknown as { continentCode: string }[]).map((each) => each.continentCode)),
  ).toEqual(new Set(['OC']));
});

test.each([
  ['{ countries(continent: "XX") { code } }', 'continent'],
  ['{ country(code: "C") { code } }', 'code'],
  ['{ country(code: "FR") { cities(limit: 51) { id } } }', 'limit'],
  ['{ country(code: "FR") { cities(limit: 0) { id } } }', 'limit'],
  ['{ state(code: "US-CA") { cities(limit: 51) { id } } }', 'limit'],
  ['{ city(name: "--") { id } }', 'name'],
  ['{ citySearch(query: "--") { query } }', 'q'],
  ['{ citySearch(query: "a", limit: 51) { query } }', 'limit'],
  ['{ cityById(id: "x") { id } }', 'id'],
  ['{ cityNearest(latitude: 91, longitude: 0) { distance } }', 'latitude'],
  ['{ point(latitude: 0, longitude: 181) { countryCode } }', 'longitude'],
  ['{ city(name: "Oslo") { nearby(limit: 51) { distance } } }', 'limit'],
  ['{ city(name: "Oslo") { nearby(radius: 501) { distance } } }', 'radius'],
  ['{ city(name: "Oslo") { nearby(radius: 311, unit: mi) { distance } } }', 'radius'],
  ['{ language(code: "x") { code } }', 'code'],
  ['{ district(code: "1") { id } }', 'code'],
  ['{ airport { id } }', 'code'],
  ['{ airport(iata: "JFK", icao: "KJFK") { id } }', 'code'],
  ['{ port(unlocode: "x") { unlocode } }', 'unlocode'],
])('a search near a point rejects %s and names the parameter %s', async (document, param) => {
  const { errors = [] } = await createPlacesGraph(places).prepare(document).execute({}, { now: noon });
  expect(errors.map(({ extensions }) => [extensions?.['code'], extensions?.['param']])).toEqual([
    ['invalid_request', param],
  ]);
});

test('the graph returns the number of cities with the same name, and the distance of the nearest city', async () => {
  const { paris, nearest } = await query(`{
    paris: cityMatch(name: "Paris") { matches city { countryCode nearby(radius: 5, limit: 3) { distance } } }
    nearest: cityNearest(latitude: 48.85, longitude: 2.35) { distance(unit: km) city { countryCode } }
  }`);
  const parisResult = paris as unknown as {
    matches: number;
    city: { countryCode: string; nearby: { distance: number }[] };
  };
  expect(parisResult.matches).toBeGreaterThan(10);
  expect(parisResult.city.countryCode).toBe('FR');
  expect(parisResult.city.nearby).toHaveLength(3);
  expect(parisResult.city.nearby.every(({ distance }) => distance > 0 && distance <= 5)).toBe(true);
  expect(nearest).toMatchObject({ distance: expect.any(Number) as number, city: { countryCode: 'FR' } });
});
