import { expect, test } from 'vitest';
import { createSeededRandom } from '../../test/support/seeded.ts';
import { KeySet } from './key-set.ts';

const added = (texts: readonly string[]): boolean[] => {
  const keys = new KeySet();
  return texts.map((text) => keys.add(text));
};

test('KeySet reports each text as new once', () => {
  expect(added(['a', 'b', 'a', '', 'ab', '', 'b'])).toEqual([true, true, false, true, true, false, false]);
});

test('KeySet distinguishes texts with common prefixes, other scripts and excessive length', () => {
  const long = 'x'.repeat(5000);
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
    long,
    `${long}y`,
    'x'.repeat(4096),
  ];
  expect(added([...texts, ...texts])).toEqual([...texts.map(() => true), ...texts.map(() => false)]);
});

test.each([
  ['fnnhsf', 'reqdbs'],
  ['rajikf', 'xwcnyx'],
])('KeySet distinguishes %s and %s, which have the same hash', (one, other) => {
  expect(added([one, other, one, other])).toEqual([true, true, false, false]);
});

test('agrees with a Set for texts that fill many chunks and grow the table', () => {
  const draw = createSeededRandom(5);
  const keys = new KeySet();
  const set = new Set<string>();
  const wrong: string[] = [];
  for (let turn = 0; turn < 200_000; turn += 1) {
    const text = `${'Ö'.repeat(turn % 7)}\t${Math.floor(draw() * 40_000)}`;
    if (keys.add(text) === set.has(text)) wrong.push(text);
    set.add(text);
  }
  expect(wrong).toEqual([]);
});
