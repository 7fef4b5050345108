import { Access } from '../../router/auth/access.ts';
import { defaultLimits } from '../../router/cost/document-limits.ts';
import { CostControl } from '../../router/cost/charge.ts';
import { RequestMetrics } from '../../router/http/request-metrics.ts';
import { createMeteredFixture } from '../support/metered-fixture.ts';
import { readTestPlaces } from '../support/places.ts';

/**
 * Measures the cost that every request pays for the cost bound and for metrics, on one core: `node build.js test/bench/cost.ts
 * && node dist/tools/cost.js`. Prints the lowest processor time of several rounds.
 */
const documents = {
  'one city with its country, currency and zone':
    '{ city(name: "Oslo", country: "NO") { id name population country { code name currency { code symbol } } timezone { id now { at offset } } } }',
  'a list of lists': '{ countries { code states { code districts { id } } borders { code } } }',
  '15 aliases with arguments': `{ ${Array.from({ length: 15 }, (_, i) => `a${i}: country(code: "FR") { code holidays(year: ${2010 + i}) { holidays { date name } } }`).join(' ')} }`,
  'refused: blocs of countries of blocs …':
    '{ blocs { countries { blocs { countries { blocs { countries { code } } } } } } }',
};

/** @returns microseconds per call */
function measureBest(work: () => void, count: number): number {
  const rounds = Array.from({ length: 9 }, () => {
    const cpuBefore = process.cpuUsage();
    for (let index = 0; index < count; index += 1) work();
    const { user, system } = process.cpuUsage(cpuBefore);
    return (user + system) / count;
  });
  return Math.min(...rounds);
}

const print = (name: string, microseconds: number) =>
  process.stdout.write(`${name.padEnd(48)} ${microseconds.toFixed(2)} µs\n`);

const fixture = await createMeteredFixture({ places: await readTestPlaces() });
const access = new Access({ find: async () => null }, { clock: Date.now });
const costCeiling = { lookups: 10_000, fields: 250_000 };
const costControl = new CostControl({
  access,
  prices: fixture.prices,
  schema: fixture.graph.apiSchema,
  operationLimits: costCeiling,
  limits: defaultLimits,
  timeoutMs: 1000,
});
for (const [name, document] of Object.entries(documents)) {
  const bound = fixture.graph.prepare(document).bind({});
  if (bound.errors !== undefined) throw new Error(`${name} cannot be bound.`);
  const { variant, values } = bound;
  print(
    `bound: ${name}`,
    measureBest(() => costControl.charge({ key: null, rate: null }, variant, values).rejection(), 2000),
  );
}

const metrics = new RequestMetrics();
const families = ['country', 'city', 'time', 'language'].map((family) => ({
  request: null,
  response: { status: 200, headers: [], body: '', info: { family, plan: 'pro' } },
  ms: 0.4,
}));
let iteration = 0;
const observe = () => {
  const family = families[(iteration += 1) & 3];
  if (family !== undefined) metrics.observe(family);
};
print('an answer is counted', measureBest(observe, 200_000));
let sum = 0;
print(
  'its time is taken, twice',
  measureBest(() => void (sum += performance.now() - performance.now()), 200_000),
);
if (sum > 0) throw new Error('The clock goes backwards.');
await fixture.close();
