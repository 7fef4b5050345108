import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestGraph } from '../../../test/federation/fixtures/graph.ts';
import { prices } from '../../../test/support/priced-graph.ts';
import { LookupError } from '../../../core/lookup-error.ts';
import { defaultLimits, maxListLength, type DocumentLimits } from '../../cost/document-limits.ts';
import { Access, type KeyRecord, type Plan } from '../../auth/access.ts';
import { noRestrictions } from '../../auth/key-record.ts';
import { formatKey, hashSecret, createKey } from '../../auth/key.ts';
import { Units } from '../../limits/units.ts';
import type { Request } from '../../exchange.ts';
import { createGraphql } from './handler.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const createPerson = (id: string) => ({ id, name: `n${id}`, age: 30 });
/** A graph of its own for each fixture, because a graph caches documents that are within the limits. */
const createGraphOfPeople = () =>
  createTestGraph({
    people: {
      typeDefs: parse(`
      type Query { person(id: ID!): Person  people(ids: [ID!]): [Person]! }
      type Person { id: ID! name: String age: Int }
    `),
      resolvers: {
        Query: {
          person: (_: unknown, { id }: { id: string }) => {
            if (id === 'none') return null;
            if (id === 'bad') throw new LookupError('invalid_request', 'id must be a number: use 1.', 'id');
            if (id === 'down') throw new LookupError('service_unavailable', 'The store is not responding.');
            return createPerson(id);
          },
          people: (_: unknown, { ids = [] }: { ids?: string[] }) => ids.map(createPerson),
        },
      },
    },
  });

// Prices without metered units, because these types have no validity field.
const plainPrices = { ...prices, meteredTypes: new Map(), meteredFields: new Map(), observed: new Map() };

const spent = new Map<string, number>();
const leased = new Map<string, number>();
let units: Units;
beforeEach(() => {
  spent.clear();
  leased.clear();
});
afterEach(() => units.close());

const parts = createKey('secret');

function fixture(
  plan: Partial<Plan> = {},
  ceiling = { lookups: 10_000, fields: 250_000 },
  limits: Partial<DocumentLimits> = {},
) {
  units = new Units(
    {
      lease: async ({ unit }, { wanted, limit }) => {
        const leasedBefore = leased.get(unit) ?? 0;
        const granted = Math.min(wanted, limit - leasedBefore);
        leased.set(unit, leasedBefore + granted);
        return Promise.resolve(granted);
      },
      settle: async (settlements) => {
        for (const each of settlements) spent.set(each.unit, (spent.get(each.unit) ?? 0) + each.spent);
        return Promise.resolve();
      },
    },
    { clock: () => now },
  );
  const record: KeyRecord = {
    short: parts.short,
    type: 'secret',
    secretHash: hashSecret(parts.secret),
    plan: {
      name: 'small',
      requestsPerMinute: 60,
      deep: true,
      features: [],
      unitsPerMonth: { pooled: 1000 },
      ...plan,
    },
    ...noRestrictions,
  };
  const access = new Access({ find: async () => Promise.resolve(record) }, { clock: () => now, units });
  const countedKeys: string[] = [];
  const handler = createGraphql({
    graph: createGraphOfPeople(),
    access,
    prices: plainPrices,
    ceiling,
    limits: { ...defaultLimits, ...limits },
    timeoutMs: 10_000,
    introspection: 'anyone',
    clock: () => now,
    baseUrl: 'https://lookup.example',
  });
  const send = async (query: string, more: object = {}, changes: Partial<Request> = {}) => {
    const response = await handler({
      method: 'POST',
      path: '/graphql',
      query: '',
      headers: { 'x-api-key': formatKey(parts), 'content-type': 'application/json' },
      ip: '192.0.2.1',
      id: 'the-id',
      signal: new AbortController().signal,
      body: () => Promise.resolve(JSON.stringify({ query, ...more })),
      ...changes,
    });
    await units.flush();
    const { info: requested } = response;
    countedKeys.push(`${requested?.family} ${requested?.plan} ${response.status}`);
    return {
      status: response.status,
      headers: response.headers,
      body: JSON.parse(response.body) as Record<string, unknown>,
      spent: spent.get('pooled') ?? 0,
    };
  };
  return { ask: send, counted: countedKeys };
}

describe('cost of rejected requests', () => {
  const nestLists = (levels: number): unknown => (levels === 0 ? 1 : { a: nestLists(levels - 1) });
  test.each<[string, string, object, number]>([
    ['no document', '', {}, 400],
    ['a syntax error', '{', {}, 400],
    ['an unknown field', '{ nope }', {}, 400],
    [
      'a variable of another type',
      'query($id: ID!) { person(id: $id) { id } }',
      { variables: { id: { a: 1 } } },
      400,
    ],
    ['a variable that is missing', 'query($id: ID!) { person(id: $id) { id } }', {}, 400],
    ['variables that are too deep', '{ person(id: 1) { id } }', { variables: nestLists(17) }, 400],
    [
      'a list that is too long',
      '{ person(id: 1) { id } }',
      { variables: { ids: Array.from({ length: maxListLength + 1 }, () => 'x') } },
      400,
    ],
    [
      'too many root fields',
      `{ ${Array.from({ length: 21 }, (_, n) => `p${n}: person(id: ${n}) { id }`).join(' ')} }`,
      {},
      400,
    ],
    ['too long a text', `{ person(id: 1) { id } } # ${'x'.repeat(64 * 1024)}`, {}, 400],
    ['an operation of another name', 'query A { person(id: 1) { id } }', { operationName: 'B' }, 400],
  ])('a rejected GraphQL request costs nothing: %s', async (_, query, more, status) => {
    const response = await fixture().ask(query, more);
    expect(response).toMatchObject({ status, spent: 0 });
    expect(response.body).toMatchObject({
      code: 'invalid_request',
      request_id: 'the-id',
      docs: 'https://lookup.example/errors/invalid_request',
    });
    expect(response.body).not.toHaveProperty('data');
    expect(leased.size).toBe(0);
  });

  test('a GraphQL request that exceeds the lookup limit or the remaining allowance costs nothing', async () => {
    const text = '{ people(ids: [1, 2, 3]) { name } }';
    expect(await fixture({}, { lookups: 2, fields: 100 }).ask(text)).toMatchObject({ status: 400, spent: 0 });
    expect(await fixture({ unitsPerMonth: { pooled: 2 } }).ask(text)).toMatchObject({
      status: 429,
      spent: 0,
      body: { code: 'quota_exceeded' },
    });
  });

  test('a GraphQL request with an invalid key costs nothing', async () => {
    const { ask, counted } = fixture();
    const response = await ask(
      '{ person(id: 1) { id } }',
      {},
      { headers: { 'x-api-key': 'nope', 'content-type': 'application/json' } },
    );
    expect(response).toMatchObject({ status: 401, spent: 0, body: { code: 'invalid_api_key' } });
    expect(counted).toEqual(['graphql none 401']);
  });
});

describe('the limits of documents', () => {
  test.each<[keyof DocumentLimits, number, string, string]>([
    ['body', 30, '{ person(id: 1) { id name age } }', 'too many bytes'],
    ['tokens', 12, '{ person(id: 1) { id name age } }', 'more than 12 tokens'],
    ['depth', 1, '{ person(id: 1) { id } }', 'more than 1 levels'],
    ['aliases', 1, '{ a: person(id: 1) { b: id } }', 'more than 1 aliases'],
    ['rootFields', 1, '{ a: person(id: 1) { id } person(id: 1) { id } }', 'more than 1 root fields'],
    ['fields', 3, '{ person(id: 1) { id name age } }', 'more than 3 fields'],
    ['deferred', 0, '{ ... @defer { person(id: 1) { id } } }', 'more than 0 deferred fragments'],
  ])('the limit of %s is a setting: with %i, the document %s has %s', async (name, value, query, message) => {
    expect((await fixture().ask(query)).status).toBe(200);
    const { status, body } = await fixture({}, undefined, { [name]: value }).ask(query);
    expect(status).toBe(400);
    expect(body['message']).toContain(message);
  });

  test('a GraphQL response lists the limits of which its operation uses 80 % or more', async () => {
    const { ask } = fixture({}, { lookups: 10, fields: 250_000 }, { aliases: 10, rootFields: 10 });
    const createQuery = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: person(id: 1) { id }`).join(' ')} }`;
    expect((await ask(createQuery(7))).body).not.toHaveProperty('extensions');
    expect((await ask(createQuery(8))).body['extensions']).toEqual({
      limits: [
        { limit: 'rootFields', used: 8, maximum: 10 },
        { limit: 'aliases', used: 8, maximum: 10 },
        { limit: 'lookups', used: 8, maximum: 10 },
      ],
    });
  });

  test('the tokens and bytes of a document count towards its limits', async () => {
    const query = '{ person(id: 1) { id } }';
    const { ask } = fixture({}, undefined, { tokens: 12, body: 30 });
    expect((await ask(query)).body['extensions']).toEqual({
      limits: [
        { limit: 'bytes', used: 24, maximum: 30 },
        { limit: 'tokens', used: 11, maximum: 12 },
      ],
    });
  });
});

describe('cost of responses', () => {
  test.each<[string, number]>([
    ['{ person(id: 1) { name } }', 1],
    ['{ a: person(id: 1) { name } b: person(id: 2) { name } }', 2],
    ['{ people(ids: [1, 2, 3]) { name } }', 3],
    ['{ person(id: "none") { name } }', 0],
    ['{ person(id: "bad") { name } }', 0],
    ['{ a: person(id: "down") { name } b: person(id: 1) { name } }', 1],
    ['{ __typename }', 0],
    ['{ __schema { queryType { name } } }', 0],
  ])('the query %s costs %i', async (query, units) => {
    const response = await fixture().ask(query, { extensions: { cost: true } });
    expect(response).toMatchObject({ status: 200, spent: units });
    expect(response.body).toMatchObject({ extensions: { cost: { pooled: units } } });
  });

  test('a GraphQL response reports its cost and cost bound only when the client requests them', async () => {
    const { ask } = fixture();
    expect((await ask('{ person(id: 1) { name } }')).body).not.toHaveProperty('extensions');
    expect((await ask('{ person(id: 1) { name } }', { extensions: { cost: 1 } })).body).not.toHaveProperty(
      'extensions',
    );
    const { body } = await ask('{ person(id: 1) { id name age } }', { extensions: { cost: true } });
    expect(body['extensions']).toEqual({
      cost: {
        pooled: 1,
        carrier: 0,
        emailDeep: 0,
        vatDeep: 0,
        fields: 4,
        bound: { pooled: 1, carrier: 0, emailDeep: 0, vatDeep: 0, fields: 4, bytes: expect.any(Number) },
      },
      rateLimit: { limit: 60, remaining: 57, reset: 60 },
    });
  });

  test('a GraphQL error has its path, its code and the argument name of the client', async () => {
    const { body } = await fixture().ask(
      'query($i: ID!) { a: person(id: 1) { id } b: person(id: $i) { id } }',
      { variables: { i: 'bad' } },
    );
    expect(body).toMatchObject({
      data: { a: { id: '1' }, b: null },
      errors: [{ path: ['b'], extensions: { code: 'invalid_request', param: 'id' } }],
    });
  });

  test('/graphql serves GET requests with variables in the query string', async () => {
    const query = new URLSearchParams({
      query: 'query($i: ID!) { person(id: $i) { name } }',
      variables: '{"i":"7"}',
    }).toString();
    const response = await fixture().ask('', {}, { method: 'GET', query });
    expect(response).toMatchObject({ status: 200, spent: 1, body: { data: { person: { name: 'n7' } } } });
  });

  test('every GraphQL response to a request with a key has the rate limit headers', async () => {
    const { ask, counted } = fixture();
    for (const query of ['{ person(id: 1) { id } }', '{']) {
      const { headers } = await ask(query);
      expect(headers).toEqual(
        expect.arrayContaining(['X-RateLimit-Limit', '60', 'cache-control', 'no-store']),
      );
    }
    expect(counted).toEqual(['graphql small 200', 'graphql small 400']);
  });
});
