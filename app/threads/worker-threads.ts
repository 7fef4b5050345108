import { Worker } from 'node:worker_threads';
import {
  isMetrics,
  isThreadRequest,
  type Metrics,
  type Notification,
  type ThreadRequest,
  type WorkerStart,
} from './messages.ts';
import type { ImportsOnDemand } from '../../subgraphs/imports-on-demand.ts';
import type { DataJobs } from '../jobs/data-jobs.ts';
import { handleLimit, type ProcessLimits } from './process-limits.ts';
import { RpcChannel } from './rpc-channel.ts';
import type { SharedFiles } from './shared-files.ts';

interface Options {
  /** File descriptors of the sockets, one for each thread. */
  readonly sockets: readonly number[];
  readonly windows: SharedArrayBuffer;
  readonly port: number;
  readonly files: SharedFiles;
  readonly limits: ProcessLimits;
  /** Returns the metrics of all threads, as text. */
  readonly metrics: () => Promise<string>;
  readonly imports: ImportsOnDemand | undefined;
  readonly dataJobs: DataJobs;
  /** Handles a notification of a worker thread in the main thread. */
  readonly handleNotification: (notification: Notification) => Promise<void>;
  /** Called when a thread ends unexpectedly. */
  readonly onExit: (error: Error) => void;
}

/** Manages the worker threads from the main thread. Each worker runs a separate service on the same store and port. */
export class WorkerThreads {
  readonly #workers: readonly { readonly worker: Worker; readonly channel: RpcChannel }[];
  #isEnding = false;
  #areReady = false;

  /**
   * Starts the worker threads.
   * @param start starts one thread, which runs the built program worker-thread.ts
   */
  constructor(
    {
      sockets,
      windows,
      port,
      files,
      limits,
      metrics,
      imports,
      dataJobs,
      handleNotification,
      onExit,
    }: Options,
    start = (workerData: WorkerStart) =>
      new Worker(new URL('../../dist/worker-thread.js', import.meta.url), { workerData }),
  ) {
    this.#workers = sockets.map((socket) => {
      const worker = start({ socket, windows, port });
      const channel: RpcChannel = new RpcChannel(worker, async (request) => {
        if (!isThreadRequest(request)) throw new Error('The message is not a request between threads.');
        if (request.type === 'file') return files.read(request.path);
        if (request.type === 'metrics') return metrics();
        if (request.type === 'notification') {
          await handleNotification(request.notification);
          return this.#sendAll(request, channel);
        }
        if (request.type === 'limit') return handleLimit(limits, request.request);
        if (request.type === 'import' && imports !== undefined) return imports.request(request.part);
        if (request.type === 'data-job')
          return request.args === null ? dataJobs.current() : dataJobs.start(request.args);
        throw new Error(`The main thread does not handle ${request.type}.`);
      });
      worker.once('error', (error) => {
        channel.end();
        if (!this.#isEnding) onExit(error instanceof Error ? error : new Error(String(error)));
      });
      worker.once('exit', (code) => {
        channel.end();
        if (!this.#isEnding) onExit(new Error(`A worker thread ended with exit code ${code}.`));
      });
      return { worker, channel };
    });
  }

  /** Resolves when all threads serve requests. */
  async ready(): Promise<void> {
    await this.#sendAll({ type: 'metrics' }).catch((error: unknown) => {
      // Ignore the error: a thread that ends before it is ready rejects the request.
      if (!this.#isEnding) throw error;
    });
    this.#areReady = true;
  }

  async notify(notification: Notification): Promise<void> {
    await this.#sendAll({ type: 'notification', notification });
  }

  /** Returns the metrics of each worker thread. */
  async metrics(): Promise<Metrics[]> {
    return (await this.#sendAll({ type: 'metrics' })).filter(isMetrics);
  }

  /** Waits until the threads have completed the requests in flight, then ends them. */
  async end(drainMs: number): Promise<void> {
    this.#isEnding = true;
    await Promise.all(
      this.#workers.map(async ({ worker, channel }) => {
        const workerExit = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
        // A thread that is not ready has no requests in flight, so it can be ended immediately.
        if (!this.#areReady) await worker.terminate();
        else await channel.send({ type: 'end', drainMs }).catch(() => undefined);
        await workerExit;
      }),
    );
  }

  /**
   * Sends a request to all worker threads.
   * @param sender channel of a thread that does not receive the request
   */
  #sendAll(request: ThreadRequest, sender?: RpcChannel): Promise<unknown[]> {
    const otherWorkerChannels = this.#workers
      .map(({ channel }) => channel)
      .filter((channel) => channel !== sender);
    return Promise.all(otherWorkerChannels.map((channel) => channel.send(request)));
  }
}
