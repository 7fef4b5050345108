import { isBody } from './answer.ts';
import type { Body } from '../routing/route.ts';

/**
 * Puts the keys of a nested object in its place: `{ currency: { currency: 'EUR', currency_name: 'Euro' } }` becomes
 * `{ currency: 'EUR', currency_name: 'Euro' }`. Where there is none, the keys are null.
 *
 * @param keys the keys that the nested object has.
 */
export function unnest(body: Body, key: string, keys: readonly string[]): Body {
  const flat: Body = {};
  for (const name in body) {
    const value = body[name];
    if (name !== key) flat[name] = value;
    else for (const part of keys) flat[part] = isBody(value) ? value[part] : null;
  }
  return flat;
}

/**
 * Puts the fields of a record before what is told beside it: `{ place: { name: 'Oslo' }, distance: 3 }` becomes
 * `{ name: 'Oslo', distance: 3 }`. What the record has as `deep` comes last.
 */
export function withRecordFirst(body: Body, key: string): Body {
  const record = body[key];
  const flat: Body = {};
  const deep = isBody(record) ? record['deep'] : undefined;
  // Rest and spread cost several times as much, for each city of a list.
  if (isBody(record)) for (const name in record) if (name !== 'deep') flat[name] = record[name];
  for (const name in body) if (name !== key) flat[name] = body[name];
  if (deep !== undefined) flat['deep'] = deep;
  return flat;
}

/** The same for each element of a list. */
export const eachWithRecordFirst = (list: unknown, key: string): unknown =>
  Array.isArray(list)
    ? list.map((item: unknown) => (isBody(item) ? withRecordFirst(item, key) : item))
    : list;

/** Replaces a list of objects by the list of one of their values: `[{ id: 'Asia/Tokyo' }]` → `['Asia/Tokyo']`. */
export function pluck(body: Body, key: string, part: string): Body {
  const list = body[key];
  if (!Array.isArray(list)) return body;
  return { ...body, [key]: list.map((item: unknown) => (isBody(item) ? item[part] : null)) };
}
