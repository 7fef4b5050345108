import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, fetchExchange } from '@urql/core';
import { expect, inject, test } from 'vitest';
import { keys } from '../../schema/clients/urql.generated.ts';
import { deferred, uniqueQueries, anonymousQuery, overlapping, withoutTypenames } from './overlapping.ts';

/** A client as in an application; urql sends GET requests by default. */
function client(warned: string[], methods: string[]): Client {
  const { url, key } = inject('service');
  return new Client({
    url: `${url}/graphql`,
    exchanges: [
      cacheExchange({
        keys,
        logger: (severity, message) => void (severity === 'debug' || warned.push(message)),
      }),
      fetchExchange,
    ],
    fetchOptions: { headers: { 'x-api-key': key } },
    fetch: (target, init) => {
      methods.push(init?.method ?? 'GET');
      return fetch(target, init);
    },
  });
}

test('urql: sends queries by GET, logs no warning, and its cache holds the data of the service', async () => {
  const warned: string[] = [];
  const methods: string[] = [];
  const urql = client(warned, methods);
  for (const text of overlapping) {
    const { error } = await urql.query(text, {}).toPromise();
    expect(error, text).toBeUndefined();
  }
  expect(new Set(methods)).toEqual(new Set(['GET']));
  for (const text of overlapping) {
    const { data } = await urql.query(text, {}, { requestPolicy: 'cache-only' }).toPromise();
    expect(withoutTypenames(data), text).toEqual(await uniqueQueries(inject('service'), text));
  }
  expect(warned).toEqual([]);
});

test('urql: an operation without a key field never causes wrong data, at most another request', async () => {
  const urql = client([], []);
  for (const text of [...overlapping, anonymousQuery]) await urql.query(text, {}).toPromise();
  for (const text of overlapping) {
    const { data } = await urql.query(text, {}, { requestPolicy: 'cache-only' }).toPromise();
    if (data !== null && data !== undefined)
      expect(withoutTypenames(data), text).toEqual(await uniqueQueries(inject('service'), text));
  }
  const { data } = await urql.query(anonymousQuery, {}, { requestPolicy: 'cache-only' }).toPromise();
  expect(withoutTypenames(data)).toEqual({ country: { capital: 'Paris' } });
});

test('urql: @defer delivers the local facts first, then the complete data', async () => {
  const seen: unknown[] = [];
  const warned: string[] = [];
  await new Promise<void>((resolve) => {
    client(warned, [])
      .query(deferred, {})
      .subscribe(({ data, hasNext }) => {
        seen.push(withoutTypenames(data));
        if (!hasNext) resolve();
      });
  });
  expect(seen[0]).toMatchObject({ country: { code: 'NO', name: 'Norway' } });
  expect(seen.at(-1)).toEqual(await uniqueQueries(inject('service'), deferred));
  expect(seen.length).toBeGreaterThan(1);
  expect(warned).toEqual([]);
});
