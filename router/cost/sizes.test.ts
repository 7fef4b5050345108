import { readFileSync } from 'node:fs';
import { buildSchema, graphqlSync, Kind, parse, parseValue, type FieldNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { FieldCost } from '../compose/field-costs.ts';
import type { Json } from '../document/result.ts';
import {
  computeIntrospectionSizes,
  estimateLeafBytes,
  findListSize,
  findSliceSize,
  countValues,
  type ListSize,
} from './sizes.ts';

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

const createCost = (changes: Partial<FieldCost> = {}): FieldCost => ({
  weight: null,
  assumedSize: 50,
  slicingArguments: [],
  sizedFields: [],
  ...changes,
});

function parseField(text: string) {
  const [operation] = parse(`{ ${text} }`, { noLocation: true }).definitions;
  const node =
    operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections[0] : undefined;
  const field = query?.getFields()[node?.kind === Kind.FIELD ? node.name.value : ''];
  if (node?.kind !== Kind.FIELD || field === undefined) throw new Error(`Not a field: ${text}`);
  return { node: node satisfies FieldNode, field };
}

const findSize = (text: string, given?: FieldCost, around?: ListSize) => {
  const { node, field } = parseField(text);
  return findListSize(field, node, given, around);
};
const countFor = (text: string, given?: FieldCost, variables: Json = {}) => {
  const size = findSize(text, given);
  return size && countValues(size, variables);
};

describe('the maximum size of a list', () => {
  test.each<[string, FieldCost | undefined, number | null]>([
    ['one', createCost(), null],
    ['plain', createCost(), 50],
    ['plain', createCost({ assumedSize: null }), 1000],
    ['plain', undefined, 1000],
    ['batch(ids: [1, 2, 3])', createCost(), 3],
    ['batch(ids: [])', createCost(), 0],
    // A single value is coerced to a list of one.
    ['batch(ids: 7)', createCost(), 1],
    ['batch(ids: null)', createCost(), 50],
    ['batch', createCost(), 50],
    ['batch(city: "x")', createCost(), 50],
    // With other deciding arguments, the result can be longer than the list argument.
    ['needs(ids: [1, 2], city: "x")', createCost(), 50],
    ['two(ids: [1, 2], codes: [1])', createCost(), 50],
    ['find(q: "x")', createCost({ slicingArguments: ['limit'] }), 10],
    ['find(q: "x", limit: 7)', createCost({ slicingArguments: ['limit'] }), 7],
    ['find(q: "x", limit: 100000)', createCost({ slicingArguments: ['limit'] }), 50],
    ['find(q: "x", limit: 0)', createCost({ slicingArguments: ['limit'] }), 0],
    ['find(q: "x", limit: -3)', createCost({ slicingArguments: ['limit'] }), 0],
    ['find(q: "x", top: 3)', createCost({ slicingArguments: ['top', 'limit'] }), 3],
    ['find(q: "x", limit: 3)', createCost({ slicingArguments: ['top', 'limit'] }), 3],
    ['find(q: "x")', createCost({ slicingArguments: ['top'] }), 50],
    ['find(q: "x")', createCost({ slicingArguments: ['limit'], assumedSize: 4 }), 4],
    ['find(q: "x")', createCost(), 50],
  ])('the maximum size of a list is derived from arguments and directives: %s', (text, given, expected) => {
    expect(countFor(text, given)).toBe(expected);
  });

  test('the list size that a surrounding field specifies takes precedence over the size of the list field', () => {
    const sizeFromParent: ListSize = { maximum: 9, limitingArgument: null };
    expect(findSize('plain', createCost(), sizeFromParent)).toBe(sizeFromParent);
    expect(findSize('one', createCost(), sizeFromParent)).toBeNull();
  });

  test('a field without a slicing argument specifies no size for the lists below it', () => {
    const { field, node } = parseField('page(first: 3)');
    expect(findSliceSize(field, node, undefined)).toBeNull();
    expect(findSliceSize(field, node, createCost())).toBeNull();
    expect(findSliceSize(field, node, createCost({ slicingArguments: ['first'] }))).toMatchObject({
      maximum: 50,
    });
  });
});

describe('with variables', () => {
  const costWithLimit = createCost({ slicingArguments: ['limit'] });
  test.each<[string, FieldCost, Json, number]>([
    ['find(q: "x", limit: $n)', costWithLimit, { n: 7 }, 7],
    ['find(q: "x", limit: $n)', costWithLimit, { n: 1e9 }, 50],
    ['find(q: "x", limit: $n)', costWithLimit, { n: -1 }, 0],
    ['find(q: "x", limit: $n)', costWithLimit, {}, 50],
    ['find(q: "x", limit: $n)', costWithLimit, { n: null }, 50],
    ['batch(ids: $n)', createCost(), { n: ['a', 'b'] }, 2],
    ['batch(ids: $n)', createCost(), { n: [] }, 0],
    ['batch(ids: $n)', createCost(), { n: 'a' }, 1],
    ['batch(ids: $n)', createCost(), { n: null }, 50],
    ['batch(ids: $n)', createCost(), {}, 50],
    ['batch(ids: [$n, $n])', createCost(), { n: 'a' }, 2],
  ])('the list %s with %j and variables %j has at most %i elements', (text, given, variables, expected) => {
    expect(countFor(text, given, variables)).toBe(expected);
  });

  test('the list size is read from a literal argument in the document', () => {
    const createSize = (value: string, by: 'length' | 'number') =>
      countValues(
        { maximum: 50, limitingArgument: { by, name: 'x', value: parseValue(value, { noLocation: true }) } },
        { x: 1 },
      );
    expect(createSize('[1, 2, 3, 4]', 'length')).toBe(4);
    expect(createSize('"abc"', 'length')).toBe(1);
    expect(createSize('12', 'number')).toBe(12);
    expect(createSize('null', 'number')).toBe(50);
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
  expect(estimateLeafBytes(type)).toBeGreaterThanOrEqual(longest.length - 2);
  expect(estimateLeafBytes(type)).toBeLessThanOrEqual(2 * longest.length);
});

test('the estimated size of an ID is smaller than that of other text', () => {
  const estimateBytes = (name: string) => {
    const type = schema.getType(name);
    return type === undefined ? 0 : estimateLeafBytes(type);
  };
  expect([estimateBytes('ID'), estimateBytes('String'), estimateBytes('Side')]).toEqual([24, 48, 7]);
});

// The reference is graphql-js: the introspection result of the actual graph.
test('introspection lists are never longer than their estimated size, and the number of types is exact', () => {
  const ownSchema = buildSchema(
    readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
    {
      assumeValid: true,
    },
  );
  const sizes = computeIntrospectionSizes(ownSchema);
  const introspection = graphqlSync({
    schema: ownSchema,
    source: `{ __schema { directives { args { name } locations } types {
      fields(includeDeprecated: true) { args(includeDeprecated: true) { name } }
      enumValues(includeDeprecated: true) { name } inputFields(includeDeprecated: true) { name }
      interfaces { name } possibleTypes { name } } } }`,
  });
  const data = JSON.parse(JSON.stringify(introspection.data)) as {
    __schema: {
      types: Record<
        'fields' | 'enumValues' | 'inputFields' | 'interfaces' | 'possibleTypes',
        { args: [] }[] | null
      >[];
      directives: Record<'args' | 'locations', unknown[]>[];
    };
  };
  const { types, directives } = data.__schema;
  const listLengths = (lists: readonly (readonly unknown[] | null)[]) =>
    lists.map((list) => list?.length ?? 0);
  const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const readAssumedSize = (name: string) => sizes.get(name) ?? NaN;
  expect(readAssumedSize('__schema.types')).toBe(types.length);
  expect(readAssumedSize('__Schema.types')).toBe(types.length);
  expect(readAssumedSize('__Schema.directives')).toBe(directives.length);
  const fields = types.flatMap((type) => type.fields ?? []);
  const args = listLengths(fields.map((field) => field.args));
  // Sizes by path are averages: multiplied by the number of parents they give the total.
  expect(readAssumedSize('__schema.types.fields') * types.length).toBeCloseTo(fields.length);
  expect(readAssumedSize('__schema.types.fields.args') * fields.length).toBeCloseTo(sumOf(args));
  for (const name of ['enumValues', 'inputFields'] as const) {
    const lengths = listLengths(types.map((type) => type[name]));
    expect(readAssumedSize(`__schema.types.${name}`) * types.length).toBeCloseTo(sumOf(lengths));
    expect(readAssumedSize(`__Type.${name}`)).toBe(Math.max(...lengths));
  }
  expect(readAssumedSize('__Type.fields')).toBe(Math.max(...listLengths(types.map((type) => type.fields))));
  expect(readAssumedSize('__Field.args')).toBe(Math.max(...args));
  for (const name of ['interfaces', 'possibleTypes'] as const) {
    const lengths = listLengths(types.map((type) => type[name]));
    expect(readAssumedSize(`__Type.${name}`)).toBeGreaterThanOrEqual(Math.max(...lengths));
    expect(readAssumedSize(`__schema.types.${name}`) * types.length).toBeGreaterThanOrEqual(sumOf(lengths));
  }
  for (const name of ['args', 'locations'] as const)
    expect(readAssumedSize(`__Directive.${name}`)).toBe(
      Math.max(...listLengths(directives.map((each) => each[name]))),
    );
});
