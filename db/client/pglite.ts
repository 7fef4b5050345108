import { rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Duplex } from 'node:stream';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { PgliteSession } from 'drizzle-orm/pglite';
import { drizzle } from 'drizzle-orm/pglite/driver';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StoreActivity } from './activity.ts';
import { pgDialect, createOrm } from './database.ts';
import type { Database, Reader } from './database.ts';
import { makeTreePrivate as closeToOthers } from './data-folder.ts';
import { dropStagingSchema, withStage, withView, type EmbeddedStore } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { GuardedPgliteSession } from './guarded-session.ts';
import { migrationsFolder, rejectNewerSchema } from '../migrations.ts';
import { unpackStore } from '../prebuilt/prebuilt-data.ts';
import { share } from './share.ts';
import { openShared } from './shared.ts';
import { guardStoreCall, formatErrorReason, StoreError } from '../../core/store-error.ts';

/** The error number of ENOSPC in the WebAssembly file system. */
const noSpaceErrno = 51;

/** The embedded database needs no large buffers. Frequently used tables are read only once, to build the snapshot. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const getPgliteFolder = (dataDir: string): string => join(dataDir, 'pglite');

/** Whether a data folder has an embedded database. */
export const hasPglite = (dataDir: string): boolean => existsSync(getPgliteFolder(dataDir));

/**
 * Opens the embedded database in `<dataDir>/pglite`. The first start creates the database. Only one process can have the
 * database open.
 *
 * @param dataDir a prepared folder
 * @throws StoreError when another process has the folder open
 */
export async function openPglite(dataDir: string): Promise<Database> {
  const holder = await lockFolder(dataDir);
  const unlock = () => holder.release();
  try {
    const folder = getPgliteFolder(dataDir);
    if (!existsSync(folder)) await createStore(folder);
    const client = await guardStoreCall(() => PGlite.create(folder, { startParams }));
    rejectNewerSchema(await guardStoreCall(() => readLatestMigration(client)));
    await guardStoreCall(() => migrate(drizzle(client), { migrationsFolder }));
    await guardStoreCall(() => client.exec(dropStagingSchema));
    // PGlite writes some files with default permissions when it starts.
    closeToOthers(folder);
    return createOwnedDatabase(client, dataDir, unlock);
  } catch (error) {
    await unlock();
    throw error instanceof StoreError
      ? error
      : new StoreError(`the embedded database in ${dataDir} cannot be opened: ${formatErrorReason(error)}`);
  }
}

/**
 * Creates the cluster next to its final path and renames the complete cluster, so that a killed process leaves no incomplete
 * cluster. The cluster is a copy of the release's bundled data if there is any. Otherwise initdb runs in a worker thread,
 * because its 600 MB of memory are freed when the thread ends.
 */
async function createStore(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  if (!(await guardStoreCall(() => unpackStore(draft)))) await initialize(draft, folder);
  // PGlite unpacks its files with default permissions, so restrict them.
  closeToOthers(draft);
  await rename(draft, folder);
}

/** Runs initdb. @param folder the final path, for error messages */
async function initialize(draft: string, folder: string): Promise<void> {
  // The CommonJS build of PGlite treats its path as a URL and finds no files when the path contains a `#`.
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
  let isDiskFull = false;
  worker.once('message', (failure: { readonly errno?: number; readonly message?: string }) => {
    isDiskFull = failure.errno === noSpaceErrno;
    reason = isDiskFull ? 'the disk is full' : (failure.message ?? reason);
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new StoreError(
              `the embedded database cannot be created in ${folder}: ${reason}`,
              isDiskFull ? 'ENOSPC' : undefined,
            ),
          ),
    );
  });
}

/** Returns the time of the last migration in epoch milliseconds; 0 when no migration has run. */
async function readLatestMigration(client: PGlite): Promise<number> {
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
  let lastTurn: Promise<void> = Promise.resolve();
  return async () => {
    const previousTurn = lastTurn;
    let endTurn: () => void = () => undefined;
    lastTurn = new Promise((resolve) => (endTurn = resolve));
    await previousTurn;
    return async () => endTurn();
  };
}

function createOwnedDatabase(client: PGlite, dataDir: string, unlock: () => Promise<void>): Database {
  const embeddedStore = {
    client,
    reader: client,
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => client.transaction(work),
    acquire: createLock(),
    isShared: false,
  };
  return {
    ...createDatabase(embeddedStore, dataDir),
    // Mark the database as shared. The statements of all processes then run in turn.
    share: (stream) => share(stream, { ...embeddedStore, isShared: true }),
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
  const sharedClient = openShared(stream);
  return { ...createDatabase(sharedClient, dataDir), close: () => sharedClient.close() };
}

function createDatabase(embedded: EmbeddedStore, dataDir: string): Omit<Database, 'close'> {
  const { client } = embedded;
  // The number of connections is 1, because PGlite runs one statement at a time.
  const activity = new StoreActivity(1);
  const guard = <T>(work: () => Promise<T>) => activity.watch(() => guardStoreCall(work));
  const session = new GuardedPgliteSession(client, guard);
  const reader: Reader = {
    orm: createOrm(session),
    query: (statement) =>
      session.execute<{ rows: Record<string, unknown>[] }>(statement).then(({ rows }) => rows),
  };
  return {
    ...reader,
    kind: 'pglite',
    dataDir,
    reads: reader,
    activity,
    transaction: (work) =>
      guard(() => embedded.transaction((tx) => work(createOrm(new PgliteSession(tx, pgDialect, undefined))))),
    view: (work) => guardStoreCall(() => withView(embedded, work)),
    stage: (_names, work) => guardStoreCall(() => withStage(embedded, work)),
    maintain: (statement) => guardStoreCall(async () => void (await client.exec(statement))),
  };
}
