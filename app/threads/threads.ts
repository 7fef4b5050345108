import { Worker } from 'node:worker_threads';
import { Conversation } from './conversation.ts';
import {
  isMetrics,
  isQuestion,
  type Metrics,
  type Notice,
  type Question,
  type ThreadStart,
} from './questions.ts';
import type { SharedFiles } from './shared-files.ts';

interface Options {
  /** One socket for each thread. */
  readonly sockets: readonly number[];
  readonly windows: SharedArrayBuffer;
  readonly port: number;
  readonly files: SharedFiles;
  /** What /metrics tells, of all threads. */
  readonly metrics: () => Promise<string>;
  /** Told when a thread ends before it is told to. */
  readonly onEnd: (error: Error) => void;
}

/** The threads that answer beside the main one, each with a service of its own on the same store. */
export class Threads {
  readonly #workers: readonly { readonly worker: Worker; readonly conversation: Conversation }[];
  #isEnding = false;
  #areReady = false;

  /** @param start what each runs: what the build made of thread.ts */
  constructor(
    { sockets, windows, port, files, metrics, onEnd }: Options,
    start = (begun: ThreadStart) =>
      new Worker(new URL('../../dist/worker-thread.js', import.meta.url), { workerData: begun }),
  ) {
    this.#workers = sockets.map((socket) => {
      const worker = start({ socket, windows, port });
      const conversation = new Conversation(worker, async (question) => {
        if (!isQuestion(question)) throw new Error('That is no question.');
        if (question.what === 'file') return files.read(question.path);
        if (question.what === 'metrics') return metrics();
        throw new Error('The main thread is not asked that.');
      });
      worker.once('error', (error) => {
        conversation.end();
        if (!this.#isEnding) onEnd(error instanceof Error ? error : new Error(String(error)));
      });
      worker.once('exit', (code) => {
        conversation.end();
        if (!this.#isEnding) onEnd(new Error(`A thread has ended with ${code}.`));
      });
      return { worker, conversation };
    });
  }

  /** Resolves when all answer requests. */
  async ready(): Promise<void> {
    await this.#ask({ what: 'metrics' }).catch((error: unknown) => {
      // Ended before they were.
      if (!this.#isEnding) throw error;
    });
    this.#areReady = true;
  }

  async tell(notice: Notice): Promise<void> {
    await this.#ask({ what: 'notice', notice });
  }

  /** What each has counted. */
  async metrics(): Promise<Metrics[]> {
    return (await this.#ask({ what: 'metrics' })).filter(isMetrics);
  }

  /** Has them answer what is in flight, and end. */
  async end(drainMs: number): Promise<void> {
    this.#isEnding = true;
    await Promise.all(
      this.#workers.map(async ({ worker, conversation }) => {
        const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
        // One that has answered nobody yet has nothing to put away.
        if (!this.#areReady) await worker.terminate();
        else await conversation.ask({ what: 'end', drainMs }).catch(() => undefined);
        await gone;
      }),
    );
  }

  #ask(question: Question): Promise<unknown[]> {
    return Promise.all(this.#workers.map(({ conversation }) => conversation.ask(question)));
  }
}
