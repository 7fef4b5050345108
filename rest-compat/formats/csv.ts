import { cellText, flatRecord, recordsIn } from './fields.ts';

/** Returns a CSV record (RFC 4180) without its line break. */
export const csvLine = (fields: readonly string[], delimiter = ','): string =>
  fields.map((field) => csvField(field, delimiter)).join(delimiter);

const unquotedPattern = /^[^",;\t\r\n]*$/;

const csvField = (text: string, delimiter: string): string =>
  unquotedPattern.test(text) || !(text.includes(delimiter) || /["\r\n]/.test(text))
    ? text
    : `"${text.replaceAll('"', '""')}"`;

/**
 * Returns a body as CSV with a header row: one row per record if the body contains one list of records, otherwise one
 * row.
 */
export function csv(body: Readonly<Record<string, unknown>>): string {
  const rows = (recordsIn(body)?.records ?? [body]).map(flatRecord);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => cellText(row[name])))];
  return lines.map((line) => `${csvLine(line)}\n`).join('');
}
