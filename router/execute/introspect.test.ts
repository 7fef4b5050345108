import { executeSync, getIntrospectionQuery, parse, validate, type GraphQLError } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildApiSchema } from '../compose/api-schema.ts';
import { compileIntrospection, type IntrospectedData } from './introspect.ts';

const schema = buildApiSchema(
  readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
);

interface IntrospectionRun extends IntrospectedData {
  readonly steps: number;
  readonly bytes: number;
}

function introspect(text: string, variables: Record<string, unknown> = {}): IntrospectionRun {
  const document = parse(text, { noLocation: true });
  expect(validate(schema, document)).toEqual([]);
  let bytes = 0;
  let steps = 0;
  const introspection = compileIntrospection(document, schema)(variables, (size) => (bytes += size));
  for (;;) {
    const step = introspection.next();
    if (step.done === true) return { ...step.value, steps, bytes };
    steps += 1;
  }
}

const allOptions = {
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  oneOf: true,
};

describe('introspection in steps', () => {
  test.each([
    ['the query of tools', getIntrospectionQuery({ ...allOptions, inputValueDeprecation: true })],
    ['the query without descriptions', getIntrospectionQuery({ descriptions: false })],
    [
      'fragments and inline fragments',
      '{ ...Q ... { __typename } ... on Query { __type(name: "City") { name } } } fragment Q on Query { __schema { queryType { name ...T ...T } } } fragment T on __Type { kind }',
    ],
    [
      'merged selections',
      '{ __schema { queryType { name } } __schema { queryType { kind fields { name } } } }',
    ],
    [
      'types that do not exist',
      '{ a: __type(name: "Nothing") { name } b: __type(name: "String") { name fields { name } } }',
    ],
    [
      'interfaces and possible types',
      '{ __type(name: "Node") { name possibleTypes { name interfaces { name } } } }',
    ],
    [
      'deprecated fields',
      '{ __schema { types { name fields(includeDeprecated: true) { name isDeprecated deprecationReason args(includeDeprecated: true) { name defaultValue } } } } }',
    ],
    ['enum values', '{ __type(name: "__TypeKind") { enumValues { name description isDeprecated } kind } }'],
    [
      'types of types',
      '{ __schema { types { fields { type { kind name ofType { kind name ofType { name fields { name } } } } } } } }',
    ],
  ])('introspection returns the same result as graphql-js: %s', (_, text) => {
    const { data, errors } = introspect(text);
    const { data: expected } = executeSync({ schema, document: parse(text) });
    expect({ json: JSON.stringify(data), errors }).toEqual({ json: JSON.stringify(expected), errors: [] });
  });

  test('introspection returns the same result as graphql-js for variables, including variables that a field does not accept', () => {
    const text =
      'query ($name: String!, $old: Boolean) { __type(name: $name) { fields(includeDeprecated: $old) { name } } }';
    for (const variables of [{ name: 'City', old: true }, { name: 'City' }, { name: 'City', old: null }]) {
      const expected = executeSync({ schema, document: parse(text), variableValues: variables });
      const { data, errors } = introspect(text, variables);
      expect(JSON.stringify(data)).toBe(JSON.stringify(expected.data));
      const toComparableError = (each: GraphQLError) => ({ message: each.message, path: each.path });
      expect(errors.map(toComparableError)).toEqual((expected.errors ?? []).map(toComparableError));
    }
  });
});

test('introspection counts at least the bytes of its result, and has one step per object', () => {
  const { data, bytes, steps } = introspect(getIntrospectionQuery());
  const size = JSON.stringify(data).length;
  expect(bytes).toBeGreaterThan(0.8 * size);
  expect(bytes).toBeLessThan(1.2 * size);
  expect(steps).toBeGreaterThan(2000);
});
