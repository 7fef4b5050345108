import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { asc, inArray } from 'drizzle-orm';
import { byCodePoint } from '../client/by-code-point.ts';
import type { Database, Orm } from '../client/database.ts';
import { unpackSnapshot } from '../prebuilt/prebuilt-data.ts';
import { dataset } from '../tables/dataset.ts';
import { bytesOf, readSections, writeBytes } from './section-file.ts';
import type { ReadWhole, Sections } from './section-file.ts';
import { fetchFile, storeFile, type SnapshotFile } from './stored-file.ts';

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
  /**
   * Opens the file of an edition that is about to appear, so that `refresh` has nothing left to do but to swap.
   * @param staged files that have come into the store, of whatever snapshots
   * @param orm reads them
   */
  prepare(staged: readonly SnapshotFile[], orm: Orm): Promise<void>;
}

/** Writes the files of snapshots in another process: what it takes in time and memory is not taken from requests. */
export type BuildElsewhere = () => Promise<void>;

export interface SnapshotEffects {
  readonly elsewhere?: BuildElsewhere | undefined;
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
  let prepared: Held<T> | undefined;
  let refreshing: Promise<boolean> | undefined;
  const swap = async () => {
    const wanted = await versionOf(db.orm, form);
    if (wanted === held.version) return false;
    const path = pathOf(db, form, wanted);
    const ready = prepared;
    // One of an import that did not come to its end is not kept either.
    prepared = undefined;
    if (ready?.version === wanted) {
      held = ready;
      await removeOthers(path, form.name);
      return true;
    }
    // Where it fails, or the folder is another one, the file is made here.
    if (elsewhere !== undefined && !existsSync(path) && !(await isFetched(db.orm, path, form, wanted)))
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
    async prepare(staged, orm) {
      const version = staged.findLast(({ name }) => name === form.name)?.version;
      if (version === undefined || version === held.version) return;
      const path = pathOf(db, form, version);
      if (!existsSync(path) && !(await isFetched(orm, path, form, version))) return;
      const sections = await readSections(path, version, read);
      prepared = sections === undefined ? undefined : { current: form.open(sections), version };
    },
  };
}

/** Builds the file of a snapshot where there is none. @throws StoreError when the database does not answer. */
export async function writeSnapshot(db: Database, form: SnapshotForm<unknown>): Promise<void> {
  const wanted = await versionOf(db.orm, form);
  const path = pathOf(db, form, wanted);
  if (existsSync(path) || (await isBrought(path)) || (await isFetched(db.orm, path, form, wanted))) return;
  await build(db, form);
}

/** Takes the file from the release's edition. @returns false: it has none, or there is no room for it. */
const isBrought = (path: string): Promise<boolean> => unpackSnapshot(basename(path), path).catch(() => false);

/** Takes the file from the store, where an import has put it. @returns false: it has none, or there is no room for it. */
async function isFetched(
  orm: Orm,
  path: string,
  { name }: SnapshotForm<unknown>,
  version: string,
): Promise<boolean> {
  const file = await fetchFile(orm, { name, version }).catch(() => undefined);
  if (file === undefined) return false;
  return writeBytes(path, [file]).then(
    () => true,
    () => false,
  );
}

const pathOf = (db: Database, { name }: SnapshotForm<unknown>, version: string): string =>
  join(db.dataDir, 'snapshot', `${name}-${version}.bin`);

interface Held<T> {
  readonly current: T;
  readonly version: string;
}

async function load<T>(db: Database, form: SnapshotForm<T>, read: ReadWhole | undefined): Promise<Held<T>> {
  const wanted = await versionOf(db.orm, form);
  const path = pathOf(db, form, wanted);
  const stored =
    (await readSections(path, wanted, read)) ??
    ((await isBrought(path)) || (await isFetched(db.orm, path, form, wanted))
      ? await readSections(path, wanted, read)
      : undefined);
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
  const file = bytesOf(version, sections);
  await writeBytes(path, file).catch(() => undefined);
  await removeOthers(path, form.name);
  // For processes with other folders.
  if (db.kind === 'postgresql')
    await storeFile(db, { name: form.name, version }, Buffer.concat(file)).catch(() => undefined);
  return { version, sections };
}

export async function versionOf(
  orm: Orm,
  { name, datasets, revision }: SnapshotForm<unknown>,
): Promise<string> {
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

/** Removes the files of other editions. */
async function removeOthers(keep: string, name: string): Promise<void> {
  const [folder, kept] = [dirname(keep), basename(keep)];
  for (const file of await readdir(folder).catch(() => [])) {
    if (file.startsWith(`${name}-`) && file !== kept) await rm(join(folder, file), { force: true });
  }
}
