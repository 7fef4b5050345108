import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Top-level folders with code of the product and of its maintainers. */
export const rooms = [
  'core',
  'facts',
  'net',
  'db',
  'subgraphs',
  'router',
  'rest-compat',
  'cli',
  'web',
  'app',
  'scripts',
] as const;

/** Yields the source files below a folder, without tests; paths are relative to `root`. */
export function* listSources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listSources(path);
    else if (/\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.test.ts')) yield path;
  }
}
