import { expect, test } from 'vitest';
import { createKeyRestriction } from './key-restriction.ts';
import { noRestrictions, type KeyRecord } from './key-record.ts';

const key: KeyRecord = {
  short: 'aaaaaaaa',
  type: 'secret',
  secretHash: Buffer.alloc(32),
  plan: { name: 'free', requestsPerMinute: null, deep: false, features: [] },
  ...noRestrictions,
  allowedOrigins: ['https://shop.example'],
  allowedAppIds: ['com.example.app'],
};

const findRejection = (changes: Partial<KeyRecord>, headers: Record<string, string> = {}, ip = '192.0.2.1') =>
  createKeyRestriction({ ...key, ...changes }).rejection({ headers, ip });

test.each<[string, string | null, Partial<KeyRecord>, Record<string, string>, string]>([
  ['a secret key without a restriction works from everywhere', null, {}, {}, '192.0.2.1'],
  [
    'a secret key whose address list is null works from everywhere',
    null,
    { allowedIps: null },
    {},
    '192.0.2.1',
  ],
  ['a listed address is allowed', null, { allowedIps: ['192.0.2.1'] }, {}, '192.0.2.1'],
  [
    'an address in a listed block is allowed',
    null,
    { allowedIps: ['10.0.0.0/8', '192.0.2.0/24'] },
    {},
    '192.0.2.255',
  ],
  [
    'an IPv4-mapped IPv6 address in a listed block is allowed',
    null,
    { allowedIps: ['192.0.2.0/24'] },
    {},
    '::ffff:192.0.2.9',
  ],
  [
    'an address outside the block is rejected',
    'the address 192.0.3.0',
    { allowedIps: ['192.0.2.0/24'] },
    {},
    '192.0.3.0',
  ],
  ['an empty list rejects every address', 'the address 192.0.2.1', { allowedIps: [] }, {}, '192.0.2.1'],
  ['a suspended account is rejected', 'suspended', { accountSuspendedAt: new Date(0) }, {}, '192.0.2.1'],
  [
    'a public key on its own page is allowed',
    null,
    { type: 'public' },
    { origin: 'https://shop.example' },
    '',
  ],
  [
    'a public key on another page is rejected',
    'origin',
    { type: 'public' },
    { origin: 'https://shop.example.net' },
    '',
  ],
  ['a public key without an Origin is rejected', 'origins', { type: 'public' }, {}, ''],
  ['an app key in its own app is allowed', null, { type: 'app' }, { 'x-app-id': 'com.example.app' }, ''],
  ['an app key in another app is rejected', 'X-App-Id', { type: 'app' }, { 'x-app-id': 'com.example' }, ''],
  ['an app key without an X-App-Id is rejected', 'X-App-Id', { type: 'app' }, {}, ''],
  ['a secret key is not restricted to origins', null, {}, { origin: 'https://evil.example' }, ''],
])('the restrictions of a key determine where it may be used: %s', (_, expected, changes, headers, ip) => {
  const message = findRejection(changes, headers, ip);
  if (expected === null) expect(message).toBeNull();
  else
    expect(message).toMatchObject({ code: 'permission_denied', message: expect.stringContaining(expected) });
});

test('an app key with several X-App-Id headers is rejected', () => {
  const restriction = createKeyRestriction({ ...key, type: 'app' });
  const headers = { 'x-app-id': ['com.example.app', 'com.example.app'] };
  expect(restriction.rejection({ headers, ip: '' })).toMatchObject({ code: 'permission_denied' });
});

test('the error for a rejected origin names the origin, and the error for a missing origin states that it is missing', () => {
  const readMessage = (headers: Record<string, string>) =>
    findRejection({ type: 'public' }, headers)?.message;
  expect(readMessage({ origin: 'https://evil.example' })).toContain('the origin "https://evil.example"');
  expect(readMessage({})).toContain('the request has no Origin header');
  expect(readMessage({ origin: 'https://shop.example' })).toBeUndefined();
  expect(readMessage({ origin: `https://${'a'.repeat(5000)}.example` })?.length).toBeLessThan(400);
});
