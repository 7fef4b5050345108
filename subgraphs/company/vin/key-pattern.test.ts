import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../test/fuzz/random.ts';
import { isPattern, isMatchingKeys, computeWeight } from './key-pattern.ts';
import { decode } from './vehicle-file.ts';

const toBytes = (text: string) => Buffer.from(text, 'latin1');
const isMatch = (keys: string, subject: string) =>
  isMatchingKeys(toBytes(keys), 0, keys.length, toBytes(subject));

/** Converts a pattern to an equivalent regular expression. */
const toRegExp = (keys: string) =>
  new RegExp(`^${keys.replace('|', '\\|').replace(/\*/g, '.').replace(/#/g, '\\d')}`);

test.each([
  ['AB', 'ABCDE|FG', true],
  ['AB', 'AC', false],
  ['AB', 'A', false],
  ['', 'A', true],
  ['A*C', 'AXC', true],
  ['A*', 'A', false],
  ['##', '12', true],
  ['##', '1A', false],
  ['[BC]D', 'CD', true],
  ['[BC]D', 'DD', false],
  ['[A-C1]Z', 'BZ', true],
  ['[A-C1]Z', '1Z', true],
  ['[A-C1]Z', 'DZ', false],
  ['[1-46-9A]', '5', false],
  ['[1-46-9A]', '9', true],
  ['[A-]', '-', true],
  ['*****|*[0-4]', 'ABCDE|X4', true],
  ['*****|*[0-4]', 'ABCDE|X5', false],
])('the VIN pattern %s matches %s: %s', (keys, subject, expected) => {
  expect(isMatch(keys, subject)).toBe(expected);
  expect(isPattern(keys)).toBe(true);
});

test.each(['[', ']', 'A[', 'A]B', '[]', '[[A]]'])('the invalid VIN pattern %s is rejected', (keys) => {
  expect(isPattern(keys)).toBe(false);
});

test.each([
  ['', 0],
  ['***', 0],
  ['AB*', 2],
  ['##', 2],
  ['[ABC]D', 2],
  ['*****|*A[1-9]', 2],
])('the VIN pattern %s specifies %i fixed positions', (keys, weight) => {
  expect(computeWeight(toBytes(keys), 0, keys.length)).toBe(weight);
});

describe('patterns of vPIC', () => {
  const file = readFileSync(new URL('vehicles.bin', import.meta.url));
  const { keyBytes, keyEnds } = decode(brotliDecompressSync(file.subarray(file.indexOf('\n\n') + 2)));
  const text = Buffer.from(keyBytes).toString('latin1');
  const keyRanges = Array.from(keyEnds, (end, index) => [keyEnds[index - 1] ?? 0, end] as const);

  test('the patterns of vPIC match the same texts as equivalent regular expressions', () => {
    const random = new Random(15);
    const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
    expect(keyRanges.length).toBeGreaterThan(50_000);
    let matchCount = 0;
    for (const [from, end] of keyRanges) {
      const keys = text.slice(from, end);
      const expression = toRegExp(keys);
      // A text close to the pattern, so that some texts match and others just fail.
      const nearMatch = keys.replace(/\[([^\]]+)\]/g, (_, set: string) =>
        set.charAt(random.below(set.length)),
      );
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const subject = nearMatch
          .replace(/[*#]/g, () => letters.charAt(random.below(letters.length)))
          .replace(/./g, (own) => (random.chance(0.05) ? letters.charAt(random.below(letters.length)) : own))
          .padEnd(14, letters)
          .slice(0, 14);
        const isExpectedMatch = expression.test(subject);
        matchCount += Number(isExpectedMatch);
        if (isMatchingKeys(keyBytes, from, end, toBytes(subject)) !== isExpectedMatch)
          throw new Error(`${keys} of ${subject}: not ${isExpectedMatch}`);
      }
    }
    expect(matchCount / keyRanges.length / 4).toBeGreaterThan(0.3);
    expect(matchCount / keyRanges.length / 4).toBeLessThan(0.9);
  });
});
