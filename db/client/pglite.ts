import { rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Duplex } from 'node:stream';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { PgliteSession } from 'drizzle-orm/pglite';
import { drizzle } from 'drizzle-orm/pglite/driver';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Activity } from './activity.ts';
import { dialect, ormOver } from './database.ts';
import type { Database, Reader } from './database.ts';
import { close as closeToOthers } from './data-folder.ts';
import { dropNext, stageOver, viewOver, type Embedded } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { GuardedPgliteSession } from './guarded-session.ts';
import { migrationsFolder, rejectNewerSchema } from '../migrations.ts';
import { unpackStore } from '../prebuilt/prebuilt-data.ts';
import { share } from './share.ts';
import { openShared } from './shared.ts';
import { guarded, reasonOf, StoreError } from '../../core/store-error.ts';

/** ENOSPC, as the file system of WebAssembly counts. */
const noSpace = 51;

/** Hot tables are read once into the snapshot, so the embedded database needs no buffers for them. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const folderIn = (dataDir: string): string => join(dataDir, 'pglite');

/** Whether a data folder has an embedded database. */
export const hasPglite = (dataDir: string): boolean => existsSync(folderIn(dataDir));

/**
 * Opens the embedded database in `<dataDir>/pglite`; makes it on the first start. One process at a time.
 *
 * @param dataDir a folder that is prepared.
 * @throws StoreError when another process has the folder.
 */
export async function openPglite(dataDir: string): Promise<Database> {
  const holder = await lockFolder(dataDir);
  const unlock = () => holder.release();
  try {
    const folder = folderIn(dataDir);
    if (!existsSync(folder)) await create(folder);
    const client = await guarded(() => PGlite.create(folder, { startParams }));
    rejectNewerSchema(await guarded(() => changedAt(client)));
    await guarded(() => migrate(drizzle(client), { migrationsFolder }));
    await guarded(() => client.exec(dropNext));
    // At its start it writes a file or two with rights of its own.
    closeToOthers(folder);
    return over(client, dataDir, unlock);
  } catch (error) {
    await unlock();
    throw error instanceof StoreError
      ? error
      : new StoreError(`the embedded database in ${dataDir} cannot be opened: ${reasonOf(error)}`);
  }
}

/**
 * Makes the cluster beside its place and moves it there when it is whole, so a kill in between leaves nothing
 * half made: that of the release's edition, else an empty one, in a worker, since initdb needs some 600 MB, which end with
 * the worker's heap.
 */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  if (!(await guarded(() => unpackStore(draft)))) await initialize(draft, folder);
  // It unpacks its files with rights of its own.
  closeToOthers(draft);
  await rename(draft, folder);
}

/** initdb. @param folder as the operator knows it */
async function initialize(draft: string, folder: string): Promise<void> {
  // Its CommonJS form takes its path for an address, and misses its files where that has a `#`.
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     import(workerData.module)
       .then(({ PGlite }) => PGlite.create(workerData.draft))
       .then((db) => db.close())
       .catch(({ errno, message }) => {
         parentPort.postMessage({ errno, message });
         process.exitCode = 1;
       });`,
    { eval: true, workerData: { module: import.meta.resolve('@electric-sql/pglite'), draft } },
  );
  let reason = 'no reason given';
  let isFull = false;
  worker.once('message', (told: { readonly errno?: number; readonly message?: string }) => {
    isFull = told.errno === noSpace;
    reason = isFull ? 'the disk is full' : (told.message ?? reason);
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new StoreError(
              `the embedded database cannot be made in ${folder}: ${reason}`,
              isFull ? 'ENOSPC' : undefined,
            ),
          ),
    );
  });
}

/** When its tables were changed the last time, epoch milliseconds; 0: never. */
async function changedAt(client: PGlite): Promise<number> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: known } = await client.query<{ is: boolean }>(
    `select to_regclass('${table}') is not null as is`,
  );
  if (known[0]?.is !== true) return 0;
  const { rows } = await client.query<{ at: unknown }>(`select max(created_at) as at from ${table}`);
  return Number(rows[0]?.at ?? 0);
}

/** Bulk work of this process and of those that share the store, one after the other. */
function holds(): () => Promise<() => Promise<void>> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    let end: () => void = () => undefined;
    last = new Promise((done) => (end = done));
    await before;
    return async () => end();
  };
}

function over(client: PGlite, dataDir: string, unlock: () => Promise<void>): Database {
  const embedded = {
    client,
    reader: client,
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => client.transaction(work),
    hold: holds(),
    isShared: false,
  };
  return {
    ...databaseOver(embedded, dataDir),
    // While others share it, all are answered in turn.
    share: (stream) => share(stream, { ...embedded, isShared: true }),
    async close() {
      if (!client.closed) await client.close();
      await unlock();
    },
  };
}

/**
 * The embedded database of another process, which answers at the other end of a stream.
 * @param dataDir the folder that both use
 */
export function openPgliteOver(stream: Duplex, dataDir: string): Database {
  const shared = openShared(stream);
  return { ...databaseOver(shared, dataDir), close: () => shared.close() };
}

function databaseOver(embedded: Embedded, dataDir: string): Omit<Database, 'close'> {
  const { client } = embedded;
  // It does one thing at a time.
  const activity = new Activity(1);
  const guard = <T>(work: () => Promise<T>) => activity.watch(() => guarded(work));
  const session = new GuardedPgliteSession(client, guard);
  const reads: Reader = {
    orm: ormOver(session),
    query: (statement) =>
      session.execute<{ rows: Record<string, unknown>[] }>(statement).then(({ rows }) => rows),
  };
  return {
    ...reads,
    kind: 'pglite',
    dataDir,
    reads,
    activity,
    transaction: (work) =>
      guard(() => embedded.transaction((tx) => work(ormOver(new PgliteSession(tx, dialect, undefined))))),
    view: (work) => guarded(() => viewOver(embedded, work)),
    stage: (_names, work) => guarded(() => stageOver(embedded, work)),
    maintain: (statement) => guarded(async () => void (await client.exec(statement))),
  };
}
