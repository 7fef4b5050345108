import { Worker } from 'node:worker_threads';
import { datasets } from '../../db/importers/index.ts';
import { createProgress } from '../../db/import/import-state.ts';
import { createTerminalProgress } from '../../db/import/progress.ts';
import { startReadAhead } from '../../db/import/read-ahead.ts';
import { exitWithError } from '../describe-error.ts';
import { readSettings } from '../settings/settings.ts';
import { openShared } from '../shared-store.ts';
import { isNewStore, openStores, writeSnapshots } from '../stores.ts';

/**
 * Imports the bundled data and writes the snapshot files, which the serving process then opens. With the argument `snapshots` it
 * only writes those files, while the service has the store open. The program ends when its parent process ends, even if the
 * parent was killed. Otherwise the data folder would stay locked for the next start.
 */
const [, , parent, task] = process.argv;
if (parent !== undefined) {
  process.once('disconnect', () => process.exit(1));
  // Check for the parent process in a worker thread, because writing rows blocks the main thread.
  new Worker(
    `const { workerData } = require('node:worker_threads');
     setInterval(() => {
       if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
     }, 100);`,
    { eval: true, workerData: Number(parent) },
  ).unref();
}

const bundledNames = datasets.filter(({ bundled }) => bundled !== undefined).map(({ name }) => name);

/** Starts a thread that reads the bundled sources before they are needed, because reading takes half the time of an import. */
const startReaderThread = (names: readonly string[]) =>
  startReadAhead(
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
    // Read the sources while the new store is created, which takes some seconds.
    const bundledReader = isNewStore(settings) ? startReaderThread(bundledNames) : undefined;
    const stores = await openStores(settings, {
      progress: createProgress(
        (event) => process.send?.(event),
        createTerminalProgress(process.stdout),
        () => performance.now(),
      ),
      readAhead: (names) => bundledReader ?? startReaderThread(names),
      onError: (error) => process.stderr.write(`${String(error)}\n`),
    });
    await stores.close();
  }
  process.exit(0);
} catch (error) {
  exitWithError(error);
}
