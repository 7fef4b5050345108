import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { packTexts } from '../pack/packed-texts.js';
import { PackedTexts } from './packed-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const texts = new Map([
  ['a/empty.json', ''],
  ['a/names.json', JSON.stringify({ JP: 'ジャパン', DE: 'Däitschland', FR: '🇫🇷' })],
  ['b/long.json', JSON.stringify(Array.from({ length: 50_000 }, (_, index) => index * 7919))],
]);
const file = join(folder, 'texts.bin');
packTexts(file, texts);

test('packed texts are read back unchanged in any order', () => {
  const packed = new PackedTexts(pathToFileURL(file));
  for (const [name, text] of [...texts].reverse()) {
    expect(packed.has(name)).toBe(true);
    expect(packed.read(name)).toBe(text);
  }
});

test('packed texts return null for an unknown name, even for the name of a property that every object has', () => {
  const packed = new PackedTexts(pathToFileURL(file));
  for (const name of ['a', 'a/names', 'toString', '__proto__']) {
    expect(packed.has(name)).toBe(false);
    expect(packed.read(name)).toBeNull();
  }
});

test('a missing or truncated file of packed texts throws an error', () => {
  expect(() => new PackedTexts(pathToFileURL(join(folder, 'none.bin')))).toThrow('ENOENT');
  const truncatedFile = join(folder, 'cut.bin');
  packTexts(truncatedFile, texts);
  const packed = new PackedTexts(pathToFileURL(truncatedFile));
  truncateSync(truncatedFile, 300);
  expect(() => packed.read('b/long.json')).toThrow('truncated');
  writeFileSync(truncatedFile, '');
  expect(() => new PackedTexts(pathToFileURL(truncatedFile))).toThrow('truncated');
});
