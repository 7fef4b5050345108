import { readFile } from 'node:fs/promises';
import { mainBody } from './questions.ts';
import { measure, median, ready, startProgram, type Asked, type Load, type Server } from './servers.ts';

export interface Several {
  readonly threads: number;
  readonly rows: readonly { readonly name: string; readonly one: number; readonly several: number }[];
  /** Megabytes, the launching process included. */
  readonly memory: { readonly one: number; readonly several: number };
}

const asked: readonly (Asked & { readonly name: string })[] = [
  {
    name: 'GraphQL, 250 countries with their currencies and states',
    paths: ['/graphql'],
    bodies: [JSON.stringify({ query: '{ countries { name currency { name } states { name } } }' })],
  },
  { name: 'POST of the main query', paths: ['/graphql'], bodies: [mainBody] },
];

/** Megabytes of a process and of those that it has started. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
  const theirs = await Promise.all(
    children === '' ? [] : children.split(' ').map((child) => memoryOf(Number(child))),
  );
  return theirs.reduce((sum, each) => sum + each, own);
}

/**
 * One thread against several, in turn. The client that asks needs a core too: where there are as many threads as cores, only
 * answers that cost much more than asking for them tell what several threads are worth.
 * @param folders a data folder for each of the two
 */
export async function workers(
  folders: readonly [string, string],
  threads: number,
  rounds: number,
  load: Load,
): Promise<Several> {
  const start = (dataDir: string, count: number) =>
    startProgram('serve', { DATA_DIR: dataDir, PORT: '0', WORKERS: `${count}` });
  const one = await start(folders[0], 1);
  const several = await start(folders[1], threads);
  const end = async ({ process: child }: Server) => {
    child.kill();
    await new Promise((resolve) => child.once('exit', resolve));
  };
  try {
    await Promise.all([ready(one), ready(several)]);
    const memory = {
      one: await memoryOf(one.process.pid ?? 0),
      several: await memoryOf(several.process.pid ?? 0),
    };
    const rows = [];
    for (const { name, ...question } of asked) {
      const rates = { one: [] as number[], several: [] as number[] };
      for (let round = -1; round < rounds; round += 1) {
        const alone = await measure(one, question, load);
        const together = await measure(several, question, load);
        if (round < 0) continue;
        rates.one.push(alone.perSecond);
        rates.several.push(together.perSecond);
      }
      rows.push({ name, one: median(rates.one), several: median(rates.several) });
    }
    return { threads, rows, memory };
  } finally {
    await end(one);
    await end(several);
  }
}
