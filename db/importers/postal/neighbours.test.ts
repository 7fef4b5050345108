import { expect, test } from 'vitest';
import { placeByNeighbours, type UnplacedCode } from './neighbours.ts';
import type { Settlement } from './settlements.ts';

const createSettlement = (latitude: number, longitude: number): Settlement => ({
  name: 'any',
  latitude,
  longitude,
  state: 'XX-1',
  district: null,
  population: 0,
  isSeat: false,
  isNewer: false,
});
const createCode = (number: string, city: string, ...candidates: readonly Settlement[]): UnplacedCode => ({
  place: { country: 'XX', code: number, city, state: 'XX-1' },
  candidates,
});
const createTown = (number: string, latitude: number) =>
  createCode(number, `town ${number}`, createSettlement(latitude, 20));
const placeCodes = (...codes: readonly UnplacedCode[]) =>
  new Map([...placeByNeighbours(codes)].map((place) => [place.code, place.latitude]));

test('a postal place that matches one settlement has its position, and one without a match has no position', () => {
  const foundPlaces = placeCodes(createCode('1000', 'A', createSettlement(10, 20)), createCode('1001', 'B'));
  expect(foundPlaces.get('1000')).toBe(10);
  expect(foundPlaces.get('1001')).toBeNull();
});

test('a postal place with several matching settlements has the position of the one near the neighbouring postal codes', () => {
  const foundPlaces = placeCodes(
    createTown('1000', 10),
    createCode('1001', 'B', createSettlement(14, 20), createSettlement(10.1, 20)),
    createTown('1002', 10.2),
  );
  expect(foundPlaces.get('1001')).toBe(10.1);
});

test('a postal place has no position when two matching settlements are about equally near, or none is near', () => {
  const equallyNearPlaces = placeCodes(
    createTown('1000', 10),
    createCode('1001', 'B', createSettlement(10.2, 20), createSettlement(9.85, 20)),
    createTown('1002', 10),
  );
  expect(equallyNearPlaces.get('1001')).toBeNull();
  const farPlaces = placeCodes(
    createTown('1000', 10),
    createCode('1001', 'B', createSettlement(14, 20), createSettlement(18, 20)),
    createTown('1002', 10),
  );
  expect(farPlaces.get('1001')).toBeNull();
});

test('a single matching settlement is ignored as a namesake when it is far from neighbouring codes that are close together', () => {
  const placeBetween = (one: UnplacedCode) =>
    placeCodes(
      createTown('1000', 10),
      createTown('1001', 10.1),
      one,
      createTown('1003', 10.1),
      createTown('1004', 10),
    ).get('1002');
  expect(placeBetween(createCode('1002', 'B', createSettlement(12, 20)))).toBeNull();
  expect(placeBetween(createCode('1002', 'B', createSettlement(10.2, 20)))).toBe(10.2);
});

test('postal codes of another division or with other first digits are not used to locate a postal place', () => {
  const otherPlace = { ...createTown('1002', 10).place, state: 'XX-2' };
  const foundPlaces = placeCodes(
    createTown('0999', 10),
    createCode('1001', 'B', createSettlement(14, 20), createSettlement(10.1, 20)),
    {
      place: otherPlace,
      candidates: [createSettlement(10, 20)],
    },
  );
  expect(foundPlaces.get('1001')).toBeNull();
});
