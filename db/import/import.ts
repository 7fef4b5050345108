import { getTableName } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import type { Dataset, Rejection } from './dataset.ts';
import { columnsOf } from './copy-text.ts';
import { keepPresent } from './previous-version.ts';
import {
  isRecorded,
  lockOf,
  provenanceOf,
  putProvenance,
  type Origin,
  type Provenance,
} from './provenance.ts';
import { readDataset, type ReadingResult, type Reading } from './reading.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

export interface ImportOptions {
  /** The file of an operator. Default: the bundled source. */
  readonly from?: {
    readonly path: string;
    readonly edition: string;
    readonly source: string;
    /** SHA-256 of the file, so that the same file is not read again. */
    readonly hash?: string;
  };
  /** The bundled source, read by another thread. */
  readonly reading?: Reading | undefined;
  /** Also accept a source with less than half of the present rows. */
  readonly force?: boolean;
  readonly onProgress?: (rows: number) => void;
  /**
   * Content hash of the table into which the rows were merged; null when the table had no version. The import fails when the
   * table has changed since.
   */
  readonly over?: string | null;
  /** Recorded time of the import. */
  readonly now?: Date;
}

export interface ImportResult {
  /** `unchanged`: the table already has exactly these rows. */
  readonly status: 'imported' | 'unchanged';
  readonly rows: number;
  readonly rejected: number;
  /** The first rejected records. */
  readonly rejections: readonly Rejection[];
}

/** Maximum share of rejected records. A source with a larger share is broken. */
const tolerance = 0.01;

/**
 * Replaces the rows and provenance of a dataset in one transaction: on any failure or kill, the previous version stays.
 * Importing the same rows again changes nothing. Concurrent imports of a dataset run one after the other.
 *
 * @throws UserFacingError when the source is broken; StoreError when the store fails
 */
export async function importDataset(
  db: Database,
  requested: Dataset,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const from = options.from ?? requested.bundled?.();
  if (from === undefined)
    throw new UserFacingError(
      'dataset',
      `${requested.name}: there is no bundled data. Name the file to import with --from <file>.`,
    );
  const terms = options.from === undefined ? undefined : await requested.terms?.(options.from.path);
  const dataset: Dataset = { ...requested, ...terms };
  const origin = { ...from, bundled: options.from === undefined };
  const { name } = dataset;
  const table = getTableName(dataset.table);
  const before = await provenanceOf(db.orm, name);
  if (before !== undefined) {
    const same = await compareWithCurrent(db, { dataset, origin, before, options });
    if (same !== null) return same;
  }
  const pass = new Pass(dataset, options, before === undefined ? options.reading : undefined);
  return db.stage([lockOf(name)], async (stage) => {
    const present = await provenanceOf(stage.orm, name);
    // Another process has imported the dataset in the meantime.
    if (
      present !== undefined &&
      present.contentHash !== before?.contentHash &&
      isRecorded(present, dataset, origin)
    ) {
      return unchanged(present);
    }
    if (options.over !== undefined && options.over !== (present?.contentHash ?? null)) {
      throw new UserFacingError(
        'dataset',
        `${name}: another import has changed the rows in the meantime. Run the import again.`,
      );
    }
    if (present !== undefined) await keepPresent(db, stage, dataset.table, present);
    await stage.replace(table, columnsOf(dataset.table), pass.lines());
    pass.check(present);
    const rowsSum = await stage.sum(table);
    const fileHash = options.from?.hash ?? null;
    stage.onSwap(({ orm }) =>
      putProvenance(orm, {
        name,
        ...recordOf(dataset, origin),
        ...pass.provenance(options),
        rowsSum,
        fileHash,
      }),
    );
    return pass.result('imported');
  });
}

interface Comparison {
  readonly dataset: Dataset;
  readonly origin: Origin;
  readonly before: Provenance;
  readonly options: ImportOptions;
}

/**
 * Compares a source with the present version before any row is written, because deleting and rolling back also bloats the table.
 * This is a separate function, so that the memory of this reading is free before the next reading.
 * @returns null when the rows differ
 * @throws UserFacingError when the source looks incomplete
 */
async function compareWithCurrent(
  db: Database,
  { dataset, origin, before, options }: Comparison,
): Promise<ImportResult | null> {
  if (isSameFile(before, dataset, options)) {
    if (!isRecorded(before, dataset, origin))
      await db.transaction((orm) => putProvenance(orm, { ...before, ...recordOf(dataset, origin) }));
    return unchanged(before);
  }
  const pass = new Pass(dataset, options, options.reading);
  await pass.read();
  if (pass.contentHash !== before.contentHash) {
    pass.check(before);
    return null;
  }
  const fileHash = options.from?.hash ?? null;
  if (!isRecorded(before, dataset, origin) || before.fileHash !== fileHash)
    await db.transaction((orm) =>
      putProvenance(orm, { ...before, ...recordOf(dataset, origin), ...pass.provenance(options), fileHash }),
    );
  return pass.result('unchanged');
}

const unchanged = (present: Provenance): ImportResult => ({
  status: 'unchanged',
  rows: present.rowCount,
  rejected: present.rejectedCount,
  rejections: [],
});

/** Whether the same importer has already read this file of the operator, so that the table already has its rows. */
const isSameFile = (before: Provenance, { revision }: Dataset, { from, over }: ImportOptions): boolean =>
  from?.hash !== undefined &&
  from.hash === before.fileHash &&
  before.revision === revision &&
  over === undefined;

const recordOf = ({ licence, attribution, revision }: Dataset, origin: Origin) => ({
  licence,
  attribution,
  revision,
  edition: origin.edition,
  source: origin.source,
  bundled: origin.bundled,
});

/** One reading of the source from the first to the last record. */
class Pass {
  #found: ReadingResult = { rows: 0, rejected: 0, rejections: [], contentHash: '' };
  readonly #dataset: Dataset;
  readonly #options: ImportOptions;
  readonly #reading: Reading;

  constructor(dataset: Dataset, options: ImportOptions, reading?: Reading) {
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

  /** Yields chunks of COPY text, and counts and hashes the rows meanwhile. */
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

  /** @throws UserFacingError when the source looks incomplete */
  check(before: Provenance | undefined): void {
    const { name } = this.#dataset;
    const { rows, rejected, rejections } = this.#found;
    if (rejected > (rows + rejected) * tolerance) {
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
