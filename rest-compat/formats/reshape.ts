import { isBody } from './responses.ts';
import type { Body } from '../routing/route.ts';

/**
 * Replaces a nested object by its fields: `{ currency: { currency: 'EUR', currency_name: 'Euro' } }` becomes
 * `{ currency: 'EUR', currency_name: 'Euro' }`. When the nested object is null, the fields are null.
 *
 * @param keys names of the nested object's fields
 */
export function unnest(body: Body, key: string, keys: readonly string[]): Body {
  const flatBody: Body = {};
  for (const name in body) {
    const value = body[name];
    if (name !== key) flatBody[name] = value;
    else for (const part of keys) flatBody[part] = isBody(value) ? value[part] : null;
  }
  return flatBody;
}

/**
 * Puts the fields of a nested record before the other fields: `{ place: { name: 'Oslo' }, distance: 3 }` becomes
 * `{ name: 'Oslo', distance: 3 }`. The record's `deep` comes last.
 */
export function moveRecordFirst(body: Body, key: string): Body {
  const record = body[key];
  const flatBody: Body = {};
  const deep = isBody(record) ? record['deep'] : undefined;
  // In long lists, a loop is several times faster than rest and spread.
  if (isBody(record)) for (const name in record) if (name !== 'deep') flatBody[name] = record[name];
  for (const name in body) if (name !== key) flatBody[name] = body[name];
  if (deep !== undefined) flatBody['deep'] = deep;
  return flatBody;
}

/** Applies `moveRecordFirst` to each element of a list. */
export const moveRecordsFirst = (list: unknown, key: string): unknown =>
  Array.isArray(list)
    ? list.map((item: unknown) => (isBody(item) ? moveRecordFirst(item, key) : item))
    : list;

/** Replaces a list of objects by the list of one of their values: `[{ id: 'Asia/Tokyo' }]` → `['Asia/Tokyo']`. */
export function replaceByValue(body: Body, key: string, part: string): Body {
  const elements = body[key];
  if (!Array.isArray(elements)) return body;
  return { ...body, [key]: elements.map((item: unknown) => (isBody(item) ? item[part] : null)) };
}
