import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackBytes, unpackFolder } from './packed-folder.ts';

/**
 * The bundled data of a release: an embedded store, and the snapshots of its tables. A checkout has no bundled data; its data
 * comes from packages.
 */
export interface PrebuiltEdition {
  /** SHA-256 of the files by name: `store.br`, `city-table-….bin.br`. */
  readonly files: Readonly<Record<string, string>>;
}

export const editionFolder = fileURLToPath(new URL('../../edition/', import.meta.url));
export const storeFile = 'store.br';
export const editionListFile = 'edition.json';

let cachedEdition: PrebuiltEdition | null | undefined;

/** Returns the bundled data of this release; null in a checkout. */
export function readEdition(): PrebuiltEdition | null {
  if (cachedEdition !== undefined) return cachedEdition;
  const list = join(editionFolder, editionListFile);
  const parsedList: unknown = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : null;
  return (cachedEdition = isEdition(parsedList) ? parsedList : null);
}

/**
 * Creates the folder of an embedded store with the bundled data.
 * @returns false when the program has no bundled data
 */
export async function unpackStore(folder: string): Promise<boolean> {
  const sha256 = readEdition()?.files[storeFile];
  if (sha256 === undefined) return false;
  await unpackFolder(join(editionFolder, storeFile), sha256, folder);
  return true;
}

/** Unpacks a bundled snapshot to a path. @returns false when the bundled data does not contain the snapshot */
export async function unpackSnapshot(name: string, path: string): Promise<boolean> {
  const sha256 = readEdition()?.files[`${name}.br`];
  if (sha256 === undefined) return false;
  const bytes = await unpackBytes(join(editionFolder, `${name}.br`), sha256);
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return true;
}

const isEdition = (value: unknown): value is PrebuiltEdition =>
  typeof value === 'object' && value !== null && 'files' in value && typeof value.files === 'object';
