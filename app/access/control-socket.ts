import { existsSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { openPgliteOnStream, StoreError, type Database } from '../../db/client/client.ts';
import { withShortPath } from '../../db/client/folder-lock.ts';
import type { KeysReply } from '../key-administration/commands.ts';
import { connectTo, isKeysReply, receiveLine, socketName } from './control-client.ts';

/**
 * Runs a command that arrived on the control socket: one line of JSON with the arguments. The result is returned as one line of
 * JSON.
 */
type CommandRunner = (args: readonly string[]) => Promise<KeysReply>;

/** Requests a connection to the embedded database. After the response, `Database.share` uses the socket. */
const databaseCommand = 'database';

export const getControlPath = (dataDir: string): string => join(dataDir, socketName);

/**
 * Opens the Unix socket through which the `keys` command line reaches the process that has the embedded database open. The socket
 * is in the data folder, and only its owner may use it (mode 0600). The caller must have locked the folder, so an existing socket
 * was left by a killed process and is removed.
 * @returns a function that closes the socket
 */
export async function openControlSocket(
  dataDir: string,
  run: CommandRunner,
  share?: (socket: Socket) => Promise<void>,
): Promise<() => Promise<void>> {
  const path = getControlPath(dataDir);
  rmSync(path, { force: true });
  const connections = new Set<Socket>();
  const server = createServer((socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    socket.setTimeout(30_000, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    receiveLine(socket).then(
      async (line) => {
        // Some commands take several minutes, so the connection has no timeout.
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
  await withShortPath(dataDir, (folder) => listenOnPath(server, join(folder, socketName)));
  return () =>
    new Promise((resolve) => {
      rmSync(path, { force: true });
      server.close(() => resolve());
      for (const socket of connections) socket.destroy();
    });
}

async function runLine(line: string, run: CommandRunner): Promise<KeysReply> {
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

function listenOnPath(server: Server, path: string): Promise<void> {
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
  const reply = await receiveLine(socket).then(
    (line): unknown => JSON.parse(line),
    () => undefined,
  );
  if (isKeysReply(reply) && reply.code === 0) return openPgliteOnStream(socket, dataDir);
  socket.destroy();
  throw new StoreError(
    `the service that has ${dataDir} open runs another version of this program: restart it, then try again`,
  );
}
