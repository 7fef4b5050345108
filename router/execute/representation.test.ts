import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { RequiredSelection, Rewrite } from '../plan/plan-nodes.ts';
import { representation } from './representation.ts';
import type { Json } from '../document/result.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  type City implements Node { id: ID! }
  type Zone { id: ID! }
  type Query { node: Node zone: Zone }
`);

const field = (name: string, key = name, selections: readonly RequiredSelection[] | null = null) =>
  ({ kind: 'field', name, key, selections }) as const;
const on = (type: string, ...selections: RequiredSelection[]) =>
  ({ kind: 'fragment', type, selections }) as const;
const typename = field('__typename');

test.each<[string, RequiredSelection[], Json, Json | null]>([
  [
    'its type and key',
    [typename, field('id')],
    { __typename: 'City', id: '1', name: 'x' },
    { __typename: 'City', id: '1' },
  ],
  [
    'by the names that the subgraph knows',
    [typename, field('id', 'own_id')],
    { __typename: 'City', own_id: '1' },
    { __typename: 'City', id: '1' },
  ],
  [
    'a null that is known',
    [typename, field('id')],
    { __typename: 'City', id: null },
    { __typename: 'City', id: null },
  ],
  ['nothing without a key', [typename, field('id')], { __typename: 'City' }, null],
  ['nothing without a type', [field('id')], { id: '1' }, null],
  [
    'the type of the condition where it says none',
    [on('City', typename, field('id'))],
    { id: '1' },
    { __typename: 'City', id: '1' },
  ],
  [
    'its own type before that of the condition',
    [on('Node', typename, field('id'))],
    { __typename: 'City', id: '1' },
    { __typename: 'City', id: '1' },
  ],
  ['nothing of another type', [on('Zone', typename, field('id'))], { __typename: 'City', id: '1' }, null],
  [
    'what fits, of several types',
    [on('Zone', typename, field('code')), on('City', typename, field('id'))],
    { __typename: 'City', id: '1' },
    { __typename: 'City', id: '1' },
  ],
  [
    'nothing where what a type needs lacks',
    [typename, on('City', field('id'))],
    { __typename: 'City' },
    null,
  ],
  [
    'objects inside',
    [typename, field('at', 'at', [field('lat')])],
    { __typename: 'City', at: { lat: 1, lon: 2 } },
    { __typename: 'City', at: { lat: 1 } },
  ],
  [
    'a null inside',
    [typename, field('at', 'at', [field('lat')])],
    { __typename: 'City', at: null },
    { __typename: 'City', at: null },
  ],
  [
    'nothing where an inner field lacks',
    [typename, field('at', 'at', [field('lat')])],
    { __typename: 'City', at: { lon: 2 } },
    null,
  ],
  [
    'lists inside',
    [typename, field('in', 'in', [field('id')])],
    { __typename: 'City', in: [{ id: 1, x: 1 }, null] },
    { __typename: 'City', in: [{ id: 1 }, null] },
  ],
  [
    'nothing where an element lacks a field',
    [typename, field('in', 'in', [field('id')])],
    { __typename: 'City', in: [{ id: 1 }, {}] },
    null,
  ],
  [
    'nothing where an element is missing',
    [typename, field('in', 'in', [field('id')])],
    { __typename: 'City', in: [undefined] },
    null,
  ],
  [
    'nothing where a leaf stands for an object',
    [typename, field('at', 'at', [field('lat')])],
    { __typename: 'City', at: 7 },
    null,
  ],
])('a subgraph is shown %s', (_, required, entity, expected) => {
  expect(representation(required, [], schema)(entity)).toEqual(expected);
});

test('what the plan rewrites is rewritten in what is shown, and not in the answer', () => {
  const change: Rewrite = { kind: 'set', path: [{ kind: 'key', key: '__typename' }], value: 'Node' };
  const entity = { __typename: 'City', id: '1' };
  expect(representation([typename, field('id')], [change], schema)(entity)).toEqual({
    __typename: 'Node',
    id: '1',
  });
  expect(entity).toEqual({ __typename: 'City', id: '1' });
});
