import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { ImportPart, ImportState } from '../../subgraphs/imports-on-demand.ts';
import type { LimitRequest } from './process-limits.ts';

/** An event that concerns all threads: keys have changed, data has changed, units must be settled. */
export type Notification = 'keys' | 'data' | 'units';

/** A request from one thread to another. */
export type ThreadRequest =
  /** To a worker thread. */
  | { readonly type: 'notification'; readonly notification: Notification }
  /** To the main thread: a snapshot file, in shared memory. */
  | { readonly type: 'file'; readonly path: string }
  /** To the main thread: the metrics of all threads as text. To a worker thread: its own. */
  | { readonly type: 'metrics' }
  /** To the main thread: start an import on demand. The response is its state. */
  | { readonly type: 'import'; readonly part: ImportPart }
  /** To the main thread: count an event of a limit that all threads share. */
  | { readonly type: 'limit'; readonly request: LimitRequest }
  /** To a worker thread: finish requests in flight and exit. */
  | { readonly type: 'end'; readonly drainMs: number };

/** The data that a worker thread receives at start. */
export interface WorkerStart {
  /** File descriptor of the listening socket. */
  readonly socket: number;
  /** Memory of the rate windows that all threads share. */
  readonly windows: SharedArrayBuffer;
  /** The port that the socket is bound to. */
  readonly port: number;
}

export type Metrics = readonly MetricObjectWithValues<MetricValue<string>>[];

/** Checks only the type, because all threads run the same build. */
export const isThreadRequest = (value: unknown): value is ThreadRequest =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const isWorkerStart = (value: unknown): value is WorkerStart =>
  typeof value === 'object' && value !== null && 'socket' in value && 'windows' in value && 'port' in value;

/** @returns the snapshot file that another thread sent, in shared memory; null when there is no such file */
export const fileOf = (response: unknown): SharedArrayBuffer | null =>
  response instanceof SharedArrayBuffer ? response : null;

export const isImportState = (response: unknown): response is ImportState =>
  typeof response === 'object' && response !== null && 'status' in response;

export const isMetrics = (response: unknown): response is Metrics => Array.isArray(response);
