import { pipeline } from 'node:stream';
import { createGunzip, createGzip, type Gunzip, type Gzip } from 'node:zlib';
import { and, eq, getTableName, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Orm, Stage } from '../client/database.ts';
import { completeLines } from '../client/complete-lines.ts';
import { keptEdition, keptPart } from '../tables/dataset.ts';
import { columnsOf } from './copy-text.ts';
import { DatasetError, type Dataset } from './dataset.ts';
import { isCurrent, lockOf, provenanceOf, putProvenance, type Provenance } from './provenance.ts';

/** Of compressed rows: what one statement writes. */
const partLength = 1 << 18;

type Kept = typeof keptEdition.$inferSelect;

/**
 * Keeps the rows of a dataset before others take their place: `rollBack` brings them again. Of each dataset one edition
 * is kept; the one that was kept before goes in the moment of the swap.
 */
export async function keepPresent(
  { orm: aside }: Database,
  stage: Stage,
  table: PgTable,
  present: Provenance,
): Promise<void> {
  const { name, contentHash } = present;
  const columns = columnsOf(table);
  const mine = and(eq(keptPart.dataset, name), eq(keptPart.contentHash, contentHash));
  // On the side: the connection of the stage reads. Parts count from the swap on, which names their edition; here go
  // those that an import which was killed has left.
  await aside.delete(keptPart).where(mine);
  let part = 0;
  for await (const bytes of compressed(stage.rows(getTableName(table), columns))) {
    // As text: the drivers disagree about what bytes as a parameter are.
    const written = sql`decode(${bytes.toString('base64')}::text, 'base64')`;
    await aside.insert(keptPart).values({ dataset: name, contentHash, part: part++, bytes: written });
  }
  stage.atSwap(async ({ orm }) => {
    const values = { ...present, columns };
    await orm
      .insert(keptEdition)
      .values(values)
      .onConflictDoUpdate({ target: keptEdition.name, set: values });
    await orm.delete(keptPart).where(and(eq(keptPart.dataset, name), ne(keptPart.contentHash, contentHash)));
  });
}

/** The editions that can be brought back, by dataset. */
export async function previousVersions(orm: Orm): Promise<ReadonlyMap<string, Kept>> {
  return new Map((await orm.select().from(keptEdition)).map((row) => [row.name, row]));
}

/**
 * Brings the edition before the present one back, and keeps the present one in its place: twice, and nothing has changed.
 * @throws DatasetError when none is kept, or it cannot be read
 */
export async function rollBack(db: Database, set: Dataset): Promise<Provenance> {
  const { name } = set;
  const table = getTableName(set.table);
  return db.stage([lockOf(name)], async (stage) => {
    const [kept] = await stage.orm.select().from(keptEdition).where(eq(keptEdition.name, name));
    const present = await provenanceOf(stage.orm, name);
    if (kept === undefined || present === undefined)
      throw new DatasetError(`${name}: no edition before the present one is kept`);
    const { columns, ...before } = kept;
    if (columns !== columnsOf(set.table))
      throw new DatasetError(
        `${name}: the edition before is of another version of the tables; import its source`,
      );
    await keepPresent(db, stage, set.table, present);
    await stage.replace(table, columns, keptRows(db.orm, before));
    const sum = await stage.sum(table);
    if (before.rowsSum !== null && before.rowsSum !== sum)
      throw new DatasetError(
        `${name}: the edition before is damaged: ${sum} where ${before.rowsSum} was kept`,
      );
    const back = {
      ...before,
      rowsSum: sum,
      // What an operator has chosen stays: a start would put the package's edition in its place.
      bundled: before.bundled && isCurrent(before, set),
    };
    stage.atSwap(({ orm }) => putProvenance(orm, back));
    return back;
  });
}

/** An error of the source is the result's too. */
function through(source: AsyncIterable<string | Uint8Array>, change: Gzip | Gunzip): AsyncIterable<Buffer> {
  pipeline(source, change, () => undefined);
  return change;
}

async function* compressed(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of through(lines, createGzip({ level: 1 }))) {
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

const keptRows = (orm: Orm, { name, contentHash }: Provenance): AsyncGenerator<string> =>
  completeLines(through(keptParts(orm, name, contentHash), createGunzip()));

async function* keptParts(orm: Orm, dataset: string, contentHash: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const [row] = await orm
      .select({ bytes: keptPart.bytes })
      .from(keptPart)
      .where(
        and(eq(keptPart.dataset, dataset), eq(keptPart.contentHash, contentHash), eq(keptPart.part, part)),
      );
    if (row === undefined) return;
    yield row.bytes;
  }
}
