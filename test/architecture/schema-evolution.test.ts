import { readFileSync } from 'node:fs';
import {
  buildSchema,
  findBreakingChanges,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildPublicSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';
import { semanticNonNullLevels } from '../federation/unexplained-nulls.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const outputFields = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const)
      : [],
  );

/** Returns the fields that may now be null without an error, which `@semanticNonNull` excluded before. */
function lostLevels(released: GraphQLSchema, current: GraphQLSchema): readonly string[] {
  const fields = new Map(outputFields(current));
  return outputFields(released).flatMap(([coordinate, before]) => {
    const now = fields.get(coordinate);
    if (now === undefined || isNonNullType(now.type)) return [];
    const levels = semanticNonNullLevels(current, now);
    const isLost = semanticNonNullLevels(released, before).some((level) => !levels.includes(level));
    return isLost ? [`${coordinate} became nullable without an error.`] : [];
  });
}

/**
 * Returns the breaking changes between two schemas that the changelog does not list under Removed. An entry names the type or
 * field as the change does, for example `CityType` or `City.title`. For a changed argument, the entry names the field.
 */
function findUndeclaredRemovals(
  released: GraphQLSchema,
  current: GraphQLSchema,
  changelog: string,
): string[] {
  const removedSection = Array.from(
    changelog.matchAll(/^### Removed\n([^]*?)(?=^##|(?![^]))/gm),
    ([, text]) => text,
  ).join();
  const listedCoordinates = [...removedSection.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return [
    ...findBreakingChanges(released, current).map(({ description }) => description),
    ...lostLevels(released, current),
  ].filter((description) => !listedCoordinates.some((name) => ` ${description}`.includes(` ${name} `)));
}

describe('the comparison with the last release', () => {
  const directive = 'directive @semanticNonNull(levels: [Int!]! = [0]) on FIELD_DEFINITION';
  const releasedSchema = buildSchema(
    `${directive}
    type Query { city(name: String): City } type City { name: String! title: String area: Float @semanticNonNull }`,
  );
  test.each([
    [
      'accepts a new field',
      'type Query { city(name: String): City } type City { name: String! title: String id: ID area: Float @semanticNonNull }',
      '',
      [],
    ],
    [
      'reports a removed field',
      'type Query { city(name: String): City } type City { name: String! area: Float @semanticNonNull }',
      '',
      ['City.title was removed.'],
    ],
    [
      'accepts a removed field that the changelog lists',
      'type Query { city(name: String): City } type City { name: String! area: Float @semanticNonNull }',
      '### Removed\n\n- `City.title`: deprecated since 1.1.0.\n',
      [],
    ],
    [
      'reports a field that becomes nullable',
      'type Query { city(name: String): City } type City { name: String title: String area: Float @semanticNonNull }',
      '',
      ['City.name changed type from String! to String.'],
    ],
    [
      'reports a required argument',
      'type Query { city(name: String, x: Int!): City } type City { name: String! title: String area: Float @semanticNonNull }',
      '',
      ['A required arg x on Query.city was added.'],
    ],
    [
      'reports a field that may be null without an error again',
      'type Query { city(name: String): City } type City { name: String! title: String area: Float }',
      '',
      ['City.area became nullable without an error.'],
    ],
  ])('the comparison of schemas reports a breaking change: %s', (_, sdl, changelog, expected) => {
    expect(findUndeclaredRemovals(releasedSchema, buildSchema(`${directive} ${sdl}`), changelog)).toEqual(
      expected,
    );
  });
});

test('every breaking change of the schema since the last release is listed in the changelog', () => {
  const releasedSchema = buildSchema(read('schema/released.graphql'));
  const current = buildPublicSchema(readSupergraph());
  expect(findUndeclaredRemovals(releasedSchema, current, read('CHANGELOG.md'))).toEqual([]);
});
