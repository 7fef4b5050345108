import { describe, expect, test } from 'vitest';
import {
  columns,
  decode,
  encode,
  LandGrid,
  getReliefGrid,
  computeRelief,
  rows,
  seaValue,
  readCompleteGrid,
} from './grid.ts';

describe('the relief', () => {
  test('the relief grid is encoded and decoded without loss, and a truncated grid is rejected', () => {
    const grid = readCompleteGrid();
    const encodedGrid = encode(grid);
    expect(Buffer.from(decode(encodedGrid).heights.buffer).equals(Buffer.from(grid.heights.buffer))).toBe(
      true,
    );
    expect(() => decode(encodedGrid.subarray(1))).toThrow('truncated');
    // Water covers 70 % of the globe, but a smaller share of cells: cells of equal degrees over-represent the poles.
    const computeSeaShare =
      grid.heights.reduce((count, height) => count + (height === seaValue ? 1 : 0), 0) / grid.heights.length;
    expect(computeSeaShare).toBeGreaterThan(0.6);
    expect(computeSeaShare).toBeLessThan(0.72);
  });

  test('LandGrid returns the height of every cell of the relief', () => {
    const { heights } = readCompleteGrid();
    const grid = getReliefGrid();
    let wrongCount = 0;
    for (let index = 0; index < heights.length; index += 1) {
      const column = index % columns;
      if (grid.at((index - column) / columns, column) !== heights[index]) wrongCount += 1;
    }
    expect(wrongCount).toBe(0);
    expect(grid.at(1000, -1)).toBe(grid.at(1000, columns - 1));
  });
});

describe('computeRelief', () => {
  const createGrid = (height: (row: number, column: number) => number): LandGrid =>
    new LandGrid({
      heights: Int16Array.from({ length: rows * columns }, (_, at) =>
        height(Math.floor(at / columns), at % columns),
      ),
    });
  // Cells are a twelfth of a degree; the first centre is a 24th of a degree from the South Pole and from Greenwich.
  const halfCell = 1 / 24;

  test('the relief grid interpolates linearly between its cells, and is constant at the poles', () => {
    const northwardSlope = createGrid((row) => row * 10);
    for (const [latitude, height] of [
      [-90, 0],
      [-90 + halfCell, 0],
      [-90 + 3 * halfCell, 10],
      [-90 + 2 * halfCell, 5],
      [0, (rows / 2 - 0.5) * 10],
      [90 - halfCell, (rows - 1) * 10],
      [90, (rows - 1) * 10],
    ] as const)
      expect(computeRelief(northwardSlope, latitude, 10).height).toBeCloseTo(height, 6);
    const eastwardSlope = createGrid((_, column) => column);
    for (const [longitude, height] of [
      [halfCell, 0],
      [2 * halfCell, 0.5],
      [90 + halfCell, 90 * 12],
      [-halfCell, columns - 1],
      // Half-way between the last cell and the first.
      [0, (columns - 1) / 2],
      [360, (columns - 1) / 2],
    ] as const)
      expect(computeRelief(eastwardSlope, 45, longitude).height).toBeCloseTo(height, 6);
  });

  test('the roughness of the relief is computed from the sixteen cells around a point, with the sea as 0', () => {
    const gridWithPeak = createGrid((row, column) => (row === 1000 && column === 600 ? 900 : 100));
    const readRoughness = (row: number, column: number) =>
      computeRelief(gridWithPeak, -90 + halfCell + row / 12, halfCell + column / 12).roughness;
    expect([
      readRoughness(1000, 600),
      readRoughness(998.5, 600),
      readRoughness(1001.5, 598.5),
      readRoughness(1000, 601.5),
    ]).toEqual([800, 800, 800, 800]);
    expect([
      readRoughness(997.5, 600),
      readRoughness(1002.5, 600),
      readRoughness(1000, 597.5),
      readRoughness(1000, 602.5),
    ]).toEqual([0, 0, 0, 0]);
    const gridWithCoast = createGrid((_, column) => (column < 600 ? seaValue : 40));
    expect(computeRelief(gridWithCoast, 0, halfCell + 599.75 / 12)).toEqual({
      height: expect.closeTo(30, 6) as number,
      roughness: 40,
      sea: expect.closeTo(0.25, 6) as number,
    });
  });
});
