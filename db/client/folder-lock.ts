import { randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getErrorCode, hasErrorCode } from './data-folder.ts';
import { formatErrorReason, StoreError } from '../../core/store-error.ts';

/**
 * A liveness marker in a folder: a socket `holder-<kind>-<id>` that listens while its process is alive. The kernel closes the
 * socket when the process dies for any reason. Unlike process ids, sockets also work across PID namespaces, such as two
 * containers on one volume.
 */
export interface LockHolder {
  readonly id: string;
  release(): Promise<void>;
}

/** Maximum length of socket paths in bytes (Linux 107, macOS 103). */
const maxPathBytes = 103;

/** Ids of the locks of this process. Waiting for one of them would never end. */
const ownLockIds = new Set<string>();

/**
 * Maximum number of attempts to lock a folder that another process seems to have locked, and the average pause in milliseconds.
 */
const maxAttempts = 12;
const pauseMs = 250;

/**
 * Locks a data folder for this process, because two processes would corrupt an embedded database. Locks of dead processes are
 * ignored. Waits a few seconds for the end of a process that is shutting down.
 *
 * @throws StoreError that names the process with the lock
 */
export async function lockFolder(folder: string): Promise<LockHolder> {
  for (let attempt = 1; ; attempt += 1) {
    // Announce this process before looking for other processes. Of two concurrent attempts, at least one then finds the other.
    const ownHolder = await announceHolder(folder, 'pglite');
    const otherHolder = await findActiveHolder(folder, 'pglite', ownHolder.id);
    if (otherHolder === null) return ownHolder;
    await ownHolder.release();
    if (attempt === maxAttempts || ownLockIds.has(otherHolder.name)) {
      throw new StoreError(
        `${otherHolder.owner} has the embedded database in ${folder} open. Stop it, or set DATABASE_URL to share a PostgreSQL database.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
  }
}

/** Announces in a folder that this process is alive. */
export async function announceHolder(folder: string, kind: string): Promise<LockHolder> {
  const id = randomUUID().slice(0, 18);
  const name = `holder-${kind}-${id}`;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(`process ${process.pid} of ${hostname()}\n`);
  });
  try {
    await withShortPath(folder, (short) => listen(server, join(short, `${name}.new`)));
    // Rename the socket only when it is listening. Under the final name, ECONNREFUSED then means that the process is dead.
    renameSync(join(folder, `${name}.new`), join(folder, name));
  } catch (error) {
    server.close();
    throw new StoreError(
      `the data folder ${folder} cannot be locked: ${formatErrorReason(error)}`,
      getErrorCode(error),
    );
  }
  server.unref();
  ownLockIds.add(name);
  return {
    id,
    async release() {
      ownLockIds.delete(name);
      // Remove the name before closing the socket, so that no process connects to a closed socket.
      rmSync(join(folder, name), { force: true });
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns another live holder of a kind, and removes dead holders. @returns null when all other holders are dead */
async function findActiveHolder(
  folder: string,
  kind: string,
  ownId: string,
): Promise<{ readonly name: string; readonly owner: string } | null> {
  const prefix = `holder-${kind}-`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || name.endsWith('.new') || name === prefix + ownId) continue;
    const owner = await readHolder(folder, name);
    if (owner !== null) return { name, owner };
    await rm(join(folder, name), { force: true }); // names are never reused
  }
  return null;
}

/** Whether the process that created a holder is still alive. */
export const isHolderAlive = async (folder: string, kind: string, id: string): Promise<boolean> =>
  (await readHolder(folder, `holder-${kind}-${id}`)) !== null;

/**
 * Returns the description of a holder's process; null for a dead holder (ECONNREFUSED or ENOENT). Any other result means alive,
 * because the process can be frozen or busy.
 */
function readHolder(folder: string, name: string): Promise<string | null> {
  return withShortPath(
    folder,
    (short) =>
      new Promise((resolve) => {
        let text = '';
        const socket = connect(join(short, name));
        socket.setTimeout(500, () => socket.destroy());
        socket.on('data', (part) => (text += part.toString()));
        socket.on('close', () => resolve(text.trim() || 'another process'));
        socket.on('error', (error) => {
          if (hasErrorCode(error, 'ECONNREFUSED') || hasErrorCode(error, 'ENOENT')) resolve(null);
        });
      }),
  );
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * Calls a function with a path of the folder that is short enough for sockets. A longer path is replaced by a temporary
 * symbolic link.
 */
export async function withShortPath<T>(folder: string, use: (folder: string) => Promise<T>): Promise<T> {
  const path = resolve(folder);
  if (Buffer.byteLength(path) + 64 <= maxPathBytes) return use(path);
  const linkFolder = await mkdtemp(join(tmpdir(), 'lookup-'));
  try {
    const linkPath = join(linkFolder, 'd');
    await symlink(path, linkPath);
    return await use(linkPath);
  } finally {
    await rm(linkFolder, { recursive: true, force: true });
  }
}
