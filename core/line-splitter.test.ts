import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineSplitter } from './line-splitter.ts';

test('LineSplitter yields the same lines however the text is split into chunks', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[ab\n\r]{0,8}$/)), (chunks) => {
      const splitter = new LineSplitter(1000);
      const lines = chunks.flatMap((chunk) => splitter.add(chunk));
      expect([...lines, splitter.end()]).toEqual(chunks.join('').split('\n'));
    }),
  );
});

test('LineSplitter accepts a line of the maximum length and rejects a longer line, in one chunk or in several', () => {
  const tooLongMessage = /a line is longer than 4 characters/;
  expect(new LineSplitter(4).add('abcd\nabcd')).toEqual(['abcd']);
  expect(() => new LineSplitter(4).add('abcde\n')).toThrow(tooLongMessage);
  expect(() => new LineSplitter(4).add('abcde')).toThrow(tooLongMessage);
  const splitter = new LineSplitter(4);
  splitter.add('a\nab');
  expect(splitter.add('cd')).toEqual([]);
  expect(() => splitter.add('e')).toThrow(tooLongMessage);
  const joiningSplitter = new LineSplitter(4);
  joiningSplitter.add('abc');
  expect(() => joiningSplitter.add('de\n')).toThrow(tooLongMessage);
});

test('LineSplitter reads a long line in time proportional to its length', () => {
  const measureCpu = (chunks: number): number => {
    const splitter = new LineSplitter(Infinity);
    const chunk = 'x'.repeat(1 << 16);
    const cpuBefore = process.cpuUsage();
    for (let index = 0; index < chunks; index += 1) splitter.add(chunk);
    expect(splitter.add('\n')[0]).toHaveLength(chunks << 16);
    return process.cpuUsage(cpuBefore).user;
  };
  measureCpu(64);
  // 128 MB. Joining the rest with each chunk took minutes.
  expect(measureCpu(2048)).toBeLessThan(5_000_000);
});
