import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { asc, inArray } from 'drizzle-orm';
import { collateByCodePoint } from '../client/code-point-collation.ts';
import type { Database, Orm } from '../client/database.ts';
import { unpackSnapshot } from '../prebuilt/prebuilt-data.ts';
import { dataset } from '../tables/dataset.ts';
import { serialiseSections, readSections, writeBytes } from './section-file.ts';
import type { FileReader, Sections } from './section-file.ts';
import { fetchFile, storeFile, type SnapshotFile } from './stored-file.ts';

/** The definition of a snapshot: how a frequently used table is loaded into memory. */
export interface SnapshotFormat<T> {
  readonly name: string;
  /** The datasets that contain the rows. */
  readonly datasets: readonly string[];
  /** Revision of the format. A change of the sections that `build` returns needs a greater revision. */
  readonly revision: number;
  /** Reads the tables and creates the sections. All queries see the same state of the database. */
  readonly build: (orm: Orm) => Promise<Sections>;
  readonly open: (sections: Sections) => T;
}

/**
 * A frequently used table in memory. `current` changes when a new version is swapped in; an earlier value of `current` stays
 * consistent.
 */
export interface Snapshot<T> {
  readonly current: T;
  /** Version of the content. Equal versions have equal content. */
  readonly version: string;
  /** Swaps in a new version. @returns false when the store contains no new version */
  refresh(): Promise<boolean>;
  /**
   * Opens the file of an upcoming version, so that `refresh` only needs to swap.
   * @param staged new files in the store, including those of other snapshots
   * @param orm connection for reading the files
   */
  prepare(staged: readonly SnapshotFile[], orm: Orm): Promise<void>;
}

/** Writes snapshot files in another process, to save time and memory of the process that serves requests. */
export type ChildProcessBuilder = () => Promise<void>;

export interface SnapshotEffects {
  readonly buildInChildProcess?: ChildProcessBuilder | undefined;
  /** Reads the files. Default: into memory of this thread only. */
  readonly read?: FileReader | undefined;
}

/**
 * Loads a snapshot from its file in `<dataDir>/snapshot`, or builds the snapshot from the database and writes the file. A
 * damaged or incompatible file is rebuilt. If the folder is not writable, only the next start takes longer.
 *
 * @throws StoreError when the database is needed and does not respond
 */
export async function openSnapshot<T>(
  db: Database,
  form: SnapshotFormat<T>,
  { buildInChildProcess, read }: SnapshotEffects = {},
): Promise<Snapshot<T>> {
  let loadedVersion = await loadSnapshot(db, form, read);
  let preparedVersion: LoadedSnapshot<T> | undefined;
  let refreshPromise: Promise<boolean> | undefined;
  const swap = async () => {
    const requiredVersion = await computeVersion(db.orm, form);
    if (requiredVersion === loadedVersion.version) return false;
    const path = getPath(db, form, requiredVersion);
    const candidate = preparedVersion;
    // Discard the prepared version, which can belong to a failed import.
    preparedVersion = undefined;
    if (candidate?.version === requiredVersion) {
      loadedVersion = candidate;
      await removeOtherVersions(path, form.name);
      return true;
    }
    // Build the file in this process if the child process fails or has another data folder.
    if (
      buildInChildProcess !== undefined &&
      !existsSync(path) &&
      !(await fetchStoredFile(db.orm, path, form, requiredVersion))
    )
      await buildInChildProcess().catch(() => undefined);
    loadedVersion = await loadSnapshot(db, form, read);
    return true;
  };
  return {
    get current() {
      return loadedVersion.current;
    },
    get version() {
      return loadedVersion.version;
    },
    refresh: () => (refreshPromise ??= swap().finally(() => (refreshPromise = undefined))),
    async prepare(staged, orm) {
      const version = staged.findLast(({ name }) => name === form.name)?.version;
      if (version === undefined || version === loadedVersion.version) return;
      const path = getPath(db, form, version);
      if (!existsSync(path) && !(await fetchStoredFile(orm, path, form, version))) return;
      const sections = await readSections(path, version, read);
      preparedVersion = sections === undefined ? undefined : { current: form.open(sections), version };
    },
  };
}

/** Builds a missing snapshot file. @throws StoreError when the database does not respond */
export async function writeSnapshot(db: Database, form: SnapshotFormat<unknown>): Promise<void> {
  const requiredVersion = await computeVersion(db.orm, form);
  const path = getPath(db, form, requiredVersion);
  if (
    existsSync(path) ||
    (await unpackBundled(path)) ||
    (await fetchStoredFile(db.orm, path, form, requiredVersion))
  )
    return;
  await buildSnapshot(db, form);
}

/**
 * Unpacks the file from the bundled data of the release. @returns false when the bundled data lacks the file, or the disk is
 * full
 */
const unpackBundled = (path: string): Promise<boolean> =>
  unpackSnapshot(basename(path), path).catch(() => false);

/** Fetches a file that an import stored. @returns false when the store lacks the file, or the disk is full */
async function fetchStoredFile(
  orm: Orm,
  path: string,
  { name }: SnapshotFormat<unknown>,
  version: string,
): Promise<boolean> {
  const file = await fetchFile(orm, { name, version }).catch(() => undefined);
  if (file === undefined) return false;
  return writeBytes(path, [file]).then(
    () => true,
    () => false,
  );
}

const getPath = (db: Database, { name }: SnapshotFormat<unknown>, version: string): string =>
  join(db.dataDir, 'snapshot', `${name}-${version}.bin`);

interface LoadedSnapshot<T> {
  readonly current: T;
  readonly version: string;
}

async function loadSnapshot<T>(
  db: Database,
  form: SnapshotFormat<T>,
  read: FileReader | undefined,
): Promise<LoadedSnapshot<T>> {
  const requiredVersion = await computeVersion(db.orm, form);
  const path = getPath(db, form, requiredVersion);
  const storedSections =
    (await readSections(path, requiredVersion, read)) ??
    ((await unpackBundled(path)) || (await fetchStoredFile(db.orm, path, form, requiredVersion))
      ? await readSections(path, requiredVersion, read)
      : undefined);
  if (storedSections !== undefined) return { current: form.open(storedSections), version: requiredVersion };
  const { version, sections } = await buildSnapshot(db, form);
  return { current: form.open(sections), version };
}

async function buildSnapshot(
  db: Database,
  form: SnapshotFormat<unknown>,
): Promise<{ version: string; sections: Sections }> {
  const { version, sections } = await db.view(async ({ orm }) => ({
    version: await computeVersion(orm, form),
    sections: await form.build(orm),
  }));
  const path = getPath(db, form, version);
  const file = serialiseSections(version, sections);
  await writeBytes(path, file).catch(() => undefined);
  await removeOtherVersions(path, form.name);
  // Store the file for processes with other data folders.
  if (db.kind === 'postgresql')
    await storeFile(db, { name: form.name, version }, Buffer.concat(file)).catch(() => undefined);
  return { version, sections };
}

export async function computeVersion(
  orm: Orm,
  { name, datasets, revision }: SnapshotFormat<unknown>,
): Promise<string> {
  const rows = await orm
    .select({ name: dataset.name, hash: dataset.contentHash })
    .from(dataset)
    .where(inArray(dataset.name, [...datasets]))
    .orderBy(asc(collateByCodePoint(dataset.name)));
  return createHash('sha256')
    .update(JSON.stringify([name, revision, rows]))
    .digest('hex')
    .slice(0, 16);
}

/** Removes the files of other versions. */
async function removeOtherVersions(keep: string, name: string): Promise<void> {
  const [folder, currentFile] = [dirname(keep), basename(keep)];
  for (const file of await readdir(folder).catch(() => [])) {
    if (file.startsWith(`${name}-`) && file !== currentFile) await rm(join(folder, file), { force: true });
  }
}
