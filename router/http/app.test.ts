import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { isAddressBlock } from '../../facts/ip/address-list.ts';
import { createOperatorTest } from './operator-test.ts';
import type { Request } from '../exchange.ts';

const createRequest = (path: string, ip: string): Request => ({
  method: 'GET',
  path,
  query: '',
  headers: {},
  ip,
  id: 'id',
  signal: new AbortController().signal,
  body: async () => '',
});

const createTestApp = (metricsFrom: readonly string[]) =>
  createApp({
    baseUrl: 'http://localhost/prefix',
    apiVersion: '2.0.0',
    rateOf: () => [],
    rest: () => ({ status: 404, headers: [], body: 'rest' }),
    graphql: () => ({ status: 200, headers: [], body: 'graphql' }),
    readiness: async () => null,
    origins: { allows: () => false },
    metrics: async () => 'counters',
    isOperator: createOperatorTest(metricsFrom, []),
    onError: () => undefined,
  });

test.each([
  ['127.0.0.1', 200],
  ['::1', 200],
  ['::ffff:127.0.0.1', 200],
  ['10.1.2.3', 404],
  ['2001:db8::1', 404],
  ['', 404],
])(
  'a request for /metrics from %j returns %i, because only listed addresses may read it',
  async (ip, status) => {
    expect((await createTestApp(['127.0.0.0/8', '::1'])(createRequest('/prefix/metrics', ip))).status).toBe(
      status,
    );
  },
);

test.each([
  ['192.0.2.1', true],
  ['192.0.2.0/24', true],
  ['2001:db8::/32', true],
  ['192.0.2.0/33', false],
  ['2001:db8::/129', false],
  ['192.0.2', false],
  ['192.0.2.0/24/1', false],
  ['192.0.2.0/', false],
  ['here', false],
  ['', false],
])('isAddressBlock(%j) is %s', (text, expected) => {
  expect(isAddressBlock(text)).toBe(expected);
});
