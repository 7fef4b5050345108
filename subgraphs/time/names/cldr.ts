import { createRequire } from 'node:module';
import { getListAt, getObjectAt, getTextAt } from '../../../core/json.ts';

const require = createRequire(import.meta.url);

/** Reads a JSON file of a CLDR package: `cldr-core/supplemental/metaZones.json`. */
export function readCldr(file: string): unknown {
  const content: unknown = require(file);
  return content;
}

/** Returns the text at a path of keys; the empty text when the path does not exist. */
export const readText = (value: unknown, ...path: readonly string[]): string =>
  getTextAt(value, ...path) ?? '';

/** Returns the entries of the object or list at a path; empty when the path does not exist. */
export const listEntries = (
  value: unknown,
  ...path: readonly string[]
): readonly (readonly [string, unknown])[] =>
  Object.entries(getObjectAt(value, ...path) ?? getListAt(value, ...path));

/** Maps every alias of a zone to the first name of the zone in CLDR. CLDR treats all aliases as the same zone. */
export function readZoneNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [, zone] of listEntries(readCldr('cldr-bcp47/bcp47/timezone.json'), 'keyword', 'u', 'tz')) {
    const [first = '', ...others] = readText(zone, '_alias').split(' ');
    for (const name of [first, ...others]) names.set(name, first);
  }
  return names;
}
