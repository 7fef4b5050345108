import { expect, test } from 'vitest';
import { startLoopbackServer } from '../test/support/loopback-provider.ts';
import { buildSent } from '../test/support/sent.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';
import { createPublicLookup, type HostResolver } from './public-addresses.ts';
import { parseRetryAfter } from './retry-after.ts';
import { createSocketSend, type Send, type ServiceResponse } from './send.ts';

const serviceUrl = new URL('https://api.example.org/v1');

/** A client whose service returns scripted responses one after another, with the pauses that the client made. */
function createScriptedClient(
  answers: readonly (ServiceResponse | Error)[],
  options: HttpClientOptions = {},
) {
  const sentRequests: { url: string; headers: Readonly<Record<string, string>> }[] = [];
  const pauses: number[] = [];
  const send: Send = async (url, { headers }) => {
    const response = answers[sentRequests.length] ?? buildSent(200, 'later');
    sentRequests.push({ url: url.href, headers });
    if (response instanceof Error) throw response;
    return response;
  };
  const wait = async (milliseconds: number) => void pauses.push(milliseconds);
  const client = createHttpClient({ send, wait, clock: () => 0, ...options });
  return { client, requested: sentRequests, pauses };
}

test('the HTTP client waits for a short Retry-After, and a long one opens the circuit breaker for that time', async () => {
  const shortPause = createScriptedClient([buildSent(429, '', { 'retry-after': '1' }), buildSent(200, 'ok')]);
  expect((await shortPause.client.request(serviceUrl)).text).toBe('ok');
  expect(shortPause.pauses).toEqual([1000]);
  let now = 0;
  const longPause = createScriptedClient([buildSent(503, '', { 'retry-after': '60' })], { clock: () => now });
  await expect(longPause.client.request(serviceUrl)).rejects.toThrow('answered 503');
  await expect(longPause.client.request(serviceUrl)).rejects.toThrow('circuit breaker is open');
  expect([longPause.requested.length, longPause.pauses]).toEqual([1, []]);
  now = 60_001;
  expect((await longPause.client.request(serviceUrl)).text).toBe('later');
});

test('the HTTP client retries with exponential backoff', async () => {
  const failures = [503, 500, 502].map((status) => buildSent(status, ''));
  const { client, pauses } = createScriptedClient(failures, { retries: 3, backoffMs: 100 });
  expect((await client.request(serviceUrl)).text).toBe('later');
  expect(pauses).toHaveLength(3);
  pauses.forEach((pause, turn) => {
    expect(pause).toBeGreaterThanOrEqual(50 * 2 ** turn);
    expect(pause).toBeLessThanOrEqual(100 * 2 ** turn);
  });
});

test('the HTTP client follows a redirect without sending credentials to another origin', async () => {
  const { client, requested } = createScriptedClient(
    [buildSent(302, '', { location: 'https://mirror.example.net/x' }), buildSent(200, 'ok')],
    {
      redirects: 1,
      headers: { Authorization: 'secret' },
      userAgent: 'lookup (ops@example.org)',
    },
  );
  expect((await client.request(serviceUrl)).text).toBe('ok');
  expect(requested[0]?.headers).toMatchObject({ Authorization: 'secret' });
  expect(requested[1]).toEqual({
    url: 'https://mirror.example.net/x',
    headers: { 'user-agent': 'lookup (ops@example.org)', accept: '*/*' },
  });
});

test.each([
  'http://mirror.example.net/',
  'https://127.0.0.1/',
  'https://metadata.internal/',
  'https://x.example.net:8443/',
])('the HTTP client sends no packet after a redirect to %s', async (location) => {
  const { client, requested } = createScriptedClient([buildSent(302, '', { location })], { redirects: 3 });
  await expect(client.request(serviceUrl)).rejects.toThrow(/rejected/);
  expect(requested).toHaveLength(1);
});

test('the HTTP client caches a response for its TTL, within a limit of bytes', async () => {
  let now = 1;
  const { client, requested } = createScriptedClient([], {
    cache: { bytes: 3000, ttlMs: 1000 },
    clock: () => now,
  });
  await client.request(serviceUrl);
  await client.request(serviceUrl);
  expect(requested).toHaveLength(1);
  now = 1002;
  await client.request(serviceUrl);
  expect(requested).toHaveLength(2);
  for (let request = 0; request < 10; request += 1)
    await client.request(new URL(`?page=${request}`, serviceUrl));
  await client.request(serviceUrl);
  expect(requested).toHaveLength(13);
});

test('the HTTP client rejects requests beyond its queue limit and has one circuit breaker per source', async () => {
  const { client } = createScriptedClient([], { concurrency: { max: 1, waiting: 0 } });
  const outcomes = await Promise.allSettled([
    client.request(serviceUrl),
    client.request(new URL('?b', serviceUrl)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  const failing = createScriptedClient([buildSent(500, ''), buildSent(500, '')], {
    retries: 0,
    breaker: { failures: 2, coolDownMs: 1000 },
  });
  for (const message of ['answered 500', 'answered 500', 'circuit breaker is open']) {
    await expect(failing.client.request(serviceUrl, { part: 'DE' })).rejects.toThrow(message);
  }
  expect((await failing.client.request(serviceUrl, { part: 'FR' })).text).toBe('later');
});

test('the HTTP client never connects to a name that resolves to loopback, even when its DNS answers change', async () => {
  let receivedRequests = 0;
  const { url } = await startLoopbackServer((_, response) => {
    receivedRequests += 1;
    response.end('inner');
  });
  const { port } = new URL(url);
  const addressLists = [
    ['127.0.0.1'],
    ['8.8.8.8', '127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['169.254.169.254'],
    [],
  ];
  for (const addresses of addressLists) {
    const resolve: HostResolver = (_, __, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    const send = createSocketSend(new Set(), createPublicLookup(resolve));
    const { signal } = new AbortController();
    const target = new URL(`http://rebinding.example.net:${port}/`);
    await expect(send(target, { method: 'GET', headers: {}, signal })).rejects.toThrow(
      /not a public address/,
    );
  }
  expect(receivedRequests).toBe(0);
  const sendToTrusted = createSocketSend(new Set([url]));
  const response = await sendToTrusted(new URL(url), {
    method: 'GET',
    headers: {},
    signal: new AbortController().signal,
  });
  expect(response.status).toBe(200);
  expect(receivedRequests).toBe(1);
});

test('the HTTP client connects the socket to the checked addresses of a single DNS answer', () => {
  let lookupCount = 0;
  const lookup = createPublicLookup((_, __, done) => {
    lookupCount += 1;
    done(null, [{ address: lookupCount === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }]);
  });
  const results: unknown[] = [];
  lookup('rebinding.example.net', { all: true }, (error, addresses) => results.push(error, addresses));
  expect(results).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
  expect(lookupCount).toBe(1);
});

test.each([
  ['120', 120_000],
  ['Sun, 22 Nov 2026 08:00:30 GMT', 30_000],
  ['Sun, 22 Nov 2026 07:00:00 GMT', 0],
  ['soon', null],
  ['-1', null],
  [null, null],
])('the Retry-After header %s is parsed as %s ms', (value, expected) => {
  expect(parseRetryAfter(value, () => Date.parse('2026-11-22T08:00:00Z'))).toBe(expected);
});
