import { EventEmitter } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { languages } from '../importers/places.ts';
import { naics } from '../importers/naics-edition.ts';
import { ports } from '../importers/ports.ts';
import type { Dataset } from './dataset.ts';
import { startReadAhead, sendDatasetStreams } from './read-ahead.ts';
import { readDataset, type DatasetStreamResult, type DatasetStream } from './dataset-stream.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** Reads all pieces and returns their text and the result. */
async function readAll(
  reading: DatasetStream | undefined,
): Promise<DatasetStreamResult & { readonly text: string }> {
  if (reading === undefined) throw new Error('nothing is read');
  let text = '';
  for (;;) {
    const { done, value } = await reading.next();
    if (done === true) return { ...value, text };
    text += value.text;
  }
}

/** Replaces a reader thread, but runs in the same thread. */
class SameThread extends EventEmitter {
  readonly #channel = new MessageChannel();
  taken = 0;
  /** Number of sent pieces that were not taken yet. */
  waiting = 0;

  constructor(datasets: readonly Dataset[], most?: number) {
    super();
    this.#channel.port1.on('message', (reported) => {
      this.waiting += 1;
      this.emit('message', reported);
    });
    void sendDatasetStreams(this.#channel.port2, datasets, most);
  }

  postMessage(message: string): void {
    this.taken += 1;
    this.waiting -= 1;
    this.#channel.port1.postMessage(message);
  }

  async terminate(): Promise<number> {
    this.#channel.port1.close();
    return 0;
  }
}

const heapTable = pgTable('heap', { id: text().primaryKey(), text: text() });

/** Creates a dataset whose source yields a number of pieces, then fails or ends. */
const createDataset = (name: string, count: number, fault?: Error): Dataset<typeof heapTable> => ({
  name,
  table: heapTable,
  revision: 1,
  licence: 'CC0-1.0',
  attribution: null,
  about: count,
  *rows() {
    for (let line = 1; line <= count; line += 1)
      yield { line, row: { id: `${name} ${line}`, text: 'x'.repeat(1 << 20) } };
    if (fault !== undefined) throw fault;
  },
});

test('the reader thread reads the same data as the importing thread would', async () => {
  const names = ['languages', 'naics', 'ports'];
  const worker = new Worker(new URL('../../dist/import-reader.js', import.meta.url), { workerData: names });
  const readAhead = startReadAhead(worker, names);
  for (const dataset of [languages, naics, ports]) {
    const workerResult = await readAll(readAhead.take(dataset));
    expect(workerResult.rows).toBeGreaterThan(1000);
    expect(workerResult).toEqual(await readAll(readDataset(dataset)));
  }
  expect(readAhead.take(languages)).toBeUndefined();
  await readAhead.end();
});

test('the reader thread pauses at its limit of unread pieces', async () => {
  const heapDatasets = [createDataset('a', 5), createDataset('b', 5)];
  const thread = new SameThread(heapDatasets, 3);
  const readAhead = startReadAhead(thread, ['a', 'b']);
  await expect.poll(() => thread.waiting).toBe(3);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((go) => setImmediate(go));
  expect(thread.waiting).toBe(3);
  for (const each of heapDatasets) expect((await readAll(readAhead.take(each))).rows).toBe(5);
  // Each dataset has sent five pieces and the result.
  expect(thread.taken).toBe(12);
  await readAhead.end();
});

test('the reader thread reads the next source completely after a source was abandoned', async () => {
  const heapDatasets = [createDataset('a', 4), createDataset('b', 2)];
  const readAhead = startReadAhead(new SameThread(heapDatasets, 2), ['a', 'b']);
  const [first, second] = heapDatasets;
  if (first === undefined || second === undefined) throw new Error('there are two');
  await readAhead.take(first)?.next();
  expect(await readAll(readAhead.take(second))).toEqual(await readAll(readDataset(second)));
  await readAhead.end();
});

test('the reader thread reports the error of a broken source and reads the next source', async () => {
  const heapDatasets = [
    createDataset('a', 1, new UserFacingError('dataset', 'a: line 2 is cut off')),
    createDataset('b', 0, new TypeError('no such file')),
    createDataset('c', 1),
  ];
  const readAhead = startReadAhead(new SameThread(heapDatasets), ['a', 'b', 'c']);
  const readHeap = async (place: number) =>
    readAll(readAhead.take(heapDatasets[place] ?? createDataset('none', 0)));
  await expect(readHeap(0)).rejects.toEqual(new UserFacingError('dataset', 'a: line 2 is cut off'));
  await expect(readHeap(1)).rejects.toEqual(new Error('no such file'));
  expect((await readHeap(2)).rows).toBe(1);
  await readAhead.end();
});

test('all pending reads fail when the reader thread ends early', async () => {
  const thread = new SameThread([createDataset('a', 9)], 1);
  const reading = startReadAhead(thread, ['a', 'b']).take(createDataset('a', 9));
  await reading?.next();
  const nextPiece = reading?.next();
  await thread.terminate();
  thread.emit('exit', 1);
  await expect(nextPiece?.then(() => reading?.next())).rejects.toThrow(
    'the thread that reads the sources has ended',
  );
});
