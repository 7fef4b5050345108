import { fileURLToPath } from 'node:url';
import { Traces } from '../../app/traces.ts';
import { ready } from '../support/ready.ts';
import type { Question } from './questions.ts';
import { end, measure, startProgram, type Load, type Server } from './servers.ts';
import type { Seen } from './told-profile.ts';

/** Parts of the work of a response; the first matching entry applies. */
const parts: readonly (readonly [part: string, fits: (seen: Placed) => boolean])[] = [
  [
    'sockets: the kernel and libuv',
    ({ name, place }) => place === '' && /^(write|shutdown|\(program\))/.test(name),
  ],
  ['collection of the heap', ({ name }) => name === '(garbage collector)'],
  ['HTTP and streams of Node', ({ place }) => /^node:(?!.*(?:crypto|buffer))/.test(place)],
  [
    'JSON of the answer',
    ({ place }) => /^rest-compat\/formats\/answer\.ts|^router\/http\/graphql\/serialize/.test(place),
  ],
  [
    'hash of the ETag',
    ({ name, place }) =>
      /^node:.*crypto/.test(place) || (place === '' && /^(digest|update|Hash)$/.test(name)),
  ],
  ['keys, units, limits, address and head', ({ place }) => /^(router\/(http|auth|limits)|app)\//.test(place)],
  ['REST: routes, parameters, the documented form', ({ place }) => place.startsWith('rest-compat/')],
  [
    'operations: plan, merging, what graphql-jit has compiled',
    ({ name, place }) =>
      /^router\/|graphql/.test(place) || (place === '' && /(Handler|^query|^getVariables|^)$/.test(name)),
  ],
  [
    'facts: resolvers, tables in memory',
    ({ name, place }) =>
      /^(subgraphs|db|facts|core)\/|luxon|libphonenumber/.test(place) ||
      (place === '' && name.endsWith('Slice')),
  ],
];
const rest = 'the rest';

interface Placed extends Seen {
  /** Path in this project or of a package; `node:…`; empty when the function belongs to no file. */
  readonly place: string;
}

/** The time of a response by part. */
export interface Divided {
  readonly name: string;
  /** Microseconds by part. */
  readonly parts: ReadonlyMap<string, number>;
}

/** Measures and profiles each request. @param cpus microseconds of processor time per response, without the profiler */
export async function divided(
  dataDir: string,
  choose: (server: Server) => Promise<readonly Question[]>,
  cpus: readonly number[],
  load: Load,
): Promise<Divided[]> {
  const told = new URL('../../dist/tools/told-profile.js', import.meta.url).href;
  const service = await startProgram('serve', {
    DATA_DIR: dataDir,
    PORT: '0',
    NODE_OPTIONS: `--import=${told}`,
  });
  await ready(service.url);
  const found: Divided[] = [];
  for (const [place, question] of (await choose(service)).entries()) {
    await measure(service, question, load);
    service.process.send('profile');
    await measure(service, question, load);
    const seen = await new Promise<readonly Seen[]>((resolve) => {
      service.process.once('message', (all: readonly Seen[]) => resolve(all));
      service.process.send('told');
    });
    found.push({ name: question.name, parts: partsOf(seen, cpus[place] ?? 0) });
  }
  await end(service);
  return found;
}

function partsOf(all: readonly Seen[], cpu: number): ReadonlyMap<string, number> {
  const busy = all.filter(({ name }) => name !== '(idle)');
  const whole = busy.reduce((sum, { samples }) => sum + samples, 0);
  const shares = new Map([...parts.map(([part]) => part), rest].map((part) => [part, 0]));
  for (const seen of busy) {
    const placed = { ...seen, place: placeOf(seen) };
    const part = parts.find(([, fits]) => fits(placed))?.[0] ?? rest;
    shares.set(part, (shares.get(part) ?? 0) + (seen.samples / whole) * cpu);
  }
  return shares;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = new URL('../../dist/', import.meta.url);
const traces = new Traces(dist);

function placeOf({ url, line, column }: Seen): string {
  if (!url.startsWith('file:')) return url;
  const source = url.startsWith(dist.href) ? traces.sourceOf(url, line + 1, column + 1) : null;
  return (source ?? fileURLToPath(url)).replace(root, '');
}
