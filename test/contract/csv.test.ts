import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { hasOwnFormat } from '../../rest-compat/formats/format.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { latestVersion } from '../../rest-compat/routing/versions.ts';
import { needsProvider } from '../support/needs-provider.ts';
import { call } from '../support/service.ts';

/** The first example of each path whose response is not live and needs no provider. */
const examples = new Map(
  routes
    .filter((route) => (route.versions ?? [latestVersion]).includes(latestVersion) && !hasOwnFormat(route))
    .flatMap(({ path, cache, examples: [example] }) =>
      example === undefined ||
      cache === 'live' ||
      needsProvider.has(example.path) ||
      example.path.includes('format=')
        ? []
        : [[path, example.path] as const],
    ),
);

describe('format=csv', () => {
  test('the tests of format=csv contain an example of most paths', () => {
    expect(examples.size).toBeGreaterThan(40);
  });

  test.each([...examples])(
    'the request %s with format=csv returns the CSV of Accept: text/csv',
    async (_, path) => {
      const linkedResponse = await call(`${path}${path.includes('?') ? '&' : '?'}format=csv`);
      const negotiatedResponse = await call(path, { headers: { Accept: 'text/csv' } });
      expect([linkedResponse.status, linkedResponse.headers.get('Content-Type')]).toEqual([
        200,
        'text/csv; charset=utf-8; header=present',
      ]);
      expect(linkedResponse.text).toBe(negotiatedResponse.text);
      // Each row has as many cells as the header; otherwise the parser throws.
      expect(parse(linkedResponse.text).length).toBeGreaterThanOrEqual(1);
    },
  );
});
