import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Sources of the imported tables and snapshots: importers, snapshot formats, bundled facts, and the lock file of packages. */
const builtPaths = [
  'db/import',
  'db/importers',
  'db/snapshot',
  'db/tables',
  'db/migrations',
  'facts',
  'package-lock.json',
];
const root = fileURLToPath(new URL('../../', import.meta.url));
let cachedHash: Promise<string> | undefined;

/** Whether a file is one of these sources. @param file relative to the root */
export const isMaker = (file: string): boolean =>
  builtPaths.some((part) => file === part || file.startsWith(`${part}/`));

/** Returns a hash of all sources of the data that tests cache between runs. */
export const getSourcesHash = (): Promise<string> => (cachedHash ??= hashSources());

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const sourcePath of builtPaths) {
    const files = sourcePath.includes('.')
      ? [sourcePath]
      : (await readdir(join(root, sourcePath), { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
    for (const file of files.sort()) hash.update(`${file}\n`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
