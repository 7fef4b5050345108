import { createTestGraph, fixtureNow } from '../federation/fixtures/graph.ts';
import { worldSubgraphs } from '../federation/fixtures/world.ts';

/**
 * Measures the execution of an operation in process, on one core: `node --import tsx test/bench/executor.ts`. Prints the best
 * and the median of several rounds, in microseconds.
 */
const operations = {
  'one subgraph, as the fetch has it': 'query($id: ID!) { city(id: $id) { id name population } }',
  'one subgraph, projected':
    'query($id: ID!) { city(id: $id) { id ...F } place(id: $id) { name } } fragment F on City { name population }',
  'two subgraphs': 'query($id: ID!) { city(id: $id) { id name timezone { id offset now { at } } } }',
  'three subgraphs': `query($id: ID!) { city(id: $id) { id name population
    country { code name currency { code name symbol } }
    timezone { id abbreviation offset now { unix } } } }`,
  'five cities in three subgraphs': `{ cities { id name population
    country { code name currency { code name symbol } }
    timezone { id abbreviation now { unix } } } }`,
};

const rounds = 15;
const graph = createTestGraph(worldSubgraphs);
for (const [name, document] of Object.entries(operations)) {
  const operation = graph.prepare(document);
  const variables = { id: '1' };
  const context = { now: fixtureNow };
  const run = (count: number): number => {
    const startedAt = performance.now();
    for (let i = 0; i < count; i++) {
      const result = operation.execute(variables, context);
      if (result instanceof Promise || result.data === null) throw new Error(`${name}: not answered at once`);
    }
    return ((performance.now() - startedAt) * 1000) / count;
  };
  run(20_000);
  const durations = Array.from({ length: rounds }, () => run(10_000)).sort((a, b) => a - b);
  const [best, median] = [durations[0] ?? 0, durations[rounds >> 1] ?? 0];
  process.stdout.write(`${name.padEnd(36)} best ${best.toFixed(2)} µs, median ${median.toFixed(2)} µs\n`);
}
