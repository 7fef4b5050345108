import { expect, test } from 'vitest';
import { memoizePerObject } from './memoize-per-object.ts';

test('memoizePerObject computes a value once per object, even when the value is null or undefined', () => {
  const computedObjects: object[] = [];
  const readValue = memoizePerObject((of: { readonly value: null | undefined | number }) => {
    computedObjects.push(of);
    return of.value;
  });
  const objects = [{ value: null }, { value: undefined }, { value: 1 }, { value: 1 }];
  for (let turn = 0; turn < 3; turn += 1) expect(objects.map(readValue)).toEqual([null, undefined, 1, 1]);
  expect(computedObjects).toEqual(objects);
});

test('memoizePerObject computes a value again after an error', () => {
  let isReady = false;
  const readReadiness = memoizePerObject(() => {
    if (!isReady) throw new Error('not yet');
    return 'made';
  });
  const key = {};
  expect(() => readReadiness(key)).toThrow('not yet');
  isReady = true;
  expect(readReadiness(key)).toBe('made');
});
