import { readFileSync } from 'node:fs';

/** One row of a fact file: column name → text; an empty text is a fact that is not known. */
export type FactRow = Readonly<Record<string, string>>;

/**
 * Reads `facts/tables/<name>.tsv`: `#` comment lines (edition, source), one line of column names, then rows, all
 * separated by tabs. @throws Error naming the line whose number of fields is not that of the columns.
 */
export function readFacts(name: string): readonly FactRow[] {
  const lines = readFileSync(new URL(`tables/${name}.tsv`, import.meta.url), 'utf8').split('\n');
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
