import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, inArray, sql } from 'drizzle-orm';
import { byCodePoint } from '../client/by-code-point.ts';
import type { Database, Orm } from '../client/database.ts';
import { dataset } from '../tables/dataset.ts';
import { readSections, writeSections } from './section-file.ts';
import type { Sections } from './section-file.ts';

/** How a hot table gets into memory. */
export interface SnapshotForm<T> {
  readonly name: string;
  /** The datasets that the rows come from. */
  readonly datasets: readonly string[];
  /** Raised when `build` writes other sections from the same rows. */
  readonly revision: number;
  /** Reads the tables. All queries see one state of the database. */
  readonly build: (orm: Orm) => Promise<Sections>;
  readonly open: (sections: Sections) => T;
}

/** A hot table in memory. Whoever took `current` keeps a whole edition, whatever is swapped in meanwhile. */
export interface Snapshot<T> {
  readonly current: T;
  /** Equal versions, equal content. */
  readonly version: string;
  /** Swaps in the present edition if there is another. @returns whether there was. */
  refresh(): Promise<boolean>;
  /** Refreshes every so many milliseconds until closed. A failing store leaves the present edition. */
  watch(interval: number, onError: (error: unknown) => void): void;
  close(): void;
}

/**
 * Loads a snapshot from its file in `<dataDir>/snapshot`, or builds it from the database and writes the file. A
 * damaged or foreign file is built anew; a folder that cannot be written to costs the next start time, nothing else.
 *
 * @throws StoreError when the database is needed and does not answer.
 */
export async function openSnapshot<T>(db: Database, form: SnapshotForm<T>): Promise<Snapshot<T>> {
  let held = await load(db, form);
  let refreshing: Promise<boolean> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const swap = async () => {
    if ((await versionOf(db.orm, form)) === held.version) return false;
    held = await load(db, form);
    return true;
  };
  const refresh = () => (refreshing ??= swap().finally(() => (refreshing = undefined)));
  return {
    get current() {
      return held.current;
    },
    get version() {
      return held.version;
    },
    refresh,
    watch(interval, onError) {
      clearInterval(timer);
      timer = setInterval(() => void refresh().catch(onError), interval);
      timer.unref();
    },
    close: () => clearInterval(timer),
  };
}

async function load<T>(db: Database, form: SnapshotForm<T>): Promise<{ current: T; version: string }> {
  const folder = join(db.dataDir, 'snapshot');
  const fileOf = (version: string) => `${form.name}-${version}.bin`;
  const wanted = await versionOf(db.orm, form);
  const stored = await readSections(join(folder, fileOf(wanted)), wanted);
  if (stored !== undefined) return { current: form.open(stored), version: wanted };

  const { version, sections } = await db.load(async ({ orm }) => {
    await orm.execute(sql`set transaction isolation level repeatable read, read only`);
    return { version: await versionOf(orm, form), sections: await form.build(orm) };
  });
  await writeSections(join(folder, fileOf(version)), version, sections).catch(() => undefined);
  await removeOthers(folder, form.name, fileOf(version));
  return { current: form.open(sections), version };
}

async function versionOf(orm: Orm, { name, datasets, revision }: SnapshotForm<unknown>): Promise<string> {
  const rows = await orm
    .select({ name: dataset.name, hash: dataset.contentHash })
    .from(dataset)
    .where(inArray(dataset.name, [...datasets]))
    .orderBy(asc(byCodePoint(dataset.name)));
  return createHash('sha256')
    .update(JSON.stringify([name, revision, rows]))
    .digest('hex')
    .slice(0, 16);
}

async function removeOthers(folder: string, name: string, keep: string): Promise<void> {
  for (const file of await readdir(folder).catch(() => [])) {
    if (file.startsWith(`${name}-`) && file !== keep) await rm(join(folder, file), { force: true });
  }
}
