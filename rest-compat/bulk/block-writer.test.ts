import { expect, test } from 'vitest';
import type { Reservation, Meter } from '../../router/limits/units.ts';
import { BlockWriter } from './block-writer.ts';

const createMeter = (unit: string) => ({ unit }) as unknown as Meter;
const [pooled, carrier] = [createMeter('pooled'), createMeter('carrier')];
const oneUnit: Reservation = [{ meter: pooled, count: 1 }];
const waitForTurn = () => new Promise((go) => setImmediate(() => setImmediate(go)));

/** A reader that accepts blocks or has disconnected. */
function createReader(takes: boolean | (() => boolean) = true) {
  const blocks: string[] = [];
  const releasedUnits: Reservation[] = [];
  const streamWriter = {
    write: async (text: string) => {
      blocks.push(text);
      return typeof takes === 'boolean' ? takes : takes();
    },
  };
  const writer = new BlockWriter(streamWriter, (reserved) => void releasedUnits.push(reserved));
  return { writer, blocks, back: releasedUnits };
}

test('BlockWriter sends the lines of one event-loop turn together, and charges their units then', async () => {
  const { writer, blocks } = createReader();
  expect(writer.write('a\n', oneUnit)).toBeUndefined();
  expect(writer.write('b\n', [...oneUnit, { meter: carrier, count: 2 }])).toBeUndefined();
  expect([blocks, writer.spent]).toEqual([[], 0]);
  await waitForTurn();
  expect([blocks, writer.spent]).toEqual([['a\nb\n'], 4]);
  expect(writer.write('c\n', oneUnit)).toBeUndefined();
  await waitForTurn();
  expect([blocks, writer.spent]).toEqual([['a\nb\n', 'c\n'], 5]);
});

test('BlockWriter sends a block of 64 kB immediately, and waits for it', async () => {
  const { writer, blocks } = createReader();
  expect(writer.write('x'.repeat(65_535), oneUnit)).toBeUndefined();
  const waits = writer.write('y', oneUnit);
  expect(waits).toBeInstanceOf(Promise);
  await waits;
  expect(blocks.map(({ length }) => length)).toEqual([65_536]);
  expect(writer.spent).toBe(2);
  await waitForTurn();
  // At the end of the turn no other block is sent.
  expect(blocks).toHaveLength(1);
});

test('BlockWriter sends the remaining lines at the end, and no empty block', async () => {
  const { writer, blocks } = createReader();
  void writer.write('a', oneUnit);
  await writer.end();
  await writer.end();
  await waitForTurn();
  expect(blocks).toEqual(['a']);
  expect(writer.spent).toBe(1);
});

test('BlockWriter sends one block at a time', async () => {
  const blocks: string[] = [];
  let resumeReader: (isTaken: boolean) => void = () => undefined;
  const streamWriter = {
    write(text: string) {
      blocks.push(text);
      return new Promise<boolean>((resolve) => (resumeReader = resolve));
    },
  };
  const writer = new BlockWriter(streamWriter, () => undefined);
  const firstWrite = writer.write('a'.repeat(65_536), oneUnit);
  const secondWrite = writer.write('b'.repeat(65_536), oneUnit);
  await waitForTurn();
  expect(blocks).toHaveLength(1);
  resumeReader(true);
  await firstWrite;
  await waitForTurn();
  expect(blocks).toHaveLength(2);
  resumeReader(true);
  await secondWrite;
  expect(writer.spent).toBe(2);
});

test('BlockWriter releases the units of unsent lines, summed by meter, and then accepts no further lines', async () => {
  const { writer, blocks, back } = createReader(false);
  void writer.write('a', oneUnit);
  void writer.write('b', [...oneUnit, { meter: carrier, count: 2 }]);
  await writer.end();
  expect(back).toEqual([
    [
      { meter: pooled, count: 2 },
      { meter: carrier, count: 2 },
    ],
  ]);
  expect(writer.spent).toBe(0);
  expect(() => writer.write('c', oneUnit)).toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(back[1]).toBe(oneUnit);
  await writer.end();
  expect(blocks).toEqual(['ab']);
});

test('BlockWriter releases the units of lines that were written while the client disconnected', async () => {
  const { writer, blocks, back } = createReader(false);
  void writer.write('a'.repeat(65_536), oneUnit);
  void writer.write('b'.repeat(65_536), oneUnit);
  await writer.end();
  expect(blocks).toHaveLength(1);
  expect(back).toEqual([oneUnit, oneUnit]);
});
