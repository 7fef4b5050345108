import { expect, test } from 'vitest';
import { readBundledCities } from './cities.ts';

const rows: { readonly name: string; readonly admin1?: string | null | undefined; readonly id: string }[] =
  [];
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
])('lists the municipality %s, which has the name of no village, in its state', (name, admin1) => {
  expect(states(name)).toEqual([admin1]);
});

test('lists no municipality again that GeoNames has under a longer or shorter name', () => {
  for (const name of ['Arolsen', 'Nordseebad Wangerooge', 'Insel Poel']) expect(states(name)).toEqual([]);
});

test('gives every municipality a number and an ID of its own', () => {
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});
