/* eslint no-console: off -- a script for people */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startService } from '../support/start-service.ts';
import type { Siege, Target } from './attack.ts';
import { createMemoryGroup } from './memory-group.ts';
import { startUnderAttack } from './service-under-attack.ts';
import { sieges } from './sieges.ts';

/**
 * `npm run siege [-- --only bulk] [--heap 512] [--memory 1024] [--hold 100]`: runs every class of attacks against freshly
 * started services, and prints how many attacks of each class the service withstood. An attack counts when the service responds
 * as it should, serves other clients meanwhile, blocks its event loop for at most `hold` milliseconds of processor time, and
 * needs at most `memory` MB. The services run in a control group of this size. Where this user may not create one, or with
 * `--heap`, the old generation of their heap is limited in MB instead; the default is half of `memory`. Exits with status 1 when
 * an attack succeeded. DATA_DIR names a folder with imported data, which is copied. Reads /proc: Linux only.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    heap: { type: 'string' },
    memory: { type: 'string', default: '1024' },
    hold: { type: 'string', default: '100' },
  },
});
const [maxMb, maxHoldMs] = [Number(options.memory), Number(options.hold)];
const folder = await mkdtemp(join(tmpdir(), 'lookup-siege-'));
const loopHoldUrl = new URL('../../dist/tools/loop-hold.js', import.meta.url).href;
const memoryGroup = options.heap === undefined ? await createMemoryGroup(maxMb) : null;
const heapMb = options.heap ?? maxMb / 2;
const nodeOptions = `${memoryGroup === null ? `--max-old-space-size=${heapMb} ` : ''}--import=${loopHoldUrl}`;
console.log(
  memoryGroup === null ? `heaps of ${heapMb} MB` : `services in a memory control group of ${maxMb} MB`,
);

/** Simulates another client, which sends a request every 20 ms, each on a new connection. */
function startOtherClient({ url, key }: Target) {
  let isEnded = false;
  const clientFigures = { requests: 0, failures: 0, longestMs: 0 };
  const run = async () => {
    while (!isEnded) {
      const startedAt = performance.now();
      const headers = { 'x-api-key': key, connection: 'close' };
      const response = await fetch(`${url}/country/NO`, {
        headers,
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null);
      await response?.text().catch(() => '');
      clientFigures.requests += 1;
      if (response?.status !== 200) clientFigures.failures += 1;
      clientFigures.longestMs = Math.max(clientFigures.longestMs, performance.now() - startedAt);
      await new Promise((next) => setTimeout(next, 20));
    }
    return clientFigures;
  };
  const clientRun = run();
  return { end: () => ((isEnded = true), clientRun) };
}

/**
 * Returns the peak of the resident memory since the last call, in MB. If threads run in a child process, measures that process.
 */
async function readPeakMb(launcher: number): Promise<number> {
  const children = await readFile(`/proc/${launcher}/task/${launcher}/children`, 'utf8').catch(() => '');
  const pid = children.trim().split(' ')[0] || launcher;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined);
  return Math.round(Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? Infinity) / 1024);
}

/** Runs the chosen classes of one service. @returns the numbers of attacks that were tried and that the service withstood */
async function run(siege: Siege, dataDir: string): Promise<{ tried: number; held: number }> {
  const classes = siege.classes.filter(({ name }) => name.includes(options.only));
  const sum = { tried: 0, held: 0 };
  if (classes.length === 0) return sum;
  const ownDataDir = join(folder, 'data');
  await cp(dataDir, ownDataDir, { recursive: true });
  const started = await startUnderAttack(siege, ownDataDir, nodeOptions, memoryGroup?.add);
  if ('missing' in started) {
    console.log(`\n${siege.name}: not tried, because ${started.missing}`);
    await rm(ownDataDir, { recursive: true, force: true });
    return sum;
  }
  const { target, service, stop } = started;
  /** Returns the longest block of the event loop in milliseconds since the last call. */
  const readLongestHold = (): Promise<number> =>
    new Promise((resolve) => {
      const { process: program } = service;
      if (!program.connected) return resolve(Infinity);
      const onFailure = () => resolve(Infinity);
      program.once('exit', onFailure);
      program.once('message', (message: { hold: number }) => {
        program.off('exit', onFailure);
        resolve(message.hold);
      });
      program.send('hold');
    });
  console.log(`\n${siege.name}`);
  try {
    for (const { name, attacks } of classes) {
      let heldAttacks = 0;
      const worstFigures = { holdMs: 0, mb: 0, waitMs: 0, requests: 0, failures: 0 };
      const problems: string[] = [];
      const startedAt = performance.now();
      for (const attack of attacks) {
        await Promise.all([readLongestHold(), readPeakMb(service.process.pid ?? 0)]);
        const secondClient = startOtherClient(target);
        const problem = await attack.run(target).catch((error: unknown) => String(error));
        const clientReport = await secondClient.end();
        const [holdMs, mb] = [await readLongestHold(), await readPeakMb(service.process.pid ?? 0)];
        worstFigures.holdMs = Math.max(worstFigures.holdMs, holdMs);
        worstFigures.mb = Math.max(worstFigures.mb, mb);
        worstFigures.waitMs = Math.max(worstFigures.waitMs, clientReport.longestMs);
        worstFigures.requests += clientReport.requests;
        worstFigures.failures += clientReport.failures;
        const reason =
          problem ??
          (holdMs > maxHoldMs ? `the event loop was blocked for ${holdMs.toFixed(0)} ms` : null) ??
          (mb > maxMb ? `${mb} MB` : null) ??
          (clientReport.failures > 0 ? `${clientReport.failures} requests of another client failed` : null);
        if (reason === null) heldAttacks += 1;
        else problems.push(`    ${attack.name}: ${reason}`);
      }
      sum.tried += attacks.length;
      sum.held += heldAttacks;
      const figureTexts = [
        `${heldAttacks}/${attacks.length}`.padStart(6),
        `loop ${worstFigures.holdMs.toFixed(0)} ms`.padStart(12),
        `${worstFigures.mb} MB`.padStart(8),
        `others ${worstFigures.requests - worstFigures.failures}/${worstFigures.requests} in ${worstFigures.waitMs.toFixed(0)} ms`.padStart(
          27,
        ),
        `${((performance.now() - startedAt) / 1000).toFixed(1)} s`.padStart(8),
      ];
      console.log(`  ${name.padEnd(42)}${figureTexts.join(' ')}`);
      for (const problem of problems) console.log(problem);
    }
  } finally {
    await stop();
    await rm(ownDataDir, { recursive: true, force: true });
  }
  return sum;
}

let [tried, held] = [0, 0];
try {
  let dataDir = process.env['DATA_DIR'];
  if (dataDir === undefined) {
    dataDir = join(folder, 'fresh');
    await (await startService({ DATA_DIR: dataDir })).stop();
  }
  for (const siege of sieges) {
    const sum = await run(siege, dataDir);
    [tried, held] = [tried + sum.tried, held + sum.held];
  }
} finally {
  await memoryGroup?.remove().catch(() => undefined);
  console.log(`\nwithstood ${held} of ${tried} attacks`);
  await rm(folder, { recursive: true, force: true });
}
if (held < tried) process.exitCode = 1;
