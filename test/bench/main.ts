import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

/**
 * `npm run bench`: requests per second of the service as ratios to a bare node:http server, measured in turn within
 * one run, so that the machine's mood cancels out. Options: --rounds 5 --seconds 3 --connections 32.
 */
const option = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : Number(process.argv[at + 1]);
};
const rounds = option('rounds', 5);
const seconds = option('seconds', 3);
const connections = option('connections', 32);

interface Server {
  readonly url: string;
  readonly key: string;
  readonly process: ChildProcess;
}

function start(program: string, env: Record<string, string> = {}): Promise<Server> {
  const child = fork(fileURLToPath(new URL(`../../dist/${program}.js`, import.meta.url)), {
    execArgv: [],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
    child.once('message', (message: { port: number; key?: string | null }) => {
      resolve({ url: `http://127.0.0.1:${message.port}`, key: message.key ?? '', process: child });
    });
  });
}

const mainQuery = `{ city(name: "Paris", country: "FR") { id name population country { code name currency { code symbol } } state { code name } timezone { id now { at offset abbreviation dst unix } } } }`;

interface Variant {
  readonly name: string;
  readonly path: string;
  readonly post?: string;
  readonly aim?: number;
}

const variants: readonly Variant[] = [
  { name: 'REST, one subgraph: /language/fr', path: '/language/fr', aim: 0.62 },
  { name: 'REST, one subgraph: /currency/EUR', path: '/currency/EUR', aim: 0.62 },
  { name: 'REST, one subgraph: /city/paris?country=FR', path: '/city/paris?country=FR', aim: 0.5 },
  { name: 'REST, one subgraph: /time/Europe/Paris', path: '/time/Europe/Paris', aim: 0.45 },
  { name: 'REST, four subgraphs: /country/FR', path: '/country/FR', aim: 0.42 },
  { name: 'POST /graphql, the main query', path: '/graphql', post: mainQuery, aim: 0.38 },
  { name: 'REST, typeahead: /city?q=san&country=US', path: '/city?q=san&country=US', aim: 0.35 },
];

async function rate(server: Server, path: string, post?: string): Promise<number> {
  const result = await autocannon({
    url: server.url + path,
    connections,
    duration: seconds,
    headers: {
      'x-api-key': server.key,
      ...(post === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(post === undefined ? {} : { method: 'POST', body: JSON.stringify({ query: post }) }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`);
  }
  return result.requests.average;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

const bare = await start('tools/bare-server');
const service = await start('serve', {
  DATA_DIR: process.env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'lookup-bench-')),
  PORT: '0',
});
/** Megabytes that the service holds in memory, as it says itself. */
async function resident({ url }: Server): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 1e6;
}

try {
  const idle = await resident(service);
  const ratios = new Map<string, number[]>(variants.map(({ name }) => [name, []]));
  const perSecond = new Map<string, number[]>(variants.map(({ name }) => [name, []]));
  // One unmeasured pass warms both servers up.
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, path, post } of variants) {
      const base = await rate(bare, '/');
      const own = await rate(service, path, post);
      if (round < 0) continue;
      ratios.get(name)?.push(own / base);
      perSecond.get(name)?.push(own);
    }
  }
  process.stdout.write(
    `${rounds} rounds of ${seconds} s, ${connections} connections, Node ${process.version}\n`,
  );
  for (const { name, aim } of variants) {
    const values = ratios.get(name) ?? [];
    const spread = `[${Math.min(...values).toFixed(2)}..${Math.max(...values).toFixed(2)}]`;
    const goal = aim === undefined ? '' : `  aim ${aim}`;
    const absolute = Math.round(median(perSecond.get(name) ?? []));
    process.stdout.write(`${name.padEnd(46)} ${median(values).toFixed(2)} ${spread}  ${absolute}/s${goal}\n`);
  }
  const after = await resident(service);
  process.stdout.write(
    `memory: ${Math.round(idle)} MB idle (aim 400), ${Math.round(after)} MB after the load\n`,
  );
} finally {
  bare.process.kill();
  service.process.kill();
}
