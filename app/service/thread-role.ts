import type { Database } from '../../db/client/client.ts';
import type { OpenedAccess } from '../access/open-access.ts';
import type { Metrics, Notification } from '../threads/messages.ts';
import type { StoreAccess, StoreCallbacks } from '../stores.ts';
import type { StoreSettings, Settings } from '../settings/settings.ts';
import type { MetricSources } from '../metrics/metrics.ts';
import type { Log } from '../log/log.ts';

/** Stops something; called in reverse order of opening. */
export type Closer = () => void | Promise<void>;

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

/** The other threads of the process, as one thread reaches them. */
export interface PeerThreads {
  readonly notify: (notification: Notification) => Promise<void>;
  /** From the main thread: the metrics of each worker thread. From a worker thread: those of all threads, as text. */
  readonly metrics: () => Promise<readonly Metrics[] | string>;
}

/**
 * The tasks of a thread in addition to serving requests. The main thread (`main-thread.ts`) owns the store and runs the
 * background jobs of the process; worker threads (`worker-role.ts`) share the store and are notified.
 */
export interface ThreadRole extends StoreAccess {
  /** Opens the database of a router that needs it for keys only. */
  readonly openDatabase: (settings: StoreSettings, effects: StoreCallbacks) => Promise<Database>;
  /** Prepares the database before keys and units are read from it. */
  readonly prepareAccess: (database: Database, onError: (error: unknown) => void) => Promise<void>;
  /** Starts the background jobs. */
  readonly startJobs: (context: JobContext) => Promise<readonly Closer[]>;
  /** Reads the metrics that this thread contributes. */
  readonly metricsOf: (sources: MetricSources) => () => Promise<Metrics>;
}
