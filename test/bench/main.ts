import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { page, type Figures, type Row } from './page.ts';
import { timeParts } from './parts.ts';
import { peers } from './peers.ts';
import { distinct, repeatedRequests, type BenchRequest } from './requests.ts';
import {
  stopServer,
  measure,
  median,
  middle,
  residentMemory,
  startProgram,
  type Load,
  type Measured,
  type Server,
} from './servers.ts';
import { withSection } from '../../scripts/pages/marked-section.ts';
import { ready } from '../support/ready.ts';
import { steadyLoad } from './steady.ts';
import { workers } from './workers.ts';

/**
 * `npm run bench`: requests per second of the service as ratios to a bare node:http server. Both are measured alternately in
 * one run, so that the state of the machine cancels out. Options: --rounds 5 --seconds 3 --connections 32; --peers <folder>
 * measures other servers too (test/bench/peers.ts); --workers 2 compares two threads with one; --parts profiles the time of a
 * response; --write saves the results in docs/performance.md. DATA_DIR names a data folder that no service has open; default:
 * a new one.
 */
const textOf = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
const rounds = Number(textOf('rounds') ?? 5);
const load: Load = {
  connections: Number(textOf('connections') ?? 32),
  seconds: Number(textOf('seconds') ?? 3),
};
const peersIn = textOf('peers');
const threads = Number(textOf('workers') ?? 1);
const dataDir = process.env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'lookup-bench-'));

async function inTurn(bare: Server, service: Server, requests: readonly BenchRequest[]): Promise<Row[]> {
  const none = { paths: ['/'] };
  const measured = new Map<BenchRequest, { own: Measured; base: Measured }[]>();
  for (const request of requests) measured.set(request, []);
  // One unmeasured pass warms up both servers.
  for (let round = -1; round < rounds; round += 1) {
    for (const request of requests) {
      const base = await measure(bare, none, load);
      const own = await measure(service, request, load);
      if (round >= 0) measured.get(request)?.push({ own, base });
    }
  }
  const rows: Row[] = [];
  for (const request of requests) {
    const all = measured.get(request) ?? [];
    const { perSecond, cpu } = middle(all.map(({ own }) => own));
    const half = { ...load, rate: perSecond / 2 };
    const late: { base: number; own: number }[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const base = await steadyLoad(bare, none, half);
      const own = await steadyLoad(service, request, half);
      if (round >= 0) late.push({ base, own });
    }
    const ratios = all.map(({ own, base }) => own.perSecond / base.perSecond);
    rows.push({
      name: request.name,
      aim: request.aim,
      ratio: median(ratios),
      least: Math.min(...ratios),
      most: Math.max(...ratios),
      perSecond,
      cpu,
      bareCpu: middle(all.map(({ base }) => base)).cpu,
      p99: median(late.map(({ own }) => own)),
      bareP99: median(late.map(({ base }) => base)),
    });
  }
  return rows;
}

const bare = await startProgram('tools/bare-server');
const service = await startProgram('serve', { DATA_DIR: dataDir, PORT: '0' });
await ready(service.url);
const idle = await residentMemory(service);
const again = await inTurn(bare, service, repeatedRequests);
const different = await inTurn(bare, service, await distinct(service));
const others = peersIn === undefined ? [] : await peers(service, peersIn, rounds, load);
const loaded = await residentMemory(service);
await stopServer(service);
const parts = process.argv.includes('--parts')
  ? await timeParts(
      dataDir,
      distinct,
      different.map(({ cpu }) => cpu),
      load,
    )
  : [];
let several: Figures['several'];
if (threads > 1) {
  const copy = join(mkdtempSync(join(tmpdir(), 'lookup-bench-')), 'data');
  // A killed service leaves sockets, which cannot be copied.
  cpSync(dataDir, copy, { recursive: true, filter: (path) => !/(?:holder-[^/]*|\.sock)$/.test(path) });
  several = await workers([dataDir, copy], threads, rounds, load);
}
bare.process.kill();

const text = page({ rounds, load, idle, loaded, again, different, parts, others, several });
process.stdout.write(text);
if (process.argv.includes('--write')) {
  const file = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), 'benchmark', text));
}
