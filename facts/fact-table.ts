import { readFileSync } from 'node:fs';

/** One row of a fact table: texts by column name. An empty text means that the fact is unknown. */
export type FactRow = Readonly<Record<string, string>>;

/**
 * Reads `facts/tables/<name>.tsv`. The file has comment lines that begin with `#` (release and source), a header row with the
 * column names, then tab-separated data rows.
 * @throws Error that names the line whose number of fields differs from the number of columns
 */
export function readFacts(name: string): readonly FactRow[] {
  return Array.from(linesOf(name), ({ columns, fields }) => createRow(columns, fields));
}

/**
 * Creates a lookup by the first column. Rows must be sorted by that column (by code unit), with unique keys. The lookup
 * searches the text of the file, so that a rarely used table needs no memory for parsed rows.
 */
export function createFactFinder(name: string): (key: string) => FactRow | undefined {
  const text = readTableText(name);
  const [comments = ''] = /^(?:#.*\n)*/.exec(text) ?? [];
  const firstRowStart = text.indexOf('\n', comments.length) + 1;
  const columns = text.slice(comments.length, firstRowStart - 1).split('\t');
  return (key) => {
    let low = firstRowStart;
    let high = text.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const rowStart = Math.max(low, text.lastIndexOf('\n', middle - 1) + 1);
      const rowKey = text.slice(rowStart, text.indexOf('\t', rowStart));
      const rowEnd = text.indexOf('\n', rowStart);
      if (rowKey === key) return createRow(columns, text.slice(rowStart, rowEnd).split('\t'));
      if (rowKey < key) low = rowEnd + 1;
      else high = rowStart;
    }
    return undefined;
  };
}

const createRow = (columns: readonly string[], fields: readonly string[]): FactRow =>
  Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));

interface FactLine {
  /** The fields of a row, one for each column. */
  readonly fields: readonly string[];
  readonly columns: readonly string[];
}

function* linesOf(name: string): Generator<FactLine> {
  let columns: readonly string[] | undefined;
  for (const [index, line] of readTableText(name).split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const fields = line.split('\t');
    if (columns === undefined) {
      columns = fields;
      continue;
    }
    if (fields.length !== columns.length) {
      throw new Error(`${name}.tsv:${index + 1} has ${fields.length} fields, expected ${columns.length}`);
    }
    yield { fields, columns };
  }
}

const readTableText = (name: string): string =>
  readFileSync(new URL(`tables/${name}.tsv`, import.meta.url), 'utf8');

/**
 * Returns the release of a fact table as year and month (`2026-11`), from its header. @throws Error when the header has no
 * release
 */
export function readFactEdition(name: string): string {
  const [, edition] = /^# edition: (\d{4}-\d\d)\b/im.exec(readTableText(name)) ?? [];
  if (edition === undefined) throw new Error(`${name}.tsv has no edition such as 2026-11 in its header.`);
  return edition;
}
