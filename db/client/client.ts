import type { Database } from './database.ts';
import { prepareFolder } from './data-folder.ts';
import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';

export type { Database, Orm } from './database.ts';
export { StoreError } from './store-error.ts';

interface StoreOptions {
  /** `postgresql://…`; without it the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /** A writable folder; made if it is missing. */
  readonly dataDir: string;
  /** Told, in a line, what had to be mended. */
  readonly tell?: (line: string) => void;
}

/**
 * Opens the store, makes or updates its tables.
 *
 * @throws StoreError when the server does not answer within three seconds, or another process has the folder.
 */
export async function openDatabase({ databaseUrl, dataDir, tell }: StoreOptions): Promise<Database> {
  prepareFolder(dataDir, tell ?? (() => undefined));
  return databaseUrl ? openPostgresql({ databaseUrl, dataDir }) : openPglite(dataDir);
}
