import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { RequiredSelection, Rewrite } from '../plan/plan-nodes.ts';
import { compileRepresentation } from './representation.ts';
import type { Json } from '../document/result.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  type City implements Node { id: ID! }
  type Zone { id: ID! }
  type Query { node: Node zone: Zone }
`);

const createField = (name: string, key = name, selections: readonly RequiredSelection[] | null = null) =>
  ({ kind: 'field', name, key, selections }) as const;
const createFragment = (type: string, ...selections: RequiredSelection[]) =>
  ({ kind: 'fragment', type, selections }) as const;
const typenameField = createField('__typename');

test.each<[string, RequiredSelection[], Json, Json | null]>([
  [
    'its type and key',
    [typenameField, createField('id')],
    { __typename: 'City', id: '1', name: 'x' },
    { __typename: 'City', id: '1' },
  ],
  [
    "the subgraph's field names",
    [typenameField, createField('id', 'own_id')],
    { __typename: 'City', own_id: '1' },
    { __typename: 'City', id: '1' },
  ],
  [
    'a fetched null',
    [typenameField, createField('id')],
    { __typename: 'City', id: null },
    { __typename: 'City', id: null },
  ],
  ['no value without a key', [typenameField, createField('id')], { __typename: 'City' }, null],
  ['no value without a type', [createField('id')], { id: '1' }, null],
  [
    'the type of the condition when the entity has no type name',
    [createFragment('City', typenameField, createField('id'))],
    { id: '1' },
    { __typename: 'City', id: '1' },
  ],
  [
    'its own type rather than that of the condition',
    [createFragment('Node', typenameField, createField('id'))],
    { __typename: 'City', id: '1' },
    { __typename: 'City', id: '1' },
  ],
  [
    'no value for another type',
    [createFragment('Zone', typenameField, createField('id'))],
    { __typename: 'City', id: '1' },
    null,
  ],
  [
    'the fields of the matching type condition',
    [
      createFragment('Zone', typenameField, createField('code')),
      createFragment('City', typenameField, createField('id')),
    ],
    { __typename: 'City', id: '1' },
    { __typename: 'City', id: '1' },
  ],
  [
    'no value when a field of the matching condition is missing',
    [typenameField, createFragment('City', createField('id'))],
    { __typename: 'City' },
    null,
  ],
  [
    'nested objects',
    [typenameField, createField('at', 'at', [createField('lat')])],
    { __typename: 'City', at: { lat: 1, lon: 2 } },
    { __typename: 'City', at: { lat: 1 } },
  ],
  [
    'a nested null',
    [typenameField, createField('at', 'at', [createField('lat')])],
    { __typename: 'City', at: null },
    { __typename: 'City', at: null },
  ],
  [
    'no value when a nested field is missing',
    [typenameField, createField('at', 'at', [createField('lat')])],
    { __typename: 'City', at: { lon: 2 } },
    null,
  ],
  [
    'nested lists',
    [typenameField, createField('in', 'in', [createField('id')])],
    { __typename: 'City', in: [{ id: 1, x: 1 }, null] },
    { __typename: 'City', in: [{ id: 1 }, null] },
  ],
  [
    'no value when a list element lacks a field',
    [typenameField, createField('in', 'in', [createField('id')])],
    { __typename: 'City', in: [{ id: 1 }, {}] },
    null,
  ],
  [
    'no value when a list element is missing',
    [typenameField, createField('in', 'in', [createField('id')])],
    { __typename: 'City', in: [undefined] },
    null,
  ],
  [
    'no value when a scalar is in place of an object',
    [typenameField, createField('at', 'at', [createField('lat')])],
    { __typename: 'City', at: 7 },
    null,
  ],
])('the representation of an entity has %s', (_, required, entity, expected) => {
  expect(compileRepresentation(required, [], schema)(entity)).toEqual(expected);
});

test('the rewrites of a fetch change the representation but not the response data', () => {
  const rewrite: Rewrite = { kind: 'set', path: [{ kind: 'key', key: '__typename' }], value: 'Node' };
  const entity = { __typename: 'City', id: '1' };
  expect(compileRepresentation([typenameField, createField('id')], [rewrite], schema)(entity)).toEqual({
    __typename: 'Node',
    id: '1',
  });
  expect(entity).toEqual({ __typename: 'City', id: '1' });
});
