import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { constants } from 'node:os';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** Environment variable with the inherited file descriptors of the listening socket, one for each thread. */
const socketsVariable = 'LOOKUP_SOCKETS';

/** Returns the file descriptors that a launching process passed on. @returns an empty list without a launching process */
export const getInheritedSockets = (environment: Readonly<Record<string, string | undefined>>): number[] =>
  (environment[socketsVariable] ?? '').split(',').filter(Boolean).map(Number);

/**
 * Environment variables that save memory, unless the operator sets them. glibc retains freed memory in an arena for each thread,
 * 100 MB with two threads. In Node 24, the young generation of each thread grows to 134 MB unless it is limited.
 */
const memoryVariables = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  NODE_OPTIONS: '--max-semi-space-size=32',
};

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Listens, and passes the socket to a child process that serves it: the same program, with a duplicate of the socket for each
 * thread. The kernel distributes the connections between the threads. No other way to listen on one port in several threads
 * works in all supported versions of Node. This process forwards signals to the child and exits with its exit code.
 */
export async function launch({ host, port }: ListenAddress, threads: number): Promise<never> {
  const server = await listenOn({ host, port });
  const socket = getDescriptor(server);
  const firstDescriptor = 4;
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    env: {
      ...memoryVariables,
      ...process.env,
      [socketsVariable]: Array.from({ length: threads }, (_, index) => firstDescriptor + index).join(),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc', ...Array.from({ length: threads }, () => socket)],
    // Run the child process detached, so that Ctrl-C signals only this process, which forwards the signal.
    detached: true,
  });
  // The event loop has not run since the socket was opened, so this process has accepted no connection.
  server.close();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  process.once('exit', () => child.kill('SIGKILL'));
  child.on('message', (message) => void process.send?.(message));
  return new Promise((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

function listenOn({ host, port }: ListenAddress): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => resolve(server));
  });
}

/**
 * Returns the file descriptor of a listening socket, from an undocumented property of Node.
 * @throws UserFacingError when there is no file descriptor
 */
function getDescriptor(server: Server): number {
  const handle: unknown = Reflect.get(server, '_handle');
  const descriptor: unknown =
    typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'fd') : undefined;
  if (typeof descriptor === 'number' && descriptor >= 0) return descriptor;
  server.close();
  throw new UserFacingError(
    'settings',
    'WORKERS must be 1 on this system: its sockets have no file descriptors that threads could share.',
  );
}
