import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { isMaker, sourcesHash } from './sources-hash.ts';

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

/** Returns a cached value that takes seconds to create and stays valid until a source of the tables changes. */
export async function cachedInFile<T>(name: string, make: () => Promise<T>): Promise<T> {
  // A mutant in one of these sources (test/mutants) must take effect and must not be cached.
  if (isMaker(process.env['MUTANT'] ?? '')) return make();
  const path = join(cache, `${name}-${await sourcesHash()}`);
  const known = await readFile(path).catch(() => undefined);
  if (known !== undefined) return deserialize(known) as T;
  const made = await make();
  await mkdir(cache, { recursive: true });
  // Values of earlier states of the sources.
  for (const other of await readdir(cache))
    if (other.startsWith(`${name}-`)) await rm(join(cache, other), { force: true });
  const draft = join(cache, `draft-${randomUUID()}`);
  await writeFile(draft, serialize(made));
  await rename(draft, path);
  return made;
}
