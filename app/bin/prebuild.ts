import { importBundled } from '../../db/import/bundled.ts';
import { createTerminalProgress } from '../../db/import/progress.ts';
import { writeEdition } from '../../db/prebuilt/write-prebuilt.ts';
import { openDatabase } from '../../db/client/client.ts';
import { exitWithError } from '../describe-error.ts';
import { readSettings, getStoreOptions } from '../settings/settings.ts';
import { writeSnapshots } from '../stores.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/**
 * Imports the bundled data into a new data folder, and writes the prebuilt data of a release from it. The argument is the
 * target folder.
 */
try {
  const [, , folder] = process.argv;
  if (folder === undefined) throw new UserFacingError('usage', 'Usage: prebuild <folder>');
  const settings = readSettings({ ...process.env, DATABASE_URL: undefined });
  const database = await openDatabase(getStoreOptions(settings));
  await importBundled(database, { progress: createTerminalProgress(process.stdout) });
  await writeSnapshots(database);
  await writeEdition(database, folder);
  process.exit(0);
} catch (error) {
  exitWithError(error);
}
