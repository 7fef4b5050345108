import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { createGraphqlExample } from './graphql-example.ts';

const schema = buildSchema(`
  enum Unit { km miles }
  input Box { north: Float, unit: Unit, tags: [String] }
  interface Place { name: String }
  type City implements Place { name: String, population: Int, deep: City, near(limit: Int = 5, unit: Unit): [City] }
  type Country implements Place { name: String, code: ID, capital: City, deep: Country }
  union Found = City | Country
  type Query {
    city(name: String, limit: Int = 10, big: Boolean, ratio: Float, unit: Unit, units: [Unit!], box: Box): City
    place: Place
    found: Found
  }
`);
/** Returns the example on one line. */
const createExample = (text: string, variables = {}) =>
  createGraphqlExample(text, variables, schema).replace(/\s+/g, ' ');

test('a GraphQL example replaces variables by given values or defaults, and omits arguments that have no value', () => {
  const text =
    'query A($name: String, $unit: Unit = km, $big: Boolean) { city(name: $name, unit: $unit, big: $big) { name } }';
  expect(createExample(text, { name: 'Oslo' })).toBe('{ city(name: "Oslo", unit: km) { name } }');
  expect(createExample(text, { name: 'Oslo', unit: 'miles', big: false })).toBe(
    '{ city(name: "Oslo", unit: miles, big: false) { name } }',
  );
  expect(createExample(text, { name: null, unit: undefined })).toBe('{ city(unit: km) { name } }');
});

test.each<[string, object, string]>([
  ['limit: Int', { x: 3 }, 'limit: 3'],
  ['ratio: Float', { x: 1.5 }, 'ratio: 1.5'],
  ['ratio: Float', { x: 2 }, 'ratio: 2'],
  ['name: String', { x: 'a "b"' }, 'name: "a \\"b\\""'],
  ['units: [Unit!]', { x: ['km', null, 'miles'] }, 'units: [km, miles]'],
  [
    'box: Box',
    { x: { north: 1.5, unit: 'km', tags: ['km'], none: null } },
    'box: {north: 1.5, unit: km, tags: ["km"]}',
  ],
])('a GraphQL example contains a value of %s: %j', (argument, variables, expected) => {
  const [name, type] = argument.split(': ');
  expect(createExample(`query A($x: ${type}) { city(${name}: $x) { name } }`, variables)).toBe(
    `{ city(${expected}) { name } }`,
  );
});

test('a GraphQL example fills in the variables of input objects, and omits fields that have no value', () => {
  const text =
    'query A($unit: Unit, $north: Float) { city(box: { unit: $unit, north: $north, tags: ["a"] }) { name } }';
  expect(createExample(text, { unit: 'km' })).toBe('{ city(box: {unit: km, tags: ["a"]}) { name } }');
});

test('a GraphQL example omits arguments that equal their default', () => {
  expect(
    createExample('query A($limit: Int) { city(limit: $limit, name: "x") { name } }', { limit: 10 }),
  ).toBe('{ city(name: "x") { name } }');
  expect(createExample('query A($limit: Int) { city(limit: $limit) { name } }', { limit: 11 })).toBe(
    '{ city(limit: 11) { name } }',
  );
  expect(createExample('{ city(limit: 10) { near(limit: 5, unit: km) { name } } }')).toBe(
    '{ city { near(unit: km) { name } } }',
  );
});

test('a GraphQL example uses the field names of the schema, and merges deep fields with the other fields', () => {
  const text = `query A($deep: Boolean = false) {
    one: city(name: "x") { title: name deep @include(if: $deep) { name size: population near { name } } near { population } }
  }`;
  expect(createExample(text)).toBe('{ city(name: "x") { name near { population } } }');
  expect(createExample(text, { deep: true })).toBe(
    '{ city(name: "x") { name population near { name population } } }',
  );
});

test('a GraphQL example omits skipped fields, and ignores conditions that are not variables', () => {
  const text = `query A($a: Boolean, $b: Boolean) {
    city { name @include(if: $a) population @skip(if: $b) near @include(if: false) { name } }
  }`;
  expect(createExample(text)).toBe('{ city { population near { name } } }');
  expect(createExample(text, { a: true, b: true })).toBe('{ city { name near { name } } }');
  expect(
    createExample('query A($a: Boolean) { city { ... @include(if: $a) { name } population @deprecated } }', {
      a: false,
    }),
  ).toBe('{ city { population } }');
});

test('a GraphQL example inlines fragments, except those on another type', () => {
  const fragments =
    'fragment C on City { name ...D } fragment D on City { population } fragment P on Country { code }';
  expect(createExample(`{ city { ...C population } } ${fragments}`)).toBe('{ city { name population } }');
  expect(createExample(`{ place { name ...P ... on City { population } } } ${fragments}`)).toBe(
    '{ place { name ... on Country { code } ... on City { population } } }',
  );
  expect(createExample(`{ found { ... on City { name } ...P } } ${fragments}`)).toBe(
    '{ found { ... on City { name } ... on Country { code } } }',
  );
  expect(createExample('{ city { name ...Unknown } }')).toBe('{ city { name } }');
  expect(createExample('{ city { ... { name } } }')).toBe('{ city { name } }');
});

test('a GraphQL example omits unknown fields, and a document without an operation is rejected', () => {
  expect(createExample('{ city { name nothing } place { nothing name } }')).toBe(
    '{ city { name } place { name } }',
  );
  expect(() => createExample('fragment C on City { name }')).toThrow('The document has no operation.');
});
