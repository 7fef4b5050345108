import { expect, test } from 'vitest';
import { LookupMemo } from './lookup-memo.ts';

/** Returns a resolver that counts its calls. */
const createCountingResolver = () => {
  let count = 0;
  return () => (count += 1);
};

test('the lookup memo resolves a field once per object and arguments', () => {
  const memo = new LookupMemo();
  const [city, other, field, otherField] = [{}, {}, {}, {}];
  const resolve = createCountingResolver();
  expect(memo.take(city, field, { lang: 'de' }, resolve)).toBe(1);
  expect(memo.take(city, field, { lang: 'de' }, resolve)).toBe(1);
  expect(memo.take(city, field, { lang: 'fr' }, resolve)).toBe(2);
  expect(memo.take(city, otherField, { lang: 'de' }, resolve)).toBe(3);
  expect(memo.take(other, field, { lang: 'de' }, resolve)).toBe(4);
});

test('the lookup memo treats the root value as one object in all parts of an operation', () => {
  const memo = new LookupMemo();
  const field = {};
  const resolve = createCountingResolver();
  expect([memo.take(undefined, field, {}, resolve), memo.take(undefined, field, {}, resolve)]).toEqual([
    1, 1,
  ]);
});

test('the lookup memo does not cache fields of a value that is not an object', () => {
  const memo = new LookupMemo();
  const field = {};
  const resolve = createCountingResolver();
  expect([memo.take('FR', field, {}, resolve), memo.take('FR', field, {}, resolve)]).toEqual([1, 2]);
});

test('the lookup memo throws a cached error again without running the resolver', () => {
  const memo = new LookupMemo();
  const field = {};
  let count = 0;
  const fail = () => {
    throw new Error(`attempt ${(count += 1)}`);
  };
  expect(() => memo.take(undefined, field, {}, fail)).toThrow('attempt 1');
  expect(() => memo.take(undefined, field, {}, fail)).toThrow('attempt 1');
});
