import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client/client.ts';

/** Returns a function that reads the allowed origins of all public keys that are neither revoked nor expired. */
export const readOrigins = (database: Database) => async (): Promise<readonly string[]> => {
  const rows = await database.query(sql`
    select distinct unnest(allowed_origins) as origin from api_key
    where type = 'public' and revoked_at is null and (expires_at is null or expires_at > now())`);
  return rows.map(({ origin }) => String(origin));
};
