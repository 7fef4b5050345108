import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLines } from './lines.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookup-lines-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, content: string | Uint8Array): Promise<string[]> {
  const path = join(folder, name);
  await writeFile(path, content);
  const lines: string[] = [];
  for await (const { line, text } of readLines(path)) {
    if (line <= 3) lines.push(text);
  }
  return lines;
}

test('the same lines are read from text, gzip and ZIP files', async () => {
  const text = 'a\r\nÄb\nc';
  const expectedLines = ['a', 'Äb', 'c'];
  expect(await read('a.txt', text)).toEqual(expectedLines);
  expect(await read('a.txt.gz', gzipSync(text))).toEqual(expectedLines);
  expect(await read('a.zip', zipSync({ 'a.txt': Buffer.from(text) }))).toEqual(expectedLines);
});

test('a text file without line ends is rejected when it exceeds the maximum length of a line', async () => {
  const text = 'x'.repeat(64 * 1024 * 1024);
  const tooLong = /unreadable after line 0: a line is longer than 1,048,576 characters/;
  await expect(read('b.txt', text)).rejects.toThrow(tooLong);
  await expect(read('b.txt.gz', gzipSync(text))).rejects.toThrow(tooLong);
});

test('a compressed file whose size grows beyond any plausible data is rejected', async () => {
  const empty = Buffer.from(`${' '.repeat(1023)}\n`.repeat(64 * 1024));
  const tooLarge = /unpacks to more than 200 times its size/;
  await expect(read('c.txt.gz', gzipSync(empty))).rejects.toThrow(tooLarge);
  await expect(read('c.zip', zipSync({ 'c.txt': empty }))).rejects.toThrow(tooLarge);
});
