import { buildSchema, getVariableValues, Kind, parse } from 'graphql';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../document/result.ts';
import { compileVariables } from './variables.ts';

const schema = buildSchema(`
  enum Side { LEFT RIGHT }
  input Box { side: Side = LEFT, width: Int! }
  scalar Anything
  type Query { a(b: Box, i: Int, f: Float, s: String, d: ID, t: Boolean, x: Anything): Int }
`);

const parseDefinitions = (text: string) => {
  const [operation] = parse(`query(${text}) { a }`, { noLocation: true }).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(text);
  return operation.variableDefinitions ?? [];
};

const types = [
  'Int',
  'Float',
  'String',
  'ID',
  'Boolean',
  'Side',
  'Box',
  'Anything',
  '[Int]',
  '[ID!]',
  '[[Side!]!]',
];
const defaults: Readonly<Record<string, string>> = {
  Int: '7',
  Float: '0.5',
  String: '"x"',
  ID: '12',
  Boolean: 'true',
  Side: 'RIGHT',
  Box: '{ width: 1 }',
  '[Int]': '[1, 2]',
  '[ID!]': '"y"',
};
const jsonValue = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    0,
    1.5,
    -1,
    true,
    false,
    '',
    'x',
    '12',
    'LEFT',
    'UP',
    NaN,
    Infinity,
    [],
    [1],
    [null],
    ['LEFT'],
    [['LEFT'], ['UP', null]],
    [['LEFT', 'RIGHT'], null],
    [['LEFT', 'RIGHT'], []],
    {},
  ),
  fc.constantFrom<unknown>(
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31),
    -(2 ** 31) - 1,
    { width: 2 },
    { width: 2, side: 'UP' },
    { side: 'LEFT' },
  ),
);

// The reference is graphql-js: the fast path must have the same result.
test('variables are coerced, and their errors are reported, exactly as by graphql-js', () => {
  const variableDefinition = fc.record({
    type: fc.constantFrom(...types),
    isRequired: fc.boolean(),
    hasDefault: fc.boolean(),
    value: jsonValue,
  });
  fc.assert(
    fc.property(fc.array(variableDefinition, { minLength: 1, maxLength: 3 }), (variables) => {
      const text = variables.map(({ type, isRequired, hasDefault }, n) => {
        const defaultValue = defaults[type];
        return `$v${n}: ${type}${isRequired ? '!' : ''}${hasDefault && defaultValue !== undefined ? ` = ${defaultValue}` : ''}`;
      });
      const values: Json = {};
      for (const [n, { value }] of variables.entries()) if (value !== undefined) values[`v${n}`] = value;
      const definitions = parseDefinitions(text.join(', '));
      const expected = getVariableValues(schema, definitions, values, { maxErrors: 20 });
      const actual = compileVariables(definitions, schema)(values);
      expect(actual.errors?.map(({ message }) => message)).toEqual(
        expected.errors?.map(({ message }) => message),
      );
      expect(actual.values && { ...actual.values }).toEqual(expected.coerced && { ...expected.coerced });
    }),
    { numRuns: 500 },
  );
});

describe('errors in variables', () => {
  test('an operation reports errors for at most twenty of its variables', () => {
    const names = Array.from({ length: 40 }, (_, n) => `$v${n}: Int!`);
    const { errors } = compileVariables(parseDefinitions(names.join(' ')), schema)({});
    expect(errors).toHaveLength(21);
    expect(errors?.at(-1)?.message).toContain('Too many errors');
  });

  test('variables are ignored when the operation declares no variables', () => {
    expect(compileVariables([], schema)({ a: 1 })).toEqual({ values: {} });
  });
});
