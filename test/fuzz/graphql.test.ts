import { expect, test } from 'vitest';
import { fuzzGraphql } from './graphql.ts';

test('nothing that a client sends to /graphql is a fault of ours', { timeout: 400_000 }, async () => {
  const { asked, total, faults } = await fuzzGraphql({ seed: 20261122, milliseconds: 20_000 });
  expect(total).toBeGreaterThan(10_000);
  expect(asked).toBeGreaterThan(200);
  expect(faults.slice(0, 10), `${faults.length} faults`).toEqual([]);
});
