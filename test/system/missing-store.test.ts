import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { executeDataCommand } from '../../app/data-commands/commands.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Environment = Readonly<Record<string, string>>;
interface CommandResult {
  readonly code: number;
  readonly text: string;
}

function run(program: string, args: readonly string[], env: Environment): Promise<CommandResult> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: { PATH: process.env['PATH'] ?? '', ...env } };
    execFile(process.execPath, [`${root}${program}`, ...args], options, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    );
  });
}

/** Runs `npm run data` in this process, since a process for each command would take a second. */
async function runHere(args: readonly string[], env: Environment): Promise<CommandResult> {
  let text = '';
  const code = await executeDataCommand(args, env, {
    isTTY: false,
    write: (piece) => (text += piece) !== '',
  });
  return { code, text };
}

const program = {
  keys: (args: readonly string[], env: Environment) => run('dist/keys.js', args, env),
  lookup: (args: readonly string[], env: Environment) => run('bin/lookup.js', args, env),
  data: runHere,
} as const;

/** Commands that need a store created by a service. */
const commands: readonly (readonly [name: keyof typeof program, line: string])[] = [
  ['keys', 'create'],
  ['keys', 'list'],
  ['keys', 'plan pro --deep true'],
  ['data', 'list'],
  ['data', 'refresh'],
  ['data', 'import admin1'],
  ['data', 'update admin1'],
  ['data', 'rollback cities'],
  ['data', 'verify'],
  ['data', 'backup /nowhere/backup.gz'],
  ['lookup', 'backup /nowhere/backup.gz'],
  ['lookup', 'city Oslo'],
];

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'lookup-missing-')));
});
afterAll(() => rm(folder, { recursive: true }));

describe('without a store in the data folder', () => {
  test.each([...commands, ['data', 'migrate'] as const])(
    'the command %s %s fails without a store in the data folder and creates no files',
    async (name, line) => {
      const missingFolder = join(folder, 'missing');
      const emptyFolder = join(folder, 'empty');
      await mkdir(emptyFolder, { recursive: true });
      // The files of a service on PostgreSQL are not a store.
      await writeFile(join(emptyFolder, 'first-key'), '');
      for (const dataDir of [missingFolder, emptyFolder]) {
        const { code, text } = await program[name](line.split(' '), { DATA_DIR: dataDir });
        expect(code, text).not.toBe(0);
        expect(text).toContain(`There is no data in ${dataDir} (DATA_DIR)`);
        expect(text).toMatch(/Set DATA_DIR .* DATABASE_URL .*npm start/);
        expect(text.trim().split('\n')).toHaveLength(1);
      }
      expect(existsSync(missingFolder)).toBe(false);
      expect(await readdir(emptyFolder)).toEqual(['first-key']);
    },
  );

  test('the error for a missing store contains the absolute path of the default data folder', async () => {
    const { code, text } = await run('dist/keys.js', ['create'], {});
    expect(code).toBe(1);
    expect(text).toContain(`There is no data in ${join(folder, '.data')} (DATA_DIR)`);
    expect(existsSync(join(folder, '.data'))).toBe(false);
  });

  test.each([
    ['keys', 'constructor'],
    ['keys', 'create --nope'],
    ['data', 'explode'],
    ['data', 'restore'],
    ['data', 'restore /no/such/file'],
    ['lookup', 'restore /no/such/file'],
  ] as const)(
    'the command %s %s is a usage error, which is reported before a missing store',
    async (name, line) => {
      const dataDir = join(folder, 'missing');
      expect((await program[name](line.split(' '), { DATA_DIR: dataDir })).code).toBe(2);
      expect(existsSync(dataDir)).toBe(false);
    },
  );
});

describe('with an empty PostgreSQL database', () => {
  let administrator: postgres.Sql;
  let databaseUrl: string;
  beforeAll(async () => {
    const server = inject('postgresql');
    if (!('url' in server)) throw new Error('missing' in server ? server.missing : server.left);
    administrator = postgres(server.url, { max: 1, onnotice: () => undefined });
    await administrator.unsafe('create database missing_store template template0');
    const url = new URL(server.url);
    url.pathname = 'missing_store';
    url.password = 'hidden';
    databaseUrl = url.href;
  });
  afterAll(async () => {
    await administrator.unsafe('drop database missing_store with (force)');
    await administrator.end();
  });

  /** Returns schemas and tables that are not part of PostgreSQL. */
  async function listMadeFiles(): Promise<readonly unknown[]> {
    const client = postgres(databaseUrl, { max: 1 });
    try {
      return await client`
        select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
        union all select relname from pg_class where relnamespace = 'public'::regnamespace`;
    } finally {
      await client.end();
    }
  }

  test.each(commands)(
    'the command %s %s fails on an empty PostgreSQL database and creates no tables',
    async (name, line) => {
      const dataDir = join(folder, 'missing');
      const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
      const { code, text } = await program[name](line.split(' '), env);
      expect(code, text).not.toBe(0);
      expect(text).toMatch(/There is no data in the database missing_store on \S+ \(DATABASE_URL\)/);
      expect(text).not.toContain('hidden');
      expect(await listMadeFiles()).toEqual([]);
      expect(existsSync(dataDir)).toBe(false);
    },
  );

  test('a data command reports an unreachable PostgreSQL server as unreachable', async () => {
    const env = { DATA_DIR: join(folder, 'missing'), DATABASE_URL: 'postgresql://127.0.0.1:9/lookup' };
    const { code, text } = await program.keys(['list'], env);
    expect(code).toBe(1);
    expect(text).toContain('ECONNREFUSED');
  });

  test('a key can be created after the command migrate has created the tables', async () => {
    const env = { DATA_DIR: join(folder, 'migrated'), DATABASE_URL: databaseUrl };
    expect(await run('dist/data.js', ['migrate'], env)).toEqual({
      code: 0,
      text: 'the tables are up to date\n',
    });
    expect(await program.keys(['create'], env)).toMatchObject({ code: 0 });
  });
});
