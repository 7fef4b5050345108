import { expect, test } from 'vitest';
import { createSeededRandom } from '../../test/support/seeded.ts';
import { KeySet } from './key-set.ts';

const addAll = (texts: readonly string[]): boolean[] => {
  const keys = new KeySet();
  return texts.map((text) => keys.add(text));
};

test('KeySet reports each text as new exactly once', () => {
  expect(addAll(['a', 'b', 'a', '', 'ab', '', 'b'])).toEqual([true, true, false, true, true, false, false]);
});

test('KeySet distinguishes texts with common prefixes, texts in other scripts and very long texts', () => {
  const longText = 'x'.repeat(5000);
  const texts = [
    'ü',
    'u\u0308',
    'ue',
    'я',
    '東京',
    '東',
    '🏠',
    'a\u0000',
    'a',
    longText,
    `${longText}y`,
    'x'.repeat(4096),
  ];
  expect(addAll([...texts, ...texts])).toEqual([...texts.map(() => true), ...texts.map(() => false)]);
});

test.each([
  ['fnnhsf', 'reqdbs'],
  ['rajikf', 'xwcnyx'],
])('KeySet distinguishes %s and %s, which have the same hash', (one, other) => {
  expect(addAll([one, other, one, other])).toEqual([true, true, false, false]);
});

test('KeySet agrees with a JavaScript Set for texts that fill many chunks and grow the table', () => {
  const drawRandom = createSeededRandom(5);
  const keys = new KeySet();
  const expectedKeys = new Set<string>();
  const wrongTexts: string[] = [];
  for (let turn = 0; turn < 200_000; turn += 1) {
    const text = `${'Ö'.repeat(turn % 7)}\t${Math.floor(drawRandom() * 40_000)}`;
    if (keys.add(text) === expectedKeys.has(text)) wrongTexts.push(text);
    expectedKeys.add(text);
  }
  expect(wrongTexts).toEqual([]);
});
