import type { Database, StoreOptions } from './database.ts';
import { prepareFolder } from './data-folder.ts';
import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';

export type { Database, Orm, StoreOptions } from './database.ts';
export { openPgliteOver } from './pglite.ts';
export { StoreError } from './store-error.ts';

/**
 * Opens the store, makes or updates its tables.
 *
 * @throws StoreError when the server does not answer within three seconds, or another process has the folder.
 */
export async function openDatabase(options: StoreOptions): Promise<Database> {
  const { databaseUrl, dataDir, tell = () => undefined } = options;
  prepareFolder(dataDir, tell);
  return databaseUrl ? openPostgresql({ ...options, databaseUrl, tell }) : openPglite(dataDir);
}
