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
  ['a null keeps being one', { a: null }, [key('a')], { b: null }],
  ['not what is not there', { c: 1 }, [key('a')], { c: 1 }],
  ['not below what is not there', { c: 1 }, [key('x'), key('a')], { c: 1 }],
  ['not beside the path', { a: 1, x: { a: 1 } }, [key('x'), key('a')], { a: 1, x: { b: 1 } }],
  ['of a type', { __typename: 'T', a: 1 }, [types('S', 'T'), key('a')], { __typename: 'T', b: 1 }],
  ['not of another type', { __typename: 'U', a: 1 }, [types('S', 'T'), key('a')], { __typename: 'U', a: 1 }],
  ['of what does not say its type', { a: 1 }, [types('T'), key('a')], { b: 1 }],
  [
    'of some elements',
    [{ __typename: 'T', a: 1 }, { __typename: 'U', a: 2 }, null],
    [types('T'), key('a')],
    [{ __typename: 'T', b: 1 }, { __typename: 'U', a: 2 }, null],
  ],
  [
    'of what is one of an interface',
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
  ['without a path nothing', { a: 1 }, [], { a: 1 }],
  ['not in text', 'a', [key('a')], 'a'],
])('a key is renamed: %s', (_, value, path, expected) => {
  rewrite(value, { kind: 'rename', path, key: 'b' });
  expect(value).toEqual(expected);
});

test('a value is set where there is one, and nowhere else', () => {
  const value = { x: [{ a: 1 }, { c: 1 }] };
  rewrite(value, { kind: 'set', path: [key('x'), key('a')], value: 'b' });
  expect(value).toEqual({ x: [{ a: 'b' }, { c: 1 }] });
});

test('several are applied one after the other', () => {
  const value = { a: 1 };
  rewrite(
    value,
    { kind: 'rename', path: [key('a')], key: 'b' },
    { kind: 'set', path: [key('b')], value: 'c' },
  );
  expect(value).toEqual({ b: 'c' });
});
