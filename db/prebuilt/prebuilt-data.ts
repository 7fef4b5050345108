import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackBytes, unpackFolder } from './packed-folder.ts';

/**
 * A release brings what its packages would be imported from ready-made: the folder of an embedded store that holds it, and
 * the snapshots of its tables. In a checkout there is none, and packages are imported.
 */
export interface Edition {
  /** sha256 of its files, by name: `store.br`, `city-table-….bin.br`. */
  readonly files: Readonly<Record<string, string>>;
}

export const editionFolder = fileURLToPath(new URL('../../edition/', import.meta.url));
export const storeFile = 'store.br';
export const listFile = 'edition.json';

let known: Edition | null | undefined;

/** The edition of this release; null in a checkout. */
export function edition(): Edition | null {
  if (known !== undefined) return known;
  const list = join(editionFolder, listFile);
  const read: unknown = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : null;
  return (known = isEdition(read) ? read : null);
}

/**
 * Makes a folder of the embedded store that holds the edition.
 * @returns false when there is no edition
 */
export async function unpackStore(folder: string): Promise<boolean> {
  const sha256 = edition()?.files[storeFile];
  if (sha256 === undefined) return false;
  await unpackFolder(join(editionFolder, storeFile), sha256, folder);
  return true;
}

/** Puts a snapshot of the edition into its place, where the edition has one of that name. @returns whether it has */
export async function unpackSnapshot(name: string, path: string): Promise<boolean> {
  const sha256 = edition()?.files[`${name}.br`];
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

const isEdition = (value: unknown): value is Edition =>
  typeof value === 'object' && value !== null && 'files' in value && typeof value.files === 'object';
