import { describe, expect, test } from 'vitest';
import type { Places } from '../../../db/snapshot/places.ts';
import { LookupError } from '../../../core/lookup-error.ts';
import { findProximityOfIp, createProximity } from './proximity.ts';

/** A snapshot with cities at these points: the first in France, the others in Germany. */
const createPlaces = (...points: readonly (readonly [latitude: number, longitude: number])[]) =>
  ({
    cities: {
      latitude: points.map(([latitude]) => latitude),
      longitude: points.map(([, longitude]) => longitude),
      country: { at: (row: number) => (row === 0 ? 'FR' : 'DE') },
    },
  }) as unknown as Places;

/** Length of a degree of a great circle in km, on a sphere of radius 6,371 km. */
const kilometresPerDegree = (Math.PI / 180) * 6371;

describe('createCloseness', () => {
  const computeFactor = (kilometres: number) =>
    createProximity(createPlaces([kilometres / kilometresPerDegree, 0]), {
      latitude: 0,
      longitude: 0,
    }).factor(0);

  test("a city at the client's point is boosted tenfold, at 100 kilometres half as much, and farther away less", () => {
    expect(computeFactor(0)).toBeCloseTo(10, 9);
    expect(computeFactor(100)).toBeCloseTo(5.5, 2);
    expect(computeFactor(200)).toBeCloseTo(1 + 9 / 5, 2);
    expect(computeFactor(1000)).toBeCloseTo(1 + 9 / 101, 2);
    // A town of 50,000 people at the point ranks below a city of more than 500,000 people far away.
    expect(50_000 * computeFactor(0)).toBeLessThanOrEqual(500_000);
  });

  test('cities up to 400 kilometres north or south of the client count as close', () => {
    const isClose = (latitude: number) =>
      createProximity(createPlaces([latitude, 0]), { latitude: 10, longitude: 0 }).isClose(0);
    expect([10 + 399 / 111, 10 - 399 / 111].map(isClose)).toEqual([true, true]);
    expect([10 + 401 / 111, 10 - 401 / 111].map(isClose)).toEqual([false, false]);
  });

  test('the range of longitudes that count as close widens towards the poles and crosses the antimeridian', () => {
    const isClose = (latitude: number, from: number, to: number) =>
      createProximity(createPlaces([latitude, to]), { latitude, longitude: from }).isClose(0);
    // A degree of longitude is shortest at the side nearer to the pole, less than half as long as at the equator.
    const longitudeBound = 400 / 111 / Math.cos(((60 + 400 / 111) / 180) * Math.PI);
    for (const latitude of [60, -60]) {
      expect(isClose(latitude, 0, longitudeBound - 0.01)).toBe(true);
      expect(isClose(latitude, 0, longitudeBound + 0.01)).toBe(false);
      expect(isClose(latitude, 0, -longitudeBound + 0.01)).toBe(true);
      expect(isClose(latitude, 179, 179 + longitudeBound - 0.01 - 360)).toBe(true);
      expect(isClose(latitude, -179, -179 - longitudeBound + 0.01 + 360)).toBe(true);
      expect(isClose(latitude, 179, 179 + longitudeBound + 0.01 - 360)).toBe(false);
    }
    // At the poles all longitudes are close; there only the distance decides.
    expect(isClose(89.5, 0, 180)).toBe(true);
    expect(isClose(-90, 0, 180)).toBe(true);
  });

  test('createCloseness uses the same cache key for points within about ten kilometres', () => {
    const computeKey = (latitude: number, longitude: number) =>
      createProximity(createPlaces(), { latitude, longitude }).key;
    expect(computeKey(48.8566, 2.3522)).toBe('48.9 2.4');
    expect(computeKey(48.88, 2.37)).toBe(computeKey(48.8566, 2.3522));
    expect(computeKey(48.8, 2.4)).not.toBe(computeKey(48.9, 2.4));
    expect(computeKey(48.9, 2.3)).not.toBe(computeKey(48.9, 2.4));
  });

  test.each([
    [90.1, 0],
    [0, 180.1],
    [NaN, 0],
  ])('createCloseness rejects the invalid point %s, %s', (latitude, longitude) => {
    expect(() => createProximity(createPlaces(), { latitude, longitude })).toThrow(LookupError);
  });
});

describe('findClosenessOfIp', () => {
  test('findClosenessOfIp returns null for special-use IP addresses', () => {
    for (const ip of ['10.0.0.1', '127.0.0.1', '::1'])
      expect(findProximityOfIp(createPlaces(), {} as never, ip)).toBeNull();
    expect(() => findProximityOfIp(createPlaces(), {} as never, '1.2.3')).toThrow(LookupError);
  });
});
