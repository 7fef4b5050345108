import { beforeAll, expect, test } from 'vitest';
import type { Places } from '../../../db/snapshot/places.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { createCityPlaceSource } from './cities.ts';
import type { PlaceSource } from './location.ts';

let places: Places;
let source: PlaceSource;
beforeAll(async () => {
  places = await readTestPlaces();
  source = createCityPlaceSource({ current: places });
});
const findCandidates = (value: string, context: Parameters<PlaceSource['find']>[1] = {}) => {
  const candidates = source.find(value, context);
  if (candidates instanceof Promise) throw new Error('cities are in memory');
  return candidates;
};

test('a location finds a city by its name or id within the requested area', () => {
  const [oslo] = findCandidates('Oslo', { country: 'NO' });
  expect(oslo).toMatchObject({ name: 'Oslo', country: 'NO', timezone: 'Europe/Oslo' });
  const id = oslo?.id ?? '';
  expect(id).toMatch(/^city_/);
  // A lookup by id has no matched name.
  const byId = { ...oslo, matchedName: undefined };
  expect(oslo?.matchedName?.()).toBe('Oslo');
  expect(findCandidates(id)).toEqual([byId]);
  expect(findCandidates(id, { country: 'NO' })).toEqual([byId]);
  expect(findCandidates(id, { country: 'SE' })).toEqual([]);
  expect(findCandidates('city_222222222222')).toEqual([]);
  expect(findCandidates('Oslo', { country: 'ZZ' })).toEqual([]);
});

test('a location lists every city with the requested name as a candidate', () => {
  const countries = findCandidates('Springfield', { country: 'US' }).map(({ state }) => state);
  expect(countries).toEqual(expect.arrayContaining(['IL', 'MA', 'MO']));
});
