import { readFileSync } from 'node:fs';
import { buildASTSchema, getNamedType, isEnumType, Kind, parse, typeFromAST } from 'graphql';
import { expect, test } from 'vitest';
import { readOperation } from '../../router/plan/operation-documents.ts';
import { routes } from '../routes/index.ts';
import { dnsTypes } from './dns-types.ts';

const schema = buildASTSchema(
  parse(readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8')),
  { assumeValidSDL: true },
);
const valuesOf = (name: string): readonly string[] => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map(({ name: value }) => value) : [];
};

/** The values of parameters that correspond to a GraphQL enum, with that enum, by route. */
const chosen = routes.flatMap((route) => {
  const { operation, path, parameters = {} } = route;
  const names = typeof operation === 'string' ? [operation] : Object.values(operation);
  return names.flatMap((name) =>
    parse(readOperation(name)).definitions.flatMap((definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION
        ? []
        : (definition.variableDefinitions ?? []).flatMap(({ variable, type }) => {
            const words = parameters[variable.name.value]?.schema['enum'];
            const named = getNamedType(typeFromAST(schema, type));
            return Array.isArray(words) && isEnumType(named)
              ? [{ what: `${path} ${variable.name.value}`, words: words as string[], type: named.name }]
              : [];
          }),
    ),
  );
});

test('a choice parameter has the values of its GraphQL enum', () => {
  expect(chosen.length).toBeGreaterThan(5);
  for (const { what, words, type } of chosen)
    expect([...words].sort(), what).toEqual([...valuesOf(type)].sort());
  const [types = ''] = /[A-Z|]+/.exec(String(dnsTypes.schema['pattern'])) ?? [];
  expect(types.split('|').sort()).toEqual([...valuesOf('DnsType')].sort());
});
