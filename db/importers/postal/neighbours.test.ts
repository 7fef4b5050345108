import { expect, test } from 'vitest';
import { placedByNeighbours, type Unplaced } from './neighbours.ts';
import type { Settlement } from './settlements.ts';

const at = (latitude: number, longitude: number): Settlement => ({
  name: 'any',
  latitude,
  longitude,
  state: 'XX-1',
  district: null,
  population: 0,
  isSeat: false,
  isNewer: false,
});
const code = (number: string, city: string, ...candidates: readonly Settlement[]): Unplaced => ({
  place: { country: 'XX', code: number, city, state: 'XX-1' },
  candidates,
});
const town = (number: string, latitude: number) => code(number, `town ${number}`, at(latitude, 20));
const placed = (...codes: readonly Unplaced[]) =>
  new Map([...placedByNeighbours(codes)].map((place) => [place.code, place.latitude]));

test('a postal place that matches one settlement has its position, and one without a match has none', () => {
  const found = placed(code('1000', 'A', at(10, 20)), code('1001', 'B'));
  expect(found.get('1000')).toBe(10);
  expect(found.get('1001')).toBeNull();
});

test('of several settlements, the one near the codes before and after is used', () => {
  const found = placed(town('1000', 10), code('1001', 'B', at(14, 20), at(10.1, 20)), town('1002', 10.2));
  expect(found.get('1001')).toBe(10.1);
});

test('a position is null when two settlements of the name are about equally near, or none is near', () => {
  const equal = placed(town('1000', 10), code('1001', 'B', at(10.2, 20), at(9.85, 20)), town('1002', 10));
  expect(equal.get('1001')).toBeNull();
  const far = placed(town('1000', 10), code('1001', 'B', at(14, 20), at(18, 20)), town('1002', 10));
  expect(far.get('1001')).toBeNull();
});

test('a single settlement far from codes that are close together is another place of the name', () => {
  const around = (one: Unplaced) =>
    placed(town('1000', 10), town('1001', 10.1), one, town('1003', 10.1), town('1004', 10)).get('1002');
  expect(around(code('1002', 'B', at(12, 20)))).toBeNull();
  expect(around(code('1002', 'B', at(10.2, 20)))).toBe(10.2);
});

test('codes of another division or another two digits do not show where a code is', () => {
  const other = { ...town('1002', 10).place, state: 'XX-2' };
  const found = placed(town('0999', 10), code('1001', 'B', at(14, 20), at(10.1, 20)), {
    place: other,
    candidates: [at(10, 20)],
  });
  expect(found.get('1001')).toBeNull();
});
