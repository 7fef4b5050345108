import { readFileSync } from 'node:fs';

/** One row of a fact file: column name → text; an empty text is a fact that is not known. */
export type FactRow = Readonly<Record<string, string>>;

/**
 * Reads `facts/tables/<name>.tsv`: `#` comment lines (edition, source), one line of column names, then rows, all
 * separated by tabs. @throws Error naming the line whose number of fields is not that of the columns.
 */
export function readFacts(name: string): readonly FactRow[] {
  const lines = textOf(name).split('\n');
  let columns: readonly string[] | undefined;
  const rows: FactRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const fields = line.split('\t');
    if (columns === undefined) {
      columns = fields;
      continue;
    }
    if (fields.length !== columns.length) {
      throw new Error(`${name}.tsv:${index + 1} has ${fields.length} fields, expected ${columns.length}`);
    }
    rows.push(Object.fromEntries(columns.map((column, i) => [column, fields[i] ?? ''])));
  }
  return rows;
}

const textOf = (name: string): string => readFileSync(new URL(`tables/${name}.tsv`, import.meta.url), 'utf8');

/** The year and month (`2026-11`) that the head of a fact file calls its edition. @throws Error when it tells none */
export function factEdition(name: string): string {
  const [, edition] = /^# edition: (\d{4}-\d\d)\b/im.exec(textOf(name)) ?? [];
  if (edition === undefined) throw new Error(`${name}.tsv does not say its edition as a month.`);
  return edition;
}
