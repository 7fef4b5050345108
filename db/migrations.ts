import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StoreError } from '../core/store-error.ts';

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Returns the time of the latest migration in this program, in epoch milliseconds. */
export const getLastMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

/**
 * Checks that this program supports the tables of a database. @param present latest migration of the database @throws
 * StoreError when a newer program has migrated the database
 */
export function rejectNewerSchema(present: number): void {
  if (present <= getLastMigration()) return;
  throw new StoreError(
    'the database was changed by a newer version of this program. Start that version, or restore a backup that this older version created.',
  );
}
