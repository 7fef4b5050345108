import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../client/database.ts';
import { serialiseSections } from './section-file.ts';
import { computeVersion, type SnapshotFormat } from './snapshot.ts';
import { storeFile } from './stored-file.ts';

/*
 * An importing process builds the snapshots of its rows before they become visible and stores their files. Serving
 * processes poll for new files (edition-watch.ts), and fetch and open them under a shared lock. The import waits for
 * that lock before it commits, so that the servers then only need to swap.
 */

/**
 * Key of the advisory lock that fetching processes share and an import takes before it commits: the characters `snap`.
 */
const fetchLock = 0x736e6170;

/**
 * Maximum time for which an import waits for fetching processes. Slower processes switch later, so that an unresponsive
 * process does not block the import.
 */
const fetchTimeout = '20s';

/** Milliseconds until all processes have started fetching: more than two polling intervals. */
const fetchStartMs = 750;

/** Runs work, which must finish before an import commits, in a transaction with a consistent view. */
export const holdFetchLock = <T>(db: Database, work: (orm: Orm) => Promise<T>): Promise<T> =>
  db.view(async ({ orm }) => {
    await orm.execute(sql`select pg_advisory_xact_lock_shared(${fetchLock}::bigint)`);
    return work(orm);
  });

export interface StagingEffects {
  /** Waits until other processes have started fetching. */
  readonly noticed?: () => Promise<void>;
}

const waitForFetchStart = () => new Promise<void>((resolve) => setTimeout(resolve, fetchStartMs));

/**
 * Wraps a store so that new dataset versions have their snapshots when they become visible. Only PostgreSQL has several
 * serving processes; the embedded store is returned unchanged.
 */
export function addSnapshots(
  db: Database,
  forms: readonly SnapshotFormat<unknown>[],
  { noticed = waitForFetchStart }: StagingEffects = {},
): Database {
  if (db.kind !== 'postgresql') return db;
  return {
    ...db,
    stage: (names, work) =>
      db.stage(names, async (stage) => {
        const result = await work(stage);
        // This work must run after all other writes, because versions depend on them.
        stage.onSwap(async ({ orm }) => {
          if (!(await makeFiles(db, orm, forms))) return;
          await noticed();
          await waitForFetches(db);
        });
        return result;
      }),
  };
}

/** @param orm a connection that sees the uncommitted rows @returns whether any file was built */
async function makeFiles(
  db: Database,
  orm: Orm,
  forms: readonly SnapshotFormat<unknown>[],
): Promise<boolean> {
  let isStored = false;
  for (const form of forms) {
    const version = await computeVersion(orm, form);
    if (version === (await computeVersion(db.orm, form))) continue;
    const file = Buffer.concat(serialiseSections(version, await form.build(orm)));
    // Ignore the error: without stored files, each process builds its own file, which only takes longer.
    await storeFile(db, { name: form.name, version }, file).catch(() => undefined);
    isStored = true;
  }
  return isStored;
}

const waitForFetches = (db: Database): Promise<void> =>
  db
    .view(async ({ orm }) => {
      await orm.execute(sql`select set_config('lock_timeout', ${fetchTimeout}, true)`);
      await orm.execute(sql`select pg_advisory_xact_lock(${fetchLock}::bigint)`);
    })
    .catch(() => undefined);
