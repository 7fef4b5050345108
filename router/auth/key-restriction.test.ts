import { expect, test } from 'vitest';
import { keyRestrictionOf } from './key-restriction.ts';
import { unrestricted, type KeyRecord } from './key-record.ts';

const key: KeyRecord = {
  short: 'aaaaaaaa',
  type: 'secret',
  secretHash: Buffer.alloc(32),
  plan: { name: 'free', requestsPerMinute: null, deep: false, features: [] },
  ...unrestricted,
  allowedOrigins: ['https://shop.example'],
  allowedAppIds: ['com.example.app'],
};

const refusal = (changes: Partial<KeyRecord>, headers: Record<string, string> = {}, ip = '192.0.2.1') =>
  keyRestrictionOf({ ...key, ...changes }).refusal({ headers, ip });

test.each<[string, string | null, Partial<KeyRecord>, Record<string, string>, string]>([
  ['a secret key without a restriction works from everywhere', null, {}, {}, '192.0.2.1'],
  ['so does one whose list is null', null, { allowedIps: null }, {}, '192.0.2.1'],
  ['an address of the list', null, { allowedIps: ['192.0.2.1'] }, {}, '192.0.2.1'],
  ['an address in a block', null, { allowedIps: ['10.0.0.0/8', '192.0.2.0/24'] }, {}, '192.0.2.255'],
  ['the same address as IPv6 tells it', null, { allowedIps: ['192.0.2.0/24'] }, {}, '::ffff:192.0.2.9'],
  ['an address beside the block', 'the address 192.0.3.0', { allowedIps: ['192.0.2.0/24'] }, {}, '192.0.3.0'],
  ['an empty list lets nobody in', 'the address 192.0.2.1', { allowedIps: [] }, {}, '192.0.2.1'],
  ['a suspended account', 'suspended', { accountSuspendedAt: new Date(0) }, {}, '192.0.2.1'],
  ['a public key on its page', null, { type: 'public' }, { origin: 'https://shop.example' }, ''],
  ['a public key on another', 'origins', { type: 'public' }, { origin: 'https://shop.example.net' }, ''],
  ['a public key without an Origin', 'origins', { type: 'public' }, {}, ''],
  ['an app key in its app', null, { type: 'app' }, { 'x-app-id': 'com.example.app' }, ''],
  ['an app key in another', 'X-App-Id', { type: 'app' }, { 'x-app-id': 'com.example' }, ''],
  ['an app key without an X-App-Id', 'X-App-Id', { type: 'app' }, {}, ''],
  ['a secret key needs no Origin of the list', null, {}, { origin: 'https://evil.example' }, ''],
])('%s', (_, expected, changes, headers, ip) => {
  const found = refusal(changes, headers, ip);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject({ code: 'permission_denied', message: expect.stringContaining(expected) });
});

test('an app key is refused with a list of X-App-Ids', () => {
  const restriction = keyRestrictionOf({ ...key, type: 'app' });
  const headers = { 'x-app-id': ['com.example.app', 'com.example.app'] };
  expect(restriction.refusal({ headers, ip: '' })).toMatchObject({ code: 'permission_denied' });
});
