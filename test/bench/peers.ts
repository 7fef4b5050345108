import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { waitForEngine, startEngine, startSubgraphs } from '../federation/engines/engine.ts';
import { copyFreshInstallation, getServiceDatabaseUrl } from '../support/fresh-installation.ts';
import { killWithParent } from '../support/end-with-parent.ts';
import { startPostgresql } from '../support/postgresql-server.ts';
import { mainBody } from './requests.ts';
import {
  measure,
  computeMedians,
  type RequestList,
  type LoadOptions,
  type Measurement,
  type Server,
} from './servers.ts';

export interface Peer {
  readonly name: string;
  readonly theirs: Measurement;
  /** The service with the same requests, measured alternately with the peer. */
  readonly ours: Measurement;
}

/** A fastify server that returns a stored response of the service to /language/fr. */
const formatFastifyProgram = (body: string) => `
import fastify from 'fastify';
const told = ${body};
const app = fastify();
app.get('/language/:code', async () => told);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
`;

/**
 * Other servers, measured alternately with the service: Apollo Gateway and Hive Gateway over the four subgraphs, which run as
 * separate processes on one PostgreSQL; and a fastify route that looks nothing up.
 * @param folder has a subfolder for each peer with its packages: see test/federation/engines/main.ts; and `fastify`
 */
export async function measurePeers(
  ours: Server,
  folder: string,
  rounds: number,
  load: LoadOptions,
): Promise<Peer[]> {
  const peerResults: Peer[] = [];
  const mainRequests: RequestList = { paths: ['/graphql'], bodies: [mainBody] };
  const measureInTurn = async (name: string, server: Server, requested: RequestList) => {
    const [theirs, own]: [Measurement[], Measurement[]] = [[], []];
    for (let round = -1; round < rounds; round += 1) {
      const peerMeasurement = await measure(server, requested, load);
      const ownMeasurement = await measure(ours, requested, load);
      if (round < 0) continue;
      theirs.push(peerMeasurement);
      own.push(ownMeasurement);
    }
    peerResults.push({ name, theirs: computeMedians(theirs), ours: computeMedians(own) });
  };
  if (existsSync(join(folder, 'fastify', 'node_modules'))) {
    const body = await (
      await fetch(`${ours.url}/language/fr`, { headers: { 'x-api-key': ours.key } })
    ).text();
    const program = join(resolve(folder), 'fastify', 'language.mjs');
    writeFileSync(program, formatFastifyProgram(body));
    const port = await findFreePort();
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, PORT: `${port}` },
      stdio: 'inherit',
    });
    killWithParent(child);
    const server = { url: `http://127.0.0.1:${port}`, key: '', process: child };
    while (
      !(await fetch(`${server.url}/language/fr`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await new Promise((later) => setTimeout(later, 100));
    await measureInTurn('fastify, /language/fr written down', server, { paths: ['/language/fr'] });
    child.kill();
  }
  const installed = await copyFreshInstallation('postgresql');
  const postgresql = await startPostgresql(undefined, join(installed, 'server'));
  const store = { databaseUrl: getServiceDatabaseUrl(postgresql.url), dataDir: join(installed, 'data') };
  const subgraphs = await startSubgraphs(store);
  try {
    for (const name of ['apollo-gateway', 'hive-gateway']) {
      if (!existsSync(join(folder, name, 'node_modules'))) continue;
      const port = await findFreePort();
      const engine = startEngine(name, folder, port, subgraphs.addresses);
      try {
        await waitForEngine(port, engine);
        const server = {
          url: `http://127.0.0.1:${port}`,
          key: '',
          process: engine.child,
          behind: subgraphs.processes,
        };
        await measureInTurn(`${name} over four subgraph processes, the main query`, server, mainRequests);
      } finally {
        engine.end();
      }
    }
  } finally {
    subgraphs.end();
    await postgresql.stop();
    rmSync(installed, { recursive: true, force: true });
  }
  return peerResults;
}

function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
