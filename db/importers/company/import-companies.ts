import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database } from '../../client/database.ts';
import { readProvenance } from '../../import/provenance.ts';
import { companies } from './companies.ts';
import { importDataset, type ImportResult } from '../../import/import.ts';
import { readCompanies } from '../../snapshot/companies.ts';
import { unpackDocuments } from './archive.ts';
import { composeRecords } from './compose.ts';
import type { CompanyRecord } from '../../records/company-record.ts';
import { download, registerNames, type RegisterName, type Registers } from './download.ts';
import { createRateLimitedClient, type RateLimitedClient } from './rate-limited-client.ts';
import type { TrustedOrigins } from '../../../net/public-addresses.ts';
import { UserFacingError } from '../../../core/user-facing-error.ts';

export interface CompanyImport {
  /**
   * `sec`, `gleif`, `wikidata`, `registers` (all three), or a folder with their documents, a ZIP archive, or the URL of an
   * archive.
   */
  readonly from: string;
  /** Name of the version. Default: the day of the latest observation. */
  readonly edition?: string | undefined;
  readonly force?: boolean | undefined;
  readonly client: RateLimitedClient;
  readonly registers?: Registers;
  readonly onProgress?: (done: number) => void;
}

/** The registers in order of dependency: Wikidata is queried by CIK, GLEIF by the LEIs from Wikidata. */
const registerOrder = ['sec', 'wikidata', 'gleif'] as const satisfies readonly RegisterName[];

/** Creates a client of the registers. @param contact value of IMPORT_CONTACT @param trusted value of IMPORT_TRUSTED */
export const createNetworkClient = (
  contact: string | undefined,
  trusted?: TrustedOrigins,
): RateLimitedClient =>
  createRateLimitedClient({
    contact,
    clock: () => performance.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    ...(trusted === undefined ? {} : { trusted }),
  });

/**
 * Updates and extends the stored company directory from official registers. Downloads stay in `<dataDir>/import/companies`
 * until the import has succeeded, so that an interrupted import can resume. Archives are deleted after the import.
 * @throws UserFacingError when a register or document fails; the store is unchanged
 */
export async function importCompanies(
  db: Database,
  { from, edition, force, client, registers, onProgress }: CompanyImport,
): Promise<ImportResult & { readonly remarks: readonly string[] }> {
  const previousHash = (await readProvenance(db.orm, companies.name))?.contentHash ?? null;
  const storedCompanies = await db.view(({ orm }) => readCompanies(orm));
  if (storedCompanies.length === 0)
    throw new UserFacingError(
      'dataset',
      'The store has no companies yet: run `npm run data -- refresh` first.',
    );
  const workFolder = join(db.dataDir, 'import', 'companies');
  const selectedRegisters =
    from === 'registers' ? registerOrder : registerNames.filter((name) => name === from);
  const temporaryFolder = join(workFolder, 'archive');
  try {
    await rm(temporaryFolder, { recursive: true, force: true });
    let records: readonly CompanyRecord[] = storedCompanies;
    const remarks: string[] = [];
    const mergeDocuments = async (folder: string) => {
      const composition = await composeRecords(records, folder);
      records = composition.records;
      remarks.push(...composition.remarks);
    };
    for (const register of selectedRegisters) {
      await download(register, records, join(workFolder, register), client, registers, onProgress);
      await mergeDocuments(join(workFolder, register));
    }
    if (selectedRegisters.length === 0) {
      const isFolder = (await stat(from).catch(() => null))?.isDirectory() ?? false;
      const folder = isFolder ? from : join(temporaryFolder, 'documents');
      if (!isFolder)
        await unpackDocuments(await fetchArchive(from, client, temporaryFolder), storedCompanies, folder);
      await mergeDocuments(folder);
    }
    await mkdir(workFolder, { recursive: true });
    const path = join(workFolder, 'records.jsonl');
    await writeFile(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    const latestDay = records
      .map(({ observedAt }) => observedAt.slice(0, 10))
      .sort()
      .at(-1);
    const result = await importDataset(db, companies, {
      from: { path, edition: edition ?? latestDay ?? 'unknown', source: await describeSource(from) },
      force: force ?? false,
      over: previousHash,
    });
    await rm(path);
    for (const register of selectedRegisters) await rm(join(workFolder, register), { recursive: true });
    return { ...result, remarks };
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

const isUrl = (from: string) => /^https?:\/\//.test(from);

/** Returns the path of the archive. A URL is downloaded first. */
async function fetchArchive(from: string, client: RateLimitedClient, folder: string): Promise<string> {
  if (!isUrl(from)) {
    if ((await stat(from).catch(() => null))?.isFile() ?? false) return from;
    throw new UserFacingError(
      'dataset',
      `--from must be registers, ${registerNames.join(', ')}, a folder, a ZIP archive or the URL of one, not ${from}.`,
    );
  }
  const path = join(folder, 'archive.zip');
  await client.archive(from, path);
  return path;
}

/**
 * Returns the source to record for the dataset: the names of the registers, a URL without credentials and query, or the name of
 * a file.
 */
async function describeSource(from: string): Promise<string> {
  if (from === 'registers') return registerOrder.join(', ');
  if (isUrl(from)) return `${new URL(from).origin}${new URL(from).pathname}`;
  const isFolder = (await stat(from).catch(() => null))?.isDirectory() ?? false;
  return isFolder ? 'documents of the operator' : basename(from);
}
