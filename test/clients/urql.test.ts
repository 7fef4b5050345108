import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, fetchExchange } from '@urql/core';
import { expect, inject, test } from 'vitest';
import { keys } from '../../schema/clients/urql.generated.ts';
import {
  deferredQuery,
  buildUniqueQueries,
  anonymousQuery,
  overlappingDocuments,
  removeTypenames,
} from './overlapping.ts';

/** A client as in an application; urql sends GET requests by default. */
function createClient(warned: string[], methods: string[]): Client {
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

test('urql sends queries by GET and logs no warning, and its cache holds the data of the service', async () => {
  const warnings: string[] = [];
  const methods: string[] = [];
  const urql = createClient(warnings, methods);
  for (const text of overlappingDocuments) {
    const { error } = await urql.query(text, {}).toPromise();
    expect(error, text).toBeUndefined();
  }
  expect(new Set(methods)).toEqual(new Set(['GET']));
  for (const text of overlappingDocuments) {
    const { data } = await urql.query(text, {}, { requestPolicy: 'cache-only' }).toPromise();
    expect(removeTypenames(data), text).toEqual(await buildUniqueQueries(inject('service'), text));
  }
  expect(warnings).toEqual([]);
});

test('an operation of urql without a key field causes at most one more request, and never wrong data', async () => {
  const urql = createClient([], []);
  for (const text of [...overlappingDocuments, anonymousQuery]) await urql.query(text, {}).toPromise();
  for (const text of overlappingDocuments) {
    const { data } = await urql.query(text, {}, { requestPolicy: 'cache-only' }).toPromise();
    if (data !== null && data !== undefined)
      expect(removeTypenames(data), text).toEqual(await buildUniqueQueries(inject('service'), text));
  }
  const { data } = await urql.query(anonymousQuery, {}, { requestPolicy: 'cache-only' }).toPromise();
  expect(removeTypenames(data)).toEqual({ country: { capital: 'Paris' } });
});

test('urql receives the local facts of an operation with @defer first, then the complete data', async () => {
  const results: unknown[] = [];
  const warnings: string[] = [];
  await new Promise<void>((resolve) => {
    createClient(warnings, [])
      .query(deferredQuery, {})
      .subscribe(({ data, hasNext }) => {
        results.push(removeTypenames(data));
        if (!hasNext) resolve();
      });
  });
  expect(results[0]).toMatchObject({ country: { code: 'NO', name: 'Norway' } });
  expect(results.at(-1)).toEqual(await buildUniqueQueries(inject('service'), deferredQuery));
  expect(results.length).toBeGreaterThan(1);
  expect(warnings).toEqual([]);
});
