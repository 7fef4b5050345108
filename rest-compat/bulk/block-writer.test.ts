import { expect, test } from 'vitest';
import type { Reservation, Meter } from '../../router/limits/units.ts';
import { BlockWriter } from './block-writer.ts';

const meterOf = (unit: string) => ({ unit }) as unknown as Meter;
const [pooled, carrier] = [meterOf('pooled'), meterOf('carrier')];
const one: Reservation = [{ meter: pooled, count: 1 }];
const turn = () => new Promise((go) => setImmediate(() => setImmediate(go)));

/** A reader that accepts blocks or has disconnected. */
function reader(takes: boolean | (() => boolean) = true) {
  const blocks: string[] = [];
  const back: Reservation[] = [];
  const out = {
    write: async (text: string) => {
      blocks.push(text);
      return typeof takes === 'boolean' ? takes : takes();
    },
  };
  const writer = new BlockWriter(out, (reserved) => void back.push(reserved));
  return { writer, blocks, back };
}

test('BlockWriter sends the lines of one event-loop turn together, and spends their units then', async () => {
  const { writer, blocks } = reader();
  expect(writer.write('a\n', one)).toBeUndefined();
  expect(writer.write('b\n', [...one, { meter: carrier, count: 2 }])).toBeUndefined();
  expect([blocks, writer.spent]).toEqual([[], 0]);
  await turn();
  expect([blocks, writer.spent]).toEqual([['a\nb\n'], 4]);
  expect(writer.write('c\n', one)).toBeUndefined();
  await turn();
  expect([blocks, writer.spent]).toEqual([['a\nb\n', 'c\n'], 5]);
});

test('BlockWriter sends a block of 64 kB immediately, and waits for it', async () => {
  const { writer, blocks } = reader();
  expect(writer.write('x'.repeat(65_535), one)).toBeUndefined();
  const waits = writer.write('y', one);
  expect(waits).toBeInstanceOf(Promise);
  await waits;
  expect(blocks.map(({ length }) => length)).toEqual([65_536]);
  expect(writer.spent).toBe(2);
  await turn();
  // At the end of the turn no other block is sent.
  expect(blocks).toHaveLength(1);
});

test('BlockWriter sends the remaining lines at the end, and no empty block', async () => {
  const { writer, blocks } = reader();
  void writer.write('a', one);
  await writer.end();
  await writer.end();
  await turn();
  expect(blocks).toEqual(['a']);
  expect(writer.spent).toBe(1);
});

test('BlockWriter sends one block at a time', async () => {
  const blocks: string[] = [];
  let go: (isTaken: boolean) => void = () => undefined;
  const out = {
    write(text: string) {
      blocks.push(text);
      return new Promise<boolean>((resolve) => (go = resolve));
    },
  };
  const writer = new BlockWriter(out, () => undefined);
  const first = writer.write('a'.repeat(65_536), one);
  const second = writer.write('b'.repeat(65_536), one);
  await turn();
  expect(blocks).toHaveLength(1);
  go(true);
  await first;
  await turn();
  expect(blocks).toHaveLength(2);
  go(true);
  await second;
  expect(writer.spent).toBe(2);
});

test('BlockWriter releases the units of unsent lines, summed by meter, and accepts no further lines', async () => {
  const { writer, blocks, back } = reader(false);
  void writer.write('a', one);
  void writer.write('b', [...one, { meter: carrier, count: 2 }]);
  await writer.end();
  expect(back).toEqual([
    [
      { meter: pooled, count: 2 },
      { meter: carrier, count: 2 },
    ],
  ]);
  expect(writer.spent).toBe(0);
  expect(() => writer.write('c', one)).toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(back[1]).toBe(one);
  await writer.end();
  expect(blocks).toEqual(['ab']);
});

test('BlockWriter releases the units of lines that were written while the reader disconnected', async () => {
  const { writer, blocks, back } = reader(false);
  void writer.write('a'.repeat(65_536), one);
  void writer.write('b'.repeat(65_536), one);
  await writer.end();
  expect(blocks).toHaveLength(1);
  expect(back).toEqual([one, one]);
});
