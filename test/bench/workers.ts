import { readFile } from 'node:fs/promises';
import { ready } from '../support/ready.ts';
import { mainBody } from './requests.ts';
import {
  stopServer,
  measure,
  median,
  middle,
  spentBy,
  startProgram,
  type RequestList,
  type Load,
  type Measured,
  type Server,
} from './servers.ts';
import { steadyLoad, type Pace } from './steady.ts';

export interface WorkersResult {
  readonly threads: number;
  readonly rows: readonly { readonly name: string; readonly one: Measured; readonly several: Measured }[];
  /** Megabytes, including the launching process; memory that processes share counts once. */
  readonly memory: { readonly one: number; readonly several: number };
}

const requested: readonly (RequestList & { readonly name: string })[] = [
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
async function costOf(server: Server, request: RequestList, pace: Pace): Promise<number> {
  const before = await spentBy(server);
  await steadyLoad(server, request, pace);
  return ((await spentBy(server)) - before) / (pace.rate * pace.seconds);
}

/** Megabytes of a process and of its descendants; memory that they share counts once. */
async function memoryOf(pid: number): Promise<number> {
  const all = await Promise.all((await family(pid)).map(heldBy));
  return all.reduce((sum, { own }) => sum + own, 0) + Math.max(...all.map(({ common }) => common));
}

async function family(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
  const theirs = children === '' ? [] : children.split(' ').map((child) => family(Number(child)));
  return [pid, ...(await Promise.all(theirs)).flat()];
}

/** Pages of the Node binary are shared by all of its processes. */
async function heldBy(pid: number): Promise<{ readonly own: number; readonly common: number }> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]) / 1000;
  const common = of('Shared_Clean') + of('Shared_Dirty');
  return { own: of('Rss') - common, common };
}

/**
 * Compares one thread with several, alternately. The client needs a core too: with as many threads as cores, only responses
 * that cost much more than sending a request show the benefit of several threads.
 * @param folders a data folder for each of the two services
 */
export async function workers(
  folders: readonly [string, string],
  threads: number,
  rounds: number,
  load: Load,
): Promise<WorkersResult> {
  const start = (dataDir: string, count: number) =>
    startProgram('serve', { DATA_DIR: dataDir, PORT: '0', WORKERS: `${count}` });
  const one = await start(folders[0], 1);
  const several = await start(folders[1], threads);
  try {
    await Promise.all([ready(one.url), ready(several.url)]);
    const memory = {
      one: await memoryOf(one.process.pid ?? 0),
      several: await memoryOf(several.process.pid ?? 0),
    };
    const rows = [];
    for (const { name, ...request } of requested) {
      const [ones, severals]: [Measured[], Measured[]] = [[], []];
      for (let round = -1; round < rounds; round += 1) {
        const alone = await measure(one, request, load);
        const together = await measure(several, request, load);
        if (round < 0) continue;
        ones.push(alone);
        severals.push(together);
      }
      const [alone, together] = [middle(ones), middle(severals)];
      const pace = { ...load, rate: Math.round(alone.perSecond / 2), isPatient: true };
      const [cost, theirs]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        cost.push(await costOf(one, request, pace));
        theirs.push(await costOf(several, request, pace));
      }
      rows.push({
        name,
        one: { ...alone, cpu: median(cost) },
        several: { ...together, cpu: median(theirs) },
      });
    }
    return { threads, rows, memory };
  } finally {
    await stopServer(one);
    await stopServer(several);
  }
}
