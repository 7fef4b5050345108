import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { killWithParent } from './end-with-parent.ts';

export interface StartedService {
  readonly url: string;
  readonly key: string;
  readonly process: ChildProcess;
  /** Returns the output of both streams so far. */
  readonly printed: () => string;
  stop(): Promise<void>;
}

/**
 * Starts the real service as a user would, in a separate process on a free port.
 * @param onSpawn called with its process id before the program runs
 */
export function startService(
  env: Readonly<Record<string, string>>,
  onSpawn?: (pid: number) => void,
): Promise<StartedService> {
  const child = fork(fileURLToPath(new URL('../../dist/serve.js', import.meta.url)), {
    execArgv: [],
    // Not the environment of the test runner, which has its own variables, such as BASE_URL.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DRAIN_MS: '0',
      // A long timeout, since the machine is busy during tests; timeouts are tested with a controlled clock.
      OPERATION_TIMEOUT_MS: '120000',
      // Tests request all pages from one address.
      PAGES_PER_MINUTE: '1000000',
      // Tests send no requests to the internet.
      OFFLINE: 'true',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) onSpawn?.(child.pid);
  killWithParent(child);
  let output = '';
  child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${output}`)));
    child.once('message', (message: { port: number; key: string | null }) => {
      resolve({
        url: `http://127.0.0.1:${message.port}`,
        key: message.key ?? '',
        process: child,
        printed: () => output,
        stop: () =>
          new Promise((stopped) => {
            if (child.exitCode !== null) return stopped();
            child.once('exit', () => stopped());
            child.kill('SIGTERM');
          }),
      });
    });
  });
}
