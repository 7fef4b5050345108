import { beforeAll, expect, test } from 'vitest';
import { readFacts } from '../../facts/fact-table.ts';
import { readBundledRows } from '../../test/support/places.ts';
import { cities } from './cities.ts';
import { CityCorrections } from './city-corrections.ts';

let rows: Awaited<ReturnType<typeof readBundledRows<typeof cities.table>>>;
beforeAll(async () => {
  rows = await readBundledRows(cities);
});

const findKnownRows = (numbers: readonly number[]) => {
  const foundRows = new Map<number, { name: string; population: number | null; admin1: string | null }>();
  for (const { geonamesId, name, population = null, admin1 = null } of rows) {
    if (numbers.includes(geonamesId)) foundRows.set(geonamesId, { name, population, admin1 });
  }
  return numbers.map((number) => foundRows.get(number) ?? null);
};

test('the city corrections change populations of namesakes, wrong states and duplicate records', () => {
  expect(findKnownRows([1270926, 1668341, 3655131, 1711082, 1711084])).toEqual([
    // A village in Haryana was recorded with a larger population than the city in Uttar Pradesh.
    { name: 'Gorakhpur', population: null, admin1: '10' },
    { name: 'Taipei', population: 2_511_886, admin1: '04' },
    // The city is in Santa Elena, which belonged to Guayas until 2007.
    { name: 'La Libertad', population: 75_881, admin1: '25' },
    null,
    { name: 'Iligan', population: 363_115, admin1: '10' },
  ]);
});

test('a city correction does not change a population that a newer file has already corrected', () => {
  const corrections = new CityCorrections();
  const taipei = rows.find(({ geonamesId }) => geonamesId === 1668341);
  if (taipei === undefined) return expect.unreachable();
  expect(corrections.correct({ ...taipei, population: 2_500_000 })?.population).toBe(2_500_000);
  expect(corrections.correct({ ...taipei, population: 7_871_900 })?.population).toBe(2_512_000);
});

test('every city correction refers to an existing record, and every duplicate refers to its original', () => {
  const facts = readFacts('city-corrections');
  const numbers = new Set<string>();
  const citiesByNumber = new Map<string, string>();
  for (const { geonamesId, country, name } of rows) {
    numbers.add(String(geonamesId));
    citiesByNumber.set(String(geonamesId), `${country} ${name}`);
  }
  for (const { number = '', country = '', name = '', same = '' } of facts) {
    if (same === '') expect(citiesByNumber.get(number)).toBe(`${country} ${name}`);
    else expect([number, numbers.has(number), numbers.has(same)]).toEqual([number, false, true]);
  }
  expect(new Set(facts.map(({ number }) => number)).size).toBe(facts.length);
});
