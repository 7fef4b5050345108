import { expect, test } from 'vitest';
import { formatKey, hashSecret, keyTypes, createKey, parseKey, isMatchingSecret } from './key.ts';

test.each(keyTypes)('a new %s key parses to the parts from which it was formatted', (type) => {
  const parts = createKey(type);
  expect(parseKey(formatKey(parts))).toEqual(parts);
});

test('two new keys are never equal', () => {
  expect(createKey('secret').secret).not.toBe(createKey('secret').secret);
});

test('any single wrong character of a key is detected without a store read', () => {
  const key = formatKey(createKey('secret'));
  for (let index = 0; index < key.length; index += 1) {
    const otherCharacter = key[index] === 'a' ? 'b' : 'a';
    expect(parseKey(key.slice(0, index) + otherCharacter + key.slice(index + 1)), `${index}`).toBeNull();
  }
});

test.each(['', 'nope', 'secret__', 'Secret_aaaaaaaa_', 'x'.repeat(10_000)])(
  'the text %j is rejected as a key',
  (text) => {
    expect(parseKey(text)).toBeNull();
  },
);

test('only the secret of a key matches its stored hash, and no secret matches a missing hash', () => {
  const { secret } = createKey('secret');
  expect(isMatchingSecret(secret, hashSecret(secret))).toBe(true);
  expect(isMatchingSecret(createKey('secret').secret, hashSecret(secret))).toBe(false);
  expect(isMatchingSecret(secret, null)).toBe(false);
  expect(isMatchingSecret(secret, Buffer.alloc(0))).toBe(false);
});
