import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import type { Database, ConsistentReader } from '../client/database.ts';
import { quoteIdentifier } from '../client/identifier.ts';
import { formatColumns } from '../import/copy-text.ts';
import type { Progress } from '../import/progress.ts';
import { getLastMigration } from '../migrations.ts';
import { countRows } from './count-rows.ts';
import { datasetTables, operatorTables } from './tables.ts';

/** The first line of every backup. Increase the number for a format that older programs cannot read. */
export const firstLine = '-- lookup backup 1';

/** The second line of a backup, as JSON. */
export interface BackupHeader {
  /** Time of the latest schema migration in epoch milliseconds. */
  readonly tables: number;
  /** Time of the backup, ISO 8601. */
  readonly made: string;
  /** Kind of the store that was backed up. */
  readonly store: string;
}

/**
 * Writes keys, plans, usage and all imported rows to one file while the service keeps running. The file contains COPY
 * statements, which psql can also read, and ends with a checksum. The file is compressed by gzip and readable only by its
 * owner.
 *
 * @throws StoreError when the store does not respond; the system's error when the file cannot be written
 */
export async function writeBackup(
  db: Database,
  path: string,
  { now, progress }: { readonly now: Date; readonly progress?: Progress },
): Promise<{ readonly tables: number; readonly sha256: string }> {
  const draft = `${path}.${process.pid}`;
  const hash = createHash('sha256');
  let tableCount = 0;
  async function* generateBackup(view: ConsistentReader): AsyncGenerator<string> {
    const header: BackupHeader = { tables: getLastMigration(), made: now.toISOString(), store: db.kind };
    yield `${firstLine}\n-- ${JSON.stringify(header)}\n`;
    // Read referencing tables before the tables to which they refer. Keys are never deleted, so that the referenced row still
    // exists when its table is read later.
    const operatorSections: string[] = [];
    for (const table of operatorTables.toReversed()) {
      let rows = '';
      for await (const lines of view.rows(getTableName(table), formatColumns(table))) rows += lines;
      operatorSections.unshift(rows);
    }
    for (const [index, table] of operatorTables.entries()) {
      tableCount += 1;
      yield `${formatCopyStatement(getTableName(table), formatColumns(table))}${operatorSections[index] ?? ''}\\.\n`;
    }
    for (const table of datasetTables) {
      const name = getTableName(table);
      tableCount += 1;
      progress?.start(name, 1);
      yield formatCopyStatement(name, formatColumns(table));
      let count = 0;
      yield* countRows(view.rows(name, formatColumns(table)), (rows) => {
        count = rows;
        progress?.advance(rows);
      });
      yield '\\.\n';
      progress?.end(name, `${count.toLocaleString('en')} rows`);
    }
  }
  async function* hashParts(text: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const part of text) {
      hash.update(part);
      yield part;
    }
    yield `-- sha256 ${hash.copy().digest('hex')}\n`;
  }
  try {
    await db.view((view) =>
      pipeline(
        hashParts(generateBackup(view)),
        createGzip({ level: 6 }),
        createWriteStream(draft, { mode: 0o600, flush: true }),
      ),
    );
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return { tables: tableCount, sha256: hash.digest('hex') };
}

const formatCopyStatement = (table: string, columns: string) =>
  `COPY ${quoteIdentifier(table)} (${columns}) FROM stdin;\n`;
