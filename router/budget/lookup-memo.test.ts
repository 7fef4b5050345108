import { expect, test } from 'vitest';
import { LookupMemo } from './lookup-memo.ts';

/** Counts how often it is asked. */
const counter = () => {
  let count = 0;
  return () => (count += 1);
};

test('a field is resolved once for an object and its arguments', () => {
  const shared = new LookupMemo();
  const [city, other, field, otherField] = [{}, {}, {}, {}];
  const resolve = counter();
  expect(shared.take(city, field, { lang: 'de' }, resolve)).toBe(1);
  expect(shared.take(city, field, { lang: 'de' }, resolve)).toBe(1);
  expect(shared.take(city, field, { lang: 'fr' }, resolve)).toBe(2);
  expect(shared.take(city, otherField, { lang: 'de' }, resolve)).toBe(3);
  expect(shared.take(other, field, { lang: 'de' }, resolve)).toBe(4);
});

test('the root is one object, in whatever part it is asked', () => {
  const shared = new LookupMemo();
  const field = {};
  const resolve = counter();
  expect([shared.take(undefined, field, {}, resolve), shared.take(undefined, field, {}, resolve)]).toEqual([
    1, 1,
  ]);
});

test('a value that is no object is no key: its fields are resolved each time', () => {
  const shared = new LookupMemo();
  const field = {};
  const resolve = counter();
  expect([shared.take('FR', field, {}, resolve), shared.take('FR', field, {}, resolve)]).toEqual([1, 2]);
});

test('what was thrown is thrown again', () => {
  const shared = new LookupMemo();
  const field = {};
  let count = 0;
  const fail = () => {
    throw new Error(`attempt ${(count += 1)}`);
  };
  expect(() => shared.take(undefined, field, {}, fail)).toThrow('attempt 1');
  expect(() => shared.take(undefined, field, {}, fail)).toThrow('attempt 1');
});
