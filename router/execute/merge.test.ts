import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, merge } from './merge.ts';
import type { Json } from '../document/result.ts';

describe('merging a fetch result into existing data', () => {
  test.each<[string, Json, Json, Json]>([
    ['a new key is added', { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ['a null is filled', { a: null }, { a: 1 }, { a: 1 }],
    ['a new null does not replace a value', { a: 1 }, { a: null }, { a: 1 }],
    ['undefined does not replace a value', { a: 1 }, { a: undefined }, { a: 1 }],
    ['a new key may be null', {}, { a: null }, { a: null }],
    ['the later scalar wins', { a: 1 }, { a: 2 }, { a: 2 }],
    ['objects merge', { a: { b: 1, c: 1 } }, { a: { c: 2, d: 3 } }, { a: { b: 1, c: 2, d: 3 } }],
    [
      'lists merge by index',
      { a: [{ b: 1 }, { b: 2 }] },
      { a: [{ c: 3 }, { c: 4 }] },
      {
        a: [
          { b: 1, c: 3 },
          { b: 2, c: 4 },
        ],
      },
    ],
    [
      'elements that are null are filled',
      { a: [null, { b: 2 }] },
      { a: [{ c: 3 }, null] },
      { a: [{ c: 3 }, { b: 2 }] },
    ],
    ['existing scalar elements are kept', { a: [1, undefined] }, { a: [2, 3] }, { a: [1, 3] }],
    [
      'lists of lists merge',
      { a: [[{ b: 1 }], [1]] },
      { a: [[{ c: 2 }], [2, 3]] },
      { a: [[{ b: 1, c: 2 }], [1, 3]] },
    ],
    ['an object does not merge with a list', { a: { b: 1 } }, { a: [1] }, { a: [1] }],
    ['a list does not merge with an object', { a: [1] }, { a: { b: 1 } }, { a: { b: 1 } }],
    [
      'elements of different kinds do not merge',
      { a: [{ b: 1 }, [1]] },
      { a: [[2], { c: 2 }] },
      { a: [{ b: 1 }, [1]] },
    ],
    [
      'a scalar does not merge with an object or a list',
      { a: { b: 1 }, c: [1] },
      { a: 'x', c: 'y' },
      { a: 'x', c: 'y' },
    ],
  ])('a fetch result is merged into existing data: %s', (_, target, source, expected) => {
    merge(target, source);
    expect(target).toEqual(expected);
  });
});

test('a copy of fetched data equals the original and shares no mutable parts with it', () => {
  // Responses never have this key, because such an alias is rejected before execution.
  const value = fc.jsonValue().filter((each) => !JSON.stringify(each).includes('"__proto__"'));
  fc.assert(
    fc.property(value, (original) => {
      const jsonBefore = JSON.stringify(original);
      const copied = copy(original);
      expect(copied).toEqual(original);
      corrupt(copied);
      expect(JSON.stringify(original)).toBe(jsonBefore);
    }),
  );
});

function corrupt(value: unknown): void {
  if (Array.isArray(value)) {
    value.forEach(corrupt);
    value.push('spoilt');
  } else if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(corrupt);
    Object.assign(value, { spoilt: true });
  }
}
