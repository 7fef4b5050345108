import { expect, test } from 'vitest';
import { perObject } from './per-object.ts';

test('perObject computes a value once per object, even when the value is null or undefined', () => {
  const made: object[] = [];
  const valueOf = perObject((of: { readonly value: null | undefined | number }) => {
    made.push(of);
    return of.value;
  });
  const objects = [{ value: null }, { value: undefined }, { value: 1 }, { value: 1 }];
  for (let turn = 0; turn < 3; turn += 1) expect(objects.map(valueOf)).toEqual([null, undefined, 1, 1]);
  expect(made).toEqual(objects);
});

test('perObject computes a value again after an error', () => {
  let isReady = false;
  const of = perObject(() => {
    if (!isReady) throw new Error('not yet');
    return 'made';
  });
  const key = {};
  expect(() => of(key)).toThrow('not yet');
  isReady = true;
  expect(of(key)).toBe('made');
});
