import { Worker } from 'node:worker_threads';
import { progressTo } from '../db/import/import-state.ts';
import { progressOn } from '../db/import/progress.ts';
import { endWith } from './plain-fault.ts';
import { readSettings } from './settings.ts';
import { openBeside } from './open-beside.ts';
import { openStores, writeSnapshots } from './stores.ts';

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

try {
  const settings = readSettings(process.env);
  if (task === 'snapshots') {
    const database = await openBeside(settings);
    await writeSnapshots(database);
    await database.close();
  } else {
    const stores = await openStores(settings, {
      progress: progressTo(
        (event) => process.send?.(event),
        progressOn(process.stdout),
        () => performance.now(),
      ),
      onFault: (error) => process.stderr.write(`${String(error)}\n`),
    });
    await stores.close();
  }
  process.exit(0);
} catch (error) {
  endWith(error);
}
