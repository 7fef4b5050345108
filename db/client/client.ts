import type { Database, StoreOptions } from './database.ts';
import { prepareFolder } from './data-folder.ts';
import { hasPglite, openPglite } from './pglite.ts';
import { hasTables, openPostgresql } from './postgresql.ts';

export type { Database, Orm, StoreOptions } from './database.ts';
export { openPgliteOnStream } from './pglite.ts';
export { StoreError } from '../../core/store-error.ts';

/**
 * Opens the store and creates or migrates its tables.
 *
 * @throws StoreError when the server does not respond within three seconds, or another process has the folder open
 */
export async function openDatabase(options: StoreOptions): Promise<Database> {
  const { databaseUrl, dataDir, warn = () => undefined } = options;
  prepareFolder(dataDir, warn);
  return databaseUrl ? openPostgresql({ ...options, databaseUrl, warn }) : openPglite(dataDir);
}

/**
 * Whether the store already exists: the embedded database in the folder, or the tables in the PostgreSQL database. Creates
 * nothing.
 *
 * @throws StoreError when the server does not respond
 */
export async function hasStore({ databaseUrl, dataDir }: StoreOptions): Promise<boolean> {
  return databaseUrl ? hasTables(databaseUrl) : hasPglite(dataDir);
}
