import { buildSchema, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { asClientDocument } from '../execute/document.ts';
import { BillReader } from './bill.ts';
import type { GraphPrices } from './prices.ts';

const schema = buildSchema(`
  type Query { person(id: ID!): Person  people(ids: [ID!], city: String): [Person]!  find(q: String!): [Person!]! }
  type Person { id: ID! name: String age: Int deep: Person! line: Line friends: [Person!]! town: Town }
  type Line { valid: Boolean! type: String deep: Line! }
  type Town { id: ID! name: String people: [Person!]! }
`);

const prices: GraphPrices = {
  meteredTypes: new Map([['Line', 'carrier']]),
  meteredFields: new Map([['Person.age', 'email_deep']]),
  meteredArguments: new Map(),
  paidFields: new Set(['Town.name']),
  features: new Map([['Town', 'towns']]),
  rootFamilies: new Map([['person', new Set(['person'])]]),
  typeFamilies: new Map([
    ['Person', new Set(['person'])],
    ['Town', new Set(['town'])],
  ]),
  entities: new Set(['Person', 'Town']),
  included: new Map([
    ['find', new Set(['person'])],
    ['find/name', new Set(['person'])],
    ['person/town', new Set(['person'])],
    ['person/town/id', new Set(['person'])],
  ]),
};

const read = (text: string, variables = {}, families: readonly string[] | null = null) =>
  new BillReader(asClientDocument(parse(text)), schema, prices).read(variables, families);

describe('metered units', () => {
  test('of a record, of each of a batch, once per record however often it is read', () => {
    expect(read('{ person(id: 1) { line { type } } }').spots).toEqual([
      { keys: ['person', 'line'], unit: 'carrier', count: 1 },
    ]);
    expect(read('{ people(ids: [1, 2, 3]) { line { type deep { type } } } }').spots).toMatchObject([
      { count: 3 },
    ]);
    expect(
      read('query($ids: [ID!]) { people(ids: $ids) { line { type } } }', { ids: [1, 2] }).spots,
    ).toMatchObject([{ count: 2 }]);
    expect(read('{ person(id: 1) { a: age deep { b: age deep { c: age } } } }').spots).toEqual([
      { keys: ['person'], unit: 'email_deep', count: 1 },
    ]);
    expect(read('{ person(id: 1) { a: line { type } b: line { type } } }').spots).toHaveLength(2);
  });

  test('below a list of unknown length are unforeseen', () => {
    expect(read('{ find(q: "x") { line { type } } }').unforeseen).toBe('Person.line');
    expect(read('{ person(id: 1) { friends { age } } }').unforeseen).toBe('Person.age');
    expect(read('{ people(city: "x") { age } }').unforeseen).toBe('Person.age');
    expect(read('{ person(id: 1) { age } }').unforeseen).toBeNull();
  });

  test('of what @skip and @include leave out cost nothing', () => {
    const text =
      'query($on: Boolean!) { person(id: 1) { age @include(if: $on) line @skip(if: true) { type } } }';
    expect(read(text, { on: false }).spots).toEqual([]);
    expect(read(text, { on: true }).spots).toMatchObject([{ unit: 'email_deep' }]);
  });
});

test('lookups: fields of the query, elements of a batch; what merges is one', () => {
  expect(read('{ person(id: 1) { id } a: person(id: 1) { id } person(id: 1) { name } }').lookups).toBe(2);
  expect(read('{ people(ids: [1, 2, 3]) { id } find(q: "x") { id } people2: people { id } }').lookups).toBe(
    5,
  );
  expect(read('{ __typename __schema { types { name } } }').lookups).toBe(0);
});

describe('fences', () => {
  const denied = (text: string) => read(text, {}, ['person']).denied;
  test('a record of another family: what the own paths answer of it may be read, and nothing else', () => {
    expect(denied('{ person(id: 1) { town { id } } }')).toBeNull();
    expect(denied('{ person(id: 1) { town { id name } } }')).toBe('person/town/name');
    expect(denied('{ person(id: 1) { friends { town { id } } } }')).toBe('person/friends/town');
    expect(denied('{ person(id: 1) { friends { name } } }')).toBeNull();
  });

  test('features and paid fields are named', () => {
    expect(read('{ person(id: 1) { town { name } } }')).toMatchObject({
      features: ['towns'],
      paid: ['Town.name'],
    });
    expect(read('{ person(id: 1) { name } }')).toMatchObject({ features: [], paid: [] });
  });
});
