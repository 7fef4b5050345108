import { openDatabase } from '../../db/client/client.ts';
import { watchEditions } from '../../db/snapshot/edition-watch.ts';
import { dayMs } from '../../facts/iso-day.ts';
import { openKeyServer } from '../access/key-server.ts';
import { deleteOldCounts } from '../access/request-counts.ts';
import { deleteOldJournals, createLeaseStore } from '../access/lease-store.ts';
import { settleAbandonedJournals } from '../access/unit-journal.ts';
import { refreshRatesRegularly, refreshRepeatedly } from '../jobs/refresh-rates.ts';
import { createProcessMetricsReader } from '../metrics/metrics.ts';
import { getStoreOptions } from '../settings/settings.ts';
import { openCurrentSnapshot } from '../stores.ts';
import type { ThreadRole } from './thread-role.ts';

/** The role of the main thread, or of the only thread: it owns the store and runs the background jobs of the process. */
export const mainThread: ThreadRole = {
  open: openCurrentSnapshot,
  watch: watchEditions,
  openDatabase: (settings, { warn }) => openDatabase(getStoreOptions(settings, warn)),
  async prepareAccess(database, onError) {
    await settleAbandonedJournals(database.dataDir, createLeaseStore(database)).catch(onError);
    await deleteOldJournals(database).catch(onError);
  },
  async startJobs(context) {
    const { database, settings, clock, onError } = context;
    const stopRefreshingRates = refreshRatesRegularly(settings.providers, database, { clock, onError });
    const stopDeletingCounts = refreshRepeatedly(() => deleteOldCounts(database), {
      delay: () => dayMs,
      onError,
    });
    // Other programs on this machine use the embedded database through the process that has it open.
    const closeKeyServer = database.kind === 'pglite' ? await openKeyServer(context) : () => undefined;
    return [stopRefreshingRates, stopDeletingCounts, closeKeyServer];
  },
  metricsOf: createProcessMetricsReader,
};
