import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database } from '../../client/database.ts';
import { DatasetError } from '../../import/dataset.ts';
import { companies } from './companies.ts';
import { importDataset, type ImportResult } from '../../import/import.ts';
import { readCompanies } from '../../snapshot/companies.ts';
import { unpackDocuments } from './archive.ts';
import { compose } from './compose.ts';
import { download, registerNames, type RegisterName, type Registers } from './download.ts';
import { createFairClient, type FairClient } from './fair-client.ts';
import type { TrustedOrigins } from '../../../net/reach.ts';

export interface CompanyImport {
  /** `sec`, `gleif` or `wikidata`; or their documents: a folder, a ZIP archive, the URL of one. */
  readonly from: string;
  /** How the edition is called. Default: the day of the latest observation. */
  readonly edition?: string | undefined;
  readonly force?: boolean | undefined;
  readonly client: FairClient;
  readonly registers?: Registers;
  readonly onProgress?: (done: number) => void;
}

/** A client over the network. @param contact IMPORT_CONTACT. @param trusted IMPORT_TRUSTED. */
export const networkClient = (contact: string | undefined, trusted?: TrustedOrigins): FairClient =>
  createFairClient({
    contact,
    clock: () => performance.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    ...(trusted === undefined ? {} : { trusted }),
  });

/**
 * Refreshes and deepens the company directory of the store from official registers. Downloads are kept in
 * `<dataDir>/import/companies` until the import has succeeded, so that one that broke off goes on where it was; of an
 * archive nothing is kept.
 * @throws DatasetError when a register or a document fails; the store stays as it was.
 */
export async function importCompanies(
  db: Database,
  { from, edition, force, client, registers, onProgress }: CompanyImport,
): Promise<ImportResult & { readonly remarks: readonly string[] }> {
  const present = await readCompanies(db.orm);
  if (present.length === 0)
    throw new DatasetError('The store has no companies yet: run `npm run data -- refresh` first.');
  const work = join(db.dataDir, 'import', 'companies');
  const register = registerNames.find((name): name is RegisterName => name === from);
  const passing = join(work, 'archive');
  try {
    await rm(passing, { recursive: true, force: true });
    let folder = from;
    if (register !== undefined) {
      folder = join(work, register);
      await download(register, present, folder, client, registers, onProgress);
    } else if (!((await stat(from).catch(() => null))?.isDirectory() ?? false)) {
      folder = join(passing, 'documents');
      await unpackDocuments(await archiveAt(from, client, passing), present, folder);
    }
    const { records, remarks } = await compose(present, folder);
    await mkdir(work, { recursive: true });
    const path = join(work, 'records.jsonl');
    await writeFile(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    const latest = records
      .map(({ observedAt }) => observedAt.slice(0, 10))
      .sort()
      .at(-1);
    const result = await importDataset(db, companies, {
      from: { path, edition: edition ?? latest ?? 'unknown', source: sourceOf(from, folder) },
      force: force ?? false,
    });
    await rm(path);
    if (register !== undefined) await rm(folder, { recursive: true });
    return { ...result, remarks };
  } finally {
    await rm(passing, { recursive: true, force: true });
  }
}

const isUrl = (from: string) => /^https?:\/\//.test(from);

/** The archive as a local file. */
async function archiveAt(from: string, client: FairClient, folder: string): Promise<string> {
  if (!isUrl(from)) {
    if ((await stat(from).catch(() => null))?.isFile() ?? false) return from;
    throw new DatasetError(
      `Companies are imported from ${registerNames.join(', ')}, a folder, a ZIP archive or its URL; ${from} is none of them.`,
    );
  }
  const path = join(folder, 'archive.zip');
  await client.archive(from, path);
  return path;
}

/** What `datasets` names as the source: no password and no query of a URL, no path of this machine. */
function sourceOf(from: string, folder: string): string {
  if (isUrl(from)) return `${new URL(from).origin}${new URL(from).pathname}`;
  if (from === folder) return 'documents of the operator';
  return basename(from);
}
