import { expect, test } from 'vitest';
import type { Lookups } from './lookups.ts';
import { parseTarget } from './target.ts';

test.each([
  ['/city/Oslo', '/city/Oslo', {}],
  ['/city/Oslo?country=NO&deep=true', '/city/Oslo', { country: 'NO', deep: 'true' }],
  ['/city/Oslo?', '/city/Oslo', {}],
  ['?q=1', '', { q: '1' }],
])('parseTarget splits the request target %s into path and query', (text, path, query) => {
  const requestedPaths: string[] = [];
  const lookups = { find: (of: string) => (requestedPaths.push(of), null) } as unknown as Lookups;
  expect(parseTarget(lookups, text)).toEqual({ path, query, match: null, prepared: null });
  expect(requestedPaths).toEqual([path]);
});
