import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { fold } from '../../facts/fold.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { findRowsByName } from '../../subgraphs/geo/city/rows-by-name.ts';
import { searchCities } from '../../subgraphs/geo/city/search.ts';
import { readTestPlaces } from '../support/places.ts';

/** Names of cities in other languages, from the exemplar cities of time zones in CLDR; these names are not in our city data. */
let places: Places;
beforeAll(async () => {
  places = await readTestPlaces();
});

interface Zones {
  readonly [part: string]: Zones | string;
}

/** Returns the exemplar cities of a language by zone. */
function readExemplarCities(language: string): ReadonlyMap<string, string> {
  const file = `../../node_modules/cldr-dates-full/main/${language}/timeZoneNames.json`;
  const { main } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
    main: Record<string, { dates: { timeZoneNames: { zone: Zones } } }>;
  };
  const namesByZone = new Map<string, string>();
  const walk = (zones: Zones, path: string) => {
    for (const [key, inner] of Object.entries(zones)) {
      if (key === 'exemplarCity' && typeof inner === 'string') namesByZone.set(path, inner);
      if (typeof inner === 'object') walk(inner, path === '' ? key : `${path}/${key}`);
    }
  };
  walk(main[language]?.dates.timeZoneNames.zone ?? {}, '');
  return namesByZone;
}

const largeCity = 500_000;

test('a city with more than 500,000 people is found by its name in eight languages', () => {
  const englishNames = readExemplarCities('en');
  const exonyms = ['fr', 'de', 'es', 'it', 'pt', 'ru', 'ja', 'zh'].flatMap((language) =>
    [...readExemplarCities(language)].flatMap(([zone, name]) => {
      const englishName = englishNames.get(zone) ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
      const [row] = findRowsByName(places, englishName, {});
      const isLarge = row !== undefined && (places.cities.population(row) ?? 0) >= largeCity;
      return isLarge && fold(englishName) !== fold(name) ? [{ name, row }] : [];
    }),
  );
  const missedExonyms = exonyms.filter(({ name, row }) => findRowsByName(places, name, {})[0] !== row);
  expect(exonyms.length).toBeGreaterThan(600);
  expect(missedExonyms.length / exonyms.length, missedExonyms.map(({ name }) => name).join()).toBeLessThan(
    0.04,
  );
});

test.each([
  ['Londres', 'London', 'GB', 'AR'],
  ['Moscú', 'Moscow', 'RU', null],
  ['Mosca', 'Moscow', 'RU', null],
  ['Pékin', 'Beijing', 'CN', null],
  ['Singapur', 'Singapore', 'SG', null],
  ['Bagdad', 'Baghdad', 'IQ', 'US'],
  ['El Cairo', 'Cairo', 'EG', 'CO'],
  ['Берлин', 'Berlin', 'DE', null],
  ['Париж', 'Paris', 'FR', null],
  ['纽约', 'New York City', 'US', null],
  ['Praga', 'Prague', 'CZ', null],
  ['Rom', 'Rome', 'IT', null],
  ['Nápoles', 'Naples', 'IT', null],
  ['Filadelfia', 'Philadelphia', 'US', null],
  ['Moskva', 'Moscow', 'RU', 'TJ'],
  ['Parigi', 'Paris', 'FR', 'ID'],
  ['Colonia', 'Cologne', 'DE', 'US'],
  ['Ginebra', 'Geneva', 'CH', 'CO'],
  ['Venecia', 'Venice', 'IT', 'CO'],
  ['Marsella', 'Marseille', 'FR', 'CO'],
  ['Atenas', 'Athens', 'GR', 'CR'],
  ['Jerusalén', 'Jerusalem', 'IL', 'MX'],
  ['Posen', 'Poznań', 'PL', 'US'],
  ['横浜', 'Yokohama', 'JP', null],
  ['仙台', 'Sendai', 'JP', null],
  ['大同', 'Datong', 'CN', null],
  ['烟台', 'Yantai', 'CN', null],
  ['江阴', 'Jiangyin', 'CN', null],
  ['창원', 'Changwon', 'KR', null],
  ['부산광역시', 'Busan', 'KR', null],
] as const)(
  'the name %s finds %s in %s, and within the country %s the place with that name',
  (typed, name, country, other) => {
    const { cities } = places;
    const [row = -1] = findRowsByName(places, typed, {});
    expect([cities.name.at(row), cities.country.at(row)]).toEqual([name, country]);
    expect(searchCities(places, typed, { area: {}, limit: 1 })[0]?.row).toBe(row);
    if (other === null) return;
    const [there = -1] = findRowsByName(places, typed, { country: other });
    expect([fold(cities.name.at(there)), cities.country.at(there)]).toEqual([fold(typed), other]);
  },
);
