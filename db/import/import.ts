import { getTableName } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import type { Dataset, Rejection } from './dataset.ts';
import { formatColumns } from './copy-text.ts';
import { retainCurrentVersion } from './previous-version.ts';
import {
  isRecorded,
  getLockName,
  readProvenance,
  putProvenance,
  type Origin,
  type Provenance,
} from './provenance.ts';
import { readDataset, type DatasetStreamResult, type DatasetStream } from './dataset-stream.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

export interface ImportOptions {
  /** The file of an operator. Default: the bundled source. */
  readonly from?: {
    readonly path: string;
    readonly edition: string;
    readonly source: string;
    /** SHA-256 of the file. An unchanged file is not read again. */
    readonly hash?: string;
  };
  /** The bundled source, read by another thread. */
  readonly reading?: DatasetStream | undefined;
  /** Whether to accept a source with less than half of the current number of rows. */
  readonly force?: boolean;
  readonly onProgress?: (rows: number) => void;
  /**
   * Content hash of the table version with which the caller merged the rows; null when the table had no version. If the table
   * has another version in the meantime, the import fails.
   */
  readonly over?: string | null;
  /** Recorded time of the import. */
  readonly now?: Date;
}

export interface ImportResult {
  /** `unchanged` means that the table already contains exactly these rows. */
  readonly status: 'imported' | 'unchanged';
  readonly rows: number;
  readonly rejected: number;
  /** The first rejected records. */
  readonly rejections: readonly Rejection[];
}

/** Maximum share of rejected records. A source with a larger share is broken. */
const maxRejectedShare = 0.01;

/**
 * Replaces the rows and provenance of a dataset in one transaction. After a failure or kill, the previous version stays. A
 * repeated import of the same rows changes nothing. Concurrent imports of a dataset run one after the other.
 *
 * @throws UserFacingError when the source is broken; StoreError when the store fails
 */
export async function importDataset(
  db: Database,
  requested: Dataset,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const sourceFile = options.from ?? requested.bundled?.();
  if (sourceFile === undefined)
    throw new UserFacingError(
      'dataset',
      `${requested.name}: there is no bundled data. Name the file to import with --from <file>.`,
    );
  const licenceTerms = options.from === undefined ? undefined : await requested.terms?.(options.from.path);
  const dataset: Dataset = { ...requested, ...licenceTerms };
  const origin = { ...sourceFile, bundled: options.from === undefined };
  const { name } = dataset;
  const table = getTableName(dataset.table);
  const previousProvenance = await readProvenance(db.orm, name);
  if (previousProvenance !== undefined) {
    const unchangedResult = await compareWithCurrent(db, {
      dataset,
      origin,
      before: previousProvenance,
      options,
    });
    if (unchangedResult !== null) return unchangedResult;
  }
  const importRun = new ImportRun(
    dataset,
    options,
    previousProvenance === undefined ? options.reading : undefined,
  );
  return db.stage([getLockName(name)], async (stage) => {
    const currentProvenance = await readProvenance(stage.orm, name);
    // Another process has imported the dataset since the comparison.
    if (
      currentProvenance !== undefined &&
      currentProvenance.contentHash !== previousProvenance?.contentHash &&
      isRecorded(currentProvenance, dataset, origin)
    ) {
      return createUnchangedResult(currentProvenance);
    }
    if (options.over !== undefined && options.over !== (currentProvenance?.contentHash ?? null)) {
      throw new UserFacingError(
        'dataset',
        `${name}: another import has changed the rows in the meantime. Run the import again.`,
      );
    }
    if (currentProvenance !== undefined)
      await retainCurrentVersion(db, stage, dataset.table, currentProvenance);
    await stage.replace(table, formatColumns(dataset.table), importRun.lines());
    importRun.check(currentProvenance);
    const rowsChecksum = await stage.sum(table);
    const fileHash = options.from?.hash ?? null;
    stage.onSwap(({ orm }) =>
      putProvenance(orm, {
        name,
        ...toProvenance(dataset, origin),
        ...importRun.provenance(options),
        rowsSum: rowsChecksum,
        fileHash,
      }),
    );
    return importRun.result('imported');
  });
}

interface Comparison {
  readonly dataset: Dataset;
  readonly origin: Origin;
  readonly before: Provenance;
  readonly options: ImportOptions;
}

/**
 * Compares a source with the current version before any row is written, because even rolled-back deletions increase the size of
 * the table. A separate function lets the garbage collector free the memory of the comparison before the import.
 * @returns null when the rows differ
 * @throws UserFacingError when the source seems incomplete
 */
async function compareWithCurrent(
  db: Database,
  { dataset, origin, before, options }: Comparison,
): Promise<ImportResult | null> {
  if (isSameFile(before, dataset, options)) {
    if (!isRecorded(before, dataset, origin))
      await db.transaction((orm) => putProvenance(orm, { ...before, ...toProvenance(dataset, origin) }));
    return createUnchangedResult(before);
  }
  const importRun = new ImportRun(dataset, options, options.reading);
  await importRun.read();
  if (importRun.contentHash !== before.contentHash) {
    importRun.check(before);
    return null;
  }
  const fileHash = options.from?.hash ?? null;
  if (!isRecorded(before, dataset, origin) || before.fileHash !== fileHash)
    await db.transaction((orm) =>
      putProvenance(orm, {
        ...before,
        ...toProvenance(dataset, origin),
        ...importRun.provenance(options),
        fileHash,
      }),
    );
  return importRun.result('unchanged');
}

const createUnchangedResult = (present: Provenance): ImportResult => ({
  status: 'unchanged',
  rows: present.rowCount,
  rejected: present.rejectedCount,
  rejections: [],
});

/** Whether this revision of the importer has already imported this file, so that the table contains its rows. */
const isSameFile = (before: Provenance, { revision }: Dataset, { from, over }: ImportOptions): boolean =>
  from?.hash !== undefined &&
  from.hash === before.fileHash &&
  before.revision === revision &&
  over === undefined;

const toProvenance = ({ licence, attribution, revision }: Dataset, origin: Origin) => ({
  licence,
  attribution,
  revision,
  edition: origin.edition,
  source: origin.source,
  bundled: origin.bundled,
});

/** Reads the source once, from the first to the last record. */
class ImportRun {
  #found: DatasetStreamResult = { rows: 0, rejected: 0, rejections: [], contentHash: '' };
  readonly #dataset: Dataset;
  readonly #options: ImportOptions;
  readonly #reading: DatasetStream;

  constructor(dataset: Dataset, options: ImportOptions, reading?: DatasetStream) {
    this.#dataset = dataset;
    this.#options = options;
    this.#reading = reading ?? readDataset(dataset, options.from?.path);
  }

  get contentHash(): string {
    return this.#found.contentHash;
  }

  /** Counts and hashes the rows without writing them. */
  async read(): Promise<void> {
    const lines = this.lines();
    while ((await lines.next()).done !== true);
  }

  /** Yields chunks of COPY text. The rows are counted and hashed at the same time. */
  async *lines(): AsyncGenerator<string> {
    for (;;) {
      const { done, value } = await this.#reading.next();
      this.#options.onProgress?.(value.rows);
      if (done === true) {
        this.#found = value;
        return;
      }
      yield value.text;
    }
  }

  /** Checks the number of rows and rejections. @throws UserFacingError when the source seems incomplete */
  check(before: Provenance | undefined): void {
    const { name } = this.#dataset;
    const { rows, rejected, rejections } = this.#found;
    if (rejected > (rows + rejected) * maxRejectedShare) {
      const reasons = rejections.slice(0, 3).map(({ line, reason }) => `line ${line}: ${reason}`);
      throw new UserFacingError('dataset', `${name}: ${rejected} records are invalid: ${reasons.join('; ')}`);
    }
    if (rows === 0) throw new UserFacingError('dataset', `${name}: the source has no rows`);
    const isUnchecked = this.#options.force === true || this.#dataset.isOneFile === true;
    if (before !== undefined && rows < before.rowCount / 2 && !isUnchecked) {
      throw new UserFacingError(
        'dataset',
        `${name}: the source has ${rows} rows, but the present version has ${before.rowCount}. If that is correct, import it with --force.`,
      );
    }
  }

  /** The provenance of the rows. */
  provenance({ now }: ImportOptions) {
    const { rows: rowCount, rejected: rejectedCount, contentHash } = this.#found;
    return { rowCount, rejectedCount, contentHash, importedAt: now ?? new Date() };
  }

  result(status: ImportResult['status']): ImportResult {
    const { rows, rejected, rejections } = this.#found;
    return { status, rows, rejected, rejections };
  }
}
