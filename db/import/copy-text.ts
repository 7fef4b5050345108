import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { identifier } from '../client/identifier.ts';

/** Writes rows of a table as lines of COPY text; tells what no row of the table may hold. */
export interface RowWriter {
  /** Quoted, separated by commas. */
  readonly columns: string;
  /** @returns the line, or why the row is refused. */
  write(row: Readonly<Record<string, unknown>>): { readonly text: string } | { readonly rejected: string };
}

/** The columns of a table as COPY names them. */
export const columnsOf = (table: PgTable): string =>
  Object.values(getTableColumns(table))
    .map(({ name }) => identifier(name))
    .join(', ');

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A new writer; it remembers the primary keys that it has seen. */
export function rowWriter(table: PgTable): RowWriter {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    column,
    type: column.getSQLType(),
  }));
  const { primaryKeys } = getTableConfig(table);
  // By name: the key's columns are other objects than the table's.
  const composite = new Set(primaryKeys.flatMap((primary) => primary.columns.map((column) => column.name)));
  const keys = columns.flatMap(({ column }, place) =>
    column.primary || composite.has(column.name) ? [place] : [],
  );
  const seen = new Set<string>();
  return {
    columns: columnsOf(table),
    write(row) {
      const fields: string[] = [];
      for (const { key, column, type } of columns) {
        const value = row[key];
        if (value === null || value === undefined) {
          if (column.notNull) return { rejected: `${column.name} is missing` };
          fields.push('\\N');
          continue;
        }
        const fault = typeof value === 'number' ? numberFault(value, type) : undefined;
        if (fault !== undefined) return { rejected: `${column.name} ${fault}` };
        const text = String(column.mapToDriverValue(value));
        if (/[\0\p{Surrogate}]/u.test(text)) {
          return { rejected: `${column.name} has a character that is not text` };
        }
        fields.push(text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character));
      }
      const id = keys.map((place) => fields[place]).join('\t');
      if (keys.length > 0 && seen.has(id))
        return { rejected: `${id.replaceAll('\t', ' ')} stands there twice` };
      seen.add(id);
      return { text: `${fields.join('\t')}\n` };
    },
  };
}

function numberFault(value: number, type: string): string | undefined {
  if (!Number.isFinite(value)) return 'is not a number';
  if (type === 'integer' && value !== (value | 0)) return `cannot be ${value}`;
  if (type === 'bigint' && !Number.isSafeInteger(value)) return `cannot be ${value}`;
  return undefined;
}
