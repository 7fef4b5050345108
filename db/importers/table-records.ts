import { parseCsvFields } from './csv.ts';
import { readLines, type Line } from './lines.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** One record of a table with named columns. */
export interface TableRecord {
  readonly line: number;
  /** Returns the trimmed field of a column; undefined when the column is missing. */
  readonly field: (column: string) => string | undefined;
}

export interface TableFormat {
  /** Name of the dataset, for messages. */
  readonly name: string;
  /** Whether a line is the header row. @param columns trimmed fields of the line */
  readonly isHeader: (columns: readonly string[]) => boolean;
  /** Description of the required columns for the error message. */
  readonly columns: string;
  /** Maximum number of title lines before the header. Default: 0. */
  readonly titles?: number;
  /** Encoding of the file. Default: UTF-8. */
  readonly encoding?: string;
  /** Number of lines after the header row that describe its columns. Default: 0. */
  readonly labels?: number;
}

export interface Table {
  readonly columns: readonly string[];
  /** The title lines before the header. */
  readonly titles: readonly string[];
  readonly records: AsyncIterable<TableRecord>;
}

/**
 * Opens a text table for streaming. Each line is a record with fields separated by tab, pipe or comma. Fields of a
 * comma-separated file can be quoted.
 *
 * @param path an operator's file
 * @throws UserFacingError when the path or the header is missing. `records` throws a UserFacingError with the line when a line
 * has another number of columns.
 */
export async function openTable(path: string | undefined, form: TableFormat): Promise<Table> {
  if (path === undefined)
    throw new UserFacingError('dataset', `${form.name}: name the file to import with --from <file>`);
  const lines = readLines(path, form.encoding === undefined ? {} : { encoding: form.encoding });
  const titles: string[] = [];
  while (titles.length <= (form.titles ?? 0)) {
    const { value, done } = await lines.next();
    if (done === true) break;
    const { text } = value;
    const separator = text.includes('\t') ? '\t' : text.includes('|') ? '|' : ',';
    const columns = splitFields(text, separator).map((column) => column.trim());
    if (form.isHeader(columns)) {
      return { columns, titles, records: readRecords(lines, columns, separator, form) };
    }
    titles.push(text);
  }
  await lines.return(undefined);
  throw new UserFacingError(
    'dataset',
    `${form.name}: line ${Math.max(titles.length, 1)} must have the columns ${form.columns}`,
  );
}

async function* readRecords(
  lines: AsyncIterable<Line>,
  columns: readonly string[],
  separator: string,
  { name, labels = 0 }: TableFormat,
): AsyncGenerator<TableRecord> {
  const columnPositions = new Map(columns.map((column, place) => [column, place]));
  let remainingLabelRows = labels;
  for await (const { line, text } of lines) {
    if (text.trim() === '' || remainingLabelRows-- > 0) continue;
    const fields = splitFields(text, separator);
    if (fields.length !== columns.length) {
      throw new UserFacingError(
        'dataset',
        `${name}: line ${line} has ${fields.length} columns; the header has ${columns.length}`,
      );
    }
    const getField = (column: string) => {
      const position = columnPositions.get(column);
      return position === undefined ? undefined : fields[position]?.trim();
    };
    yield { line, field: getField };
  }
}

function splitFields(text: string, separator: string): readonly string[] {
  if (separator !== ',') return text.split(separator);
  try {
    return parseCsvFields(text);
  } catch {
    // A line with an unclosed quote is not valid CSV.
    return [];
  }
}
