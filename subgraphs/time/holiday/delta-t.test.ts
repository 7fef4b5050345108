import { expect, test } from 'vitest';
import { computeDeltaT } from './delta-t.ts';

// Sources: U.S. Naval Observatory, deltat.data (from 1973); F. R. Stephenson's table for earlier years.
test.each([
  [1965, 35.73],
  [1970, 40.18],
  [1975, 45.48],
  [1980, 50.5387],
  [1985, 54.3427],
  [1990, 56.8553],
  [1995, 60.7853],
  [2000, 63.8285],
  [2005, 64.6876],
  [2010, 66.0699],
  [2015, 67.6439],
  [2020, 69.3612],
])('the value of Delta T at the beginning of %i was %f seconds', (year, seconds) => {
  expect(Math.abs(computeDeltaT(Date.UTC(year)) / 1000 - seconds)).toBeLessThan(0.07);
});

test.each([
  [1978, 48.53],
  [1988, 55.82],
  [1998, 62.97],
  [2008, 65.46],
  [2018, 68.97],
])('the value of Delta T changes steadily within five years around %i', (year, seconds) => {
  expect(Math.abs(computeDeltaT(Date.UTC(year)) / 1000 - seconds)).toBeLessThan(0.6);
});

test('Delta T is interpolated between measured values, and is constant before the first and after the last', () => {
  const middle = (Date.UTC(1980) + Date.UTC(1985)) / 2;
  expect(computeDeltaT(middle)).toBeCloseTo(
    (computeDeltaT(Date.UTC(1980)) + computeDeltaT(Date.UTC(1985))) / 2,
    0,
  );
  expect(computeDeltaT(Date.UTC(1900))).toBe(35_700);
  expect(computeDeltaT(Date.UTC(1964, 11, 30))).toBe(35_700);
  expect(computeDeltaT(Date.UTC(2026, 0, 2))).toBe(69_100);
  expect(computeDeltaT(Date.UTC(2076))).toBe(69_100);
  // Delta T decreases from its value in 2020 to that in 2026.
  expect(computeDeltaT(Date.UTC(2023)) / 1000).toBeCloseTo(69.25, 1);
  expect(computeDeltaT(Date.UTC(2025, 11, 30))).toBeGreaterThan(69_100);
});
