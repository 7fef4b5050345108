import { expect, test } from 'vitest';
import { computeSunInstant } from './sun.ts';

const minuteMs = 60_000;

// Source: U.S. Naval Observatory, Earth's Seasons (universal time, to the minute).
test.each([
  ['2000-03-20T07:35Z', 0],
  ['2010-06-21T11:28Z', 90],
  ['2012-12-21T11:12Z', 270],
  ['2015-09-23T08:21Z', 180],
  ['2020-03-20T03:50Z', 0],
  ['2024-06-20T20:51Z', 90],
  ['2025-12-21T15:03Z', 270],
  ['2026-03-20T14:46Z', 0],
  ['2026-09-23T00:05Z', 180],
])(
  'the sun at %s is %i degrees past the March equinox, with an error of less than a minute',
  (text, degrees) => {
    const expectedMs = Date.parse(text);
    expect(Math.abs(computeSunInstant(Number(text.slice(0, 4)), degrees) - expectedMs)).toBeLessThan(
      1.5 * minuteMs,
    );
  },
);

test('computeSunInstant for negative degrees returns an instant in the preceding winter', () => {
  const solstice = new Date(computeSunInstant(2026, -90)).toISOString();
  expect(solstice.slice(0, 16)).toBe(new Date(computeSunInstant(2025, 270)).toISOString().slice(0, 16));
});
