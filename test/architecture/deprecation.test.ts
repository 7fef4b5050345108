import { readFileSync } from 'node:fs';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { readOpenApi } from '../../rest-compat/openapi/committed-openapi.ts';
import { versions } from '../../rest-compat/routing/route.ts';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';

interface SchemaElement {
  readonly coordinate: string;
  /** Undefined: the element is not deprecated. */
  readonly reason: string | null | undefined;
}

/** Returns all fields, arguments and enum values, with coordinates such as `City.name(lang:)`. */
function listElements(schema: GraphQLSchema): SchemaElement[] {
  return Object.values(schema.getTypeMap()).flatMap((type): SchemaElement[] => {
    const buildElement = (
      name: string,
      { deprecationReason }: { deprecationReason?: string | null | undefined },
    ) => ({
      coordinate: `${type.name}.${name}`,
      reason: deprecationReason,
    });
    if (type.name.startsWith('__')) return [];
    if (isEnumType(type)) return type.getValues().map((value) => buildElement(value.name, value));
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field) => buildElement(field.name, field));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      buildElement(field.name, field),
      ...field.args.map((arg) => buildElement(`${field.name}(${arg.name}:)`, arg)),
    ]);
  });
}

/** Returns the deprecations that name no existing replacement, or that the changelog does not list under Deprecated. */
function findIncompleteDeprecations(schema: GraphQLSchema, changelog: string): string[] {
  const elements = listElements(schema);
  const current = new Set(
    elements
      .filter(({ reason }) => reason === undefined || reason === null)
      .map(({ coordinate }) => coordinate),
  );
  const listedReplacements = Array.from(
    changelog.matchAll(/^### Deprecated\n([^]*?)(?=^##|(?![^]))/gm),
    ([, text]) => text,
  ).join();
  return elements.flatMap(({ coordinate, reason }) => {
    if (reason === undefined || reason === null) return [];
    const replacement = /^Use `([^`]+)`/.exec(reason)?.[1] ?? '';
    if (!current.has(replacement)) return [`${coordinate} names no replacement`];
    return listedReplacements.includes(`\`${coordinate}\``) ? [] : [`${coordinate} is not in the changelog`];
  });
}

describe('deprecation of GraphQL fields', () => {
  const buildReleaseSchema = (reason: string) =>
    buildSchema(
      `type Query { city: City } type City { name: String title: String @deprecated(reason: "${reason}") }`,
    );
  const changelog =
    '## 1.1.0 – 2027-01-01\n\n### Deprecated\n\n- `City.title`: use `City.name`.\n\n### Fixed\n\n- A bug.\n';

  test.each([
    ['accepts a replacement that the changelog lists', 'Use `City.name`.', changelog, []],
    ['rejects a reason without a replacement', 'Old.', changelog, ['City.title names no replacement']],
    ['rejects an unknown replacement', 'Use `City.label`.', changelog, ['City.title names no replacement']],
    ['rejects a deprecated replacement', 'Use `City.title`.', changelog, ['City.title names no replacement']],
    [
      'rejects an entry in another section',
      'Use `City.name`.',
      changelog.replace('Deprecated', 'Changed'),
      ['City.title is not in the changelog'],
    ],
  ])('the rule for deprecations %s', (_, reason, text, expected) => {
    expect(findIncompleteDeprecations(buildReleaseSchema(reason), text)).toEqual(expected);
  });

  test('VER-024 every deprecated field, argument and enum value names its replacement and is in the changelog', () => {
    const text = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
    const client = buildApiSchema(readSupergraph());
    expect(listElements(client).length).toBeGreaterThan(1000);
    expect(findIncompleteDeprecations(client, text)).toEqual([]);
  });
});

test.each(versions)('VER-024 the OpenAPI document of version %s contains no deprecation', (version) => {
  const text = JSON.stringify(readOpenApi(version));
  expect(text).toContain('"operationId"');
  expect(text).not.toContain('"deprecated"');
});
