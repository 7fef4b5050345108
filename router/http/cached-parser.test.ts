import { expect, test } from 'vitest';
import { createCachedParser } from './cached-parser.ts';

/** Returns a cached parser, and the list of headers that it has parsed. */
function createCountingParser() {
  const parsedHeaders: string[] = [];
  const parseHeader = createCachedParser((header) => {
    parsedHeaders.push(header);
    return header === 'none' ? null : header.length;
  });
  return { read: parsedHeaders, of: parseHeader };
}

test('a cached parser parses each header once, even when the result is null', () => {
  const { read, of } = createCountingParser();
  expect([of('a'), of('none'), of('a'), of('none')]).toEqual([1, null, 1, null]);
  expect(read).toEqual(['a', 'none']);
});

test('a cached parser does not cache long headers, and clears its cache when the cache is full', () => {
  const { read, of } = createCountingParser();
  const longHeader = 'x'.repeat(256);
  of(longHeader);
  of(longHeader);
  expect(read).toEqual([longHeader, longHeader]);
  for (let index = 0; index < 1000; index += 1) of(`h${index}`);
  const parsedBefore = read.length;
  expect(of('usual')).toBe(5);
  expect(of('usual')).toBe(5);
  expect(read.length).toBe(parsedBefore + 1);
});
