import { around } from 'geokdbush';
import { beforeAll, expect, test } from 'vitest';
import type { Places } from '../../db/snapshot/places.ts';
import { estimate } from '../../subgraphs/geo/elevation/estimate.ts';
import { getReliefGrid } from '../../subgraphs/geo/elevation/grid.ts';
import { testPlaces } from '../support/places.ts';
import { airportHeights, knownHeights, surveyed } from './heights.ts';

let places: Places;
beforeAll(async () => {
  places = await testPlaces();
}, 300_000);

test('the stated accuracy of a height holds for 97 of 100 summits, depressions, airports and cities', async () => {
  const known = await knownHeights(places);
  const missed = known.filter(({ isWithin }) => !isWithin);
  expect(known.length).toBeGreaterThan(250);
  expect(1 - missed.length / known.length, missed.map(({ name }) => name).join()).toBeGreaterThanOrEqual(
    0.97,
  );
});

test('the stated accuracy of a height holds for 97 of 100 among 3,000 runways', async () => {
  const fields = await airportHeights();
  const chosen = fields.filter((_, place) => place % Math.floor(fields.length / 3000) === 0);
  const estimates = chosen.flatMap(({ latitude, longitude, metres }) => {
    const { method, meters, accuracy } = estimate(getReliefGrid(), places, latitude, longitude);
    return method === 'estimate' ? [Math.abs(meters - metres) <= (accuracy ?? 0)] : [];
  });
  expect(estimates.length).toBeGreaterThan(2900);
  expect(estimates.filter(Boolean).length / estimates.length).toBeGreaterThanOrEqual(0.97);
});

test('every surveyed summit has its height within the stated accuracy, which is at most 900 m for 95 of 100', () => {
  const summits = surveyed.filter(({ metres }) => metres > 1000);
  expect(summits.length).toBeGreaterThan(70);
  const found = summits.map(({ latitude, longitude, metres, name }) => {
    const { meters, accuracy } = estimate(getReliefGrid(), places, latitude, longitude);
    return { name, accuracy: accuracy ?? 0, error: Math.abs(meters - metres) };
  });
  expect(found.filter(({ accuracy, error }) => error > accuracy)).toEqual([]);
  expect(found.filter(({ accuracy }) => accuracy <= 900).length / found.length).toBeGreaterThan(0.95);
});

test('the estimated height of a city above sea level is never below -20 m', () => {
  const { cities } = places;
  const below: string[] = [];
  // The cells of the relief are 9 km wide: a place above the Sea of Galilee gets the height of its shore.
  const isNearDepression = (row: number) =>
    around(cities.points, cities.longitude[row] ?? 0, cities.latitude[row] ?? 0, Infinity, 15).some(
      (other) => (cities.dem(other) ?? 0) < -20,
    );
  for (let row = 0; row < cities.length; row += 50) {
    const metres = cities.dem(row);
    if (metres === null || metres < 5) continue;
    const others = { ...cities, dem: (one: number) => (one === row ? null : cities.dem(one)) };
    const [latitude = 0, longitude = 0] = [cities.latitude[row], cities.longitude[row]];
    const { meters } = estimate(getReliefGrid(), { cities: others }, latitude, longitude);
    if (meters < -20 && !isNearDepression(row)) below.push(`${cities.name.at(row)} ${metres}: ${meters}`);
  }
  expect(below).toEqual([]);
});
