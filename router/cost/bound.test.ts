import { parse, parseValue } from 'graphql';
import { describe, expect, test } from 'vitest';
import { prices, schema } from '../../test/support/priced-graph.ts';
import { toClientDocument } from '../document/document.ts';
import type { Json } from '../document/result.ts';
import { computeBound, isMeterUsed, findExceededLimit } from './bound.ts';
import { CostReader } from './cost-tree.ts';

const reader = new CostReader(schema, prices);
const readTree = (text: string) => reader.read(toClientDocument(parse(text, { noLocation: true })));
const computeBoundOf = (text: string, variables: Json = {}) => computeBound(readTree(text), variables);

describe('the minimum cost of a query', () => {
  test.each<[string, number]>([
    ['{ __typename }', 0],
    ['{ person(id: 1) { name } }', 1],
    ['{ a: person(id: 1) { name } b: person(id: 2) { name } }', 2],
    ['{ people(ids: [1, 2, 3]) { name } }', 3],
    // One call returns a list, regardless of its length.
    ['{ find(q: "x") { name } }', 1],
    ['{ find(q: "x") { age } }', 1],
    // A record that only leads to lookups below it costs at least one of those lookups.
    ['{ person(id: 1) { day { at } } }', 1],
    ['{ person(id: 1) { a: day(at: "1") { at } b: day(at: "2") { at } } }', 1],
    ['{ person(id: 1) { line { type } } }', 1],
  ])('the query %s costs at least %i', (text, least) => {
    expect(computeBoundOf(text).minimum).toBe(least);
  });
});

describe('the size of a response', () => {
  test.each<[string, number, number]>([
    ['{ __typename }', 1, 2 + 14 + 49],
    ['{ person(id: 1) { id } }', 2, 2 + (10 + 3) + (6 + 25)],
    ['{ person(id: 1) { name age } }', 3, 2 + 13 + (8 + 49) + (7 + 12)],
    ['{ person(id: 1) { tags } }', 8, 2 + 13 + 8 + 7 * 49],
    ['{ person(id: 1) { deep { id } } }', 3, 2 + 13 + (8 + 3) + 31],
    ['{ people(ids: [1, 2]) { id } }', 3, 2 + 10 + 2 * 3 + 2 * 31],
    ['{ people(ids: []) { id tags } }', 1, 2 + 10],
  ])('the bound of %s is %i fields and %i bytes', (text, fields, bytes) => {
    expect(computeBoundOf(text)).toMatchObject({ fields, bytes });
  });

  test('a list in a response is never longer than its computed bound', () => {
    const response = {
      person: {
        id: 'x'.repeat(22),
        name: 'x'.repeat(46),
        age: -(2 ** 31),
        tags: Array(7).fill('x'.repeat(46)),
      },
    };
    expect(JSON.stringify(response).length).toBeLessThanOrEqual(
      computeBoundOf('{ person(id: 1) { id name age tags } }').bytes,
    );
  });
});

describe('records that cannot occur twice', () => {
  test.each<[string, number]>([
    // There are 30 children in total, at most four per person.
    ['{ person(id: 1) { children { children { children { name } } } } }', 1 + 1 + 4 + 16 + 30],
    ['{ person(id: 1) { deep { children { children { children { name } } } } } }', 1 + 1 + 1 + 4 + 16 + 30],
    ['{ people(ids: [1, 2, 3, 4, 5, 6, 7, 8]) { children { name } } }', 1 + 8 + 30],
    // The same person can be requested several times, including in another spelling.
    ['{ people(ids: [1, 2, 3, 4, 5, 6, 7, 8, 8]) { children { name } } }', 1 + 9 + 36],
    ['{ people(ids: [1, 2, 3, 4, 5, 6, 7, "8a"]) { children { name } } }', 1 + 8 + 32],
    [
      '{ people(ids: [1, 2, 3, 4, 5, 6, 7, 8]) { children { children { children { name } } } } }',
      1 + 8 + 30 * 3,
    ],
    ['{ people(ids: [1, 2, 3, 4, 5, 6, 7, 8]) { friends { children { name } } } }', 1 + 8 + 160 + 640],
    ['{ person(id: 1) { town { people { children { name } } } } }', 1 + 1 + 1 + 1000 + 4000],
  ])('the query %s has at most as many fields as there are distinct records', (text, fields) => {
    expect(computeBoundOf(text).fields).toBe(fields);
  });
});

describe('the problem of an operation above the limits', () => {
  const findProblem = (text: string, ceiling: { lookups: number; fields: number }, variables: Json = {}) => {
    const tree = readTree(text);
    return findExceededLimit(tree, computeBound(tree, variables), variables, ceiling)?.message ?? null;
  };
  const largeLimit = 1_000_000;

  test('the error for an expensive operation names the limit, the lists that multiply, and the arguments that reduce them', () => {
    expect(findProblem('{ person(id: 1) { friends { name } } }', { lookups: 20, fields: largeLimit })).toBe(
      'The operation could need 21 lookups, and at most 20 are allowed. person.friends multiplies: up to friends 20 = 20 ' +
        'records. Select less: query by codes, use a smaller limit, or omit one of these lists.',
    );
    expect(
      findProblem('{ find(q: "x", limit: 40) { friends { name } } }', { lookups: largeLimit, fields: 100 }),
    ).toBe(
      'The operation could need 841 fields, and at most 100 are allowed. find.friends multiplies: up to find 40 × friends ' +
        '20 = 800 records. Select less: query by codes, use a smaller limit, or omit one of these lists.',
    );
    expect(
      findProblem('{ find(q: "x", limit: 40) { name } }', { lookups: largeLimit, fields: 40 }),
    ).toContain('up to find 40 = 40 records. Reduce it by its argument limit. Select');
  });

  test('the error for an expensive operation without lists names no list', () => {
    expect(
      findProblem('{ a: person(id: 1) { id } b: person(id: 2) { id } }', { lookups: 1, fields: largeLimit }),
    ).toBe(
      'The operation could need 2 lookups, and at most 1 are allowed. ' +
        'Select less: query by codes, use a smaller limit, or omit one of these lists.',
    );
  });

  test('an operation at the lookup limit is accepted, and metered units count as lookups', () => {
    const text = '{ people(ids: [1, 2]) { age } }';
    expect(findProblem(text, { lookups: 4, fields: largeLimit })).toBeNull();
    expect(findProblem(text, { lookups: 3, fields: largeLimit })).toContain('4 lookups');
    expect(findProblem(text, { lookups: 4, fields: 3 })).toBeNull();
    expect(findProblem(text, { lookups: 4, fields: 2 })).toContain('3 fields');
  });

  test('the error for an expensive operation names the first of several lists that contribute equally', () => {
    const text = '{ find(q: "x", limit: 20) { name } person(id: 1) { friends { name } } }';
    expect(findProblem(text, { lookups: 1, fields: largeLimit })).toContain(' find multiplies');
  });

  test('the error for an expensive operation names the list with the most records, in any order of fields', () => {
    expect(
      findProblem('{ person(id: 1) { children { name } friends { name } } }', {
        lookups: 1,
        fields: largeLimit,
      }),
    ).toContain('person.friends multiplies');
    expect(
      findProblem('{ person(id: 1) { friends { name } children { name } } }', {
        lookups: 1,
        fields: largeLimit,
      }),
    ).toContain('person.friends multiplies');
  });
});

test('a metered unit that depends on arguments is counted when one of the arguments is true', () => {
  const listNearLimits = (...texts: string[]) =>
    isMeterUsed({ unit: 'carrier', when: texts.map((text) => parseValue(text)) }, { yes: true, no: false });
  expect([
    listNearLimits('true'),
    listNearLimits('false'),
    listNearLimits('$yes'),
    listNearLimits('$no'),
    listNearLimits('$none'),
    listNearLimits('false', '$yes'),
    listNearLimits(),
  ]).toEqual([true, false, true, false, false, true, false]);
  expect(isMeterUsed({ unit: 'carrier', when: null }, {})).toBe(true);
});
