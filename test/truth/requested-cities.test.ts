import { beforeAll, describe, expect, test } from 'vitest';
import type { Places } from '../../db/snapshot/places.ts';
import { findCitiesByName } from '../../subgraphs/geo/city/cities-by-name.ts';
import { createProximity } from '../../subgraphs/geo/city/proximity.ts';
import { searchCities } from '../../subgraphs/geo/city/search.ts';
import { readTestPlaces } from '../support/places.ts';
import { createPlacesRest, type Get } from '../support/places-graph.ts';
import type { Networks } from '../../db/snapshot/networks.ts';

let places: Places;
let get: Get;
beforeAll(async () => {
  places = await readTestPlaces();
  const networks: Networks = {
    countryAt: () => 'NZ',
    systemAt: () => null,
    system: () => null,
    rangesOf: () => [],
  };
  get = createPlacesRest(places, true, { networks });
});

const formatPosition = (row: number) => {
  const { cities } = places;
  return `${cities.name.at(row)} ${cities.country.at(row)}-${cities.admin1.at(row)}`;
};

test.each([
  ['London, Ontario', 'London CA-08'],
  ['london ontario', 'London CA-08'],
  ['Paris, Texas', 'Paris US-TX'],
  ['paris tx', 'Paris US-TX'],
  ['New York City, NY', 'New York City US-NY'],
  ['Portland, Oregon, USA', 'Portland US-OR'],
  ['Birmingham, Alabama', 'Birmingham US-AL'],
  ['Cambridge, Vereinigtes Königreich', 'Cambridge GB-ENG'],
  ['Valencia, Venezuela', 'Valencia VE-07'],
  ['City of Parañaque', 'Paranaque City PH-NCR'],
  ['City of Socorro, NM', 'Socorro US-NM'],
  // Names that contain the name of an area.
  ['Mexico City', 'Mexico City MX-09'],
  ['Washington, D.C.', 'Washington US-DC'],
  ['Kansas City', 'Kansas City US-MO'],
  // Names in other languages, which smaller places have too.
  ['Berne', 'Bern CH-BE'],
  ['México', 'Mexico City MX-09'],
  ['Frankfurt a.M.', 'Frankfurt am Main DE-05'],
  ['Luxembourg City', 'Luxembourg LU-LU'],
])('the search for "%s" finds the city %s', (text, expected) => {
  const [row = -1] = findCitiesByName(places, text, {}).rows;
  expect(formatPosition(row)).toBe(expected);
});

test('a city is not found when the area in the text does not contain it', () => {
  for (const text of ['Oslo, Texas', 'Paris, Atlantis', 'London, Onta', 'City of Nowhere']) {
    const { rows } = findCitiesByName(places, text, {});
    expect([text, rows.map(formatPosition).filter((one) => !one.endsWith('-TX'))]).toEqual([text, []]);
  }
  expect(findCitiesByName(places, 'Paris, Texas', { country: 'FR' }).rows).toEqual([]);
});

describe('city search near the user', () => {
  const findFirst = (q: string, latitude: number, longitude: number) =>
    formatPosition(
      searchCities(places, q, {
        area: {},
        limit: 5,
        closeness: createProximity(places, { latitude, longitude }),
      })[0]?.row ?? -1,
    );

  test.each([
    ['lancaster', 54.15, -4.6, 'Lancaster GB-ENG'],
    ['lancaster', 39.9, -76.2, 'Lancaster US-PA'],
    ['newcastle', -32.9, 151.7, 'Newcastle AU-02'],
    ['cambridge', 42.3, -71, 'Cambridge US-MA'],
    ['valencia', 39.4, -0.4, 'Valencia ES-60'],
    ['wellingt', -41.3, 174.7, 'Wellington NZ-G2'],
    // Much larger places that are far away.
    ['paris', 33.675, -95.6, 'Paris FR-11'],
    ['london', 42.9, -81.2, 'London GB-ENG'],
    ['new york', 41.05, -73.5, 'New York City US-NY'],
  ])('the search for %s near the point %s, %s returns %s first', (q, latitude, longitude, expected) => {
    expect(findFirst(q, latitude, longitude)).toBe(expected);
  });

  test('a REST search accepts a point or an IP address as the location of the user', async () => {
    const fetchNames = async (query: string) => {
      const { status, body } = await get(`/city?q=hamilton&limit=1${query}`);
      const cities = body['cities'] as unknown as { country: string }[] | undefined;
      return cities?.[0]?.country ?? `${status} ${String(body['param'])}`;
    };
    expect(await fetchNames('')).toBe('CA');
    expect(await fetchNames('&near=-37.8,175.3')).toBe('NZ');
    expect(await fetchNames('&ip=1.1.1.1')).toBe('CA');
    expect(await fetchNames('&ip=203.97.0.1')).toBe('NZ');
    expect(await fetchNames('&ip=10.0.0.1')).toBe('CA');
    expect(await fetchNames('&near=-37.8')).toBe('400 near');
    expect(await fetchNames('&near=-97.8,0')).toBe('400 near');
    expect(await fetchNames('&ip=nowhere')).toBe('400 ip');
  });
});
