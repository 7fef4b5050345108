import { expect, test } from 'vitest';
import { readBundledRows } from '../../test/support/places.ts';
import { cities } from './cities.ts';

// Legal populations of 2020 (Insee): Saint-Denis 153,810, Fort-de-France 76,512, Cayenne 63,652.
test.each([
  ['RE', 'Saint-Denis', 153_810],
  ['MQ', 'Fort-de-France', 76_512],
  ['GF', 'Cayenne', 63_652],
])('the commune in %s named %s has its legal population with the year', async (country, name, recent) => {
  const row = (await readBundledRows(cities)).find((each) => each.country === country && each.name === name);
  expect(row?.populationYear).toBe(2023);
  expect(Math.abs((row?.population ?? 0) - recent) / recent).toBeLessThan(0.07);
});

test('a town that a newer file lists by its former and its official name is one record', async () => {
  const rows = await readBundledRows(cities);
  const findRows = (country: string, ...names: readonly string[]) =>
    rows.filter((row) => row.country === country && names.includes(row.name));
  // Hyogo, 2019-05-01; Government Gazette, 2026-02.
  expect(findRows('JP', 'Sasayama', 'Tamba-Sasayama').map(({ name }) => name)).toEqual(['Tamba-Sasayama']);
  expect(findRows('ZA', 'Barkly East', 'Ekhephini').map(({ name }) => name)).toEqual(['Ekhephini']);
});
