import { expect, test } from 'vitest';
import { suffixesOf } from './suffixes.ts';

test('a name is followed by all that stands above it', () => {
  expect([...suffixesOf('a.bc.def')]).toEqual(['a.bc.def', 'bc.def', 'def']);
  expect([...suffixesOf('com')]).toEqual(['com']);
});
