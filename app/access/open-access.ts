import type { Database } from '../../db/client/client.ts';
import { Access } from '../../router/auth/access.ts';
import type { Caller } from '../../router/auth/key-restriction.ts';
import { Origins } from '../../router/auth/origins.ts';
import { SharedWindows } from '../../router/limits/shared-windows.ts';
import { Units } from '../../router/limits/units.ts';
import { openWindowStore } from '../../router/limits/window-store.ts';
import { Windows, type WindowCounter } from '../../router/limits/window.ts';
import { keyStore } from '../key-administration/key-store.ts';
import type { Log } from '../log/log.ts';
import type { Notification } from '../threads/messages.ts';
import { leaseStore } from './lease-store.ts';
import { readOrigins } from './public-origins.ts';
import { openJournal } from './unit-journal.ts';

interface OpenOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly ticks: () => number;
  readonly keylessPerMinute: number;
  readonly wrongKeysPerMinute: number;
  /** Whether a client needs no key. */
  readonly needsNoKey: (caller: Caller) => boolean;
  readonly log: Log;
  /** Valkey or Redis that counts requests for all processes; undefined when each process counts its own. */
  readonly redisUrl: string | undefined;
  /** Rate windows that the threads of this process share; undefined when there is only one thread. */
  readonly shared: WindowCounter | undefined;
  /** Notifies the other threads. */
  readonly notifyPeers: (notification: Notification) => Promise<void>;
  /** Loads imported data. */
  readonly refresh: () => Promise<void>;
  /** Called with errors that occur outside of requests. */
  readonly onError: (error: unknown) => void;
}

/** Access control on a database: keys, rate limits and units. */
export interface OpenedAccess {
  readonly access: Access;
  readonly units: Units;
  readonly origins: Origins;
  /** Writes usage to the journal. To be called before a response is sent. */
  readonly writeUsage: () => void;
  /** Handles a notification of another program or thread: forgets cached keys, reloads data or settles units. */
  readonly handleNotification: (notification: Notification) => Promise<void>;
  /** Handles a notification here and passes it on to the other threads. */
  readonly broadcast: (notification: Notification) => Promise<void>;
  /** Writes the usage of all threads to the store. */
  readonly settle: () => Promise<void>;
  /** Returns leased units. To be called before the database is closed. */
  close(): Promise<void>;
}

/** Interval in milliseconds at which usage is written to the store. */
const flushMs = 5000;

export async function openAccess(database: Database, options: OpenOptions): Promise<OpenedAccess> {
  const { clock, ticks, keylessPerMinute, wrongKeysPerMinute, needsNoKey, redisUrl } = options;
  const { shared, notifyPeers, log, refresh, onError } = options;
  const onRedisChange = (isShared: boolean) => {
    if (isShared) log.info('REDIS_URL answers again: requests are counted for all processes.');
    else log.warn('REDIS_URL does not answer: until it does, each process counts for itself.');
  };
  const journal = await openJournal(database.dataDir, onError).catch((error: unknown) => {
    log.warn('usage journal unavailable: the usage of the last seconds is lost when the process is killed', {
      reason: String(error),
    });
    return undefined;
  });
  const units = new Units(leaseStore(database), { clock, journal });
  const windowStore = redisUrl === undefined ? null : openWindowStore(redisUrl);
  // The first requests are to be counted with those of the other processes.
  await windowStore?.answered(1000);
  const windows =
    windowStore === null
      ? (shared ?? new Windows())
      : new SharedWindows(windowStore, { onChange: onRedisChange });
  const origins = new Origins(readOrigins(database), ticks);
  const access = new Access(keyStore(database), {
    clock,
    ticks,
    keylessPerMinute,
    wrongKeysPerMinute,
    needsNoKey,
    units,
    windows,
    pages: origins,
  });
  const timer = setInterval(() => void units.flush().catch(onError), flushMs).unref();
  const handleNotification = async (notification: Notification) => {
    if (notification === 'units') return units.close();
    access.forget();
    origins.forget();
    if (notification === 'data') await refresh();
  };
  return {
    access,
    units,
    origins,
    writeUsage: () => journal?.write(),
    handleNotification,
    async broadcast(notification) {
      await handleNotification(notification);
      await notifyPeers(notification);
    },
    async settle() {
      await units.flush();
      await notifyPeers('units');
    },
    async close() {
      clearInterval(timer);
      windowStore?.close();
      await units.close().catch(onError);
      await journal?.close();
    },
  };
}
