import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './postgresql-server.ts';

export interface RedisServer {
  readonly url: string;
  readonly pid: () => number;
  /** Kills the server, as in a crash. */
  kill(): Promise<void>;
  /** Makes the server unresponsive while its sockets stay open, until `thaw` is called. */
  freeze(): void;
  thaw(): void;
  /** Starts the server again at the same address, without data. */
  restart(): Promise<void>;
}

const programs = ['valkey-server', 'redis-server'];

/** Starts a Valkey or Redis on a free loopback port, without persistence. */
export async function startRedis(): Promise<RedisServer> {
  const program = programs.find((name) => spawnSync(name, ['--version']).status === 0);
  if (program === undefined)
    throw new Error('These tests need valkey-server or redis-server (Debian: apt install redis-server).');
  const port = await findFreePort();
  let child = await start(program, port);
  const kill = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => child.pid ?? 0,
    kill,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    restart: async () => {
      child = await start(program, port);
    },
  };
}

async function start(program: string, port: number): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const outputChunk of child.stdout.iterator({ destroyOnReturn: false })) {
    text += String(outputChunk);
    if (/ready to accept connections/i.test(text)) break;
  }
  if (child.exitCode !== null) throw new Error(`${program} ended:\n${text}`);
  child.stdout.resume();
  return child;
}
