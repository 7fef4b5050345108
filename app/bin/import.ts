import { Worker } from 'node:worker_threads';
import { datasets } from '../../db/importers/index.ts';
import { progressTo } from '../../db/import/import-state.ts';
import { progressOn } from '../../db/import/progress.ts';
import { readingAhead } from '../../db/import/reading-ahead.ts';
import { exitWithError } from '../describe-error.ts';
import { readSettings } from '../settings/settings.ts';
import { openShared } from '../shared-store.ts';
import { isNewStore, openStores, writeSnapshots } from '../stores.ts';

/**
 * Imports the bundled data and writes the snapshots, so that the process which serves opens finished files. With the
 * word `snapshots` it only writes those, beside the service that has the store open. It ends with the process that
 * started it, however that ends: else it would hold the data folder against the next start.
 */
const [, , parent, task] = process.argv;
if (parent !== undefined) {
  process.once('disconnect', () => process.exit(1));
  // A thread of its own: while rows are written nothing else of this one runs.
  new Worker(
    `const { workerData } = require('node:worker_threads');
     setInterval(() => {
       if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
     }, 100);`,
    { eval: true, workerData: Number(parent) },
  ).unref();
}

const bundledNames = datasets.filter(({ bundled }) => bundled !== undefined).map(({ name }) => name);

/** A thread that reads bundled sources: half of an import is reading. */
const startReading = (names: readonly string[]) =>
  readingAhead(
    new Worker(new URL('../../dist/import-reader.js', import.meta.url), { workerData: names }),
    names,
  );

try {
  const settings = readSettings(process.env);
  if (task === 'snapshots') {
    const database = await openShared(settings);
    await writeSnapshots(database);
    await database.close();
  } else {
    // Making the store takes some seconds.
    const reading = isNewStore(settings) ? startReading(bundledNames) : undefined;
    const stores = await openStores(settings, {
      progress: progressTo(
        (event) => process.send?.(event),
        progressOn(process.stdout),
        () => performance.now(),
      ),
      readAhead: (names) => reading ?? startReading(names),
      onError: (error) => process.stderr.write(`${String(error)}\n`),
    });
    await stores.close();
  }
  process.exit(0);
} catch (error) {
  exitWithError(error);
}
