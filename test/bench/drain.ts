/**
 * `node build.js && node build.js test/bench/drain.ts && DATA_DIR=… node dist/tools/drain.js [runs]`: stops the service with
 * SIGTERM under REST and GraphQL load, ten times by default. Counts what clients lost: reset connections, and responses other
 * than 200. A refused connection does not count, because a load balancer would already send requests to another server. An exit
 * code other than 0 and a lock left in the folder also count as lost.
 */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { startService } from '../support/start-service.ts';

const runs = Number(process.argv[2] ?? 10);
const clients = 50;
const dataDir = process.env['DATA_DIR'] ?? '.data';

/** A REST lookup, or a GraphQL query if one is given. */
const requests: readonly (readonly [path: string, query?: string])[] = [
  ['/country/FR'],
  ['/graphql', '{ countries { code nameLanguages(lang: "ja") cities(limit: 3) { name } } }'],
  ['/postal/90210?country=US'],
  ['/graphql', '{ clock(zone: "Europe/Paris") { at } postal(code: "90210", country: "US") { cityName } }'],
];

const sendRequest = (url: string, agent: Agent, key: string, [path, query]: (typeof requests)[number]) =>
  new Promise<string>((reported) => {
    const method = query === undefined ? 'GET' : 'POST';
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
    const clientRequest = request(url + path, { agent, method, headers }, (response) => {
      response.resume();
      response.once('end', () => reported(`${response.statusCode}`));
      response.once('error', (error) => reported(`broken ${error.message}`));
    });
    clientRequest.once('error', (error: NodeJS.ErrnoException) => reported(error.code ?? error.message));
    clientRequest.end(query === undefined ? undefined : JSON.stringify({ query }));
  });

let lostRequests = 0;
for (let run = 1; run <= runs; run += 1) {
  const service = await startService({ DATA_DIR: dataDir, DRAIN_MS: '500' });
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const outcomeCounts = new Map<string, number>();
  const runClient = async (_: unknown, index: number) => {
    for (let round = index; ; round += 1) {
      const requestInfo = requests[round % requests.length] ?? ['/country/FR'];
      const outcome = await sendRequest(service.url, agent, service.key, requestInfo);
      outcomeCounts.set(outcome, (outcomeCounts.get(outcome) ?? 0) + 1);
      if (outcome === 'ECONNREFUSED') return;
    }
  };
  const clientRuns = Array.from({ length: clients }, runClient);
  setTimeout(() => service.process.kill('SIGTERM'), 1500);
  const [code] = (await once(service.process, 'exit')) as [number];
  await Promise.all(clientRuns);
  const otherOutcomes = [...outcomeCounts].filter(
    ([outcome]) => outcome !== '200' && outcome !== 'ECONNREFUSED',
  );
  lostRequests += otherOutcomes.reduce((sum, [, count]) => sum + count, 0);
  const locks = readdirSync(dataDir).filter((name) => /^holder-|\.sock$/.test(name));
  lostRequests += locks.length + (code === 0 ? 0 : 1);
  const summary = `exit ${code}, ${JSON.stringify(Object.fromEntries(outcomeCounts))}`;
  process.stdout.write(`run ${run}: ${summary}, ${locks.length} locks left\n`);
}
process.stdout.write(`lost: ${lostRequests}\n`);
process.exitCode = lostRequests === 0 ? 0 : 1;
