import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeArrayBuffer } from 'geotiff';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Places } from '../../../db/snapshot/places.ts';
import { placesRest, type Get } from '../../../test/support/places-graph.ts';
import { testPlaces } from '../../../test/support/places.ts';
import { estimate } from './estimate.ts';
import { decode, encode, relief, reliefAt, sea, type Grid } from './grid.ts';
import { along } from './path.ts';
import { tileReader } from './tiles.ts';

let places: Places;
let get: Get;
beforeAll(async () => {
  places = await testPlaces();
  get = placesRest(places);
}, 300_000);

const at = async (lat: number, lon: number, from = get) => {
  const { status, body } = await from(`/elevation?lat=${lat}&lon=${lon}`);
  expect([lat, lon, status]).toEqual([lat, lon, 200]);
  return body as Record<string, unknown> as Record<string, unknown> & { elevation: number; accuracy: number };
};

describe('elevation', () => {
  it('is told in metres and feet, with how it is known (GEO-082, CAT-055, REF-028)', async () => {
    const body = await at(39.7392, -104.9903);
    expect(Object.keys(body)).toEqual([
      'latitude',
      'longitude',
      'elevation',
      'elevation_ft',
      'resolution',
      'method',
      'accuracy',
    ]);
    expect(body).toMatchObject({ method: 'estimate', resolution: 9260 });
    expect(body['elevation_ft']).toBe(Math.round(body.elevation * 3.280839895));
    expect((await get('/elevation?lat=39.7392&lon=-104.9903', { 'api-version': '1.0.0' })).body).toEqual(
      body,
    );
  });

  // Heights as encyclopaedias and the cities themselves give them.
  it.each([
    ['Denver, the mile-high city', 39.7392, -104.9903, 1609],
    ['Mexico City', 19.4326, -99.1332, 2240],
    ['Lhasa', 29.6525, 91.1721, 3656],
    ['Amsterdam', 52.3728, 4.8936, -2],
    ['Venice', 45.4375, 12.3358, 1],
    ['Astrakhan, below the sea', 46.3497, 48.0408, -25],
    ['Ürümqi', 43.8256, 87.6168, 860],
  ])('of %s is within three times what it says of itself', async (_name, lat, lon, metres) => {
    const { elevation, accuracy, method } = await at(lat, lon);
    expect(method).toBe('estimate');
    expect(Math.abs(elevation - metres)).toBeLessThan(3 * accuracy);
  });

  it('of a peak is an estimate that says how far off it may be', async () => {
    // Mount Everest, 8,849 m: cells of nine kilometres cannot show it.
    const { elevation, accuracy, method } = await at(27.9881, 86.925);
    expect(method).toBe('estimate');
    expect(elevation).toBeGreaterThan(4500);
    expect(accuracy).toBeGreaterThan(200);
  });

  it('of the sea is 0 and says so, on every ocean and at the date line', async () => {
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
      expect(await at(lat, lon)).toMatchObject({
        elevation: 0,
        elevation_ft: 0,
        method: 'sea',
        accuracy: null,
      });
    }
    // The Caspian Sea is a lake: its surface is 28 m below the ocean's.
    expect(await at(41, 51)).toMatchObject({ elevation: expect.closeTo(-28, -1) as number });
    // 2,835 m by survey.
    expect((await at(-90, 0)).elevation).toBeGreaterThan(2500);
  });

  it('of places without their own record is off as much as it says: two thirds are within', () => {
    const { cities } = places;
    const grid = relief();
    const errors: number[] = [];
    let within = 0;
    for (let row = 0; row < cities.length; row += 97) {
      const known = cities.dem(row);
      const [lat = 0, lon = 0] = [cities.latitude[row], cities.longitude[row]];
      if (known === null) continue;
      const others = { ...cities, dem: (other: number) => (other === row ? null : cities.dem(other)) };
      const { meters, accuracy } = estimate(grid, { cities: others }, lat, lon);
      errors.push(Math.abs(meters - known));
      if (Math.abs(meters - known) <= (accuracy ?? 0)) within += 1;
    }
    errors.sort((a, b) => a - b);
    expect(errors.length).toBeGreaterThan(2000);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(20);
    expect(within / errors.length).toBeGreaterThan(0.62);
    expect(within / errors.length).toBeLessThan(0.74);
  });

  it('of several points comes in their order; each bad list is named (CAT-055)', async () => {
    const { status, body } = await get('/elevation?points=39.7392,-104.9903|30,-40');
    expect(status).toBe(200);
    expect(body['points']).toEqual([await at(39.7392, -104.9903), await at(30, -40)]);
    const many = Array.from({ length: 513 }, () => '1,1').join('|');
    for (const points of ['1', '1,2,3', '1,2|', 'x,y', '91,0', '0,181', many]) {
      const answer = await get(`/elevation?points=${encodeURIComponent(points)}`);
      expect([answer.status, answer.body['param']]).toEqual([400, 'points']);
    }
  });

  it('along a path has as many samples as asked for, 2 to 512, the ends included', async () => {
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
    const single = await get('/elevation?path=1,1');
    expect([single.status, single.body['param']]).toEqual([400, 'path']);
  });

  it('of lists is of version 2.0.0 only', async () => {
    for (const query of ['points=1,1', 'path=1,1|2,2']) {
      const { status } = await get(`/elevation?${query}`, { 'api-version': '1.0.0' });
      expect(status).toBe(404);
    }
  });

  it('of a point of the globe is the same as on its own path (GEO-076)', async () => {
    const { elevation, elevation_ft: feet, resolution } = await at(39.7392, -104.9903);
    const point = '/point?lat=39.7392&lon=-104.9903';
    expect((await get(`${point}&deep=true`)).body['deep']).toMatchObject({
      elevation,
      elevation_ft: feet,
      resolution,
    });
    const first = await get(point, { 'api-version': '1.0.0' });
    expect(first.body).toMatchObject({ elevation, elevation_ft: feet });
  });

  it('needs both coordinates, on the globe (CAT-071)', async () => {
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

  it('is 503 when the relief cannot be read, never 0', async () => {
    const grid = () => {
      throw new Error('no such file');
    };
    const { status, body } = await placesRest(places, true, { elevation: { grid } })(
      '/elevation?lat=0&lon=0',
    );
    expect([status, body['code']]).toEqual([503, 'service_unavailable']);
    expect(body['message']).toContain('relief.bin');
  });
});

/** A tile whose height is what the function says. Row 0 is the north. */
function tile(side: number, height: (row: number, column: number) => number): Buffer {
  const bytes = Buffer.alloc(side * side * 2);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      bytes.writeInt16BE(height(row, column), (row * side + column) * 2);
    }
  }
  return bytes;
}

describe('tiles of the SRTM survey', () => {
  const folderOf = (files: Readonly<Record<string, Buffer>>) => {
    const folder = mkdtempSync(join(tmpdir(), 'tiles-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    return folder;
  };

  it('come before the relief, with a resolution of their own', async () => {
    const folder = folderOf({
      'N27E086.hgt': tile(1201, (row, column) => 8000 - row + column),
      'S01W001.hgt': tile(3601, () => 7),
    });
    const from = placesRest(places, true, { elevation: { tiles: tileReader(folder) } });
    // The north-western corner is row 0, column 0; one degree is 1,200 steps.
    expect(await at(28, 86, placesRest(places))).toMatchObject({ method: 'estimate' });
    expect(await at(27.9999999, 86, from)).toMatchObject({
      elevation: 8000,
      elevation_ft: 26247,
      method: 'tile',
      resolution: 90,
      accuracy: null,
    });
    expect(await at(27.5, 86.75, from)).toMatchObject({ elevation: 8000 - 600 + 900 });
    expect(await at(27.25, 86.25, from)).toMatchObject({ elevation: 8000 - 900 + 300 });
    // Half-way between two rows.
    expect(await at(27 + 0.5 / 1200, 86, from)).toMatchObject({ elevation: 6801 });
    expect(await at(-0.5, -0.5, from)).toMatchObject({ elevation: 7, resolution: 30 });
    expect(await at(39.7392, -104.9903, from)).toMatchObject({ method: 'estimate' });
  });

  it('have gaps, which the relief fills', async () => {
    const folder = folderOf({ 'N27E086.hgt': tile(1201, () => -32_768) });
    const from = placesRest(places, true, { elevation: { tiles: tileReader(folder) } });
    expect(await at(27.5, 86.5, from)).toEqual(await at(27.5, 86.5));
  });

  it('that are broken are 503, never a guess', async () => {
    const folder = folderOf({ 'N27E086.hgt': Buffer.alloc(1000) });
    const from = placesRest(places, true, { elevation: { tiles: tileReader(folder) } });
    const { status, body } = await from('/elevation?lat=27.5&lon=86.5');
    expect([status, body['code']]).toEqual([503, 'service_unavailable']);
    expect(body['message']).toContain('ELEVATION_TILES');
  });
});

describe('tiles of Copernicus', () => {
  /** The first pixel's centre lies on the north-western corner, as in the tiles of GLO-90. */
  const geotiff = (
    height: (row: number, column: number) => number,
    west: number,
    north: number,
    side = 20,
    spacing = 1 / side,
  ) =>
    Buffer.from(
      writeArrayBuffer(
        Float32Array.from({ length: side * side }, (_, at) => height(Math.floor(at / side), at % side)),
        {
          width: side,
          height: side,
          SampleFormat: [3],
          BitsPerSample: [32],
          SamplesPerPixel: [1],
          PhotometricInterpretation: 1,
          ModelPixelScale: [spacing, spacing, 0],
          ModelTiepoint: [0, 0, 0, west, north, 0],
          GTModelTypeGeoKey: 2,
          GeographicTypeGeoKey: 4326,
          GTRasterTypeGeoKey: 2,
          GDAL_NODATA: '-32767',
        },
      ),
    );
  const slope = geotiff((row, column) => 1000 - 10 * row + column + 0.25, 86, 28);
  const worldOf = (files: Readonly<Record<string, Buffer>>) => {
    const folder = mkdtempSync(join(tmpdir(), 'tiles-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    return placesRest(places, true, { elevation: { tiles: tileReader(folder) } });
  };
  const name = 'Copernicus_DSM_COG_30_N27_00_E086_00_DEM';

  it('come before the relief, with a resolution of their own, in one folder or in their own', async () => {
    for (const file of [`${name}.tif`, `${name}/${name}.tif`]) {
      const from = worldOf({ [file]: slope });
      // Pixels of a twentieth of a degree are 180 arc-seconds: 5.4 km.
      const facts = { method: 'tile', resolution: 5400, accuracy: null };
      expect(await at(27.95, 86.1, from)).toMatchObject({ ...facts, elevation: 992 });
      expect(await at(27.525, 86.525, from)).toMatchObject({ ...facts, elevation: 916 });
      // South and east of the last centres the next tile goes on.
      expect(await at(27.01, 86.99, from)).toMatchObject({ ...facts, elevation: 829 });
      expect(await at(27.999999, 86, from)).toMatchObject({ ...facts, elevation: 1000 });
      expect(await at(39.7392, -104.9903, from)).toMatchObject({ method: 'estimate' });
    }
  });

  it('are read square by square, without a seam', async () => {
    const height = (row: number, column: number) => 3000 - 3 * row + 2 * column;
    const from = worldOf({ [`${name}.tif`]: geotiff(height, 86, 28, 600) });
    // Rows and columns of 600: squares of 256 meet at 256 and 512.
    for (const [row, column] of [
      ...[[1, 255] as const, [255, 1] as const, [255.25, 256.75] as const, [256, 256] as const],
      ...[[511.25, 12] as const, [100, 511.75] as const, [512, 512] as const, [599, 599] as const],
    ]) {
      const told = await at(28 - row / 600, 86 + column / 600, from);
      expect([row, column, told.elevation]).toEqual([row, column, Math.round(height(row, column))]);
    }
  });

  it('of the south and the west are found by their names, the finer first', async () => {
    const coarse = geotiff(() => 300, -10, -4);
    const fine = geotiff(() => 100, -10, -4);
    const tile = (arcSeconds: number) => `Copernicus_DSM_COG_${arcSeconds}_S05_00_W010_00_DEM`;
    const from = worldOf({ [`${tile(30)}.tif`]: coarse, [`${tile(10)}/${tile(10)}.tif`]: fine });
    expect(await at(-4.5, -9.5, from)).toMatchObject({ elevation: 100, method: 'tile' });
    expect(await at(-4.5, -9.5, worldOf({ [`${tile(30)}.tif`]: coarse }))).toMatchObject({ elevation: 300 });
    for (const [lat = 0, lon = 0] of [
      [4.5, 9.5],
      [-4.5, 9.5],
      [4.5, -9.5],
    ])
      expect((await at(lat, lon, from))['method']).not.toBe('tile');
  });

  it('are closed again', async () => {
    const tiles = Array.from({ length: 12 }, (_, east) => 86 + east);
    const from = worldOf(
      Object.fromEntries(
        tiles
          .map((east) => [name.replace('086', `${east}`.padStart(3, '0')), east] as const)
          .map(([tile, east]) => [`${tile}.tif`, geotiff(() => east, east, 28)] as const),
      ),
    );
    // The system gives the lowest number that is free.
    const lowestFree = () => {
      const file = openSync(new URL(import.meta.url), 'r');
      closeSync(file);
      return file;
    };
    const before = lowestFree();
    for (const east of tiles) expect(await at(27.5, east + 0.5, from)).toMatchObject({ elevation: east });
    await expect.poll(lowestFree).toBeLessThan(before + tiles.length);
  });

  it('lend their heights to points, lists and paths', async () => {
    const from = worldOf({ [`${name}.tif`]: slope });
    const path = (await from('/elevation?path=27.95,86.1|27.05,86.1&samples=3')).body;
    expect(path['points']).toMatchObject([{ elevation: 992 }, { elevation: 902 }, { elevation: 812 }]);
    const point = (await from('/point?lat=27.95&lon=86.1&deep=true')).body['deep'];
    expect(point).toMatchObject({ elevation: 992, elevation_ft: 3255, resolution: 5400 });
  });

  it('come after those of SRTM, whose gaps they fill; their own gaps the relief fills', async () => {
    const whole = worldOf({ [`${name}.tif`]: slope, 'N27E086.hgt': tile(1201, () => 5) });
    expect(await at(27.5, 86.5, whole)).toMatchObject({ elevation: 5, resolution: 90 });
    const gaps = worldOf({ [`${name}.tif`]: slope, 'N27E086.hgt': tile(1201, () => -32_768) });
    expect(await at(27.5, 86.5, gaps)).toMatchObject({ elevation: 910, resolution: 5400 });
    for (const gap of [-32_767, NaN, -Infinity]) {
      const nothing = worldOf({ [`${name}.tif`]: geotiff(() => gap, 86, 28) });
      expect(await at(27.5, 86.5, nothing)).toEqual(await at(27.5, 86.5));
    }
  });

  it('that are broken, or of another place, are 503, never a guess', async () => {
    for (const bytes of [Buffer.from('II*'), slope.subarray(0, 200), geotiff(() => 5, 10, 50)]) {
      const { status, body } = await worldOf({ [`${name}.tif`]: bytes })('/elevation?lat=27.5&lon=86.5');
      expect([status, body['code']]).toEqual([503, 'service_unavailable']);
      expect(body['message']).toContain('ELEVATION_TILES');
    }
  });
});

describe('the relief', () => {
  it('is the same after it was packed, and refuses a body that is cut off', () => {
    const grid = relief();
    const body = encode(grid);
    expect(Buffer.from(decode(body).heights.buffer).equals(Buffer.from(grid.heights.buffer))).toBe(true);
    expect(() => decode(body.subarray(1))).toThrow('not whole');
    // Seven tenths of the globe are water; in cells of equal degrees it is less, poles being land and ice.
    const share =
      grid.heights.reduce((count, height) => count + (height === sea ? 1 : 0), 0) / grid.heights.length;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.72);
  });
});

describe('the relief between the centres of its cells', () => {
  const [rows, columns] = [180 * 12, 360 * 12];
  const gridOf = (height: (row: number, column: number) => number): Grid => ({
    heights: Int16Array.from({ length: rows * columns }, (_, at) =>
      height(Math.floor(at / columns), at % columns),
    ),
  });
  // Cells are a twelfth of a degree, the first one's centre a 24th from the South Pole and from Greenwich.
  const half = 1 / 24;

  it('rises evenly from south to north and from west to east, and ends at the poles', () => {
    const northwards = gridOf((row) => row * 10);
    for (const [latitude, height] of [
      [-90, 0],
      [-90 + half, 0],
      [-90 + 3 * half, 10],
      [-90 + 2 * half, 5],
      [0, (rows / 2 - 0.5) * 10],
      [90 - half, (rows - 1) * 10],
      [90, (rows - 1) * 10],
    ] as const)
      expect(reliefAt(northwards, latitude, 10).height).toBeCloseTo(height, 6);
    const eastwards = gridOf((_, column) => column);
    for (const [longitude, height] of [
      [half, 0],
      [2 * half, 0.5],
      [90 + half, 90 * 12],
      [-half, columns - 1],
      // Half-way between the last cell and the first.
      [0, (columns - 1) / 2],
      [360, (columns - 1) / 2],
    ] as const)
      expect(reliefAt(eastwards, 45, longitude).height).toBeCloseTo(height, 6);
  });

  it('is rough by the sixteen cells around, and the sea counts as 0', () => {
    const peak = gridOf((row, column) => (row === 1000 && column === 600 ? 900 : 100));
    const at = (row: number, column: number) =>
      reliefAt(peak, -90 + half + row / 12, half + column / 12).roughness;
    expect([at(1000, 600), at(998.5, 600), at(1001.5, 598.5), at(1000, 601.5)]).toEqual([800, 800, 800, 800]);
    expect([at(997.5, 600), at(1002.5, 600), at(1000, 597.5), at(1000, 602.5)]).toEqual([0, 0, 0, 0]);
    const coast = gridOf((_, column) => (column < 600 ? sea : 40));
    expect(reliefAt(coast, 0, half + 599.75 / 12)).toEqual({
      height: expect.closeTo(30, 6) as number,
      roughness: 40,
      sea: expect.closeTo(0.25, 6) as number,
    });
  });
});

describe('a path', () => {
  it('follows great circles at equal distances, over several legs and the date line', () => {
    const equator = along(
      [
        { latitude: 0, longitude: 170 },
        { latitude: 0, longitude: -170 },
      ],
      5,
    );
    expect(equator.map(({ longitude }) => longitude)).toEqual([170, 175, expect.closeTo(180), -175, -170]);
    const legs = along(
      [
        { latitude: 0, longitude: 0 },
        { latitude: 0, longitude: 1 },
        { latitude: 3, longitude: 1 },
      ],
      5,
    );
    expect(legs.slice(1)).toEqual([0, 1, 2, 3].map((latitude) => ({ latitude, longitude: 1 })));
    // Los Angeles to New York, two fifths of the way: 38° 40.167′ N, 101° 37.570′ W by Ed Williams' Aviation Formulary.
    const flight = along(
      [
        { latitude: 33 + 57 / 60, longitude: -118 - 24 / 60 },
        { latitude: 40 + 38 / 60, longitude: -73 - 47 / 60 },
      ],
      6,
    );
    expect(flight[2]?.latitude).toBeCloseTo(38 + 40.167 / 60, 3);
    expect(flight[2]?.longitude).toBeCloseTo(-101 - 37.57 / 60, 3);
    // A tenth of a metre; what comes behind is noise of the computation.
    for (const { latitude, longitude } of flight.slice(1, -1)) {
      expect(String(latitude)).toMatch(/^\d+\.\d{1,6}$/);
      expect(String(longitude)).toMatch(/^-\d+\.\d{1,6}$/);
    }
    const still = { latitude: 5, longitude: 5 };
    expect(along([still, still], 3)).toEqual([still, still, still]);
  });
});
