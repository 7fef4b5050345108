import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../client/database.ts';
import { serialiseSections } from './section-file.ts';
import { computeVersion, type SnapshotFormat } from './snapshot.ts';
import { storeFile } from './stored-file.ts';

/*
 * An importing process builds the snapshots of its rows and stores their files before the rows become visible. Serving
 * processes poll for new files (edition-watch.ts), and fetch and open them under a shared lock. The import waits for that lock
 * before its commit, so that the serving processes then only need to swap.
 */

/**
 * Key of the advisory lock: the characters `snap`. Fetching processes share the lock, and an import takes it before its commit.
 */
const fetchLock = 0x736e6170;

/**
 * Maximum time for which an import waits for fetching processes. Slower processes swap later, so that an unresponsive process
 * does not block the import.
 */
const fetchTimeout = '20s';

/** Time in milliseconds after which all processes have started fetching: more than two polling intervals. */
const fetchStartMs = 750;

/** Runs work in a transaction with a consistent view. An import waits for the end of the work before its commit. */
export const withFetchLock = <T>(db: Database, work: (orm: Orm) => Promise<T>): Promise<T> =>
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
 * Wraps a store so that the snapshots of a new dataset version exist when its rows become visible. Only PostgreSQL has several
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
        // Run after all other writes, because versions depend on them.
        stage.onSwap(async ({ orm }) => {
          if (!(await createSnapshotFiles(db, orm, forms))) return;
          await noticed();
          await waitForFetches(db);
        });
        return result;
      }),
  };
}

/**
 * Builds and stores the files of changed snapshots. @param orm a connection that sees the uncommitted rows @returns whether a
 * file was built
 */
async function createSnapshotFiles(
  db: Database,
  orm: Orm,
  forms: readonly SnapshotFormat<unknown>[],
): Promise<boolean> {
  let isStored = false;
  for (const form of forms) {
    const version = await computeVersion(orm, form);
    if (version === (await computeVersion(db.orm, form))) continue;
    const file = Buffer.concat(serialiseSections(version, await form.build(orm)));
    // Ignore the error. Without stored files, each process builds its own file, which takes longer.
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
