import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { KeySet } from './key-set.ts';
import { identifier } from '../client/identifier.ts';

type Written = { readonly text: string } | { readonly rejected: string };

/** Writes rows of a table as lines of COPY text; tells what no row of the table may hold. */
export interface RowWriter {
  /** Quoted, separated by commas. */
  readonly columns: string;
  /** @returns the line, or why the row is refused; null: one of its key was written before, and the first is taken */
  write(row: Readonly<Record<string, unknown>>): Written | null;
}

/** The columns of a table as COPY names them. */
export const columnsOf = (table: PgTable): string =>
  Object.values(getTableColumns(table))
    .map(({ name }) => identifier(name))
    .join(', ');

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** What may have to be escaped or refused: most texts have nothing of it, and one test tells. */
const special = /[\0\\\n\r\t\ud800-\udfff]/;

/** @returns null: it has a character that is not text */
function fieldOf(text: string): string | null {
  if (!special.test(text)) return text;
  if (/[\0\p{Surrogate}]/u.test(text)) return null;
  return text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character);
}

/** A new writer; it remembers the primary keys that it has seen. @param takesFirst as a dataset says */
export function rowWriter(table: PgTable, takesFirst = false): RowWriter {
  const { primaryKeys } = getTableConfig(table);
  // By name: the key's columns are other objects than the table's.
  const composite = new Set(primaryKeys.flatMap((primary) => primary.columns.map((column) => column.name)));
  const columns = Object.entries(getTableColumns(table)).map(([key, column], place) => ({
    place,
    key,
    column,
    name: column.name,
    isNeeded: column.notNull,
    isKey: column.primary || composite.has(column.name),
    type: column.getSQLType(),
  }));
  const keys = columns.flatMap(({ isKey, place }) => (isKey ? [place] : []));
  const seen = new KeySet();
  // One for all rows: it is joined before the next is written.
  const fields = columns.map(() => '');
  return {
    columns: columnsOf(table),
    write(row) {
      for (const { place, key, column, name, isNeeded, type } of columns) {
        const value = row[key];
        if (value === null || value === undefined) {
          if (isNeeded) return { rejected: `${name} is missing` };
          fields[place] = '\\N';
          continue;
        }
        const fault = typeof value === 'number' ? numberFault(value, type) : undefined;
        if (fault !== undefined) return { rejected: `${name} ${fault}` };
        const field = fieldOf(String(column.mapToDriverValue(value)));
        if (field === null) return { rejected: `${name} has a character that is not text` };
        fields[place] = field;
      }
      if (keys.length > 0) {
        const id = keys.map((place) => fields[place]).join('\t');
        if (!seen.add(id))
          return takesFirst ? null : { rejected: `${id.replaceAll('\t', ' ')} stands there twice` };
      }
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
