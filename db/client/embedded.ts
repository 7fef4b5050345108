import type { PGlite, Transaction } from '@electric-sql/pglite';
import { PgliteSession } from 'drizzle-orm/pglite';
import { dialect, ormOver } from './database.ts';
import type { CopyLines, Load, Stage, View } from './database.ts';
import { identifier } from './identifier.ts';
import { piecesOfLines } from './pieces-of-lines.ts';
import { emptyTable, partsOf, sizeStatement, smallPart, type TableSize } from './table-parts.ts';

/** A PGlite database, in this process or in the process that has the data folder open. */
export interface Embedded {
  /** Runs single statements. */
  readonly client: PGlite | Transaction;
  /** Runs single statements whose results may have any size. */
  readonly reader: PGlite | Transaction;
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Waits until no other bulk work runs and reserves the database. @returns a function that releases it */
  readonly acquire: () => Promise<() => Promise<void>>;
  /** Whether other processes use the database too: no statement of bulk work may block them for long. */
  readonly isShared: boolean;
}

/** Schema in which new versions of tables are built before the swap. The schema remains only when the process is killed. */
const stagingSchema = 'next';
const liveSchema = 'public';

/** Removes the remains of a killed import. */
export const dropNext = `drop schema if exists ${stagingSchema} cascade`;

/**
 * Maximum size of one statement of bulk work: in characters of COPY text, and in bytes of the table. PGlite holds the complete
 * text of a COPY in memory.
 */
const pieceOf = ({ isShared }: Embedded) => (isShared ? 1 << 16 : 4 << 20);
const partOf = ({ isShared }: Embedded) => (isShared ? smallPart : 4 << 20);

const ormOf = (client: PGlite | Transaction) => ormOver(new PgliteSession(client, dialect, undefined));

export async function viewOver<T>(embedded: Embedded, work: (view: View) => Promise<T>): Promise<T> {
  const end = await embedded.acquire();
  try {
    return await work({
      orm: ormOf(embedded.reader),
      rows: (table, columns) => rowsOf(embedded, `${liveSchema}.${identifier(table)}`, columns),
      sum: (table) => sumOf(embedded, `${liveSchema}.${identifier(table)}`),
    });
  } finally {
    await end();
  }
}

/**
 * Builds new tables in a separate schema, statement by statement, interleaved with lookups. Finally swaps them with the
 * present ones in one short transaction.
 */
export async function stageOver<T>(embedded: Embedded, work: (stage: Stage) => Promise<T>): Promise<T> {
  const { client } = embedded;
  const stagedTables = new Set<string>();
  const swaps: ((load: Load) => Promise<void>)[] = [];
  const placeOf = (table: string) =>
    `${stagedTables.has(table) ? stagingSchema : liveSchema}.${identifier(table)}`;
  const end = await embedded.acquire();
  try {
    await client.exec(`${dropNext}; create schema ${stagingSchema}`);
    const result = await work({
      orm: ormOf(client),
      rows: (table, columns) => rowsOf(embedded, `${liveSchema}.${identifier(table)}`, columns),
      sum: (table) => sumOf(embedded, placeOf(table)),
      async replace(table, columns, lines) {
        await client.exec(
          `create table ${stagingSchema}.${identifier(table)} (like ${liveSchema}.${identifier(table)} including all excluding indexes)`,
        );
        stagedTables.add(table);
        const indexes = await indexesOf(client, table);
        // Creating an index after the rows is faster, but this single statement blocks lookups for long. A shared database
        // therefore creates its indexes before the rows.
        if (embedded.isShared) await client.exec(indexes);
        await copyInto(embedded, client, `${stagingSchema}.${identifier(table)} (${columns})`, lines);
        if (!embedded.isShared) await client.exec(indexes);
        // PGlite has no autovacuum, and new tables need no vacuum. A shared database uses a small sample to keep the
        // statement short.
        const target = embedded.isShared ? 10 : 100;
        await client.exec(
          `set default_statistics_target = ${target}; analyze ${stagingSchema}.${identifier(table)}; reset default_statistics_target`,
        );
      },
      onSwap: (swap) => void swaps.push(swap),
    });
    await embedded.transaction(async (tx) => {
      for (const table of stagedTables) {
        await tx.exec(`drop table ${liveSchema}.${identifier(table)};
          alter table ${stagingSchema}.${identifier(table)} set schema ${liveSchema}`);
      }
      const load: Load = {
        orm: ormOf(tx),
        copy: (target, lines) => copyInto(embedded, tx, target, lines),
      };
      for (const swap of swaps) await swap(load);
    });
    return result;
  } finally {
    await client.exec(dropNext).catch(() => undefined);
    await end();
  }
}

/** Returns the statements that create the indexes of the present table on the new one, with the same names. */
async function indexesOf(client: PGlite | Transaction, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string; definition: string; is_key: boolean }>(
    `select pg_class.relname as name, pg_get_indexdef(indexrelid) as definition, indisprimary as is_key
     from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = $1::regclass`,
    [`${liveSchema}.${identifier(table)}`],
  );
  return rows
    .map(({ name, definition, is_key: isKey }) => {
      const made = definition.replace(` ON ${liveSchema}.`, ` ON ${stagingSchema}.`);
      const key = `alter table ${stagingSchema}.${identifier(table)} add constraint ${identifier(name)} primary key using index ${identifier(name)}`;
      return isKey ? `${made}; ${key};` : `${made};`;
    })
    .join('\n');
}

async function copyInto(
  embedded: Embedded,
  client: PGlite | Transaction,
  target: string,
  lines: CopyLines,
): Promise<void> {
  const maxLength = pieceOf(embedded);
  const send = (text: string) =>
    client.query(`COPY ${target} FROM '/dev/blob'`, [], { blob: new Blob([text]) });
  let piece = '';
  for await (const chunk of lines) {
    for (const part of piecesOfLines(chunk, maxLength)) {
      if (piece !== '' && piece.length + part.length > maxLength) {
        await send(piece);
        piece = '';
      }
      piece += part;
    }
  }
  if (piece !== '') await send(piece);
}

/** Yields the parts of a table as SQL conditions. */
async function* parts(embedded: Embedded, place: string): AsyncGenerator<string> {
  const partBytes = partOf(embedded);
  const { rows } = await embedded.client.query<TableSize>(sizeStatement(place, partBytes));
  yield* partsOf(rows[0] ?? emptyTable, partBytes);
}

async function* rowsOf(embedded: Embedded, place: string, columns: string): AsyncGenerator<string> {
  for await (const range of parts(embedded, place)) {
    const { blob } = await embedded.client.query(
      `COPY (select ${columns} from ${place} where ${range}) TO '/dev/blob'`,
    );
    const text = await blob?.text();
    if (text !== undefined && text !== '') yield text;
  }
}

async function sumOf(embedded: Embedded, place: string): Promise<string> {
  let count = 0;
  let sum = 0n;
  for await (const range of parts(embedded, place)) {
    const { rows } = await embedded.client.query<{ count: number; sum: string }>(
      `select count(*)::int as count, ${hashSum} as sum from ${place} as each where ${range}`,
    );
    count += rows[0]?.count ?? 0;
    sum += BigInt(rows[0]?.sum ?? 0);
  }
  return sumText(count, sum);
}

/** SQL expression: the sum of the row hashes of `each`, as text. */
export const hashSum = `coalesce(sum(hashtextextended(each::text, 0)), 0)::text`;

export const sumText = (count: number, sum: bigint): string => `${count}:${sum}`;
