import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, fetchExchange } from '@urql/core';
import { expect, inject, test } from 'vitest';
import { keys, parts } from './entity-keys.ts';
import { fresh, overlapping, withoutTypenames } from './overlapping.ts';

type Keys = Record<string, (data: Record<string, unknown>) => string | null>;

/** As an application would; how it asks is left to urql, which asks by GET. */
function client(warned: string[], methods: string[]): Client {
  const { url, key } = inject('service');
  const byKey: Keys = Object.fromEntries(
    [...keys].map(([type, fields]) => [type, (data) => fields.map((field) => String(data[field])).join(':')]),
  );
  const ofParts: Keys = Object.fromEntries(parts.map((type) => [type, () => null]));
  return new Client({
    url: `${url}/graphql`,
    exchanges: [
      cacheExchange({
        keys: { ...byKey, ...ofParts },
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

test('urql: asks by GET, warns of nothing, and its cache holds what the service says', async () => {
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
    expect(withoutTypenames(data), text).toEqual(await fresh(inject('service'), text));
  }
  expect(warned).toEqual([]);
});
