import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { subgraphNames } from '../../router/compose/supergraph.ts';
import { executeKeysCommand } from '../support/keys-command.ts';
import { killWithParent } from '../support/end-with-parent.ts';
import { copyFreshInstallation, serviceUser, getServiceDatabaseUrl } from '../support/fresh-installation.ts';
import { startPgbouncer } from '../support/pgbouncer.ts';
import { findFreePort, startPostgresql } from '../support/postgresql-server.ts';
import { waitUntilReady } from '../support/ready.ts';
import { startRedis } from '../support/redis-server.ts';

type Environment = Readonly<Record<string, string>>;

/** A part of the installation that can be restarted at its address, as an operator would. */
export interface Part {
  readonly name: string;
  readonly url: string;
  readonly pid: () => number;
  /** Stops the part, waits for its exit, and starts it again. Resolves when the part is ready. */
  restart(): Promise<void>;
}

/** Two routers in front of two servers of each subgraph, on a PostgreSQL behind PgBouncer and a Redis. */
export interface SplitFixture {
  readonly routers: readonly Part[];
  readonly subgraphs: readonly Part[];
  /** PgBouncer, PostgreSQL and Redis. */
  readonly stores: readonly Part[];
  /** A key whose requests are counted in Redis and whose units are counted in the database. */
  readonly key: string;
  /** Settings of a single router with all subgraphs in its process. */
  readonly alone: Environment;
  close(): Promise<void>;
}

const getProgramPath = (name: string) => fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));
/** Drain time in milliseconds, longer than a load balancer needs to notice that /readyz returns 503. */
const drainMsSetting = '1000';

/** Starts a program of dist/. The program keeps its port when it is restarted. */
async function startProgram(name: string, file: string, args: readonly string[], env: Environment) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async () => {
    child = fork(getProgramPath(file), args, {
      execArgv: [],
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        LOG_LEVEL: 'warn',
        ...serviceUser,
        DRAIN_MS: drainMsSetting,
        PORT: `${port}`,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    killWithParent(child);
    let output = '';
    child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
    const exited = once(child, 'exit').then(() => Promise.reject(new Error(`${name} ended:\n${output}`)));
    await Promise.race([waitUntilReady(url), exited]);
    exited.catch(() => undefined);
  };
  const stopProgram = async () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${name} had ended by itself`);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await exited;
    if (code !== 0) throw new Error(`${name} ended with ${code}`);
  };
  const restart = async () => {
    await stopProgram();
    await start();
  };
  await start();
  return { part: { name, url, pid: () => child.pid ?? 0, restart }, end: stopProgram };
}

/** Starts all parts on a copy of a fresh installation. */
export async function startSplitFixture(): Promise<SplitFixture> {
  const cleanups: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  };
  try {
    const folder = await copyFreshInstallation('postgresql');
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const stores = await startStores(join(folder, 'server'), cleanups);
    const env = {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: getServiceDatabaseUrl(stores.databaseUrl),
      REDIS_URL: stores.redisUrl,
    };
    const servers = await Promise.all(
      [1, 2].flatMap((turn) =>
        subgraphNames.map((name) => startProgram(`${name} ${turn}`, 'subgraph', [name], env)),
      ),
    );
    cleanups.push(() => Promise.all(servers.map(({ end }) => end())));
    const subgraphs = servers.map(({ part }) => part);
    const urls = Object.fromEntries(
      subgraphNames.map((name) => [
        `SUBGRAPH_${name.toUpperCase()}_URL`,
        subgraphs
          .filter((part) => part.name.startsWith(name))
          .map(({ url }) => `${url}/graphql`)
          .join(','),
      ]),
    );
    const routerFronts = await Promise.all(
      [1, 2].map((turn) => startProgram(`router ${turn}`, 'serve', [], { ...env, ...urls })),
    );
    cleanups.push(() => Promise.all(routerFronts.map(({ end }) => end())));
    const key = await createLimitedKey(env);
    return {
      routers: routerFronts.map(({ part }) => part),
      subgraphs,
      stores: stores.parts,
      key,
      alone: env,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function createLimitedKey(env: Environment): Promise<string> {
  const runKeysCommand = async (...args: string[]) => {
    const { code, text } = await executeKeysCommand([...args, '--json'], env);
    if (code !== 0) throw new Error(text);
    return text;
  };
  await runKeysCommand('plan', 'rolling', '--requests-per-minute', '1000000', '--pooled', '10000000');
  const { key } = JSON.parse(await runKeysCommand('create', '--plan', 'rolling')) as { key: string };
  return key;
}

async function startStores(folder: string, ends: (() => Promise<unknown>)[]) {
  const port = await findFreePort();
  let postgresql = await startPostgresql(port, folder);
  ends.push(() => postgresql.stop());
  const pooler = await startPgbouncer(postgresql.url, 20);
  ends.push(() => pooler.stop());
  const redis = await startRedis();
  ends.push(() => redis.kill());
  const parts: Part[] = [
    { name: 'pgbouncer', url: pooler.url, pid: pooler.pid, restart: () => pooler.restart() },
    {
      name: 'postgresql',
      url: postgresql.url,
      pid: () => postgresql.pid,
      async restart() {
        await postgresql.stop();
        postgresql = await startPostgresql(port, folder);
      },
    },
    {
      name: 'redis',
      url: redis.url,
      pid: redis.pid,
      async restart() {
        await redis.kill();
        await redis.restart();
      },
    },
  ];
  return { databaseUrl: pooler.url, redisUrl: redis.url, parts };
}
