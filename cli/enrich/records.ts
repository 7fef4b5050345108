import { parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { UsageError } from '../command-line.ts';
import { csvLine } from '../csv.ts';
import { isRecord } from '../source.ts';
import { cell, fieldOf } from '../table.ts';

/** A record of a file: what its columns hold, and how it is written with what was added. */
export interface FileRecord {
  /** Empty where the record has no such value. */
  readonly value: (column: string) => string;
  readonly written: (added: readonly unknown[]) => string;
}

export interface RecordFile {
  /** What stands before the first record: the names of the columns. */
  readonly head: string;
  readonly records: AsyncIterable<FileRecord>;
}

interface CsvForm {
  /** Null: the one of the first line. */
  readonly delimiter: string | null;
  /** Names of the columns that are added. */
  readonly added: readonly string[];
  /** Columns that are read. */
  readonly read: readonly string[];
}

/** @throws UsageError for a column that the file does not have, and for a record that has more fields than the head */
export async function csvFile(text: TextParts, form: CsvForm): Promise<RecordFile> {
  const { first, whole } = await withFirstLine(text);
  // Excel may say in a line of its own what it separates by.
  const said = /^sep=(.)\r?\n?$/.exec(first)?.[1];
  const delimiter = form.delimiter ?? said ?? delimiterOf(first);
  const eol = first.endsWith('\r\n') ? '\r\n' : '\n';
  const parser = parse({
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    ...(said === undefined ? {} : { from_line: 2 }),
  });
  const rows = rowsOf(Readable.from(whole).pipe(parser));
  const start = await nextRow(rows);
  if (start === null) throw new UsageError('The file is empty: its first line must name the columns.');
  const columns = start;
  const places = new Map(columns.map((name, index) => [name.trim(), index]));
  for (const name of form.read) {
    if (!places.has(name))
      throw new UsageError(
        `The file has no column ${JSON.stringify(name)}; it has ${columns.join(', ')}. --by <parameter>=<column> names another.`,
      );
  }
  const taken = form.added.find((name) => places.has(name));
  if (taken !== undefined)
    throw new UsageError(`The file has a column ${taken} already: rename it, or add another field.`);
  const record = (fields: readonly string[]): FileRecord => ({
    value: (column) => fields[places.get(column) ?? -1] ?? '',
    written: (added) =>
      csvLine([...fields, ...blanks(columns.length - fields.length), ...added.map(cell)], delimiter) + eol,
  });
  async function* records(): AsyncGenerator<FileRecord> {
    for (let number = 1; ; number += 1) {
      const fields = await nextRow(rows);
      if (fields === null) return;
      if (fields.length > columns.length)
        throw new UsageError(
          `Record ${number} has ${fields.length} fields, the head ${columns.length}: quote the field that holds ${JSON.stringify(delimiter)}.`,
        );
      yield record(fields);
    }
  }
  const prefix = said === undefined ? '' : first;
  return { head: `${prefix}${csvLine([...columns, ...form.added], delimiter)}${eol}`, records: records() };
}

/** Chunks of a text. */
export type TextParts = AsyncGenerator<string, undefined>;
type Rows = AsyncGenerator<string[], undefined>;

async function* rowsOf(parser: AsyncIterable<unknown>): Rows {
  for await (const row of parser) if (Array.isArray(row)) yield row.map(String);
}

const blanks = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => '');

async function nextRow(rows: Rows): Promise<string[] | null> {
  try {
    const { value, done } = await rows.next();
    return done === true ? null : value;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new UsageError(`The file is no CSV: ${error.message}`);
    throw error;
  }
}

const longestFirstLine = 1024 * 1024;

async function withFirstLine(text: TextParts) {
  let begun = '';
  while (!begun.includes('\n') && begun.length < longestFirstLine) {
    const { value, done } = await text.next();
    if (done === true) break;
    begun += value;
  }
  const end = begun.indexOf('\n');
  async function* whole(): AsyncGenerator<string> {
    if (begun !== '') yield begun;
    for (;;) {
      const { value, done } = await text.next();
      if (done === true) return;
      if (value !== '') yield value;
    }
  }
  return { first: end === -1 ? begun : begun.slice(0, end + 1), whole: whole() };
}

/** The sign that the first line has most of, outside of quotes. */
function delimiterOf(line: string): string {
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Records of JSON, one a line. @throws UsageError for a line that is none */
export function ndjsonFile(text: AsyncIterable<string>, added: readonly string[]): RecordFile {
  async function* records(): AsyncGenerator<FileRecord> {
    let number = 0;
    for await (const line of linesOf(text)) {
      number += 1;
      if (line.trim() === '') continue;
      const record = parsedLine(line, number);
      yield {
        value: (column) => cell(fieldOf(record, column)),
        written: (values) =>
          `${JSON.stringify({ ...record, ...Object.fromEntries(added.map((name, index) => [name, values[index] ?? null])) })}\n`,
      };
    }
  }
  return { head: '', records: records() };
}

function parsedLine(line: string, number: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (isRecord(value)) return value;
  } catch {
    // Told below.
  }
  throw new UsageError(`Line ${number} is no JSON object: ${JSON.stringify(line.slice(0, 80))}`);
}

const longestLine = 16 * 1024 * 1024;

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of text) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > longestLine)
      throw new UsageError('A line is longer than 16 MB: NDJSON has one record a line.');
  }
  if (rest !== '') yield rest;
}
