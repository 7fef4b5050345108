/* eslint no-console: off -- a script for people */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzzRest } from '../fuzz/rest.ts';
import { Random } from '../fuzz/random.ts';
import { startService } from '../support/start-service.ts';
import { warmUpQueries, generateRequest, type SoakRequest } from './requests.ts';
import type { RetainedMemory } from './retained-memory.ts';

/**
 * `npm run soak:families [-- --minutes 30] [--seed 1]`: sends requests to every family in rounds of one minute: a third
 * hostile requests, then documented examples, distinct values, GraphQL and bulk. Fails at the first response that is an
 * internal error, or when over the last two thirds the heap after a garbage collection varies by more than 5 per cent or file
 * descriptors accumulate. DATA_DIR names a folder with imported data; otherwise the run starts with an import.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string' } },
});
const minutes = Number(values.minutes);
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
if (!Number.isSafeInteger(minutes) || minutes < 3 || !Number.isSafeInteger(seed))
  throw new Error(
    '--minutes is a whole number from 3, --seed a whole number: npm run soak:families -- --minutes 30 --seed 1.',
  );
console.log(`--seed ${seed} --minutes ${minutes}`);

const roundMs = 60_000;
const random = new Random(seed);
const dataDirSetting = process.env['DATA_DIR'];
const dataDir = dataDirSetting ?? (await mkdtemp(join(tmpdir(), 'lookup-soak-')));
const service = await startService({
  LOG_LEVEL: 'error',
  DATA_DIR: dataDir,
  NODE_OPTIONS: `--import=${new URL('../../dist/tools/retained-memory.js', import.meta.url).href}`,
});

const readRetainedMemory = (): Promise<RetainedMemory> =>
  new Promise((resolve) => {
    service.process.once('message', (memory: RetainedMemory) => resolve(memory));
    service.process.send('memory');
  });

/** Families that need a provider or data that is not imported. They return 503 from the first request on. */
const failedProviders = new Set<string>();
let isFirstRound = true;

async function sendRequest({ family, target, body, type }: SoakRequest): Promise<void> {
  const response = await fetch(`${service.url}${target}`, {
    headers: { 'X-API-Key': service.key, ...(type === undefined ? {} : { 'Content-Type': type }) },
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  const text = await response.text();
  if (response.status === 503 && isFirstRound) failedProviders.add(family);
  const isExpected = response.status < 500 || (response.status === 503 && failedProviders.has(family));
  if (!isExpected || response.status === 429)
    throw new Error(`${response.status} for ${target} ${body?.slice(0, 500) ?? ''}\n${text.slice(0, 500)}`);
}

async function sendUntil(end: number): Promise<number> {
  let requestCount = 0;
  const runWorker = async () => {
    while (performance.now() < end) {
      requestCount += 1;
      await sendRequest(generateRequest(random));
    }
  };
  // A key may have at most four bulk requests in flight.
  await Promise.all(Array.from({ length: 4 }, runWorker));
  return requestCount;
}

/** Returns the ratio of the maximum to the minimum. */
const computeSpread = (values: readonly number[]): number => Math.max(...values) / Math.min(...values);

try {
  for (const request of warmUpQueries) await sendRequest(request);
  isFirstRound = false;
  console.log(
    `returned 503, because no source is reachable or nothing is imported: ${[...failedProviders].sort().join(', ')}`,
  );
  const rounds: RetainedMemory[] = [];
  let requestCount = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const startedAt = performance.now();
    const { url, key } = service;
    const hostileReport = await fuzzRest({
      seed: random.below(2 ** 31),
      requests: Infinity,
      milliseconds: roundMs / 3,
      url,
      key,
    });
    const requestTotal = await sendUntil(startedAt + roundMs);
    requestCount += hostileReport.requests + requestTotal;
    const memory = await readRetainedMemory();
    rounds.push(memory);
    console.log(
      `${minute} min: ${requestCount} requests, heap ${memory.heap.toFixed(1)} MB, resident ${memory.resident.toFixed(0)} MB, ${memory.descriptors} descriptors`,
    );
  }
  const lastRounds = rounds.slice(Math.floor(minutes / 3));
  const heapSpread = computeSpread(lastRounds.map((memory) => memory.heap));
  const descriptors = lastRounds.map((memory) => memory.descriptors);
  const descriptorGrowth = (descriptors.at(-1) ?? 0) - Math.min(...descriptors);
  console.log(
    `Over the last ${lastRounds.length} minutes the heap moved by ${((heapSpread - 1) * 100).toFixed(1)} per cent; ${descriptorGrowth} descriptors more than at the least.`,
  );
  if (heapSpread > 1.05) throw new Error('The heap moved by more than 5 per cent.');
  if (descriptorGrowth > 16) throw new Error('Descriptors gather.');
  await service.stop();
  const errors = service.printed().match(/^.*"level":"error".*$/gm) ?? [];
  if (errors.length > 0) throw new Error(`The log has ${errors.length} errors, first ${errors[0]}`);
} catch (error) {
  console.error(`--seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await service.stop();
  if (dataDirSetting === undefined) await rm(dataDir, { recursive: true, force: true });
}
