/**
 * `node build.js && node build.js test/bench/drain.ts && DATA_DIR=… node dist/tools/drain.js [runs]`: ends the service by
 * SIGTERM under load, ten times, and counts what its clients lost: connections that were reset, answers that were no
 * 200. A refused connection is none: the listener is gone, and a load balancer has turned away before.
 */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { startService } from '../support/start-service.ts';

const runs = Number(process.argv[2] ?? 10);
const clients = 50;
const dataDir = process.env['DATA_DIR'] ?? '.data';

const ask = (url: string, agent: Agent, key: string) =>
  new Promise<string>((told) => {
    get(url, { agent, headers: { 'X-API-Key': key } }, (response) => {
      response.resume();
      response.once('end', () => told(`${response.statusCode}`));
      response.once('error', (error) => told(`broken ${error.message}`));
    }).once('error', (error: NodeJS.ErrnoException) => told(error.code ?? error.message));
  });

let lost = 0;
for (let run = 1; run <= runs; run += 1) {
  const service = await startService({ DATA_DIR: dataDir, DRAIN_MS: '500' });
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const tally = new Map<string, number>();
  const client = async () => {
    for (;;) {
      const outcome = await ask(`${service.url}/country/FR`, agent, service.key);
      tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
      if (outcome === 'ECONNREFUSED') return;
    }
  };
  const all = Array.from({ length: clients }, client);
  setTimeout(() => service.process.kill('SIGTERM'), 1500);
  const [code] = (await once(service.process, 'exit')) as [number];
  await Promise.all(all);
  const others = [...tally].filter(([outcome]) => outcome !== '200' && outcome !== 'ECONNREFUSED');
  lost += others.reduce((sum, [, count]) => sum + count, 0);
  process.stdout.write(`run ${run}: exit ${code}, ${JSON.stringify(Object.fromEntries(tally))}\n`);
}
process.stdout.write(`lost: ${lost}\n`);
process.exitCode = lost === 0 ? 0 : 1;
