import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../client/database.ts';
import { bytesOf } from './section-file.ts';
import { versionOf, type SnapshotForm } from './snapshot.ts';
import { storeFile } from './stored-file.ts';

/*
 * A process that imports makes the snapshots of its rows before others see them, and puts their files into the store. Those that
 * serve look for files often (edition-watch.ts), fetch and open a new one under a shared lock, and have only to point at it
 * when the import commits, which waits for that lock.
 */

/** Shared by whoever is fetching; an import commits when it is free. The letters `snap`. */
const fetching = 0x736e6170;

/** Fetchers that take longer take over later: an import is not held up by one that hangs. */
const patience = '20s';

/** How long it takes until everybody has looked and has begun to fetch: two looks and more, in milliseconds. */
const noticedAfterMs = 750;

/** Does what must be done before an import commits, in a transaction that reads one state. */
export const whileFetching = <T>(db: Database, work: (orm: Orm) => Promise<T>): Promise<T> =>
  db.view(async ({ orm }) => {
    await orm.execute(sql`select pg_advisory_xact_lock_shared(${fetching}::bigint)`);
    return work(orm);
  });

export interface StagingEffects {
  /** Waits until others have begun to fetch. */
  readonly noticed?: () => Promise<void>;
}

const noticedByTime = () => new Promise<void>((go) => setTimeout(go, noticedAfterMs));

/**
 * The same store, whose new editions have their snapshots when they appear. Only a PostgreSQL has several processes that serve from
 * it; the embedded store stays as it is.
 */
export function withSnapshots(
  db: Database,
  forms: readonly SnapshotForm<unknown>[],
  { noticed = noticedByTime }: StagingEffects = {},
): Database {
  if (db.kind !== 'postgresql') return db;
  return {
    ...db,
    stage: (names, work) =>
      db.stage(names, async (stage) => {
        const result = await work(stage);
        // Behind all else that is written: versions rest on it.
        stage.atSwap(async ({ orm }) => {
          if (!(await makeFiles(db, orm, forms))) return;
          await noticed();
          await nobodyFetches(db);
        });
        return result;
      }),
  };
}

/** @param orm sees the rows that nobody else does yet @returns whether there was anything to make */
async function makeFiles(db: Database, orm: Orm, forms: readonly SnapshotForm<unknown>[]): Promise<boolean> {
  let isChanged = false;
  for (const form of forms) {
    const version = await versionOf(orm, form);
    if (version === (await versionOf(db.orm, form))) continue;
    const file = Buffer.concat(bytesOf(version, await form.build(orm)));
    // Without them everybody makes their own: later, but nothing is lost.
    await storeFile(db, { name: form.name, version }, file).catch(() => undefined);
    isChanged = true;
  }
  return isChanged;
}

const nobodyFetches = (db: Database): Promise<void> =>
  db
    .view(async ({ orm }) => {
      await orm.execute(sql`select set_config('lock_timeout', ${patience}, true)`);
      await orm.execute(sql`select pg_advisory_xact_lock(${fetching}::bigint)`);
    })
    .catch(() => undefined);
