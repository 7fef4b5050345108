import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StoreError } from '../core/store-error.ts';

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Returns the time of the latest migration in this program, in epoch milliseconds. */
export const getLastMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

/** @param present latest migration of a database @throws StoreError when this program does not know it */
export function rejectNewerSchema(present: number): void {
  if (present <= getLastMigration()) return;
  throw new StoreError(
    'the database was changed by a newer version of this program. Start that version, or restore a backup that this older version created.',
  );
}
