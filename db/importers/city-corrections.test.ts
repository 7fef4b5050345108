import { expect, it } from 'vitest';
import { readFacts } from '../../facts/fact-table.ts';
import { cities } from './cities.ts';
import { CityCorrections } from './city-corrections.ts';

const known = async (numbers: readonly number[]) => {
  const found = new Map<number, { name: string; population: number | null; admin1: string | null }>();
  for await (const entry of cities.rows()) {
    if ('row' in entry && numbers.includes(entry.row.geonamesId)) {
      const { geonamesId, name, population = null, admin1 = null } = entry.row;
      found.set(geonamesId, { name, population, admin1 });
    }
  }
  return numbers.map((number) => found.get(number) ?? null);
};

it('people of a namesake, a wrong state and second records are corrected', async () => {
  expect(await known([1270926, 1668341, 3655131, 1711082, 1711084])).toEqual([
    // A village of Haryana had more people than the city in Uttar Pradesh.
    { name: 'Gorakhpur', population: null, admin1: '10' },
    { name: 'Taipei', population: 2_512_000, admin1: '04' },
    // In Santa Elena, which was a part of Guayas until 2007.
    { name: 'La Libertad', population: 75_881, admin1: '25' },
    null,
    { name: 'Iligan', population: 342_618, admin1: '10' },
  ]);
});

it('a figure that a newer file has corrected itself is left alone', async () => {
  const corrections = new CityCorrections();
  for await (const entry of cities.rows()) {
    if (!('row' in entry) || entry.row.geonamesId !== 1668341) continue;
    expect(corrections.correct({ ...entry.row, population: 2_500_000 })?.population).toBe(2_500_000);
    expect(corrections.correct({ ...entry.row, population: 7_871_900 })?.population).toBe(2_512_000);
    return;
  }
  expect.unreachable();
});

it('every correction is of a record, and every second record has a first', async () => {
  const facts = readFacts('city-corrections');
  const numbers = new Set<string>();
  const named = new Map<string, string>();
  for await (const entry of cities.rows()) {
    if (!('row' in entry)) continue;
    numbers.add(String(entry.row.geonamesId));
    named.set(String(entry.row.geonamesId), `${entry.row.country} ${entry.row.name}`);
  }
  for (const { number = '', country = '', name = '', same = '' } of facts) {
    if (same === '') expect(named.get(number)).toBe(`${country} ${name}`);
    else expect([number, numbers.has(number), numbers.has(same)]).toEqual([number, false, true]);
  }
  expect(new Set(facts.map(({ number }) => number)).size).toBe(facts.length);
});
