import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Defer20220824Handler, GraphQL17Alpha9Handler } from '@apollo/client/incremental';
import { expect, inject, test } from 'vitest';
import { possibleTypes, typePolicies } from '../../schema/clients/apollo.generated.ts';
import {
  deferredQuery,
  buildUniqueQueries,
  anonymousQuery,
  overlappingDocuments,
  removeTypenames,
} from './overlapping.ts';

/** A client as in an application: a link, a cache with the key fields, and a name for the operator's logs. */
function createClient(more: Partial<ApolloClient.Options> = {}): ApolloClient {
  const { url, key } = inject('service');
  return new ApolloClient({
    ...more,
    link: new HttpLink({ uri: `${url}/graphql`, headers: { 'x-api-key': key } }),
    cache: new InMemoryCache({ possibleTypes, typePolicies }),
    clientAwareness: { name: 'shop', version: '1.0.0' },
  });
}

test('the cache of Apollo Client holds the data of the service after every operation', async () => {
  const apollo = createClient();
  for (const text of overlappingDocuments) await apollo.query({ query: gql(text) });
  for (const text of overlappingDocuments) {
    const cachedData = apollo.cache.readQuery({ query: gql(text) });
    expect(removeTypenames(cachedData), text).toEqual(await buildUniqueQueries(inject('service'), text));
  }
});

test('an operation of Apollo Client without a key field causes at most one more request, and never wrong data', async () => {
  const apollo = createClient();
  for (const text of [...overlappingDocuments, anonymousQuery]) await apollo.query({ query: gql(text) });
  for (const text of overlappingDocuments) {
    const cachedData = apollo.cache.readQuery({ query: gql(text) });
    if (cachedData !== null)
      expect(removeTypenames(cachedData), text).toEqual(await buildUniqueQueries(inject('service'), text));
  }
  expect(removeTypenames(apollo.cache.readQuery({ query: gql(anonymousQuery) }))).toEqual({
    country: { capital: 'Paris' },
  });
});

test('Apollo Client receives the error of an invalid argument together with the data of other fields', async () => {
  const query = gql`
    {
      good: ip(address: "8.8.8.8") {
        address
        countryCode
      }
      bad: ip(address: "junk") {
        address
      }
    }
  `;
  const { data, error } = await createClient().query({ query, errorPolicy: 'all' });
  expect(removeTypenames(data)).toEqual({ good: { address: '8.8.8.8', countryCode: 'US' }, bad: null });
  expect(error?.message).toContain('address must be an IPv4 or IPv6 address');
});

test.each([
  ['deferSpec=20220824', () => new Defer20220824Handler()],
  ['incrementalSpec=v0.2', () => new GraphQL17Alpha9Handler()],
])(
  'Apollo Client with %s receives the local facts of @defer first, then the complete data',
  async (_, handler) => {
    const results: unknown[] = [];
    // The declared type does not support exactOptionalPropertyTypes.
    const incrementalHandler = handler() as unknown as Defer20220824Handler;
    const watchedQuery = createClient({ incrementalHandler }).watchQuery({ query: gql(deferredQuery) });
    const data = await new Promise<unknown>((resolve, reject) => {
      watchedQuery.subscribe({
        next(result) {
          if (result.error) reject(new Error(result.error.message));
          if (result.dataState !== 'empty') results.push(removeTypenames(result.data));
          if (result.dataState === 'complete') resolve(result.data);
        },
        error: reject,
      });
    });
    expect(removeTypenames(data)).toEqual(await buildUniqueQueries(inject('service'), deferredQuery));
    expect(results[0]).toEqual({ country: { code: 'NO', name: 'Norway' } });
    expect(results.length).toBeGreaterThan(1);
  },
);
