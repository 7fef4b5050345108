import { expect, test } from 'vitest';
import { Random } from '../../test/fuzz/random.ts';
import { runMajorGc } from '../../app/v8-flags.ts';
import { weightOfTile, zonesAtPoint } from './zones-at-point.ts';

const heldMegabytes = (): number => {
  runMajorGc();
  return process.memoryUsage().heapUsed / 1e6;
};

test('the cache of decoded boundaries stays within its limit for any number of places', () => {
  const random = new Random(3);
  zonesAtPoint(48.85, 2.35);
  const before = heldMegabytes();
  for (let count = 0; count < 5000; count += 1)
    zonesAtPoint(random.next() * 150 - 70, random.next() * 360 - 180);
  expect(heldMegabytes() - before).toBeLessThan(11);
});

test('the weight of a tile is proportional to its number of positions, for polygons and multipolygons', () => {
  const ring = (length: number) => Array.from({ length }, (_, index) => [index, index]);
  const tile = (...coordinates: unknown[][]) => ({
    features: coordinates.map((each) => ({ geometry: { coordinates: each } })),
  });
  const one = weightOfTile(tile());
  expect(one).toBeGreaterThan(0);
  expect(weightOfTile(tile([ring(7)]))).toBe(8 * one);
  expect(weightOfTile(tile([ring(7), ring(4)], [[ring(5)], [ring(4), ring(3)]]))).toBe(24 * one);
});
