import { expect, test } from 'vitest';
import { loopback } from '../test/support/loopback-provider.ts';
import { sent } from '../test/support/sent.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';
import { publicLookupBy, type Resolve } from './reach.ts';
import { retryAfterMs } from './retry-after.ts';
import { socketSend, type Send, type Sent } from './send.ts';

const home = new URL('https://api.example.org/v1');

/** A client whose service answers what a list says, one after another, and the pauses that it made. */
function scripted(answers: readonly (Sent | Error)[], options: HttpClientOptions = {}) {
  const asked: { url: string; headers: Readonly<Record<string, string>> }[] = [];
  const pauses: number[] = [];
  const send: Send = async (url, { headers }) => {
    const answer = answers[asked.length] ?? sent(200, 'later');
    asked.push({ url: url.href, headers });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const wait = async (milliseconds: number) => void pauses.push(milliseconds);
  const client = createHttpClient({ send, wait, clock: () => 0, ...options });
  return { client, asked, pauses };
}

test('a short Retry-After is waited for, a long one is a failure at once and rests the service for as long', async () => {
  const short = scripted([sent(429, '', { 'retry-after': '1' }), sent(200, 'ok')]);
  expect((await short.client.request(home)).text).toBe('ok');
  expect(short.pauses).toEqual([1000]);
  let now = 0;
  const long = scripted([sent(503, '', { 'retry-after': '60' })], { clock: () => now });
  await expect(long.client.request(home)).rejects.toThrow('answered 503');
  await expect(long.client.request(home)).rejects.toThrow('rests');
  expect([long.asked.length, long.pauses]).toEqual([1, []]);
  now = 60_001;
  expect((await long.client.request(home)).text).toBe('later');
});

test('further tries come after pauses that grow', async () => {
  const down = [503, 500, 502].map((status) => sent(status, ''));
  const { client, pauses } = scripted(down, { retries: 3, backoffMs: 100 });
  expect((await client.request(home)).text).toBe('later');
  expect(pauses).toHaveLength(3);
  pauses.forEach((pause, turn) => {
    expect(pause).toBeGreaterThanOrEqual(50 * 2 ** turn);
    expect(pause).toBeLessThanOrEqual(100 * 2 ** turn);
  });
});

test('a redirect is followed without what identifies us to the first service', async () => {
  const { client, asked } = scripted(
    [sent(302, '', { location: 'https://mirror.example.net/x' }), sent(200, 'ok')],
    {
      redirects: 1,
      headers: { Authorization: 'secret' },
      userAgent: 'lookup (ops@example.org)',
    },
  );
  expect((await client.request(home)).text).toBe('ok');
  expect(asked[0]?.headers).toMatchObject({ Authorization: 'secret' });
  expect(asked[1]).toEqual({
    url: 'https://mirror.example.net/x',
    headers: { 'user-agent': 'lookup (ops@example.org)', accept: '*/*' },
  });
});

test.each([
  'http://mirror.example.net/',
  'https://127.0.0.1/',
  'https://metadata.internal/',
  'https://x.example.net:8443/',
])('a redirect to %s sends no packet', async (location) => {
  const { client, asked } = scripted([sent(302, '', { location })], { redirects: 3 });
  await expect(client.request(home)).rejects.toThrow(/refused/);
  expect(asked).toHaveLength(1);
});

test('an answer is kept for as long as was said, within the bytes that were given', async () => {
  let now = 1;
  const { client, asked } = scripted([], { cache: { bytes: 3000, ttlMs: 1000 }, clock: () => now });
  await client.request(home);
  await client.request(home);
  expect(asked).toHaveLength(1);
  now = 1002;
  await client.request(home);
  expect(asked).toHaveLength(2);
  for (let page = 0; page < 10; page += 1) await client.request(new URL(`?page=${page}`, home));
  await client.request(home);
  expect(asked).toHaveLength(13);
});

test('more than may wait is refused, and the parts of a service fail apart', async () => {
  const { client } = scripted([], { concurrency: { most: 1, waiting: 0 } });
  const both = await Promise.allSettled([client.request(home), client.request(new URL('?b', home))]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  const down = scripted([sent(500, ''), sent(500, '')], {
    retries: 0,
    breaker: { failures: 2, coolDownMs: 1000 },
  });
  for (const message of ['answered 500', 'answered 500', 'rests']) {
    await expect(down.client.request(home, { part: 'DE' })).rejects.toThrow(message);
  }
  expect((await down.client.request(home, { part: 'FR' })).text).toBe('later');
});

test('a name that the DNS points at loopback is not connected to, however often it changes its mind', async () => {
  let heard = 0;
  const { url } = await loopback((_, response) => {
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
    const resolve: Resolve = (_, __, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    const send = socketSend(new Set(), publicLookupBy(resolve));
    const { signal } = new AbortController();
    const target = new URL(`http://rebinding.example.net:${port}/`);
    await expect(send(target, { method: 'GET', headers: {}, signal })).rejects.toThrow(
      /not a public address/,
    );
  }
  expect(heard).toBe(0);
  const trusted = socketSend(new Set([url]));
  const open = await trusted(new URL(url), {
    method: 'GET',
    headers: {},
    signal: new AbortController().signal,
  });
  expect(open.status).toBe(200);
  expect(heard).toBe(1);
});

test('the socket gets the addresses that were checked, of one answer of the DNS', () => {
  let asked = 0;
  const lookup = publicLookupBy((_, __, done) => {
    asked += 1;
    done(null, [{ address: asked === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }]);
  });
  const got: unknown[] = [];
  lookup('rebinding.example.net', { all: true }, (error, addresses) => got.push(error, addresses));
  expect(got).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
  expect(asked).toBe(1);
});

test.each([
  ['120', 120_000],
  ['Sun, 22 Nov 2026 08:00:30 GMT', 30_000],
  ['Sun, 22 Nov 2026 07:00:00 GMT', 0],
  ['soon', null],
  ['-1', null],
  [null, null],
])('Retry-After %s is %s ms', (value, expected) => {
  expect(retryAfterMs(value, () => Date.parse('2026-11-22T08:00:00Z'))).toBe(expected);
});
