/**
 * `npm run costs`: microseconds of CPU time per request for each part of a split installation, and for a single router with
 * all subgraphs. CPU time is hardly affected by other work on the machine; memory is resident, in MB.
 */
import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { readProcessorTime } from '../support/processor-time.ts';
import { startService } from '../support/start-service.ts';
import { sendQuery, loadQueries } from './balanced-load.ts';
import { startSplitFixture, type Part } from './split-fixture.ts';

const warmUp = 1_000;
const requestCount = 4_000;
const clients = 16;
type MeasuredPart = Pick<Part, 'name' | 'pid' | 'url'>;

async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

async function sendMany(
  urls: readonly string[],
  key: string,
  request: (typeof loadQueries)[number],
  count: number,
) {
  const agent = new Agent({ keepAlive: true });
  let remainingCount = count;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (remainingCount > 0) {
        remainingCount -= 1;
        const error = await sendQuery(urls[remainingCount % urls.length] ?? '', agent, key, request);
        if (error !== null) throw new Error(`${request.join(' ')}: ${error}`);
      }
    }),
  );
  agent.destroy();
}

async function measure(parts: readonly MeasuredPart[], urls: readonly string[], key: string): Promise<void> {
  for (const request of loadQueries) {
    await sendMany(urls, key, request, warmUp);
    const cpuBefore = await Promise.all(parts.map(({ pid }) => readProcessorTime(pid())));
    await sendMany(urls, key, request, requestCount);
    const cpuAfter = await Promise.all(parts.map(({ pid }) => readProcessorTime(pid())));
    const costs = new Map<string, number>();
    parts.forEach(({ name }, index) => {
      const kind = name.replace(/ \d$/, '');
      costs.set(
        kind,
        (costs.get(kind) ?? 0) + ((cpuAfter[index] ?? 0) - (cpuBefore[index] ?? 0)) / requestCount,
      );
    });
    const reportLines = [...costs]
      .filter(([, cost]) => cost >= 1)
      .map(([kind, cost]) => `${kind} ${Math.round(cost)}`);
    process.stdout.write(`${request.join(' ')}: ${reportLines.join(', ')}\n`);
  }
  for (const { name, pid } of parts) process.stdout.write(`${name}: ${await readMemory(pid())} MB\n`);
}

const fixture = await startSplitFixture();
try {
  const urls = fixture.routers.map(({ url }) => url);
  await measure([...fixture.routers, ...fixture.subgraphs, ...fixture.stores], urls, fixture.key);
  const singleProcess = await startService(fixture.alone);
  try {
    const getPid = () => singleProcess.process.pid ?? 0;
    process.stdout.write('a router that answers all by itself\n');
    await measure(
      [{ name: 'alone', url: singleProcess.url, pid: getPid }, ...fixture.stores],
      [singleProcess.url],
      fixture.key,
    );
  } finally {
    await singleProcess.stop();
  }
} finally {
  await fixture.close();
}
