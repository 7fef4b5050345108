import { existsSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { openPgliteOver, StoreError, type Database } from '../../db/client/client.ts';
import { atShortPath } from '../../db/client/folder-lock.ts';
import type { KeysAnswer } from '../key-administration/commands.ts';

const longestCommand = 64 * 1024;

/** A line of JSON in (the arguments), a line of JSON out (the answer). */
type Run = (args: readonly string[]) => Promise<KeysAnswer>;

/** The line that asks for the database itself: what follows its answer is a conversation with `Database.share`. */
const forDatabase = 'database';

const socketName = 'control.sock';

export const controlPath = (dataDir: string): string => join(dataDir, socketName);

/**
 * Lets the command line of keys reach the process that owns the embedded database. The socket lies in the data folder
 * and only its owner may use it (mode 0600). The caller must own the folder: a socket that lies there is taken for
 * one that a killed process left.
 * @returns closes it.
 */
export async function openControlSocket(
  dataDir: string,
  run: Run,
  share?: (socket: Socket) => Promise<void>,
): Promise<() => Promise<void>> {
  const path = controlPath(dataDir);
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.setTimeout(30_000, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    readLine(socket).then(
      async (line) => {
        // What is asked for may take its time.
        socket.setTimeout(0);
        if (share === undefined || line !== JSON.stringify([forDatabase])) {
          socket.resume().end(`${JSON.stringify(await answer(line, run))}\n`);
          return;
        }
        socket.write('{"code":0,"text":""}\n');
        await share(socket);
      },
      () => socket.destroy(),
    );
  });
  await atShortPath(dataDir, (folder) => listening(server, join(folder, socketName)));
  return () =>
    new Promise((resolve) => {
      rmSync(path, { force: true });
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
}

async function answer(line: string, run: Run): Promise<KeysAnswer> {
  try {
    const args: unknown = JSON.parse(line);
    if (!Array.isArray(args) || !args.every((arg) => typeof arg === 'string')) {
      return { code: 2, text: 'the command must be an array of texts\n' };
    }
    return await run(args);
  } catch (error) {
    return { code: 1, text: `${error instanceof Error ? error.message : String(error)}\n` };
  }
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The socket is bound before `listen` returns, so it never exists with wider rights than these.
    const before = process.umask(0o177);
    try {
      server.listen(path, () => {
        server.off('error', reject);
        resolve();
      });
    } finally {
      process.umask(before);
    }
  });
}

/**
 * The embedded database of the process that has a data folder open.
 * @returns null when no process listens.
 * @throws StoreError when it is a program of another version
 */
export async function openControlDatabase(dataDir: string): Promise<Database | null> {
  if (!existsSync(dataDir)) return null;
  const socket = await atShortPath(dataDir, (folder) => connected(join(folder, socketName)));
  if (socket === null) return null;
  socket.write(`${JSON.stringify([forDatabase])}\n`);
  const reply = await readLine(socket).then(
    (line): unknown => JSON.parse(line),
    () => undefined,
  );
  if (isAnswer(reply) && reply.code === 0) return openPgliteOver(socket, dataDir);
  socket.destroy();
  throw new StoreError(
    `the service that has ${dataDir} open is of another version of this program: restart it, then try again`,
  );
}

/**
 * Has the process that owns a data folder run a command.
 * @returns null when no process listens.
 */
export async function sendToControlSocket(
  dataDir: string,
  args: readonly string[],
): Promise<KeysAnswer | null> {
  const socket = await atShortPath(dataDir, (folder) => connected(join(folder, socketName)));
  if (socket === null) return null;
  try {
    socket.write(`${JSON.stringify(args)}\n`);
    const reply: unknown = JSON.parse(await readLine(socket));
    if (isAnswer(reply)) return reply;
    throw new Error('the running service does not understand keys commands of this version');
  } finally {
    socket.destroy();
  }
}

const isAnswer = (value: unknown): value is KeysAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'number' &&
  'text' in value &&
  typeof value.text === 'string';

function connected(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // Nothing there, or what a killed process left.
      if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(error.code ?? '')) resolve(null);
      else reject(new Error(`the running service cannot be reached: ${error.message}`));
    });
  });
}

function readLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const decoder = new StringDecoder('utf8');
    let text = '';
    const read = (part: Buffer) => {
      text += decoder.write(part);
      const end = text.indexOf('\n');
      if (end !== -1) {
        // What follows is for the next reader.
        socket.off('data', read);
        socket.pause();
        resolve(text.slice(0, end));
      }
      // A command is short; an answer is as long as the list of keys.
      else if (text.length > longestCommand && !text.startsWith('{')) reject(new Error('too long'));
    };
    socket.on('data', read);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the running service ended before it answered')));
  });
}
