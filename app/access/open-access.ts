import type { Database } from '../../db/client/client.ts';
import { Access } from '../../router/auth/access.ts';
import type { Caller } from '../../router/auth/key-restriction.ts';
import { Origins } from '../../router/auth/origins.ts';
import type { SentResponse } from '../../router/exchange.ts';
import type { Units } from '../../router/limits/units.ts';
import type { WrongKeyCounter } from '../../router/limits/wrong-keys.ts';
import type { WindowCounter } from '../../router/limits/window.ts';
import { createKeyStore } from '../key-administration/key-store.ts';
import type { Log } from '../log/log.ts';
import type { Notification } from '../threads/messages.ts';
import { readOrigins } from './public-origins.ts';
import { openRateWindows } from './rate-windows.ts';
import { RequestCounts } from './request-counts.ts';
import { openUsage } from './usage.ts';

interface OpenOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Returns the milliseconds of a monotonic clock. */
  readonly monotonicNow: () => number;
  readonly anonymousPerMinute: number;
  readonly wrongKeys: WrongKeyCounter;
  /** Requests per minute that each visitor of a page may send with the page's public key. */
  readonly visitorPerMinute: number;
  /** Whether a caller may send requests without a key. */
  readonly needsNoKey: (caller: Caller) => boolean;
  /** Whether public keys may run only registered documents. */
  readonly publicKeysRunDocuments: () => boolean;
  readonly log: Log;
  /**
   * URL of the Valkey or Redis server that counts requests for all processes; undefined when each process counts its own
   * requests.
   */
  readonly redisUrl: string | undefined;
  /** Rate windows that the threads of this process share; undefined when there is only one thread. */
  readonly shared: WindowCounter | undefined;
  /** Sends a notification to the other threads. */
  readonly notifyPeers: (notification: Notification) => Promise<void>;
  /** Loads imported data. */
  readonly refresh: () => Promise<void>;
  /** Called with errors that occur outside of requests. */
  readonly onError: (error: unknown) => void;
}

/** Access control on a database: keys, rate limits and units. */
export interface OpenedAccess {
  readonly access: Access;
  readonly windows: WindowCounter;
  readonly units: Units;
  readonly origins: Origins;
  /** Writes usage to the journal. Call this before a response is sent. */
  readonly writeUsage: () => void;
  /** Counts a response by the key of its request. */
  readonly countRequest: (sent: SentResponse) => void;
  /** Handles a notification of another program or thread: forgets cached keys, reloads data or settles units. */
  readonly handleNotification: (notification: Notification) => Promise<void>;
  /** Handles a notification in this thread and sends it to the other threads. */
  readonly broadcast: (notification: Notification) => Promise<void>;
  /** Writes the usage of all threads to the store. */
  readonly settle: () => Promise<void>;
  /** Returns leased units to the store. Call this before the database is closed. */
  close(): Promise<void>;
}

/** Interval in milliseconds at which the counts of requests are written to the store. */
const flushIntervalMs = 10_000;

export async function openAccess(database: Database, options: OpenOptions): Promise<OpenedAccess> {
  const { clock, monotonicNow, anonymousPerMinute, wrongKeys, needsNoKey, notifyPeers, refresh } = options;
  const usage = await openUsage(database, options);
  const rateWindows = await openRateWindows(options);
  const { units } = usage;
  const requestCounts = new RequestCounts(database, clock);
  const timer = setInterval(() => void requestCounts.flush().catch(options.onError), flushIntervalMs).unref();
  const origins = new Origins(readOrigins(database), monotonicNow);
  const access = new Access(createKeyStore(database), {
    clock,
    monotonicNow,
    anonymousPerMinute,
    wrongKeys,
    needsNoKey,
    visitorPerMinute: options.visitorPerMinute,
    publicKeysRunDocuments: options.publicKeysRunDocuments,
    units,
    windows: rateWindows.windows,
    pages: origins,
  });
  const handleNotification = async (notification: Notification) => {
    if (notification === 'units') {
      await Promise.all([units.close(), requestCounts.flush()]);
      return;
    }
    access.forget();
    origins.forget();
    if (notification === 'data') await refresh();
  };
  return {
    access,
    windows: rateWindows.windows,
    units,
    origins,
    writeUsage: usage.write,
    countRequest: (sent) => requestCounts.observe(sent),
    handleNotification,
    async broadcast(notification) {
      await handleNotification(notification);
      await notifyPeers(notification);
    },
    async settle() {
      await Promise.all([units.flush(), requestCounts.flush()]);
      await notifyPeers('units');
    },
    async close() {
      clearInterval(timer);
      rateWindows.close();
      await requestCounts.flush().catch(options.onError);
      await usage.close();
    },
  };
}
