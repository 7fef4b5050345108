import { expect, test } from 'vitest';
import { readBundledCities } from './cities.ts';

const rows: {
  readonly geonamesId: number;
  readonly name: string;
  readonly admin1?: string | null | undefined;
  readonly id: string;
}[] = [];
const numbers: number[] = [];
for await (const entry of readBundledCities(new Set(['DE', 'IT']))) {
  if (!('row' in entry)) continue;
  numbers.push(entry.row.geonamesId);
  rows.push(entry.row);
}
const states = (name: string) => rows.filter((row) => row.name === name).map(({ admin1 }) => admin1);

// The states by the municipalities' own pages; GeoNames codes: 01 Baden-Württemberg, 05 Hesse, 06 Lower Saxony, 14
// Saxony-Anhalt, 12 Piedmont, 17 Trentino-South Tyrol.
test.each([
  ['Neulingen', '01'],
  ['Remchingen', '01'],
  ['Rödermark', '05'],
  ['Wedemark', '06'],
  ['Profen', '14'],
  ['Valdilana', '12'],
  ['Vallelaghi', '17'],
])('the municipality %s, which has the name of no village, is listed in its state', (name, admin1) => {
  expect(states(name)).toEqual([admin1]);
});

test('a municipality that GeoNames has under a longer or shorter name is not listed again', () => {
  for (const name of ['Arolsen', 'Nordseebad Wangerooge', 'Insel Poel']) expect(states(name)).toEqual([]);
});

// Each name is that of the list of postal codes, whose positions are up to nine kilometres off.
test.each(['Lingen (Ems)', 'Haldensleben', 'Buchen (Odenwald)', 'Hude (Oldenburg)', 'Rott am Inn'])(
  'the municipality %s is listed once, under its name in GeoNames',
  (name) => {
    expect(states(name)).toEqual([]);
  },
);

// Incorporated by Dresden in 1997 and 1999, and by Chemnitz and Leipzig in 1999.
test.each(['Cossebaude', 'Langebrück', 'Grüna', 'Engelsdorf'])(
  'the city district %s is not listed as a municipality',
  (name) => {
    const numbersOfPostalList = rows.filter((row) => row.name === name && row.geonamesId >= 2_100_000_000);
    expect(numbersOfPostalList).toEqual([]);
  },
);

test('German health resorts are listed under their present names', () => {
  for (const name of ['Hindelang', 'Grönenbach']) {
    expect(states(name)).toEqual([]);
    expect(states(`Bad ${name}`)).toEqual(['02']);
  }
});

test('every German municipality of the postal list has a state', () => {
  const municipalities = rows.filter(
    ({ geonamesId: number }) => number >= 2_100_000_000 && number < 2_101_000_000,
  );
  expect(municipalities.length).toBeGreaterThan(400);
  expect(municipalities.filter(({ admin1 }) => (admin1 ?? null) === null)).toEqual([]);
});

test('every German municipality has its own number and its own id', () => {
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});
