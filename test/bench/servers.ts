import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { killWithParent } from '../support/end-with-parent.ts';
import { readProcessorTime } from '../support/processor-time.ts';

export interface Server {
  readonly url: string;
  readonly key: string;
  readonly process: ChildProcess;
  /** Processes that the server queries but did not start. Default: none. */
  readonly behind?: readonly ChildProcess[];
}

/** Processor time of a server in microseconds, including all its processes and threads. */
export async function readCpuTime({ process: own, behind = [] }: Server): Promise<number> {
  const processTimes = await Promise.all([own, ...behind].map(({ pid = 0 }) => readProcessorTime(pid)));
  return processTimes.reduce((sum, each) => sum + each, 0);
}

/** Starts a program of dist/ that reports its port. */
export function startProgram(program: string, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const child = fork(fileURLToPath(new URL(`../../dist/${program}.js`, import.meta.url)), {
    // Use the same option as `npm start`.
    execArgv: ['--max-semi-space-size=32'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  killWithParent(child);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
    child.once('message', (message: { port: number; key?: string | null }) => {
      resolve({ url: `http://127.0.0.1:${message.port}`, key: message.key ?? '', process: child });
    });
  });
}

/** Stops a server and waits for its exit. */
export async function stopServer({ process: child }: Server): Promise<void> {
  child.kill();
  await once(child, 'exit');
}

/** Resident memory of a service in megabytes, from its metrics. */
export async function readResidentMemory({ url }: Server): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 1e6;
}

/** Requests that are sent in turn: paths, or bodies of POST. */
export interface RequestList {
  readonly paths: readonly string[];
  readonly bodies?: readonly string[];
}

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
}

export interface Measurement {
  readonly perSecond: number;
  /** Processor time of the server per response in microseconds, including all its threads. */
  readonly cpu: number;
}

/** Sends requests for some seconds. @throws Error when a response is not 2xx or a connection fails */
export async function measure(
  server: Server,
  { paths, bodies }: RequestList,
  load: LoadOptions,
): Promise<Measurement> {
  let iteration = 0;
  const pickNext = <T>(of: readonly T[], fallback: T): T => of[iteration % of.length] ?? fallback;
  const cpuBefore = await readCpuTime(server);
  const result = await autocannon({
    url: server.url,
    connections: load.connections,
    duration: load.seconds,
    headers: {
      'x-api-key': server.key,
      ...(bodies === undefined ? {} : { 'content-type': 'application/json', accept: 'application/json' }),
    },
    requests: [
      {
        method: bodies === undefined ? 'GET' : 'POST',
        // All connections share one sequence, so that no request equals the previous one.
        setupRequest(request: autocannon.Request) {
          iteration += 1;
          const path = pickNext(paths, '/');
          return bodies === undefined
            ? { ...request, path }
            : { ...request, path, body: pickNext(bodies, '') };
        },
      },
    ],
  });
  const failedRequests = result.non2xx + result.errors;
  if (failedRequests > 0)
    throw new Error(`${paths[0]}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`);
  const cpu = ((await readCpuTime(server)) - cpuBefore) / result.requests.total;
  return { perSecond: result.requests.average, cpu };
}

export const computeMedian = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Returns the medians of several measurements. */
export const computeMedians = (all: readonly Measurement[]): Measurement => ({
  perSecond: computeMedian(all.map(({ perSecond }) => perSecond)),
  cpu: computeMedian(all.map(({ cpu }) => cpu)),
});
