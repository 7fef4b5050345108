import { describe, expect, test } from 'vitest';
import { createWordIndex, splitIntoWords } from './word-index.ts';

test.each([
  ['Bakeries and the Breweries', ['bakery', 'brewery']],
  ['ties pies Dies', ['tie', 'pie', 'die']],
  ['Glass, cars; bus basis gas', ['glass', 'car', 'bus', 'basis', 'gas']],
  ['Soyabeans (organic)—Café №5', ['soyabean', 'organic', 'cafe', 'no5']],
  ['of the other with', []],
  ['Batteries of the car, analysis & crème, N.Y.', ['battery', 'car', 'analysis', 'creme', 'n', 'y']],
  ['Äpfel ÉTÉ', ['apfel', 'ete']],
  ['3D-Druck', ['3d', 'druck']],
])('splitIntoWords splits %s into the words %j', (text, words) => {
  expect(splitIntoWords(text)).toEqual(words);
});

describe('word index search', () => {
  interface Item {
    readonly id: string;
    readonly name: string;
    readonly more: string;
  }
  const items: readonly Item[] = [
    { id: 'a', name: 'Glass Houses', more: 'what is built of glass and iron' },
    { id: 'b', name: 'Iron', more: 'a metal' },
    { id: 'c', name: 'Ironing Boards', more: 'boards for laundry' },
    { id: 'd', name: 'Laundry', more: 'washing and ironing' },
    { id: 'e', name: 'Restaurants', more: 'meals 123456' },
    { id: 'f', name: 'Restaurant Glass', more: 'glass for restaurants' },
  ];
  const index = createWordIndex(items, ({ name, more }) => [
    { field: 'name' as const, text: name, weight: 8 },
    { field: 'more' as const, text: more, weight: 1 },
  ]);
  const searchIds = (query: string) => index.search(query).hits.map(({ item }) => item.id);
  const searchScores = (query: string) => index.search(query).hits.map(({ item, score }) => [item.id, score]);

  test('the word index finds items with every word; names rank before descriptions, and short names before long names', () => {
    // The score is the field's weight, plus a share of the weight by the number of its words.
    expect(searchScores('iron')).toEqual([
      ['b', 8 * 2],
      ['c', (8 * (1 + 1 / 2)) / 2],
      ['a', 1 + 1 / 4],
      ['d', (1 + 1 / 2) / 2],
    ]);
    expect(searchScores('glass iron')).toEqual([['a', 8 * 1.5 + 1.25]]);
    expect(searchScores('iron glass')).toEqual(searchScores('glass iron'));
    expect(searchIds('glass laundry')).toEqual([]);
    expect(searchIds('')).toEqual([]);
    expect(searchIds('of the')).toEqual([]);
  });

  test('the word index counts a repeated query word once', () => {
    expect(searchScores('iron irons iron')).toEqual(searchScores('iron'));
  });

  test('a query word of three letters also finds longer words at half their weight, and a shorter word does not', () => {
    expect(searchScores('res')).toEqual([
      ['e', 8],
      ['f', 6],
    ]);
    expect(searchIds('re')).toEqual([]);
    expect(searchIds('ir')).toEqual([]);
  });

  test('the word index reports the field with most of the query words, preferring the field with more weight', () => {
    const searchFields = (query: string) =>
      index.search(query).hits.map(({ item, field }) => `${item.id} ${field}`);
    expect(searchFields('glass iron')).toEqual(['a more']);
    expect(searchFields('glass')).toEqual(['a name', 'f name']);
    expect(searchFields('washing')).toEqual(['d more']);
    expect(index.search('washing').hits[0]?.text).toBe('washing and ironing');
  });

  test.each([
    ['laund', [], ['laund']],
    ['glss', [['glss', 'glass']], ['glass']],
    ['galss', [['galss', 'glass']], ['glass']],
    // Corrections are limited to zero edits below four letters, one below eight, and two otherwise.
    ['iro', [], ['iro']],
    ['irn', [], ['irn']],
    ['laundri', [['laundri', 'laundry']], ['laundry']],
    ['lxundri', [], ['lxundri']],
    ['restorant', [['restorant', 'restaurant']], ['restaurant']],
    ['rxstorxnt', [], ['rxstorxnt']],
    ['rxstauraxt', [['rxstauraxt', 'restaurant']], ['restaurant']],
    ['rxstxuraxt', [], ['rxstxuraxt']],
    // Numbers are never corrected.
    ['123457', [], ['123457']],
    ['iron galss', [['galss', 'glass']], ['iron', 'glass']],
  ])('the word index corrects the query %s with %j', (query, corrections, words) => {
    const result = index.search(query);
    expect(result.corrections).toEqual(corrections.map(([from, to]) => ({ from, to })));
    expect(result.words).toEqual(words);
  });

  test('the word index corrects a query word to the nearest word, and to the most frequent of several', () => {
    const nearWordIndex = createWordIndex(['bard', 'bark', 'bark wood', 'barn'], (text) => [
      { field: 'text', text, weight: 1 },
    ]);
    expect(nearWordIndex.search('barx').corrections).toEqual([{ from: 'barx', to: 'bark' }]);
    expect(nearWordIndex.search('bbarn').corrections).toEqual([{ from: 'bbarn', to: 'barn' }]);
    const farWordIndex = createWordIndex(['restaurant', 'restaurateur x', 'restaurateur y'], (text) => [
      { field: 'text', text, weight: 1 },
    ]);
    expect(farWordIndex.search('restauranu').corrections).toEqual([{ from: 'restauranu', to: 'restaurant' }]);
  });

  test('an empty word index finds no items', () => {
    expect(createWordIndex([], () => []).search('glass')).toEqual({
      hits: [],
      words: ['glass'],
      corrections: [],
    });
  });
});
