import { beforeAll, describe, expect, test } from 'vitest';
import { fold } from '../../facts/fold.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { findRowsByName } from '../../subgraphs/geo/city/rows-by-name.ts';
import { searchCities } from '../../subgraphs/geo/city/search.ts';
import { measureCpuTime } from '../support/cpu-time.ts';
import { readTestPlaces } from '../support/places.ts';
import { measureTypedNames } from './typing.ts';

let places: Places;
/** Folded names of the most populous cities, by row. */
let names: readonly string[];
beforeAll(async () => {
  places = await readTestPlaces();
  names = Array.from({ length: 1000 }, (_, row) => fold(places.cities.name.at(row)));
});

const searchRows = (q: string, limit = 5) =>
  searchCities(places, q, { area: {}, limit }).map((city) => city.row);
const getName = (row: number | undefined) => (row === undefined ? '' : fold(places.cities.name.at(row)));
describe('typeahead for the 1,000 most populous cities', () => {
  test('typeahead finds the 1,000 most populous cities by their first letters, and with one typing mistake', () => {
    const weakResults = measureTypedNames(places).filter(
      ({ facts, least }) => facts.filter(([, isFound]) => isFound).length < least * facts.length,
    );
    expect(weakResults.map(({ what, facts }) => [what, facts.filter(([, isFound]) => !isFound)])).toEqual([]);
  });

  test('typeahead finds three quarters of the names of eight letters or more with two typing mistakes', () => {
    const longNames = names.flatMap((name, row) => (name.length >= 8 ? [{ name, row }] : []));
    const missedNames = longNames.filter(({ name, row }) => {
      const letters = [...name];
      letters[3] = letters[3] === 'e' ? 'a' : 'e';
      letters.splice(6, 1);
      return !searchRows(letters.join('')).includes(row);
    });
    expect(longNames.length).toBeGreaterThan(300);
    expect(missedNames.length / longNames.length, missedNames.map(({ name }) => name).join()).toBeLessThan(
      0.25,
    );
  });

  test.each([
    // Each of these words is also the name of a town.
    ['san ', 'san antonio'],
    ['abu ', 'abu dhabi'],
    ['can ', 'can tho'],
  ])('the text %j finds %s first, because a space announces another word', (typed, name) => {
    expect(getName(searchRows(typed)[0])).toBe(name);
  });

  test('a town whose name is the complete text of three letters is first when no space follows', () => {
    expect(getName(searchRows('san')[0])).toBe('san');
  });

  test('typeahead never lists a place with fewer than 50,000 people before a city with 500,000 that begins with the text', () => {
    const getPopulation = (row: number) => places.cities.population(row) ?? 0;
    for (const name of names) {
      for (const length of [2, 3, 4, 5, 6]) {
        const typedPrefix = name.slice(0, length);
        const foundRows = searchRows(typedPrefix, 10);
        const smallCityIndex = foundRows.findIndex(
          (row) => getPopulation(row) < 50_000 && getName(row) !== fold(typedPrefix),
        );
        const largeCityIndex = foundRows.findLastIndex(
          (row) => getPopulation(row) > 500_000 && getName(row).startsWith(fold(typedPrefix)),
        );
        expect([typedPrefix, smallCityIndex < 0 || largeCityIndex < smallCityIndex]).toEqual([
          typedPrefix,
          true,
        ]);
      }
    }
  });

  test('typeahead needs at most 2 ms of processor time for 99 of 100 searches', async () => {
    const typedPrefixes = names.flatMap((name) => [name.slice(0, 3), name.slice(0, 4), name]);
    for (const q of typedPrefixes.slice(0, 600)) searchRows(q, 10);
    const durations: number[] = [];
    for (const q of typedPrefixes) durations.push(await measureCpuTime(() => searchRows(q, 10), 3));
    durations.sort((a, b) => a - b);
    expect(durations[Math.floor(durations.length * 0.99)]).toBeLessThanOrEqual(2);
  });
});

describe('city by name', () => {
  const findFirst = (name: string, country?: string) =>
    findRowsByName(places, name, country === undefined ? {} : { country })[0];

  test('the name and country of a city with 100,000 people find that city, or a larger city with the name', () => {
    const { cities } = places;
    const mismatches: string[] = [];
    let row = 0;
    for (; (cities.population(row) ?? 0) >= 100_000; row++) {
      const name = cities.name.at(row);
      const foundRow = findFirst(name, cities.country.at(row) ?? '');
      if (
        foundRow !== row &&
        !(foundRow !== undefined && foundRow < row && getName(foundRow) === getName(row))
      )
        mismatches.push(`${name}: ${getName(foundRow)}`);
    }
    expect(row).toBeGreaterThan(4_800);
    expect(mismatches).toEqual([]);
  });

  test('a search for a name that eight or more places of the United States share finds the largest place', () => {
    const { cities } = places;
    const rowsByName = new Map<string, number[]>();
    for (let row = 0; row < cities.length; row++) {
      if (cities.country.at(row) !== 'US') continue;
      const key = getName(row);
      rowsByName.set(key, [...(rowsByName.get(key) ?? []), row]);
    }
    const commonNames = [...rowsByName].filter(([, found]) => found.length >= 8);
    expect(commonNames.length).toBeGreaterThan(200);
    expect(commonNames.filter(([name, [largest]]) => findFirst(name, 'US') !== largest)).toEqual([]);
  });

  test.each([
    ['Manchester', 'US', 'Manchester NH'],
    ['Troy', 'US', 'Troy MI'],
    ['Waterloo', 'US', 'Waterloo IA'],
    ['Milton', 'US', 'Milton GA'],
    ['Franklin', 'US', 'Franklin TN'],
    ['Frisco', 'US', 'Frisco TX'],
    ['NYC', undefined, 'New York City NY'],
    ['New York', 'US', 'New York City NY'],
    ['New Delhi', undefined, 'New Delhi 07'],
    ['St Louis', 'US', 'St. Louis MO'],
    ['Saint Louis', 'US', 'St. Louis MO'],
    ['Saint-Paul', 'US', 'Saint Paul MN'],
    ['Ft. Worth', 'US', 'Fort Worth TX'],
    ['Mt Vernon', 'US', 'Mount Vernon NY'],
    ['Sta. Rosa', 'US', 'Santa Rosa CA'],
    ['Sto. Domingo', undefined, 'Santo Domingo 34'],
    ['N Las Vegas', 'US', 'North Las Vegas NV'],
    ['W. Palm Beach', 'US', 'West Palm Beach FL'],
    ['Winston Salem', 'US', 'Winston-Salem NC'],
    ['Muenchen', undefined, 'Munich 02'],
    ['Koeln', undefined, 'Cologne 07'],
    ['Köln', undefined, 'Cologne 07'],
    ['Zuerich', undefined, 'Zürich ZH'],
    ['Kobenhavn', undefined, 'Copenhagen 17'],
    ['Koebenhavn', undefined, 'Copenhagen 17'],
    ['Goteborg', undefined, 'Gothenburg 28'],
    ['Arhus', undefined, 'Aarhus 18'],
    ["L'Aquila", undefined, "L'Aquila 01"],
    ['L Aquila', undefined, "L'Aquila 01"],
    ['Petersburg', 'RU', 'Saint Petersburg 66'],
    // Partial names, although villages have exactly the same name.
    ['Querétaro', 'MX', 'Santiago de Querétaro 22'],
    ['Pachuca', 'MX', 'Pachuca de Soto 13'],
    ['Matamoros', 'MX', 'Heroica Matamoros 28'],
    ['Durango', 'MX', 'Victoria de Durango 10'],
    ['Bacolod', 'PH', 'Bacolod City 06'],
    ['Caxias', 'BR', 'Caxias 13'],
    // Places that are missing from the city records or have another name there.
    ['Yopougon', undefined, 'Yopougon 93'],
    ['Küçükçekmece', undefined, 'Küçükçekmece 34'],
    ['Setagaya', undefined, 'Setagaya 40'],
    ['世田谷区', undefined, 'Setagaya 40'],
    ['Ota-ku', 'JP', 'Ōta 40'],
    ['Bunkyō-ku', 'JP', 'Bunkyo 40'],
    ['El Alto', undefined, 'El Alto 04'],
    ['Khartoum North', 'SD', 'Khartoum North 29'],
    ['Maipú', 'CL', 'Maipú 12'],
    ['Seberang Perai', undefined, 'Seberang Perai 09'],
    ['Juazeiro', 'BR', 'Juazeiro 05'],
    ['Tongxiang', 'CN', 'Tongxiang 02'],
    ['Pétion-Ville', 'HT', 'Pétionville 11'],
    ['Taguig City', 'PH', 'Taguig NCR'],
    ['New Taipei', 'TW', 'New Taipei 03'],
    ['Pyeongtaek', 'KR', 'Pyeongtaek 13'],
    ['Gurugram', 'IN', 'Gurugram 10'],
    // Names in other languages.
    ['Beč', undefined, 'Vienna 09'],
    ['Kööpenhamina', undefined, 'Copenhagen 17'],
    ['Bukareštas', undefined, 'Bucharest 10'],
  ])('the search for the city name %s in the country %s finds %s', (name, country, expected) => {
    const row = findFirst(name, country) ?? -1;
    expect(`${places.cities.name.at(row)} ${places.cities.admin1.at(row)}`).toBe(expected);
  });

  test('a search text with a character that occurs in no city name finds no city', () => {
    for (const name of ['Pari%', 'Par*', 'Lond_n', '%', 'Paris?', "Paris'; --"]) {
      expect([name, findRowsByName(places, name, {}), searchRows(name)]).toEqual([name, [], []]);
    }
  });

  test('one text may contain a city name and the area of the city', () => {
    for (const [text, name, country, admin1] of [
      ['paris, fr', 'Paris', 'FR', '11'],
      ['Paris, Texas, USA', 'Paris', 'US', 'TX'],
      ['london uk', 'London', 'GB', 'ENG'],
      ['portland or', 'Portland', 'US', 'OR'],
      ['springfield il', 'Springfield', 'US', 'IL'],
      ['san jose costa rica', 'San José', 'CR', '08'],
      ['san jose ca', 'San Jose', 'US', 'CA'],
      ['cambridge, england', 'Cambridge', 'GB', 'ENG'],
      ['mexico city', 'Mexico City', 'MX', '09'],
    ]) {
      const [row = -1] = searchRows(text ?? '');
      const { cities } = places;
      expect([text, cities.name.at(row), cities.country.at(row), cities.admin1.at(row)]).toEqual([
        ...[text, name, country, admin1],
      ]);
    }
  });
});
