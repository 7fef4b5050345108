import { cell, flat, listIn } from './fields.ts';

/** A record of CSV by RFC 4180, without its line break. */
export const csvLine = (fields: readonly string[], delimiter = ','): string =>
  fields.map((field) => csvField(field, delimiter)).join(delimiter);

const plain = /^[^",;\t\r\n]*$/;

const csvField = (text: string, delimiter: string): string =>
  plain.test(text) || !(text.includes(delimiter) || /["\r\n]/.test(text))
    ? text
    : `"${text.replaceAll('"', '""')}"`;

/** A body as CSV with its head: a record a row where it is a list, else one row. */
export function csv(body: Readonly<Record<string, unknown>>): string {
  const rows = (listIn(body)?.records ?? [body]).map(flat);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))];
  return lines.map((line) => `${csvLine(line)}\n`).join('');
}
