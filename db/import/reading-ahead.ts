import type { EventEmitter } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { DatasetError, type Dataset } from './dataset.ts';
import { readDataset, type ReadingResult, type Piece, type Reading } from './reading.ts';

/** What a reading thread says of a dataset, in order: its pieces, then what was found, or why it cannot be read. */
type Told = { readonly name: string } & (
  | { readonly piece: Piece }
  | { readonly found: ReadingResult }
  | { readonly failed: string; readonly isSource: boolean }
);

/** Pieces, of a quarter of a million characters each, that a thread reads before they are asked for. */
const ahead = 256;

/** The part of a Worker that is needed here. */
interface Thread extends EventEmitter {
  postMessage(message: string): void;
  terminate(): Promise<number>;
}

/** Bundled sources that another thread reads, one after the other, while this one writes. */
export interface ReadingAhead {
  /** In the order of the thread's names, each once. @returns undefined: not one of them */
  readonly take: (dataset: Dataset) => Reading | undefined;
  readonly end: () => Promise<void>;
}

/**
 * Takes what a thread reads that runs `reportReadings`.
 * @param names of the datasets, in the order of import
 */
export function readingAhead(thread: Thread, names: readonly string[]): ReadingAhead {
  const open = new Set(names);
  const come: Told[] = [];
  let fault: Error | undefined;
  let wake = () => {};
  const fail = (error: Error) => {
    fault ??= error;
    wake();
  };
  thread.on('message', (told: Told) => {
    come.push(told);
    wake();
  });
  thread.once('error', fail);
  thread.once('exit', () => fail(new Error('the thread that reads the sources has ended')));

  async function next(): Promise<Told> {
    for (;;) {
      const told = come.shift();
      if (told !== undefined) {
        thread.postMessage('taken');
        return told;
      }
      if (fault !== undefined) throw fault;
      await new Promise<void>((go) => (wake = go));
    }
  }

  async function* read(name: string): Reading {
    for (;;) {
      const told = await next();
      // What is left of one that was given up.
      if (told.name !== name) continue;
      if ('piece' in told) yield told.piece;
      else if ('found' in told) return told.found;
      else throw told.isSource ? new DatasetError(told.failed) : new Error(told.failed);
    }
  }

  return {
    take: ({ name }) => (open.delete(name) ? read(name) : undefined),
    end: async () => void (await thread.terminate()),
  };
}

/**
 * The thread's side: reads the datasets in their order, never far ahead of what is taken.
 * @param most pieces that are told before one is taken
 */
export async function reportReadings(
  port: MessagePort,
  datasets: readonly Dataset[],
  most: number = ahead,
): Promise<void> {
  let room = most;
  let wake = () => {};
  port.on('message', () => {
    room += 1;
    wake();
  });
  const tell = async (told: Told) => {
    while (room === 0) await new Promise<void>((go) => (wake = go));
    room -= 1;
    port.postMessage(told);
  };
  for (const dataset of datasets) {
    const { name } = dataset;
    try {
      const reading = readDataset(dataset);
      for (;;) {
        const { done, value } = await reading.next();
        await tell(done === true ? { name, found: value } : { name, piece: value });
        if (done === true) break;
      }
    } catch (error) {
      const failed = error instanceof Error ? error.message : String(error);
      await tell({ name, failed, isSource: error instanceof DatasetError });
    }
  }
}
