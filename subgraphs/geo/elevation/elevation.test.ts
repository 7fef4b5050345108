import { beforeAll, describe, expect, test } from 'vitest';
import { fetchElevation } from '../../../test/support/elevation-at.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { createPlacesRest, type Get } from '../../../test/support/places-graph.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { estimateElevation } from './estimate.ts';
import { getReliefGrid } from './grid.ts';

let places: Places;
let get: Get;
beforeAll(async () => {
  places = await readTestPlaces();
  get = createPlacesRest(places);
});

const getElevation = (lat: number, lon: number) => fetchElevation(get, lat, lon);

describe('the route /elevation', () => {
  test('GEO-082, CAT-055, REF-028: /elevation returns the height in metres and feet, and the method', async () => {
    const response = await getElevation(39.7392, -104.9903);
    expect(Object.keys(response)).toEqual([
      'latitude',
      'longitude',
      'elevation',
      'elevation_ft',
      'resolution',
      'method',
      'accuracy',
    ]);
    expect(response).toMatchObject({ method: 'estimate', resolution: 9260 });
    expect(response['elevation_ft']).toBe(Math.round(response.elevation * 3.280839895));
    expect((await get('/elevation?lat=39.7392&lon=-104.9903', { 'api-version': '1.0.0' })).body).toEqual(
      response,
    );
  });

  // Heights from encyclopaedias and from the cities themselves.
  test.each([
    ['Denver, the mile-high city', 39.7392, -104.9903, 1609],
    ['Mexico City', 19.4326, -99.1332, 2240],
    ['Lhasa', 29.6525, 91.1721, 3656],
    ['Amsterdam', 52.3728, 4.8936, -2],
    ['Venice', 45.4375, 12.3358, 1],
    ['Astrakhan, below the sea', 46.3497, 48.0408, -25],
    ['Ürümqi', 43.8256, 87.6168, 860],
  ])(
    'the height of %s that /elevation estimates is within three times the stated accuracy',
    async (_name, lat, lon, metres) => {
      const { elevation, accuracy, method } = await getElevation(lat, lon);
      expect(method).toBe('estimate');
      expect(Math.abs(elevation - metres)).toBeLessThan(3 * accuracy);
    },
  );

  // Surveys: China and Nepal 2020, IGN 2023, Ordnance Survey 2016, the municipality of Quito.
  test.each([
    ['Mount Everest', 27.9881, 86.925, 8849],
    ['Mont Blanc', 45.8326, 6.8652, 4806],
    ['Ben Nevis', 56.7969, -5.0036, 1345],
    ['Quito', -0.22, -78.5125, 2850],
  ])('/elevation returns the published height of %s', async (_name, lat, lon, metres) => {
    expect(await getElevation(lat, lon)).toMatchObject({ method: 'estimate', elevation: metres });
  });

  test('the accuracy that /elevation states covers the error of the height next to a summit', async () => {
    // The Hörnli hut on the ridge of the Matterhorn, 3,260 m (Swiss Alpine Club).
    const { elevation, accuracy } = await getElevation(45.9822, 7.6767);
    expect(accuracy).toBeGreaterThan(Math.abs(3260 - elevation));
  });

  test('/elevation returns 0 with the method "sea" on every ocean and at the antimeridian', async () => {
    const points = [
      [30, -40],
      [0, -150],
      [-30, 80],
      [-60, 180],
      [-60, -180],
      [85, 0],
      [90, 0],
      [43, 34],
    ];
    for (const [lat = 0, lon = 0] of points) {
      expect(await getElevation(lat, lon)).toMatchObject({
        elevation: 0,
        elevation_ft: 0,
        method: 'sea',
        accuracy: null,
      });
    }
    // The Caspian Sea is a lake: its surface is 28 m below sea level.
    expect(await getElevation(41, 51)).toMatchObject({ elevation: expect.closeTo(-28, -1) as number });
    // The South Pole: 2,835 m by survey.
    expect((await getElevation(-90, 0)).elevation).toBeGreaterThan(2500);
  });

  test('97 % of the heights that are estimated without the record of their place are within the stated accuracy', () => {
    const { cities } = places;
    const grid = getReliefGrid();
    const differences: number[] = [];
    let withinAccuracyCount = 0;
    for (let row = 0; row < cities.length; row += 97) {
      const recordedHeight = cities.dem(row);
      const [lat = 0, lon = 0] = [cities.latitude[row], cities.longitude[row]];
      if (recordedHeight === null) continue;
      const citiesWithoutRow = {
        ...cities,
        dem: (other: number) => (other === row ? null : cities.dem(other)),
      };
      const { meters, accuracy } = estimateElevation(grid, { cities: citiesWithoutRow }, lat, lon);
      differences.push(Math.abs(meters - recordedHeight));
      if (Math.abs(meters - recordedHeight) <= (accuracy ?? 0)) withinAccuracyCount += 1;
    }
    differences.sort((a, b) => a - b);
    expect(differences.length).toBeGreaterThan(2000);
    expect(differences[Math.floor(differences.length / 2)]).toBeLessThan(20);
    expect(withinAccuracyCount / differences.length).toBeGreaterThan(0.97);
  });

  test('CAT-055: /elevation returns several heights in the order of the points, and rejects malformed lists', async () => {
    const { status, body } = await get('/elevation?points=39.7392,-104.9903|30,-40');
    expect(status).toBe(200);
    expect(body['points']).toEqual([await getElevation(39.7392, -104.9903), await getElevation(30, -40)]);
    const pointsOverLimit = Array.from({ length: 513 }, () => '1,1').join('|');
    for (const points of ['1', '1,2,3', '1,2|', 'x,y', '91,0', '0,181', pointsOverLimit]) {
      const response = await get(`/elevation?points=${encodeURIComponent(points)}`);
      expect([response.status, response.body['param']]).toEqual([400, 'points']);
    }
  });

  test('an elevation path has the requested number of samples, from 2 to 512, and includes both ends', async () => {
    for (const samples of [2, 5, 512]) {
      const { body } = await get(`/elevation?path=46.5,7.9|46.6,8.0&samples=${samples}`);
      const points = body['points'] as unknown as Record<string, number>[];
      expect(body['samples']).toBe(samples);
      expect(points).toHaveLength(samples);
      expect(points[0]).toMatchObject({ latitude: 46.5, longitude: 7.9 });
      expect(points.at(-1)).toMatchObject({ latitude: 46.6, longitude: 8 });
    }
    for (const samples of ['1', '513', '0', 'x', '2.5']) {
      const { status, body } = await get(`/elevation?path=1,1|2,2&samples=${samples}`);
      expect([status, body['param']]).toEqual([400, 'samples']);
    }
    const response = await get('/elevation?path=1,1');
    expect([response.status, response.body['param']]).toEqual([400, 'path']);
  });

  test('/elevation accepts lists and paths only in API version 2.0.0', async () => {
    for (const query of ['points=1,1', 'path=1,1|2,2']) {
      const { status } = await get(`/elevation?${query}`, { 'api-version': '1.0.0' });
      expect(status).toBe(404);
    }
  });

  test('GEO-076: /point returns the same height as /elevation', async () => {
    const { elevation, elevation_ft: feet, resolution } = await getElevation(39.7392, -104.9903);
    const point = '/point?lat=39.7392&lon=-104.9903';
    expect((await get(`${point}&deep=true`)).body['deep']).toMatchObject({
      elevation,
      elevation_ft: feet,
      resolution,
    });
    const responseOfFirstVersion = await get(point, { 'api-version': '1.0.0' });
    expect(responseOfFirstVersion.body).toMatchObject({ elevation, elevation_ft: feet });
  });

  test('CAT-071: /elevation requires a valid latitude and longitude', async () => {
    for (const query of [
      '',
      '?lat=1',
      '?lon=1',
      '?lat=90.01&lon=0',
      '?lat=0&lon=-180.01',
      '?lat=abc&lon=0',
    ]) {
      const { status, body } = await get(`/elevation${query}`);
      expect([query, status, body['code']]).toEqual([query, 400, 'invalid_request']);
    }
  });

  test('/elevation returns 503, never 0, when the relief cannot be read', async () => {
    const loadGrid = () => {
      throw new Error('no such file');
    };
    const { status, body } = await createPlacesRest(places, true, { elevation: { grid: loadGrid } })(
      '/elevation?lat=0&lon=0',
    );
    expect([status, body['code']]).toEqual([503, 'service_unavailable']);
    expect(body['message']).toContain('relief.bin');
  });
});
