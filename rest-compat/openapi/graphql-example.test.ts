import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { graphqlExample } from './graphql-example.ts';

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
/** On one line. */
const of = (text: string, variables = {}) => graphqlExample(text, variables, schema).replace(/\s+/g, ' ');

test('variables are values: those given, else those of the document, else nothing', () => {
  const text =
    'query A($name: String, $unit: Unit = km, $big: Boolean) { city(name: $name, unit: $unit, big: $big) { name } }';
  expect(of(text, { name: 'Oslo' })).toBe('{ city(name: "Oslo", unit: km) { name } }');
  expect(of(text, { name: 'Oslo', unit: 'miles', big: false })).toBe(
    '{ city(name: "Oslo", unit: miles, big: false) { name } }',
  );
  expect(of(text, { name: null, unit: undefined })).toBe('{ city(unit: km) { name } }');
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
])('a value of %s: %j', (argument, variables, expected) => {
  const [name, type] = argument.split(': ');
  expect(of(`query A($x: ${type}) { city(${name}: $x) { name } }`, variables)).toBe(
    `{ city(${expected}) { name } }`,
  );
});

test('an object in the document has its variables filled in, and loses what nobody gives', () => {
  const text =
    'query A($unit: Unit, $north: Float) { city(box: { unit: $unit, north: $north, tags: ["a"] }) { name } }';
  expect(of(text, { unit: 'km' })).toBe('{ city(box: {unit: km, tags: ["a"]}) { name } }');
});

test('what holds without an argument is left out', () => {
  expect(of('query A($limit: Int) { city(limit: $limit, name: "x") { name } }', { limit: 10 })).toBe(
    '{ city(name: "x") { name } }',
  );
  expect(of('query A($limit: Int) { city(limit: $limit) { name } }', { limit: 11 })).toBe(
    '{ city(limit: 11) { name } }',
  );
  expect(of('{ city(limit: 10) { near(limit: 5, unit: km) { name } } }')).toBe(
    '{ city { near(unit: km) { name } } }',
  );
});

test('names are the graph’s own, and richer fields stand beside the others, each once', () => {
  const text = `query A($deep: Boolean = false) {
    one: city(name: "x") { title: name deep @include(if: $deep) { name size: population near { name } } near { population } }
  }`;
  expect(of(text)).toBe('{ city(name: "x") { name near { population } } }');
  expect(of(text, { deep: true })).toBe('{ city(name: "x") { name population near { name population } } }');
});

test('what is skipped, or not included, is left out; a condition that is no variable counts for nothing', () => {
  const text = `query A($a: Boolean, $b: Boolean) {
    city { name @include(if: $a) population @skip(if: $b) near @include(if: false) { name } }
  }`;
  expect(of(text)).toBe('{ city { population near { name } } }');
  expect(of(text, { a: true, b: true })).toBe('{ city { name near { name } } }');
  expect(
    of('query A($a: Boolean) { city { ... @include(if: $a) { name } population @deprecated } }', {
      a: false,
    }),
  ).toBe('{ city { population } }');
});

test('fragments are written out; one of another type stays one', () => {
  const fragments =
    'fragment C on City { name ...D } fragment D on City { population } fragment P on Country { code }';
  expect(of(`{ city { ...C population } } ${fragments}`)).toBe('{ city { name population } }');
  expect(of(`{ place { name ...P ... on City { population } } } ${fragments}`)).toBe(
    '{ place { name ... on Country { code } ... on City { population } } }',
  );
  expect(of(`{ found { ... on City { name } ...P } } ${fragments}`)).toBe(
    '{ found { ... on City { name } ... on Country { code } } }',
  );
  expect(of('{ city { name ...Nobody } }')).toBe('{ city { name } }');
  expect(of('{ city { ... { name } } }')).toBe('{ city { name } }');
});

test('a field that the graph has not is left out, a document without an operation is refused', () => {
  expect(of('{ city { name nothing } place { nothing name } }')).toBe('{ city { name } place { name } }');
  expect(() => of('fragment C on City { name }')).toThrow('The document has no operation.');
});
