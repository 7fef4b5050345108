import { latitude, longitude } from '../parameters/coordinates.ts';
import { integerParameter } from '../parameters/integer.ts';
import { positionsParameter } from '../parameters/positions.ts';
import type { Route } from '../routing/route.ts';

const sharedProperties = {
  name: 'elevation',
  family: 'elevation',
  cache: 'facts',
  notes: [
    'Metres and feet above sea level. method is the source of the height: tile (SRTM or Copernicus tiles of the operator, ELEVATION_TILES), sea (0 by definition) or estimate. ' +
      'Estimates come from a relief of the globe with cells of 9 km, adjusted to the known heights of the nearest places. ' +
      '900 summits, cities and lakes have their published height; other peaks and gorges far from places are flattened. ' +
      'accuracy is the maximum error in metres: at least 97 % of the estimates stay within it.',
  ],
} as const satisfies Partial<Route>;

/** Elevations above sea level. */
export const elevationRoutes: readonly Route[] = [
  {
    ...sharedProperties,
    path: '/elevation',
    when: ['points'],
    versions: ['2.0.0'],
    summary: 'Elevations of up to 512 points.',
    operation: 'elevation-points',
    body: 'whole',
    parameters: { points: positionsParameter('Where.', 1) },
    examples: [{ path: '/elevation?points=46.5,7.9|46.6,8.0', note: 'Two points of the Alps.' }],
  },
  {
    ...sharedProperties,
    path: '/elevation',
    when: ['path'],
    versions: ['2.0.0'],
    summary: 'Elevations at equal distances along a path.',
    operation: 'elevation-path',
    body: 'whole',
    parameters: {
      path: positionsParameter('Points of the path.', 2),
      samples: integerParameter('Number of points along the path, including both ends.', {
        minimum: 2,
        maximum: 512,
        fallback: 100,
      }),
    },
    shape: (body, { samples }) => ({ samples, ...body }),
    examples: [
      { path: '/elevation?path=46.5,7.9|46.6,8.0&samples=5', note: 'Five elevations along a path.' },
    ],
  },
  {
    ...sharedProperties,
    path: '/elevation',
    summary: 'Elevation of a point above sea level, in metres and feet.',
    operation: 'elevation',
    parameters: { lat: latitude, lon: longitude },
    examples: [{ path: '/elevation?lat=39.7392&lon=-104.9903', note: 'Denver.' }],
  },
];
