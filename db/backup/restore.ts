import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import { LineSplitter } from '../../core/line-splitter.ts';
import { numberAt, parseJson, textAt } from '../../core/json.ts';
import type { Database } from '../client/database.ts';
import { identifier } from '../client/identifier.ts';
import { columnsOf } from '../import/copy-text.ts';
import type { Progress } from '../import/progress.ts';
import { lastMigration } from '../migrations.ts';
import { lockOf } from '../import/provenance.ts';
import { datasets } from '../importers/index.ts';
import { retainedEdition, retainedPart } from '../schema.ts';
import { firstLine, type BackupHead } from './backup.ts';
import { countedRows } from './counted-rows.ts';
import { ownTables, requiredTables, tablesByName } from './tables.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/**
 * Replaces the content of the store by that of a backup in one transaction: keys, plans, usage, imported rows. Verifies
 * the complete file before it writes. Previous dataset versions, which were kept for rollback, are deleted.
 *
 * @throws UserFacingError when the file is not a complete backup, or is from a newer program; the store is unchanged
 */
export async function restoreBackup(db: Database, path: string, progress?: Progress): Promise<BackupHead> {
  const head = await check(path);
  const ownSections = new Map<string, { columns: string; rows: string[] }>();
  const ownTableNames = new Set(ownTables.map((table) => getTableName(table)));
  await db.stage(
    datasets.map(({ name }) => lockOf(name)),
    async (stage) => {
      for await (const { table, columns, rows } of sectionsOf(linesOf(path))) {
        if (ownTableNames.has(table)) {
          const chunks: string[] = [];
          for await (const lines of rows) chunks.push(lines);
          ownSections.set(table, { columns, rows: chunks });
          continue;
        }
        progress?.start(table, 1);
        await stage.replace(
          table,
          columns,
          countedRows(rows, (count) => progress?.advance(count)),
        );
        progress?.end(table, 'restored');
      }
      stage.onSwap(async (load) => {
        const { orm } = load;
        for (const table of ownTables.toReversed()) await orm.delete(table);
        for (const table of ownTables) {
          const name = getTableName(table);
          const section = ownSections.get(name);
          if (section !== undefined)
            await load.copy(`${identifier(name)} (${section.columns})`, section.rows);
        }
        await orm.delete(retainedEdition);
        await orm.delete(retainedPart);
      });
    },
  );
  return head;
}

interface Section {
  readonly table: string;
  readonly columns: string;
  /** The caller must read the section to its end before it requests the next one. */
  readonly rows: AsyncIterable<string>;
}

/** Reads the complete file and verifies its checksum, its format, and that this program has its tables. */
async function check(path: string): Promise<BackupHead> {
  const hash = createHash('sha256');
  let head: BackupHead | undefined;
  let checksum: string | undefined;
  const sections = new Set<string>();
  let count = 0;
  let isOpen = false;
  for await (const line of linesOf(path)) {
    count += 1;
    if (checksum !== undefined) throw invalidBackup(path, 'it contains text after its end');
    const lineChecksum = isOpen ? undefined : /^-- sha256 ([0-9a-f]{64})$/.exec(line)?.[1];
    if (lineChecksum !== undefined) {
      checksum = lineChecksum;
      continue;
    }
    hash.update(`${line}\n`);
    if (count === 1 && line !== firstLine) {
      throw /^-- lookup backup \d+$/.test(line)
        ? newerBackup(path)
        : invalidBackup(path, 'its first line is not the first line of a backup');
    }
    if (count === 2) head = headOf(path, line);
    if (isOpen && line === '\\.') isOpen = false;
    else if (!isOpen && count > 2) {
      sections.add(copyTarget(path, line).table);
      isOpen = true;
    }
  }
  if (head === undefined || checksum === undefined) throw invalidBackup(path, 'it is truncated');
  const missing = requiredTables.map((table) => getTableName(table)).find((name) => !sections.has(name));
  if (missing !== undefined) throw invalidBackup(path, `it lacks the table ${missing}`);
  if (checksum !== hash.digest('hex')) throw invalidBackup(path, 'its checksum does not match');
  return head;
}

function headOf(path: string, line: string): BackupHead {
  const head = parseJson(line.slice(3));
  if (!isHead(head)) throw invalidBackup(path, 'its header line is missing');
  if (head.tables > lastMigration()) throw newerBackup(path);
  return head;
}

const isHead = (value: unknown): value is BackupHead =>
  numberAt(value, 'tables') !== null && textAt(value, 'made') !== null && textAt(value, 'store') !== null;

/** Parses the table and columns of a COPY statement. Older programs had fewer columns, but never different ones. */
function copyTarget(path: string, line: string): { table: string; columns: string } {
  const [, table = '', columns = ''] = /^COPY "(\w+)" \(("\w+"(?:, "\w+")*)\) FROM stdin;$/.exec(line) ?? [];
  const known = tablesByName.get(table);
  if (known === undefined)
    throw invalidBackup(path, `it names an unknown table: ${JSON.stringify(line.slice(0, 60))}`);
  const present = new Set(columnsOf(known).split(', '));
  const unknownColumn = columns.split(', ').find((column) => !present.has(column));
  if (unknownColumn !== undefined)
    throw invalidBackup(path, `its table ${table} has an unknown column ${unknownColumn}`);
  return { table, columns };
}

const invalidBackup = (path: string, reason: string) =>
  new UserFacingError('dataset', `${path} is not a complete backup: ${reason}. Nothing was changed.`);
const newerBackup = (path: string) =>
  new UserFacingError(
    'dataset',
    `${path} was created by a newer version of this program: restore it with that version. Nothing was changed.`,
  );

async function* sectionsOf(lines: AsyncGenerator<string>): AsyncGenerator<Section> {
  for (;;) {
    const step = await lines.next();
    if (step.done === true) return;
    if (!step.value.startsWith('COPY ')) continue;
    const { table, columns } = copyTarget('', step.value);
    yield { table, columns, rows: rowsOf(lines) };
  }
}

const pieceLength = 1 << 20;

async function* rowsOf(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  let piece = '';
  for (;;) {
    const step = await lines.next();
    if (step.done === true || step.value === '\\.') break;
    piece += `${step.value}\n`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** Maximum length of a row in characters. The largest column, a part of a file, has 1 MiB, or 2 MiB as text. */
const maxLineLength = 16 * 1024 * 1024;

/** Yields the lines of a backup. @throws UserFacingError when the file is not gzip-compressed, or is truncated */
async function* linesOf(path: string): AsyncGenerator<string> {
  const text = new StringDecoder('utf8');
  const unpacked = createGunzip();
  pipeline(createReadStream(path), unpacked, () => undefined);
  const parts: AsyncIterable<Buffer> = unpacked;
  const splitter = new LineSplitter(maxLineLength);
  try {
    for await (const part of parts) {
      yield* splitter.add(text.write(part));
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new UserFacingError('dataset', `there is no file ${path}`);
    if (error instanceof RangeError) throw invalidBackup(path, error.message);
    if (code.startsWith('Z_')) throw invalidBackup(path, 'it is damaged or truncated');
    throw error;
  }
  if (splitter.end() !== '') throw invalidBackup(path, 'it is truncated');
}
