import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { KeySet } from './key-set.ts';
import { quoteIdentifier } from '../client/identifier.ts';

type WriteResult = { readonly text: string } | { readonly rejected: string };

/** Formats rows of a table as lines of COPY text and rejects invalid rows. */
export interface RowWriter {
  /** Column names, quoted and separated by commas. */
  readonly columns: string;
  /**
   * Formats a row. @returns the line, or the reason for a rejection; null for a duplicate key when the first row takes
   * precedence
   */
  write(row: Readonly<Record<string, unknown>>): WriteResult | null;
}

/** Returns the column names of a table, quoted for COPY. */
export const formatColumns = (table: PgTable): string =>
  Object.values(getTableColumns(table))
    .map(({ name }) => quoteIdentifier(name))
    .join(', ');

const escapeSequences: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** Matches characters that may need escaping or rejection. Most texts contain no such characters and need no further test. */
const specialPattern = /[\0\\\n\r\t\ud800-\udfff]/;

/** Escapes a text for COPY. @returns null when the text contains a NUL or a lone surrogate */
function escapeField(text: string): string | null {
  if (!specialPattern.test(text)) return text;
  if (/[\0\p{Surrogate}]/u.test(text)) return null;
  return text.replace(/[\\\n\r\t]/g, (character) => escapeSequences[character] ?? character);
}

/**
 * Creates a writer for the rows of a table. The writer stores the primary keys of all rows to detect duplicates. @param
 * takesFirst see `Dataset.takesFirst`
 */
export function createRowWriter(table: PgTable, takesFirst = false): RowWriter {
  const { primaryKeys } = getTableConfig(table);
  // Compare columns by name, because the primary key contains separate column objects.
  const compositeKeyColumns = new Set(
    primaryKeys.flatMap((primary) => primary.columns.map((column) => column.name)),
  );
  const columns = Object.entries(getTableColumns(table)).map(([key, column], place) => ({
    place,
    key,
    column,
    name: column.name,
    isNeeded: column.notNull,
    isKey: column.primary || compositeKeyColumns.has(column.name),
    type: column.getSQLType(),
  }));
  const keyPositions = columns.flatMap(({ isKey, place }) => (isKey ? [place] : []));
  const seenKeys = new KeySet();
  // All rows share one array. `write` joins the fields before it returns, so that no row is overwritten.
  const fields = columns.map(() => '');
  return {
    columns: formatColumns(table),
    write(row) {
      for (const { place, key, column, name, isNeeded, type } of columns) {
        const value = row[key];
        if (value === null || value === undefined) {
          if (isNeeded) return { rejected: `${name} is missing` };
          fields[place] = '\\N';
          continue;
        }
        const error = typeof value === 'number' ? findNumberError(value, type) : undefined;
        if (error !== undefined) return { rejected: `${name} ${error}` };
        const field = escapeField(String(column.mapToDriverValue(value)));
        if (field === null) return { rejected: `${name} contains a character that cannot be stored` };
        fields[place] = field;
      }
      if (keyPositions.length > 0) {
        const rowKey = keyPositions.map((place) => fields[place]).join('\t');
        if (!seenKeys.add(rowKey))
          return takesFirst ? null : { rejected: `${rowKey.replaceAll('\t', ' ')} occurs twice` };
      }
      return { text: `${fields.join('\t')}\n` };
    },
  };
}

function findNumberError(value: number, type: string): string | undefined {
  if (!Number.isFinite(value)) return 'is not a number';
  if (type === 'integer' && value !== (value | 0)) return `cannot be ${value}`;
  if (type === 'bigint' && !Number.isSafeInteger(value)) return `cannot be ${value}`;
  return undefined;
}
