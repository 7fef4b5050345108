import { expect, test } from 'vitest';
import { LookupMemo } from './lookup-memo.ts';

/** Returns a resolver that counts its calls. */
const counter = () => {
  let count = 0;
  return () => (count += 1);
};

test('the lookup memo resolves a field once per object and arguments', () => {
  const shared = new LookupMemo();
  const [city, other, field, otherField] = [{}, {}, {}, {}];
  const resolve = counter();
  expect(shared.take(city, field, { lang: 'de' }, resolve)).toBe(1);
  expect(shared.take(city, field, { lang: 'de' }, resolve)).toBe(1);
  expect(shared.take(city, field, { lang: 'fr' }, resolve)).toBe(2);
  expect(shared.take(city, otherField, { lang: 'de' }, resolve)).toBe(3);
  expect(shared.take(other, field, { lang: 'de' }, resolve)).toBe(4);
});

test('the lookup memo treats the root as one object in all parts', () => {
  const shared = new LookupMemo();
  const field = {};
  const resolve = counter();
  expect([shared.take(undefined, field, {}, resolve), shared.take(undefined, field, {}, resolve)]).toEqual([
    1, 1,
  ]);
});

test('the lookup memo does not cache fields of a value that is not an object', () => {
  const shared = new LookupMemo();
  const field = {};
  const resolve = counter();
  expect([shared.take('FR', field, {}, resolve), shared.take('FR', field, {}, resolve)]).toEqual([1, 2]);
});

test('the lookup memo throws a cached error again without running the resolver', () => {
  const shared = new LookupMemo();
  const field = {};
  let count = 0;
  const fail = () => {
    throw new Error(`attempt ${(count += 1)}`);
  };
  expect(() => shared.take(undefined, field, {}, fail)).toThrow('attempt 1');
  expect(() => shared.take(undefined, field, {}, fail)).toThrow('attempt 1');
});
