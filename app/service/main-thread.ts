import { openDatabase } from '../../db/client/client.ts';
import { watchEditions } from '../../db/snapshot/edition-watch.ts';
import { openKeyDesk } from '../access/key-desk.ts';
import { forgetOldJournals, leaseStore } from '../access/lease-store.ts';
import { settleLeftJournals } from '../access/unit-journal.ts';
import { keepRatesFresh } from '../jobs/refresh-rates.ts';
import { processMetricsOf } from '../metrics/metrics.ts';
import { storeOf } from '../settings/settings.ts';
import { openCurrent } from '../stores.ts';
import type { ThreadRole } from './thread-role.ts';

/** The only thread, or the first of several: owns the store and runs the background jobs of the process. */
export const mainThread: ThreadRole = {
  open: openCurrent,
  watch: watchEditions,
  openDatabase: (settings, { warn }) => openDatabase(storeOf(settings, warn)),
  async prepareAccess(database, onError) {
    await settleLeftJournals(database.dataDir, leaseStore(database)).catch(onError);
    await forgetOldJournals(database).catch(onError);
  },
  async startJobs(context) {
    const { database, settings, clock, onError } = context;
    const stopRates = keepRatesFresh(settings.providers, database, { clock, onError });
    // Other programs reach the embedded database through the process that has it open.
    const closeDesk = database.kind === 'pglite' ? await openKeyDesk(context) : () => undefined;
    return [stopRates, closeDesk];
  },
  metricsOf: processMetricsOf,
};
