import { expect, test } from 'vitest';
import { fuzzGraphql } from './graphql.ts';
import { fuzzTimes } from './times.ts';

test(
  'random requests to /graphql never cause an internal error',
  { timeout: 60_000 * fuzzTimes },
  async () => {
    const { requested, total, problems } = await fuzzGraphql({ seed: 20261122, turns: 1500 * fuzzTimes });
    expect(total).toBeGreaterThan(10_000);
    expect(requested).toBe(3000 * fuzzTimes);
    expect(problems.slice(0, 10), `${problems.length} faults`).toEqual([]);
  },
);
