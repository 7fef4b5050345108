import { ApolloServer, HeaderMap } from '@apollo/server';
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../router/plan/prebuilt-plans.ts';
import { createMeteredFixture, type MeteredFixture } from '../support/metered-fixture.ts';
import { noPlaces } from '../support/no-places.ts';

let fixture: MeteredFixture;
let apollo: ApolloServer;
beforeAll(async () => {
  fixture = await createMeteredFixture({ places: noPlaces });
  apollo = new ApolloServer({
    schema: fixture.graph.apiSchema,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [ApolloServerPluginInlineTraceDisabled()],
  });
  await apollo.start();
});
afterAll(async () => {
  await apollo.stop();
  await fixture.close();
});

interface SentRequest {
  readonly method?: string;
  readonly search?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const json = { 'content-type': 'application/json' };

async function executeByApollo({ method = 'POST', search = '', headers = json, body }: SentRequest) {
  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, headers: new HeaderMap(Object.entries(headers)), search, body },
    context: async () => ({}),
  });
  const text = response.body.kind === 'complete' ? response.body.string : '';
  return { status: response.status ?? 200, text, type: response.headers.get('content-type') };
}

async function executeByService({ method = 'POST', search = '', headers = json, body }: SentRequest) {
  const response = await fixture.graphql({
    method,
    path: '/graphql',
    query: search.replace(/^\?/, ''),
    headers: { 'x-api-key': fixture.key, ...headers },
    ip: '192.0.2.1',
    id: 'test',
    signal: new AbortController().signal,
    body: async () => (body === undefined ? '' : JSON.stringify(body)),
  });
  const contentTypeIndex = response.headers.findIndex((name) => name.toLowerCase() === 'content-type');
  return { status: response.status, text: response.body, type: response.headers[contentTypeIndex + 1] };
}

interface ReportedError {
  readonly errors?: { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}
const parseCodes = (text: string): unknown[] =>
  text.startsWith('{')
    ? ((JSON.parse(text) as ReportedError).errors ?? []).map(({ extensions }) => extensions?.code)
    : [];
const formatSearch = (fields: Record<string, string>) => `?${new URLSearchParams(fields).toString()}`;
const query = '{ __typename }';
const buildPersistedQuery = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
const preflight = { 'apollo-require-preflight': 'true' };

const requests: [what: string, sent: SentRequest][] = [
  ['a query', { body: { query } }],
  [
    'null for each optional member',
    { body: { query, variables: null, operationName: null, extensions: null } },
  ],
  ['no query', { body: { variables: {} } }],
  ['an empty object', { body: {} }],
  ['a list', { body: [{ query }] }],
  ['a number', { body: 1 }],
  ['a query that is not a string', { body: { query: 1 } }],
  ['variables that are a string', { body: { query, variables: '{}' } }],
  ['variables that are a list', { body: { query, variables: [] } }],
  ['extensions that are a string', { body: { query, extensions: '{}' } }],
  ['an operation name that is not a string', { body: { query, operationName: 1 } }],
  ['a query that is not GraphQL', { body: { query: '{' } }],
  ['an unknown field', { body: { query: '{ nope }' } }],
  ['two mistakes', { body: { query: '{ nope nein }' } }],
  ['an unknown operation', { body: { query, operationName: 'B' } }],
  ['two operations and no name', { body: { query: 'query A { __typename } query B { __typename }' } }],
  [
    'a wrong variable',
    { body: { query: 'query($c: ID!) { country(code: $c) { name } }', variables: { c: {} } } },
  ],
  ['a missing variable', { body: { query: 'query($c: ID!) { country(code: $c) { name } }' } }],
  [
    'text/plain, as sent by a page of another origin',
    { headers: { 'content-type': 'text/plain' }, body: { query } },
  ],
  ['no content type', { headers: {}, body: { query } }],
  ['a GET', { method: 'GET', headers: preflight, search: formatSearch({ query }) }],
  ['a GET with a content type', { method: 'GET', search: formatSearch({ query }) }],
  ['a GET without a query', { method: 'GET', headers: preflight, search: '?x=1' }],
  [
    'a GET with broken variables',
    { method: 'GET', headers: preflight, search: formatSearch({ query, variables: '{' }) },
  ],
  ['a GET with two queries', { method: 'GET', headers: preflight, search: '?query=%7Ba%7D&query=%7Bb%7D' }],
  ['a PUT', { method: 'PUT', body: { query } }],
  ['an unknown persisted query hash', { body: { extensions: buildPersistedQuery('x') } }],
  [
    'a persisted query hash with its query',
    { body: { query, extensions: buildPersistedQuery(sha256(query)) } },
  ],
  ['a known persisted query hash', { body: { extensions: buildPersistedQuery(sha256(query)) } }],
  [
    'a known persisted query hash by GET',
    {
      method: 'GET',
      headers: preflight,
      search: formatSearch({ extensions: JSON.stringify(buildPersistedQuery(sha256(query))) }),
    },
  ],
  [
    'a persisted query hash with an invalid document',
    { body: { query: '{ nope }', extensions: buildPersistedQuery(sha256('{ nope }')) } },
  ],
  ['the hash of an invalid document', { body: { extensions: buildPersistedQuery(sha256('{ nope }')) } }],
  ...[
    '*/*',
    'application/json',
    'application/graphql-response+json',
    'application/graphql-response+json, application/json;q=0.9',
    'application/json;q=0.5, application/graphql-response+json;q=0.9',
    'application/*',
    'application/json; charset=utf-8',
    'text/html, */*;q=0.1',
    'text/plain',
    'application/json;q=0',
  ].map((accept): [string, SentRequest] => [
    `accept: ${accept}`,
    { headers: { ...json, accept }, body: { query } },
  ]),
];

describe('GraphQL over HTTP compared with Apollo Server (DES-003)', () => {
  test.each(requests)(
    '%s: a response over HTTP has the same status, code and media type as from Apollo Server',
    async (_, sent) => {
      const apolloResponse = await executeByApollo(sent);
      const serviceResponse = await executeByService(sent);
      expect(serviceResponse.status, `${serviceResponse.text} ${apolloResponse.text}`).toBe(
        apolloResponse.status,
      );
      expect(parseCodes(serviceResponse.text), `${serviceResponse.text} ${apolloResponse.text}`).toEqual(
        parseCodes(apolloResponse.text),
      );
      if (apolloResponse.status === 200) expect(serviceResponse.type).toBe(apolloResponse.type);
    },
  );
});
