import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/client/client.ts';
import { account, apiKey } from '../../db/schema.ts';
import { formatKey, hashSecret, newKey, parseKey, type KeyParts } from '../../router/auth/key.ts';

export interface FirstKey {
  readonly key: string;
  /** Where it is kept, with mode 0600. */
  readonly file: string;
  /** Made just now: the one time that it may be shown. */
  readonly isNew: boolean;
}

/**
 * The key that a fresh service starts with: plan `unlimited`, kept in `<dataDir>/first-key`.
 * @returns null when the database has keys of its own already and this folder knows none of them.
 */
export async function firstKey(database: Database): Promise<FirstKey | null> {
  const file = join(database.dataDir, 'first-key');
  const kept = await readKept(file);
  const known = new Set(
    (await database.orm.select({ short: apiKey.short }).from(apiKey)).map(({ short }) => short),
  );
  if (kept !== null && known.has(kept.short)) return { key: formatKey(kept), file, isNew: false };
  if (known.size > 0) return null;
  const parts = kept ?? newKey('secret');
  // The file first: a crash in between leaves a key that the next start registers, never one that is lost.
  await writeFile(file, `${formatKey(parts)}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  await register(database, parts);
  return { key: formatKey(parts), file, isNew: true };
}

async function readKept(file: string): Promise<KeyParts | null> {
  try {
    return parseKey((await readFile(file, 'utf8')).trim());
  } catch {
    return null;
  }
}

async function register(database: Database, parts: KeyParts): Promise<void> {
  await database.transaction(async (orm) => {
    await orm.insert(account).values({ id: 'first', name: 'First account' }).onConflictDoNothing();
    await orm
      .insert(apiKey)
      .values({
        short: parts.short,
        account: 'first',
        type: parts.type,
        secretHash: hashSecret(parts.secret).toString('hex'),
        plan: 'unlimited',
        allowedOrigins: [],
        allowedAppIds: [],
      })
      .onConflictDoNothing();
  });
}
