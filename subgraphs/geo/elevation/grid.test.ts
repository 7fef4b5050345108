import { describe, expect, test } from 'vitest';
import { columns, decode, encode, LandGrid, relief, reliefAt, rows, sea, completeRelief } from './grid.ts';

describe('the relief', () => {
  test('the relief grid is encoded and decoded without loss, and a truncated body is rejected', () => {
    const grid = completeRelief();
    const body = encode(grid);
    expect(Buffer.from(decode(body).heights.buffer).equals(Buffer.from(grid.heights.buffer))).toBe(true);
    expect(() => decode(body.subarray(1))).toThrow('truncated');
    // Water covers 70 % of the globe, but a smaller share of cells: cells of equal degrees over-represent the poles.
    const share =
      grid.heights.reduce((count, height) => count + (height === sea ? 1 : 0), 0) / grid.heights.length;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.72);
  });

  test('LandGrid returns the height of every cell', () => {
    const { heights } = completeRelief();
    const grid = relief();
    let wrong = 0;
    for (let index = 0; index < heights.length; index += 1) {
      const column = index % columns;
      if (grid.at((index - column) / columns, column) !== heights[index]) wrong += 1;
    }
    expect(wrong).toBe(0);
    expect(grid.at(1000, -1)).toBe(grid.at(1000, columns - 1));
  });
});

describe('reliefAt', () => {
  const gridOf = (height: (row: number, column: number) => number): LandGrid =>
    new LandGrid({
      heights: Int16Array.from({ length: rows * columns }, (_, at) =>
        height(Math.floor(at / columns), at % columns),
      ),
    });
  // Cells are a twelfth of a degree; the first centre is a 24th of a degree from the South Pole and from Greenwich.
  const half = 1 / 24;

  test('the relief grid interpolates linearly from south to north and from west to east, and is constant at the poles', () => {
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

  test('the roughness of the relief comes from the sixteen cells around a point, with the sea as 0', () => {
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
