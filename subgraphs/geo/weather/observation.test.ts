import { describe, expect, test } from 'vitest';
import { toFahrenheit, toUtcText, toMiles, createObservation, roundWithin } from './observation.ts';

const calmObservation = {
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
] as const)('weather value %s', (name, minimum, maximum) => {
  const readValue = (value: number | null) => createObservation({ ...calmObservation, [name]: value })[name];
  test('a weather observation keeps values within their bounds and drops all other values', () => {
    expect([readValue(minimum), readValue(maximum)]).toEqual([minimum, maximum]);
    expect([
      readValue(minimum - 0.1),
      readValue(maximum + 0.1),
      readValue(NaN),
      readValue(Infinity),
      readValue(null),
    ]).toEqual([...[null, null, null, null, null]]);
  });
  test('the values of a weather observation are rounded to one decimal or to an integer', () => {
    const isWholeNumber = ['humidity', 'windDirection', 'cloudCover', 'precipitationProbability'].includes(
      name,
    );
    const middleValue = (minimum + maximum) / 2;
    expect(readValue(middleValue + 0.14)).toBeCloseTo(
      isWholeNumber ? Math.round(middleValue + 0.14) : middleValue + 0.1,
      9,
    );
  });
});

test('a missing probability in a weather observation is null, and negative zero becomes 0', () => {
  expect(createObservation(calmObservation).precipitationProbability).toBeNull();
  expect(Object.is(roundWithin(-0.04, -1, 1, 1), 0)).toBe(true);
});

test('toFahrenheit and toMiles convert metric values to US units', () => {
  expect([-40, 0, 37, 100].map(toFahrenheit)).toEqual([-40, 32, 98.6, 212]);
  expect([0, 1.609344, 100].map(toMiles)).toEqual([0, 1, 62.1]);
  expect([toFahrenheit(null), toMiles(null)]).toEqual([null, null]);
});

test.each([
  ['2026-11-20T12:00:00.500+01:00', '2026-11-20T11:00:00Z'],
  ['2026-11-20T12:00Z', '2026-11-20T12:00:00Z'],
  ['yesterday', null],
  [null, null],
])('toUtcText normalises the time %j to %j', (text, instant) => {
  expect(toUtcText(text)).toBe(instant);
});
