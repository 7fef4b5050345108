import { getIntrospectionQuery } from 'graphql';
import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Response } from '../../router/exchange.ts';
import { parseTrustedDocuments } from '../../router/http/graphql/trusted-documents.ts';
import { sha256 } from '../../router/plan/prebuilt-plans.ts';
import { createMeteredFixture, type MeteredFixture } from '../support/metered-fixture.ts';
import { noPlaces } from '../support/no-places.ts';

let fixture: MeteredFixture;
beforeAll(async () => {
  fixture = await createMeteredFixture({ places: noPlaces });
});
afterAll(() => fixture.close());

interface SentRequest {
  readonly method?: 'GET' | 'POST';
  readonly search?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly ip?: string;
  readonly to?: MeteredFixture;
}

interface GraphqlResponse {
  readonly status: number;
  readonly body: {
    readonly data?: Readonly<Record<string, unknown>> | null;
    readonly code?: string;
    readonly message?: string;
    readonly errors?: readonly { readonly message: string; readonly extensions?: object }[];
    readonly extensions?: { readonly plan?: unknown; readonly cost?: { readonly pooled: number } };
  };
  readonly header: (name: string) => string | undefined;
}

async function sendRequest({
  method = 'POST',
  search = {},
  headers,
  body,
  ip = '192.0.2.1',
  to = fixture,
}: SentRequest): Promise<GraphqlResponse> {
  const response: Response = await to.graphql({
    method,
    path: '/graphql',
    query: new URLSearchParams(search).toString(),
    headers: headers ?? { 'x-api-key': to.key, 'content-type': 'application/json' },
    ip,
    id: 'test',
    signal: new AbortController().signal,
    body: async () => JSON.stringify(body),
  });
  const lowerCaseHeaders = response.headers.map((each) => each.toLowerCase());
  return {
    status: response.status,
    body: JSON.parse(response.body) as GraphqlResponse['body'],
    header: (name) =>
      lowerCaseHeaders.includes(name) ? response.headers[lowerCaseHeaders.indexOf(name) + 1] : undefined,
  };
}

const euro = '{ currency(code: "EUR") { code } }';
const json = { 'content-type': 'application/json' };

describe('GET requests, as urql sends them by default', () => {
  test.each([
    ['X-API-Key', () => ({ 'x-api-key': fixture.key })],
    ['Authorization', () => ({ authorization: `Bearer ${fixture.key}` })],
  ])('a GET request with a key in the header %s passes the CSRF check', async (_, headers) => {
    const { status, body } = await sendRequest({
      method: 'GET',
      search: { query: euro },
      headers: headers(),
    });
    expect([status, body.data]).toEqual([200, { currency: { code: 'EUR' } }]);
  });

  test('a GET request with a content type of HTML forms is rejected even when it has a key', async () => {
    const headers = { 'x-api-key': fixture.key, 'content-type': 'text/plain' };
    const { status, body } = await sendRequest({ method: 'GET', search: { query: euro }, headers });
    expect([status, body.code]).toEqual([415, 'invalid_request']);
  });
});

describe('GraphQL requests without a key', () => {
  const introspection = getIntrospectionQuery();

  test('an anonymous GraphQL request may contain only introspection', async () => {
    const { status, body, header } = await sendRequest({ headers: json, body: { query: introspection } });
    expect([status, header('x-ratelimit-limit')]).toEqual([200, '60']);
    expect(body.data).toHaveProperty('__schema.types');
    for (const query of [
      euro,
      `{ __typename ...F } fragment F on Query { currency(code: "EUR") { code } }`,
      `query A { __typename } query B { currency(code: "EUR") { code } }`,
      `{ __schema { queryType { name } } ... on Query { currency(code: "EUR") { code } } }`,
      '{ __typename }',
      '{ __schema',
    ]) {
      const rejection = await sendRequest({
        headers: json,
        body: { query, operationName: query.startsWith('query') ? 'A' : undefined },
      });
      expect([rejection.status, rejection.body.code], query).toEqual([401, 'invalid_api_key']);
    }
  });

  test('an anonymous request with a persisted query hash or a document id is rejected', async () => {
    await sendRequest({
      body: { query: euro, extensions: { persistedQuery: { version: 1, sha256Hash: sha256(euro) } } },
    });
    for (const body of [
      { extensions: { persistedQuery: { version: 1, sha256Hash: sha256(euro) } } },
      { query: '{ __schema { queryType { name } } }', documentId: sha256(euro) },
    ]) {
      expect((await sendRequest({ headers: json, body })).status).toBe(401);
    }
  });

  test('anonymous introspection is limited to 60 requests per minute and address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++) {
      statuses.push(
        (
          await sendRequest({
            headers: json,
            body: { query: '{ __schema { queryType { name } } }' },
            ip: '192.0.2.77',
          })
        ).status,
      );
    }
    expect([statuses.filter((each) => each === 200).length, statuses[60]]).toEqual([60, 429]);
  });

  test('an anonymous introspection query may select the schema only once', async () => {
    const repeatedIntrospection = '{ a: __schema { queryType { name } } b: __schema { queryType { name } } }';
    const fragmentIntrospection =
      'query { ...F b: __schema { queryType { name } } } fragment F on Query { a: __schema { queryType { name } } }';
    for (const query of [repeatedIntrospection, fragmentIntrospection]) {
      const rejection = await sendRequest({ headers: json, body: { query }, ip: '192.0.2.78' });
      expect([rejection.status, rejection.body.code]).toEqual([400, 'invalid_request']);
      expect(rejection.body.message).toContain('select __schema once');
      expect((await sendRequest({ body: { query } })).status).toBe(200);
    }
    const mergedIntrospection = '{ __schema { queryType { name } } __schema { queryType { kind } } }';
    const response = await sendRequest({
      headers: json,
      body: { query: mergedIntrospection },
      ip: '192.0.2.78',
    });
    expect(response.body.data).toEqual({ __schema: { queryType: { name: 'Query', kind: 'OBJECT' } } });
  });

  test('an anonymous introspection query may be at most twice as large as the standard introspection query', async () => {
    const fragments = introspection.slice(introspection.indexOf('fragment FullType'));
    const repeatField = (count: number) =>
      `{ __schema { ${Array.from({ length: count }, (_, i) => `a${i}: types { ...FullType }`).join(' ')} } } ${fragments}`;
    expect((await sendRequest({ headers: json, body: { query: repeatField(1) } })).status).toBe(200);
    const rejection = await sendRequest({ headers: json, body: { query: repeatField(3) } });
    expect([rejection.status, rejection.body.code]).toEqual([400, 'invalid_request']);
    expect((await sendRequest({ body: { query: repeatField(3) } })).status).toBe(200);
  });

  test('an anonymous introspection response has at most a megabyte, even if the document has few fields', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `${'long_alias_'.repeat(12)}${i}: description`);
    const query = `{ __schema { types { ${names.join(' ')} } } }`;
    const rejection = await sendRequest({ headers: json, body: { query } });
    expect([rejection.status, rejection.body.code]).toEqual([400, 'invalid_request']);
    expect(rejection.body.message).toContain('1024 kB');
    expect((await sendRequest({ body: { query } })).status).toBe(200);
  });

  test('a repeated anonymous introspection query gets the same response with new rate headers', async () => {
    const query = 'query Q { __schema { types { name } } }';
    const firstResponse = await sendRequest({ headers: json, body: { query }, ip: '192.0.2.79' });
    const repeatedResponse = await sendRequest({ headers: json, body: { query }, ip: '192.0.2.79' });
    expect(repeatedResponse.body).toEqual(firstResponse.body);
    expect([firstResponse, repeatedResponse].map(({ header }) => header('x-ratelimit-remaining'))).toEqual([
      '59',
      '58',
    ]);
    const namedOperation = { query: 'query Q($n: String!) { __type(name: $n) { name } }' };
    for (const n of ['City', 'Country']) {
      const { body } = await sendRequest({
        headers: json,
        body: { ...namedOperation, variables: { n } },
        ip: '192.0.2.79',
      });
      expect(body.data).toEqual({ __type: { name: n } });
    }
  });
});

describe('persisted queries', () => {
  const buildExtensions = (text: string) => ({
    cost: true,
    persistedQuery: { version: 1, sha256Hash: sha256(text) },
  });
  const twoCurrencies = '{ a: currency(code: "EUR") { name } b: currency(code: "USD") { name } }';

  test('a persisted query is stored by its first request and then costs the same', async () => {
    const firstResponse = await sendRequest({ body: { extensions: buildExtensions(twoCurrencies) } });
    expect(firstResponse.status).toBe(200);
    expect(firstResponse.body.errors?.[0]).toMatchObject({
      message: 'PersistedQueryNotFound',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    });
    const registeredResponse = await sendRequest({
      body: { query: twoCurrencies, extensions: buildExtensions(twoCurrencies) },
    });
    const persistedResponse = await sendRequest({ body: { extensions: buildExtensions(twoCurrencies) } });
    expect(persistedResponse.body.data).toEqual(registeredResponse.body.data);
    expect([
      registeredResponse.body.extensions?.cost?.pooled,
      persistedResponse.body.extensions?.cost?.pooled,
    ]).toEqual([2, 2]);
  });

  test('a persisted query with the hash of another document is rejected', async () => {
    const { status } = await sendRequest({
      body: { query: euro, extensions: buildExtensions(twoCurrencies) },
    });
    expect(status).toBe(400);
    const laterVersion = { persistedQuery: { version: 2, sha256Hash: sha256(euro) } };
    expect((await sendRequest({ body: { query: euro, extensions: laterVersion } })).status).toBe(400);
  });
});

describe('trusted documents', () => {
  const namedQuery = 'query Money($code: ID!) { currency(code: $code) { code } }';
  const registries: [string, string][] = [
    ['by id, as code generators write them', JSON.stringify({ money: namedQuery })],
    [
      'in Apollo’s manifest',
      JSON.stringify({
        format: 'apollo-persisted-query-manifest',
        version: 1,
        operations: [{ id: 'money', name: 'Money', type: 'query', body: namedQuery }],
      }),
    ],
  ];

  test.each(registries)(
    'a public key can run only trusted documents, which are registered %s',
    async (_, text) => {
      const trustedDocuments = parseTrustedDocuments(text);
      const shopFixture = await createMeteredFixture({
        places: noPlaces,
        trusted: () => trustedDocuments,
        keyType: 'public',
      });
      const variables = { code: 'EUR' };
      const headers = { 'x-api-key': shopFixture.key, origin: 'https://shop.example', ...json };
      const postBody = async (body: object) => {
        const { status, body: reported } = await sendRequest({ to: shopFixture, headers, body });
        return reported.data ?? [status, reported.code];
      };
      const expected = { currency: { code: 'EUR' } };
      expect(await postBody({ documentId: 'money', variables })).toEqual(expected);
      expect(await postBody({ documentId: `sha256:${sha256(namedQuery)}`, variables })).toEqual(expected);
      const hash = { persistedQuery: { version: 1, sha256Hash: sha256(namedQuery) } };
      expect(await postBody({ extensions: hash, variables })).toEqual(expected);
      expect(await postBody({ query: namedQuery, variables })).toEqual(expected);
      for (const body of [
        { query: euro },
        { query: euro, documentId: 'money' },
        { documentId: 'other' },
        { query: euro, extensions: { persistedQuery: { version: 1, sha256Hash: sha256(euro) } } },
      ]) {
        expect(await postBody(body)).toEqual([403, 'permission_denied']);
      }
      await shopFixture.close();
    },
  );

  test('a secret key can run trusted documents and any other document', async () => {
    const trustedDocuments = parseTrustedDocuments(JSON.stringify({ money: namedQuery }));
    const openFixture = await createMeteredFixture({ places: noPlaces, trusted: () => trustedDocuments });
    const variables = { code: 'EUR' };
    const responses = await Promise.all([
      sendRequest({ to: openFixture, body: { documentId: 'money', variables } }),
      sendRequest({ to: openFixture, body: { query: euro } }),
    ]);
    for (const { body } of responses) expect(body.data).toEqual({ currency: { code: 'EUR' } });
    expect((await sendRequest({ to: openFixture, body: { documentId: 'nope' } })).status).toBe(400);
    await openFixture.close();
  });

  test.each([
    ['{', 'is not valid JSON'],
    ['[]', 'has to be an object'],
    ['{"a":1}', 'has no text for the document "a"'],
    ['{"operations":[{"id":"a"}]}', 'has no text for the document "a"'],
  ])('a file of trusted documents such as %s is rejected with the reason', (text, message) => {
    expect(() => parseTrustedDocuments(text)).toThrow(message);
  });
});

describe('details about the execution that a request asks for', () => {
  const query = '{ currency(code: "EUR") { code } timezone(id: "Europe/Oslo") { id } }';

  test('the extension `extensions.plan` lists each subgraph request with its duration', async () => {
    const { body } = await sendRequest({ body: { query, extensions: { plan: true } } });
    const plan = body.extensions?.plan as {
      kind: string;
      nodes: { subgraph: string; ms: number; operation: string }[];
    };
    expect(plan.kind).toBe('Parallel');
    expect(plan.nodes.map(({ subgraph }) => subgraph).sort()).toEqual(['company', 'time']);
    for (const { ms, operation } of plan.nodes) {
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(operation).toMatch(/currency|timezone/);
    }
  });

  test('the header `Server-Timing` lists the milliseconds per subgraph and in total', async () => {
    const timedResponse = await sendRequest({ body: { query, extensions: { timing: true } } });
    expect(timedResponse.header('server-timing')).toMatch(
      /^(company|time);dur=[\d.]+, (company|time);dur=[\d.]+, total;dur=[\d.]+$/,
    );
    expect(timedResponse.body.extensions).toBeUndefined();
    expect((await sendRequest({ body: { query } })).header('server-timing')).toBeUndefined();
  });
});

test('the endpoint /graphql passes the GraphQL over HTTP audit', async () => {
  const results = await auditServer({
    url: 'http://localhost/graphql',
    fetchFn: async (target: string, init: RequestInit = {}) => {
      const { headers, body } = init;
      const sentHeaders = Object.fromEntries(new Headers(headers));
      const response = await fixture.graphql({
        method: init.method ?? 'GET',
        path: '/graphql',
        query: new URL(target).search.slice(1),
        headers: { ...sentHeaders, 'x-api-key': fixture.key },
        ip: '192.0.2.1',
        id: 'test',
        signal: new AbortController().signal,
        body: async () => (typeof body === 'string' ? body : ''),
      });
      const pairs: [string, string][] = [];
      for (let i = 0; i < response.headers.length; i += 2)
        pairs.push([response.headers[i] ?? '', response.headers[i + 1] ?? '']);
      return new globalThis.Response(response.body, { status: response.status, headers: pairs });
    },
  });
  expect(results.length).toBeGreaterThan(50);
  expect(results.filter(({ status }) => status !== 'ok').map(({ name }) => name)).toEqual([]);
});
