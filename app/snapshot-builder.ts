import process from 'node:process';
import { MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openDatabase, openPgliteOver } from '../db/client/client.ts';
import { readSettings, storeOf } from './settings.ts';
import { buildSnapshots, streamOver } from './snapshots-ahead.ts';
import { forms } from './stores.ts';

/** The thread that builds snapshots while the main one imports. */
const settings = readSettings(process.env);
const port: unknown = workerData;
if (parentPort === null || !(port instanceof MessagePort)) throw new Error('it is a thread of the import');
const database =
  settings.databaseUrl === undefined
    ? openPgliteOver(streamOver(port), settings.dataDir)
    : await openDatabase(storeOf(settings));
await buildSnapshots(database, forms, parentPort);
await database.close();
process.exit(0);
