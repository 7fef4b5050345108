import type { Database } from '../../db/client/client.ts';
import { Units } from '../../router/limits/units.ts';
import type { Log } from '../log/log.ts';
import { createLeaseStore } from './lease-store.ts';
import { openJournal } from './unit-journal.ts';

/** The units that this thread spends, with their journal. */
export interface Usage {
  readonly units: Units;
  /** Writes usage to the journal. Call this before a response is sent. */
  readonly write: () => void;
  /** Returns leased units to the store. Call this before the database is closed. */
  close(): Promise<void>;
}

interface UsageOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Log;
  /** Called with errors that occur outside of requests. */
  readonly onError: (error: unknown) => void;
}

/** Interval in milliseconds at which usage is written to the store. */
const flushMs = 5000;

/** Opens the unit accounting of this thread. Usage is journaled before each response and written to the store at an interval. */
export async function openUsage(database: Database, { clock, log, onError }: UsageOptions): Promise<Usage> {
  const journal = await openJournal(database.dataDir, onError).catch((error: unknown) => {
    log.warn('usage journal unavailable: the usage of the last seconds is lost when the process is killed', {
      reason: String(error),
    });
    return undefined;
  });
  const units = new Units(createLeaseStore(database), { clock, journal });
  const timer = setInterval(() => void units.flush().catch(onError), flushMs).unref();
  return {
    units,
    write: () => journal?.write(),
    async close() {
      clearInterval(timer);
      await units.close().catch(onError);
      await journal?.close();
    },
  };
}
