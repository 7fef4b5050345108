import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Heights of the globe in cells of five arc-minutes, row by row from the south, column by column from 0° E. */
export interface Grid {
  /** Heights in metres; the constant `seaValue` marks sea cells. */
  readonly heights: Int16Array;
}

export const rows = 2160;
export const columns = 4320;
const cells = rows * columns;
const cellsPerDegree = 12;
/** Length of five arc-minutes of a meridian in metres. */
export const gridResolution = 9260;
/** The value of sea cells, which is lower than any height on land. */
export const seaValue = -32_768;

/**
 * Compact form of the grid: a bitmap of land cells, and the heights of land cells. Needs half of the memory of the uncompressed
 * grid.
 */
export class LandGrid {
  /** One bit per cell; 1 means land. */
  readonly #land = new Uint32Array(cells / 32);
  /** Number of land cells before each group of 32 cells. */
  readonly #landCellsBefore = new Uint32Array(cells / 32);
  readonly #heights: Int16Array;

  constructor({ heights }: Grid) {
    const landHeights = new Int16Array(cells);
    let count = 0;
    // Use an indexed loop, because an iterator over nine million cells takes ten times as long.
    for (let index = 0; index < cells; index++) {
      const wordIndex = index >> 5;
      if ((index & 31) === 0) this.#landCellsBefore[wordIndex] = count;
      const height = heights[index] ?? seaValue;
      if (height === seaValue) continue;
      this.#land[wordIndex] = (this.#land[wordIndex] ?? 0) | (1 << (index & 31));
      landHeights[count++] = height;
    }
    this.#heights = landHeights.slice(0, count);
  }

  /** Returns the height of a cell in metres; the constant `seaValue` marks sea cells. */
  at(row: number, column: number): number {
    const index = row * columns + ((column + columns) % columns);
    const bits = this.#land[index >> 5] ?? 0;
    const bit = 1 << (index & 31);
    if ((bits & bit) === 0) return seaValue;
    return this.#heights[(this.#landCellsBefore[index >> 5] ?? 0) + countBits(bits & (bit - 1))] ?? seaValue;
  }
}

/** Counts the 1 bits of a 32-bit integer. */
function countBits(bits: number): number {
  const countsPerPair = bits - ((bits >>> 1) & 0x55555555);
  const countsPerNibble = (countsPerPair & 0x33333333) + ((countsPerPair >>> 2) & 0x33333333);
  return Math.imul((countsPerNibble + (countsPerNibble >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The relief around a point. */
export interface Relief {
  /** Height in metres, interpolated between the four cells around the point. Sea cells count as 0. */
  readonly height: number;
  /** Roughness: the difference in metres between the highest and the lowest of the sixteen cells around the point. */
  readonly roughness: number;
  /** Share of sea cells in the interpolated height, from 0 to 1. */
  readonly sea: number;
}

const predictHeight = (heights: Int16Array, row: number, column: number): number => {
  const cellIndex = row * columns + column;
  const readHeight = (index: number) => {
    const height = heights[index] ?? seaValue;
    return height === seaValue ? 0 : height;
  };
  const westHeight = column === 0 ? 0 : readHeight(cellIndex - 1);
  const southHeight = row === 0 ? 0 : readHeight(cellIndex - columns);
  const southWestHeight = column === 0 || row === 0 ? 0 : readHeight(cellIndex - columns - 1);
  return westHeight + southHeight - southWestHeight;
};

/**
 * Encodes the uncompressed body of the asset. The first part has one bit per cell, which is 1 for sea. The second part has the
 * zigzag-encoded differences between the heights of land cells and the values predicted from their neighbours. All low bytes
 * come before all high bytes.
 */
export function encode({ heights }: Grid): Uint8Array {
  const body = new Uint8Array(cells / 8 + cells * 2);
  const [low, high] = [cells / 8, cells / 8 + cells];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const height = heights[index] ?? seaValue;
      if (height === seaValue) {
        body[index >> 3] = (body[index >> 3] ?? 0) | (1 << (index & 7));
        continue;
      }
      const difference = height - predictHeight(heights, row, column);
      const zigzag = (difference << 1) ^ (difference >> 31);
      body[low + index] = zigzag & 255;
      body[high + index] = zigzag >> 8;
    }
  }
  return body;
}

/** Decodes the body of the asset. @throws RangeError when the body is incomplete */
export function decode(body: Uint8Array): Grid {
  if (body.length !== cells / 8 + cells * 2) throw new RangeError('the grid of elevations is truncated');
  const heights = new Int16Array(cells);
  const [low, high] = [cells / 8, cells / 8 + cells];
  // Predict the height as in `predictHeight`, but from a buffer of the previous row. Sea cells count as 0.
  const previousRow = new Int16Array(columns);
  for (let row = 0; row < rows; row++) {
    let [left, corner] = [0, 0];
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const southHeight = previousRow[column] ?? 0;
      const isSea = ((body[index >> 3] ?? 0) >> (index & 7)) & 1;
      const zigzag = (body[low + index] ?? 0) | ((body[high + index] ?? 0) << 8);
      const height = isSea ? 0 : left + southHeight - corner + ((zigzag >>> 1) ^ -(zigzag & 1));
      heights[index] = isSea ? seaValue : height;
      previousRow[column] = left = height;
      corner = southHeight;
    }
  }
  return { heights };
}

export function computeRelief(grid: LandGrid, latitude: number, longitude: number): Relief {
  const y = Math.min(Math.max((latitude + 90) * cellsPerDegree - 0.5, 0), rows - 1);
  const x = (((longitude + 360) % 360) * cellsPerDegree - 0.5 + columns) % columns;
  const south = Math.min(Math.floor(y), rows - 2);
  const west = Math.floor(x);
  const [north, east] = [y - south, x - west];
  let [height, seaShare] = [0, 0];
  for (const [row, column, weight] of [
    [south, west, (1 - north) * (1 - east)],
    [south, west + 1, (1 - north) * east],
    [south + 1, west, north * (1 - east)],
    [south + 1, west + 1, north * east],
  ] as const) {
    const storedHeight = grid.at(row, column);
    if (storedHeight === seaValue) seaShare += weight;
    else height += weight * storedHeight;
  }
  let [lowest, highest] = [Infinity, -Infinity];
  for (let row = south - 1; row <= south + 2; row++) {
    for (let column = west - 1; column <= west + 2; column++) {
      // Rows beyond a pole count as sea.
      const storedHeight = row < 0 || row >= rows ? seaValue : grid.at(row, column);
      const value = storedHeight === seaValue ? 0 : storedHeight;
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
  }
  return { height, roughness: highest - lowest, sea: seaShare };
}

const gridFile = new URL('relief.bin', import.meta.url);
let reliefGrid: LandGrid | undefined;

/** Returns the bundled grid, which is loaded on first use and takes 9 MB. @throws Error when the file is missing or damaged */
export function getReliefGrid(): LandGrid {
  reliefGrid ??= new LandGrid(readCompleteGrid());
  return reliefGrid;
}

/** Reads the uncompressed grid from the asset. */
export const readCompleteGrid = (): Grid =>
  decode(brotliDecompressSync(removeHeader(readFileSync(gridFile))));

/** Removes the header: text lines that start with `#`, up to the first empty line. */
const removeHeader = (bytes: Buffer): Buffer => bytes.subarray(bytes.indexOf('\n\n') + 2);
