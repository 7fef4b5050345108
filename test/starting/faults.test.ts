import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { prepareFolder } from '../../db/client/data-folder.ts';
import { lockFolder } from '../../db/client/folder-lock.ts';
import { listChildren } from '../support/child-processes.ts';
import { findFreePort } from '../support/postgresql-server.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const getProgramPath = (name: string) => fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));

async function createFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'lookup-start-'));
  cleanups.push(() => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return path;
}

/** Starts a program that must exit by itself. */
async function runToExit(
  env: Readonly<Record<string, string>>,
  { before = [] as readonly string[] } = {},
): Promise<{ code: number; text: string }> {
  const [file = '', ...args] = [...before, process.execPath, getProgramPath('serve')];
  const options = { env: { PATH: process.env['PATH'], PORT: '0', ...env }, timeout: 300_000 };
  return new Promise((resolve) => {
    execFile(file, args, options, (error, stdout, stderr) =>
      resolve({
        code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1,
        text: stdout + stderr,
      }),
    );
  });
}

/** Expects one line without a stack trace, and status 1. */
function expectPlain({ code, text }: { code: number; text: string }, ...stated: readonly string[]): void {
  for (const expectedText of stated) expect(text).toContain(expectedText);
  expect(text.trimEnd().split('\n')).toHaveLength(1);
  expect(text).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
}

describe('start failures that an operator can fix', () => {
  test('a start with a busy port prints one line with the fix and exits with 1', async () => {
    const otherServer = createServer().listen(0, '127.0.0.1');
    cleanups.push(() => otherServer.close());
    await once(otherServer, 'listening');
    const { port } = otherServer.address() as { port: number };
    const output = await runToExit({ PORT: `${port}`, DATA_DIR: await createFolder() });
    expectPlain(output, `port ${port} of 127.0.0.1 is in use`, 'set PORT');
  });

  test('a start with the address of another machine prints one line with the fix and exits with 1', async () => {
    expectPlain(await runToExit({ HOST: '192.0.2.1', DATA_DIR: await createFolder() }), 'set HOST');
  });

  test('a start of a second process on the data folder prints one line with the fix and exits with 1', async () => {
    const umask = process.umask();
    cleanups.push(() => process.umask(umask));
    // Each program gets its own folder: programs hold locks for some seconds and would see the locks of each other.
    const createLockedFolder = async () => {
      const path = await createFolder();
      mkdirSync(join(path, 'pglite'), { mode: 0o700 });
      prepareFolder(path, () => undefined);
      const lock = await lockFolder(path);
      cleanups.push(() => lock.release());
      return { DATA_DIR: path };
    };
    const [served, keys, data] = await Promise.all([
      runToExit(await createLockedFolder()),
      run('keys', ['list'], await createLockedFolder()),
      run('data', ['list'], await createLockedFolder()),
    ]);
    expectPlain(served, `process ${process.pid} of`, 'Stop it, or set DATABASE_URL');
    for (const commandOutput of [keys, data]) expectPlain(commandOutput, `process ${process.pid} of`);
  });

  test('a start with a data folder on a read-only file system prints one line with the fix and exits with 1', async () => {
    const path = await createFolder();
    const filesBefore = [
      'unshare',
      '--mount',
      'sh',
      '-c',
      `mount -t tmpfs -o ro tmpfs '${path}' && exec "$@"`,
      'sh',
    ];
    expectPlain(
      await runToExit({ DATA_DIR: join(path, 'data') }, { before: filesBefore }),
      'read-only (EROFS)',
      'DATA_DIR',
    );
  });

  test('a start with a full disk prints one line with the fix and exits with 1', async () => {
    const path = await createFolder();
    const filesBefore = [
      'unshare',
      '--mount',
      'sh',
      '-c',
      `mount -t tmpfs -o size=8m tmpfs '${path}' && exec "$@"`,
      'sh',
    ];
    expectPlain(await runToExit({ DATA_DIR: join(path, 'data') }, { before: filesBefore }), 'disk');
  });

  test('a start with an unreachable PostgreSQL server prints one line with the fix and exits with 1', async () => {
    const url = `postgresql://x@127.0.0.1:${await findFreePort()}/x`;
    expectPlain(
      await runToExit({ DATABASE_URL: url, DATA_DIR: await createFolder() }),
      'ECONNREFUSED',
      'DATABASE_URL',
    );
  });

  describe('a PostgreSQL server that rejects the service', () => {
    const getServer = () => {
      const postgresqlServer = inject('postgresql');
      if ('url' in postgresqlServer) return postgresqlServer.url;
      throw new Error('missing' in postgresqlServer ? postgresqlServer.missing : postgresqlServer.left);
    };
    async function runAsOwner(...statements: readonly string[]): Promise<void> {
      const client = postgres(getServer(), { max: 1, onnotice: () => undefined });
      for (const statement of statements) await client.unsafe(statement);
      await client.end();
    }
    const getDatabaseUrl = (name: string, user?: string) => {
      const url = new URL(getServer());
      url.pathname = name;
      if (user !== undefined) url.username = user;
      return url.href;
    };

    test('a start with a missing PostgreSQL database prints one line with the fix and exits with 1', async () => {
      expectPlain(
        await runToExit({ DATABASE_URL: getDatabaseUrl('nowhere'), DATA_DIR: await createFolder() }),
        '3D000',
        'createdb -E UTF8',
      );
    });

    test('a start with a missing PostgreSQL user prints one line with the fix and exits with 1', async () => {
      const output = await runToExit({
        DATABASE_URL: getDatabaseUrl('postgres', 'nobody_at_all'),
        DATA_DIR: await createFolder(),
      });
      expectPlain(output, '28000', 'correct the user');
    });

    test('a start with a PostgreSQL database in LATIN1 encoding prints one line with the fix and exits with 1', async () => {
      await runAsOwner(
        `create database latin template template0 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'`,
      );
      cleanups.push(() => runAsOwner('drop database latin with (force)'));
      const output = await runToExit({
        DATABASE_URL: getDatabaseUrl('latin'),
        DATA_DIR: await createFolder(),
      });
      expectPlain(output, 'LATIN1', 'createdb -E UTF8 -T template0');
    });

    test('a start with a PostgreSQL role that may not create tables prints one line with the fix, and works after migrate', async () => {
      await runAsOwner('create database rights', 'create role writer login');
      cleanups.push(() => runAsOwner('drop database rights with (force)', 'drop role writer'));
      const env = { DATABASE_URL: getDatabaseUrl('rights', 'writer'), DATA_DIR: await createFolder() };
      expectPlain(await runToExit(env), '42501', 'npm run data -- migrate');

      const { code, text } = await run('data', ['migrate'], {
        ...env,
        DATABASE_URL: getDatabaseUrl('rights'),
      });
      expect({ code, text }).toEqual({ code: 0, text: 'the tables are up to date\n' });
      const owner = postgres(getDatabaseUrl('rights'), { max: 1 });
      for (const schema of ['public', 'drizzle']) {
        await owner.unsafe(`grant usage on schema ${schema} to writer`);
        await owner.unsafe(
          `grant select, insert, update, delete on all tables in schema ${schema} to writer`,
        );
      }
      await owner.end();
      expect(await run('keys', ['create', '--plan', 'pro'], env)).toMatchObject({ code: 0 });
      expect(await run('data', ['list'], env)).toMatchObject({ code: 0 });
    });
  });
});

function run(name: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const options = { env: { PATH: process.env['PATH'], ...env } };
  return new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, [getProgramPath(name), ...args], options, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    );
  });
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('kill -9 during the first import also ends its child process, and the next start works', async () => {
  const path = await createFolder();
  const startService = (): ChildProcess => {
    const child = fork(getProgramPath('serve'), {
      execArgv: [],
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: path },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    cleanups.push(() => child.kill('SIGKILL'));
    return child;
  };
  const waitForOutput = (child: ChildProcess, words: string) =>
    new Promise<void>((heard, reject) => {
      let text = '';
      const onOutput = (part: Buffer) => {
        text += part.toString();
        if (text.includes(words)) heard();
      };
      child.stdout?.on('data', onOutput);
      child.stderr?.on('data', onOutput);
      child.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)));
    });
  // Kills the process once while the database is created and once while rows are imported.
  for (const awaitedOutput of ['', 'importing cities']) {
    const child = startService();
    const remainingCounts: number[] = [];
    if (awaitedOutput === '') await expect.poll(() => listChildren(child.pid ?? 0).length).toBe(1);
    else await waitForOutput(child, awaitedOutput);
    remainingCounts.push(...listChildren(child.pid ?? 0));
    expect(remainingCounts).toHaveLength(1);
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
    await expect.poll(() => remainingCounts.some(isAlive)).toBe(false);
  }
  // The import starts again immediately, so no process holds the folder.
  await waitForOutput(startService(), 'importing');
});
