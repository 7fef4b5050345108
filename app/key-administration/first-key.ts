import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/client/client.ts';
import { account, apiKey } from '../../db/schema.ts';
import { formatKey, hashSecret, createKey, parseKey, type KeyParts } from '../../router/auth/key.ts';

export interface FirstKey {
  readonly key: string;
  /** The file that stores the key, with mode 0600. */
  readonly file: string;
  /** Whether this start created the key. Later starts must not show the key. */
  readonly isNew: boolean;
}

/** The plan and the account of the first key. */
export const firstKeyPlan = 'unlimited';
export const firstKeyAccount = 'first';

/**
 * Returns the first key of a new service, which has the plan `unlimited` and is stored in `<dataDir>/first-key`. Creates the key
 * if needed.
 * @returns null when the database already has keys and the file contains none of them
 */
export async function ensureFirstKey(database: Database): Promise<FirstKey | null> {
  const file = join(database.dataDir, 'first-key');
  const storedKey = await readStoredKey(file);
  const existingKeys = new Set(
    (await database.orm.select({ short: apiKey.short }).from(apiKey)).map(({ short }) => short),
  );
  if (storedKey !== null && existingKeys.has(storedKey.short))
    return { key: formatKey(storedKey), file, isNew: false };
  if (existingKeys.size > 0) return null;
  const keyParts = storedKey ?? createKey('secret');
  // Write the file before the database: after a crash in between, the next start registers the key from the file.
  await writeFile(file, `${formatKey(keyParts)}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  await register(database, keyParts);
  return { key: formatKey(keyParts), file, isNew: true };
}

async function readStoredKey(file: string): Promise<KeyParts | null> {
  try {
    return parseKey((await readFile(file, 'utf8')).trim());
  } catch {
    return null;
  }
}

async function register(database: Database, parts: KeyParts): Promise<void> {
  await database.transaction(async (orm) => {
    await orm.insert(account).values({ id: firstKeyAccount, name: 'First account' }).onConflictDoNothing();
    await orm
      .insert(apiKey)
      .values({
        short: parts.short,
        account: firstKeyAccount,
        type: parts.type,
        secretHash: hashSecret(parts.secret).toString('hex'),
        plan: firstKeyPlan,
        allowedOrigins: [],
        allowedAppIds: [],
      })
      .onConflictDoNothing();
  });
}
