import { readFileSync } from 'node:fs';
import { buildASTSchema, getNamedType, isEnumType, Kind, parse, typeFromAST } from 'graphql';
import { expect, test } from 'vitest';
import { readOperation } from '../../router/plan/operation-documents.ts';
import { routes } from '../routes/index.ts';
import { dnsTypesParameter } from './dns-types.ts';

const schema = buildASTSchema(
  parse(readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8')),
  { assumeValidSDL: true },
);
const listEnumValues = (name: string): readonly string[] => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map(({ name: value }) => value) : [];
};

/** The values of parameters that correspond to a GraphQL enum, with that enum, by route. */
const enumVariables = routes.flatMap((route) => {
  const { operation, path, parameters = {} } = route;
  const names = typeof operation === 'string' ? [operation] : Object.values(operation);
  return names.flatMap((name) =>
    parse(readOperation(name)).definitions.flatMap((definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION
        ? []
        : (definition.variableDefinitions ?? []).flatMap(({ variable, type }) => {
            const words = parameters[variable.name.value]?.schema['enum'];
            const namedType = getNamedType(typeFromAST(schema, type));
            return Array.isArray(words) && isEnumType(namedType)
              ? [{ what: `${path} ${variable.name.value}`, words: words as string[], type: namedType.name }]
              : [];
          }),
    ),
  );
});

test('a choice parameter has the values of its GraphQL enum', () => {
  expect(enumVariables.length).toBeGreaterThan(5);
  for (const { what, words, type } of enumVariables)
    expect([...words].sort(), what).toEqual([...listEnumValues(type)].sort());
  const [types = ''] = /[A-Z|]+/.exec(String(dnsTypesParameter.schema['pattern'])) ?? [];
  expect(types.split('|').sort()).toEqual([...listEnumValues('DnsType')].sort());
});
