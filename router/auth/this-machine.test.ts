import { expect, test } from 'vitest';
import { Access } from './access.ts';
import { isFromThisMachine } from './this-machine.ts';

const createCaller = (ip: string, headers: Record<string, string> = {}) => ({
  ip,
  headers: { host: 'localhost:4000', ...headers },
});

test.each([
  ['127.0.0.1', {}],
  ['::1', { host: '[::1]:4000' }],
  ['127.0.0.1', { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' }],
  // A page of the service, and an address that a person has entered.
  ['127.0.0.1', { 'sec-fetch-site': 'same-origin' }],
  ['127.0.0.1', { 'sec-fetch-site': 'none' }],
])('a request from %s with the headers %j comes from this machine', (ip, headers) => {
  expect(isFromThisMachine(createCaller(ip, headers))).toBe(true);
});

test.each([
  ['192.0.2.1', {}],
  // A foreign host name that resolves to loopback, a proxy in front of the service, a page of another origin.
  ['127.0.0.1', { host: 'evil.example' }],
  ['127.0.0.1', { host: 'evil-localhost:4000' }],
  ['127.0.0.1', { host: 'localhost.evil.example' }],
  ['127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }],
  ['127.0.0.1', { forwarded: 'for=192.0.2.1' }],
  ['127.0.0.1', { via: '1.1 proxy' }],
  ['127.0.0.1', { origin: 'https://evil.example' }],
  // An image or a script of another page has no Origin.
  ['127.0.0.1', { 'sec-fetch-site': 'cross-site' }],
  ['127.0.0.1', { 'sec-fetch-site': 'same-site' }],
])('a request from %s with the headers %j does not come from this machine', (ip, headers) => {
  expect(isFromThisMachine(createCaller(ip, headers))).toBe(false);
});

const createAccess = (needsNoKey?: typeof isFromThisMachine) =>
  new Access(
    { find: async () => null },
    { clock: () => 0, anonymousPerMinute: 2, ...(needsNoKey === undefined ? {} : { needsNoKey }) },
  );

test('requests from this machine require a key by default', async () => {
  expect(await createAccess().admit(createCaller('127.0.0.1'), { key: true })).toMatchObject({
    code: 'invalid_api_key',
  });
});

test('requests from this machine need no key with the setting, but have the anonymous rate limit and no plan features', async () => {
  const openAccess = createAccess(isFromThisMachine);
  const admit = (ip: string, feature?: string) =>
    openAccess.admit(createCaller(ip), { key: true, ...(feature === undefined ? {} : { feature }) });
  expect(await admit('192.0.2.1')).toMatchObject({ code: 'invalid_api_key' });
  expect(await admit('127.0.0.1')).toMatchObject({ key: { plan: { name: 'demo' } } });
  expect(await admit('127.0.0.1', 'hlr')).toMatchObject({ code: 'plan_required' });
  expect(await admit('127.0.0.1')).toMatchObject({ code: 'rate_limited' });
});
