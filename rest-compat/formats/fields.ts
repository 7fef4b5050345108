import { isJson } from '../../router/document/result.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Returns a value by its dotted name (`deep.cities.0.name`), or undefined. */
export function getField(body: unknown, name: string): unknown {
  if (isJson(body) && Object.hasOwn(body, name)) return body[name];
  let value = body;
  for (const key of name.split('.')) {
    if (Array.isArray(value)) value = /^\d+$/.test(key) ? value[Number(key)] : undefined;
    else value = isJson(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}

/**
 * Whether a field exists in no record. Fields below null or below a list can exist in other records, so they do not count as
 * missing.
 */
export function isMissing(body: unknown, name: string): boolean {
  if (getField(body, name) !== undefined) return false;
  const parts = name.split('.');
  return !parts.some((_, index) => {
    const value = index === 0 ? undefined : getField(body, parts.slice(0, index).join('.'));
    return value === null || Array.isArray(value);
  });
}

/** Returns the list of records in a body, or null unless there is exactly one. */
export function findRecords(body: Row): { readonly name: string; readonly records: readonly Row[] } | null {
  const lists = Object.entries(body).flatMap(([name, value]) => {
    if (!Array.isArray(value) || value.length === 0) return [];
    const items: readonly unknown[] = value;
    return items.every(isJson) ? [{ name, records: items }] : [];
  });
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

/** Flattens a record to fields with dotted names. */
export function flattenRecord(record: Row): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const collectFields = (value: Row, prefix: string) => {
    for (const [key, inner] of Object.entries(value)) {
      if (isJson(inner) && Object.keys(inner).length > 0) collectFields(inner, `${prefix}${key}.`);
      else fields[prefix + key] = inner;
    }
  };
  collectFields(record, '');
  return fields;
}

/** Formats a value for a CSV cell: an empty string for null, the elements of a plain list joined by commas. */
export function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.every((item) => typeof item !== 'object' || item === null)
      ? items.map(formatCell).join(', ')
      : JSON.stringify(items);
  }
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
