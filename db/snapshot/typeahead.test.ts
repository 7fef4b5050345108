import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../fold.ts';
import { typeahead, typeaheadSections } from './typeahead.ts';
import { localName } from './local-name.ts';

const of = (names: readonly string[]) =>
  typeahead(
    typeaheadSections(
      'names',
      names.map((name, row) => ({ name: fold(name), row, score: -row })),
    ),
    'names',
  );
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '京'), minLength: 1, maxLength: 6 });

it('finds exact names first, then beginnings, each by rank', () => {
  const search = of(['San Jose', 'San', 'Santiago', 'Oslo', 'San Francisco', 'Sán']);
  expect(search.matches('san', 10)).toEqual([1, 5, 0, 2, 4]);
  expect(search.matches('san', 3)).toEqual([1, 5, 0]);
  expect(search.matches('san', 2, (row) => row > 1)).toEqual([5, 2]);
  expect(search.matches('x', 10)).toEqual([]);
});

it('finds the same rows as a walk through all names', () => {
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
        const expected = [...exact, ...longer].map(({ row }) => row).slice(0, limit);
        expect(of(names).matches(query, limit)).toEqual(expected);
      },
    ),
  );
});

it('forgives one letter that is wrong, missing, too much, or swapped', () => {
  const search = of(['London', 'Moscow', 'Paris', 'Oslo']);
  for (const typo of ['lpndon', 'londn', 'loondon', 'lnodon']) expect(search.near(typo, 5)).toEqual([0]);
  expect(search.near('moskow', 5)).toEqual([1]);
  expect(search.near('pariss', 5)).toEqual([2]);
  expect(search.near('xyz', 5)).toEqual([]);
});

it('takes a native name only when it is in no doubt', () => {
  expect(localName('JP', ['Kyoto', '京都', '京都市', 'キョウト'])).toBeNull();
  expect(localName('JP', ['Chiba', '千葉', '千葉市'])).toBe('千葉');
  expect(localName('GR', ['Patrai', 'Πάτρα'])).toBe('Πάτρα');
  expect(localName('DE', ['Munich', 'München'])).toBeNull();
  expect(localName('RU', ['Omsk', 'Омск', 'Омбы'])).toBeNull();
});
