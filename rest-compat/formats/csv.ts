import { formatCell, flattenRecord, findRecords } from './fields.ts';

/**
 * Cells that spreadsheets evaluate as a formula. Numbers, phone numbers and offsets are harmless: -1.5, +47 22 86 44 00, +01:00.
 */
const formulaPattern = /^(?:[=@\t\r]|[+-](?![\d\s.,:()-]*$))/;

/**
 * Formats a value for a CSV cell. A text that a spreadsheet would evaluate as a formula gets an apostrophe in front, as OWASP
 * recommends.
 */
export function formatSafeCell(value: unknown): string {
  const text = formatCell(value);
  return formulaPattern.test(text) ? `'${text}` : text;
}

/** Returns a CSV record (RFC 4180) without its line break. */
export const formatCsvLine = (fields: readonly string[], delimiter = ','): string =>
  fields.map((field) => formatCsvField(field, delimiter)).join(delimiter);

const unquotedPattern = /^[^",;\t\r\n]*$/;

const formatCsvField = (text: string, delimiter: string): string =>
  unquotedPattern.test(text) || !(text.includes(delimiter) || /["\r\n]/.test(text))
    ? text
    : `"${text.replaceAll('"', '""')}"`;

/**
 * Formats a body as CSV with a header row: one row per record if the body contains exactly one list of records, otherwise one
 * row.
 * @param cell formats a value. Default: `formatSafeCell`
 */
export function formatCsv(
  body: Readonly<Record<string, unknown>>,
  cell: (value: unknown) => string = formatSafeCell,
): string {
  const rows = (findRecords(body)?.records ?? [body]).map(flattenRecord);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))];
  return lines.map((line) => `${formatCsvLine(line)}\n`).join('');
}
