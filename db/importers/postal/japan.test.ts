import { expect, test } from 'vitest';
import { readJapanesePlaces } from './japan.ts';
import type { PostalPlace } from './place.ts';

const requestedNames: string[] = [];
const point = {
  latitude: 1,
  longitude: 2,
  state: null,
  population: 1,
  isSeat: true,
  isNewer: false,
  district: null,
};
const knownNames = new Set(['JP-14 横浜市', 'JP-27 大阪', 'JP-01 音更町', 'JP-13 八丈町']);
const settlements = {
  candidates: () => [],
  named: (country: string, name: string, state?: string) => {
    requestedNames.push(`${country} ${state} ${name}`);
    return knownNames.has(`${state} ${name}`) ? { name, ...point } : null;
  },
  commune: () => null,
  state: () => null,
};
const firstPlaces = new Map<string, PostalPlace>();
let count = 0;
for (const part of readJapanesePlaces(settlements))
  for (const place of part) {
    count += 1;
    if (!firstPlaces.has(place.code)) firstPlaces.set(place.code, place);
  }

test('the bundled postal codes contain all codes of Japan Post, hyphenated after three digits, in 47 prefectures', () => {
  expect(firstPlaces.size).toBeGreaterThan(120_000);
  expect(count).toBe(firstPlaces.size);
  const states = new Set<string | null | undefined>();
  let wrongCount = 0;
  for (const [code, { country, state }] of firstPlaces) {
    states.add(state);
    if (!/^\d{3}-\d{4}$/.test(code) || country !== 'JP') wrongCount += 1;
  }
  expect(wrongCount).toBe(0);
  expect([...states].sort()).toEqual(
    Array.from({ length: 47 }, (_, n) => `JP-${`${n + 1}`.padStart(2, '0')}`),
  );
});

// Places by Japan Post. The district of a town or village is its county.
test.each([
  ['100-0001', { state: 'JP-13', stateNameLocal: '東京都', city: 'Chiyoda-ku', cityLocal: '千代田区' }],
  ['220-0012', { state: 'JP-14', cityLocal: '横浜市西区', latitude: 1, longitude: 2 }],
  ['530-0001', { state: 'JP-27', stateNameLocal: '大阪府', cityLocal: '大阪市北区', latitude: 1 }],
  ['080-0101', { state: 'JP-01', cityLocal: '音更町', districtNameLocal: '河東郡', latitude: 1 }],
  ['100-1401', { state: 'JP-13', cityLocal: '八丈島八丈町', latitude: 1 }],
  // Organisations with a code of their own: the National Diet, and one in a city with wards.
  ['100-8968', { state: 'JP-13', cityLocal: '千代田区' }],
])('the Japanese postal code %s has the record %j', (code, expected) =>
  expect(firstPlaces.get(code)).toMatchObject(expected),
);

test('a ward of Tokyo has its position from the table, without a search for settlements', () => {
  // Chiyoda is the ward around the Imperial Palace.
  expect(firstPlaces.get('100-0001')?.latitude).toBeCloseTo(35.69, 1);
  expect(firstPlaces.get('100-0001')?.longitude).toBeCloseTo(139.75, 1);
  expect(requestedNames.filter((text) => text.startsWith('JP JP-13 千代田'))).toEqual([]);
});

test('each Japanese municipality is searched once: by its full name, then without its type, then by its city', () => {
  const sapporo = requestedNames.filter((text) => text.includes('札幌市中央区'));
  expect(sapporo).toEqual(['JP JP-01 札幌市中央区']);
  const wardIndex = requestedNames.indexOf('JP JP-01 札幌市中央区');
  expect(requestedNames.slice(wardIndex, wardIndex + 4)).toEqual([
    ...['JP JP-01 札幌市中央区', 'JP JP-01 札幌市中央'],
    ...['JP JP-01 札幌市', 'JP JP-01 札幌'],
  ]);
  // A name of a single character is not looked up: 津市 (Tsu) without its type would be 津.
  expect(requestedNames.filter((text) => /^JP JP-\d\d .$/u.test(text))).toEqual([]);
  expect(requestedNames).toContain('JP JP-24 津市');
});

test('an unknown Japanese place has no position', () => {
  expect(firstPlaces.get('060-0001')).toMatchObject({
    state: 'JP-01',
    latitude: undefined,
    longitude: undefined,
  });
});
