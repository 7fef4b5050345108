import { expect, test } from 'vitest';
import { listSuffixes } from './suffixes.ts';

test('suffixesOf yields a domain name and its parent domains', () => {
  expect([...listSuffixes('a.bc.def')]).toEqual(['a.bc.def', 'bc.def', 'def']);
  expect([...listSuffixes('com')]).toEqual(['com']);
});
