import { readFileSync } from 'node:fs';
import { parsedJson, textAt } from '../core/json.ts';

/** Returns the version of this program, as in its package.json. */
export const programVersion = (): string =>
  textAt(parsedJson(readFileSync(new URL('../package.json', import.meta.url), 'utf8')), 'version') ??
  'unknown';
