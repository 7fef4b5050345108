import { expect, test } from 'vitest';
import { getTraffic } from '../../net/traffic.ts';
import type { Request } from '../../router/exchange.ts';
import { RequestMetrics } from '../../router/http/request-metrics.ts';
import { readSettings } from '../settings/settings.ts';
import { formatDuration, createStatusReader } from './status.ts';

const request: Request = {
  method: 'GET',
  path: '/status',
  query: '',
  headers: {},
  ip: '127.0.0.1',
  id: 'test',
  signal: new AbortController().signal,
  body: () => Promise.resolve(''),
};

const requests = new RequestMetrics();
let now = 5000;

const factsOf = (environment: Readonly<Record<string, string>>, isOperator = true) =>
  createStatusReader({
    settings: readSettings(environment),
    database: { kind: 'pglite' },
    ready: async () => null,
    requests,
    clock: () => Date.parse('2026-11-27T12:00:00Z'),
    monotonicNow: () => (now += 1000),
    isOperator: () => isOperator,
  })(request);

test('the status lists the external sources in use with health, last success and mean time, for the operator only', async () => {
  const findWhois = async () =>
    (await factsOf({ VIES_URL: 'none' })).outside?.sources.find(({ setting }) => setting === 'WHOIS_SERVER');
  expect(await findWhois()).toMatchObject({
    name: 'WHOIS',
    health: 'not used yet',
    lastSuccess: null,
    meanMs: null,
  });
  const traffic = getTraffic('WHOIS', 'WHOIS_SERVER');
  traffic.noteSuccess();
  traffic.seconds += 0.25;
  expect(await findWhois()).toMatchObject({
    health: 'healthy',
    lastSuccess: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    meanMs: 250,
  });
  traffic.noteFailure('did not respond');
  expect(await findWhois()).toMatchObject({ health: 'failing: it did not respond' });

  const { outside } = await factsOf({ VIES_URL: 'none' });
  expect(outside?.offBy).toBeNull();
  expect(outside?.sources.map(({ setting }) => setting)).not.toContain('VIES_URL');
  expect((await factsOf({}, false)).outside).toBeNull();
});

test('with OFFLINE=true, no external source is in use, and OFFLINE=true is the reason', async () => {
  expect((await factsOf({ OFFLINE: 'true' })).outside).toMatchObject({ offBy: 'OFFLINE=true', sources: [] });
});

test('the status shows requests by family, failures and durations since the start, for the operator only', async () => {
  const respond = (family: string, status: number, ms: number) =>
    requests.observe({
      request,
      response: { status, headers: [], body: '', info: { family, plan: 'free' } },
      ms,
    });
  for (const [status, ms] of [
    [200, 0.4],
    [200, 3],
    [503, 20_000],
  ] as const)
    respond('city', status, ms);
  respond('ip', 404, 3);
  const { traffic } = await factsOf({});
  expect(traffic).toMatchObject({
    requests: 4,
    failed: 1,
    families: [
      ['city', 3],
      ['ip', 1],
    ],
  });
  expect(traffic?.latency.filter(({ count }) => count > 0)).toEqual([
    { upTo: 0.0005, count: 1 },
    { upTo: 0.005, count: 2 },
    { upTo: null, count: 1 },
  ]);
  expect((await factsOf({}, false)).traffic).toBeNull();
});

test.each([
  [999, '0 s'],
  [61_000, '1 min'],
  [3_600_000 + 120_000, '1 h 2 min'],
  [25 * 3_600_000, '1 day 1 h'],
  [240 * 3_600_000, '10 days 0 h'],
])('the status formats a duration of %i ms as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test('the status names the zones whose clocks differ in a newer edition, until the operator uses that edition', async () => {
  const readZones = async (environment: Readonly<Record<string, string>>) =>
    (await factsOf(environment)).running.find(([what]) => what === 'Time zones')?.[1];
  expect(await readZones({})).toBe(
    'edition 2026c; edition 2026f has a different local time in America/Havana, America/Inuvik, America/Winnipeg',
  );
  expect(await readZones({ TIMEZONE_EDITION: '2026f' })).toBe('edition 2026f');
});
