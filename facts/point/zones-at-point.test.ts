import { expect, test } from 'vitest';
import { Random } from '../../test/fuzz/random.ts';
import { runMajorGc } from '../../app/v8-flags.ts';
import { estimateTileBytes, findZonesAtPoint } from './zones-at-point.ts';

const measureHeapMegabytes = (): number => {
  runMajorGc();
  return process.memoryUsage().heapUsed / 1e6;
};

test('the cache of decoded boundaries stays within its limit for any number of places', () => {
  const random = new Random(3);
  findZonesAtPoint(48.85, 2.35);
  const megabytesBefore = measureHeapMegabytes();
  for (let count = 0; count < 5000; count += 1)
    findZonesAtPoint(random.next() * 150 - 70, random.next() * 360 - 180);
  expect(measureHeapMegabytes() - megabytesBefore).toBeLessThan(11);
});

test('the weight of a boundary tile is proportional to its number of positions, for polygons and multipolygons', () => {
  const createRing = (length: number) => Array.from({ length }, (_, index) => [index, index]);
  const createTile = (...coordinates: unknown[][]) => ({
    features: coordinates.map((each) => ({ geometry: { coordinates: each } })),
  });
  const emptyTileBytes = estimateTileBytes(createTile());
  expect(emptyTileBytes).toBeGreaterThan(0);
  expect(estimateTileBytes(createTile([createRing(7)]))).toBe(8 * emptyTileBytes);
  expect(
    estimateTileBytes(
      createTile([createRing(7), createRing(4)], [[createRing(5)], [createRing(4), createRing(3)]]),
    ),
  ).toBe(24 * emptyTileBytes);
});
