import { around } from 'geokdbush';
import { beforeAll, expect, test } from 'vitest';
import type { Places } from '../../db/snapshot/places.ts';
import { estimateElevation } from '../../subgraphs/geo/elevation/estimate.ts';
import { getReliefGrid } from '../../subgraphs/geo/elevation/grid.ts';
import { readTestPlaces } from '../support/places.ts';
import { getAirportHeights, compareHeights, surveyedHeights } from './heights.ts';

let places: Places;
beforeAll(async () => {
  places = await readTestPlaces();
});

test('the stated accuracy of a height is correct for 97 of 100 summits, depressions, airports and cities', async () => {
  const comparedHeights = await compareHeights(places);
  const missedHeights = comparedHeights.filter(({ isWithin }) => !isWithin);
  expect(comparedHeights.length).toBeGreaterThan(250);
  expect(
    1 - missedHeights.length / comparedHeights.length,
    missedHeights.map(({ name }) => name).join(),
  ).toBeGreaterThanOrEqual(0.97);
});

test('the stated accuracy of a height is correct for 97 % of 3,000 runways', async () => {
  const fields = await getAirportHeights();
  const chosenFields = fields.filter((_, place) => place % Math.floor(fields.length / 3000) === 0);
  const estimates = chosenFields.flatMap(({ latitude, longitude, metres }) => {
    const { method, meters, accuracy } = estimateElevation(getReliefGrid(), places, latitude, longitude);
    return method === 'estimate' ? [Math.abs(meters - metres) <= (accuracy ?? 0)] : [];
  });
  expect(estimates.length).toBeGreaterThan(2900);
  expect(estimates.filter(Boolean).length / estimates.length).toBeGreaterThanOrEqual(0.97);
});

test('the stated accuracy of every surveyed summit is correct, and is at most 900 m for 95 of 100', () => {
  const summits = surveyedHeights.filter(({ metres }) => metres > 1000);
  expect(summits.length).toBeGreaterThan(70);
  const foundSummits = summits.map(({ latitude, longitude, metres, name }) => {
    const { meters, accuracy } = estimateElevation(getReliefGrid(), places, latitude, longitude);
    return { name, accuracy: accuracy ?? 0, error: Math.abs(meters - metres) };
  });
  expect(foundSummits.filter(({ accuracy, error }) => error > accuracy)).toEqual([]);
  expect(foundSummits.filter(({ accuracy }) => accuracy <= 900).length / foundSummits.length).toBeGreaterThan(
    0.95,
  );
});

test('the estimated height of a city above sea level is never below -20 m', () => {
  const { cities } = places;
  const lowSummits: string[] = [];
  // The cells of the relief are 9 km wide: a place above the Sea of Galilee gets the height of its shore.
  const isNearDepression = (row: number) =>
    around(cities.points, cities.longitude[row] ?? 0, cities.latitude[row] ?? 0, Infinity, 15).some(
      (other) => (cities.dem(other) ?? 0) < -20,
    );
  for (let row = 0; row < cities.length; row += 50) {
    const metres = cities.dem(row);
    if (metres === null || metres < 5) continue;
    const citiesWithoutOwn = { ...cities, dem: (one: number) => (one === row ? null : cities.dem(one)) };
    const [latitude = 0, longitude = 0] = [cities.latitude[row], cities.longitude[row]];
    const { meters } = estimateElevation(getReliefGrid(), { cities: citiesWithoutOwn }, latitude, longitude);
    if (meters < -20 && !isNearDepression(row))
      lowSummits.push(`${cities.name.at(row)} ${metres}: ${meters}`);
  }
  expect(lowSummits).toEqual([]);
});
