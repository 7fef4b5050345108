import { execFile, spawn } from 'node:child_process';
import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { killWithParent } from './end-with-parent.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of PostgreSQL for this run, the reason why the server is missing, or the kind of run that needs no server. */
    postgresql: { readonly url: string } | { readonly missing: string } | { readonly left: string };
  }
}

export interface PostgresqlServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The globalSetup of vitest for tests without a service: one PostgreSQL for the whole run, deleted afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const server = await startPostgresql();
    project.provide('postgresql', { url: server.url });
    return () => server.stop();
  } catch (error) {
    project.provide('postgresql', { missing: error instanceof Error ? error.message : String(error) });
    return async () => undefined;
  }
}

/** Starts a PostgreSQL on a free loopback port (or the given one), in a temporary folder unless `kept` is given. */
export async function startPostgresql(port?: number, kept?: string): Promise<PostgresqlServer> {
  const programs = await findProgramFolder();
  // PostgreSQL does not run as root.
  const owner = process.getuid?.() === 0 ? await findUnprivilegedUser() : {};
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'lookup-postgresql-')));
  await mkdir(folder, { recursive: true });
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  if (!existsSync(data)) {
    const initdbArguments = [
      '-D',
      data,
      '-U',
      'lookup',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ];
    await promisify(execFile)(join(programs, 'initdb'), initdbArguments, { ...owner, cwd: folder });
  }
  const serverPort = port ?? (await findFreePort());
  const args = [
    '-D',
    data,
    '-p',
    String(serverPort),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-F',
    '-c',
    'max_connections=200',
  ];
  const server = spawn(join(programs, 'postgres'), args, {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  killWithParent(server);
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const log: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const lines = createInterface(server.stderr);
    lines.on('line', (line) => {
      if (log.push(line) > 50) log.shift();
      if (/ready to accept (read-only )?connections/.test(line)) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log.join('\n')}`)));
  });
  return {
    url: `postgresql://lookup@127.0.0.1:${serverPort}/postgres`,
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGINT'); // fast shutdown: closes sessions
      await exited;
      if (kept === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a streaming replica of a server from `startPostgresql`, in an empty folder or in the folder of an earlier replica. */
export async function startReplica(
  of: PostgresqlServer,
  folder: string,
  port?: number,
): Promise<PostgresqlServer> {
  const data = join(folder, 'data');
  if (!existsSync(data)) await copyServer(of, data);
  return startPostgresql(port, folder);
}

/** Copies the files of a running server with PostgreSQL's low-level backup API, since not every machine has pg_basebackup. */
async function copyServer({ url }: PostgresqlServer, data: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  try {
    const [{ folder } = { folder: '' }] = await sql<{ folder: string }[]>`
      select current_setting('data_directory') as folder from pg_backup_start('replica', true)`;
    await cp(folder, data, { recursive: true, filter: (path) => basename(path) !== 'postmaster.pid' });
    const [{ label } = { label: '' }] = await sql<{ label: string }[]>`
      select labelfile as label from pg_backup_stop(false)`;
    await writeFile(join(data, 'backup_label'), label);
    await writeFile(join(data, 'standby.signal'), '');
    const { hostname, port, username } = new URL(url);
    const source = `primary_conninfo = 'host=${hostname} port=${port} user=${username}'\n`;
    await appendFile(join(data, 'postgresql.auto.conf'), source);
  } finally {
    await sql.end();
  }
  const owner = process.getuid?.() === 0 ? await findUnprivilegedUser() : {};
  const { uid, gid } = owner;
  if (uid === undefined || gid === undefined) return;
  for (const name of await readdir(data, { recursive: true })) await chown(join(data, name), uid, gid);
  await chown(data, uid, gid);
  await chmod(data, 0o700);
}

async function findProgramFolder(): Promise<string> {
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch(() => []);
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
  ];
  const programPath = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
  if (programPath === undefined) {
    throw new Error(
      'PostgreSQL is missing: the tests need its programs initdb and postgres (Debian: apt install postgresql, macOS: brew install postgresql)',
    );
  }
  return programPath;
}

export async function findUnprivilegedUser(): Promise<{ uid?: number; gid?: number }> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const userName of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(([name]) => name === userName) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody');
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
