import { expect, test } from 'vitest';
import { readStateNames } from '../state-names.ts';
import type { PostalPlace } from './place.ts';
import { readThaiPlaces } from './thailand.ts';

const requestedNames: string[] = [];
const settlements = {
  candidates: () => [],
  named: (country: string, name: string, state?: string) => {
    requestedNames.push(`${country} ${name} ${state}`);
    const isUnknownName = name === 'Ko Samui' || name === 'จังหวัด';
    const point = {
      latitude: 9.5,
      longitude: 100,
      state: state ?? null,
      population: 1,
      isSeat: true,
      isNewer: false,
      district: null,
    };
    return isUnknownName ? { name, ...point } : null;
  },
  commune: () => null,
  state: () => null,
};
const places = new Map<string, PostalPlace>();
for await (const place of readThaiPlaces(settlements, readStateNames())) {
  expect(places.has(place.code)).toBe(false);
  places.set(place.code, place);
}

test('each Thai postal code has five digits, occurs once and has a province', () => {
  // Thailand Post has about 950 delivery codes.
  expect(places.size).toBeGreaterThan(900);
  expect(places.size).toBeLessThan(1000);
  for (const [code, { country, state, stateNameLocal, cityLocal }] of places) {
    expect(code).toMatch(/^[1-9]\d{4}$/);
    expect(country).toBe('TH');
    expect(state).toMatch(/^TH-\d\d$/);
    expect(stateNameLocal).toMatch(/^\p{Script=Thai}+$/u);
    expect(cityLocal).toMatch(/^[\p{Script=Thai}\s-]+$/u);
  }
  expect(new Set([...places.values()].map(({ state }) => state)).size).toBe(77);
});

// Places by Thailand Post. The first two digits belong to the province.
test.each([
  ['10200', { city: 'Bangkok', cityLocal: 'กรุงเทพมหานคร', state: 'TH-10', districtName: 'Phra Nakhon' }],
  ['50000', { city: 'Chiang Mai', cityLocal: 'เชียงใหม่', state: 'TH-50', districtName: 'Mueang Chiang Mai' }],
  ['83150', { city: 'Kathu', state: 'TH-83', districtName: 'Kathu', districtNameLocal: 'กะทู้' }],
  ['20150', { city: 'Bang Lamung', state: 'TH-20' }],
  ['84140', { city: 'Ko Samui', state: 'TH-84', latitude: 9.5, longitude: 100 }],
])('the Thai postal code %s has the record %j', (code, expected) =>
  expect(places.get(code)).toMatchObject(expected),
);

test('a Bangkok postal code that covers several districts has the place Bangkok and no district', () => {
  const bangkok = [...places.values()].filter(({ state }) => state === 'TH-10');
  const [single, several] = [
    bangkok.filter(({ districtName }) => districtName !== undefined),
    bangkok.filter(({ districtName }) => districtName === undefined),
  ];
  expect(single.length).toBeGreaterThan(5);
  expect(several.length).toBeGreaterThan(5);
  for (const { city, localities, districtNameLocal } of several) {
    expect(city).toBe('Bangkok');
    expect(districtNameLocal).toBeUndefined();
    // The other districts also belong to Bangkok, so it is not listed again.
    expect(localities).not.toContain('Bangkok');
  }
});

test('a Thai postal code that covers several districts lists each other district once, without its own city', () => {
  const placesWithLocalities = [...places.values()].filter(
    ({ localities = [] }) => (localities?.length ?? 0) > 0,
  );
  expect(placesWithLocalities.length).toBeGreaterThan(100);
  for (const { city, localities } of placesWithLocalities) {
    expect(new Set(localities).size).toBe(localities?.length);
    expect(localities).not.toContain(city);
  }
});

test('Thai postal codes with the same first two digits are usually in one province', () => {
  const digits = new Map<string, Set<string>>();
  for (const [code, { state }] of places) {
    const knownProvinces = digits.get(code.slice(0, 2)) ?? new Set();
    digits.set(code.slice(0, 2), knownProvinces.add(state ?? ''));
  }
  // Bangkok and Samut Prakan share the digits 10; most other pairs of digits belong to a single province.
  expect([...digits.values()].filter(({ size }) => size === 1).length).toBeGreaterThan(60);
});

test('errors in the romanisation of Thai names are corrected', () => {
  const names = new Set([...places.values()].flatMap(({ city, districtName }) => [city, districtName]));
  for (const name of ['Kan La Ya Wi Nat Tha', 'Kathum Baen', 'Satn', 'Lum Luk Ka', 'Nam'])
    expect(names).not.toContain(name);
  for (const name of ['Krathum Baen', 'Lam Luk Ka', 'Nam Pat']) expect(names).toContain(name);
});

test('the seat of a Thai postal code is searched within its state by its Thai name, then by its romanised name', () => {
  const kathuIndex = requestedNames.indexOf('TH กะทู้ TH-83');
  expect(requestedNames.slice(kathuIndex, kathuIndex + 3)).toEqual([
    'TH กะทู้ TH-83',
    'TH กะทู้ TH-83',
    'TH Kathu TH-83',
  ]);
  const mueangIndex = requestedNames.indexOf('TH เมืองเชียงใหม่ TH-50');
  expect(requestedNames[mueangIndex + 1]).toBe('TH เชียงใหม่ TH-50');
  expect(requestedNames.some((text) => text.endsWith('undefined'))).toBe(false);
});
