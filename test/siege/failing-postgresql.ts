import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import postgres from 'postgres';
import { listChildren } from '../support/child-processes.ts';
import { copyFreshInstallation, getServiceDatabaseUrl } from '../support/fresh-installation.ts';
import { startPostgresql, type PostgresqlServer } from '../support/postgresql-server.ts';
import {
  checkStatus,
  describeMismatch,
  readUsedUnits,
  requestStatus,
  runChecks,
  waitUntil,
  type Attack,
  type Siege,
  type Target,
} from './attack.ts';

let server: PostgresqlServer | undefined;
let serverFolder = '';
const getServer = (): PostgresqlServer => {
  if (server === undefined) throw new Error('PostgreSQL is not running.');
  return server;
};

/** Sends a signal to PostgreSQL and all its sessions. */
async function signalServer(signal: NodeJS.Signals): Promise<void> {
  const { pid } = getServer();
  for (const each of [pid, ...listChildren(pid)])
    try {
      process.kill(each, signal);
    } catch {
      // A session that has ended meanwhile.
    }
}

/** Lookups of postal codes that are in the database only. Each call has others. */
let postalCode = 10_115;
const nextPostalPath = () => `/postal/${(postalCode += 1)}?country=DE`;

/**
 * Requests from the store while it does not respond: lookups in memory are served, and others get an error in time. Their
 * number is larger than the pool.
 */
async function checkDuringOutage(
  { url, key }: Target,
  expectedStatuses: readonly number[] = [503],
): Promise<string | null> {
  const startedAt = performance.now();
  const [statuses, inMemory] = await Promise.all([
    Promise.all(Array.from({ length: 50 }, () => requestStatus(`${url}${nextPostalPath()}`, key))),
    Promise.all(Array.from({ length: 50 }, () => requestStatus(`${url}/country/NO`, key))),
  ]);
  const seconds = (performance.now() - startedAt) / 1000;
  const failedLookups = inMemory.filter((status) => status !== 200);
  const unexpectedStatuses = statuses.filter((status) => !expectedStatuses.includes(status));
  return (
    describeMismatch('other statuses of lookups in memory', failedLookups, []) ??
    describeMismatch('other statuses of lookups in the database', unexpectedStatuses, []) ??
    (seconds > 20 ? `the last response took ${seconds.toFixed(1)} s` : null)
  );
}

const checkAfterOutage = ({ url, key, createKey }: Target): Promise<string | null> =>
  runChecks([
    () =>
      waitUntil(async () => {
        const status = await requestStatus(`${url}${nextPostalPath()}`, key);
        return status === 200 || status === 404 ? null : `a lookup in the database: ${status}`;
      }),
    async () => checkStatus(`${url}/country/NO`, await createKey(), 200, 'a new key'),
  ]);

const buildStoreAttack = (
  name: string,
  begin: () => Promise<() => Promise<unknown>>,
  check: (target: Target) => Promise<string | null> = checkDuringOutage,
): Attack => ({
  name,
  async run(target) {
    // The key is verified, as that of a client that is already served.
    await requestStatus(`${target.url}/country/NO`, target.key);
    const end = await begin();
    let problem: string | null;
    try {
      problem = await check(target);
    } finally {
      await end();
    }
    return problem ?? (await checkAfterOutage(target));
  },
});

const openSession = () =>
  postgres(getServiceDatabaseUrl(getServer().url), {
    max: 1,
    connection: { application_name: 'siege' },
  });

/** Takes all connections of PostgreSQL, also those of the service. @returns gives them back */
async function takeAllConnections(): Promise<() => Promise<unknown>> {
  const admin = openSession();
  await admin`select 1`;
  const sessions = [admin];
  const takeFree = async () => {
    for (;;) {
      const session = openSession();
      const isOpen = await session`select 1`.then(
        () => true,
        () => false,
      );
      if (!isOpen) return session.end();
      sessions.push(session);
    }
  };
  await takeFree();
  await admin`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and application_name <> 'siege'`;
  await takeFree();
  return () => Promise.all(sessions.map((session) => session.end()));
}

export const storeSiege: Siege = {
  name: 'a failing PostgreSQL',
  async prepare() {
    serverFolder = await copyFreshInstallation('postgresql').catch(() => '');
    if (serverFolder === '') return { missing: 'PostgreSQL is not installed' };
    server = await startPostgresql(undefined, join(serverFolder, 'server'));
    return {
      settings: {
        DATA_DIR: join(serverFolder, 'data'),
        DATABASE_URL: getServiceDatabaseUrl(server.url),
        DATABASE_POOL: '4',
      },
      async stop() {
        await server?.stop();
        await rm(serverFolder, { recursive: true, force: true });
      },
    };
  },
  classes: [
    {
      name: 'failures of PostgreSQL',
      isLong: true,
      attacks: [
        buildStoreAttack('killed', async () => {
          await signalServer('SIGKILL');
          const port = Number(new URL(getServer().url).port);
          return async () => {
            await getServer().stop();
            await rm(join(serverFolder, 'server', 'data', 'postmaster.pid'), { force: true });
            server = await startPostgresql(port, join(serverFolder, 'server'));
          };
        }),
        buildStoreAttack('stopped, so that it does not respond', async () => {
          await signalServer('SIGSTOP');
          return () => signalServer('SIGCONT');
        }),
        buildStoreAttack('slow: all tables of postal codes are locked', async () => {
          const session = openSession();
          const reserved = await session.reserve();
          await reserved`begin`;
          const tables = await reserved<{ name: string }[]>`
            select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename like 'postal%'`;
          for (const { name } of tables) await reserved.unsafe(`lock table ${name} in access exclusive mode`);
          return async () => {
            await reserved`rollback`;
            reserved.release();
            await session.end();
          };
        }),
        buildStoreAttack(
          'all its connections are taken, and those of the service are ended',
          takeAllConnections,
          // The service may have reconnected before the last connection was taken.
          (target) => checkDuringOutage(target, [200, 404, 503]),
        ),
        {
          name: 'units after all of it',
          async run(target) {
            const key = await target.createKey('--plan', 'unlimited');
            for (let index = 0; index < 20; index += 1) await requestStatus(`${target.url}/country/FR`, key);
            // The service writes usage to the store every few seconds.
            return waitUntil(async () => describeMismatch('units', await readUsedUnits(target, key), 20));
          },
        },
      ],
    },
  ],
};
