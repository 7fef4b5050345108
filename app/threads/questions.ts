import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** What a thread is told: keys have changed, data has changed, units are to be settled. */
export const notices = ['keys', 'data', 'units'] as const;
export type Notice = (typeof notices)[number];

/** What threads ask of each other. */
export type Question =
  | { readonly what: 'notice'; readonly notice: Notice }
  /** To the main thread: a file of a snapshot, in memory that all share. */
  | { readonly what: 'file'; readonly path: string }
  /** To the main thread: the metrics of all; to another: its own. */
  | { readonly what: 'metrics' }
  | { readonly what: 'end'; readonly drainMs: number };

/** What a thread begins with. */
export interface ThreadStart {
  /** File descriptor of the listening socket. */
  readonly socket: number;
  readonly windows: SharedArrayBuffer;
  /** That the socket is bound to. */
  readonly port: number;
}

export type Metrics = readonly MetricObjectWithValues<MetricValue<string>>[];

/** All threads are of one build. */
export const isQuestion = (value: unknown): value is Question =>
  typeof value === 'object' && value !== null && 'what' in value && typeof value.what === 'string';

export const isStart = (value: unknown): value is ThreadStart =>
  typeof value === 'object' && value !== null && 'socket' in value && 'windows' in value && 'port' in value;

/** @returns the file in shared memory, or null */
export const fileOf = (answer: unknown): SharedArrayBuffer | null =>
  answer instanceof SharedArrayBuffer ? answer : null;

export const isMetrics = (answer: unknown): answer is Metrics => Array.isArray(answer);
