import type { EventEmitter } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { Dataset } from './dataset.ts';
import {
  readDataset,
  type DatasetStreamResult,
  type DatasetChunk,
  type DatasetStream,
} from './dataset-stream.ts';
import { isUserFacing, UserFacingError } from '../../core/user-facing-error.ts';

/** A message of a reader thread about one dataset. The pieces of the dataset's text come first, then the result or the error. */
type Message = { readonly name: string } & (
  | { readonly piece: DatasetChunk }
  | { readonly found: DatasetStreamResult }
  | { readonly failed: string; readonly isSource: boolean }
);

/** Maximum number of pieces, of 256 Ki characters each, that a thread reads in advance. */
const maxChunksAhead = 256;

/** The members of Node's Worker class in use. */
interface ReaderThread extends EventEmitter {
  postMessage(message: string): void;
  terminate(): Promise<number>;
}

/** Receives bundled sources from a reader thread, which reads while the receiving thread writes to the store. */
export interface ReadAhead {
  /**
   * Returns the content of a dataset. Each dataset can be requested once, in the order of the reader thread. @returns undefined
   * when the thread does not read the dataset
   */
  readonly take: (dataset: Dataset) => DatasetStream | undefined;
  readonly end: () => Promise<void>;
}

/**
 * Starts to receive datasets from a thread that runs `sendDatasetStreams`.
 * @param names of the datasets, in import order
 */
export function startReadAhead(thread: ReaderThread, names: readonly string[]): ReadAhead {
  const unfinishedNames = new Set(names);
  const receivedMessages: Message[] = [];
  let failure: Error | undefined;
  let wake = () => {};
  const fail = (error: Error) => {
    failure ??= error;
    wake();
  };
  thread.on('message', (message: Message) => {
    receivedMessages.push(message);
    wake();
  });
  thread.once('error', fail);
  thread.once('exit', () => fail(new Error('the thread that reads the sources has ended')));

  async function receiveMessage(): Promise<Message> {
    for (;;) {
      const message = receivedMessages.shift();
      if (message !== undefined) {
        thread.postMessage('taken');
        return message;
      }
      if (failure !== undefined) throw failure;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }

  async function* read(name: string): DatasetStream {
    for (;;) {
      const message = await receiveMessage();
      // Skip the remaining messages of a dataset whose import was aborted.
      if (message.name !== name) continue;
      if ('piece' in message) yield message.piece;
      else if ('found' in message) return message.found;
      else
        throw message.isSource ? new UserFacingError('dataset', message.failed) : new Error(message.failed);
    }
  }

  return {
    take: ({ name }) => (unfinishedNames.delete(name) ? read(name) : undefined),
    end: async () => void (await thread.terminate()),
  };
}

/**
 * Reads the datasets in order and sends pieces to the importing thread. Runs in the reader thread. Pauses while `limit` pieces
 * are not yet consumed.
 * @param limit maximum number of unconsumed pieces
 */
export async function sendDatasetStreams(
  port: MessagePort,
  datasets: readonly Dataset[],
  limit: number = maxChunksAhead,
): Promise<void> {
  let freeChunks = limit;
  let wake = () => {};
  port.on('message', () => {
    freeChunks += 1;
    wake();
  });
  const send = async (message: Message) => {
    while (freeChunks === 0) await new Promise<void>((resolve) => (wake = resolve));
    freeChunks -= 1;
    port.postMessage(message);
  };
  for (const dataset of datasets) {
    const { name } = dataset;
    try {
      const datasetStream = readDataset(dataset);
      for (;;) {
        const { done, value } = await datasetStream.next();
        await send(done === true ? { name, found: value } : { name, piece: value });
        if (done === true) break;
      }
    } catch (error) {
      const errorMessage = error instanceof Error ? error.message : String(error);
      await send({ name, failed: errorMessage, isSource: isUserFacing(error, 'dataset') });
    }
  }
}
