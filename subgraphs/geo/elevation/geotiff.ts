import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fromFile, type GeoTIFFImage } from 'geotiff';
import { LRUCache } from 'lru-cache';
import type { TileHeight } from './tile-height.ts';

/** A square of heights out of a tile, and where in the tile it lies. */
interface Block {
  readonly heights: ArrayLike<number>;
  readonly width: number;
  readonly left: number;
  readonly top: number;
  /** What stands for: not measured. */
  readonly gap: number | null;
}

/** How a tile's pixels lie on the globe. */
interface Frame {
  readonly width: number;
  readonly height: number;
  /** Degrees of the centre of the first pixel, and from one centre to the next (southwards below 0). */
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Pixels per side of what is read and kept at once. */
const side = 256;
/** A block takes a quarter of a megabyte. */
const mostBlocks = 64;
const mostFrames = 1_000;

const padded = (degrees: number, length: number) => `${Math.abs(degrees)}`.padStart(length, '0');

/** `Copernicus_DSM_COG_10_N39_00_W105_00_DEM`: spacing in tenths of an arc-second, south-western corner. */
const nameOf = (spacing: 10 | 30, south: number, west: number): string =>
  `Copernicus_DSM_COG_${spacing}_${south < 0 ? 'S' : 'N'}${padded(south, 2)}_00_` +
  `${west < 0 ? 'W' : 'E'}${padded(west, 3)}_00_DEM`;

/** A named pipe would block one of the few threads that read files. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Reads heights from a folder of tiles of Copernicus GLO-30 or GLO-90 (GeoTIFF, squares of one degree), which lie in it
 * as they are or in folders of their own as in the public archive.
 */
export class GeotiffTiles {
  private readonly folder: string;
  private readonly blocks = new LRUCache<string, Promise<Block>>({ max: mostBlocks });
  private readonly frames = new LRUCache<string, Frame>({ max: mostFrames });
  /** Blocks are unpacked one after the other: each takes several megabytes for a moment. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The path of the tile with a corner, the finer one first. Undefined: there is none. */
  find(south: number, west: number): string | undefined {
    for (const spacing of [10, 30] as const) {
      const name = nameOf(spacing, south, west);
      const path = [`${name}.tif`, `${name}/${name}.tif`].find((each) => isFile(join(this.folder, each)));
      if (path !== undefined) return path;
    }
    return undefined;
  }

  /**
   * Bilinear between the centres of four pixels; at the tile's edge between those that it has. Null: in a gap.
   * @throws Error when the file is no such tile
   */
  async at(path: string, latitude: number, longitude: number): Promise<TileHeight | null> {
    const frame = this.frames.get(path) ?? (await this.queued(() => this.open(path, frameOf)));
    this.frames.set(path, frame);
    const { width, height, west, north, east, south } = frame;
    const [x, y] = [(longitude - west) / east, (latitude - north) / south];
    // The next tile has the last pixel's other neighbours.
    if (x < -1 || x > width || y < -1 || y > height) throw new Error('a tile of another place');
    const [column, row] = [clamp(x, width - 1), clamp(y, height - 1)];
    const [left, top] = [Math.min(Math.floor(column), width - 2), Math.min(Math.floor(row), height - 2)];
    const block = await this.block(path, frame, Math.floor(left / side), Math.floor(top / side));
    let meters = 0;
    for (const down of [0, 1]) {
      for (const right of [0, 1]) {
        const weight = share(row - top, down) * share(column - left, right);
        if (weight === 0) continue;
        const value = block.heights[(top + down - block.top) * block.width + left + right - block.left];
        if (value === undefined || !Number.isFinite(value) || value === block.gap) return null;
        meters += weight * value;
      }
    }
    return { meters: Math.round(meters) + 0, resolution: Math.round(-south * 3600) * 30 };
  }

  private block(path: string, { width, height }: Frame, column: number, row: number): Promise<Block> {
    const key = `${path} ${column} ${row}`;
    const held = this.blocks.get(key);
    if (held !== undefined) return held;
    const [left, top] = [column * side, row * side];
    // One pixel more than the step: the neighbours of the last.
    const [right, bottom] = [Math.min(left + side + 1, width), Math.min(top + side + 1, height)];
    const read = this.queued(() =>
      this.open(path, async (image) => {
        const raster = await image.readRasters({
          window: [left, top, right, bottom],
          samples: [0],
          interleave: true,
        });
        return { heights: raster, width: right - left, left, top, gap: image.getGDALNoData() };
      }),
    );
    this.blocks.set(key, read);
    read.catch(() => this.blocks.delete(key));
    return read;
  }

  private async open<T>(path: string, use: (image: GeoTIFFImage) => T | Promise<T>): Promise<T> {
    const file = await fromFile(join(this.folder, path));
    try {
      return await use(await file.getImage());
    } finally {
      void file.close();
    }
  }

  private queued<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work);
    this.last = next.catch(() => undefined);
    return next;
  }
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));
const share = (part: number, next: number) => (next === 1 ? part : 1 - part);

function frameOf(image: GeoTIFFImage): Frame {
  const [west = NaN, north = NaN] = image.getOrigin();
  const [east = NaN, south = NaN] = image.getResolution();
  const [width, height] = [image.getWidth(), image.getHeight()];
  if (!(east > 0 && south < 0 && width > 1 && height > 1 && Number.isFinite(west + north))) {
    throw new Error('not a tile of heights by degrees');
  }
  // The origin is the first pixel's centre where pixels are points (2), else its corner.
  const half = image.getGeoKeys()?.GTRasterTypeGeoKey === 2 ? 0 : 0.5;
  return { width, height, east, south, west: west + half * east, north: north + half * south };
}
