import { parentPort, workerData } from 'node:worker_threads';
import { datasets } from '../../db/importers/index.ts';
import { reportReadings } from '../../db/import/reading-ahead.ts';

/** The thread of an import that reads the bundled sources whose names it is given. */
const names: unknown = workerData;
if (parentPort === null || !Array.isArray(names)) throw new Error('it is a thread of the import');
await reportReadings(
  parentPort,
  datasets.filter(({ name }) => names.includes(name)),
);
// What it has told comes first.
parentPort.close();
