import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { Rewrite, RewriteSegment } from '../plan/plan-nodes.ts';
import { compileRewrites } from './rewrite.ts';

const schema = buildSchema(
  'interface I { a: Int } type S implements I { a: Int } type T { a: Int } type U { a: Int } type Query { i: I }',
);
const rewrite = (value: unknown, ...changes: Rewrite[]) => compileRewrites(changes, schema)(value);

const key = (name: string): RewriteSegment => ({ kind: 'key', key: name });
const types = (...names: string[]): RewriteSegment => ({ kind: 'types', names });

test.each<[string, unknown, RewriteSegment[], unknown]>([
  ['at the top', { a: 1, c: 2 }, [key('a')], { b: 1, c: 2 }],
  ['below', { x: { a: 1 } }, [key('x'), key('a')], { x: { b: 1 } }],
  ['in every element of a list', [{ a: 1 }, { a: 2 }], [key('a')], [{ b: 1 }, { b: 2 }]],
  [
    'in lists of lists below',
    { x: [[{ a: 1 }], [{ a: 2 }]] },
    [key('x'), key('a')],
    { x: [[{ b: 1 }], [{ b: 2 }]] },
  ],
  ['a null stays null', { a: null }, [key('a')], { b: null }],
  ['not a missing key', { c: 1 }, [key('a')], { c: 1 }],
  ['not below a missing key', { c: 1 }, [key('x'), key('a')], { c: 1 }],
  ['not outside the path', { a: 1, x: { a: 1 } }, [key('x'), key('a')], { a: 1, x: { b: 1 } }],
  ['of a type', { __typename: 'T', a: 1 }, [types('S', 'T'), key('a')], { __typename: 'T', b: 1 }],
  ['not of another type', { __typename: 'U', a: 1 }, [types('S', 'T'), key('a')], { __typename: 'U', a: 1 }],
  ['of an object without a type name', { a: 1 }, [types('T'), key('a')], { b: 1 }],
  [
    'of some elements',
    [{ __typename: 'T', a: 1 }, { __typename: 'U', a: 2 }, null],
    [types('T'), key('a')],
    [{ __typename: 'T', b: 1 }, { __typename: 'U', a: 2 }, null],
  ],
  [
    'of a type that implements the interface',
    [
      { __typename: 'S', a: 1 },
      { __typename: 'U', a: 2 },
    ],
    [types('I'), key('a')],
    [
      { __typename: 'S', b: 1 },
      { __typename: 'U', a: 2 },
    ],
  ],
  ['nothing without a path', { a: 1 }, [], { a: 1 }],
  ['not in text', 'a', [key('a')], 'a'],
])('a rewrite renames a key: %s', (_, value, path, expected) => {
  rewrite(value, { kind: 'rename', path, key: 'b' });
  expect(value).toEqual(expected);
});

test('a rewrite replaces a value only where one exists', () => {
  const value = { x: [{ a: 1 }, { c: 1 }] };
  rewrite(value, { kind: 'set', path: [key('x'), key('a')], value: 'b' });
  expect(value).toEqual({ x: [{ a: 'b' }, { c: 1 }] });
});

test('several rewrites are applied in order', () => {
  const value = { a: 1 };
  rewrite(
    value,
    { kind: 'rename', path: [key('a')], key: 'b' },
    { kind: 'set', path: [key('b')], value: 'c' },
  );
  expect(value).toEqual({ b: 'c' });
});
