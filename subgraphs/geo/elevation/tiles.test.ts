import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeArrayBuffer } from 'geotiff';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { fetchElevation } from '../../../test/support/elevation-at.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { createPlacesRest, type Get } from '../../../test/support/places-graph.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { createTileReader } from './tiles.ts';

let places: Places;
let get: Get;
beforeAll(async () => {
  places = await readTestPlaces();
  get = createPlacesRest(places);
});

const getElevation = (lat: number, lon: number, from = get) => fetchElevation(from, lat, lon);

/** REST routes of a service with these files in its folder of tiles. */
const createRestWithTiles = (files: Readonly<Record<string, Buffer>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'tiles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return createPlacesRest(places, true, { elevation: { tiles: createTileReader(folder) } });
};

/** Builds an SRTM tile from a function of row and column. Row 0 is the northern one. */
function createTile(side: number, height: (row: number, column: number) => number): Buffer {
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
    const restWithTiles = createRestWithTiles({
      'N27E086.hgt': createTile(1201, (row, column) => 8000 - row + column),
      'S01W001.hgt': createTile(3601, () => 7),
    });
    // The north-western corner is row 0, column 0; one degree is 1,200 steps.
    expect(await getElevation(28, 86, createPlacesRest(places))).toMatchObject({ method: 'estimate' });
    expect(await getElevation(27.9999999, 86, restWithTiles)).toMatchObject({
      elevation: 8000,
      elevation_ft: 26247,
      method: 'tile',
      resolution: 90,
      accuracy: null,
    });
    expect(await getElevation(27.5, 86.75, restWithTiles)).toMatchObject({ elevation: 8000 - 600 + 900 });
    expect(await getElevation(27.25, 86.25, restWithTiles)).toMatchObject({ elevation: 8000 - 900 + 300 });
    // Half-way between two rows.
    expect(await getElevation(27 + 0.5 / 1200, 86, restWithTiles)).toMatchObject({ elevation: 6801 });
    expect(await getElevation(-0.5, -0.5, restWithTiles)).toMatchObject({ elevation: 7, resolution: 30 });
    expect(await getElevation(39.7392, -104.9903, restWithTiles)).toMatchObject({ method: 'estimate' });
  });

  test('the elevation falls back to the relief where the SRTM tile has no data', async () => {
    const restWithTiles = createRestWithTiles({ 'N27E086.hgt': createTile(1201, () => -32_768) });
    expect(await getElevation(27.5, 86.5, restWithTiles)).toEqual(await getElevation(27.5, 86.5));
  });

  test('/elevation returns 503, never an estimate, when an SRTM tile is damaged', async () => {
    const restWithTiles = createRestWithTiles({ 'N27E086.hgt': Buffer.alloc(1000) });
    const { status, body } = await restWithTiles('/elevation?lat=27.5&lon=86.5');
    expect([status, body['code']]).toEqual([503, 'service_unavailable']);
    expect(body['message']).toContain('ELEVATION_TILES');
  });
});

describe('Copernicus tiles', () => {
  /** Builds a tile whose first pixel's centre is on the north-western corner, as in GLO-90. */
  const createGeotiff = (
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
  const slopeTile = createGeotiff((row, column) => 1000 - 10 * row + column + 0.25, 86, 28);
  const name = 'Copernicus_DSM_COG_30_N27_00_E086_00_DEM';

  test('Copernicus tiles are read from the folder itself or from their own folders, and take precedence over the relief', async () => {
    for (const file of [`${name}.tif`, `${name}/${name}.tif`]) {
      const restWithTiles = createRestWithTiles({ [file]: slopeTile });
      // Pixels of a twentieth of a degree are 180 arc-seconds: 5.4 km.
      const facts = { method: 'tile', resolution: 5400, accuracy: null };
      expect(await getElevation(27.95, 86.1, restWithTiles)).toMatchObject({ ...facts, elevation: 992 });
      expect(await getElevation(27.525, 86.525, restWithTiles)).toMatchObject({ ...facts, elevation: 916 });
      // The next tile continues south and east of the last centres.
      expect(await getElevation(27.01, 86.99, restWithTiles)).toMatchObject({ ...facts, elevation: 829 });
      expect(await getElevation(27.999999, 86, restWithTiles)).toMatchObject({ ...facts, elevation: 1000 });
      expect(await getElevation(39.7392, -104.9903, restWithTiles)).toMatchObject({ method: 'estimate' });
    }
  });

  // By GeoTIFF 1.1, section 7.1.2, RasterPixelIsArea (1) locates the corner of the first pixel, and
  // RasterPixelIsPoint (2) its centre.
  test('the GeoTIFF keys of an elevation tile determine whether its tie point is a corner or a centre of a pixel', async () => {
    const computeHeight = (row: number, column: number) => 3000 - 40 * row + 7 * column;
    const [point, area] = [
      createGeotiff(computeHeight, 86, 28),
      createGeotiff(computeHeight, 86 - 1 / 40, 28 + 1 / 40, 20, 1 / 20, 1),
    ];
    for (const [latitude, longitude] of [
      [27.95, 86.1],
      [27.525, 86.525],
      [27.01, 86.99],
    ] as const) {
      const expectedBody = await getElevation(
        latitude,
        longitude,
        createRestWithTiles({ [`${name}.tif`]: point }),
      );
      expect(expectedBody['method']).toBe('tile');
      expect(await getElevation(latitude, longitude, createRestWithTiles({ [`${name}.tif`]: area }))).toEqual(
        expectedBody,
      );
    }
  });

  test('a Copernicus tile covers half a pixel beyond its outermost pixel centres and rejects points farther away', async () => {
    const computeHeight = (row: number, column: number) => 3000 - 40 * row + 7 * column;
    const areaPixels = createRestWithTiles({
      [`${name}.tif`]: createGeotiff(computeHeight, 86, 28, 20, 1 / 20, 1),
    });
    expect(await getElevation(27.999, 86.001, areaPixels)).toMatchObject({ elevation: 3000 });
    expect(await getElevation(27.001, 86.999, areaPixels)).toMatchObject({
      elevation: computeHeight(19, 19),
    });
    // Tiles shifted by two pixels to the east, west, south and north.
    for (const [west, north, latitude, longitude] of [
      [86.1, 28, 27.5, 86.01],
      [85.9, 28, 27.5, 86.99],
      [86, 27.9, 27.99, 86.5],
      [86, 28.1, 27.01, 86.5],
    ] as const) {
      const shifted = createRestWithTiles({ [`${name}.tif`]: createGeotiff(computeHeight, west, north) });
      expect((await shifted(`/elevation?lat=${latitude}&lon=${longitude}`)).status).toBe(503);
    }
  });

  test('elevations are interpolated without a seam across the block borders of a tile', async () => {
    const computeHeight = (row: number, column: number) => 3000 - 3 * row + 2 * column;
    const restWithTiles = createRestWithTiles({ [`${name}.tif`]: createGeotiff(computeHeight, 86, 28, 600) });
    // A side of 600 pixels: blocks of 256 meet at 256 and 512.
    for (const [row, column] of [
      ...[[1, 255] as const, [255, 1] as const, [255.25, 256.75] as const, [256, 256] as const],
      ...[[511.25, 12] as const, [100, 511.75] as const, [512, 512] as const, [599, 599] as const],
    ]) {
      const reportedBody = await getElevation(28 - row / 600, 86 + column / 600, restWithTiles);
      expect([row, column, reportedBody.elevation]).toEqual([
        row,
        column,
        Math.round(computeHeight(row, column)),
      ]);
    }
  });

  test('southern and western elevation tiles are found by name, and the finer tile takes precedence', async () => {
    const coarseTile = createGeotiff(() => 300, -10, -4);
    const fineTile = createGeotiff(() => 100, -10, -4);
    const formatName = (arcSeconds: number) => `Copernicus_DSM_COG_${arcSeconds}_S05_00_W010_00_DEM`;
    const restWithTiles = createRestWithTiles({
      [`${formatName(30)}.tif`]: coarseTile,
      [`${formatName(10)}/${formatName(10)}.tif`]: fineTile,
    });
    expect(await getElevation(-4.5, -9.5, restWithTiles)).toMatchObject({ elevation: 100, method: 'tile' });
    expect(
      await getElevation(-4.5, -9.5, createRestWithTiles({ [`${formatName(30)}.tif`]: coarseTile })),
    ).toMatchObject({ elevation: 300 });
    for (const [lat = 0, lon = 0] of [
      [4.5, 9.5],
      [-4.5, 9.5],
      [4.5, -9.5],
    ])
      expect((await getElevation(lat, lon, restWithTiles))['method']).not.toBe('tile');
  });

  test('the file of an elevation tile is closed after it is read', async () => {
    const tiles = Array.from({ length: 12 }, (_, east) => 86 + east);
    const restWithTiles = createRestWithTiles(
      Object.fromEntries(
        tiles
          .map((east) => [name.replace('086', `${east}`.padStart(3, '0')), east] as const)
          .map(([tile, east]) => [`${tile}.tif`, createGeotiff(() => east, east, 28)] as const),
      ),
    );
    // The operating system assigns the lowest free file descriptor.
    const findLowestFreeDescriptor = () => {
      const file = openSync(new URL(import.meta.url), 'r');
      closeSync(file);
      return file;
    };
    const descriptorBefore = findLowestFreeDescriptor();
    for (const east of tiles)
      expect(await getElevation(27.5, east + 0.5, restWithTiles)).toMatchObject({ elevation: east });
    await expect.poll(findLowestFreeDescriptor).toBeLessThan(descriptorBefore + tiles.length);
  });

  test('Copernicus tiles provide heights for points, lists and paths', async () => {
    const restWithTiles = createRestWithTiles({ [`${name}.tif`]: slopeTile });
    const pathBody = (await restWithTiles('/elevation?path=27.95,86.1|27.05,86.1&samples=3')).body;
    expect(pathBody['points']).toMatchObject([{ elevation: 992 }, { elevation: 902 }, { elevation: 812 }]);
    const pointBody = (await restWithTiles('/point?lat=27.95&lon=86.1&deep=true')).body['deep'];
    expect(pointBody).toMatchObject({ elevation: 992, elevation_ft: 3255, resolution: 5400 });
  });

  test('Copernicus tiles fill the gaps of SRTM tiles, and the relief fills the gaps of Copernicus tiles', async () => {
    const completeTiles = createRestWithTiles({
      [`${name}.tif`]: slopeTile,
      'N27E086.hgt': createTile(1201, () => 5),
    });
    expect(await getElevation(27.5, 86.5, completeTiles)).toMatchObject({ elevation: 5, resolution: 90 });
    const tilesWithGaps = createRestWithTiles({
      [`${name}.tif`]: slopeTile,
      'N27E086.hgt': createTile(1201, () => -32_768),
    });
    expect(await getElevation(27.5, 86.5, tilesWithGaps)).toMatchObject({ elevation: 910, resolution: 5400 });
    for (const gapValue of [-32_767, NaN, -Infinity]) {
      const tilesWithoutData = createRestWithTiles({
        [`${name}.tif`]: createGeotiff(() => gapValue, 86, 28),
      });
      expect(await getElevation(27.5, 86.5, tilesWithoutData)).toEqual(await getElevation(27.5, 86.5));
    }
  });

  test('/elevation returns 503, never an estimate, when a Copernicus tile is damaged or covers a different area', async () => {
    for (const bytes of [Buffer.from('II*'), slopeTile.subarray(0, 200), createGeotiff(() => 5, 10, 50)]) {
      const { status, body } = await createRestWithTiles({ [`${name}.tif`]: bytes })(
        '/elevation?lat=27.5&lon=86.5',
      );
      expect([status, body['code']]).toEqual([503, 'service_unavailable']);
      expect(body['message']).toContain('ELEVATION_TILES');
    }
  });
});
