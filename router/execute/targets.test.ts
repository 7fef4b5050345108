import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { FlattenPath } from '../plan/plan-nodes.ts';
import { typeMatch } from './possible-types.ts';
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

const field = (key: string) => ({ kind: 'field', key }) as const;
const list = { kind: 'list' } as const;
const types = (...names: string[]) => ({ kind: 'types', names }) as const;
const one = { id: 1 };
const two = { id: 2 };

describe('the entities at a path, with their response paths', () => {
  test.each<[string, FlattenPath, Json, [Json, ResponseKey[]][]]>([
    ['an object', [field('a')], { a: one }, [[one, ['a']]]],
    ['below another', [field('a'), field('b')], { a: { b: one } }, [[one, ['a', 'b']]]],
    ['nothing below a null', [field('a'), field('b')], { a: null }, []],
    ['nothing for a missing key', [field('a')], {}, []],
    ['nothing below a scalar', [field('a'), field('b')], { a: 'text' }, []],
    [
      'a list, element by element',
      [field('a'), list],
      { a: [one, null, two] },
      [
        [one, ['a', 0]],
        [two, ['a', 2]],
      ],
    ],
    [
      'a list that the path does not speak of',
      [field('a')],
      { a: [one, two] },
      [
        [one, ['a', 0]],
        [two, ['a', 1]],
      ],
    ],
    [
      'such a list on the way',
      [field('a'), field('b')],
      { a: [{ b: one }, { b: two }] },
      [
        [one, ['a', 0, 'b']],
        [two, ['a', 1, 'b']],
      ],
    ],
    [
      'a list of lists',
      [field('a'), list, list, field('b')],
      { a: [[{ b: one }], [], [{ b: two }]] },
      [
        [one, ['a', 0, 0, 'b']],
        [two, ['a', 2, 0, 'b']],
      ],
    ],
    [
      'a list of lists at the end',
      [field('a')],
      { a: [[one], [two]] },
      [
        [one, ['a', 0, 0]],
        [two, ['a', 1, 0]],
      ],
    ],
    [
      'of a type',
      [field('a'), types('City')],
      { a: { __typename: 'City', id: 1 } },
      [[{ __typename: 'City', id: 1 }, ['a']]],
    ],
    ['not of another', [field('a'), types('City')], { a: { __typename: 'Zone', id: 1 } }, []],
    [
      'of some elements',
      [field('a'), list, types('Node'), field('b')],
      {
        a: [
          { __typename: 'Country', b: one },
          { __typename: 'Zone', b: two },
        ],
      },
      [[one, ['a', 0, 'b']]],
    ],
  ])('finds the entities at a path: %s', (_, path, data, expected) => {
    const found: Json[] = [];
    const trails: ResponseKey[][] = [];
    new Targets(path, schema).collect(data, found, trails);
    expect(found.map((entity, index) => [entity, trails[index]])).toEqual(expected);
    const alone: Json[] = [];
    new Targets(path, schema).collect(data, alone);
    expect(alone).toEqual(found);
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
])('the condition %j matches type name %j: %s', (names, typename, fits) => {
  expect(typeMatch(schema, names)(typename)).toBe(fits);
});
