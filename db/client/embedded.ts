import type { PGlite, Transaction } from '@electric-sql/pglite';
import { PgliteSession } from 'drizzle-orm/pglite';
import { dialect, ormOver } from './database.ts';
import type { CopyLines, Load, Stage, View } from './database.ts';
import { identifier } from './identifier.ts';
import { piecesOfLines } from './pieces-of-lines.ts';

/** A PGlite, in this process or in the one that has the data folder. */
export interface Embedded {
  /** Statements, each by itself. */
  readonly client: PGlite | Transaction;
  /** The same for results of any length. */
  readonly reader: PGlite | Transaction;
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Waits until nobody else reads or writes in bulk. @returns ends it */
  readonly hold: () => Promise<() => Promise<void>>;
  /** Others are answered meanwhile: no statement of bulk work takes longer than they should wait. */
  readonly isShared: boolean;
}

/** Where the next edition of a table grows until it takes the table's place. Outlived by nothing but a kill. */
const next = 'next';
const present = 'public';

/** What a killed import has left. */
export const dropNext = `drop schema if exists ${next} cascade`;

/** Characters of COPY text, and pages of 8 KiB, that are one statement: a COPY of PGlite reads its text from memory. */
const pieceOf = ({ isShared }: Embedded) => (isShared ? 1 << 16 : 4 << 20);
const pagesOf = ({ isShared }: Embedded) => (isShared ? 24 : 512);

const ormOf = (client: PGlite | Transaction) => ormOver(new PgliteSession(client, dialect, undefined));

export async function viewOver<T>(embedded: Embedded, work: (view: View) => Promise<T>): Promise<T> {
  const end = await embedded.hold();
  try {
    return await work({
      orm: ormOf(embedded.reader),
      rows: (table, columns) => rowsOf(embedded, `${present}.${identifier(table)}`, columns),
      sum: (table) => sumOf(embedded, `${present}.${identifier(table)}`),
    });
  } finally {
    await end();
  }
}

/**
 * The next editions grow in a schema of their own, statement by statement, between those of lookups; in the end they
 * change places with the present ones in one short transaction.
 */
export async function stageOver<T>(embedded: Embedded, work: (stage: Stage) => Promise<T>): Promise<T> {
  const { client } = embedded;
  const staged = new Set<string>();
  const swaps: ((load: Load) => Promise<void>)[] = [];
  const placeOf = (table: string) => `${staged.has(table) ? next : present}.${identifier(table)}`;
  const end = await embedded.hold();
  try {
    await client.exec(`${dropNext}; create schema ${next}`);
    const result = await work({
      orm: ormOf(client),
      rows: (table, columns) => rowsOf(embedded, `${present}.${identifier(table)}`, columns),
      sum: (table) => sumOf(embedded, placeOf(table)),
      async replace(table, columns, lines) {
        await client.exec(
          `create table ${next}.${identifier(table)} (like ${present}.${identifier(table)} including all excluding indexes)`,
        );
        staged.add(table);
        const indexes = await indexesOf(client, table);
        // In the end is quicker, and one long statement.
        if (embedded.isShared) await client.exec(indexes);
        await copyInto(embedded, client, `${next}.${identifier(table)} (${columns})`, lines);
        if (!embedded.isShared) await client.exec(indexes);
        // There is no autovacuum, and nothing to be vacuumed either. A small sample, where others wait for it.
        const target = embedded.isShared ? 10 : 100;
        await client.exec(
          `set default_statistics_target = ${target}; analyze ${next}.${identifier(table)}; reset default_statistics_target`,
        );
      },
      atSwap: (swap) => void swaps.push(swap),
    });
    await embedded.transaction(async (tx) => {
      for (const table of staged) {
        await tx.exec(`drop table ${present}.${identifier(table)};
          alter table ${next}.${identifier(table)} set schema ${present}`);
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

/** The statements that give the next edition the indexes of the present one, under their names. */
async function indexesOf(client: PGlite | Transaction, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string; definition: string; is_key: boolean }>(
    `select pg_class.relname as name, pg_get_indexdef(indexrelid) as definition, indisprimary as is_key
     from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = $1::regclass`,
    [`${present}.${identifier(table)}`],
  );
  return rows
    .map(({ name, definition, is_key: isKey }) => {
      const made = definition.replace(` ON ${present}.`, ` ON ${next}.`);
      const key = `alter table ${next}.${identifier(table)} add constraint ${identifier(name)} primary key using index ${identifier(name)}`;
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
  const most = pieceOf(embedded);
  const send = (text: string) =>
    client.query(`COPY ${target} FROM '/dev/blob'`, [], { blob: new Blob([text]) });
  let piece = '';
  for await (const chunk of lines) {
    for (const part of piecesOfLines(chunk, most)) {
      if (piece !== '' && piece.length + part.length > most) {
        await send(piece);
        piece = '';
      }
      piece += part;
    }
  }
  if (piece !== '') await send(piece);
}

/** The ranges of pages of a table, as conditions. */
async function* pageRanges(embedded: Embedded, place: string): AsyncGenerator<string> {
  const { rows } = await embedded.client.query<{ pages: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages`,
    [place],
  );
  const pages = rows[0]?.pages ?? 0;
  const step = pagesOf(embedded);
  for (let page = 0; page < pages; page += step)
    yield `ctid >= '(${page},0)'::tid and ctid < '(${page + step},0)'::tid`;
}

async function* rowsOf(embedded: Embedded, place: string, columns: string): AsyncGenerator<string> {
  for await (const range of pageRanges(embedded, place)) {
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
  for await (const range of pageRanges(embedded, place)) {
    const { rows } = await embedded.client.query<{ count: number; sum: string }>(
      `select count(*)::int as count, ${hashSum} as sum from ${place} as each where ${range}`,
    );
    count += rows[0]?.count ?? 0;
    sum += BigInt(rows[0]?.sum ?? 0);
  }
  return sumText(count, sum);
}

/** SQL: the sum of the hashes of the rows of `each`, as text. */
export const hashSum = `coalesce(sum(hashtextextended(each::text, 0)), 0)::text`;

export const sumText = (count: number, sum: bigint): string => `${count}:${sum}`;
