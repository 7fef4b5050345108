import { describe, expect, test } from 'vitest';
import { lookup, LookupError, type Client, type Options } from './index.ts';

/** Returns a client whose service sends these responses in order, with the requests sent and the waits in milliseconds. */
function createClient(responses: readonly (Response | Error)[], options: Partial<Options> = {}) {
  const requests: { url: string; headers: Headers }[] = [];
  const waits: number[] = [];
  const api = lookup({
    baseUrl: 'http://lookup.example',
    key: 'secret_x',
    fetch: async (input, init) => {
      requests.push({ url: new Request(input).url, headers: new Headers(init?.headers) });
      const response = responses[requests.length - 1];
      if (response === undefined) throw new Error('Asked once too often.');
      if (response instanceof Error) throw response;
      return response;
    },
    pause: async (ms) => void waits.push(ms),
    ...options,
  });
  return { api, requests, waits };
}
const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const createBusyResponse = (headers = {}) =>
  json(503, { code: 'service_unavailable', message: 'Later.' }, headers);

test('the TypeScript client encodes parameters into the path and the query and sends the key as a header', async () => {
  const { api, requests } = createClient([json(200, { timezone: 'Europe/Paris' })]);
  const { timezone } = await api.get('/time/{timezone}', { timezone: 'Europe/Paris', to: 'Asia/Tokyo' });
  expect(timezone).toBe('Europe/Paris');
  expect(requests[0]?.url).toBe('http://lookup.example/version/2.0.0/time/Europe%2FParis?to=Asia%2FTokyo');
  expect(requests[0]?.headers.get('x-api-key')).toBe('secret_x');
});

describe('ERR-037 ERR-038 retries', () => {
  test.each([429, 500, 502, 503, 504])('the TypeScript client retries after status %i', async (status) => {
    const createFailure = () => json(status, { code: 'server_error', message: 'No.' });
    const { api, requests, waits } = createClient([
      createFailure(),
      createFailure(),
      json(200, { country: 'FR' }),
    ]);
    expect(await api.get('/country/{code}', { code: 'FR' })).toMatchObject({ country: 'FR' });
    expect(requests).toHaveLength(3);
    expect(waits).toEqual([250, 500]);
  });

  test('the TypeScript client retries after a network error', async () => {
    const { api } = createClient([new TypeError('fetch failed'), json(200, { country: 'FR' })]);
    expect(await api.get('/country/{code}', { code: 'FR' })).toMatchObject({ country: 'FR' });
  });

  test('the TypeScript client throws the error of the last attempt when all retries fail', async () => {
    const { api } = createClient([createBusyResponse(), createBusyResponse(), createBusyResponse()]);
    await expect(api.get('/country/{code}', { code: 'FR' })).rejects.toMatchObject({
      status: 503,
      code: 'service_unavailable',
    });
  });
});

test('the TypeScript client waits for a Retry-After of up to five seconds, and throws for a longer one', async () => {
  const retryingClient = createClient([createBusyResponse({ 'Retry-After': '2' }), json(200, {})]);
  await retryingClient.api.get('/country');
  expect(retryingClient.waits).toEqual([2000]);
  const failingClient = createClient([createBusyResponse({ 'Retry-After': '60' })]);
  await expect(failingClient.api.get('/country')).rejects.toBeInstanceOf(LookupError);
  expect(failingClient.waits).toEqual([]);
});

test.each<[string, (client: Client) => Promise<unknown>]>([
  ['/carrier', (client) => client.get('/carrier/{number}', { number: '+12125550123' })],
  ['/email with deep', (client) => client.get('/email/{email}', { email: 'a@example.com', deep: true })],
  ['/vat with deep', (client) => client.get('/vat/{number}', { number: 'DE1', deep: true })],
])('the TypeScript client does not retry %s, which costs metered units', async (_, call) => {
  const { api, requests } = createClient([createBusyResponse()]);
  await expect(call(api)).rejects.toMatchObject({ status: 503 });
  expect(requests).toHaveLength(1);
});

describe('path parameters of get()', () => {
  test.each([
    ['no parameters', undefined],
    ['other parameters', { deep: true }],
    ['undefined', { code: undefined }],
    ['null', { code: null }],
    ['an empty text', { code: '' }],
  ])(
    'get() of the TypeScript client throws before it sends a request when a path parameter is missing: %s',
    async (_, parameters) => {
      const { api, requests } = createClient([json(200, {})]);
      // A caller without type checking.
      const call = api.get('/country/{code}', parameters as unknown as { code: string });
      await expect(call).rejects.toThrow(new TypeError('Missing path parameter "code" of /country/{code}.'));
      expect(requests).toEqual([]);
    },
  );

  test.each(['.', '..'])(
    'the TypeScript client throws for %s, which would change the path of the URL',
    async (code) => {
      const { api, requests } = createClient([json(200, {})]);
      await expect(api.get('/country/{code}', { code })).rejects.toThrow(TypeError);
      expect(requests).toEqual([]);
    },
  );
});

test('the TypeScript client throws for a successful response that is not JSON, such as the page of a proxy', async () => {
  const { api, requests } = createClient([new Response('<p>Sign in</p>')]);
  await expect(api.get('/country/{code}', { code: 'NO' })).rejects.toMatchObject({
    status: 200,
    message: 'The response to /version/2.0.0/country/NO is not JSON.',
  });
  expect(requests).toHaveLength(1);
});

test('the TypeScript client rejects a format other than JSON before it sends a request', async () => {
  const { api, requests } = createClient([json(200, {})]);
  await expect(api.get('/country', { format: 'csv' })).rejects.toThrow(TypeError);
  expect(requests).toEqual([]);
});

test('the TypeScript client sends query parameters for a path without path parameters', async () => {
  const { api, requests } = createClient([json(200, { timezone: 'Etc/GMT' })]);
  await api.get('/time', { lat: 91, lon: 0 });
  expect(requests[0]?.url).toBe('http://lookup.example/version/2.0.0/time?lat=91&lon=0');
});

test('ERR-039 the TypeScript client throws a client error without a retry, with the parameter that caused it', async () => {
  const { api, requests } = createClient([
    json(400, { code: 'ambiguous_time', message: 'Twice.', param: 'at', request_id: 'r1' }),
  ]);
  const call = api.get('/time/{timezone}', { timezone: 'America/New_York', disambiguation: 'reject' });
  await expect(call).rejects.toMatchObject({ code: 'ambiguous_time', param: 'at', requestId: 'r1' });
  expect(requests).toHaveLength(1);
});

test('the TypeScript client throws the first error of a GraphQL response', async () => {
  const { api, requests } = createClient([
    json(200, { errors: [{ message: 'No.', extensions: { code: 'not_found', param: 'id' } }] }),
  ]);
  await expect(api.graphql('{ __typename }')).rejects.toMatchObject({ code: 'not_found', param: 'id' });
  expect(requests[0]?.url).toBe('http://lookup.example/graphql');
});
