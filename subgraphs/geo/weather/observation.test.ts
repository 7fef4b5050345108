import { describe, expect, test } from 'vitest';
import { fahrenheit, instantOf, miles, observationOf, within } from './observation.ts';

const calm = {
  observedAt: '2026-11-20T12:00:00Z',
  condition: null,
  isDay: null,
  temperature: null,
  feelsLike: null,
  dewPoint: null,
  humidity: null,
  windSpeed: null,
  windGust: null,
  windDirection: null,
  pressure: null,
  visibility: null,
  cloudCover: null,
  precipitation: null,
};

// Bounds: the records of the World Meteorological Organization, with a margin.
describe.each([
  ['temperature', -100, 70],
  ['feelsLike', -120, 100],
  ['dewPoint', -120, 60],
  ['humidity', 0, 110],
  ['windSpeed', 0, 500],
  ['windGust', 0, 600],
  ['windDirection', 0, 360],
  ['pressure', 800, 1100],
  ['visibility', 0, 500],
  ['cloudCover', 0, 100],
  ['precipitation', 0, 500],
  ['precipitationProbability', 0, 100],
] as const)('%s', (name, minimum, maximum) => {
  const of = (value: number | null) => observationOf({ ...calm, [name]: value })[name];
  test('retains values within the bounds and drops all other values', () => {
    expect([of(minimum), of(maximum)]).toEqual([minimum, maximum]);
    expect([of(minimum - 0.1), of(maximum + 0.1), of(NaN), of(Infinity), of(null)]).toEqual([
      ...[null, null, null, null, null],
    ]);
  });
  test('values of an observation are rounded to one decimal, or to an integer', () => {
    const whole = ['humidity', 'windDirection', 'cloudCover', 'precipitationProbability'].includes(name);
    const middle = (minimum + maximum) / 2;
    expect(of(middle + 0.14)).toBeCloseTo(whole ? Math.round(middle + 0.14) : middle + 0.1, 9);
  });
});

test('a missing probability is null, and negative zero becomes 0', () => {
  expect(observationOf(calm).precipitationProbability).toBeNull();
  expect(Object.is(within(-0.04, -1, 1, 1), 0)).toBe(true);
});

test('fahrenheit and miles convert to US units', () => {
  expect([-40, 0, 37, 100].map(fahrenheit)).toEqual([-40, 32, 98.6, 212]);
  expect([0, 1.609344, 100].map(miles)).toEqual([0, 1, 62.1]);
  expect([fahrenheit(null), miles(null)]).toEqual([null, null]);
});

test.each([
  ['2026-11-20T12:00:00.500+01:00', '2026-11-20T11:00:00Z'],
  ['2026-11-20T12:00Z', '2026-11-20T12:00:00Z'],
  ['yesterday', null],
  [null, null],
])('instantOf normalises %j to %j', (text, instant) => {
  expect(instantOf(text)).toBe(instant);
});
