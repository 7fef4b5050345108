import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { FlattenPath } from '../plan/plan-nodes.ts';
import { compileTypeMatch } from './possible-types.ts';
import type { Json, ResponseKey } from '../document/result.ts';
import { Targets } from './targets.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  type City implements Node { id: ID! }
  type Country implements Node { id: ID! }
  type Zone { id: ID! }
  union Place = City | Zone
  type Query { node: Node place: Place }
`);

const createFieldSegment = (key: string) => ({ kind: 'field', key }) as const;
const listSegment = { kind: 'list' } as const;
const createTypesSegment = (...names: string[]) => ({ kind: 'types', names }) as const;
const firstEntity = { id: 1 };
const secondEntity = { id: 2 };

describe('the entities at a path, with their response paths', () => {
  test.each<[string, FlattenPath, Json, [Json, ResponseKey[]][]]>([
    ['an object', [createFieldSegment('a')], { a: firstEntity }, [[firstEntity, ['a']]]],
    [
      'below another',
      [createFieldSegment('a'), createFieldSegment('b')],
      { a: { b: firstEntity } },
      [[firstEntity, ['a', 'b']]],
    ],
    ['nothing below a null', [createFieldSegment('a'), createFieldSegment('b')], { a: null }, []],
    ['nothing for a missing key', [createFieldSegment('a')], {}, []],
    ['nothing below a scalar', [createFieldSegment('a'), createFieldSegment('b')], { a: 'text' }, []],
    [
      'a list, element by element',
      [createFieldSegment('a'), listSegment],
      { a: [firstEntity, null, secondEntity] },
      [
        [firstEntity, ['a', 0]],
        [secondEntity, ['a', 2]],
      ],
    ],
    [
      'a list that the path does not speak of',
      [createFieldSegment('a')],
      { a: [firstEntity, secondEntity] },
      [
        [firstEntity, ['a', 0]],
        [secondEntity, ['a', 1]],
      ],
    ],
    [
      'such a list on the way',
      [createFieldSegment('a'), createFieldSegment('b')],
      { a: [{ b: firstEntity }, { b: secondEntity }] },
      [
        [firstEntity, ['a', 0, 'b']],
        [secondEntity, ['a', 1, 'b']],
      ],
    ],
    [
      'a list of lists',
      [createFieldSegment('a'), listSegment, listSegment, createFieldSegment('b')],
      { a: [[{ b: firstEntity }], [], [{ b: secondEntity }]] },
      [
        [firstEntity, ['a', 0, 0, 'b']],
        [secondEntity, ['a', 2, 0, 'b']],
      ],
    ],
    [
      'a list of lists at the end',
      [createFieldSegment('a')],
      { a: [[firstEntity], [secondEntity]] },
      [
        [firstEntity, ['a', 0, 0]],
        [secondEntity, ['a', 1, 0]],
      ],
    ],
    [
      'of a type',
      [createFieldSegment('a'), createTypesSegment('City')],
      { a: { __typename: 'City', id: 1 } },
      [[{ __typename: 'City', id: 1 }, ['a']]],
    ],
    [
      'not of another',
      [createFieldSegment('a'), createTypesSegment('City')],
      { a: { __typename: 'Zone', id: 1 } },
      [],
    ],
    [
      'of some elements',
      [createFieldSegment('a'), listSegment, createTypesSegment('Node'), createFieldSegment('b')],
      {
        a: [
          { __typename: 'Country', b: firstEntity },
          { __typename: 'Zone', b: secondEntity },
        ],
      },
      [[firstEntity, ['a', 0, 'b']]],
    ],
  ])('the entities at a path are found: %s', (_, path, data, expected) => {
    const entities: Json[] = [];
    const trails: ResponseKey[][] = [];
    new Targets(path, schema).collect(data, entities, trails);
    expect(entities.map((entity, index) => [entity, trails[index]])).toEqual(expected);
    const entitiesWithoutTrails: Json[] = [];
    new Targets(path, schema).collect(data, entitiesWithoutTrails);
    expect(entitiesWithoutTrails).toEqual(entities);
  });
});

test.each<[string[], unknown, boolean]>([
  [['City'], 'City', true],
  [['City'], 'Zone', false],
  [['Zone', 'City'], 'City', true],
  [['Node'], 'Country', true],
  [['Node'], 'Zone', false],
  [['Place'], 'Zone', true],
  [['Place'], 'Country', false],
  [['Node'], 'Node', true],
  [['City'], undefined, true],
  [['City'], 7, true],
])('the type condition %j matches the type name %j: %s', (names, typename, fits) => {
  expect(compileTypeMatch(schema, names)(typename)).toBe(fits);
});
