import type { Database } from './database.ts';
import { prepareFolder } from './data-folder.ts';
import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';

export type { Database, Orm } from './database.ts';
export { openPgliteOver } from './pglite.ts';
export { StoreError } from './store-error.ts';

export interface StoreOptions {
  /** `postgresql://…`; without it the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /** A writable folder; made if it is missing. */
  readonly dataDir: string;
  /** Connections to PostgreSQL at most, beside two for imports. Default: 10. */
  readonly databasePool?: number;
  /** Default: as the URL says (`?prepare=false`), else true. */
  readonly preparedStatements?: boolean | undefined;
  /** Milliseconds after which PostgreSQL ends a statement of a lookup. Default: 2000. */
  readonly statementTimeoutMs?: number;
  /** Milliseconds for which such a statement waits for a lock. Default: 1000. */
  readonly lockTimeoutMs?: number;
  /** Told, in a line, what had to be mended. */
  readonly tell?: (line: string) => void;
}

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
