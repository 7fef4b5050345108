import { readFileSync } from 'node:fs';

/** One row of a fact file: column name → text; an empty text is a fact that is not known. */
export type FactRow = Readonly<Record<string, string>>;

/**
 * Reads `facts/tables/<name>.tsv`: `#` comment lines (edition, source), one line of column names, then rows, all
 * separated by tabs. @throws Error naming the line whose number of fields is not that of the columns.
 */
export function readFacts(name: string): readonly FactRow[] {
  return Array.from(linesOf(name), ({ columns, fields }) => rowOf(columns, fields));
}

/**
 * The same by the text of the first column, by which the rows are sorted (by code unit, each once): found in the text as it
 * stands, so that a table of which few rows are asked holds no more than that.
 */
export function factsByKey(name: string): (key: string) => FactRow | undefined {
  const text = textOf(name);
  const [head = ''] = /^(?:#.*\n)*/.exec(text) ?? [];
  const begin = text.indexOf('\n', head.length) + 1;
  const columns = text.slice(head.length, begin - 1).split('\t');
  return (key) => {
    let low = begin;
    let high = text.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = Math.max(low, text.lastIndexOf('\n', middle - 1) + 1);
      const found = text.slice(start, text.indexOf('\t', start));
      const end = text.indexOf('\n', start);
      if (found === key) return rowOf(columns, text.slice(start, end).split('\t'));
      if (found < key) low = end + 1;
      else high = start;
    }
    return undefined;
  };
}

const rowOf = (columns: readonly string[], fields: readonly string[]): FactRow =>
  Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));

interface FactLine {
  /** As many as there are columns. */
  readonly fields: readonly string[];
  readonly columns: readonly string[];
}

function* linesOf(name: string): Generator<FactLine> {
  let columns: readonly string[] | undefined;
  for (const [index, line] of textOf(name).split('\n').entries()) {
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

const textOf = (name: string): string => readFileSync(new URL(`tables/${name}.tsv`, import.meta.url), 'utf8');

/** The year and month (`2026-11`) that the head of a fact file calls its edition. @throws Error when it tells none */
export function factEdition(name: string): string {
  const [, edition] = /^# edition: (\d{4}-\d\d)\b/im.exec(textOf(name)) ?? [];
  if (edition === undefined) throw new Error(`${name}.tsv does not say its edition as a month.`);
  return edition;
}
