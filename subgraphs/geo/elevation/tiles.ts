import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { nonBlockingReadFlags } from '../../../core/regular-file.ts';
import { createUnavailableError } from '../../../core/lookup-error.ts';
import { GeotiffTiles } from './geotiff.ts';
import type { TileHeight } from './tile-height.ts';

/** The value of a point without data. */
const noDataHeight = -32_768;
/**
 * Tile formats by file size: number of heights per side, and their distance in metres at the equator (one and three
 * arc-seconds).
 */
const formatsBySize: ReadonlyMap<number, { readonly side: number; readonly resolution: number }> = new Map(
  ([3601, 1201] as const).map((side) => [side * side * 2, { side, resolution: side === 3601 ? 30 : 90 }]),
);

const padDegrees = (degrees: number, length: number) => `${Math.abs(degrees)}`.padStart(length, '0');

/** Returns the name of an SRTM tile by its south-western corner: `N39W105.hgt`. */
const formatTileName = (south: number, west: number): string =>
  `${south < 0 ? 'S' : 'N'}${padDegrees(south, 2)}${west < 0 ? 'W' : 'E'}${padDegrees(west, 3)}.hgt`;

/**
 * Creates a reader of heights from a folder of tiles. SRTM tiles (.hgt: one degree square, big-endian int16, the northern row
 * first) take precedence over Copernicus tiles (GeoTIFF).
 * @throws service_unavailable when an existing tile cannot be read
 */
export function createTileReader(folder: string) {
  const geotiff = new GeotiffTiles(folder);
  return (latitude: number, longitude: number): TileHeight | null | Promise<TileHeight | null> => {
    const south = Math.min(Math.floor(latitude), 89);
    const west = longitude === 180 ? -180 : Math.floor(longitude);
    const east = longitude === 180 ? 0 : longitude - west;
    const height = readSrtmHeight(folder, formatTileName(south, west), latitude - south, east);
    if (height !== null) return height;
    const path = geotiff.find(south, west);
    if (path === undefined) return null;
    return geotiff.at(path, latitude, west + east).catch(() => {
      throw createUnreadableError(path);
    });
  };
}

const createUnreadableError = (name: string) =>
  createUnavailableError(`The elevation tile ${name} cannot be read: check the folder in ELEVATION_TILES.`);

/**
 * Returns the height from an SRTM tile.
 * @param north degrees from the southern edge
 * @param east degrees from the western edge
 * @returns null when the tile does not exist or has no data at the point
 */
function readSrtmHeight(folder: string, name: string, north: number, east: number): TileHeight | null {
  let file: number | undefined;
  try {
    file = openSync(join(folder, name), nonBlockingReadFlags);
    const tileFormat = formatsBySize.get(fstatSync(file).size);
    if (tileFormat === undefined) throw new Error('not a tile of 1201 or 3601 elevations per side');
    const meters = interpolate(file, tileFormat.side, north, east);
    return meters === null ? null : { meters, resolution: tileFormat.resolution };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw createUnreadableError(name);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/**
 * Interpolates bilinearly between four heights of an SRTM tile.
 * @param north degrees from the southern edge
 * @param east degrees from the western edge
 * @returns null when one of the four heights is missing
 */
function interpolate(file: number, side: number, north: number, east: number): number | null {
  const lastIndex = side - 1;
  const [y, x] = [(1 - north) * lastIndex, east * lastIndex];
  const [row, column] = [Math.min(Math.floor(y), lastIndex - 1), Math.min(Math.floor(x), lastIndex - 1)];
  const pair = Buffer.alloc(4);
  let height = 0;
  for (const rowOffset of [0, 1]) {
    if (readSync(file, pair, 0, 4, ((row + rowOffset) * side + column) * 2) !== 4)
      throw new Error('the tile is truncated');
    for (const columnOffset of [0, 1]) {
      const weight =
        (rowOffset === 1 ? y - row : 1 - y + row) * (columnOffset === 1 ? x - column : 1 - x + column);
      const value = pair.readInt16BE(columnOffset * 2);
      if (value === noDataHeight && weight > 0) return null;
      height += weight * (value === noDataHeight ? 0 : value);
    }
  }
  return Math.round(height) + 0;
}
