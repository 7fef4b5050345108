import { getNamedType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { findFactFields } from '../../rest-compat/prices/fact-fields.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { sha256 } from '../../router/plan/prebuilt-plans.ts';
import type { Request } from '../../router/exchange.ts';
import { createMeteredFixture, type MeteredFixture } from '../support/metered-fixture.ts';
import { noPlaces } from '../support/no-places.ts';

let secret: MeteredFixture;
let openFixture: MeteredFixture;
beforeAll(async () => {
  secret = await createMeteredFixture({ places: noPlaces, plan: { requestsPerMinute: 1000 } });
  openFixture = await createMeteredFixture({
    places: noPlaces,
    plan: { requestsPerMinute: 1000 },
    keyType: 'public',
  });
});

const facts = '{ currency(code: "EUR") { name symbol } }';

/** Registers a document by POST, and sends its hash by GET. */
async function getByHash(
  fixture: MeteredFixture,
  query: string,
  { headers = {}, extensions = {} }: { headers?: Request['headers']; extensions?: object } = {},
) {
  const persistedQuery = { version: 1, sha256Hash: sha256(query) };
  const send = async (method: string, search: string, body: object) => {
    const response = await fixture.graphql({
      method,
      path: '/graphql',
      query: search,
      headers: {
        'x-api-key': fixture.key,
        'content-type': 'application/json',
        origin: 'https://shop.example',
        ...headers,
      },
      ip: '192.0.2.1',
      id: 'test',
      signal: new AbortController().signal,
      body: async () => JSON.stringify(body),
    });
    const headerList = response.headers.map((each, index) => (index % 2 === 0 ? each.toLowerCase() : each));
    const findHeader = (name: string) => {
      const index = headerList.findIndex((each, at) => at % 2 === 0 && each === name);
      return index < 0 ? null : headerList[index + 1];
    };
    return { status: response.status, body: response.body, header: findHeader };
  };
  await send('POST', '', { query, extensions: { persistedQuery } });
  const search = new URLSearchParams({ extensions: JSON.stringify({ persistedQuery, ...extensions }) });
  return send('GET', search.toString(), {});
}

describe('a GET request for facts by the hash of a document', () => {
  test('a GET request for facts by hash is cacheable for a day by a client with a secret key, and has rate limit headers', async () => {
    const { status, header } = await getByHash(secret, facts);
    expect(status).toBe(200);
    expect(header('cache-control')).toBe('private, max-age=86400');
    expect(header('vary')).toBe('X-API-Key, Authorization, X-App-Id, Accept, Accept-Encoding');
    expect(header('etag')).toMatch(/^"[\w+/]{27}"$/);
    expect(header('x-ratelimit-limit')).toBe('1000');
  });

  test('a GET request for facts by hash with a public key is cacheable by shared caches, and has no rate limit headers', async () => {
    const { header } = await getByHash(openFixture, facts);
    expect(header('cache-control')).toBe('public, max-age=86400');
    expect(header('x-ratelimit-limit')).toBeNull();
    expect(header('ratelimit')).toBeNull();
  });

  test('a GET request for facts by hash returns 304 without a body when the client has the response', async () => {
    const etag = (await getByHash(secret, facts)).header('etag') ?? '';
    const revalidation = await getByHash(secret, facts, { headers: { 'if-none-match': etag } });
    expect([revalidation.status, revalidation.body, revalidation.header('etag')]).toEqual([304, '', etag]);
  });

  test.each([
    ['a clock', '{ timezone(id: "Europe/Oslo") { id now { at } } }'],
    ['a rate', '{ currency(code: "EUR") { name rate(quote: "USD") { rate } } }'],
    ['a date that may be today', '{ date { date } }'],
    ['an error', '{ currency(code: "EUR") { name } country(code: "?") { name } }'],
    [
      'a record that is not found',
      '{ currency(code: "EUR") { name } company(id: "co_222222222222") { name } }',
    ],
  ])('a GET request for facts by hash is not cacheable with %s', async (_, query) => {
    const { status, header } = await getByHash(secret, query);
    expect([status, header('cache-control'), header('etag')]).toEqual([200, 'no-store', null]);
  });

  test('a GET request for facts by hash is not cacheable when it has extensions of a single request', async () => {
    for (const extensions of [{ cost: true }, { plan: true }, { timing: true }])
      expect((await getByHash(secret, facts, { extensions })).header('cache-control')).toBe('no-store');
  });
});

describe('the list of fields that clients can cache', () => {
  test('the list of fields that clients can cache contains no field of a record with live data', () => {
    const cachedFields = findFactFields(routes, secret.graph);
    const liveFields =
      /^(Clock|Transition|DstSeason|Zone(Catalog|Row)|Weather\w*|ExchangeRates?|Dns\w+|Mx\w+|MailExchange|DomainRegistration|VatRegistration|Hlr|Carrier|Caller|Email|Dataset)$/;
    const uncachedFields = Object.values(secret.graph.apiSchema.getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).flatMap((field) =>
            cachedFields.has(`${type.name}.${field.name}`) &&
            field.name !== 'id' &&
            (liveFields.test(type.name) || liveFields.test(getNamedType(field.type).name))
              ? [`${type.name}.${field.name}`]
              : [],
          )
        : [],
    );
    expect(uncachedFields).toEqual([]);
  });

  test('the list of fields that clients can cache contains no root field that also serves live data', () => {
    const cachedFields = findFactFields(routes, secret.graph);
    const roots = ['date', 'holidays', 'useragent', 'clock', 'weather', 'exchangeRate', 'datasets'];
    expect(roots.filter((root) => cachedFields.has(`Query.${root}`))).toEqual([]);
    expect(
      ['city', 'country', 'countries', 'postal', 'currency', 'node', 'ibans', 'phones', 'locations'].every(
        (root) => cachedFields.has(`Query.${root}`),
      ),
    ).toBe(true);
  });
});
