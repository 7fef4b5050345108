import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import { LineSplitter } from '../../core/line-splitter.ts';
import { getNumberAt, parseJson, getTextAt } from '../../core/json.ts';
import type { Database } from '../client/database.ts';
import { quoteIdentifier } from '../client/identifier.ts';
import { formatColumns } from '../import/copy-text.ts';
import type { Progress } from '../import/progress.ts';
import { getLastMigration } from '../migrations.ts';
import { getLockName } from '../import/provenance.ts';
import { datasets } from '../importers/index.ts';
import { retainedEdition, retainedPart } from '../schema.ts';
import { firstLine, type BackupHeader } from './backup.ts';
import { countRows } from './count-rows.ts';
import { operatorTables, requiredTables, tablesByName } from './tables.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/**
 * Replaces all keys, plans, usage and imported rows of the store by the content of a backup, in one transaction. The complete
 * file is verified first. Previous dataset versions, which were stored for a rollback, are deleted.
 *
 * @throws UserFacingError when the file is not a complete backup, or is from a newer program; the store is unchanged
 */
export async function restoreBackup(db: Database, path: string, progress?: Progress): Promise<BackupHeader> {
  const header = await checkBackup(path);
  const operatorSections = new Map<string, { columns: string; rows: string[] }>();
  const operatorTableNames = new Set(operatorTables.map((table) => getTableName(table)));
  await db.stage(
    datasets.map(({ name }) => getLockName(name)),
    async (stage) => {
      for await (const { table, columns, rows } of readSections(readLines(path))) {
        if (operatorTableNames.has(table)) {
          const chunks: string[] = [];
          for await (const lines of rows) chunks.push(lines);
          operatorSections.set(table, { columns, rows: chunks });
          continue;
        }
        progress?.start(table, 1);
        await stage.replace(
          table,
          columns,
          countRows(rows, (count) => progress?.advance(count)),
        );
        progress?.end(table, 'restored');
      }
      stage.onSwap(async (load) => {
        const { orm } = load;
        for (const table of operatorTables.toReversed()) await orm.delete(table);
        for (const table of operatorTables) {
          const name = getTableName(table);
          const section = operatorSections.get(name);
          if (section !== undefined)
            await load.copy(`${quoteIdentifier(name)} (${section.columns})`, section.rows);
        }
        await orm.delete(retainedEdition);
        await orm.delete(retainedPart);
      });
    },
  );
  return header;
}

interface Section {
  readonly table: string;
  readonly columns: string;
  /** Rows of the section. The caller must read all rows before it requests the next section. */
  readonly rows: AsyncIterable<string>;
}

/** Reads the complete file. Checks the checksum, the format, and that all tables are known to this program. */
async function checkBackup(path: string): Promise<BackupHeader> {
  const hash = createHash('sha256');
  let header: BackupHeader | undefined;
  let checksum: string | undefined;
  const sections = new Set<string>();
  let count = 0;
  let isOpen = false;
  for await (const line of readLines(path)) {
    count += 1;
    if (checksum !== undefined) throw createInvalidBackupError(path, 'it contains text after its end');
    const lineChecksum = isOpen ? undefined : /^-- sha256 ([0-9a-f]{64})$/.exec(line)?.[1];
    if (lineChecksum !== undefined) {
      checksum = lineChecksum;
      continue;
    }
    hash.update(`${line}\n`);
    if (count === 1 && line !== firstLine) {
      throw /^-- lookup backup \d+$/.test(line)
        ? createNewerBackupError(path)
        : createInvalidBackupError(path, 'its first line is not the first line of a backup');
    }
    if (count === 2) header = parseHeader(path, line);
    if (isOpen && line === '\\.') isOpen = false;
    else if (!isOpen && count > 2) {
      sections.add(parseCopyTarget(path, line).table);
      isOpen = true;
    }
  }
  if (header === undefined || checksum === undefined) throw createInvalidBackupError(path, 'it is truncated');
  const missingTable = requiredTables.map((table) => getTableName(table)).find((name) => !sections.has(name));
  if (missingTable !== undefined) throw createInvalidBackupError(path, `it lacks the table ${missingTable}`);
  if (checksum !== hash.digest('hex')) throw createInvalidBackupError(path, 'its checksum does not match');
  return header;
}

function parseHeader(path: string, line: string): BackupHeader {
  const header = parseJson(line.slice(3));
  if (!isHeader(header)) throw createInvalidBackupError(path, 'its header line is missing');
  if (header.tables > getLastMigration()) throw createNewerBackupError(path);
  return header;
}

const isHeader = (value: unknown): value is BackupHeader =>
  getNumberAt(value, 'tables') !== null &&
  getTextAt(value, 'made') !== null &&
  getTextAt(value, 'store') !== null;

/**
 * Parses the table and columns of a COPY statement. Backups of older programs can lack columns, but contain no unknown columns.
 */
function parseCopyTarget(path: string, line: string): { table: string; columns: string } {
  const [, table = '', columns = ''] = /^COPY "(\w+)" \(("\w+"(?:, "\w+")*)\) FROM stdin;$/.exec(line) ?? [];
  const knownTable = tablesByName.get(table);
  if (knownTable === undefined)
    throw createInvalidBackupError(path, `it names an unknown table: ${JSON.stringify(line.slice(0, 60))}`);
  const tableColumns = new Set(formatColumns(knownTable).split(', '));
  const unknownColumn = columns.split(', ').find((column) => !tableColumns.has(column));
  if (unknownColumn !== undefined)
    throw createInvalidBackupError(path, `its table ${table} has an unknown column ${unknownColumn}`);
  return { table, columns };
}

const createInvalidBackupError = (path: string, reason: string) =>
  new UserFacingError('dataset', `${path} is not a complete backup: ${reason}. Nothing was changed.`);
const createNewerBackupError = (path: string) =>
  new UserFacingError(
    'dataset',
    `${path} was created by a newer version of this program: restore it with that version. Nothing was changed.`,
  );

async function* readSections(lines: AsyncGenerator<string>): AsyncGenerator<Section> {
  for (;;) {
    const nextLine = await lines.next();
    if (nextLine.done === true) return;
    if (!nextLine.value.startsWith('COPY ')) continue;
    const { table, columns } = parseCopyTarget('', nextLine.value);
    yield { table, columns, rows: readRows(lines) };
  }
}

const chunkLength = 1 << 20;

async function* readRows(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  let textChunk = '';
  for (;;) {
    const nextLine = await lines.next();
    if (nextLine.done === true || nextLine.value === '\\.') break;
    textChunk += `${nextLine.value}\n`;
    if (textChunk.length < chunkLength) continue;
    yield textChunk;
    textChunk = '';
  }
  if (textChunk !== '') yield textChunk;
}

/** Maximum length of a row in characters. The largest column contains a part of a file: 1 MiB, or 2 MiB as text. */
const maxLineLength = 16 * 1024 * 1024;

/** Yields the lines of a backup. @throws UserFacingError when the file is not gzip-compressed, or is truncated */
async function* readLines(path: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  const gunzip = createGunzip();
  pipeline(createReadStream(path), gunzip, () => undefined);
  const parts: AsyncIterable<Buffer> = gunzip;
  const splitter = new LineSplitter(maxLineLength);
  try {
    for await (const part of parts) {
      yield* splitter.add(decoder.write(part));
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new UserFacingError('dataset', `there is no file ${path}`);
    if (error instanceof RangeError) throw createInvalidBackupError(path, error.message);
    if (code.startsWith('Z_')) throw createInvalidBackupError(path, 'it is damaged or truncated');
    throw error;
  }
  if (splitter.end() !== '') throw createInvalidBackupError(path, 'it is truncated');
}
