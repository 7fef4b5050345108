import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeArrayBuffer } from 'geotiff';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { fetchElevation } from '../../../test/support/elevation-at.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { createPlacesRest, type Get } from '../../../test/support/places-graph.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { tileReader } from './tiles.ts';

let places: Places;
let get: Get;
beforeAll(async () => {
  places = await readTestPlaces();
  get = createPlacesRest(places);
}, 300_000);

const at = (lat: number, lon: number, from = get) => fetchElevation(from, lat, lon);

/** REST routes of a service with these files in its folder of tiles. */
const worldOf = (files: Readonly<Record<string, Buffer>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'tiles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return createPlacesRest(places, true, { elevation: { tiles: tileReader(folder) } });
};

/** Builds an SRTM tile from a function of row and column. Row 0 is the northern one. */
function tile(side: number, height: (row: number, column: number) => number): Buffer {
  const bytes = Buffer.alloc(side * side * 2);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      bytes.writeInt16BE(height(row, column), (row * side + column) * 2);
    }
  }
  return bytes;
}

describe('SRTM tiles', () => {
  test('SRTM tiles take precedence over the relief and report their own resolution', async () => {
    const from = worldOf({
      'N27E086.hgt': tile(1201, (row, column) => 8000 - row + column),
      'S01W001.hgt': tile(3601, () => 7),
    });
    // The north-western corner is row 0, column 0; one degree is 1,200 steps.
    expect(await at(28, 86, createPlacesRest(places))).toMatchObject({ method: 'estimate' });
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

  test('SRTM tiles fall back to the relief where the SRTM tile has no data', async () => {
    const from = worldOf({ 'N27E086.hgt': tile(1201, () => -32_768) });
    expect(await at(27.5, 86.5, from)).toEqual(await at(27.5, 86.5));
  });

  test('elevation returns 503, never an estimate, when an SRTM tile is damaged', async () => {
    const from = worldOf({ 'N27E086.hgt': Buffer.alloc(1000) });
    const { status, body } = await from('/elevation?lat=27.5&lon=86.5');
    expect([status, body['code']]).toEqual([503, 'service_unavailable']);
    expect(body['message']).toContain('ELEVATION_TILES');
  });
});

describe('Copernicus tiles', () => {
  /** Builds a tile whose first pixel's centre is on the north-western corner, as in GLO-90. */
  const geotiff = (
    height: (row: number, column: number) => number,
    west: number,
    north: number,
    side = 20,
    spacing = 1 / side,
    rasterType: 1 | 2 = 2,
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
          GTRasterTypeGeoKey: rasterType,
          GDAL_NODATA: '-32767',
        },
      ),
    );
  const slope = geotiff((row, column) => 1000 - 10 * row + column + 0.25, 86, 28);
  const name = 'Copernicus_DSM_COG_30_N27_00_E086_00_DEM';

  test('elevation reads Copernicus tiles from the folder itself or from their own folders, before the relief', async () => {
    for (const file of [`${name}.tif`, `${name}/${name}.tif`]) {
      const from = worldOf({ [file]: slope });
      // Pixels of a twentieth of a degree are 180 arc-seconds: 5.4 km.
      const facts = { method: 'tile', resolution: 5400, accuracy: null };
      expect(await at(27.95, 86.1, from)).toMatchObject({ ...facts, elevation: 992 });
      expect(await at(27.525, 86.525, from)).toMatchObject({ ...facts, elevation: 916 });
      // The next tile continues south and east of the last centres.
      expect(await at(27.01, 86.99, from)).toMatchObject({ ...facts, elevation: 829 });
      expect(await at(27.999999, 86, from)).toMatchObject({ ...facts, elevation: 1000 });
      expect(await at(39.7392, -104.9903, from)).toMatchObject({ method: 'estimate' });
    }
  });

  // GeoTIFF 1.1, 7.1.2: RasterPixelIsArea (1) ties the corner of the first pixel, RasterPixelIsPoint (2) its centre.
  test("the GeoTIFF keys of a tile determine whether the tie point is a pixel's corner or its centre", async () => {
    const height = (row: number, column: number) => 3000 - 40 * row + 7 * column;
    const [point, area] = [geotiff(height, 86, 28), geotiff(height, 86 - 1 / 40, 28 + 1 / 40, 20, 1 / 20, 1)];
    for (const [latitude, longitude] of [
      [27.95, 86.1],
      [27.525, 86.525],
      [27.01, 86.99],
    ] as const) {
      const expected = await at(latitude, longitude, worldOf({ [`${name}.tif`]: point }));
      expect(expected['method']).toBe('tile');
      expect(await at(latitude, longitude, worldOf({ [`${name}.tif`]: area }))).toEqual(expected);
    }
  });

  test('Copernicus tiles cover half a pixel beyond the outermost pixel centres and reject points farther away', async () => {
    const height = (row: number, column: number) => 3000 - 40 * row + 7 * column;
    const area = worldOf({ [`${name}.tif`]: geotiff(height, 86, 28, 20, 1 / 20, 1) });
    expect(await at(27.999, 86.001, area)).toMatchObject({ elevation: 3000 });
    expect(await at(27.001, 86.999, area)).toMatchObject({ elevation: height(19, 19) });
    // Tiles shifted by two pixels to the east, west, south and north.
    for (const [west, north, latitude, longitude] of [
      [86.1, 28, 27.5, 86.01],
      [85.9, 28, 27.5, 86.99],
      [86, 27.9, 27.99, 86.5],
      [86, 28.1, 27.01, 86.5],
    ] as const) {
      const shifted = worldOf({ [`${name}.tif`]: geotiff(height, west, north) });
      expect((await shifted(`/elevation?lat=${latitude}&lon=${longitude}`)).status).toBe(503);
    }
  });

  test('elevation interpolates across block borders of a tile without a seam', async () => {
    const height = (row: number, column: number) => 3000 - 3 * row + 2 * column;
    const from = worldOf({ [`${name}.tif`]: geotiff(height, 86, 28, 600) });
    // A side of 600 pixels: blocks of 256 meet at 256 and 512.
    for (const [row, column] of [
      ...[[1, 255] as const, [255, 1] as const, [255.25, 256.75] as const, [256, 256] as const],
      ...[[511.25, 12] as const, [100, 511.75] as const, [512, 512] as const, [599, 599] as const],
    ]) {
      const reported = await at(28 - row / 600, 86 + column / 600, from);
      expect([row, column, reported.elevation]).toEqual([row, column, Math.round(height(row, column))]);
    }
  });

  test('elevation finds southern and western tiles by name and prefers the finer tile', async () => {
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

  test('elevation closes the file of a tile after reading', async () => {
    const tiles = Array.from({ length: 12 }, (_, east) => 86 + east);
    const from = worldOf(
      Object.fromEntries(
        tiles
          .map((east) => [name.replace('086', `${east}`.padStart(3, '0')), east] as const)
          .map(([tile, east]) => [`${tile}.tif`, geotiff(() => east, east, 28)] as const),
      ),
    );
    // The operating system assigns the lowest free file descriptor.
    const lowestFree = () => {
      const file = openSync(new URL(import.meta.url), 'r');
      closeSync(file);
      return file;
    };
    const before = lowestFree();
    for (const east of tiles) expect(await at(27.5, east + 0.5, from)).toMatchObject({ elevation: east });
    await expect.poll(lowestFree).toBeLessThan(before + tiles.length);
  });

  test('Copernicus tiles provide heights for points, lists and paths', async () => {
    const from = worldOf({ [`${name}.tif`]: slope });
    const path = (await from('/elevation?path=27.95,86.1|27.05,86.1&samples=3')).body;
    expect(path['points']).toMatchObject([{ elevation: 992 }, { elevation: 902 }, { elevation: 812 }]);
    const point = (await from('/point?lat=27.95&lon=86.1&deep=true')).body['deep'];
    expect(point).toMatchObject({ elevation: 992, elevation_ft: 3255, resolution: 5400 });
  });

  test('Copernicus tiles fill gaps of SRTM tiles, and fall back to the relief in their own gaps', async () => {
    const whole = worldOf({ [`${name}.tif`]: slope, 'N27E086.hgt': tile(1201, () => 5) });
    expect(await at(27.5, 86.5, whole)).toMatchObject({ elevation: 5, resolution: 90 });
    const gaps = worldOf({ [`${name}.tif`]: slope, 'N27E086.hgt': tile(1201, () => -32_768) });
    expect(await at(27.5, 86.5, gaps)).toMatchObject({ elevation: 910, resolution: 5400 });
    for (const gap of [-32_767, NaN, -Infinity]) {
      const nothing = worldOf({ [`${name}.tif`]: geotiff(() => gap, 86, 28) });
      expect(await at(27.5, 86.5, nothing)).toEqual(await at(27.5, 86.5));
    }
  });

  test('elevation returns 503, never an estimate, when a Copernicus tile is damaged or of another place', async () => {
    for (const bytes of [Buffer.from('II*'), slope.subarray(0, 200), geotiff(() => 5, 10, 50)]) {
      const { status, body } = await worldOf({ [`${name}.tif`]: bytes })('/elevation?lat=27.5&lon=86.5');
      expect([status, body['code']]).toEqual([503, 'service_unavailable']);
      expect(body['message']).toContain('ELEVATION_TILES');
    }
  });
});
