import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isTar, readTarFiles } from './tar-archive.ts';

/**
 * Made by GNU tar 1.34, compressed with gzip: files of 512, 0, 513 and 2 bytes. The third is in a folder; a link and
 * that folder precede the last two.
 */
const tarArchive = gunzipSync(
  Buffer.from(
    'H4sIAAAAAAACA+3W0QqDIBgFYB+lN8jfNJ+nmLBYUyij7e0n24Iho+hCYet8N0YFIYfzpzl1vnO2nM+uNywNHtRSPtcgXunj+nWf' +
      'KhWWgrMMptE3Q/j84Jxfe2/reby5H3GDQzPv/ltnU9V/q//8S/8rgf5nseTfd/aSMn+t9Y78Ja+JFcLPDvnnyX+c2jJp/krt6b+Q' +
      'IX+F/mfN/+oGkyr/9fMfxf0nqjH/c7jDsTE4smX+pzxqbZ//Rfz/Jy0x/3NoWnQAAAAAAAAAAAAA4B89AFTUMHoAKAAA',
    'base64',
  ),
);
const unpackTexts = (archive: Buffer) =>
  Object.fromEntries([...readTarFiles(archive)].map(([name, bytes]) => [name, bytes.toString()]));

/** A POSIX ustar header and its content, in blocks of 512 bytes. */
function createEntry(name: string, size: string, kind: string, contents: string): Buffer {
  const bytes = Buffer.alloc(512 + Math.ceil(contents.length / 512) * 512);
  bytes.write(name, 0, 'latin1');
  bytes.write(size, 124, 'latin1');
  bytes.write(kind, 156, 'latin1');
  bytes.write('ustar\u000000', 257, 'latin1');
  bytes.write(contents, 512, 'latin1');
  return bytes;
}

test('the regular files of a tar archive are read by base name, and links and folders are skipped', () => {
  expect(unpackTexts(tarArchive)).toEqual({
    whole: 'x'.repeat(512),
    none: '',
    more: 'y'.repeat(513),
    two: 'ab',
  });
});

test('a tar archive may have octal sizes padded by spaces or zeros, and the zero-byte type of old archives', () => {
  const archive = Buffer.concat([
    createEntry('a/b', '      12 ', '\0', '0123456789'),
    createEntry('c', '00000000003\0', '0', 'abc'),
  ]);
  expect(unpackTexts(archive)).toEqual({ b: '0123456789', c: 'abc' });
});

test('a file name that fills all 100 bytes of its tar header is read completely', () => {
  const name = 'n'.repeat(100);
  const archive = createEntry(name, '1', '0', 'x');
  archive.write('0000644', 100, 'latin1');
  expect([...readTarFiles(archive).keys()]).toEqual([name]);
});

test('data after the empty block at the end of a tar archive is ignored', () => {
  const archive = Buffer.concat([
    createEntry('a', '1', '0', 'x'),
    Buffer.alloc(512),
    createEntry('b', '1', '0', 'y'),
  ]);
  expect(unpackTexts(archive)).toEqual({ a: 'x' });
});

test('the complete files of a tar archive without an end block are read, and an empty archive has no files', () => {
  expect(unpackTexts(tarArchive.subarray(0, 1536))).toEqual({ whole: 'x'.repeat(512), none: '' });
  expect(unpackTexts(Buffer.alloc(0))).toEqual({});
  expect(unpackTexts(tarArchive.subarray(0, 100))).toEqual({});
});

test.each([
  ['the last file is cut off', tarArchive.subarray(0, 1023)],
  ['a size is not a number', createEntry('a', 'zz', '0', 'x')],
  ['a size is below nought', createEntry('a', '-1', '0', 'x')],
  ['a file is longer than the archive', createEntry('a', '1001', '0', 'x')],
])('a tar archive is rejected when %s', (_, archive) => {
  expect(() => readTarFiles(archive)).toThrow(new RangeError('The archive is damaged.'));
});

test('a file may end with the last byte of the tar archive', () => {
  expect(unpackTexts(createEntry('a', '1000', '0', 'x'.repeat(512)))).toEqual({ a: 'x'.repeat(512) });
});

test('a tar archive is recognised by the magic number in its first header', () => {
  expect(isTar(tarArchive)).toBe(true);
  expect(isTar(Buffer.alloc(512))).toBe(false);
  expect(isTar(Buffer.from('ustar'))).toBe(false);
  expect(isTar(tarArchive.subarray(0, 262))).toBe(true);
});
