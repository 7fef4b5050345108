import stringWidth from 'string-width';
import { UsageError } from './command-line.ts';
import { isRecord } from './source.ts';

type Row = Readonly<Record<string, unknown>>;

/** A value by its dotted name: `deep.cities.0.name`; undefined when there is none. */
export function fieldOf(body: unknown, name: string): unknown {
  if (isRecord(body) && Object.hasOwn(body, name)) return body[name];
  let value = body;
  for (const key of name.split('.')) {
    if (Array.isArray(value)) value = /^\d+$/.test(key) ? value[Number(key)] : undefined;
    else value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}

/**
 * Only the fields that are wanted; of a list, of each of its records.
 * @throws UsageError for a field that the answer does not have
 */
export function picked(body: Row, fields: readonly string[]): Row {
  if (fields.length === 0) return body;
  const pick = (record: unknown) =>
    Object.fromEntries(fields.map((name) => [name, fieldOf(record, name) ?? null]));
  const list = fields.some((name) => fieldOf(body, name) !== undefined) ? null : listIn(body);
  const records = list === null ? [body] : list.records;
  const missing = fields.find((name) => records.every((record) => isMissing(record, name)));
  if (missing !== undefined)
    throw new UsageError(
      `The answer has no field ${missing}; it has ${Object.keys(records[0] ?? {}).join(', ')}.`,
    );
  return list === null ? pick(body) : { [list.name]: records.map(pick) };
}

/** Below null or a list there may be anything. */
export function isMissing(body: unknown, name: string): boolean {
  if (fieldOf(body, name) !== undefined) return false;
  const parts = name.split('.');
  return !parts.some((_, index) => {
    const value = index === 0 ? undefined : fieldOf(body, parts.slice(0, index).join('.'));
    return value === null || Array.isArray(value);
  });
}

/** The only list of records of a body, when it has one. */
export function listIn(body: Row): { readonly name: string; readonly records: readonly Row[] } | null {
  const lists = Object.entries(body).flatMap(([name, value]) => {
    if (!Array.isArray(value) || value.length === 0) return [];
    const items: readonly unknown[] = value;
    return items.every(isRecord) ? [{ name, records: items }] : [];
  });
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

/** Records as fields by dotted names. */
export function flat(record: Row): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const walk = (value: Row, prefix: string) => {
    for (const [key, inner] of Object.entries(value)) {
      if (isRecord(inner) && Object.keys(inner).length > 0) walk(inner, `${prefix}${key}.`);
      else found[prefix + key] = inner;
    }
  };
  walk(record, '');
  return found;
}

/** A value in a cell: nothing for null, lists of plain values with commas. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.every((item) => typeof item !== 'object' || item === null)
      ? items.map(cell).join(', ')
      : JSON.stringify(items);
  }
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** For people: fields below each other, and lists of records as tables. */
export function table(body: Row): string {
  const facts: [string, string][] = [];
  const tables: string[] = [];
  for (const [name, value] of Object.entries(flat(body))) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (items.length > 0 && items.every(isRecord)) tables.push(`${name}\n${grid(items)}`);
    else facts.push([name, cell(value)]);
  }
  const wide = Math.max(0, ...facts.map(([name]) => stringWidth(name)));
  const lines = facts.map(([name, value]) => `${padded(name, wide)}  ${printable(value)}`.trimEnd());
  return [...(lines.length === 0 ? [] : [lines.join('\n')]), ...tables].join('\n\n').concat('\n');
}

function grid(records: readonly Row[]): string {
  const rows = records.map(flat);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [names, ...rows.map((row) => names.map((name) => printable(cell(row[name]))))];
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

/** What a record of the world says must not move a terminal's cursor. */
const printable = (text: string) => text.replace(/\p{Cc}/gu, ' ');
