import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Heights of the whole globe in cells of five arc-minutes, row by row from the south, column by column from 0° E. */
export interface Grid {
  /** Metres; `sea` for the sea. */
  readonly heights: Int16Array;
}

export const rows = 2160;
export const columns = 4320;
const cellsPerDegree = 12;
/** Five arc-minutes of a meridian, metres. */
export const gridResolution = 9260;
/** Deeper than any place on land. */
export const sea = -32_768;

/** What the grid says of a point. */
export interface Relief {
  /** Metres, between the four cells around the point; the sea counts as 0. */
  readonly height: number;
  /** Metres between the highest and the lowest of the sixteen cells around the point. */
  readonly roughness: number;
  /** Share of the sea in the height, 0 to 1. */
  readonly sea: number;
}

const predicted = (heights: Int16Array, row: number, column: number): number => {
  const here = row * columns + column;
  const at = (index: number) => {
    const height = heights[index] ?? sea;
    return height === sea ? 0 : height;
  };
  const left = column === 0 ? 0 : at(here - 1);
  const below = row === 0 ? 0 : at(here - columns);
  const corner = column === 0 || row === 0 ? 0 : at(here - columns - 1);
  return left + below - corner;
};

const cells = rows * columns;

/**
 * The body of the asset, before compression: one bit per cell (1: sea), then the low bytes and then the high bytes of
 * what each cell on land differs from the slope of its neighbours, zigzag.
 */
export function encode({ heights }: Grid): Uint8Array {
  const body = new Uint8Array(cells / 8 + cells * 2);
  const [low, high] = [cells / 8, cells / 8 + cells];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const height = heights[index] ?? sea;
      if (height === sea) {
        body[index >> 3] = (body[index >> 3] ?? 0) | (1 << (index & 7));
        continue;
      }
      const difference = height - predicted(heights, row, column);
      const zigzag = (difference << 1) ^ (difference >> 31);
      body[low + index] = zigzag & 255;
      body[high + index] = zigzag >> 8;
    }
  }
  return body;
}

/** @throws RangeError when the body is not whole */
export function decode(body: Uint8Array): Grid {
  if (body.length !== cells / 8 + cells * 2) throw new RangeError('the grid of elevations is not whole');
  const heights = new Int16Array(cells);
  const [low, high] = [cells / 8, cells / 8 + cells];
  // As `predicted` says, without reading what was just written: of the row before, the sea as 0.
  const before = new Int16Array(columns);
  for (let row = 0; row < rows; row++) {
    let [left, corner] = [0, 0];
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const below = before[column] ?? 0;
      const isSea = ((body[index >> 3] ?? 0) >> (index & 7)) & 1;
      const zigzag = (body[low + index] ?? 0) | ((body[high + index] ?? 0) << 8);
      const height = isSea ? 0 : left + below - corner + ((zigzag >>> 1) ^ -(zigzag & 1));
      heights[index] = isSea ? sea : height;
      before[column] = left = height;
      corner = below;
    }
  }
  return { heights };
}

export function reliefAt({ heights }: Grid, latitude: number, longitude: number): Relief {
  const y = Math.min(Math.max((latitude + 90) * cellsPerDegree - 0.5, 0), rows - 1);
  const x = (((longitude + 360) % 360) * cellsPerDegree - 0.5 + columns) % columns;
  const south = Math.min(Math.floor(y), rows - 2);
  const west = Math.floor(x);
  const [north, east] = [y - south, x - west];
  const at = (row: number, column: number) => heights[row * columns + ((column + columns) % columns)] ?? sea;
  let [height, seaShare] = [0, 0];
  for (const [row, column, weight] of [
    [south, west, (1 - north) * (1 - east)],
    [south, west + 1, (1 - north) * east],
    [south + 1, west, north * (1 - east)],
    [south + 1, west + 1, north * east],
  ] as const) {
    const stored = at(row, column);
    if (stored === sea) seaShare += weight;
    else height += weight * stored;
  }
  let [lowest, highest] = [Infinity, -Infinity];
  for (let row = south - 1; row <= south + 2; row++) {
    for (let column = west - 1; column <= west + 2; column++) {
      const stored = at(row, column);
      const value = stored === sea ? 0 : stored;
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
  }
  return { height, roughness: highest - lowest, sea: seaShare };
}

const file = new URL('relief.bin', import.meta.url);
let held: Grid | undefined;

/** The grid of the product, read at first use: 19 MB. @throws Error when the file is missing or broken */
export function relief(): Grid {
  held ??= decode(brotliDecompressSync(bodyOf(readFileSync(file))));
  return held;
}

/** The head is lines of text, `#` first, that end with an empty line. */
const bodyOf = (bytes: Buffer): Buffer => bytes.subarray(bytes.indexOf('\n\n') + 2);
