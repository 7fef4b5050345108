import { expect, inject, test } from 'vitest';
import { routes } from '../../rest-compat/routes/index.ts';

/** Families whose responses depend on the network or the time: their examples are not compared. */
const volatileHeaders = new Set([
  'domain',
  'mx',
  'dns',
  'email',
  'time',
  'timezone',
  'weather',
  'useragent',
  'date',
  'ip',
]);

const examples = routes
  .filter(({ family }) => !volatileHeaders.has(family))
  .flatMap((route) => route.examples.map(({ path }) => path));

test.each([...new Set(examples)])(
  'DES-023 DES-008 PGlite and PostgreSQL return the same response for GET %s',
  async (path) => {
    const embedded = inject('service');
    const postgresqlService = inject('serviceOnPostgresql');
    if ('missing' in postgresqlService) throw new Error(postgresqlService.missing);
    const fetchResponse = async ({ url, key }: { url: string; key: string }) => {
      const response = await fetch(url + path, { headers: { 'X-API-Key': key, 'X-Request-Id': 'same' } });
      // Each database has its own cursor secret and import time.
      const text = (await response.text())
        .replaceAll(url, '')
        .replace(/"next":"[^"]+"/, '"next":"…"')
        .replaceAll(/"imported_at":"[^"]+"/g, '"imported_at":"…"');
      return { status: response.status, text };
    };
    expect(await fetchResponse(postgresqlService)).toEqual(await fetchResponse(embedded));
  },
);
