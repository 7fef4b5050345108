import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { asc, inArray } from 'drizzle-orm';
import { byCodePoint } from '../client/by-code-point.ts';
import type { Database, Orm } from '../client/database.ts';
import { unpackSnapshot } from '../edition/edition.ts';
import { dataset } from '../tables/dataset.ts';
import { readSections, writeSections } from './section-file.ts';
import type { ReadWhole, Sections } from './section-file.ts';

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
}

/** Writes the files of snapshots in another process: what it takes in time and memory is not taken from requests. */
export type Elsewhere = () => Promise<void>;

export interface SnapshotEffects {
  readonly elsewhere?: Elsewhere | undefined;
  /** Reads the files. Default: into memory of this thread alone. */
  readonly read?: ReadWhole | undefined;
}

/**
 * Loads a snapshot from its file in `<dataDir>/snapshot`, or builds it from the database and writes the file. A
 * damaged or foreign file is built anew; a folder that cannot be written to costs the next start time, nothing else.
 *
 * @throws StoreError when the database is needed and does not answer.
 */
export async function openSnapshot<T>(
  db: Database,
  form: SnapshotForm<T>,
  { elsewhere, read }: SnapshotEffects = {},
): Promise<Snapshot<T>> {
  let held = await load(db, form, read);
  let refreshing: Promise<boolean> | undefined;
  const swap = async () => {
    const wanted = await versionOf(db.orm, form);
    if (wanted === held.version) return false;
    // Where it fails, or the folder is another one, the file is made here.
    if (elsewhere !== undefined && !existsSync(pathOf(db, form, wanted)))
      await elsewhere().catch(() => undefined);
    held = await load(db, form, read);
    return true;
  };
  return {
    get current() {
      return held.current;
    },
    get version() {
      return held.version;
    },
    refresh: () => (refreshing ??= swap().finally(() => (refreshing = undefined))),
  };
}

/** Builds the file of a snapshot where there is none. @throws StoreError when the database does not answer. */
export async function writeSnapshot(db: Database, form: SnapshotForm<unknown>): Promise<void> {
  const wanted = await versionOf(db.orm, form);
  const path = pathOf(db, form, wanted);
  if (!existsSync(path) && !(await isBrought(path))) await build(db, form);
}

/** Takes the file from the release's edition. @returns false: it has none, or there is no room for it. */
const isBrought = (path: string): Promise<boolean> => unpackSnapshot(basename(path), path).catch(() => false);

const pathOf = (db: Database, { name }: SnapshotForm<unknown>, version: string): string =>
  join(db.dataDir, 'snapshot', `${name}-${version}.bin`);

async function load<T>(
  db: Database,
  form: SnapshotForm<T>,
  read: ReadWhole | undefined,
): Promise<{ current: T; version: string }> {
  const wanted = await versionOf(db.orm, form);
  const path = pathOf(db, form, wanted);
  const stored =
    (await readSections(path, wanted, read)) ??
    ((await isBrought(path)) ? await readSections(path, wanted, read) : undefined);
  if (stored !== undefined) return { current: form.open(stored), version: wanted };
  const { version, sections } = await build(db, form);
  return { current: form.open(sections), version };
}

async function build(
  db: Database,
  form: SnapshotForm<unknown>,
): Promise<{ version: string; sections: Sections }> {
  const { version, sections } = await db.view(async ({ orm }) => ({
    version: await versionOf(orm, form),
    sections: await form.build(orm),
  }));
  const path = pathOf(db, form, version);
  await writeSections(path, version, sections).catch(() => undefined);
  await removeOthers(dirname(path), form.name, basename(path));
  return { version, sections };
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
