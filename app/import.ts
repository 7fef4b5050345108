import { progressOn } from '../db/import/progress.ts';
import { readSettings } from './settings.ts';
import { openStores } from './stores.ts';

/** Imports the bundled data and writes the snapshots, so that the process which serves opens finished files. */
const stores = await openStores(readSettings(process.env), {
  progress: progressOn(process.stdout),
  onFault: (error) => process.stderr.write(`${String(error)}\n`),
});
await stores.close();
process.exit(0);
