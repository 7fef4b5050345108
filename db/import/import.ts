import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database, Orm } from '../client/database.ts';
import { DatasetError } from './dataset.ts';
import type { Bundled, Dataset, Rejection } from './dataset.ts';
import { rowWriter } from './copy-text.ts';
import { dataset as provenance } from '../tables/dataset.ts';

type Provenance = typeof provenance.$inferSelect;

export interface ImportOptions {
  /** An operator's file. Default: the bundled source. */
  readonly from?: { readonly path: string; readonly edition: string; readonly source: string };
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

/** Rejections that are kept to be shown; all are counted. */
const shown = 20;
/** A source of which more than this share is rejected is broken. */
const tolerance = 0.01;
const chunkLength = 1 << 20;
/** For so long an import waits for another one of the same dataset. */
const lockPatience = '30min';

/**
 * Replaces a dataset's rows and its provenance in one transaction: whatever goes wrong, and wherever the process is
 * killed, the old edition stays. Importing the same rows again changes nothing. Processes that import the same
 * dataset at once do it one after the other.
 *
 * @throws DatasetError when the source is broken; StoreError when the store is.
 */
export async function importDataset(
  db: Database,
  dataset: Dataset,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const from = options.from ?? dataset.bundled?.();
  if (from === undefined)
    throw new DatasetError(`${dataset.name}: nothing is bundled; name the file to import`);
  const origin = { ...from, bundled: options.from === undefined };
  const before = await provenanceOf(db.orm, dataset.name);
  if (before !== undefined) {
    const pass = new Pass(dataset, options);
    await pass.read();
    if (pass.contentHash === before.contentHash) {
      if (!isRecorded(before, dataset, origin))
        await db.transaction((orm) => record(orm, dataset, origin, pass, options));
      return pass.result('unchanged');
    }
    // Before a row is touched: what is deleted and rolled back still makes the table longer.
    pass.check(before);
  }
  const pass = new Pass(dataset, options);
  const status = await db.load(async (load) => {
    const { orm } = load;
    // Another import of this dataset is waited for, but not one that hangs.
    await orm.execute(sql`select set_config('lock_timeout', ${lockPatience}, true)`);
    await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`dataset ${dataset.name}`}, 0))`);
    await orm.execute(sql`select set_config('lock_timeout', '0', true)`);
    const present = await provenanceOf(orm, dataset.name);
    // Another process was quicker.
    if (
      present !== undefined &&
      present.contentHash !== before?.contentHash &&
      isRecorded(present, dataset, origin)
    ) {
      pass.count = present.rowCount;
      return 'unchanged';
    }
    if (options.over !== undefined && options.over !== (present?.contentHash ?? null)) {
      throw new DatasetError(`${dataset.name}: another import has changed the rows meanwhile; import again`);
    }
    await orm.delete(dataset.table);
    await load.copy(pass.target, pass.lines());
    pass.check(present);
    await record(orm, dataset, origin, pass, options);
    return 'imported';
  });
  if (status === 'imported') {
    // The embedded database has no autovacuum.
    await db.maintain(`VACUUM ANALYZE "${getTableConfig(dataset.table).name}"`);
  }
  return pass.result(status);
}

/** Whether the store holds what the package in node_modules brings (if any does), or what an operator put in its place. */
export function isCurrent(present: Provenance | undefined, dataset: Dataset): boolean {
  if (dataset.bundled === undefined) return true;
  if (present === undefined) return false;
  return !present.bundled || isRecorded(present, dataset, { ...dataset.bundled(), bundled: true });
}

export async function provenanceOf(orm: Orm, name: string): Promise<Provenance | undefined> {
  const [row] = await orm.select().from(provenance).where(eq(provenance.name, name));
  return row;
}

type Origin = Bundled & { readonly bundled: boolean };

const isRecorded = (present: Provenance, { revision, licence, attribution }: Dataset, origin: Origin) =>
  present.edition === origin.edition &&
  present.source === origin.source &&
  present.bundled === origin.bundled &&
  present.revision === revision &&
  present.licence === licence &&
  present.attribution === attribution;

async function record(orm: Orm, dataset: Dataset, origin: Origin, pass: Pass, { now }: ImportOptions) {
  const { name, licence, attribution, revision } = dataset;
  const values = {
    ...{ licence, attribution, revision },
    ...{ edition: origin.edition, source: origin.source, bundled: origin.bundled },
    rowCount: pass.count,
    rejectedCount: pass.rejected,
    importedAt: now ?? new Date(),
    contentHash: pass.contentHash,
  };
  await orm
    .insert(provenance)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: provenance.name, set: values });
}

/** One reading of the source from first to last record. */
class Pass {
  count = 0;
  rejected = 0;
  contentHash = '';
  readonly target: string;
  private readonly rejections: Rejection[] = [];
  private readonly hash: Hash = createHash('sha256');
  private readonly writer;
  private readonly dataset: Dataset;
  private readonly options: ImportOptions;

  constructor(dataset: Dataset, options: ImportOptions) {
    this.dataset = dataset;
    this.options = options;
    this.writer = rowWriter(dataset.table);
    this.target = this.writer.target;
  }

  /** Counts and hashes without writing. */
  async read(): Promise<void> {
    const lines = this.lines();
    while ((await lines.next()).done !== true);
  }

  /** Chunks of COPY text. Counts and hashes on the way. */
  async *lines(): AsyncGenerator<string> {
    let chunk = '';
    for await (const entry of this.dataset.rows(this.options.from?.path)) {
      const written = 'row' in entry ? this.writer.write(entry.row) : entry;
      if ('rejected' in written) {
        this.rejected++;
        if (this.rejections.length < shown)
          this.rejections.push({ line: entry.line, reason: written.rejected });
        continue;
      }
      this.count++;
      chunk += written.text;
      if (chunk.length < chunkLength) continue;
      this.hash.update(chunk);
      this.options.onProgress?.(this.count);
      yield chunk;
      chunk = '';
    }
    this.hash.update(chunk);
    this.contentHash = this.hash.digest('hex');
    this.options.onProgress?.(this.count);
    if (chunk !== '') yield chunk;
  }

  /** @throws DatasetError when the source does not look whole. */
  check(before: Provenance | undefined): void {
    const { name } = this.dataset;
    if (this.rejected > (this.count + this.rejected) * tolerance) {
      const reasons = this.rejections.slice(0, 3).map(({ line, reason }) => `line ${line}: ${reason}`);
      throw new DatasetError(`${name}: ${this.rejected} records are unusable: ${reasons.join('; ')}`);
    }
    if (this.count === 0) throw new DatasetError(`${name}: the source has no rows`);
    if (before !== undefined && this.count < before.rowCount / 2 && this.options.force !== true) {
      throw new DatasetError(
        `${name}: the source has ${this.count} rows where the present edition has ${before.rowCount}; force the import if that is right`,
      );
    }
  }

  result(status: ImportResult['status']): ImportResult {
    return { status, rows: this.count, rejected: this.rejected, rejections: this.rejections };
  }
}
