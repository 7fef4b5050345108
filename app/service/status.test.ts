import { expect, test } from 'vitest';
import { trafficOf } from '../../net/traffic.ts';
import type { Request } from '../../router/exchange.ts';
import { RequestMetrics } from '../../router/http/request-metrics.ts';
import { readSettings } from '../settings/settings.ts';
import { statusOf } from './status.ts';

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

const factsOf = (environment: Readonly<Record<string, string>>, isOperator = true) =>
  statusOf({
    settings: readSettings(environment),
    database: { kind: 'pglite' },
    ready: async () => null,
    requests: new RequestMetrics(),
    monotonicNow: () => 0,
    isOperator: () => isOperator,
  })(request);

test('lists the external sources in use with health, last success and mean time, for the operator only', async () => {
  const whois = async () =>
    (await factsOf({ VIES_URL: 'none' })).outside?.sources.find(({ setting }) => setting === 'WHOIS_SERVER');
  expect(await whois()).toMatchObject({
    name: 'WHOIS',
    health: 'not used yet',
    lastSuccess: null,
    meanMs: null,
  });
  const traffic = trafficOf('WHOIS', 'WHOIS_SERVER');
  traffic.noteSuccess();
  traffic.seconds += 0.25;
  expect(await whois()).toMatchObject({
    health: 'healthy',
    lastSuccess: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    meanMs: 250,
  });
  traffic.noteFailure('did not respond');
  expect(await whois()).toMatchObject({ health: 'failing: it did not respond' });

  const { outside } = await factsOf({ VIES_URL: 'none' });
  expect(outside?.offBy).toBeNull();
  expect(outside?.sources.map(({ setting }) => setting)).not.toContain('VIES_URL');
  expect((await factsOf({}, false)).outside).toBeNull();
});

test('with OFFLINE=true, no external source is in use, and OFFLINE=true is the reason', async () => {
  expect((await factsOf({ OFFLINE: 'true' })).outside).toMatchObject({ offBy: 'OFFLINE=true', sources: [] });
});
