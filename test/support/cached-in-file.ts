import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { isMaker, getSourcesHash } from './sources-hash.ts';

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

/** Returns a cached value that takes seconds to create and stays valid until a source of the tables changes. */
export async function readOrMakeFile<T>(name: string, make: () => Promise<T>): Promise<T> {
  // A mutant of one of these sources (test/mutants) must take effect, and must not be cached.
  if (isMaker(process.env['MUTANT'] ?? '')) return make();
  const path = join(cache, `${name}-${await getSourcesHash()}`);
  const cachedText = await readFile(path).catch(() => undefined);
  if (cachedText !== undefined) return deserialize(cachedText) as T;
  const madeValue = await make();
  await mkdir(cache, { recursive: true });
  // Deletes values that belong to earlier states of the sources.
  for (const oldFile of await readdir(cache))
    if (oldFile.startsWith(`${name}-`)) await rm(join(cache, oldFile), { force: true });
  const draftPath = join(cache, `draft-${randomUUID()}`);
  await writeFile(draftPath, serialize(madeValue));
  await rename(draftPath, path);
  return madeValue;
}
