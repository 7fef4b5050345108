import { existsSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { openPgliteOnStream, StoreError, type Database } from '../../db/client/client.ts';
import { withShortPath } from '../../db/client/folder-lock.ts';
import type { KeysAnswer } from '../key-administration/commands.ts';

/** Characters. */
const maxCommandLength = 64 * 1024;

/** Runs a command. The socket receives the arguments as one line of JSON and sends the result as one line of JSON. */
type RunCommand = (args: readonly string[]) => Promise<KeysAnswer>;

/** The command that opens the database itself. After the response, `Database.share` uses the connection. */
const databaseCommand = 'database';

const socketName = 'control.sock';

export const controlPath = (dataDir: string): string => join(dataDir, socketName);

/**
 * Opens the Unix socket through which the `keys` command line reaches the process that has the embedded database open. The socket
 * is in the data folder and only its owner may use it (mode 0600). The caller must have locked the folder: an existing socket
 * must come from a killed process and is removed.
 * @returns closes the socket
 */
export async function openControlSocket(
  dataDir: string,
  run: RunCommand,
  share?: (socket: Socket) => Promise<void>,
): Promise<() => Promise<void>> {
  const path = controlPath(dataDir);
  rmSync(path, { force: true });
  const connections = new Set<Socket>();
  const server = createServer((socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    socket.setTimeout(30_000, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    readLine(socket).then(
      async (line) => {
        // A command may take long.
        socket.setTimeout(0);
        if (share === undefined || line !== JSON.stringify([databaseCommand])) {
          socket.resume().end(`${JSON.stringify(await runLine(line, run))}\n`);
          return;
        }
        socket.write('{"code":0,"text":""}\n');
        await share(socket);
      },
      () => socket.destroy(),
    );
  });
  await withShortPath(dataDir, (folder) => listenAt(server, join(folder, socketName)));
  return () =>
    new Promise((resolve) => {
      rmSync(path, { force: true });
      server.close(() => resolve());
      for (const socket of connections) socket.destroy();
    });
}

async function runLine(line: string, run: RunCommand): Promise<KeysAnswer> {
  try {
    const args: unknown = JSON.parse(line);
    if (!Array.isArray(args) || !args.every((arg) => typeof arg === 'string')) {
      return { code: 2, text: 'the command must be an array of strings\n' };
    }
    return await run(args);
  } catch (error) {
    return { code: 1, text: `${error instanceof Error ? error.message : String(error)}\n` };
  }
}

function listenAt(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // `listen` creates the socket before it returns, so the socket never has wider permissions than this umask allows.
    const previousUmask = process.umask(0o177);
    try {
      server.listen(path, () => {
        server.off('error', reject);
        resolve();
      });
    } finally {
      process.umask(previousUmask);
    }
  });
}

/**
 * Opens the embedded database of a data folder through the process that has the folder open.
 * @returns null when no process listens on the socket
 * @throws StoreError when that process runs another version of the program
 */
export async function openControlDatabase(dataDir: string): Promise<Database | null> {
  if (!existsSync(dataDir)) return null;
  const socket = await withShortPath(dataDir, (folder) => connectTo(join(folder, socketName)));
  if (socket === null) return null;
  socket.write(`${JSON.stringify([databaseCommand])}\n`);
  const reply = await readLine(socket).then(
    (line): unknown => JSON.parse(line),
    () => undefined,
  );
  if (isKeysAnswer(reply) && reply.code === 0) return openPgliteOnStream(socket, dataDir);
  socket.destroy();
  throw new StoreError(
    `the service that has ${dataDir} open runs another version of this program: restart it, then try again`,
  );
}

/**
 * Sends a command to the process that has a data folder open.
 * @returns null when no process listens on the socket
 * @throws Error when that process runs another version of the program
 */
export async function sendToControlSocket(
  dataDir: string,
  args: readonly string[],
): Promise<KeysAnswer | null> {
  const socket = await withShortPath(dataDir, (folder) => connectTo(join(folder, socketName)));
  if (socket === null) return null;
  try {
    socket.write(`${JSON.stringify(args)}\n`);
    const reply: unknown = JSON.parse(await readLine(socket));
    if (isKeysAnswer(reply)) return reply;
    throw new Error('the running service is another version of this program: restart it, then try again');
  } finally {
    socket.destroy();
  }
}

const isKeysAnswer = (value: unknown): value is KeysAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'number' &&
  'text' in value &&
  typeof value.text === 'string';

function connectTo(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // There is no socket, or it comes from a killed process.
      if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(error.code ?? '')) resolve(null);
      else reject(new Error(`the running service cannot be reached: ${error.message}`));
    });
  });
}

function readLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const decoder = new StringDecoder('utf8');
    let text = '';
    const onData = (chunk: Buffer) => {
      text += decoder.write(chunk);
      const end = text.indexOf('\n');
      if (end !== -1) {
        // Return the bytes after the line to the stream, for the next reader.
        socket.off('data', onData);
        socket.pause();
        resolve(text.slice(0, end));
      }
      // Limit the length of commands, which are short. Responses start with "{" and can be as long as the list of keys.
      else if (text.length > maxCommandLength && !text.startsWith('{')) reject(new Error('too long'));
    };
    socket.on('data', onData);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the running service ended before it responded')));
  });
}
