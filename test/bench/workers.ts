import { readFile } from 'node:fs/promises';
import { waitUntilReady } from '../support/ready.ts';
import { mainBody } from './requests.ts';
import {
  stopServer,
  measure,
  computeMedian,
  computeMedians,
  readCpuTime,
  startProgram,
  type RequestList,
  type LoadOptions,
  type Measurement,
  type Server,
} from './servers.ts';
import { runSteadyLoad, type PaceOptions } from './steady.ts';

export interface WorkersResult {
  readonly threads: number;
  readonly rows: readonly {
    readonly name: string;
    readonly one: Measurement;
    readonly several: Measurement;
  }[];
  /** Memory in megabytes, including the launching process. Shared memory counts once. */
  readonly memory: { readonly one: number; readonly several: number };
}

const requestLists: readonly (RequestList & { readonly name: string })[] = [
  {
    name: 'GraphQL, 250 countries with their currencies and states',
    paths: ['/graphql'],
    bodies: [JSON.stringify({ query: '{ countries { name currency { name } states { name } } }' })],
  },
  { name: 'POST of the main query', paths: ['/graphql'], bodies: [mainBody] },
];

/**
 * Microseconds of processor time per response at a constant rate. With more busy threads than cores, including the client,
 * each of them needs more time for the same work.
 */
async function measureCost(server: Server, request: RequestList, pace: PaceOptions): Promise<number> {
  const cpuBefore = await readCpuTime(server);
  await runSteadyLoad(server, request, pace);
  return ((await readCpuTime(server)) - cpuBefore) / (pace.rate * pace.seconds);
}

/** Measures the memory of a process and its descendants in megabytes. Shared memory counts once. */
async function measureMemory(pid: number): Promise<number> {
  const processMemory = await Promise.all((await listProcessTree(pid)).map(readProcessMemory));
  return (
    processMemory.reduce((sum, { own }) => sum + own, 0) +
    Math.max(...processMemory.map(({ common }) => common))
  );
}

async function listProcessTree(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
  const childTrees =
    children === '' ? [] : children.split(' ').map((child) => listProcessTree(Number(child)));
  return [pid, ...(await Promise.all(childTrees)).flat()];
}

/** Pages of the Node binary are shared by all of its processes. */
async function readProcessMemory(pid: number): Promise<{ readonly own: number; readonly common: number }> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const readField = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]) / 1000;
  const sharedMb = readField('Shared_Clean') + readField('Shared_Dirty');
  return { own: readField('Rss') - sharedMb, common: sharedMb };
}

/**
 * Compares one thread with several, alternately. The client needs a core too. With as many threads as cores, several threads are
 * faster only for responses that cost much more than sending a request.
 * @param folders a data folder for each of the two services
 */
export async function measureWorkers(
  folders: readonly [string, string],
  threads: number,
  rounds: number,
  load: LoadOptions,
): Promise<WorkersResult> {
  const start = (dataDir: string, count: number) =>
    startProgram('serve', { DATA_DIR: dataDir, PORT: '0', WORKERS: `${count}` });
  const singleThreaded = await start(folders[0], 1);
  const multiThreaded = await start(folders[1], threads);
  try {
    await Promise.all([waitUntilReady(singleThreaded.url), waitUntilReady(multiThreaded.url)]);
    const memory = {
      one: await measureMemory(singleThreaded.process.pid ?? 0),
      several: await measureMemory(multiThreaded.process.pid ?? 0),
    };
    const rows = [];
    for (const { name, ...request } of requestLists) {
      const [ones, severals]: [Measurement[], Measurement[]] = [[], []];
      for (let round = -1; round < rounds; round += 1) {
        const singleMeasurement = await measure(singleThreaded, request, load);
        const multiMeasurement = await measure(multiThreaded, request, load);
        if (round < 0) continue;
        ones.push(singleMeasurement);
        severals.push(multiMeasurement);
      }
      const [alone, together] = [computeMedians(ones), computeMedians(severals)];
      const pace = { ...load, rate: Math.round(alone.perSecond / 2), isPatient: true };
      const [cost, theirs]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        cost.push(await measureCost(singleThreaded, request, pace));
        theirs.push(await measureCost(multiThreaded, request, pace));
      }
      rows.push({
        name,
        one: { ...alone, cpu: computeMedian(cost) },
        several: { ...together, cpu: computeMedian(theirs) },
      });
    }
    return { threads, rows, memory };
  } finally {
    await stopServer(singleThreaded);
    await stopServer(multiThreaded);
  }
}
