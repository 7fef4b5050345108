import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '../client/database.ts';
import { secret } from '../tables/secret.ts';

/** Returns the shared secret for a purpose, which is created on first use. All processes on the database have the same secret. */
export async function readSharedSecret(orm: Orm, name: string): Promise<string> {
  const newSecret = randomBytes(32).toString('base64url');
  await orm.insert(secret).values({ name, value: newSecret }).onConflictDoNothing();
  const [row] = await orm.select().from(secret).where(eq(secret.name, name));
  return row?.value ?? newSecret;
}
