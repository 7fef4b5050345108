import { expect, test } from 'vitest';
import { isCommon, requiredTexts } from './required-texts.ts';

test.each([
  // Edges and what must stand beside take no place.
  ['qx\\bzw', ['qxzw']],
  ['^qxz$', ['qxz']],
  ['qx(?=zw)vk', ['qxvk']],
  ['qx(?!zw)vk', ['qxvk']],
  ['qx(?<=zw)vk', ['qxvk']],
  ['qx(?<!zw)vk', ['qxvk']],
  ['qx(?<name>zw)vk', ['qxzwvk']],
  ['qx(?:zw)vk', ['qxzwvk']],
  ['qx(zw)vk', ['qxzwvk']],
  // Classes, references and characters by their numbers are anything.
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
  // Repetitions: what need not be there is not required.
  ['qx?zw', ['qzw', 'qxzw']],
  ['qxj*zwvk', ['zwvk']],
  ['qxj{0,3}zwvk', ['zwvk']],
  ['(?:zwvk)+qx', ['zwvk']],
  ['(?:zwvk){1,3}qx', ['zwvk']],
  ['(?:zwvk){2}?qx', ['zwvk']],
  ['(?:zwvk)?', null],
  ['(?:zwvk)*', null],
  // Of two the longer says more; of equals the first.
  ['qxz.wvkj', ['wvkj']],
  ['qxz.wvk', ['qxz']],
  ['qxzwv|jkv', ['qxzwv', 'jkv']],
  ['(?:qxz|jkv).', ['qxz', 'jkv']],
  ['qxz|.', null],
  ['QXZ', ['qxz']],
  // Two letters are enough, one is not; what most texts hold is nothing.
  ['qz', ['qz']],
  ['q', null],
  ['(?:qxz|q)', null],
  ['mozilla', null],
  ['mozilla.qz', ['qz']],
])('%s requires %j', (source, texts) => {
  expect(requiredTexts(source)).toEqual(texts);
});

test('64 texts may stand for a part; of more the rest is looked at', () => {
  expect(requiredTexts('[qxzw][qxzw][qxzw]')).toHaveLength(64);
  expect(requiredTexts('[qxzw][qxzw][qxzw][qx]jkvj')).toEqual(['jkvj']);
  const words = (count: number) => Array.from({ length: count }, (_, index) => `q${index}z`).join('|');
  expect(requiredTexts(words(64))).toHaveLength(64);
  expect(requiredTexts(words(65))).toBeNull();
});

test('what stands in the texts of telephones and desks is common', () => {
  expect(['android', 'safari/5', 'an', 'o'].filter(isCommon)).toHaveLength(4);
  expect(['androids', 'qz'].filter(isCommon)).toEqual([]);
});
