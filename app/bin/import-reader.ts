import { parentPort, workerData } from 'node:worker_threads';
import { datasets } from '../../db/importers/index.ts';
import { sendDatasetStreams } from '../../db/import/read-ahead.ts';

/** The worker thread of an import. It reads the bundled sources whose names are in its workerData. */
const names: unknown = workerData;
if (parentPort === null || !Array.isArray(names))
  throw new Error('this program must run as a thread of an import');
await sendDatasetStreams(
  parentPort,
  datasets.filter(({ name }) => names.includes(name)),
);
// Closing the port still delivers the messages that were posted before.
parentPort.close();
