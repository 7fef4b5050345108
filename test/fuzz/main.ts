/* eslint no-console: off -- a script for people */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startService } from '../support/start-service.ts';
import { fuzzGraphql } from './graphql.ts';
import { fuzzRest } from './rest.ts';
import { fuzzSockets } from './sockets.ts';

/**
 * `npm run fuzz [-- --minutes 10] [--seed 1]`: fuzzes REST, bare sockets and GraphQL, each for a third of the time. Random
 * GraphQL operations are also compared with graphql-js. The printed seed repeats a run. The first failure exits with status 1.
 * DATA_DIR names a folder with imported data; otherwise the run starts with an import.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
});
const minutes = Number(values.minutes);
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
if (!(minutes > 0) || !Number.isSafeInteger(seed))
  throw new Error(
    '--minutes is a number above 0, --seed a whole number: npm run fuzz -- --minutes 10 --seed 1.',
  );
const milliseconds = (minutes * 60_000) / 3;
console.log(`--seed ${seed} --minutes ${minutes}`);

const dataDirSetting = process.env['DATA_DIR'];
const dataDir = dataDirSetting ?? (await mkdtemp(join(tmpdir(), 'lookup-fuzz-')));
const service = await startService({ DATA_DIR: dataDir });
try {
  const { url, key } = service;
  const restReport = await fuzzRest({ seed, requests: Infinity, milliseconds, url, key });
  console.log(`REST: ${restReport.requests} requests, ${JSON.stringify(restReport.statuses)}`);
  const sockets = await fuzzSockets({ seed, requests: Infinity, milliseconds, url, key });
  console.log(`sockets: ${sockets.requests} connections, ${JSON.stringify(sockets.statuses)}`);
  await service.stop();
  // Errors that the service logged.
  const errors = service.printed().match(/^.*"level":"error".*$/gm) ?? [];
  if (errors.length > 0) throw new Error(`the log has ${errors.length} errors, first ${errors[0]}`);
  const graphql = await fuzzGraphql({ seed, turns: Infinity, milliseconds, oracle: true });
  console.log(`GraphQL: ${graphql.requested} operations, ${graphql.compared} of them equal to graphql-js`);
  if (graphql.problems.length > 0) {
    throw new Error(`${graphql.problems.length} faults, first\n${graphql.problems.slice(0, 20).join('\n')}`);
  }
} catch (error) {
  console.error(`--seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await service.stop();
  if (dataDirSetting === undefined) await rm(dataDir, { recursive: true, force: true });
}
