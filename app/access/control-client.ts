import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { withShortPath } from '../../db/client/folder-lock.ts';
import type { KeysReply } from '../key-administration/commands.ts';

/** Characters. */
const maxCommandLength = 64 * 1024;

export const socketName = 'control.sock';

/**
 * Sends a command to the process that has a data folder open.
 * @returns null when no process listens on the socket
 * @throws Error when that process runs another version of the program
 */
export async function sendToControlSocket(
  dataDir: string,
  args: readonly string[],
): Promise<KeysReply | null> {
  const socket = await withShortPath(dataDir, (folder) => connectTo(join(folder, socketName)));
  if (socket === null) return null;
  try {
    socket.write(`${JSON.stringify(args)}\n`);
    const reply: unknown = JSON.parse(await receiveLine(socket));
    if (isKeysReply(reply)) return reply;
    throw new Error(
      'the running service has another version than this program: restart the service, then try again',
    );
  } finally {
    socket.destroy();
  }
}

export const isKeysReply = (value: unknown): value is KeysReply =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'number' &&
  'text' in value &&
  typeof value.text === 'string';

export function connectTo(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // The socket does not exist, or a killed process left it behind.
      if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(error.code ?? '')) resolve(null);
      else reject(new Error(`the running service cannot be reached: ${error.message}`));
    });
  });
}

export function receiveLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const decoder = new StringDecoder('utf8');
    let text = '';
    const onData = (chunk: Buffer) => {
      text += decoder.write(chunk);
      const end = text.indexOf('\n');
      if (end !== -1) {
        // The bytes after the line are for the next reader of the socket.
        socket.off('data', onData);
        socket.pause();
        resolve(text.slice(0, end));
      }
      // Limit the length of commands. Responses start with "{" and can be as long as the list of keys.
      else if (text.length > maxCommandLength && !text.startsWith('{'))
        reject(new Error('The command is too long.'));
    };
    socket.on('data', onData);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the running service ended before it responded')));
  });
}
