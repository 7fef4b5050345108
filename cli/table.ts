import stringWidth from 'string-width';
import {
  cellText,
  fieldOf,
  flatRecord,
  isMissing,
  recordsIn,
  type Row,
} from '../rest-compat/formats/fields.ts';
import { isJson } from '../router/document/result.ts';
import { UserFacingError } from '../core/user-facing-error.ts';

/**
 * Returns only the requested fields; if the body is a list, those of each record.
 * @throws UserFacingError for a field that the response does not have
 */
export function withFields(body: Row, fields: readonly string[]): Row {
  if (fields.length === 0) return body;
  const selectFields = (record: unknown) =>
    Object.fromEntries(fields.map((name) => [name, fieldOf(record, name) ?? null]));
  const list = fields.some((name) => fieldOf(body, name) !== undefined) ? null : recordsIn(body);
  const records = list === null ? [body] : list.records;
  const missing = fields.find((name) => records.every((record) => isMissing(record, name)));
  if (missing !== undefined)
    throw new UserFacingError(
      'usage',
      `The response has no field ${missing}; it has ${Object.keys(records[0] ?? {}).join(', ')}.`,
    );
  return list === null ? selectFields(body) : { [list.name]: records.map(selectFields) };
}

/** Formats a body for people: one field per line, and lists of records as tables. */
export function table(body: Row): string {
  const facts: [string, string][] = [];
  const tables: string[] = [];
  for (const [name, value] of Object.entries(flatRecord(body))) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (items.length > 0 && items.every(isJson)) tables.push(`${name}\n${grid(items)}`);
    else facts.push([name, cellText(value)]);
  }
  const nameWidth = Math.max(0, ...facts.map(([name]) => stringWidth(name)));
  const lines = facts.map(([name, value]) => `${padded(name, nameWidth)}  ${printable(value)}`.trimEnd());
  return [...(lines.length === 0 ? [] : [lines.join('\n')]), ...tables].join('\n\n').concat('\n');
}

function grid(records: readonly Row[]): string {
  const rows = records.map(flatRecord);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [names, ...rows.map((row) => names.map((name) => printable(cellText(row[name]))))];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => stringWidth(row[column] ?? ''))));
  return cells
    .map((row) =>
      row
        .map((text, column) => padded(text, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const padded = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - stringWidth(text)));

/** Replaces control characters, which could move the cursor of the terminal. */
const printable = (text: string) => text.replace(/\p{Cc}/gu, ' ');
