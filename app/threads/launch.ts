import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { constants } from 'node:os';
import { UserFacingError } from '../user-facing-error.ts';

/** Names the inherited sockets: the file descriptors of one listening socket, a duplicate for each thread. */
const variable = 'LOOKUP_SOCKETS';

/** @returns the file descriptors that a launching process has left us; empty: none has */
export const inheritedSockets = (environment: Readonly<Record<string, string | undefined>>): number[] =>
  (environment[variable] ?? '').split(',').filter(Boolean).map(Number);

/**
 * glibc keeps what is freed, in an arena for each thread: with two threads that are 100 MB. Node 24 lets what is young grow to
 * 134 MB in each thread. What the operator says stays.
 */
const lean = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  NODE_OPTIONS: '--max-semi-space-size=8',
};

interface Place {
  readonly host: string;
  readonly port: number;
}

/**
 * Listens, and hands the socket to a process that answers on it: the same program, with a duplicate of the socket for each of
 * its threads, between which the kernel shares out the connections. Node has no other way to listen on one port in several
 * threads of a process on all of its versions. This process keeps what signals it gets and how the other one ends.
 */
export async function launch({ host, port }: Place, threads: number): Promise<never> {
  const server = await listening({ host, port });
  const socket = descriptorOf(server);
  const first = 4;
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    env: {
      ...lean,
      ...process.env,
      [variable]: Array.from({ length: threads }, (_, index) => first + index).join(),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc', ...Array.from({ length: threads }, () => socket)],
    // A terminal's Ctrl-C reaches this process alone, which hands it on.
    detached: true,
  });
  // Nothing was accepted here: the event loop has not turned since.
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

function listening({ host, port }: Place): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => resolve(server));
  });
}

/** The descriptor of a listening socket, which Node keeps beside its documented surface. */
function descriptorOf(server: Server): number {
  const handle: unknown = Reflect.get(server, '_handle');
  const descriptor: unknown =
    typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'fd') : undefined;
  if (typeof descriptor === 'number' && descriptor >= 0) return descriptor;
  server.close();
  throw new UserFacingError(
    'WORKERS above 1 is not possible on this system: sockets have no descriptors here.',
  );
}
