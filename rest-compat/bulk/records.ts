import { parse, type Parser } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';
import { formatCsvLine, formatSafeCell } from '../formats/csv.ts';
import { isTooDeep, maxJsonDepth, parseJson } from '../../core/json.ts';
import { isJson } from '../../router/document/result.ts';
import { formatCell, getField } from '../formats/fields.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** A record of a file. */
export interface FileRecord {
  /** Returns the value of a column, or an empty string when the record has none. */
  readonly value: (column: string) => string;
  /** Length of the input record in characters. */
  readonly size: () => number;
  readonly written: (added: readonly unknown[]) => string;
  /** Error in the record itself, such as a syntax error; null for a valid record. */
  readonly violation: string | null;
  /** Whether `written` contains all of the input record; false when the record could not be parsed. */
  readonly isWhole: boolean;
}

export interface RecordFile {
  /** Text before the first record: the header row. */
  readonly head: string;
  /** Batches of records, as they are read. */
  readonly records: AsyncIterable<readonly FileRecord[]>;
  /** Returns a placeholder for a record that cannot be read. */
  readonly unread: (row: number, problem: string) => FileRecord;
}

/**
 * Stream options that the types of csv-parse lack. Small pieces let other requests run, because the event loop is free only
 * while the parser waits.
 */
const singleChunkOptions = { writableHighWaterMark: 1 };

interface CsvFormat {
  /** Field delimiter. Null: detected from the first line. */
  readonly delimiter: string | null;
  /** Names of the columns to add. */
  readonly added: readonly string[];
  /** Names of the columns that the caller reads. */
  readonly read: readonly string[];
  /** Maximum length of a record in characters. */
  readonly maxLength?: number;
  /** Formats the value of an added column. Default: `formatSafeCell`. The input's own columns never change. */
  readonly cell?: (value: unknown) => string;
  /** Maximum number of columns. Default: no limit. */
  readonly maxColumns?: number;
}

/**
 * Reads CSV.
 * @throws UserFacingError when a column of `form.read` is missing or ambiguous, or when the header row is invalid
 */
export async function openCsvFile(text: TextChunks, form: CsvFormat): Promise<RecordFile> {
  const { first, whole: fullText } = await withFirstLine(text);
  // Excel can write a first line such as `sep=;`, which names the delimiter.
  const declaredDelimiter = /^sep=(.)\r?\n?$/.exec(first)?.[1];
  const delimiter = form.delimiter ?? declaredDelimiter ?? detectDelimiter(first);
  const lineEnding = first.endsWith('\r\n') ? '\r\n' : '\n';
  const parser: Parser = parse({
    ...singleChunkOptions,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: form.maxLength ?? maxLineLength,
    skip_records_with_error: true,
    on_skip(error) {
      parser.push(new UnreadRows(error?.message ?? 'unknown parse error'));
      return undefined;
    },
    ...(declaredDelimiter === undefined ? {} : { from_line: 2 }),
  });
  const rows = rowsOf(pipeline(Readable.from(fullText, { highWaterMark: 1 }), parser, () => undefined));
  const [start, ...otherRows] = (await readBatch(rows)) ?? [];
  if (start === undefined)
    throw new UserFacingError(
      'usage',
      'The file is empty. Its first line must be a header row such as name,country.',
    );
  if (start instanceof UnreadRows) throw new UserFacingError('usage', start.message);
  const columns = start;
  const { maxColumns = Infinity, cell = formatSafeCell } = form;
  if (columns.length > maxColumns)
    throw new UserFacingError(
      'usage',
      `The header row has ${columns.length} columns, and at most ${maxColumns} are allowed. Omit columns that the lookup does not need.`,
    );
  const columnIndexes = new Map(columns.map((name, index) => [name.trim(), index]));
  for (const name of form.read) {
    if (!columnIndexes.has(name))
      throw new UserFacingError(
        'usage',
        `The file has no column ${JSON.stringify(name)}. Its columns are ${columns.join(', ')}. To use another column, send by=<parameter>=<column>.`,
      );
    const count = columns.filter((column) => column.trim() === name).length;
    if (count > 1)
      throw new UserFacingError(
        'usage',
        `The file has ${count} columns ${JSON.stringify(name)}. Rename all but one of them.`,
      );
  }
  const existingColumn = form.added.find((name) => columnIndexes.has(name));
  if (existingColumn !== undefined)
    throw new UserFacingError(
      'usage',
      `The file already has a column ${existingColumn}. Rename it, or add another field.`,
    );
  const createRecord = (fields: readonly string[], number: number): FileRecord => ({
    value: (column) => fields[columnIndexes.get(column) ?? -1] ?? '',
    size: () => fields.reduce((length, field) => length + field.length + 1, 0),
    written: (added) => formatCsvLine([...fitToColumns(fields), ...added.map(cell)], delimiter) + lineEnding,
    violation:
      fields.length <= columns.length
        ? null
        : `Record ${number} has ${fields.length} fields, but the header row has ${columns.length}. Quote the field that contains ${JSON.stringify(delimiter)}.`,
    isWhole: true,
  });
  /** Returns as many fields as the header row has; surplus fields are joined into the last field. */
  const fitToColumns = (fields: readonly string[]): readonly string[] =>
    fields.length > columns.length
      ? [...fields.slice(0, columns.length - 1), fields.slice(columns.length - 1).join(delimiter)]
      : [...fields, ...createEmptyFields(columns.length - fields.length)];
  async function* records(): AsyncGenerator<FileRecord[]> {
    let number = 0;
    for (let batch: Batch | null = otherRows; batch !== null; batch = await readBatch(rows)) {
      const readRecords: FileRecord[] = [];
      for (const fields of batch) {
        number += 1;
        if (fields instanceof UnreadRows) {
          // After an unclosed quote, the start of the next record is unknown.
          readRecords.push(
            createUnreadRecord(number, `${fields.message}. The following records are skipped.`),
          );
          yield readRecords;
          return;
        }
        readRecords.push(createRecord(fields, number));
      }
      yield readRecords;
    }
  }
  const createUnreadRecord = (number: number, problem: string): FileRecord => ({
    ...createRecord([], number),
    violation: problem,
    isWhole: false,
  });
  const prefix = declaredDelimiter === undefined ? '' : first;
  return {
    head: `${prefix}${formatCsvLine([...columns, ...form.added], delimiter)}${lineEnding}`,
    records: records(),
    unread: createUnreadRecord,
  };
}

/** A text in chunks. */
export type TextChunks = AsyncGenerator<string, undefined>;
type Batch = readonly (string[] | UnreadRows)[];
type Rows = AsyncGenerator<Batch, undefined>;

/** An input record that is not valid CSV. */
class UnreadRows {
  readonly message: string;

  constructor(reason: string) {
    this.message = `Invalid CSV: ${reason}`;
  }
}

/** Yields all rows that are already parsed as one batch, because awaiting a row takes longer than parsing it. */
async function* rowsOf(parser: Parser): Rows {
  for await (const firstRow of parser) {
    const batch: (string[] | UnreadRows)[] = [];
    for (let row: unknown = firstRow; row !== null; row = parser.read()) {
      if (Array.isArray(row)) batch.push(row.map(String));
      else if (row instanceof UnreadRows) batch.push(row);
    }
    yield batch;
  }
}

const createEmptyFields = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => '');

async function readBatch(rows: Rows): Promise<Batch | null> {
  const { value, done } = await rows.next();
  return done === true ? null : value;
}

const maxFirstLineLength = 1024 * 1024;

async function withFirstLine(text: TextChunks) {
  let start = '';
  while (!start.includes('\n') && start.length < maxFirstLineLength) {
    const { value, done } = await text.next();
    if (done === true) break;
    start += value;
  }
  const lineEnd = start.indexOf('\n');
  async function* fullText(): AsyncGenerator<string> {
    if (start !== '') yield start;
    for (;;) {
      const { value, done } = await text.next();
      if (done === true) return;
      if (value !== '') yield value;
    }
  }
  return { first: lineEnd === -1 ? start : start.slice(0, lineEnd + 1), whole: fullText() };
}

/** Returns the delimiter that is most frequent in the line, outside of quotes. */
function detectDelimiter(line: string): string {
  const unquotedText = line.replace(/"(?:[^"]|"")*"/g, '');
  const count = (sign: string) => unquotedText.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * Reads JSON objects, one per line.
 * @param options.maxLength maximum length of a line in characters
 * @param options.text column name for lines that are a plain JSON string
 */
export function openNdjsonFile(
  text: AsyncIterable<string>,
  added: readonly string[],
  options: { readonly maxLength?: number; readonly text?: string } = {},
): RecordFile {
  const { maxLength = maxLineLength } = options;
  const addedNames = new Set(added);
  const keys = added.map((name) => `${JSON.stringify(name)}:`);
  /**
   * Serialises a line from its parts, because creating an object of a thousand keys takes far longer than serialising the values.
   */
  const formatLine = (
    record: Readonly<Record<string, unknown>>,
    values: readonly unknown[],
    line: string | null,
  ): string => {
    const names = Object.keys(record);
    const hasAddedNames = names.some((name) => addedNames.has(name));
    const retainedFields = hasAddedNames
      ? Object.fromEntries(names.filter((name) => !addedNames.has(name)).map((name) => [name, record[name]]))
      : record;
    const addedPairs = keys.map((key, index) => key + JSON.stringify(values[index] ?? null)).join(',');
    // Keep the original text of the line: its numbers can have more digits than a double has.
    const start = (hasAddedNames || line === null ? JSON.stringify(retainedFields) : line.trim()).slice(
      0,
      -1,
    );
    const isFirst = Object.keys(retainedFields).length === 0;
    return `${start}${isFirst || addedPairs === '' ? '' : ','}${addedPairs}}\n`;
  };
  const createUnreadRecord = (row: number, problem: string): FileRecord => ({
    value: () => '',
    size: () => 0,
    written: (values) => formatLine({ row }, values, null),
    violation: problem,
    isWhole: false,
  });
  let number = 0;
  const toRecord = (line: string | null): FileRecord => {
    number += 1;
    if (line === null)
      return createUnreadRecord(
        number,
        `Line ${number} is longer than ${maxLength} characters. Write one record per line.`,
      );
    const record = parseLine(line, options.text);
    if (record === null)
      return createUnreadRecord(
        number,
        `Line ${number} is not a JSON object: ${JSON.stringify(line.slice(0, 80))}`,
      );
    // Each level takes at least two characters, so short lines cannot be nested too deeply.
    if (line.length > 2 * maxJsonDepth && isTooDeep(record))
      return createUnreadRecord(
        number,
        `Line ${number} is nested more than ${maxJsonDepth} levels deep. Write one record per line, with fewer levels.`,
      );
    return {
      value: (column) => formatCell(getField(record, column)),
      size: () => line.length,
      written: (values) => formatLine(record, values, line.trimStart().startsWith('{') ? line : null),
      violation: null,
      isWhole: true,
    };
  };
  async function* records(): AsyncGenerator<FileRecord[]> {
    for await (const lines of linesOf(text, maxLength)) yield lines.map(toRecord);
  }
  return { head: '', records: records(), unread: createUnreadRecord };
}

export const formatNdjson = (value: object): string => `${JSON.stringify(value)}\n`;

function parseLine(line: string, name: string | undefined): Record<string, unknown> | null {
  const value = parseJson(line);
  if (isJson(value)) return value;
  return name !== undefined && typeof value === 'string' ? { [name]: value } : null;
}

const maxLineLength = 16 * 1024 * 1024;

/** Yields the non-empty lines of each chunk; null for a line that is too long. */
async function* linesOf(text: AsyncIterable<string>, maxLength: number): AsyncGenerator<(string | null)[]> {
  let pendingText = '';
  let isLong = false;
  for await (const chunk of text) {
    const lines = (isLong ? chunk : pendingText + chunk).split('\n');
    pendingText = lines.pop() ?? '';
    if (isLong && lines.length > 0) {
      lines.shift();
      isLong = false;
    }
    const readLines = lines.flatMap((line) =>
      line.length > maxLength ? [null] : line.trim() === '' ? [] : [line],
    );
    if (isLong || pendingText.length > maxLength) {
      if (!isLong) readLines.push(null);
      isLong = true;
      pendingText = '';
    }
    yield readLines;
  }
  if (pendingText.trim() !== '') yield [pendingText];
}
