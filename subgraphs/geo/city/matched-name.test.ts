import { beforeAll, expect, test } from 'vitest';
import type { Places } from '../../../db/snapshot/places.ts';
import { fold } from '../../../facts/fold.ts';
import { createPlacesGraph, noon } from '../../../test/support/places-graph.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { CityModel } from './city.ts';
import { findMatchedName } from './matched-name.ts';

let places: Places;
beforeAll(async () => {
  places = await readTestPlaces();
});

test.each([
  ['munich', 'DE', 'Munich', 'Munich'],
  ['Muenchen', 'DE', 'Munich', 'München'],
  ['ミュンヘン', 'DE', 'Munich', 'ミュンヘン'],
  ['saint catharines', 'CA', 'St. Catharines', 'St. Catharines'],
  ['  Bombay ', 'IN', 'Mumbai', 'Bombay'],
  ['LENINGRAD', 'RU', 'Saint Petersburg', 'LENINGRAD'],
  ['санкт-петербург', 'RU', 'Saint Petersburg', 'Санкт-Петербург'],
  ['tokio', 'JP', 'Tokyo', 'Tokio'],
])('the text %s (%s) matches the city %s by its name %s', async (requested, country, name, by) => {
  const { data } = await createPlacesGraph(places)
    .prepare(
      `query ($requested: String!, $country: ID!) {
        cityMatch(name: $requested, country: $country) { city { name } matchedName }
        location(city: $requested, country: $country) { candidates { name matchedName } }
      }`,
    )
    .execute({ requested, country }, { now: noon });
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    cityMatch: { city: { name }, matchedName: by },
    location: { candidates: [{ name, matchedName: by }] },
  });
});

test.each([
  ['muni', 'Munich', 'Munich'],
  ['münc', 'Munich', 'München'],
  ['muenche', 'Munich', 'München'],
  ['лондо', 'London', 'Лондон'],
  ['st lou', 'St. Louis', 'St. Louis'],
  ['portland or', 'Portland', 'Portland'],
  ['東京', 'Tokyo', '東京'],
  // A typo, and an alternative name.
  ['lodnon', 'London', null],
  ['leningrad', 'Saint Petersburg', null],
])('the prefix %s matches the city %s by its name %s', async (q, name, by) => {
  const { data } = await createPlacesGraph(places)
    .prepare('query ($q: String!) { citySearch(query: $q, limit: 1) { hits { city { name } matchedName } } }')
    .execute({ q }, { now: noon });
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    citySearch: { hits: [{ city: { name }, matchedName: by }] },
  });
});

test('findMatchedName returns the main name of the 3,000 most populous cities when the text is that name', () => {
  const { cities } = places;
  // Ürümqi is also recorded as Ueruemqi: each matches the other.
  const toPlainName = (name: string) => fold(name).replaceAll(/([aou])e/g, '$1');
  for (let row = 0; row < 3_000; row++) {
    const city = new CityModel(places, row);
    for (const name of [cities.name.at(row), cities.nameLocal.at(row), cities.asciiName.at(row)])
      expect(toPlainName(findMatchedName(city, name.toUpperCase()))).toBe(toPlainName(name.toUpperCase()));
  }
});
