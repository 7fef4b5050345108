import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatPage, type Figures, type Row } from './page.ts';
import { measureParts } from './parts.ts';
import { measurePeers } from './peers.ts';
import { buildDistinctRequests, repeatedRequests, type BenchRequest } from './requests.ts';
import {
  stopServer,
  measure,
  computeMedian,
  computeMedians,
  readResidentMemory,
  startProgram,
  type LoadOptions,
  type Measurement,
  type Server,
} from './servers.ts';
import { replaceSection } from '../../scripts/pages/marked-section.ts';
import { waitUntilReady } from '../support/ready.ts';
import { runSteadyLoad } from './steady.ts';
import { measureWorkers } from './workers.ts';

/**
 * `npm run bench`: requests per second of the service as ratios to a bare node:http server. Both are measured alternately in
 * one run, so that the state of the machine cancels out. Options: --rounds 5 --seconds 3 --connections 32; --peers <folder>
 * measures other servers too (test/bench/peers.ts); --workers 2 compares two threads with one; --parts profiles the time of a
 * response; --write saves the results in docs/performance.md. DATA_DIR names a data folder that no service has open; default:
 * a new one.
 */
const readOption = (name: string): string | undefined => {
  const optionIndex = process.argv.indexOf(`--${name}`);
  return optionIndex === -1 ? undefined : process.argv[optionIndex + 1];
};
const rounds = Number(readOption('rounds') ?? 5);
const load: LoadOptions = {
  connections: Number(readOption('connections') ?? 32),
  seconds: Number(readOption('seconds') ?? 3),
};
const peersFolder = readOption('peers');
const threads = Number(readOption('workers') ?? 1);
const dataDir = process.env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'lookup-bench-'));

async function measureInTurn(
  bare: Server,
  service: Server,
  requests: readonly BenchRequest[],
): Promise<Row[]> {
  const baseRequest = { paths: ['/'] };
  const measurements = new Map<BenchRequest, { own: Measurement; base: Measurement }[]>();
  for (const request of requests) measurements.set(request, []);
  // One unmeasured pass warms up both servers.
  for (let round = -1; round < rounds; round += 1) {
    for (const request of requests) {
      const baseMeasurement = await measure(bare, baseRequest, load);
      const serviceMeasurement = await measure(service, request, load);
      if (round >= 0) measurements.get(request)?.push({ own: serviceMeasurement, base: baseMeasurement });
    }
  }
  const rows: Row[] = [];
  for (const request of requests) {
    const requestMeasurements = measurements.get(request) ?? [];
    const { perSecond, cpu } = computeMedians(requestMeasurements.map(({ own }) => own));
    const halfLoad = { ...load, rate: perSecond / 2 };
    const latencies: { base: number; own: number }[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const baseLatency = await runSteadyLoad(bare, baseRequest, halfLoad);
      const serviceLatency = await runSteadyLoad(service, request, halfLoad);
      if (round >= 0) latencies.push({ base: baseLatency, own: serviceLatency });
    }
    const ratios = requestMeasurements.map(({ own, base }) => own.perSecond / base.perSecond);
    rows.push({
      name: request.name,
      aim: request.aim,
      ratio: computeMedian(ratios),
      least: Math.min(...ratios),
      most: Math.max(...ratios),
      perSecond,
      cpu,
      bareCpu: computeMedians(requestMeasurements.map(({ base }) => base)).cpu,
      p99: computeMedian(latencies.map(({ own }) => own)),
      bareP99: computeMedian(latencies.map(({ base }) => base)),
    });
  }
  return rows;
}

const bareServer = await startProgram('tools/bare-server');
const service = await startProgram('serve', { DATA_DIR: dataDir, PORT: '0' });
await waitUntilReady(service.url);
const idleMemory = await readResidentMemory(service);
const repeatedRows = await measureInTurn(bareServer, service, repeatedRequests);
const distinctRows = await measureInTurn(bareServer, service, await buildDistinctRequests(service));
const peerRows = peersFolder === undefined ? [] : await measurePeers(service, peersFolder, rounds, load);
const loadedMemory = await readResidentMemory(service);
await stopServer(service);
const parts = process.argv.includes('--parts')
  ? await measureParts(
      dataDir,
      buildDistinctRequests,
      distinctRows.map(({ cpu }) => cpu),
      load,
    )
  : [];
let workerFigures: Figures['several'];
if (threads > 1) {
  const copy = join(mkdtempSync(join(tmpdir(), 'lookup-bench-')), 'data');
  // Skip the sockets that a killed service leaves behind, because sockets cannot be copied.
  cpSync(dataDir, copy, { recursive: true, filter: (path) => !/(?:holder-[^/]*|\.sock)$/.test(path) });
  workerFigures = await measureWorkers([dataDir, copy], threads, rounds, load);
}
bareServer.process.kill();

const text = formatPage({
  rounds,
  load,
  idle: idleMemory,
  loaded: loadedMemory,
  again: repeatedRows,
  different: distinctRows,
  parts,
  others: peerRows,
  several: workerFigures,
});
process.stdout.write(text);
if (process.argv.includes('--write')) {
  const file = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'benchmark', text));
}
