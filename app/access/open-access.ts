import type { Database } from '../../db/client/client.ts';
import { Access } from '../../router/auth/access.ts';
import { openControlSocket } from './control-socket.ts';
import type { Log } from '../log/log.ts';
import { KeyBook } from '../key-administration/key-book.ts';
import type { Caller, KeyScopes } from '../../router/auth/key-restriction.ts';
import { keyStore } from '../key-administration/key-store.ts';
import { keys } from '../key-administration/commands.ts';
import { forgetOldJournals, leaseStore } from './lease-store.ts';
import { openJournal, settleLeftJournals } from './unit-journal.ts';
import { Origins } from '../../router/auth/origins.ts';
import { readOrigins } from './public-origins.ts';
import { SharedWindows } from '../../router/limits/shared-windows.ts';
import { Units } from '../../router/limits/units.ts';
import { openWindowStore } from '../../router/limits/window-store.ts';
import { Windows, type WindowCounter } from '../../router/limits/window.ts';
import type { Notice } from '../threads/questions.ts';

interface OpenOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Milliseconds of a clock that never jumps. */
  readonly ticks: () => number;
  readonly keylessPerMinute: number;
  readonly wrongKeysPerMinute: number;
  /** Who is let in without a key. */
  readonly needsNoKey: (caller: Caller) => boolean;
  readonly log: Log;
  readonly scopes: KeyScopes;
  /** Valkey or Redis that counts for all processes; undefined: each process counts for itself. */
  readonly redisUrl: string | undefined;
  /** Windows that the threads of this process share; undefined: it has one, or Redis counts. */
  readonly shared: WindowCounter | undefined;
  /** Another thread of this process has the store open, and lets other programs in. */
  readonly isBeside: boolean;
  /** Has the other threads hear of it. */
  readonly tellOthers: (notice: Notice) => Promise<void>;
  /** Where this machine reaches the service. */
  readonly address: string;
  /** Takes over what an import has changed. */
  readonly refresh: () => Promise<void>;
  /** Told about what fails beside the requests. */
  readonly onError: (error: unknown) => void;
}

interface OpenedAccess {
  readonly access: Access;
  readonly units: Units;
  readonly origins: Origins;
  /** Writes down what was spent. To be called before an answer goes out. */
  readonly writeDown: () => void;
  /** Forgets, settles or takes over what another program or thread tells of. */
  readonly hear: (notice: Notice) => Promise<void>;
  /** Gives leases back and closes the control socket; before the database is closed. */
  close(): Promise<void>;
}

/** How often the store is told what was spent, in milliseconds. */
const flushMs = 5000;

/** Access over a database; and the control socket, where only this process can open the database. */
export async function openAccess(database: Database, options: OpenOptions): Promise<OpenedAccess> {
  const {
    clock,
    ticks,
    keylessPerMinute,
    wrongKeysPerMinute,
    needsNoKey,
    scopes,
    redisUrl,
    shared,
    isBeside,
    tellOthers,
    log,
    address,
    refresh,
    onError,
  } = options;
  const tell = (isShared: boolean) => {
    if (isShared) log.info('REDIS_URL answers again: requests are counted for all processes.');
    else log.warn('REDIS_URL does not answer: until it does, each process counts for itself.');
  };
  const leases = leaseStore(database);
  if (!isBeside) {
    await settleLeftJournals(database.dataDir, leases).catch(onError);
    await forgetOldJournals(database).catch(onError);
  }
  const journal = await openJournal(database.dataDir, onError).catch((error: unknown) => {
    log.warn(
      'units are not written down: what is spent in the last seconds is lost when the process is killed',
      {
        reason: String(error),
      },
    );
    return undefined;
  });
  const units = new Units(leases, { clock, journal });
  const windowStore = redisUrl === undefined ? null : openWindowStore(redisUrl);
  // The first requests should be counted with those of the other processes already.
  await windowStore?.answered(1000);
  const windows =
    windowStore === null ? (shared ?? new Windows()) : new SharedWindows(windowStore, { onChange: tell });
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
  const flush = () => units.flush().catch(onError);
  const timer = setInterval(() => void flush(), flushMs).unref();
  const house = {
    book: new KeyBook(database, clock),
    scopes,
    clock,
    async settle() {
      await units.flush();
      await tellOthers('units');
    },
  };
  const hear = async (notice: Notice) => {
    if (notice === 'units') return units.close();
    access.forget();
    origins.forget();
    if (notice === 'data') await refresh();
  };
  const hearAll = async (notice: Notice) => {
    await hear(notice);
    await tellOthers(notice);
  };
  /** What programs beside the service ask of it; all else is a command of keys. */
  const asked: Readonly<Record<string, () => Promise<string>>> = {
    address: async () => `${address}\n`,
    /** Every lease goes back to the store, and what was spent is told: so it can be read, or written anew. */
    settle: async () => {
      await hearAll('units');
      return '';
    },
    changed: async () => {
      await hearAll('data');
      return '';
    },
  };
  const closeSocket =
    database.kind === 'pglite' && !isBeside
      ? await openControlSocket(
          database.dataDir,
          async (args) => {
            const [name = ''] = args;
            const own = args.length === 1 && Object.hasOwn(asked, name) ? asked[name] : undefined;
            if (own !== undefined) return { code: 0, text: await own() };
            const answer = await keys(args, (command) => command(house));
            await hearAll('keys');
            return answer;
          },
          database.share,
        )
      : null;
  return {
    access,
    units,
    origins,
    writeDown: () => journal?.write(),
    hear,
    async close() {
      clearInterval(timer);
      windowStore?.close();
      await closeSocket?.();
      await units.close().catch(onError);
      await journal?.close();
    },
  };
}
