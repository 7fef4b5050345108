import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../facts/fold.ts';
import { Typeahead, typeaheadSections } from './typeahead.ts';

const of = (names: readonly string[]) =>
  new Typeahead(
    typeaheadSections(
      'names',
      names.map((name, row) => ({ name: fold(name), row, score: -row })),
    ),
    'names',
  );
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '京'), minLength: 1, maxLength: 6 });

test('typeahead finds exact names and longer names, each by rank', () => {
  const search = of(['San Jose', 'San', 'Santiago', 'Oslo', 'San Francisco', 'Sán']);
  expect(search.exact('san', 10)).toEqual([1, 5]);
  expect(search.longer('san', 10)).toEqual([0, 2, 4]);
  expect(search.longer('san', 2)).toEqual([0, 2]);
  expect(search.longer('san', 2, (row) => row > 1)).toEqual([2, 4]);
  expect(search.longer('x', 10)).toEqual([]);
});

test('typeahead finds the same rows as a linear search', () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 40 }),
      word,
      fc.integer({ min: 1, max: 8 }),
      (names, query, limit) => {
        const wanted = fold(query);
        const all = names.map((name, row) => ({ name: fold(name), row }));
        const exact = all.filter(({ name }) => name === wanted);
        const longer = all.filter(({ name }) => name !== wanted && name.startsWith(wanted));
        const rows = (found: typeof all) => found.map(({ row }) => row).slice(0, limit);
        expect(of(names).exact(wanted, limit)).toEqual(rows(exact));
        expect(of(names).longer(wanted, limit)).toEqual(rows(longer));
      },
    ),
  );
});

test('typeahead sorts rows by score, and finds a row with several names once, by its best name', () => {
  const scored = fc.record({ name: word.map(fold), row: fc.nat(9), score: fc.nat(1000) });
  const all = fc.uniqueArray(scored, { selector: ({ score }) => score, maxLength: 30 });
  fc.assert(
    fc.property(all, word, fc.integer({ min: 1, max: 8 }), (names, query, limit) => {
      const search = new Typeahead(typeaheadSections('names', names), 'names');
      const wanted = fold(query);
      const rows = (fits: (name: string) => boolean) => {
        const found = names.filter(({ name }) => fits(name)).sort((a, b) => b.score - a.score);
        return [...new Set(found.map(({ row }) => row))].slice(0, limit);
      };
      expect(search.exact(wanted, limit)).toEqual(rows((name) => name === wanted));
      expect(search.longer(wanted, limit)).toEqual(
        rows((name) => name !== wanted && name.startsWith(wanted)),
      );
    }),
    { seed: 1 },
  );
});

test('typeahead tolerates one wrong, missing, additional or transposed letter', () => {
  const search = of(['London', 'Moscow', 'Paris', 'Oslo']);
  for (const typo of ['lpndon', 'londn', 'loondon', 'lnodon'])
    expect(search.withOneEdit(typo, 5).exact).toEqual([0]);
  expect(search.withOneEdit('moskow', 5).exact).toEqual([1]);
  expect(search.withOneEdit('pariss', 5).exact).toEqual([2]);
  expect(search.withOneEdit('lpnd', 5)).toEqual({ exact: [], longer: [0] });
  expect(search.withOneEdit('xyz', 5)).toEqual({ exact: [], longer: [] });
});

test('typeahead tolerates two edits by optimal string alignment', () => {
  const latin = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(fc.array(latin, { minLength: 1, maxLength: 20 }), latin, (names, query) => {
      const first = names.map((name, row) => ({ name, row })).filter(({ name }) => name[0] === query[0]);
      const { exact, longer } = of(names).withTwoEdits(query, 100);
      const expected = first.filter(({ name }) => {
        // The prefix of at least one letter that is nearest to the query.
        const lengths = Array.from({ length: name.length }, (_, at) => at + 1);
        return lengths.some((length) => distance(name.slice(0, length), query) <= 2);
      });
      expect([...new Set([...exact, ...longer])].sort((a, b) => a - b)).toEqual(
        expected.map(({ row }) => row),
      );
    }),
    { numRuns: 300 },
  );
});

/** Optimal string alignment by its definition. */
function distance(a: string, b: string): number {
  const memo = new Map<string, number>();
  const of = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    let cost = Math.min(
      of(i - 1, j) + 1,
      of(i, j - 1) + 1,
      of(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    );
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      cost = Math.min(cost, of(i - 2, j - 2) + 1);
    memo.set(key, cost);
    return cost;
  };
  return of(a.length, b.length);
}
