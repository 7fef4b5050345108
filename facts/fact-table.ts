import { readFileSync } from 'node:fs';

/** One row of a fact file: column name → text; an empty text is a fact that is not known. */
export type FactRow = Readonly<Record<string, string>>;

/**
 * Reads `facts/tables/<name>.tsv`: `#` comment lines (edition, source), one line of column names, then rows, all
 * separated by tabs. @throws Error naming the line whose number of fields is not that of the columns.
 */
export function readFacts(name: string): readonly FactRow[] {
  const { columns, lines } = linesOf(name);
  return lines.map((line) => rowOf(columns, line));
}

/**
 * The same by the text of the first column, taken apart when it is asked for: a table of which few rows are asked holds
 * little more than its text.
 */
export function factsByKey(name: string): (key: string) => FactRow | undefined {
  const { columns, lines } = linesOf(name);
  const byKey = new Map(lines.map((line) => [line.slice(0, line.indexOf('\t')), line]));
  return (key) => {
    const line = byKey.get(key);
    return line === undefined ? undefined : rowOf(columns, line);
  };
}

const rowOf = (columns: readonly string[], line: string): FactRow => {
  const fields = line.split('\t');
  return Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));
};

/** The lines of rows, each of as many fields as there are columns. */
function linesOf(name: string): { readonly columns: readonly string[]; readonly lines: readonly string[] } {
  let columns: readonly string[] | undefined;
  const lines: string[] = [];
  for (const [index, line] of textOf(name).split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const { length } = line.split('\t');
    if (columns === undefined) columns = line.split('\t');
    else if (length === columns.length) lines.push(line);
    else throw new Error(`${name}.tsv:${index + 1} has ${length} fields, expected ${columns.length}`);
  }
  return { columns: columns ?? [], lines };
}

const textOf = (name: string): string => readFileSync(new URL(`tables/${name}.tsv`, import.meta.url), 'utf8');

/** The year and month (`2026-11`) that the head of a fact file calls its edition. @throws Error when it tells none */
export function factEdition(name: string): string {
  const [, edition] = /^# edition: (\d{4}-\d\d)\b/im.exec(textOf(name)) ?? [];
  if (edition === undefined) throw new Error(`${name}.tsv does not say its edition as a month.`);
  return edition;
}
