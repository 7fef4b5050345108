import { parse, type Parser } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';
import { csvLine } from '../formats/csv.ts';
import { parsedJson } from '../../core/json.ts';
import { isJson } from '../../router/document/result.ts';
import { cell, fieldOf } from '../formats/fields.ts';
import { UsageError } from './usage-error.ts';

/** A record of a file: what its columns hold, and how it is written with what was added. */
export interface FileRecord {
  /** Empty where the record has no such value. */
  readonly value: (column: string) => string;
  readonly written: (added: readonly unknown[]) => string;
  /** What is wrong with the record itself; null: nothing. */
  readonly fault: string | null;
  /** Whether what is written holds all that the record held: not where it could not be read. */
  readonly isWhole: boolean;
}

export interface RecordFile {
  /** What stands before the first record: the names of the columns. */
  readonly head: string;
  /** As many together as are read at once. */
  readonly records: AsyncIterable<readonly FileRecord[]>;
  /** Stands for a record that cannot be read. */
  readonly unread: (row: number, fault: string) => FileRecord;
}

interface CsvForm {
  /** Null: the one of the first line. */
  readonly delimiter: string | null;
  /** Names of the columns that are added. */
  readonly added: readonly string[];
  /** Columns that are read. */
  readonly read: readonly string[];
  /** Characters of a record at most. */
  readonly longest?: number;
}

/** @throws UsageError for a column that the file does not have, and for a head that is no CSV */
export async function csvFile(text: TextParts, form: CsvForm): Promise<RecordFile> {
  const { first, whole } = await withFirstLine(text);
  // Excel may say in a line of its own what it separates by.
  const said = /^sep=(.)\r?\n?$/.exec(first)?.[1];
  const delimiter = form.delimiter ?? said ?? delimiterOf(first);
  const eol = first.endsWith('\r\n') ? '\r\n' : '\n';
  const parser: Parser = parse({
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: form.longest ?? longestLine,
    skip_records_with_error: true,
    on_skip(error) {
      parser.push(new Unread(error?.message ?? 'it cannot be read'));
      return undefined;
    },
    ...(said === undefined ? {} : { from_line: 2 }),
  });
  const rows = rowsOf(pipeline(Readable.from(whole), parser, () => undefined));
  const [start, ...others] = (await next(rows)) ?? [];
  if (start === undefined) throw new UsageError('The file is empty: its first line must name the columns.');
  if (start instanceof Unread) throw new UsageError(start.message);
  const columns = start;
  const places = new Map(columns.map((name, index) => [name.trim(), index]));
  for (const name of form.read) {
    if (!places.has(name))
      throw new UsageError(
        `The file has no column ${JSON.stringify(name)}; it has ${columns.join(', ')}. by=<parameter>=<column> names another.`,
      );
    const count = columns.filter((column) => column.trim() === name).length;
    if (count > 1)
      throw new UsageError(
        `The file has ${count} columns ${JSON.stringify(name)}: rename all but the one that is meant.`,
      );
  }
  const taken = form.added.find((name) => places.has(name));
  if (taken !== undefined)
    throw new UsageError(`The file has a column ${taken} already: rename it, or add another field.`);
  const record = (fields: readonly string[], number: number): FileRecord => ({
    value: (column) => fields[places.get(column) ?? -1] ?? '',
    written: (added) => csvLine([...inColumns(fields), ...added.map(cell)], delimiter) + eol,
    fault:
      fields.length <= columns.length
        ? null
        : `Record ${number} has ${fields.length} fields, the head ${columns.length}: quote the field that holds ${JSON.stringify(delimiter)}.`,
    isWhole: true,
  });
  /** As many as the head has; what is too much stays in the last one. */
  const inColumns = (fields: readonly string[]): readonly string[] =>
    fields.length > columns.length
      ? [...fields.slice(0, columns.length - 1), fields.slice(columns.length - 1).join(delimiter)]
      : [...fields, ...blanks(columns.length - fields.length)];
  async function* records(): AsyncGenerator<FileRecord[]> {
    let number = 0;
    for (let batch: Batch | null = others; batch !== null; batch = await next(rows)) {
      const read: FileRecord[] = [];
      for (const fields of batch) {
        number += 1;
        if (fields instanceof Unread) {
          // Behind a quote that is open nobody knows where a record begins.
          read.push(unread(number, `${fields.message}. The records behind it are not read.`));
          yield read;
          return;
        }
        read.push(record(fields, number));
      }
      yield read;
    }
  }
  const unread = (number: number, fault: string): FileRecord => ({
    ...record([], number),
    fault,
    isWhole: false,
  });
  const prefix = said === undefined ? '' : first;
  return {
    head: `${prefix}${csvLine([...columns, ...form.added], delimiter)}${eol}`,
    records: records(),
    unread,
  };
}

/** Chunks of a text. */
export type TextParts = AsyncGenerator<string, undefined>;
type Batch = readonly (string[] | Unread)[];
type Rows = AsyncGenerator<Batch, undefined>;

/** A record that is no CSV. */
class Unread {
  readonly message: string;

  constructor(reason: string) {
    this.message = `The file is no CSV: ${reason}`;
  }
}

/** What is parsed already comes together: to wait for each row takes longer than to parse it. */
async function* rowsOf(parser: Parser): Rows {
  for await (const first of parser) {
    const batch: (string[] | Unread)[] = [];
    for (let row: unknown = first; row !== null; row = parser.read()) {
      if (Array.isArray(row)) batch.push(row.map(String));
      else if (row instanceof Unread) batch.push(row);
    }
    yield batch;
  }
}

const blanks = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => '');

async function next(rows: Rows): Promise<Batch | null> {
  const { value, done } = await rows.next();
  return done === true ? null : value;
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

/**
 * Records of JSON, one a line: objects.
 * @param options.longest characters of a line at most
 * @param options.text the column that a line holds which is nothing but text
 */
export function ndjsonFile(
  text: AsyncIterable<string>,
  added: readonly string[],
  options: { readonly longest?: number; readonly text?: string } = {},
): RecordFile {
  const { longest = longestLine } = options;
  const isAdded = new Set(added);
  const keys = added.map((name) => `${JSON.stringify(name)}:`);
  /** A line by its pieces: an object of a thousand keys takes a hundred times as long to make as to write. */
  const lineOf = (
    record: Readonly<Record<string, unknown>>,
    values: readonly unknown[],
    line: string | null,
  ): string => {
    const names = Object.keys(record);
    const isOwn = names.some((name) => isAdded.has(name));
    const own = isOwn
      ? Object.fromEntries(names.filter((name) => !isAdded.has(name)).map((name) => [name, record[name]]))
      : record;
    const told = keys.map((key, index) => key + JSON.stringify(values[index] ?? null)).join(',');
    // As it came: numbers may have more digits than we can hold.
    const begun = (isOwn || line === null ? JSON.stringify(own) : line.trim()).slice(0, -1);
    const isFirst = Object.keys(own).length === 0;
    return `${begun}${isFirst || told === '' ? '' : ','}${told}}\n`;
  };
  const unread = (row: number, fault: string): FileRecord => ({
    value: () => '',
    written: (values) => lineOf({ row }, values, null),
    fault,
    isWhole: false,
  });
  let number = 0;
  const recordOf = (line: string | null): FileRecord => {
    number += 1;
    if (line === null)
      return unread(number, `Line ${number} is longer than ${longest} characters: write a record a line.`);
    const record = parsedLine(line, options.text);
    if (record === null)
      return unread(number, `Line ${number} is no JSON object: ${JSON.stringify(line.slice(0, 80))}`);
    return {
      value: (column) => cell(fieldOf(record, column)),
      written: (values) => lineOf(record, values, line.trimStart().startsWith('{') ? line : null),
      fault: null,
      isWhole: true,
    };
  };
  async function* records(): AsyncGenerator<FileRecord[]> {
    for await (const lines of linesOf(text, longest)) yield lines.map(recordOf);
  }
  return { head: '', records: records(), unread };
}

export const ndjson = (value: object): string => `${JSON.stringify(value)}\n`;

function parsedLine(line: string, name: string | undefined): Record<string, unknown> | null {
  const value = parsedJson(line);
  if (isJson(value)) return value;
  return name !== undefined && typeof value === 'string' ? { [name]: value } : null;
}

const longestLine = 16 * 1024 * 1024;

/** Lines that hold something, those of a part together; null for each that is too long. */
async function* linesOf(text: AsyncIterable<string>, longest: number): AsyncGenerator<(string | null)[]> {
  let rest = '';
  let isLong = false;
  for await (const part of text) {
    const lines = (isLong ? part : rest + part).split('\n');
    rest = lines.pop() ?? '';
    if (isLong && lines.length > 0) {
      lines.shift();
      isLong = false;
    }
    const read = lines.flatMap((line) => (line.length > longest ? [null] : line.trim() === '' ? [] : [line]));
    if (isLong || rest.length > longest) {
      if (!isLong) read.push(null);
      isLong = true;
      rest = '';
    }
    yield read;
  }
  if (rest.trim() !== '') yield [rest];
}
