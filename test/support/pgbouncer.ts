import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { killWithParent } from './end-with-parent.ts';
import { findFreePort, findUnprivilegedUser } from './postgresql-server.ts';

export interface Pooler {
  /** URL of the same database through PgBouncer. */
  readonly url: string;
  readonly pid: () => number;
  /** Stops PgBouncer after the pending queries, and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts PgBouncer in front of a PostgreSQL, in transaction pooling mode. */
export async function startPgbouncer(databaseUrl: string, connections: number): Promise<Pooler> {
  const program = ['/usr/sbin/pgbouncer', 'pgbouncer'].find(
    (each) => existsSync(each) || (!each.startsWith('/') && spawnSync(each, ['--version']).status === 0),
  );
  if (program === undefined) throw new Error('These tests need pgbouncer (Debian: apt install pgbouncer).');
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'lookup-pgbouncer-'));
  const ownPort = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
server_login_retry = 1
`,
  );
  // PgBouncer does not run as root.
  await chmod(folder, 0o755);
  await chmod(file, 0o644);
  const owner = process.getuid?.() === 0 ? await findUnprivilegedUser() : {};
  const start = async () => {
    const poolerProcess = spawn(program, [file], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    killWithParent(poolerProcess);
    const log: string[] = [];
    await new Promise<void>((resolve, reject) => {
      createInterface(poolerProcess.stderr).on('line', (line) => {
        if (log.push(line) > 50) log.shift();
        if (line.includes('process up')) resolve();
      });
      poolerProcess.once('error', reject);
      poolerProcess.once('exit', () => reject(new Error(`PgBouncer did not start:\n${log.join('\n')}`)));
    });
    return poolerProcess;
  };
  let child = await start();
  const stopPooler = async (signal: NodeJS.Signals) => {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url: `postgresql://${username}@127.0.0.1:${ownPort}${pathname}`,
    pid: () => child.pid ?? 0,
    async restart() {
      await stopPooler('SIGINT');
      child = await start();
    },
    async stop() {
      await stopPooler('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
