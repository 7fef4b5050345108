import { readFileSync } from 'node:fs';
import { buildSchema, graphqlSync, Kind, parse, parseValue, type FieldNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { FieldCost } from '../compose/field-costs.ts';
import type { Json } from '../document/result.ts';
import { introspectionSizes, leafBytes, sizeOf, sliceSize, valuesOf, type Size } from './sizes.ts';

const schema = buildSchema(`
  type Query {
    half: Float
    sure: Boolean
    plain: [Int!]!
    one: Int
    batch(ids: [ID!], city: String): [Int]
    needs(ids: [ID!], city: String!): [Int]
    two(ids: [ID!], codes: [ID!]): [Int]
    find(q: String!, limit: Int = 10, top: Int): [Int]
    side: Side
    page(first: Int = 5): Int
  }
  enum Side { left right ahead }
`);
const query = schema.getQueryType();

const cost = (changes: Partial<FieldCost> = {}): FieldCost => ({
  weight: null,
  assumedSize: 50,
  slicingArguments: [],
  sizedFields: [],
  ...changes,
});

function parts(text: string) {
  const [operation] = parse(`{ ${text} }`, { noLocation: true }).definitions;
  const node =
    operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections[0] : undefined;
  const field = query?.getFields()[node?.kind === Kind.FIELD ? node.name.value : ''];
  if (node?.kind !== Kind.FIELD || field === undefined) throw new Error(`Not a field: ${text}`);
  return { node: node satisfies FieldNode, field };
}

const sized = (text: string, given?: FieldCost, around?: Size) => {
  const { node, field } = parts(text);
  return sizeOf(field, node, given, around);
};
const count = (text: string, given?: FieldCost, variables: Json = {}) => {
  const size = sized(text, given);
  return size && valuesOf(size, variables);
};

describe('the maximum size of a list', () => {
  test.each<[string, FieldCost | undefined, number | null]>([
    ['one', cost(), null],
    ['plain', cost(), 50],
    ['plain', cost({ assumedSize: null }), 1000],
    ['plain', undefined, 1000],
    ['batch(ids: [1, 2, 3])', cost(), 3],
    ['batch(ids: [])', cost(), 0],
    // A single value is coerced to a list of one.
    ['batch(ids: 7)', cost(), 1],
    ['batch(ids: null)', cost(), 50],
    ['batch', cost(), 50],
    ['batch(city: "x")', cost(), 50],
    // With other deciding arguments, the result may be longer than the list argument.
    ['needs(ids: [1, 2], city: "x")', cost(), 50],
    ['two(ids: [1, 2], codes: [1])', cost(), 50],
    ['find(q: "x")', cost({ slicingArguments: ['limit'] }), 10],
    ['find(q: "x", limit: 7)', cost({ slicingArguments: ['limit'] }), 7],
    ['find(q: "x", limit: 100000)', cost({ slicingArguments: ['limit'] }), 50],
    ['find(q: "x", limit: 0)', cost({ slicingArguments: ['limit'] }), 0],
    ['find(q: "x", limit: -3)', cost({ slicingArguments: ['limit'] }), 0],
    ['find(q: "x", top: 3)', cost({ slicingArguments: ['top', 'limit'] }), 3],
    ['find(q: "x", limit: 3)', cost({ slicingArguments: ['top', 'limit'] }), 3],
    ['find(q: "x")', cost({ slicingArguments: ['top'] }), 50],
    ['find(q: "x")', cost({ slicingArguments: ['limit'], assumedSize: 4 }), 4],
    ['find(q: "x")', cost(), 50],
  ])('derives the maximum size of a list from arguments and directives: %s', (text, given, expected) => {
    expect(count(text, given)).toBe(expected);
  });

  test('the list size that the surrounding field specifies takes precedence', () => {
    const around: Size = { most: 9, given: null };
    expect(sized('plain', cost(), around)).toBe(around);
    expect(sized('one', cost(), around)).toBeNull();
  });

  test('a field without a slicing argument specifies no size for inner lists', () => {
    const { field, node } = parts('page(first: 3)');
    expect(sliceSize(field, node, undefined)).toBeNull();
    expect(sliceSize(field, node, cost())).toBeNull();
    expect(sliceSize(field, node, cost({ slicingArguments: ['first'] }))).toMatchObject({ most: 50 });
  });
});

describe('with variables', () => {
  const limited = cost({ slicingArguments: ['limit'] });
  test.each<[string, FieldCost, Json, number]>([
    ['find(q: "x", limit: $n)', limited, { n: 7 }, 7],
    ['find(q: "x", limit: $n)', limited, { n: 1e9 }, 50],
    ['find(q: "x", limit: $n)', limited, { n: -1 }, 0],
    ['find(q: "x", limit: $n)', limited, {}, 50],
    ['find(q: "x", limit: $n)', limited, { n: null }, 50],
    ['batch(ids: $n)', cost(), { n: ['a', 'b'] }, 2],
    ['batch(ids: $n)', cost(), { n: [] }, 0],
    ['batch(ids: $n)', cost(), { n: 'a' }, 1],
    ['batch(ids: $n)', cost(), { n: null }, 50],
    ['batch(ids: $n)', cost(), {}, 50],
    ['batch(ids: [$n, $n])', cost(), { n: 'a' }, 2],
  ])('the list %s with %j and variables %j has at most %i elements', (text, given, variables, expected) => {
    expect(count(text, given, variables)).toBe(expected);
  });

  test('a literal argument is read from the document', () => {
    const given = (value: string, by: 'length' | 'number') =>
      valuesOf(
        { most: 50, given: { by, name: 'x', value: parseValue(value, { noLocation: true }) } },
        { x: 1 },
      );
    expect(given('[1, 2, 3, 4]', 'length')).toBe(4);
    expect(given('"abc"', 'length')).toBe(1);
    expect(given('12', 'number')).toBe(12);
    expect(given('null', 'number')).toBe(50);
  });
});

test.each([
  ['Int', `${-(2 ** 31)}`],
  ['Float', `${-Math.PI * 1e-3}`],
  ['Boolean', 'false'],
  ['Side', '"ahead"'],
])('the size of a %s is between half and the full length of its longest value', (name, longest) => {
  const type = schema.getType(name);
  if (type === undefined) throw new Error(name);
  expect(leafBytes(type)).toBeGreaterThanOrEqual(longest.length - 2);
  expect(leafBytes(type)).toBeLessThanOrEqual(2 * longest.length);
});

test('the estimated size of an ID is smaller than that of other text', () => {
  const bytes = (name: string) => {
    const type = schema.getType(name);
    return type === undefined ? 0 : leafBytes(type);
  };
  expect([bytes('ID'), bytes('String'), bytes('Side')]).toEqual([24, 48, 7]);
});

// The reference is graphql-js: the introspection result of the actual graph.
test('introspection lists are never longer than assumed, and the number of types is exact', () => {
  const own = buildSchema(readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'), {
    assumeValid: true,
  });
  const sizes = introspectionSizes(own);
  const reported = graphqlSync({
    schema: own,
    source: `{ __schema { directives { args { name } locations } types {
      fields(includeDeprecated: true) { args(includeDeprecated: true) { name } }
      enumValues(includeDeprecated: true) { name } inputFields(includeDeprecated: true) { name }
      interfaces { name } possibleTypes { name } } } }`,
  });
  const data = JSON.parse(JSON.stringify(reported.data)) as {
    __schema: {
      types: Record<
        'fields' | 'enumValues' | 'inputFields' | 'interfaces' | 'possibleTypes',
        { args: [] }[] | null
      >[];
      directives: Record<'args' | 'locations', unknown[]>[];
    };
  };
  const { types, directives } = data.__schema;
  const lengths = (lists: readonly (readonly unknown[] | null)[]) => lists.map((list) => list?.length ?? 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const size = (name: string) => sizes.get(name) ?? NaN;
  expect(size('__schema.types')).toBe(types.length);
  expect(size('__Schema.types')).toBe(types.length);
  expect(size('__Schema.directives')).toBe(directives.length);
  const fields = types.flatMap((type) => type.fields ?? []);
  const args = lengths(fields.map((field) => field.args));
  // Sizes by path are averages: multiplied by the number of parents they give the total.
  expect(size('__schema.types.fields') * types.length).toBeCloseTo(fields.length);
  expect(size('__schema.types.fields.args') * fields.length).toBeCloseTo(sum(args));
  for (const name of ['enumValues', 'inputFields'] as const) {
    const all = lengths(types.map((type) => type[name]));
    expect(size(`__schema.types.${name}`) * types.length).toBeCloseTo(sum(all));
    expect(size(`__Type.${name}`)).toBe(Math.max(...all));
  }
  expect(size('__Type.fields')).toBe(Math.max(...lengths(types.map((type) => type.fields))));
  expect(size('__Field.args')).toBe(Math.max(...args));
  for (const name of ['interfaces', 'possibleTypes'] as const) {
    const all = lengths(types.map((type) => type[name]));
    expect(size(`__Type.${name}`)).toBeGreaterThanOrEqual(Math.max(...all));
    expect(size(`__schema.types.${name}`) * types.length).toBeGreaterThanOrEqual(sum(all));
  }
  for (const name of ['args', 'locations'] as const)
    expect(size(`__Directive.${name}`)).toBe(Math.max(...lengths(directives.map((each) => each[name]))));
});
