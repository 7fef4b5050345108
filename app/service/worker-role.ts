import { createThreadMetricsReader } from '../metrics/metrics.ts';
import { openShared } from '../shared-store.ts';
import type { ThreadRole } from './thread-role.ts';

/** The role of a worker thread. It shares the store that the main thread has open, and the main thread notifies it of changes. */
export const workerRole: ThreadRole = {
  open: (settings, { warn }) => openShared(settings, warn),
  watch: () => () => undefined,
  openDatabase: (settings, { warn }) => openShared(settings, warn),
  prepareAccess: async () => undefined,
  startJobs: async () => [],
  metricsOf: createThreadMetricsReader,
};
