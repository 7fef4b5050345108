import { expect, test } from 'vitest';
import { readIndianPlaces } from './india.ts';
import type { PostalPlace } from './place.ts';

const requestedNames: string[] = [];
const places = new Map<string, PostalPlace>();
const settlements = {
  candidates: () => [],
  named: () => null,
  commune: () => null,
  state: (country: string, name: string) => {
    requestedNames.push(name);
    return `${country} ${name}`;
  },
};
for (const place of readIndianPlaces(settlements)) places.set(place.code, place);
const findPlace = (code: string) => places.get(code);

test('each Indian postal code has six digits, does not begin with 0 and occurs once', () => {
  // India Post has about 19,300 delivery codes.
  expect(places.size).toBeGreaterThan(18_500);
  expect(places.size).toBeLessThan(20_000);
  for (const code of places.keys()) expect(code).toMatch(/^[1-9]\d{5}$/);
});

test('each Indian state is searched once, by its name in title case', () => {
  expect(new Set(requestedNames).size).toBe(requestedNames.length);
  expect(requestedNames).toContain('Maharashtra');
  expect(requestedNames.length).toBeLessThan(50);
});

// The first two digits denote the area: 11 Delhi, 40 Mumbai, 56 Bengaluru, 60 Chennai, 70 Kolkata.
test.each([
  ['110001', 'Delhi', /Delhi/],
  ['400001', 'Mumbai', /Maharashtra/],
  ['560001', /^(Bangalore|Bengaluru)/, /Karnataka/],
  ['600001', 'Chennai', /Tamil Nadu/],
  ['700001', 'Kolkata', /West Bengal/],
  ['413512', 'Latur', /Maharashtra/],
])('the Indian postal code %s belongs to %s', (code, city, state) => {
  expect(findPlace(code)?.city).toMatch(city);
  expect(findPlace(code)?.state).toMatch(state);
});

test('places in Delhi have the postal codes of Delhi', () => {
  const delhi = [...places.values()].filter(({ city }) => /Delhi$/.test(city ?? ''));
  expect(delhi.length).toBeGreaterThan(80);
  for (const { code, state } of delhi) {
    expect(code).toMatch(/^1[12]/);
    expect(state).toMatch(/Delhi|Haryana|Uttar Pradesh/);
  }
});

test('the positions of Indian postal codes are within India', () => {
  const allPlaces = [...places.values()];
  const locatedPlaces = allPlaces.filter(
    ({ latitude, longitude }) => latitude !== null || longitude !== null,
  );
  expect(
    locatedPlaces.filter(({ latitude, longitude }) => {
      const [y, x] = [latitude ?? 0, longitude ?? 0];
      return !(y > 6 && y < 38 && x > 68 && x < 98);
    }),
  ).toEqual([]);
  expect(locatedPlaces.length / allPlaces.length).toBeGreaterThan(0.9);
});

test('Indian place names contain no type of post office, and no postal code lists a name twice', () => {
  const allPlaces = [...places.values()].map(({ code, city, localities = [] }) => ({
    code,
    names: [...(city === null ? [] : [city]), ...localities],
  }));
  const hasTwice = ({ names }: { readonly names: readonly string[] }) => new Set(names).size < names.length;
  const hasKind = ({ names }: { readonly names: readonly string[] }) =>
    names.some((name) => /\s[HSB]\.?\s?O\.?$/.test(name));
  expect(allPlaces.filter(hasTwice)).toEqual([]);
  expect(allPlaces.filter(hasKind)).toEqual([]);
  expect(Math.max(...allPlaces.map(({ names }) => names.length))).toBeLessThanOrEqual(51);
});
