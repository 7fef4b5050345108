import { rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PgliteSession } from 'drizzle-orm/pglite';
import { drizzle } from 'drizzle-orm/pglite/driver';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Activity } from './activity.ts';
import { dialect, ormOver } from './database.ts';
import type { Database } from './database.ts';
import { close as closeToOthers } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { GuardedPgliteSession } from './guarded-session.ts';
import { migrationsFolder } from '../migrations.ts';
import { guarded, reasonOf, StoreError } from './store-error.ts';

/** A COPY of PGlite reads its text from memory: rows go in by pieces of this many characters. */
const pieceLength = 4 << 20;

/** ENOSPC, as the file system of WebAssembly counts. */
const noSpace = 51;

/** Hot tables are read once into the snapshot, so the embedded database needs no buffers for them. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

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
    const folder = join(dataDir, 'pglite');
    if (!existsSync(folder)) await create(folder);
    const client = await guarded(() => PGlite.create(folder, { startParams }));
    await guarded(() => migrate(drizzle(client), { migrationsFolder }));
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
 * half made. Done in a worker: initdb needs some 600 MB, which end with the worker's heap.
 */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const require = createRequire(import.meta.url);
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const { PGlite } = require(workerData.module);
     PGlite.create(workerData.draft)
       .then((db) => db.close())
       .catch(({ errno, message }) => {
         parentPort.postMessage({ errno, message });
         process.exitCode = 1;
       });`,
    { eval: true, workerData: { module: require.resolve('@electric-sql/pglite'), draft } },
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
  // It unpacks its files with rights of its own.
  closeToOthers(draft);
  await rename(draft, folder);
}

function over(client: PGlite, dataDir: string, unlock: () => Promise<void>): Database {
  // It does one thing at a time.
  const activity = new Activity(1);
  const session = new GuardedPgliteSession(client, (work) => activity.watch(() => guarded(work)));
  const orm = ormOver(session);
  return {
    kind: 'pglite',
    dataDir,
    orm,
    activity,
    query: (statement) =>
      session.execute<{ rows: Record<string, unknown>[] }>(statement).then(({ rows }) => rows),
    transaction: (work) => orm.transaction(work),
    load: (work) =>
      guarded(() =>
        client.transaction((tx) =>
          work({
            orm: ormOver(new PgliteSession(tx, dialect, undefined)),
            async copy(target, lines) {
              const send = (piece: string[]) =>
                tx.query(`COPY ${target} FROM '/dev/blob'`, [], { blob: new Blob(piece) });
              let piece: string[] = [];
              let length = 0;
              for await (const chunk of lines) {
                piece.push(chunk);
                length += chunk.length;
                if (length < pieceLength) continue;
                await send(piece);
                piece = [];
                length = 0;
              }
              if (length > 0) await send(piece);
            },
          }),
        ),
      ),
    maintain: (statement) => guarded(async () => void (await client.exec(statement))),
    async close() {
      if (!client.closed) await client.close();
      await unlock();
    },
  };
}
