import { importBundled } from '../../db/import/bundled.ts';
import { progressOn } from '../../db/import/progress.ts';
import { writeEdition } from '../../db/prebuilt/write-prebuilt.ts';
import { openDatabase } from '../../db/client/client.ts';
import { exitWithError } from '../describe-error.ts';
import { UserFacingError } from '../user-facing-error.ts';
import { readSettings, storeOf } from '../settings/settings.ts';
import { writeSnapshots } from '../stores.ts';

/** Fills a new data folder from the packages and writes it as the edition of a release: `edition <folder>`. */
try {
  const [, , folder] = process.argv;
  if (folder === undefined) throw new UserFacingError('Name the folder of the edition.', true);
  const settings = readSettings({ ...process.env, DATABASE_URL: undefined });
  const database = await openDatabase(storeOf(settings));
  await importBundled(database, { progress: progressOn(process.stdout) });
  await writeSnapshots(database);
  await writeEdition(database, folder);
  process.exit(0);
} catch (error) {
  exitWithError(error);
}
