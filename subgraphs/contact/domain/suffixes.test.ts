import { expect, test } from 'vitest';
import { suffixesOf } from './suffixes.ts';

test('suffixesOf yields a domain name and its parent domains', () => {
  expect([...suffixesOf('a.bc.def')]).toEqual(['a.bc.def', 'bc.def', 'def']);
  expect([...suffixesOf('com')]).toEqual(['com']);
});
