import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatasetError } from '../../db/import/dataset.ts';
import { editionOf, pinned, type Edition } from '../../subgraphs/time/rules/edition.ts';
import { readZic, ZicError } from '../../subgraphs/time/rules/zic-source.ts';
import { readEditionSource } from './edition-source.ts';

/** Beside the store: an edition is one text of a hundred kilobytes, which each process compiles for itself. */
const folderOf = (dataDir: string): string => join(dataDir, 'timezones');
const fileName = /^(\d{4}[a-z]{1,2})\.zi$/;

/** The editions beside the pinned one, oldest first. @param dataDir DATA_DIR */
export function importedEditions(dataDir: string): readonly string[] {
  try {
    return readdirSync(folderOf(dataDir))
      .flatMap((name) => fileName.exec(name)?.[1] ?? [])
      .filter((version) => version !== pinned.version)
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** An edition by its name; null when it is neither pinned nor imported. @throws DatasetError when its file is broken */
export function openEdition(dataDir: string, version: string): Edition | null {
  if (version === pinned.version) return pinned;
  if (!importedEditions(dataDir).includes(version)) return null;
  return compiled(readFileSync(join(folderOf(dataDir), `${version}.zi`), 'utf8'));
}

function compiled(text: string): Edition {
  try {
    return editionOf(readZic(text));
  } catch (error) {
    if (error instanceof ZicError) throw new DatasetError(`timezones: ${error.message}`);
    throw error;
  }
}

export interface ImportedEdition {
  readonly version: string;
  readonly zones: number;
}

/**
 * Imports an edition: every zone of it is compiled before it takes its place. Importing it again replaces it.
 * @throws DatasetError when it is broken, is the pinned one with other rules, or has lost more than half of the zones
 */
export async function importEdition(dataDir: string, path: string, force = false): Promise<ImportedEdition> {
  const text = await readEditionSource(path);
  const edition = compiled(text);
  const zones = edition.zoneIds.length;
  if (zones < pinned.zoneIds.length / 2 && !force) {
    throw new DatasetError(
      `timezones: ${zones} zones are less than half of the ${pinned.zoneIds.length} of ${pinned.version}; --force takes them`,
    );
  }
  for (const id of edition.zoneIds) edition.zoneOf(id);
  if (edition.version === pinned.version) {
    throw new DatasetError(`timezones: ${pinned.version} is here already, and is never replaced`);
  }
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const place = join(folder, `${edition.version}.zi`);
  await writeFile(`${place}.new`, text);
  await rename(`${place}.new`, place);
  return { version: edition.version, zones };
}
