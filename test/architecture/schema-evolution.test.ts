import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, type GraphQLSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildPublicSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

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
  return findBreakingChanges(released, current)
    .map(({ description }) => description)
    .filter((description) => !listedCoordinates.some((name) => ` ${description}`.includes(` ${name} `)));
}

describe('the comparison with the last release', () => {
  const releasedSchema = buildSchema(
    'type Query { city(name: String): City } type City { name: String! title: String }',
  );
  test.each([
    [
      'accepts a new field',
      'type Query { city(name: String): City } type City { name: String! title: String id: ID }',
      '',
      [],
    ],
    [
      'reports a removed field',
      'type Query { city(name: String): City } type City { name: String! }',
      '',
      ['City.title was removed.'],
    ],
    [
      'accepts a removed field that the changelog lists',
      'type Query { city(name: String): City } type City { name: String! }',
      '### Removed\n\n- `City.title`: deprecated since 1.1.0.\n',
      [],
    ],
    [
      'reports a field that becomes nullable',
      'type Query { city(name: String): City } type City { name: String title: String }',
      '',
      ['City.name changed type from String! to String.'],
    ],
    [
      'reports a required argument',
      'type Query { city(name: String, x: Int!): City } type City { name: String! title: String }',
      '',
      ['A required arg x on Query.city was added.'],
    ],
  ])('%s', (_, sdl, changelog, expected) => {
    expect(findUndeclaredRemovals(releasedSchema, buildSchema(sdl), changelog)).toEqual(expected);
  });
});

test('the schema has no breaking change since the last release that the changelog does not list', () => {
  const releasedSchema = buildSchema(read('schema/released.graphql'));
  const current = buildPublicSchema(readSupergraph());
  expect(findUndeclaredRemovals(releasedSchema, current, read('CHANGELOG.md'))).toEqual([]);
});
