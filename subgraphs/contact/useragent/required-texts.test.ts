import { expect, test } from 'vitest';
import { isCommon, findRequiredTexts } from './required-texts.ts';

test.each([
  // Anchors and lookarounds match the empty text.
  ['qx\\bzw', ['qxzw']],
  ['^qxz$', ['qxz']],
  ['qx(?=zw)vk', ['qxvk']],
  ['qx(?!zw)vk', ['qxvk']],
  ['qx(?<=zw)vk', ['qxvk']],
  ['qx(?<!zw)vk', ['qxvk']],
  ['qx(?<name>zw)vk', ['qxzwvk']],
  ['qx(?:zw)vk', ['qxzwvk']],
  ['qx(zw)vk', ['qxzwvk']],
  // Classes, references and characters by code match anything.
  ['qx\\dzwvk', ['zwvk']],
  ['qx.zwvk', ['zwvk']],
  ['qx\\u0041zwvk', ['zwvk']],
  ['qx\\x41zwvk', ['zwvk']],
  ['(qx)\\1zwvk', ['zwvk']],
  ['qx[^a]zwvk', ['zwvk']],
  ['qx[a-c]zwvk', ['zwvk']],
  ['qx[\\d]zwvk', ['zwvk']],
  ['qx[é]zwvk', ['zwvk']],
  ['qxézwvk', ['zwvk']],
  ['qx~zw', ['qx~zw']],
  ['qx[.]zw', ['qx.zw']],
  ['qx[\\]]zw', ['qx]zw']],
  ['qx\\.zw', ['qx.zw']],
  ['qx\\/zw', ['qx/zw']],
  // Repetitions: optional parts are not required.
  ['qx?zw', ['qzw', 'qxzw']],
  ['qxj*zwvk', ['zwvk']],
  ['qxj{0,3}zwvk', ['zwvk']],
  ['(?:zwvk)+qx', ['zwvk']],
  ['(?:zwvk){1,3}qx', ['zwvk']],
  ['(?:zwvk){2}?qx', ['zwvk']],
  ['(?:zwvk)?', null],
  ['(?:zwvk)*', null],
  // The longer of two texts is more selective. Of two equally long texts, the first is used.
  ['qxz.wvkj', ['wvkj']],
  ['qxz.wvk', ['qxz']],
  ['qxzwv|jkv', ['qxzwv', 'jkv']],
  ['(?:qxz|jkv).', ['qxz', 'jkv']],
  ['qxz|.', null],
  ['QXZ', ['qxz']],
  // Two letters are sufficient, one is not. Texts that most headers contain are ignored.
  ['qz', ['qz']],
  ['q', null],
  ['(?:qxz|q)', null],
  ['mozilla', null],
  ['mozilla.qz', ['qz']],
])('the expression %s requires the texts %j', (source, texts) => {
  expect(findRequiredTexts(source)).toEqual(texts);
});

test('the required texts of an expression have at most 64 alternatives for a part, or come from its other parts', () => {
  expect(findRequiredTexts('[qxzw][qxzw][qxzw]')).toHaveLength(64);
  expect(findRequiredTexts('[qxzw][qxzw][qxzw][qx]jkvj')).toEqual(['jkvj']);
  const joinWords = (count: number) => Array.from({ length: count }, (_, index) => `q${index}z`).join('|');
  expect(findRequiredTexts(joinWords(64))).toHaveLength(64);
  expect(findRequiredTexts(joinWords(65))).toBeNull();
});

test('texts that occur in typical headers of phones and desktops are classified as common', () => {
  expect(['android', 'safari/5', 'an', 'o'].filter(isCommon)).toHaveLength(4);
  expect(['androids', 'qz'].filter(isCommon)).toEqual([]);
});
