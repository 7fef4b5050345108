import { readFileSync } from 'node:fs';
import { getTextAt } from './json.ts';

/** The version of this program from its package.json. The version of the API is independent and selected by requests. */
export const productVersion: string =
  getTextAt(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')), 'version') ??
  'unknown';
