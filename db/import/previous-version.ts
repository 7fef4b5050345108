import { pipeline } from 'node:stream';
import { createGunzip, createGzip, type Gunzip, type Gzip } from 'node:zlib';
import { and, eq, getTableName, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Orm, StagingArea } from '../client/database.ts';
import { yieldCompleteLines } from '../client/complete-lines.ts';
import { retainedEdition, retainedPart } from '../tables/dataset.ts';
import { formatColumns } from './copy-text.ts';
import type { Dataset } from './dataset.ts';
import { isCurrent, getLockName, readProvenance, putProvenance, type Provenance } from './provenance.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** Number of bytes of compressed rows per statement. */
const partLength = 1 << 18;

type RetainedVersion = typeof retainedEdition.$inferSelect;

/**
 * Stores the rows of a dataset for `rollBack` before an import replaces them. The store keeps one previous version per dataset.
 * An older version is deleted in the transaction of the swap.
 */
export async function retainCurrentVersion(
  { orm: aside }: Database,
  stage: StagingArea,
  table: PgTable,
  present: Provenance,
): Promise<void> {
  const { name, contentHash } = present;
  const columns = formatColumns(table);
  const versionCondition = and(eq(retainedPart.dataset, name), eq(retainedPart.contentHash, contentHash));
  // Write on another connection, because the connection of the stage is reading. First remove the parts of a killed import. The
  // new parts become valid with the swap, which records their version.
  await aside.delete(retainedPart).where(versionCondition);
  let part = 0;
  for await (const bytes of compressLines(stage.rows(getTableName(table), columns))) {
    // Pass the bytes as text, because the two drivers treat bytes in parameters differently.
    const bytesExpression = sql`decode(${bytes.toString('base64')}::text, 'base64')`;
    await aside
      .insert(retainedPart)
      .values({ dataset: name, contentHash, part: part++, bytes: bytesExpression });
  }
  stage.onSwap(async ({ orm }) => {
    const values = { ...present, columns };
    await orm
      .insert(retainedEdition)
      .values(values)
      .onConflictDoUpdate({ target: retainedEdition.name, set: values });
    await orm
      .delete(retainedPart)
      .where(and(eq(retainedPart.dataset, name), ne(retainedPart.contentHash, contentHash)));
  });
}

/** Returns the previous versions by dataset. */
export async function readPreviousVersions(orm: Orm): Promise<ReadonlyMap<string, RetainedVersion>> {
  return new Map((await orm.select().from(retainedEdition)).map((row) => [row.name, row]));
}

/**
 * Restores the previous version and stores the current version in its place. A second rollback undoes the first.
 * @throws UserFacingError when no previous version exists or can be read
 */
export async function rollBack(db: Database, set: Dataset): Promise<Provenance> {
  const { name } = set;
  const table = getTableName(set.table);
  return db.stage([getLockName(name)], async (stage) => {
    const [stored] = await stage.orm.select().from(retainedEdition).where(eq(retainedEdition.name, name));
    const currentProvenance = await readProvenance(stage.orm, name);
    if (stored === undefined || currentProvenance === undefined)
      throw new UserFacingError('dataset', `${name}: there is no previous version to roll back to`);
    const { columns, ...before } = stored;
    if (columns !== formatColumns(set.table))
      throw new UserFacingError(
        'dataset',
        `${name}: the previous version was stored with other columns than this program has. Import its source again.`,
      );
    await retainCurrentVersion(db, stage, set.table, currentProvenance);
    await stage.replace(table, columns, readRetainedRows(db.orm, before));
    const rowsChecksum = await stage.sum(table);
    if (before.rowsSum !== null && before.rowsSum !== rowsChecksum)
      throw new UserFacingError(
        'dataset',
        `${name}: the previous version is damaged: its checksum is ${rowsChecksum}, not ${before.rowsSum}`,
      );
    const restoredProvenance = {
      ...before,
      rowsSum: rowsChecksum,
      // Mark the version as the operator's choice. Otherwise, the next start would import the package's version again.
      bundled: before.bundled && isCurrent(before, set),
    };
    stage.onSwap(({ orm }) => putProvenance(orm, restoredProvenance));
    return restoredProvenance;
  });
}

/** Pipes a source through a transform, which also receives errors of the source. */
function pipeThrough(
  source: AsyncIterable<string | Uint8Array>,
  change: Gzip | Gunzip,
): AsyncIterable<Buffer> {
  pipeline(source, change, () => undefined);
  return change;
}

async function* compressLines(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of pipeThrough(lines, createGzip({ level: 1 }))) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
    if (length < partLength) continue;
    yield Buffer.concat(parts);
    parts = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(parts);
}

const readRetainedRows = (orm: Orm, { name, contentHash }: Provenance): AsyncGenerator<string> =>
  yieldCompleteLines(pipeThrough(readRetainedParts(orm, name, contentHash), createGunzip()));

async function* readRetainedParts(
  orm: Orm,
  dataset: string,
  contentHash: string,
): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const [row] = await orm
      .select({ bytes: retainedPart.bytes })
      .from(retainedPart)
      .where(
        and(
          eq(retainedPart.dataset, dataset),
          eq(retainedPart.contentHash, contentHash),
          eq(retainedPart.part, part),
        ),
      );
    if (row === undefined) return;
    yield row.bytes;
  }
}
