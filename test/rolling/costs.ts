/**
 * `npm run costs`: microseconds of CPU time per request for each part of a split installation, and for a single router with
 * all subgraphs. CPU time is hardly affected by other work on the machine; memory is resident, in MB.
 */
import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { spent } from '../support/processor-time.ts';
import { startService } from '../support/start-service.ts';
import { sendQuery, loadQueries } from './balanced-load.ts';
import { startSplitFixture, type Part } from './split-fixture.ts';

const warmUp = 1_000;
const measured = 4_000;
const clients = 16;
type Measured = Pick<Part, 'name' | 'pid' | 'url'>;

async function memory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

async function askMany(
  urls: readonly string[],
  key: string,
  request: (typeof loadQueries)[number],
  count: number,
) {
  const agent = new Agent({ keepAlive: true });
  let left = count;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left > 0) {
        left -= 1;
        const error = await sendQuery(urls[left % urls.length] ?? '', agent, key, request);
        if (error !== null) throw new Error(`${request.join(' ')}: ${error}`);
      }
    }),
  );
  agent.destroy();
}

async function measure(parts: readonly Measured[], urls: readonly string[], key: string): Promise<void> {
  for (const request of loadQueries) {
    await askMany(urls, key, request, warmUp);
    const before = await Promise.all(parts.map(({ pid }) => spent(pid())));
    await askMany(urls, key, request, measured);
    const after = await Promise.all(parts.map(({ pid }) => spent(pid())));
    const costs = new Map<string, number>();
    parts.forEach(({ name }, index) => {
      const kind = name.replace(/ \d$/, '');
      costs.set(kind, (costs.get(kind) ?? 0) + ((after[index] ?? 0) - (before[index] ?? 0)) / measured);
    });
    const reported = [...costs]
      .filter(([, cost]) => cost >= 1)
      .map(([kind, cost]) => `${kind} ${Math.round(cost)}`);
    process.stdout.write(`${request.join(' ')}: ${reported.join(', ')}\n`);
  }
  for (const { name, pid } of parts) process.stdout.write(`${name}: ${await memory(pid())} MB\n`);
}

const fixture = await startSplitFixture();
try {
  const urls = fixture.routers.map(({ url }) => url);
  await measure([...fixture.routers, ...fixture.subgraphs, ...fixture.stores], urls, fixture.key);
  const whole = await startService(fixture.alone);
  try {
    const pid = () => whole.process.pid ?? 0;
    process.stdout.write('a router that answers all by itself\n');
    await measure([{ name: 'alone', url: whole.url, pid }, ...fixture.stores], [whole.url], fixture.key);
  } finally {
    await whole.stop();
  }
} finally {
  await fixture.close();
}
