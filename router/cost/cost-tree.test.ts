import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { prices, schema } from '../../test/support/priced-graph.ts';
import { asClientDocument } from '../document/document.ts';
import { applyConditions } from '../document/conditions.ts';
import type { Json } from '../document/result.ts';
import { boundOf, overCeiling } from './bound.ts';
import { CostReader } from './cost-tree.ts';
import { deniedPath } from './denied-path.ts';
import { spentBy } from './spent.ts';

const reader = new CostReader(schema, prices);
const treeOf = (text: string, variables: Json = {}) =>
  reader.read(asClientDocument(applyConditions(parse(text), variables)));
const bound = (text: string, variables: Json = {}) => boundOf(treeOf(text, variables), variables);
const metered = (text: string, variables: Json = {}) => Object.fromEntries(bound(text, variables).metered);

describe('metered units', () => {
  test('the cost has one metered unit per record, however often its fields are selected', () => {
    expect(metered('{ person(id: 1) { line { type } } }')).toEqual({ carrier: 1 });
    expect(metered('{ people(ids: [1, 2, 3]) { line { type deep { type } } } }')).toEqual({ carrier: 3 });
    expect(metered('query($ids: [ID!]) { people(ids: $ids) { line { type } } }', { ids: [1, 2] })).toEqual({
      carrier: 2,
    });
    expect(metered('{ person(id: 1) { a: age deep { b: age deep { c: age } } } }')).toEqual({
      email_deep: 1,
    });
    expect(metered('{ person(id: 1) { a: line { type } b: line { type } } }')).toEqual({ carrier: 2 });
  });

  test("multiplies metered units below a list by the list's maximum size", () => {
    expect(metered('{ find(q: "x", limit: 7) { line { type } } }')).toEqual({ carrier: 7 });
    expect(metered('{ person(id: 1) { friends { age } } }')).toEqual({ email_deep: 20 });
  });

  test('the cost excludes metered units of fields that @skip and @include exclude', () => {
    const text =
      'query($on: Boolean!) { person(id: 1) { age @include(if: $on) line @skip(if: true) { type } } }';
    expect(metered(text, { on: false })).toEqual({});
    expect(metered(text, { on: true })).toEqual({ email_deep: 1 });
  });

  test('spends metered units on records that exist, have valid input and did not fail', () => {
    const text = '{ people(ids: [1, 2, 3, 4]) { line { type } } }';
    const data = {
      people: [{ line: { type: 'a' } }, { line: { type: null } }, null, { line: { type: null } }],
    };
    const fetched = {
      people: [{ line: { seen: true } }, { line: { seen: false } }, null, { line: { seen: true } }],
    };
    const errors = [{ message: 'no', path: ['people', 3, 'line', 'type'] }];
    const outcome = { result: { data, errors }, fetched, observedKey: 'seen' };
    expect(Object.fromEntries(spentBy(treeOf(text), outcome, {}).metered)).toEqual({ carrier: 1 });
  });
});

test('a metered field that was deferred and never delivered costs no unit', () => {
  const spent = (text: string, person: Json) => {
    const data = { person };
    const outcome = { result: { data }, fetched: data, observedKey: null };
    return Object.fromEntries(spentBy(treeOf(text), outcome, {}).metered);
  };
  const text = '{ person(id: 1) { id age deep { b: age } } }';
  expect(spent(text, { id: '1' })).toEqual({});
  expect(spent(text, { id: '1', deep: {} })).toEqual({});
  expect(spent(text, { id: '1', deep: { b: null } })).toEqual({ email_deep: 1 });
  expect(spent(text, { id: '1', age: 7 })).toEqual({ email_deep: 1 });
});

test('the cost counts root fields and batch elements as lookups, and merged fields once', () => {
  expect(bound('{ person(id: 1) { id } a: person(id: 1) { id } person(id: 1) { name } }').pooled).toBe(2);
  expect(bound('{ people(ids: [1, 2, 3]) { id } find(q: "x") { name } }').pooled).toBe(4);
  expect(bound('{ __typename __schema { types { name } } }').pooled).toBe(0);
});

describe('list sizes multiply', () => {
  test('the size of a list is its argument, the default of the argument or the assumed size, at most the maximum, and nested sizes multiply', () => {
    expect(bound('{ person(id: 1) { friends { friends { name } } } }').pooled).toBe(1 + 20 + 400);
    expect(bound('{ find(q: "x", limit: 3) { age } }').pooled).toBe(1 + 3);
    expect(bound('{ find(q: "x") { age } }').pooled).toBe(1 + 10);
    expect(bound('query($n: Int) { find(q: "x", limit: $n) { age } }', { n: 5 }).pooled).toBe(1 + 5);
    expect(bound('{ find(q: "x", limit: 1000000) { age } }').pooled).toBe(1 + 50);
    expect(bound('{ page(first: 9) { nodes { name } } }').fields).toBe(1 + 1 + 9);
    expect(bound('{ page { nodes { name } } }').fields).toBe(1 + 1 + 5);
  });

  test('the cost counts the elements of a list of scalars as fields', () => {
    expect(bound('{ person(id: 1) { tags } }').fields).toBe(1 + 7);
  });

  test('the cost of disjoint lists is limited by the total number of records', () => {
    const nested = '{ person(id: 1) { children { children { children { name } } } } }';
    expect(bound(nested).fields).toBe(1 + 1 + 4 + 16 + 30);
    // Friends can be the same people, and their children too.
    expect(bound('{ person(id: 1) { friends { children { children { name } } } } }').fields).toBe(
      1 + 1 + 20 + 80 + 320,
    );
  });

  test('the cost counts a fragment once per spread', () => {
    expect(
      bound(
        '{ person(id: 1) { a: friends { ...F } b: friends { ...F } } } fragment F on Person { friends { name } }',
      ).pooled,
    ).toBe(1 + 2 * (20 + 400));
  });

  test('rejects an operation above the limits, with the lists that multiply', () => {
    const tree = treeOf('{ person(id: 1) { town { people { friends { name } } } } }');
    const over = overCeiling(tree, boundOf(tree, {}), {}, { lookups: 10_000, fields: 250_000 });
    expect(over).toMatchObject({ code: 'invalid_request', param: 'query' });
    expect(over?.message).toContain('person.town.people.friends');
    expect(over?.message).toContain('people 1000 × friends 20 = 20000');
    expect(overCeiling(tree, boundOf(tree, {}), {}, { lookups: 30_000, fields: 250_000 })).toBeNull();
  });
});

describe('lookups below a record', () => {
  test('lookups below a record cost a unit per call; a record that only contains them is free', () => {
    expect(bound('{ person(id: 1) { a: day(at: "x") { at } b: day(at: "y") { at } } }').pooled).toBe(2);
    expect(bound('{ person(id: 1) { id name day { at } deep { d: day { at } } } }').pooled).toBe(2);
    expect(bound('{ person(id: 1) { age day { at } } }').pooled).toBe(2);
    expect(bound('{ find(q: "x", limit: 4) { name day { at } } }').pooled).toBe(1 + 4);
    expect(bound('{ find(q: "x", limit: 4) { tags day { at } } }').pooled).toBe(1 + 4 + 4);
  });

  test('charges lookups below a record only where they returned a record', () => {
    const tree = treeOf('{ find(q: "x", limit: 4) { name day { at } } }');
    const data = {
      find: [
        { name: 'a', day: { at: '1' } },
        { name: 'b', day: null },
      ],
    };
    expect(spentBy(tree, { result: { data }, fetched: data, observedKey: null }, {}).pooled).toBe(2);
  });
});

describe('family restrictions', () => {
  const denied = (text: string) => deniedPath(treeOf(text), ['person'], prices);
  test("a record of another family is readable only as far as the key's own REST paths include it", () => {
    expect(denied('{ person(id: 1) { town { id } } }')).toBeNull();
    expect(denied('{ person(id: 1) { town { id name } } }')).toBe('person.town.name');
    expect(denied('{ person(id: 1) { friends { town { id } } } }')).toBe('person.friends.town');
    expect(denied('{ person(id: 1) { friends { name } } }')).toBeNull();
  });

  test('the cost tree lists required features and paid fields', () => {
    expect(treeOf('{ person(id: 1) { town { name } } }')).toMatchObject({
      features: new Map([['Person.town', 'towns']]),
      paid: ['Town.name'],
    });
    expect(treeOf('{ person(id: 1) { name } }')).toMatchObject({ features: new Map(), paid: [] });
  });
});
