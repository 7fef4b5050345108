import { describe, expect, test } from 'vitest';
import type { Places } from '../../../db/snapshot/places.ts';
import { LookupError } from '../../../core/lookup-error.ts';
import { closenessOf, closenessTo } from './closeness.ts';

/** A snapshot with cities at these points: the first in France, the others in Germany. */
const placesAt = (...points: readonly (readonly [latitude: number, longitude: number])[]) =>
  ({
    cities: {
      latitude: points.map(([latitude]) => latitude),
      longitude: points.map(([, longitude]) => longitude),
      country: { at: (row: number) => (row === 0 ? 'FR' : 'DE') },
    },
  }) as unknown as Places;

/** Length of a degree of a great circle in km, on a sphere of radius 6,371 km. */
const degree = (Math.PI / 180) * 6371;

describe('closenessTo', () => {
  const factorAt = (kilometres: number) =>
    closenessTo(placesAt([kilometres / degree, 0]), { latitude: 0, longitude: 0 }).factor(0);

  test('boosts tenfold at the point, half of that excess at 100 kilometres, and less farther away', () => {
    expect(factorAt(0)).toBeCloseTo(10, 9);
    expect(factorAt(100)).toBeCloseTo(5.5, 2);
    expect(factorAt(200)).toBeCloseTo(1 + 9 / 5, 2);
    expect(factorAt(1000)).toBeCloseTo(1 + 9 / 101, 2);
    // A place of 50,000 at the point stays behind one of more than 500,000 far away.
    expect(50_000 * factorAt(0)).toBeLessThanOrEqual(500_000);
  });

  test('places up to 400 kilometres north or south are close', () => {
    const isClose = (latitude: number) =>
      closenessTo(placesAt([latitude, 0]), { latitude: 10, longitude: 0 }).isClose(0);
    expect([10 + 399 / 111, 10 - 399 / 111].map(isClose)).toEqual([true, true]);
    expect([10 + 401 / 111, 10 - 401 / 111].map(isClose)).toEqual([false, false]);
  });

  test('places are close by longitude, in a range that is wider towards the poles and crosses the date line', () => {
    const isClose = (latitude: number, from: number, to: number) =>
      closenessTo(placesAt([latitude, to]), { latitude, longitude: from }).isClose(0);
    // A degree of longitude is shortest at the side nearer to the pole, less than half as long as at the equator.
    const wide = 400 / 111 / Math.cos(((60 + 400 / 111) / 180) * Math.PI);
    for (const latitude of [60, -60]) {
      expect(isClose(latitude, 0, wide - 0.01)).toBe(true);
      expect(isClose(latitude, 0, wide + 0.01)).toBe(false);
      expect(isClose(latitude, 0, -wide + 0.01)).toBe(true);
      expect(isClose(latitude, 179, 179 + wide - 0.01 - 360)).toBe(true);
      expect(isClose(latitude, -179, -179 - wide + 0.01 + 360)).toBe(true);
      expect(isClose(latitude, 179, 179 + wide + 0.01 - 360)).toBe(false);
    }
    // At the poles all longitudes are close; there only the distance decides.
    expect(isClose(89.5, 0, 180)).toBe(true);
    expect(isClose(-90, 0, 180)).toBe(true);
  });

  test('closenessTo has one cache key for points within about ten kilometres', () => {
    const key = (latitude: number, longitude: number) => closenessTo(placesAt(), { latitude, longitude }).key;
    expect(key(48.8566, 2.3522)).toBe('48.9 2.4');
    expect(key(48.88, 2.37)).toBe(key(48.8566, 2.3522));
    expect(key(48.8, 2.4)).not.toBe(key(48.9, 2.4));
    expect(key(48.9, 2.3)).not.toBe(key(48.9, 2.4));
  });

  test.each([
    [90.1, 0],
    [0, 180.1],
    [NaN, 0],
  ])('closeness rejects the point %s, %s', (latitude, longitude) => {
    expect(() => closenessTo(placesAt(), { latitude, longitude })).toThrow(LookupError);
  });
});

describe('closenessOf', () => {
  test('closeness is null for special-use IP addresses', () => {
    for (const ip of ['10.0.0.1', '127.0.0.1', '::1'])
      expect(closenessOf(placesAt(), {} as never, ip)).toBeNull();
    expect(() => closenessOf(placesAt(), {} as never, '1.2.3')).toThrow(LookupError);
  });
});
