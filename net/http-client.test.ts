import { expect, test } from 'vitest';
import { startLoopbackServer } from '../test/support/loopback-provider.ts';
import { buildSent } from '../test/support/sent.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';
import { createPublicLookup, type ResolveHost } from './reach.ts';
import { parseRetryAfter } from './retry-after.ts';
import { createSocketSend, type Send, type ServiceResponse } from './send.ts';

const home = new URL('https://api.example.org/v1');

/** A client whose service returns scripted responses one after another, with the pauses that the client made. */
function scripted(answers: readonly (ServiceResponse | Error)[], options: HttpClientOptions = {}) {
  const sentRequests: { url: string; headers: Readonly<Record<string, string>> }[] = [];
  const pauses: number[] = [];
  const send: Send = async (url, { headers }) => {
    const answer = answers[sentRequests.length] ?? buildSent(200, 'later');
    sentRequests.push({ url: url.href, headers });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const wait = async (milliseconds: number) => void pauses.push(milliseconds);
  const client = createHttpClient({ send, wait, clock: () => 0, ...options });
  return { client, requested: sentRequests, pauses };
}

test('the HTTP client waits for a short Retry-After; a long one fails immediately and opens the circuit for that time', async () => {
  const short = scripted([buildSent(429, '', { 'retry-after': '1' }), buildSent(200, 'ok')]);
  expect((await short.client.request(home)).text).toBe('ok');
  expect(short.pauses).toEqual([1000]);
  let now = 0;
  const long = scripted([buildSent(503, '', { 'retry-after': '60' })], { clock: () => now });
  await expect(long.client.request(home)).rejects.toThrow('answered 503');
  await expect(long.client.request(home)).rejects.toThrow('circuit breaker is open');
  expect([long.requested.length, long.pauses]).toEqual([1, []]);
  now = 60_001;
  expect((await long.client.request(home)).text).toBe('later');
});

test('retries of the HTTP client back off exponentially', async () => {
  const down = [503, 500, 502].map((status) => buildSent(status, ''));
  const { client, pauses } = scripted(down, { retries: 3, backoffMs: 100 });
  expect((await client.request(home)).text).toBe('later');
  expect(pauses).toHaveLength(3);
  pauses.forEach((pause, turn) => {
    expect(pause).toBeGreaterThanOrEqual(50 * 2 ** turn);
    expect(pause).toBeLessThanOrEqual(100 * 2 ** turn);
  });
});

test('the HTTP client follows a redirect without sending credentials to another origin', async () => {
  const { client, requested } = scripted(
    [buildSent(302, '', { location: 'https://mirror.example.net/x' }), buildSent(200, 'ok')],
    {
      redirects: 1,
      headers: { Authorization: 'secret' },
      userAgent: 'lookup (ops@example.org)',
    },
  );
  expect((await client.request(home)).text).toBe('ok');
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
])('the HTTP client sends no packet for a redirect to %s', async (location) => {
  const { client, requested } = scripted([buildSent(302, '', { location })], { redirects: 3 });
  await expect(client.request(home)).rejects.toThrow(/rejected/);
  expect(requested).toHaveLength(1);
});

test('the HTTP client caches a response for its TTL within the byte limit', async () => {
  let now = 1;
  const { client, requested } = scripted([], { cache: { bytes: 3000, ttlMs: 1000 }, clock: () => now });
  await client.request(home);
  await client.request(home);
  expect(requested).toHaveLength(1);
  now = 1002;
  await client.request(home);
  expect(requested).toHaveLength(2);
  for (let page = 0; page < 10; page += 1) await client.request(new URL(`?page=${page}`, home));
  await client.request(home);
  expect(requested).toHaveLength(13);
});

test('the HTTP client rejects requests beyond the queue limit and has one circuit per part', async () => {
  const { client } = scripted([], { concurrency: { max: 1, waiting: 0 } });
  const both = await Promise.allSettled([client.request(home), client.request(new URL('?b', home))]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  const down = scripted([buildSent(500, ''), buildSent(500, '')], {
    retries: 0,
    breaker: { failures: 2, coolDownMs: 1000 },
  });
  for (const message of ['answered 500', 'answered 500', 'circuit breaker is open']) {
    await expect(down.client.request(home, { part: 'DE' })).rejects.toThrow(message);
  }
  expect((await down.client.request(home, { part: 'FR' })).text).toBe('later');
});

test('the HTTP client never connects to a name that resolves to loopback, even when its DNS answers change', async () => {
  let heard = 0;
  const { url } = await startLoopbackServer((_, response) => {
    heard += 1;
    response.end('inner');
  });
  const { port } = new URL(url);
  const answers = [
    ['127.0.0.1'],
    ['8.8.8.8', '127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['169.254.169.254'],
    [],
  ];
  for (const addresses of answers) {
    const resolve: ResolveHost = (_, __, done) =>
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
  expect(heard).toBe(0);
  const trusted = createSocketSend(new Set([url]));
  const open = await trusted(new URL(url), {
    method: 'GET',
    headers: {},
    signal: new AbortController().signal,
  });
  expect(open.status).toBe(200);
  expect(heard).toBe(1);
});

test('connects the socket to the checked addresses of a single DNS answer', () => {
  let requested = 0;
  const lookup = createPublicLookup((_, __, done) => {
    requested += 1;
    done(null, [{ address: requested === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }]);
  });
  const got: unknown[] = [];
  lookup('rebinding.example.net', { all: true }, (error, addresses) => got.push(error, addresses));
  expect(got).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
  expect(requested).toBe(1);
});

test.each([
  ['120', 120_000],
  ['Sun, 22 Nov 2026 08:00:30 GMT', 30_000],
  ['Sun, 22 Nov 2026 07:00:00 GMT', 0],
  ['soon', null],
  ['-1', null],
  [null, null],
])('parses the Retry-After header %s as %s ms', (value, expected) => {
  expect(parseRetryAfter(value, () => Date.parse('2026-11-22T08:00:00Z'))).toBe(expected);
});
