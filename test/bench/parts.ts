import { fileURLToPath } from 'node:url';
import { Traces } from '../../app/traces.ts';
import { waitUntilReady } from '../support/ready.ts';
import type { BenchRequest } from './requests.ts';
import { stopServer, measure, startProgram, type LoadOptions, type Server } from './servers.ts';
import type { ProfiledRequest } from './profile.ts';

/** Parts of the work of a response; the first matching entry applies. */
const parts: readonly (readonly [part: string, fits: (seen: PlacedNode) => boolean])[] = [
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
const restLabel = 'the rest';

interface PlacedNode extends ProfiledRequest {
  /** Path of the source file in this project or in a package, or `node:…`. Empty when the function belongs to no file. */
  readonly place: string;
}

/** The time of a response by part. */
export interface TimeParts {
  readonly name: string;
  /** Microseconds by part. */
  readonly parts: ReadonlyMap<string, number>;
}

/** Measures and profiles each request. @param cpus microseconds of processor time per response, without the profiler */
export async function measureParts(
  dataDir: string,
  choose: (server: Server) => Promise<readonly BenchRequest[]>,
  cpus: readonly number[],
  load: LoadOptions,
): Promise<TimeParts[]> {
  const profilerUrl = new URL('../../dist/tools/profile.js', import.meta.url).href;
  const service = await startProgram('serve', {
    DATA_DIR: dataDir,
    PORT: '0',
    NODE_OPTIONS: `--import=${profilerUrl}`,
  });
  await waitUntilReady(service.url);
  const measurements: TimeParts[] = [];
  for (const [place, request] of (await choose(service)).entries()) {
    await measure(service, request, load);
    service.process.send('profile');
    await measure(service, request, load);
    const profiledRequests = await new Promise<readonly ProfiledRequest[]>((resolve) => {
      service.process.once('message', (all: readonly ProfiledRequest[]) => resolve(all));
      service.process.send('stop');
    });
    measurements.push({ name: request.name, parts: computeParts(profiledRequests, cpus[place] ?? 0) });
  }
  await stopServer(service);
  return measurements;
}

function computeParts(all: readonly ProfiledRequest[], cpu: number): ReadonlyMap<string, number> {
  const busyNodes = all.filter(({ name }) => name !== '(idle)');
  const totalSamples = busyNodes.reduce((sum, { samples }) => sum + samples, 0);
  const shares = new Map([...parts.map(([part]) => part), restLabel].map((part) => [part, 0]));
  for (const busyNode of busyNodes) {
    const placedNode = { ...busyNode, place: findPlace(busyNode) };
    const part = parts.find(([, fits]) => fits(placedNode))?.[0] ?? restLabel;
    shares.set(part, (shares.get(part) ?? 0) + (busyNode.samples / totalSamples) * cpu);
  }
  return shares;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const distUrl = new URL('../../dist/', import.meta.url);
const traces = new Traces(distUrl);

function findPlace({ url, line, column }: ProfiledRequest): string {
  if (!url.startsWith('file:')) return url;
  const source = url.startsWith(distUrl.href) ? traces.sourceOf(url, line + 1, column + 1) : null;
  return (source ?? fileURLToPath(url)).replace(root, '');
}
