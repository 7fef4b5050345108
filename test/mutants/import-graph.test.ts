import { expect, test } from 'vitest';
import { testsOf } from './import-graph.ts';

const file = 'subgraphs/geo/country/resolvers.ts';

test('a file’s own tests come first, then those of its folder, those of the same words, and by steps', () => {
  const graph = new Map([
    [
      file,
      [
        'test/federation/entities.test.ts',
        'test/support/graph.ts',
        'subgraphs/geo/country/country.test.ts',
        'subgraphs/geo/country/resolvers.test.ts',
      ],
    ],
    [
      'test/support/graph.ts',
      ['test/truth/sea.test.ts', 'test/truth/country-facts.test.ts', 'rest-compat/routes/geo.test.ts', file],
    ],
  ]);
  expect(testsOf(file, graph)).toEqual([
    'subgraphs/geo/country/resolvers.test.ts',
    'subgraphs/geo/country/country.test.ts',
    'test/truth/country-facts.test.ts',
    'rest-compat/routes/geo.test.ts',
    'test/federation/entities.test.ts',
    'test/truth/sea.test.ts',
  ]);
  expect(testsOf('subgraphs/geo/none.ts', graph)).toEqual([]);
});
