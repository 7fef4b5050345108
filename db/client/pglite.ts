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
import { guardStoreCall, formatErrorReason, StoreError } from '../../core/store-error.ts';

/** ENOSPC in the numbering of the WebAssembly file system. */
const noSpace = 51;

/** The embedded database needs no large buffers, because frequently used tables are read only once, into the snapshot. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const folderIn = (dataDir: string): string => join(dataDir, 'pglite');

/** Whether a data folder has an embedded database. */
export const hasPglite = (dataDir: string): boolean => existsSync(folderIn(dataDir));

/**
 * Opens the embedded database in `<dataDir>/pglite` and creates it on the first start. One process at a time.
 *
 * @param dataDir a prepared folder
 * @throws StoreError when another process has the folder open
 */
export async function openPglite(dataDir: string): Promise<Database> {
  const holder = await lockFolder(dataDir);
  const unlock = () => holder.release();
  try {
    const folder = folderIn(dataDir);
    if (!existsSync(folder)) await create(folder);
    const client = await guardStoreCall(() => PGlite.create(folder, { startParams }));
    rejectNewerSchema(await guardStoreCall(() => changedAt(client)));
    await guardStoreCall(() => migrate(drizzle(client), { migrationsFolder }));
    await guardStoreCall(() => client.exec(dropNext));
    // PGlite writes some files with default permissions when it starts.
    closeToOthers(folder);
    return over(client, dataDir, unlock);
  } catch (error) {
    await unlock();
    throw error instanceof StoreError
      ? error
      : new StoreError(`the embedded database in ${dataDir} cannot be opened: ${formatErrorReason(error)}`);
  }
}

/**
 * Creates the cluster next to its final path and renames it when it is complete, so that a killed process leaves no incomplete
 * cluster. Uses the bundled data of the release; otherwise runs initdb in a worker thread, because initdb needs about 600 MB,
 * which are freed with the worker's heap.
 */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  if (!(await guardStoreCall(() => unpackStore(draft)))) await initialize(draft, folder);
  // PGlite unpacks its files with default permissions.
  closeToOthers(draft);
  await rename(draft, folder);
}

/** Runs initdb. @param folder the final path, for error messages */
async function initialize(draft: string, folder: string): Promise<void> {
  // The CommonJS build treats its path as a URL, so it does not find its files when the path contains a `#`.
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
  worker.once('message', (failure: { readonly errno?: number; readonly message?: string }) => {
    isFull = failure.errno === noSpace;
    reason = isFull ? 'the disk is full' : (failure.message ?? reason);
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new StoreError(
              `the embedded database cannot be created in ${folder}: ${reason}`,
              isFull ? 'ENOSPC' : undefined,
            ),
          ),
    );
  });
}

/** Returns the time of the last migration, epoch milliseconds; 0 when there was none. */
async function changedAt(client: PGlite): Promise<number> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: found } = await client.query<{ is: boolean }>(
    `select to_regclass('${table}') is not null as is`,
  );
  if (found[0]?.is !== true) return 0;
  const { rows } = await client.query<{ at: unknown }>(`select max(created_at) as at from ${table}`);
  return Number(rows[0]?.at ?? 0);
}

/** Serialises the bulk work of all processes that share the store. */
function createLock(): () => Promise<() => Promise<void>> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    let end: () => void = () => undefined;
    last = new Promise((resolve) => (end = resolve));
    await before;
    return async () => end();
  };
}

function over(client: PGlite, dataDir: string, unlock: () => Promise<void>): Database {
  const embedded = {
    client,
    reader: client,
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => client.transaction(work),
    acquire: createLock(),
    isShared: false,
  };
  return {
    ...databaseOver(embedded, dataDir),
    // While other processes share the database, the statements of all processes run in turn.
    share: (stream) => share(stream, { ...embedded, isShared: true }),
    async close() {
      if (!client.closed) await client.close();
      await unlock();
    },
  };
}

/**
 * Opens the embedded database of another process over a stream.
 * @param dataDir the data folder of both processes
 */
export function openPgliteOnStream(stream: Duplex, dataDir: string): Database {
  const shared = openShared(stream);
  return { ...databaseOver(shared, dataDir), close: () => shared.close() };
}

function databaseOver(embedded: Embedded, dataDir: string): Omit<Database, 'close'> {
  const { client } = embedded;
  // The size is 1, because PGlite runs one statement at a time.
  const activity = new Activity(1);
  const guard = <T>(work: () => Promise<T>) => activity.watch(() => guardStoreCall(work));
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
    view: (work) => guardStoreCall(() => viewOver(embedded, work)),
    stage: (_names, work) => guardStoreCall(() => stageOver(embedded, work)),
    maintain: (statement) => guardStoreCall(async () => void (await client.exec(statement))),
  };
}
