import { getTableName } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { DatasetError } from './dataset.ts';
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

export interface ImportOptions {
  /** An operator's file. Default: the bundled source. */
  readonly from?: {
    readonly path: string;
    readonly edition: string;
    readonly source: string;
    /** sha256 of the file: the same file again is not read again. */
    readonly hash?: string;
  };
  /** The bundled source, as another thread reads it. */
  readonly reading?: Reading | undefined;
  /** Take a source that has lost more than half of the rows too. */
  readonly force?: boolean;
  readonly onProgress?: (rows: number) => void;
  /** The content that the rows were laid over (null: none): the import fails where another has come meanwhile. */
  readonly over?: string | null;
  /** When the import is recorded to have been. */
  readonly now?: Date;
}

export interface ImportResult {
  /** `unchanged`: the table holds exactly these rows already. */
  readonly status: 'imported' | 'unchanged';
  readonly rows: number;
  readonly rejected: number;
  /** The first of the rejected records. */
  readonly rejections: readonly Rejection[];
}

/** A source of which more than this share is rejected is broken. */
const tolerance = 0.01;

/**
 * Replaces a dataset's rows and its provenance in one transaction: whatever goes wrong, and wherever the process is
 * killed, the old edition stays. Importing the same rows again changes nothing. Processes that import the same
 * dataset at once do it one after the other.
 *
 * @throws DatasetError when the source is broken; StoreError when the store is.
 */
export async function importDataset(
  db: Database,
  given: Dataset,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const from = options.from ?? given.bundled?.();
  if (from === undefined)
    throw new DatasetError(`${given.name}: nothing is bundled; name the file to import`);
  const terms = options.from === undefined ? undefined : await given.terms?.(options.from.path);
  const dataset: Dataset = { ...given, ...terms };
  const origin = { ...from, bundled: options.from === undefined };
  const { name } = dataset;
  const table = getTableName(dataset.table);
  const before = await provenanceOf(db.orm, name);
  if (before !== undefined) {
    const same = await compared(db, { dataset, origin, before, options });
    if (same !== null) return same;
  }
  const pass = new Pass(dataset, options, before === undefined ? options.reading : undefined);
  return db.stage([lockOf(name)], async (stage) => {
    const present = await provenanceOf(stage.orm, name);
    // Another process was quicker.
    if (
      present !== undefined &&
      present.contentHash !== before?.contentHash &&
      isRecorded(present, dataset, origin)
    ) {
      return unchanged(present);
    }
    if (options.over !== undefined && options.over !== (present?.contentHash ?? null)) {
      throw new DatasetError(`${name}: another import has changed the rows meanwhile; import again`);
    }
    if (present !== undefined) await keepPresent(db, stage, dataset.table, present);
    await stage.replace(table, columnsOf(dataset.table), pass.lines());
    pass.check(present);
    const rowsSum = await stage.sum(table);
    const fileHash = options.from?.hash ?? null;
    stage.atSwap(({ orm }) =>
      putProvenance(orm, { name, ...recordOf(dataset, origin), ...pass.told(options), rowsSum, fileHash }),
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
 * Compares a source with the edition that is there, before a row is touched: what is deleted and rolled back still makes the table
 * longer. It has a function of its own so that nothing is kept of this reading while the next one is written.
 * @returns null: it has other rows
 * @throws DatasetError when it does not look whole
 */
async function compared(
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
      putProvenance(orm, { ...before, ...recordOf(dataset, origin), ...pass.told(options), fileHash }),
    );
  return pass.result('unchanged');
}

const unchanged = (present: Provenance): ImportResult => ({
  status: 'unchanged',
  rows: present.rowCount,
  rejected: present.rejectedCount,
  rejections: [],
});

/** An operator's file that was read before, by the same importer: its rows are those that are there. */
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

/** One reading of the source from first to last record. */
class Pass {
  private found: ReadingResult = { rows: 0, rejected: 0, rejections: [], contentHash: '' };
  private readonly dataset: Dataset;
  private readonly options: ImportOptions;
  private readonly reading: Reading;

  constructor(dataset: Dataset, options: ImportOptions, reading?: Reading) {
    this.dataset = dataset;
    this.options = options;
    this.reading = reading ?? readDataset(dataset, options.from?.path);
  }

  get contentHash(): string {
    return this.found.contentHash;
  }

  /** Counts and hashes without writing. */
  async read(): Promise<void> {
    const lines = this.lines();
    while ((await lines.next()).done !== true);
  }

  /** Chunks of COPY text. Counts and hashes on the way. */
  async *lines(): AsyncGenerator<string> {
    for (;;) {
      const { done, value } = await this.reading.next();
      this.options.onProgress?.(value.rows);
      if (done === true) {
        this.found = value;
        return;
      }
      yield value.text;
    }
  }

  /** @throws DatasetError when the source does not look whole. */
  check(before: Provenance | undefined): void {
    const { name } = this.dataset;
    const { rows, rejected, rejections } = this.found;
    if (rejected > (rows + rejected) * tolerance) {
      const reasons = rejections.slice(0, 3).map(({ line, reason }) => `line ${line}: ${reason}`);
      throw new DatasetError(`${name}: ${rejected} records are unusable: ${reasons.join('; ')}`);
    }
    if (rows === 0) throw new DatasetError(`${name}: the source has no rows`);
    if (before !== undefined && rows < before.rowCount / 2 && this.options.force !== true) {
      throw new DatasetError(
        `${name}: the source has ${rows} rows where the present edition has ${before.rowCount}; force the import if that is right`,
      );
    }
  }

  /** What the provenance tells of the rows. */
  told({ now }: ImportOptions) {
    const { rows: rowCount, rejected: rejectedCount, contentHash } = this.found;
    return { rowCount, rejectedCount, contentHash, importedAt: now ?? new Date() };
  }

  result(status: ImportResult['status']): ImportResult {
    const { rows, rejected, rejections } = this.found;
    return { status, rows, rejected, rejections };
  }
}
