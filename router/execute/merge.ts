import { isJson, type Json } from '../document/result.ts';

/**
 * Merges the result of a fetch into existing data. Both contain plain response objects. Values of custom scalars are never
 * modified, because no two fetches request the same value.
 */
export function merge(target: Json, source: Json): void {
  for (const key in source) {
    const value = source[key];
    const existingValue = target[key];
    if (existingValue === undefined || existingValue === null) target[key] = value;
    else if (isJson(existingValue) && isJson(value)) merge(existingValue, value);
    else if (Array.isArray(existingValue) && Array.isArray(value)) mergeLists(existingValue, value);
    else if (value !== null && value !== undefined) target[key] = value;
  }
}

function mergeLists(target: unknown[], source: readonly unknown[]): void {
  for (const [i, value] of source.entries()) {
    const existingValue: unknown = target[i];
    if (isJson(existingValue) && isJson(value)) merge(existingValue, value);
    else if (Array.isArray(existingValue) && Array.isArray(value)) mergeLists(existingValue, value);
    else if (existingValue === undefined || existingValue === null) target[i] = value;
  }
}

/** Copies a value deeply, so that later fetches do not modify the original. */
export function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isJson(value)) return value;
  const result: Json = {};
  for (const key in value) result[key] = copy(value[key]);
  return result;
}
