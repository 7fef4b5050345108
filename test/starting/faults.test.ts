import { execFile, fork, spawnSync, type ChildProcess } from 'node:child_process';
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
import { freePort } from '../support/postgresql-server.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const program = (name: string) => fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'lookup-start-'));
  ends.push(() => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return path;
}

/** Starts a program that must exit by itself. */
async function ended(
  env: Readonly<Record<string, string>>,
  { before = [] as readonly string[] } = {},
): Promise<{ code: number; text: string }> {
  const [file = '', ...args] = [...before, process.execPath, program('serve')];
  const options = { env: { PATH: process.env['PATH'], PORT: '0', ...env }, timeout: 60_000 };
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
  for (const each of stated) expect(text).toContain(each);
  expect(text.trimEnd().split('\n')).toHaveLength(1);
  expect(text).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
}

describe('start failures that an operator can fix', () => {
  test('a busy port prints one line with the fix and exits with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    ends.push(() => other.close());
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const reported = await ended({ PORT: `${port}`, DATA_DIR: await folder() });
    expectPlain(reported, `port ${port} of 127.0.0.1 is in use`, 'set PORT');
  });

  test('an address of another machine prints one line with the fix and exits with 1', async () => {
    expectPlain(await ended({ HOST: '192.0.2.1', DATA_DIR: await folder() }), 'set HOST');
  });

  test('a second process on the data folder prints one line with the fix and exits with 1', async () => {
    const umask = process.umask();
    ends.push(() => process.umask(umask));
    // A folder for each of the programs: they wait for some seconds and would see each other.
    const taken = async () => {
      const path = await folder();
      mkdirSync(join(path, 'pglite'), { mode: 0o700 });
      prepareFolder(path, () => undefined);
      const lock = await lockFolder(path);
      ends.push(() => lock.release());
      return { DATA_DIR: path };
    };
    const [served, keys, data] = await Promise.all([
      ended(await taken()),
      run('keys', ['list'], await taken()),
      run('data', ['list'], await taken()),
    ]);
    expectPlain(served, `process ${process.pid} of`, 'Stop it, or set DATABASE_URL');
    for (const reported of [keys, data]) expectPlain(reported, `process ${process.pid} of`);
  });

  test('a data folder on a read-only file system prints one line with the fix and exits with 1', async () => {
    const path = await folder();
    const before = [
      'unshare',
      '--mount',
      'sh',
      '-c',
      `mount -t tmpfs -o ro tmpfs '${path}' && exec "$@"`,
      'sh',
    ];
    expectPlain(await ended({ DATA_DIR: join(path, 'data') }, { before }), 'read-only (EROFS)', 'DATA_DIR');
  });

  test('a full disk prints one line with the fix and exits with 1', async () => {
    const path = await folder();
    const before = [
      'unshare',
      '--mount',
      'sh',
      '-c',
      `mount -t tmpfs -o size=8m tmpfs '${path}' && exec "$@"`,
      'sh',
    ];
    expectPlain(await ended({ DATA_DIR: join(path, 'data') }, { before }), 'disk');
  }, 120_000);

  test('an unreachable PostgreSQL server prints one line with the fix and exits with 1', async () => {
    const url = `postgresql://x@127.0.0.1:${await freePort()}/x`;
    expectPlain(await ended({ DATABASE_URL: url, DATA_DIR: await folder() }), 'ECONNREFUSED', 'DATABASE_URL');
  });

  describe('a PostgreSQL server that rejects the service', () => {
    const server = () => {
      const running = inject('postgresql');
      if ('url' in running) return running.url;
      throw new Error('missing' in running ? running.missing : running.left);
    };
    async function asOwner(...statements: readonly string[]): Promise<void> {
      const client = postgres(server(), { max: 1, onnotice: () => undefined });
      for (const statement of statements) await client.unsafe(statement);
      await client.end();
    }
    const at = (name: string, user?: string) => {
      const url = new URL(server());
      url.pathname = name;
      if (user !== undefined) url.username = user;
      return url.href;
    };

    test('a missing PostgreSQL database prints one line with the fix and exits with 1', async () => {
      expectPlain(
        await ended({ DATABASE_URL: at('nowhere'), DATA_DIR: await folder() }),
        '3D000',
        'createdb -E UTF8',
      );
    });

    test('a missing PostgreSQL user prints one line with the fix and exits with 1', async () => {
      const reported = await ended({
        DATABASE_URL: at('postgres', 'nobody_at_all'),
        DATA_DIR: await folder(),
      });
      expectPlain(reported, '28000', 'correct the user');
    });

    test('a PostgreSQL database with the encoding LATIN1 prints one line with the fix and exits with 1', async () => {
      await asOwner(`create database latin template template0 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'`);
      ends.push(() => asOwner('drop database latin with (force)'));
      const reported = await ended({ DATABASE_URL: at('latin'), DATA_DIR: await folder() });
      expectPlain(reported, 'LATIN1', 'createdb -E UTF8 -T template0');
    });

    test('a PostgreSQL role that may not create tables prints one line with the fix, and works after migrate', async () => {
      await asOwner('create database rights', 'create role writer login');
      ends.push(() => asOwner('drop database rights with (force)', 'drop role writer'));
      const env = { DATABASE_URL: at('rights', 'writer'), DATA_DIR: await folder() };
      expectPlain(await ended(env), '42501', 'npm run data -- migrate');

      const { code, text } = await run('data', ['migrate'], { ...env, DATABASE_URL: at('rights') });
      expect({ code, text }).toEqual({ code: 0, text: 'the tables are up to date\n' });
      const owner = postgres(at('rights'), { max: 1 });
      for (const schema of ['public', 'drizzle']) {
        await owner.unsafe(`grant usage on schema ${schema} to writer`);
        await owner.unsafe(
          `grant select, insert, update, delete on all tables in schema ${schema} to writer`,
        );
      }
      await owner.end();
      expect(await run('keys', ['create', '--plan', 'pro'], env)).toMatchObject({ code: 0 });
      expect(await run('data', ['list'], env)).toMatchObject({ code: 0 });
    }, 60_000);
  });
});

function run(name: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const options = { env: { PATH: process.env['PATH'], ...env } };
  return new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, [program(name), ...args], options, (error, stdout, stderr) =>
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

/** Returns the current child processes of a process. */
function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', `${pid}`], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map(Number)
    .filter((child) => child > 0);
}

test('kill -9 during the first import also ends its child process, and the next start works', async () => {
  const path = await folder();
  const begin = (): ChildProcess => {
    const child = fork(program('serve'), {
      execArgv: [],
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: path },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    ends.push(() => child.kill('SIGKILL'));
    return child;
  };
  const stated = (child: ChildProcess, words: string) =>
    new Promise<void>((heard, reject) => {
      let text = '';
      const hear = (part: Buffer) => {
        text += part.toString();
        if (text.includes(words)) heard();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)));
    });
  // Kills the process once while the database is created and once while rows are imported.
  for (const moment of ['', 'importing cities']) {
    const child = begin();
    const left: number[] = [];
    if (moment === '')
      await expect.poll(() => childrenOf(child.pid ?? 0).length, { timeout: 20_000 }).toBe(1);
    else await stated(child, moment);
    left.push(...childrenOf(child.pid ?? 0));
    expect(left).toHaveLength(1);
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
    await expect.poll(() => left.some(isAlive)).toBe(false);
  }
  // The import starts again immediately, so no process holds the folder.
  await stated(begin(), 'importing');
}, 120_000);
