import { expect, test } from 'vitest';
import { readBundledRows } from '../../../test/support/places.ts';
import { repairCanadianName } from './canadian-names.ts';
import { postalCodes } from './index.ts';

test('lost letters of a Canadian place name are restored when only one word matches; otherwise the name is omitted', () => {
  // Names by Canada Post and the Commission de toponymie du Québec.
  for (const [damaged, name] of [
    ['L\ufffdvis South', 'Lévis South'],
    ['Abitibi- T\ufffdmiscamingue- Est', 'Abitibi-Témiscamingue-Est'],
    ['G4T Les \ufffdles-de-la- Madeleine', 'G4T Les Îles-de-la-Madeleine'],
    ["L'\ufffdle-des-soeurs", "L'Île-des-Soeurs"],
    ['Trois-rivi\ufffdres Central', 'Trois-Rivières Central'],
    ['Notre-dame-de-gr\ufffdce Northeast', 'Notre-Dame-de-Grâce Northeast'],
    ["Saint John's (west)", "Saint John's"],
  ]) {
    expect(repairCanadianName(damaged ?? '')).toBe(name);
  }
  expect(repairCanadianName('Xyz\ufffdabc')).toBeNull();
});

test('no bundled Canadian postal code has a name with lost letters or a position at the pole', async () => {
  const rows = await readBundledRows(postalCodes);
  expect(rows.length).toBeGreaterThan(280_000);
  const damagedRows = rows.filter(({ city, cityLocal, localities }) =>
    [city, cityLocal ?? '', ...localities].some((name) => name.includes('\ufffd')),
  );
  expect(damagedRows).toEqual([]);
  const polarRows = rows.filter(({ latitude }) => latitude !== null && Math.abs(latitude) > 84);
  expect(polarRows).toEqual([]);
  expect(rows.filter(({ latitude, longitude }) => latitude === 0 && longitude === 0)).toEqual([]);
  expect(rows.filter(({ latitude, longitude }) => (latitude === null) !== (longitude === null))).toEqual([]);
});
