import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fromFile, type GeoTIFFImage } from 'geotiff';
import { LRUCache } from 'lru-cache';
import type { TileHeight } from './tile-height.ts';

/** A square of heights from a tile, and its position in the tile in pixels. */
interface TileBlock {
  readonly heights: ArrayLike<number>;
  readonly width: number;
  readonly left: number;
  readonly top: number;
  /** The value that marks a pixel without data. */
  readonly noDataValue: number | null;
}

/** The mapping from a tile's pixels to degrees. */
interface TileFrame {
  readonly width: number;
  readonly height: number;
  /** The centre of the first pixel, and the step to the next centre, in degrees (`south` is negative). */
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Side of a cached block in pixels. */
const blockSide = 256;
/** Maximum number of cached blocks; each takes a quarter of a megabyte. */
const maxBlocks = 64;
const maxFrames = 1_000;

const padDegrees = (degrees: number, length: number) => `${Math.abs(degrees)}`.padStart(length, '0');

/**
 * Formats the name of a Copernicus tile: `Copernicus_DSM_COG_10_N39_00_W105_00_DEM`. The name contains the spacing in tenths of
 * an arc-second and the south-western corner.
 */
const formatTileName = (spacing: 10 | 30, south: number, west: number): string =>
  `Copernicus_DSM_COG_${spacing}_${south < 0 ? 'S' : 'N'}${padDegrees(south, 2)}_00_` +
  `${west < 0 ? 'W' : 'E'}${padDegrees(west, 3)}_00_DEM`;

/** Whether a path is a regular file. Opening a named pipe would block a thread of the small pool for file operations. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Reads heights from a folder of Copernicus GLO-30 or GLO-90 tiles (GeoTIFF, one degree square). Each tile is directly in the
 * folder, or in a separate subfolder as in the public archive.
 */
export class GeotiffTiles {
  readonly #folder: string;
  readonly #blocks = new LRUCache<string, Promise<TileBlock>>({ max: maxBlocks });
  readonly #frames = new LRUCache<string, TileFrame>({ max: maxFrames });
  /** The last promise of the queue. Blocks are decompressed one at a time, because each block needs several megabytes. */
  #queueTail: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Finds the path of the tile with a given south-western corner. A tile of higher resolution takes precedence.
   * @returns undefined when the folder does not contain the tile
   */
  find(south: number, west: number): string | undefined {
    for (const spacing of [10, 30] as const) {
      const name = formatTileName(spacing, south, west);
      const path = [`${name}.tif`, `${name}/${name}.tif`].find((each) => isFile(join(this.#folder, each)));
      if (path !== undefined) return path;
    }
    return undefined;
  }

  /**
   * Returns the height at a point by bilinear interpolation between four pixel centres. At the edge of a tile, only the
   * existing pixels are used.
   *
   * @returns null when a pixel has no data
   * @throws Error when the file is not a Copernicus tile of this area
   */
  async at(path: string, latitude: number, longitude: number): Promise<TileHeight | null> {
    const frame = this.#frames.get(path) ?? (await this.#queued(() => this.#open(path, readFrame)));
    this.#frames.set(path, frame);
    const { width, height, west, north, east, south } = frame;
    const [x, y] = [(longitude - west) / east, (latitude - north) / south];
    // Allow points up to one pixel outside the tile. Some of their neighbours are in the adjacent tile.
    if (x < -1 || x > width || y < -1 || y > height) throw new Error('the tile covers a different area');
    const [column, row] = [clamp(x, width - 1), clamp(y, height - 1)];
    const [left, top] = [Math.min(Math.floor(column), width - 2), Math.min(Math.floor(row), height - 2)];
    const block = await this.#block(path, frame, Math.floor(left / blockSide), Math.floor(top / blockSide));
    let meters = 0;
    for (const rowOffset of [0, 1]) {
      for (const columnOffset of [0, 1]) {
        const weight = computeShare(row - top, rowOffset) * computeShare(column - left, columnOffset);
        if (weight === 0) continue;
        const value =
          block.heights[(top + rowOffset - block.top) * block.width + left + columnOffset - block.left];
        if (value === undefined || !Number.isFinite(value) || value === block.noDataValue) return null;
        meters += weight * value;
      }
    }
    return { meters: Math.round(meters) + 0, resolution: Math.round(-south * 3600) * 30 };
  }

  #block(path: string, { width, height }: TileFrame, column: number, row: number): Promise<TileBlock> {
    const key = `${path} ${column} ${row}`;
    const cachedValue = this.#blocks.get(key);
    if (cachedValue !== undefined) return cachedValue;
    const [left, top] = [column * blockSide, row * blockSide];
    // Blocks overlap by one row and column, so that the last pixel of a block also has neighbours.
    const [right, bottom] = [Math.min(left + blockSide + 1, width), Math.min(top + blockSide + 1, height)];
    const pendingRaster = this.#queued(() =>
      this.#open(path, async (image) => {
        const raster = await image.readRasters({
          window: [left, top, right, bottom],
          samples: [0],
          interleave: true,
        });
        return { heights: raster, width: right - left, left, top, noDataValue: image.getGDALNoData() };
      }),
    );
    this.#blocks.set(key, pendingRaster);
    pendingRaster.catch(() => this.#blocks.delete(key));
    return pendingRaster;
  }

  async #open<T>(path: string, use: (image: GeoTIFFImage) => T | Promise<T>): Promise<T> {
    const file = await fromFile(join(this.#folder, path));
    try {
      return await use(await file.getImage());
    } finally {
      void file.close();
    }
  }

  #queued<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queueTail.then(work);
    this.#queueTail = result.catch(() => undefined);
    return result;
  }
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));
const computeShare = (part: number, next: number) => (next === 1 ? part : 1 - part);

function readFrame(image: GeoTIFFImage): TileFrame {
  const [west = NaN, north = NaN] = image.getOrigin();
  const [east = NaN, south = NaN] = image.getResolution();
  const [width, height] = [image.getWidth(), image.getHeight()];
  if (!(east > 0 && south < 0 && width > 1 && height > 1 && Number.isFinite(west + north))) {
    throw new Error('not a tile of elevations in degrees');
  }
  // The origin is the centre of the first pixel when the raster type is points (2), otherwise the corner of that pixel.
  const pixelOffset = image.getGeoKeys()?.GTRasterTypeGeoKey === 2 ? 0 : 0.5;
  return { width, height, east, south, west: west + pixelOffset * east, north: north + pixelOffset * south };
}
