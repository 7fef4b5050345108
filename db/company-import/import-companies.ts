import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import { DatasetError } from '../dataset.ts';
import { companies } from '../datasets/companies.ts';
import { importDataset, type ImportResult } from '../import.ts';
import { readCompanies } from '../snapshot/companies.ts';
import { compose } from './compose.ts';
import { download, registerNames, type RegisterName, type Registers } from './download.ts';
import { createFairClient, type FairClient } from './fair-client.ts';

export interface CompanyImport {
  /** `sec`, `gleif` or `wikidata`, or a folder with their documents. */
  readonly from: string;
  /** How the edition is called. Default: the day of the latest observation. */
  readonly edition?: string | undefined;
  readonly force?: boolean | undefined;
  readonly client: FairClient;
  readonly registers?: Registers;
  readonly onProgress?: (done: number) => void;
}

/** A client over the network. @param contact IMPORT_CONTACT. */
export const networkClient = (contact: string | undefined): FairClient =>
  createFairClient({
    contact,
    clock: () => performance.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    fetch,
  });

/**
 * Refreshes and deepens the company directory of the store from official registers. Downloads are kept in
 * `<dataDir>/import/companies` until the import has succeeded, so that one that broke off goes on where it was.
 * @throws DatasetError when a register or a document fails; the store stays as it was.
 */
export async function importCompanies(
  db: Database,
  { from, edition, force, client, registers, onProgress }: CompanyImport,
): Promise<ImportResult & { readonly remarks: readonly string[] }> {
  const present = await readCompanies(db.orm);
  if (present.length === 0)
    throw new DatasetError('The store has no companies yet: run `npm run data -- refresh` first.');
  const register = registerNames.find((name): name is RegisterName => name === from);
  const work = join(db.dataDir, 'import', 'companies');
  const folder = register === undefined ? from : join(work, register);
  if (register !== undefined) await download(register, present, folder, client, registers, onProgress);
  else if (!((await stat(from).catch(() => null))?.isDirectory() ?? false)) {
    throw new DatasetError(
      `Companies are imported from ${registerNames.join(', ')} or a folder; ${from} is neither.`,
    );
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
    from: { path, edition: edition ?? latest ?? 'unknown', source: register ?? 'documents of the operator' },
    force: force ?? false,
  });
  await rm(path);
  if (register !== undefined) await rm(folder, { recursive: true });
  return { ...result, remarks };
}
