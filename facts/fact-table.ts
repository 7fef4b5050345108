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
 * The same by the text of the first column, taken apart when it is asked for: a table of which few rows are asked holds
 * little more than its text.
 */
export function factsByKey(name: string): (key: string) => FactRow | undefined {
  let names: readonly string[] = [];
  const byKey = new Map<string, string>();
  for (const { columns, fields, line } of linesOf(name)) {
    names = columns;
    byKey.set(fields[0] ?? '', line);
  }
  return (key) => {
    const line = byKey.get(key);
    return line === undefined ? undefined : rowOf(names, line.split('\t'));
  };
}

const rowOf = (columns: readonly string[], fields: readonly string[]): FactRow =>
  Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));

interface FactLine {
  readonly line: string;
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
    yield { line, fields, columns };
  }
}

const textOf = (name: string): string => readFileSync(new URL(`tables/${name}.tsv`, import.meta.url), 'utf8');

/** The year and month (`2026-11`) that the head of a fact file calls its edition. @throws Error when it tells none */
export function factEdition(name: string): string {
  const [, edition] = /^# edition: (\d{4}-\d\d)\b/im.exec(textOf(name)) ?? [];
  if (edition === undefined) throw new Error(`${name}.tsv does not say its edition as a month.`);
  return edition;
}
