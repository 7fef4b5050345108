import { randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { codeOf, isCode } from './data-folder.ts';
import { reasonOf, StoreError } from '../../core/store-error.ts';

/**
 * A sign of life in a folder: a socket `holder-<kind>-<id>` that listens for as long as its process lives. The kernel
 * ends it with the process, however that dies, and answers for it across PID namespaces: two containers on one
 * volume see each other, as process numbers do not.
 */
export interface Holder {
  readonly id: string;
  release(): Promise<void>;
}

/** Systems refuse longer paths of sockets (Linux 107 bytes, macOS 103). */
const longestPath = 103;

/** The holders of this process: waiting for one of them would be waiting for oneself. */
const own = new Set<string>();

/** How often, and after how many milliseconds at most, a folder that seems taken is looked at again. */
const attempts = 12;
const pauseMs = 250;

/**
 * Takes a data folder for this process: two processes on one embedded database would destroy it. A holder that has
 * died counts as none; one that is just ending is waited for, some seconds.
 *
 * @throws StoreError that names the process which has the folder.
 */
export async function lockFolder(folder: string): Promise<Holder> {
  for (let attempt = 1; ; attempt += 1) {
    // First shown, then looked: of two that come at once each sees the other, and neither goes on.
    const mine = await showHolder(folder, 'pglite');
    const other = await livingHolder(folder, 'pglite', mine.id);
    if (other === null) return mine;
    await mine.release();
    if (attempt === attempts || own.has(other.name)) {
      throw new StoreError(
        `${other.who} has the embedded database in ${folder} open; stop it, or set DATABASE_URL to share a PostgreSQL`,
      );
    }
    await new Promise((go) => setTimeout(go, pauseMs * (0.5 + Math.random())));
  }
}

/** Shows in a folder that this process lives. */
export async function showHolder(folder: string, kind: string): Promise<Holder> {
  const id = randomUUID().slice(0, 18);
  const name = `holder-${kind}-${id}`;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(`process ${process.pid} of ${hostname()}\n`);
  });
  try {
    await atShortPath(folder, (short) => listening(server, join(short, `${name}.new`)));
    // It gets its name when it listens: under that name a socket which refuses is a dead one.
    renameSync(join(folder, `${name}.new`), join(folder, name));
  } catch (error) {
    server.close();
    throw new StoreError(`the data folder ${folder} cannot be locked: ${reasonOf(error)}`, codeOf(error));
  }
  server.unref();
  own.add(name);
  return {
    id,
    async release() {
      own.delete(name);
      // The name first: no one who still sees it is refused.
      rmSync(join(folder, name), { force: true });
      await new Promise((done) => server.close(done));
    },
  };
}

/** Who is alive of a kind, but for one's own. Removes the dead. @returns null: nobody. */
async function livingHolder(
  folder: string,
  kind: string,
  mine: string,
): Promise<{ readonly name: string; readonly who: string } | null> {
  const prefix = `holder-${kind}-`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || name.endsWith('.new') || name === prefix + mine) continue;
    const who = await askHolder(folder, name);
    if (who !== null) return { name, who };
    await rm(join(folder, name), { force: true }); // its name is never used again
  }
  return null;
}

/** Whether the process that showed itself by this id still lives. */
export const isHeld = async (folder: string, kind: string, id: string): Promise<boolean> =>
  (await askHolder(folder, `holder-${kind}-${id}`)) !== null;

/** @returns null when it is dead. Whatever is no refusal counts as alive: a frozen process, one that is busy. */
function askHolder(folder: string, name: string): Promise<string | null> {
  return atShortPath(
    folder,
    (short) =>
      new Promise((told) => {
        let text = '';
        const socket = connect(join(short, name));
        socket.setTimeout(500, () => socket.destroy());
        socket.on('data', (part) => (text += part.toString()));
        socket.on('close', () => told(text.trim() || 'another process'));
        socket.on('error', (error) => {
          if (isCode(error, 'ECONNREFUSED') || isCode(error, 'ENOENT')) told(null);
        });
      }),
  );
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      done();
    });
  });
}

/** Hands on a path to the folder that is short enough for its sockets: a link to it where its own is not. */
export async function atShortPath<T>(folder: string, use: (folder: string) => Promise<T>): Promise<T> {
  const whole = resolve(folder);
  if (Buffer.byteLength(whole) + 64 <= longestPath) return use(whole);
  const links = await mkdtemp(join(tmpdir(), 'lookup-'));
  try {
    const link = join(links, 'd');
    await symlink(whole, link);
    return await use(link);
  } finally {
    await rm(links, { recursive: true, force: true });
  }
}
