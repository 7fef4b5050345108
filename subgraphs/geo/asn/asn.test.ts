import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestNetworks } from '../../../test/support/networks.ts';
import { createPlacesGraph } from '../../../test/support/places-graph.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import type { Graph } from '../../../router/graph.ts';

let graph: Graph;
beforeAll(async () => {
  graph = createPlacesGraph(await readTestPlaces(), { networks: await buildTestNetworks() });
});

const queryGraph = async (query: string) => {
  const { data, errors } = await graph.prepare(query).execute({}, { now: 0 });
  return { data, message: errors?.[0]?.message };
};
const queryPrefixes = async (argument: string) => {
  const { data } = await queryGraph(`{ asn(number: "AS15169") { prefixCount prefixes${argument} } }`);
  return data?.['asn'] as { prefixCount: number; prefixes: string[] };
};

describe('the prefixes of an autonomous system', () => {
  test('an autonomous system lists 100 prefixes by default and at most 1,000', async () => {
    const { prefixCount, prefixes } = await queryPrefixes('');
    expect(prefixCount).toBeGreaterThan(100);
    expect(prefixes).toHaveLength(100);
    expect((await queryPrefixes('(limit: 1)')).prefixes).toEqual(prefixes.slice(0, 1));
    expect((await queryPrefixes('(limit: 1000)')).prefixes).toHaveLength(Math.min(prefixCount, 1000));
    expect(new Set(prefixes).size).toBe(100);
  });

  test.each([0, 1001, -1])(
    'a list of prefixes with the limit %s is rejected, and the message suggests a valid number',
    async (limit) => {
      const { data, message } = await queryGraph(`{ asn(number: "AS15169") { prefixes(limit: ${limit}) } }`);
      expect(data).toEqual({ asn: { prefixes: null } });
      const [, example] = /from 1 to 1000.*: use limit=(\d+)/.exec(message ?? '') ?? [];
      expect(example, message).toBe('100');
    },
  );
});

test('an autonomous system has its country, alone or in a batch, and an unassigned number is null', async () => {
  const expectedGoogle = {
    number: 15169,
    countryCode: 'US',
    countryName: 'United States',
    country: { code: 'US' },
  };
  const fields = 'number countryCode countryName country { code }';
  expect((await queryGraph(`{ asn(number: "AS15169") { ${fields} } }`)).data).toEqual({
    asn: expectedGoogle,
  });
  expect((await queryGraph(`{ asns(numbers: ["64512", "15169"]) { ${fields} } }`)).data).toEqual({
    asns: [null, expectedGoogle],
  });
});
