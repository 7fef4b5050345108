import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { getToolPath } from '../../test/support/build.ts';
import { databases } from '../../test/support/databases.ts';
import { prepareFolder } from './data-folder.ts';
import { lockFolder, announceHolder, isHolderAlive } from './folder-lock.ts';

async function createFolder(name = ''): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'lookup-folder-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  if (name !== '') mkdirSync(join(path, name), { recursive: true });
  return join(path, name);
}

function withUmask(mask: number): void {
  const modeBefore = process.umask(mask);
  onTestFinished(() => void process.umask(modeBefore));
}

/** Lists the files and folders that other users can access. */
function listAccessiblePaths(path: string): string[] {
  const stats = lstatSync(path);
  const accessibleInside = stats.isDirectory()
    ? readdirSync(path).flatMap((name) => listAccessiblePaths(join(path, name)))
    : [];
  return (stats.mode & 0o077) === 0 ? accessibleInside : [path, ...accessibleInside];
}

test('every file of the embedded database is accessible only to its owner, including in an existing folder', async () => {
  withUmask(0);
  const store = await databases[0]?.make();
  if (store === undefined) throw new Error('no PGlite');
  chmodSync(store.dataDir, 0o755);
  for (const path of ['pglite/PG_VERSION', 'pglite/postgresql.conf'])
    chmodSync(join(store.dataDir, path), 0o666);
  const db = await store.open();
  await db.query(sql`create table later (a int)`);
  await db.query(sql`insert into later select generate_series(1, 1000)`);
  await db.maintain('VACUUM ANALYZE later');
  expect(listAccessiblePaths(store.dataDir)).toEqual([]);
  await db.close();
  expect(listAccessiblePaths(store.dataDir)).toEqual([]);
  await store.remove();
});

test('corrected permissions of a data folder are logged once, in one line', async () => {
  withUmask(0);
  const path = await createFolder('data');
  mkdirSync(join(path, 'snapshot'), { mode: 0o755 });
  writeFileSync(join(path, 'snapshot', 'a.bin'), '', { mode: 0o644 });
  symlinkSync('/etc/hostname', join(path, 'snapshot', 'link'));
  const modeBefore = lstatSync('/etc/hostname').mode;
  const lines: string[] = [];
  const warn = (line: string) => void lines.push(line);
  prepareFolder(path, warn);
  prepareFolder(path, warn);
  expect(lines).toEqual([`other users had access to 3 files and folders of the data folder ${path}: fixed`]);
  expect(lstatSync('/etc/hostname').mode).toBe(modeBefore);
});

test('in a data folder with files of other programs, the service corrects only the permissions of its own files', async () => {
  withUmask(0);
  const path = await createFolder('shared');
  chmodSync(path, 0o755);
  writeFileSync(join(path, 'letter.txt'), '', { mode: 0o644 });
  writeFileSync(join(path, 'first-key'), '', { mode: 0o644 });
  const lines: string[] = [];
  prepareFolder(path, (line) => lines.push(line));
  expect(lstatSync(path).mode & 0o777).toBe(0o755);
  expect(lstatSync(join(path, 'letter.txt')).mode & 0o777).toBe(0o644);
  expect(lstatSync(join(path, 'first-key')).mode & 0o777).toBe(0o600);
  expect(lines).toContainEqual(expect.stringContaining('Set DATA_DIR to a folder for this service only'));
});

test('the error of a data folder that cannot be created names the reason', async () => {
  const path = await createFolder();
  writeFileSync(join(path, 'file'), '');
  expect(() => prepareFolder(join(path, 'file', 'data'), () => undefined)).toThrow(
    `the data folder ${join(path, 'file', 'data')} cannot be used: a part of its path is a file (ENOTDIR)`,
  );
});

const script = getToolPath('hold-folder');

/** Starts a process that locks the folder, or prints why it cannot. */
async function startHolder(
  path: string,
  prefix: readonly string[] = [],
): Promise<{ stated: string; child: ChildProcess }> {
  const [program = '', ...args] = [...prefix, process.execPath, script, path];
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [stated] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { stated, child };
}

const kill = async (child: ChildProcess) => {
  const exitEvent = once(child, 'exit');
  child.kill('SIGKILL');
  await exitEvent;
};

test('locking a data folder ignores the lock of a killed process', async () => {
  const path = await createFolder();
  const { stated, child } = await startHolder(path);
  expect(stated).toBe('held');
  await expect(lockFolder(path)).rejects.toThrow(`process ${child.pid} of `);
  await kill(child);
  const ownLock = await lockFolder(path);
  expect(readdirSync(path)).toEqual([`holder-pglite-${ownLock.id}`]);
  await ownLock.release();
  expect(readdirSync(path)).toEqual([]);
});

test('a folder lock excludes a process in another PID namespace, in both directions', async () => {
  const path = await createFolder();
  const unshareCommand = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const ownLock = await lockFolder(path);
  expect((await startHolder(path, unshareCommand)).stated).toContain('has the embedded database');
  await ownLock.release();
  const otherHolder = await startHolder(path, unshareCommand);
  expect(otherHolder.stated).toBe('held');
  await expect(lockFolder(path)).rejects.toThrow('has the embedded database');
});

test('at most one of several processes that start at the same time gets the folder lock', async () => {
  const path = await createFolder();
  const children = await Promise.all(Array.from({ length: 6 }, () => startHolder(path)));
  expect(children.filter(({ stated }) => stated === 'held')).toHaveLength(1);
});

test('at most one of several concurrent attempts in one process gets the folder lock', async () => {
  const path = await createFolder();
  for (let round = 0; round < 20; round += 1) {
    const attempts = await Promise.allSettled(Array.from({ length: 4 }, () => lockFolder(path)));
    const locks = attempts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(locks.length).toBeLessThanOrEqual(1);
    for (const folderLock of locks) await folderLock.release();
  }
  const folderLock = await lockFolder(path);
  await folderLock.release();
});

test('a folder can be locked when its path is too long for a socket or has spaces and special characters', async () => {
  const path = await createFolder(`${'ä %20#'.repeat(20)}/data`);
  const ownLock = await lockFolder(path);
  await expect(lockFolder(path)).rejects.toThrow('has the embedded database');
  expect(await isHolderAlive(path, 'pglite', ownLock.id)).toBe(true);
  await ownLock.release();
  expect(await isHolderAlive(path, 'pglite', ownLock.id)).toBe(false);
});

test('a folder lock ends when its holder releases it', async () => {
  const path = await createFolder();
  const unitsHolder = await announceHolder(path, 'units');
  expect(await isHolderAlive(path, 'units', unitsHolder.id)).toBe(true);
  await unitsHolder.release();
  expect(existsSync(join(path, `holder-units-${unitsHolder.id}`))).toBe(false);
});
