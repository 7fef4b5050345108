import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, type GraphQLSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildPublicSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/**
 * Returns the breaking changes between two schemas that the changelog does not list under Removed. An entry names the
 * type or field as the change does, for example `CityType` or `City.title`; the field for a change of an argument.
 */
function undeclared(released: GraphQLSchema, current: GraphQLSchema, changelog: string): string[] {
  const removed = Array.from(
    changelog.matchAll(/^### Removed\n([^]*?)(?=^##|(?![^]))/gm),
    ([, text]) => text,
  ).join();
  const listed = [...removed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return findBreakingChanges(released, current)
    .map(({ description }) => description)
    .filter((description) => !listed.some((name) => ` ${description}`.includes(` ${name} `)));
}

describe('the comparison with the last release', () => {
  const released = buildSchema(
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
    expect(undeclared(released, buildSchema(sdl), changelog)).toEqual(expected);
  });
});

test('the schema has no breaking change since the last release that the changelog does not list', () => {
  const released = buildSchema(read('schema/released.graphql'));
  const current = buildPublicSchema(readSupergraph());
  expect(undeclared(released, current, read('CHANGELOG.md'))).toEqual([]);
});
