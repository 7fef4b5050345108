import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { ImportPart, ImportState } from '../../subgraphs/imports-on-demand.ts';
import type { DataJob } from '../jobs/data-jobs.ts';
import type { LimitRequest } from './process-limits.ts';

/** An event that concerns all threads: keys have changed, data has changed, units must be settled. */
export type Notification = 'keys' | 'data' | 'units';

/** A request from one thread to another. */
export type ThreadRequest =
  /** Notification to a worker thread or to the main thread. The main thread handles it and notifies the other worker threads. */
  | { readonly type: 'notification'; readonly notification: Notification }
  /** Request to the main thread for a snapshot file in shared memory. */
  | { readonly type: 'file'; readonly path: string }
  /** Request for metrics. The main thread returns the metrics of all threads as text; a worker thread returns its own metrics. */
  | { readonly type: 'metrics' }
  /** Request to the main thread to start an import on demand. The response is the state of the import. */
  | { readonly type: 'import'; readonly part: ImportPart }
  /** Request to the main thread to run a command of `npm run data`. Null requests the running or most recent job. */
  | { readonly type: 'data-job'; readonly args: readonly string[] | null }
  /** Request to the main thread to change the counter of a limit that all threads share. */
  | { readonly type: 'limit'; readonly request: LimitRequest }
  /** Request to a worker thread to complete the requests in flight and exit. */
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

/** Checks only the property `type`, because all threads run the same build. */
export const isThreadRequest = (value: unknown): value is ThreadRequest =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const isWorkerStart = (value: unknown): value is WorkerStart =>
  typeof value === 'object' && value !== null && 'socket' in value && 'windows' in value && 'port' in value;

/**
 * Reads the response to a `file` request.
 * @returns the snapshot file in shared memory; null when there is no such file
 */
export const toFile = (response: unknown): SharedArrayBuffer | null =>
  response instanceof SharedArrayBuffer ? response : null;

export const isImportState = (response: unknown): response is ImportState =>
  typeof response === 'object' && response !== null && 'status' in response;

export const isDataJob = (response: unknown): response is DataJob =>
  typeof response === 'object' && response !== null && 'status' in response && 'lines' in response;

export const isMetrics = (response: unknown): response is Metrics => Array.isArray(response);
