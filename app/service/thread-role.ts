import type { Database } from '../../db/client/client.ts';
import type { OpenedAccess } from '../access/open-access.ts';
import type { Metrics, Notification } from '../threads/messages.ts';
import type { StoreAccess, StoreCallbacks } from '../stores.ts';
import type { StoreSettings, Settings } from '../settings/settings.ts';
import type { MetricSources } from '../metrics/metrics.ts';
import type { Log } from '../log/log.ts';

/** Stops an opened resource. At the end, closers run in reverse order. */
export type CloseFunction = () => void | Promise<void>;

/** The dependencies of background jobs. */
export interface JobContext {
  readonly settings: Settings;
  readonly database: Database;
  readonly access: OpenedAccess;
  readonly log: Log;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/** Communication of a thread with the other threads of the process. */
export interface PeerThreads {
  readonly notify: (notification: Notification) => Promise<void>;
  /**
   * Returns metrics: in the main thread, the metrics of each worker thread; in a worker thread, the metrics of all threads as
   * text.
   */
  readonly metrics: () => Promise<readonly Metrics[] | string>;
}

/**
 * Tasks of a thread in addition to serving requests. The main thread (`main-thread.ts`) owns the store and runs the background
 * jobs of the process. Worker threads (`worker-role.ts`) share the store and are notified of changes.
 */
export interface ThreadRole extends StoreAccess {
  /** Opens the database for a router that reads only the keys. */
  readonly openDatabase: (settings: StoreSettings, effects: StoreCallbacks) => Promise<Database>;
  /** Prepares the database before keys and units are read. */
  readonly prepareAccess: (database: Database, onError: (error: unknown) => void) => Promise<void>;
  /** Starts the background jobs. */
  readonly startJobs: (context: JobContext) => Promise<readonly CloseFunction[]>;
  /** Returns a reader of this thread's metrics, which are a part of /metrics. */
  readonly metricsOf: (sources: MetricSources) => () => Promise<Metrics>;
}
