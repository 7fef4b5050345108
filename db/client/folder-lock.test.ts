import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withShortPath, isHolderAlive, lockFolder, announceHolder } from './folder-lock.ts';

async function createFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'lock-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** Listens on the socket of a holder as another process would, and sends a text or nothing. */
async function listenAsOtherProcess(
  path: string,
  name: string,
  says: string | null = 'process 7 of another host\n',
) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (says === null) socket.destroy();
    else socket.end(says);
  });
  server.listen(join(path, name));
  await once(server, 'listening');
  const stop = () => new Promise((done) => server.close(done));
  onTestFinished(async () => void (await stop()));
  return stop;
}

/** Replaces pauses by immediate callbacks and records their lengths. @param meanwhile runs during the first pause */
function recordPauses(meanwhile: () => unknown = () => undefined): number[] {
  const pauseDurations: number[] = [];
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: () => void,
    milliseconds = 0,
  ) => {
    pauseDurations.push(milliseconds);
    const meanwhileDone = pauseDurations.length === 1 ? meanwhile() : undefined;
    void Promise.resolve(meanwhileDone).then(() => setImmediate(run));
  }) as unknown as typeof setTimeout);
  onTestFinished(() => timers.mockRestore());
  return pauseDurations;
}

test('a process locks a folder once, rejects a second lock immediately, and can lock it again after the release', async () => {
  const path = await createFolder();
  const pauseDurations = recordPauses();
  const ownLock = await lockFolder(path);
  expect(readdirSync(path)).toEqual([`holder-pglite-${ownLock.id}`]);
  await expect(lockFolder(path)).rejects.toMatchObject({
    name: 'StoreError',
    message: `process ${process.pid} of ${hostname()} has the embedded database in ${path} open. Stop it, or set DATABASE_URL to share a PostgreSQL database.`,
  });
  expect(pauseDurations).toEqual([]);
  expect(readdirSync(path)).toHaveLength(1);
  await ownLock.release();
  expect(readdirSync(path)).toEqual([]);
  await (await lockFolder(path)).release();
});

test('locking a folder retries for some seconds while another process holds the lock, then fails and names that process', async () => {
  const path = await createFolder();
  const pauseDurations = recordPauses();
  await listenAsOtherProcess(path, 'holder-pglite-1');
  await expect(lockFolder(path)).rejects.toThrow(/^process 7 of another host has the embedded database/);
  expect(pauseDurations).toHaveLength(11);
  for (const pause of pauseDurations) {
    expect(pause).toBeGreaterThanOrEqual(125);
    expect(pause).toBeLessThanOrEqual(375);
  }
  expect(readdirSync(path)).toEqual(['holder-pglite-1']);
});

test('a folder lock can be acquired while the process that held it is ending', async () => {
  const path = await createFolder();
  const stop = await listenAsOtherProcess(path, 'holder-pglite-1');
  const pauseDurations = recordPauses(stop);
  const ownLock = await lockFolder(path);
  expect(pauseDurations).toHaveLength(1);
  expect(readdirSync(path)).toEqual([`holder-pglite-${ownLock.id}`]);
  await ownLock.release();
});

test('a lock holder that sends no data is treated as running', async () => {
  const path = await createFolder();
  recordPauses();
  await listenAsOtherProcess(path, 'holder-pglite-1', null);
  await expect(lockFolder(path)).rejects.toThrow(/^another process has the embedded database/);
});

test('locking a folder removes lock files of dead processes, and keeps incomplete lock files and those of other kinds', async () => {
  const path = await createFolder();
  for (const name of ['holder-pglite-dead', 'holder-pglite-soon.new', 'holder-units-1', 'else'])
    writeFileSync(join(path, name), '');
  const ownLock = await lockFolder(path);
  expect(readdirSync(path).sort()).toEqual(
    ['else', `holder-pglite-${ownLock.id}`, 'holder-pglite-soon.new', 'holder-units-1'].sort(),
  );
  await ownLock.release();
});

test('a lock holder is reported as running until it releases the lock, and only for its own kind of lock', async () => {
  const path = await createFolder();
  const holder = await announceHolder(path, 'units');
  expect(await isHolderAlive(path, 'units', holder.id)).toBe(true);
  expect(await isHolderAlive(path, 'pglite', holder.id)).toBe(false);
  expect(await isHolderAlive(path, 'units', 'other')).toBe(false);
  await holder.release();
  expect(await isHolderAlive(path, 'units', holder.id)).toBe(false);
  const secondHolder = await announceHolder(path, 'units');
  expect(secondHolder.id).not.toBe(holder.id);
  await secondHolder.release();
});

test('a folder whose path is too long for a socket is reached through a temporary link', async () => {
  const path = join(await createFolder(), 'x'.repeat(120));
  mkdirSync(path);
  const holder = await lockFolder(path);
  expect(await isHolderAlive(path, 'pglite', holder.id)).toBe(true);
  await holder.release();
  let usedPath = '';
  await withShortPath(path, async (short) => void (usedPath = short));
  expect(usedPath.length).toBeLessThan(60);
  expect(() => readdirSync(usedPath)).toThrow('ENOENT');
});

test('a folder path is used directly when it has at most 103 bytes with 64 bytes for the socket name', async () => {
  const longestPath = `/${'x'.repeat(38)}`;
  expect(await withShortPath(longestPath, async (path) => path)).toBe(longestPath);
  const tooLongPath = `/${'x'.repeat(39)}`;
  expect(await withShortPath(tooLongPath, async (path) => path)).not.toBe(tooLongPath);
  // The limit is in bytes, not characters.
  const multibytePath = `/${'é'.repeat(20)}`;
  expect(await withShortPath(multibytePath, async (path) => path)).not.toBe(multibytePath);
});

test('locking a missing data folder fails with an error that names the folder', async () => {
  const path = join(await createFolder(), 'none');
  await expect(announceHolder(path, 'units')).rejects.toMatchObject({
    name: 'StoreError',
    message: expect.stringMatching(`^the data folder ${path} cannot be locked: `),
  });
});
