import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Reads a JSON file of a CLDR package: `cldr-core/supplemental/metaZones.json`. */
export function readCldr(file: string): unknown {
  const content: unknown = require(file);
  return content;
}

/** Lists too: CLDR tells the meta zones of a zone in one, and a place in it is a key. */
const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value at a path of keys; undefined where there is none. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((at, key) => (isBranch(at) ? at[key] : undefined), value);
}

/** The text at a path of keys; empty where there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** Keys and values at a path; none where there is no object. */
export function entriesAt(
  value: unknown,
  ...path: readonly string[]
): readonly (readonly [string, unknown])[] {
  const found = valueAt(value, ...path);
  return isBranch(found) ? Object.entries(found) : [];
}
