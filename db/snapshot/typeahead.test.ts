import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../facts/fold.ts';
import { Typeahead, createTypeaheadSections } from './typeahead.ts';

const createTypeahead = (names: readonly string[]) =>
  new Typeahead(
    createTypeaheadSections(
      'names',
      names.map((name, row) => ({ name: fold(name), row, score: -row })),
    ),
    'names',
  );
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '京'), minLength: 1, maxLength: 6 });

test('typeahead finds exact names and longer names, and sorts each group by rank', () => {
  const search = createTypeahead(['San Jose', 'San', 'Santiago', 'Oslo', 'San Francisco', 'Sán']);
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
        const foldedQuery = fold(query);
        const allNames = names.map((name, row) => ({ name: fold(name), row }));
        const exactMatches = allNames.filter(({ name }) => name === foldedQuery);
        const longerMatches = allNames.filter(
          ({ name }) => name !== foldedQuery && name.startsWith(foldedQuery),
        );
        const listRows = (found: typeof allNames) => found.map(({ row }) => row).slice(0, limit);
        expect(createTypeahead(names).exact(foldedQuery, limit)).toEqual(listRows(exactMatches));
        expect(createTypeahead(names).longer(foldedQuery, limit)).toEqual(listRows(longerMatches));
      },
    ),
  );
});

test('typeahead sorts rows by score, and finds a row with several names once, by its best-matching name', () => {
  const scoredName = fc.record({ name: word.map(fold), row: fc.nat(9), score: fc.nat(1000) });
  const scoredNames = fc.uniqueArray(scoredName, { selector: ({ score }) => score, maxLength: 30 });
  fc.assert(
    fc.property(scoredNames, word, fc.integer({ min: 1, max: 8 }), (names, query, limit) => {
      const search = new Typeahead(createTypeaheadSections('names', names), 'names');
      const foldedQuery = fold(query);
      const listMatches = (fits: (name: string) => boolean) => {
        const foundNames = names.filter(({ name }) => fits(name)).sort((a, b) => b.score - a.score);
        return [...new Set(foundNames.map(({ row }) => row))].slice(0, limit);
      };
      expect(search.exact(foldedQuery, limit)).toEqual(listMatches((name) => name === foldedQuery));
      expect(search.longer(foldedQuery, limit)).toEqual(
        listMatches((name) => name !== foldedQuery && name.startsWith(foldedQuery)),
      );
    }),
    { seed: 1 },
  );
});

test('typeahead tolerates one wrong, missing, additional or transposed letter', () => {
  const search = createTypeahead(['London', 'Moscow', 'Paris', 'Oslo']);
  for (const typo of ['lpndon', 'londn', 'loondon', 'lnodon'])
    expect(search.withOneEdit(typo, 5).exact).toEqual([0]);
  expect(search.withOneEdit('moskow', 5).exact).toEqual([1]);
  expect(search.withOneEdit('pariss', 5).exact).toEqual([2]);
  expect(search.withOneEdit('lpnd', 5)).toEqual({ exact: [], longer: [0] });
  expect(search.withOneEdit('xyz', 5)).toEqual({ exact: [], longer: [] });
});

test('typeahead tolerates two edits, as defined by optimal string alignment', () => {
  const latinNames = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(fc.array(latinNames, { minLength: 1, maxLength: 20 }), latinNames, (names, query) => {
      const sameInitial = names
        .map((name, row) => ({ name, row }))
        .filter(({ name }) => name[0] === query[0]);
      const { exact, longer } = createTypeahead(names).withTwoEdits(query, 100);
      const expectedRows = sameInitial.filter(({ name }) => {
        // Compare the query with the nearest prefix of at least one letter.
        const lengths = Array.from({ length: name.length }, (_, at) => at + 1);
        return lengths.some((length) => computeDistance(name.slice(0, length), query) <= 2);
      });
      expect([...new Set([...exact, ...longer])].sort((a, b) => a - b)).toEqual(
        expectedRows.map(({ row }) => row),
      );
    }),
    { numRuns: 300 },
  );
});

/** Computes the optimal string alignment distance by its definition. */
function computeDistance(a: string, b: string): number {
  const memo = new Map<string, number>();
  const computeCell = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    const knownDistance = memo.get(key);
    if (knownDistance !== undefined) return knownDistance;
    let cost = Math.min(
      computeCell(i - 1, j) + 1,
      computeCell(i, j - 1) + 1,
      computeCell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    );
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      cost = Math.min(cost, computeCell(i - 2, j - 2) + 1);
    memo.set(key, cost);
    return cost;
  };
  return computeCell(a.length, b.length);
}
