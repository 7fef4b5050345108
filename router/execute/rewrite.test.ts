import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { Rewrite, RewriteSegment } from '../plan/plan-nodes.ts';
import { compileRewrites } from './rewrite.ts';

const schema = buildSchema(
  'interface I { a: Int } type S implements I { a: Int } type T { a: Int } type U { a: Int } type Query { i: I }',
);
const applyRewriteTo = (value: unknown, ...changes: Rewrite[]) => compileRewrites(changes, schema)(value);

const createKeySegment = (name: string): RewriteSegment => ({ kind: 'key', key: name });
const createTypesSegment = (...names: string[]): RewriteSegment => ({ kind: 'types', names });

test.each<[string, unknown, RewriteSegment[], unknown]>([
  ['at the top', { a: 1, c: 2 }, [createKeySegment('a')], { b: 1, c: 2 }],
  ['below', { x: { a: 1 } }, [createKeySegment('x'), createKeySegment('a')], { x: { b: 1 } }],
  ['in every element of a list', [{ a: 1 }, { a: 2 }], [createKeySegment('a')], [{ b: 1 }, { b: 2 }]],
  [
    'in lists of lists below',
    { x: [[{ a: 1 }], [{ a: 2 }]] },
    [createKeySegment('x'), createKeySegment('a')],
    { x: [[{ b: 1 }], [{ b: 2 }]] },
  ],
  ['a null stays null', { a: null }, [createKeySegment('a')], { b: null }],
  ['not a missing key', { c: 1 }, [createKeySegment('a')], { c: 1 }],
  ['not below a missing key', { c: 1 }, [createKeySegment('x'), createKeySegment('a')], { c: 1 }],
  [
    'not outside the path',
    { a: 1, x: { a: 1 } },
    [createKeySegment('x'), createKeySegment('a')],
    { a: 1, x: { b: 1 } },
  ],
  [
    'of a type',
    { __typename: 'T', a: 1 },
    [createTypesSegment('S', 'T'), createKeySegment('a')],
    { __typename: 'T', b: 1 },
  ],
  [
    'not of another type',
    { __typename: 'U', a: 1 },
    [createTypesSegment('S', 'T'), createKeySegment('a')],
    { __typename: 'U', a: 1 },
  ],
  ['of an object without a type name', { a: 1 }, [createTypesSegment('T'), createKeySegment('a')], { b: 1 }],
  [
    'of some elements',
    [{ __typename: 'T', a: 1 }, { __typename: 'U', a: 2 }, null],
    [createTypesSegment('T'), createKeySegment('a')],
    [{ __typename: 'T', b: 1 }, { __typename: 'U', a: 2 }, null],
  ],
  [
    'of a type that implements the interface',
    [
      { __typename: 'S', a: 1 },
      { __typename: 'U', a: 2 },
    ],
    [createTypesSegment('I'), createKeySegment('a')],
    [
      { __typename: 'S', b: 1 },
      { __typename: 'U', a: 2 },
    ],
  ],
  ['nothing without a path', { a: 1 }, [], { a: 1 }],
  ['not in text', 'a', [createKeySegment('a')], 'a'],
])('a rewrite of a fetch renames a key: %s', (_, value, path, expected) => {
  applyRewriteTo(value, { kind: 'rename', path, key: 'b' });
  expect(value).toEqual(expected);
});

test('a rewrite of a fetch replaces a value only where a value exists', () => {
  const value = { x: [{ a: 1 }, { c: 1 }] };
  applyRewriteTo(value, { kind: 'set', path: [createKeySegment('x'), createKeySegment('a')], value: 'b' });
  expect(value).toEqual({ x: [{ a: 'b' }, { c: 1 }] });
});

test('several rewrites of a fetch are applied in order', () => {
  const value = { a: 1 };
  applyRewriteTo(
    value,
    { kind: 'rename', path: [createKeySegment('a')], key: 'b' },
    { kind: 'set', path: [createKeySegment('b')], value: 'c' },
  );
  expect(value).toEqual({ b: 'c' });
});
