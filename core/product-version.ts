import { readFileSync } from 'node:fs';
import { textAt } from './json.ts';

/** The version of this program, from its package.json. Not the version of the API, which requests choose. */
export const productVersion: string =
  textAt(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')), 'version') ??
  'unknown';
