import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { prices, schema } from '../../test/support/priced-graph.ts';
import { toClientDocument } from '../document/document.ts';
import { applyConditions } from '../document/conditions.ts';
import type { Json } from '../document/result.ts';
import { computeBound, findExceededLimit } from './bound.ts';
import { CostReader } from './cost-tree.ts';
import { findDeniedPath } from './denied-path.ts';
import { computeSpentUnits } from './spent-units.ts';

const reader = new CostReader(schema, prices);
const readTree = (text: string, variables: Json = {}) =>
  reader.read(toClientDocument(applyConditions(parse(text), variables)));
const computeBoundOf = (text: string, variables: Json = {}) =>
  computeBound(readTree(text, variables), variables);
const listMetered = (text: string, variables: Json = {}) =>
  Object.fromEntries(computeBoundOf(text, variables).metered);

describe('metered units', () => {
  test('the cost has one metered unit per record, however often the metered fields are selected', () => {
    expect(listMetered('{ person(id: 1) { line { type } } }')).toEqual({ carrier: 1 });
    expect(listMetered('{ people(ids: [1, 2, 3]) { line { type deep { type } } } }')).toEqual({ carrier: 3 });
    expect(
      listMetered('query($ids: [ID!]) { people(ids: $ids) { line { type } } }', { ids: [1, 2] }),
    ).toEqual({
      carrier: 2,
    });
    expect(listMetered('{ person(id: 1) { a: age deep { b: age deep { c: age } } } }')).toEqual({
      email_deep: 1,
    });
    expect(listMetered('{ person(id: 1) { a: line { type } b: line { type } } }')).toEqual({ carrier: 2 });
  });

  test('metered units below a list are multiplied by the maximum size of the list', () => {
    expect(listMetered('{ find(q: "x", limit: 7) { line { type } } }')).toEqual({ carrier: 7 });
    expect(listMetered('{ person(id: 1) { friends { age } } }')).toEqual({ email_deep: 20 });
  });

  test('the cost excludes metered units of fields that @skip and @include exclude', () => {
    const text =
      'query($on: Boolean!) { person(id: 1) { age @include(if: $on) line @skip(if: true) { type } } }';
    expect(listMetered(text, { on: false })).toEqual({});
    expect(listMetered(text, { on: true })).toEqual({ email_deep: 1 });
  });

  test('metered units are spent only on records that exist, have valid input and did not fail', () => {
    const text = '{ people(ids: [1, 2, 3, 4]) { line { type } } }';
    const data = {
      people: [{ line: { type: 'a' } }, { line: { type: null } }, null, { line: { type: null } }],
    };
    const fetchedData = {
      people: [{ line: { seen: true } }, { line: { seen: false } }, null, { line: { seen: true } }],
    };
    const errors = [{ message: 'no', path: ['people', 3, 'line', 'type'] }];
    const outcome = { result: { data, errors }, fetched: fetchedData, observedKey: 'seen' };
    expect(Object.fromEntries(computeSpentUnits(readTree(text), outcome, {}).metered)).toEqual({
      carrier: 1,
    });
  });
});

test('a metered field that was deferred and not delivered costs no unit', () => {
  const computeSpent = (text: string, person: Json) => {
    const data = { person };
    const outcome = { result: { data }, fetched: data, observedKey: null };
    return Object.fromEntries(computeSpentUnits(readTree(text), outcome, {}).metered);
  };
  const text = '{ person(id: 1) { id age deep { b: age } } }';
  expect(computeSpent(text, { id: '1' })).toEqual({});
  expect(computeSpent(text, { id: '1', deep: {} })).toEqual({});
  expect(computeSpent(text, { id: '1', deep: { b: null } })).toEqual({ email_deep: 1 });
  expect(computeSpent(text, { id: '1', age: 7 })).toEqual({ email_deep: 1 });
});

test('the cost counts root fields and batch elements as lookups, and counts merged fields once', () => {
  expect(
    computeBoundOf('{ person(id: 1) { id } a: person(id: 1) { id } person(id: 1) { name } }').pooled,
  ).toBe(2);
  expect(computeBoundOf('{ people(ids: [1, 2, 3]) { id } find(q: "x") { name } }').pooled).toBe(4);
  expect(computeBoundOf('{ __typename __schema { types { name } } }').pooled).toBe(0);
});

describe('list sizes multiply', () => {
  test('the cost multiplies the sizes of nested lists: a size is the argument, its default or the assumed size', () => {
    expect(computeBoundOf('{ person(id: 1) { friends { friends { name } } } }').pooled).toBe(1 + 20 + 400);
    expect(computeBoundOf('{ find(q: "x", limit: 3) { age } }').pooled).toBe(1 + 3);
    expect(computeBoundOf('{ find(q: "x") { age } }').pooled).toBe(1 + 10);
    expect(computeBoundOf('query($n: Int) { find(q: "x", limit: $n) { age } }', { n: 5 }).pooled).toBe(1 + 5);
    expect(computeBoundOf('{ find(q: "x", limit: 1000000) { age } }').pooled).toBe(1 + 50);
    expect(computeBoundOf('{ page(first: 9) { nodes { name } } }').fields).toBe(1 + 1 + 9);
    expect(computeBoundOf('{ page { nodes { name } } }').fields).toBe(1 + 1 + 5);
  });

  test('the cost counts the elements of a list of scalars as fields', () => {
    expect(computeBoundOf('{ person(id: 1) { tags } }').fields).toBe(1 + 7);
  });

  test('the cost of disjoint lists is limited by the total number of records', () => {
    const nested = '{ person(id: 1) { children { children { children { name } } } } }';
    expect(computeBoundOf(nested).fields).toBe(1 + 1 + 4 + 16 + 30);
    // Friends can be the same people, and their children too.
    expect(computeBoundOf('{ person(id: 1) { friends { children { children { name } } } } }').fields).toBe(
      1 + 1 + 20 + 80 + 320,
    );
  });

  test('the cost counts a fragment once for each spread', () => {
    expect(
      computeBoundOf(
        '{ person(id: 1) { a: friends { ...F } b: friends { ...F } } } fragment F on Person { friends { name } }',
      ).pooled,
    ).toBe(1 + 2 * (20 + 400));
  });

  test('an operation above the limits is rejected, and the error names the lists that multiply', () => {
    const tree = readTree('{ person(id: 1) { town { people { friends { name } } } } }');
    const problem = findExceededLimit(tree, computeBound(tree, {}), {}, { lookups: 10_000, fields: 250_000 });
    expect(problem).toMatchObject({ code: 'invalid_request', param: 'query' });
    expect(problem?.message).toContain('person.town.people.friends');
    expect(problem?.message).toContain('people 1000 × friends 20 = 20000');
    expect(
      findExceededLimit(tree, computeBound(tree, {}), {}, { lookups: 30_000, fields: 250_000 }),
    ).toBeNull();
  });
});

describe('lookups below a record', () => {
  test('each lookup below a record costs a unit, and a record that only contains lookups is free', () => {
    expect(computeBoundOf('{ person(id: 1) { a: day(at: "x") { at } b: day(at: "y") { at } } }').pooled).toBe(
      2,
    );
    expect(computeBoundOf('{ person(id: 1) { id name day { at } deep { d: day { at } } } }').pooled).toBe(2);
    expect(computeBoundOf('{ person(id: 1) { age day { at } } }').pooled).toBe(2);
    expect(computeBoundOf('{ find(q: "x", limit: 4) { name day { at } } }').pooled).toBe(1 + 4);
    expect(computeBoundOf('{ find(q: "x", limit: 4) { tags day { at } } }').pooled).toBe(1 + 4 + 4);
  });

  test('lookups below a record are charged only where they returned a record', () => {
    const tree = readTree('{ find(q: "x", limit: 4) { name day { at } } }');
    const data = {
      find: [
        { name: 'a', day: { at: '1' } },
        { name: 'b', day: null },
      ],
    };
    expect(computeSpentUnits(tree, { result: { data }, fetched: data, observedKey: null }, {}).pooled).toBe(
      2,
    );
  });
});

describe('family restrictions', () => {
  const findDenied = (text: string) => findDeniedPath(readTree(text), ['person'], prices);
  test('a restricted key can read a record of another family only as far as its own REST paths include it', () => {
    expect(findDenied('{ person(id: 1) { town { id } } }')).toBeNull();
    expect(findDenied('{ person(id: 1) { town { id name } } }')).toBe('person.town.name');
    expect(findDenied('{ person(id: 1) { friends { town { id } } } }')).toBe('person.friends.town');
    expect(findDenied('{ person(id: 1) { friends { name } } }')).toBeNull();
  });

  test('the cost tree lists the required features and the paid fields of an operation', () => {
    expect(readTree('{ person(id: 1) { town { name } } }')).toMatchObject({
      features: new Map([['Person.town', 'towns']]),
      paid: ['Town.name'],
    });
    expect(readTree('{ person(id: 1) { name } }')).toMatchObject({ features: new Map(), paid: [] });
  });
});
