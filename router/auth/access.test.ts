import { describe, expect, test } from 'vitest';
import { LookupError } from '../../core/lookup-error.ts';
import {
  Access,
  type AccessOptions,
  type KeyRecord,
  type AccessRequirements,
  type Verdict,
} from './access.ts';
import { noRestrictions } from './key-record.ts';
import { formatKey, hashSecret, createKey, type KeyType } from './key.ts';

const freePlan = { name: 'free', requestsPerMinute: 2, deep: false, features: [] };
const keyRequired: AccessRequirements = { key: true };

/** Creates an Access with one key, a store that counts its reads, and a manual clock. */
function fixture(
  changes: Partial<KeyRecord> = {},
  type: KeyType = 'secret',
  options: Partial<AccessOptions> = {},
) {
  const keyParts = createKey(type);
  const record: KeyRecord = {
    short: keyParts.short,
    type,
    secretHash: hashSecret(keyParts.secret),
    plan: freePlan,
    ...noRestrictions,
    allowedOrigins: ['https://shop.example'],
    allowedAppIds: ['com.example.app'],
    ...changes,
  };
  const clock = { now: 1_000_000 };
  const store = {
    reads: 0,
    down: false,
    record: record as KeyRecord | null,
    async find(short: string) {
      store.reads += 1;
      if (store.down) throw new LookupError('service_unavailable', 'down');
      return store.record?.short === short ? store.record : null;
    },
  };
  const pages = { allows: (origin: string) => origin === 'https://shop.example' };
  const access = new Access(store, { clock: () => clock.now, pages, ...options });
  const admit = async (
    headers: Record<string, string>,
    need = keyRequired,
    ip = '192.0.2.1',
  ): Promise<Verdict> => access.admit({ headers, ip }, need);
  return { key: formatKey(keyParts), parts: keyParts, store, time: clock, ask: admit };
}

const readCode = (verdict: Verdict) => ('code' in verdict ? verdict.code : 'ok');

describe('key headers', () => {
  test.each([
    ['AUTH-001', (key: string) => ({ 'x-api-key': key }), 'ok'],
    ['AUTH-002', (key: string) => ({ authorization: `Bearer ${key}` }), 'ok'],
    ['AUTH-004', (key: string) => ({ authorization: `bearer   ${key}` }), 'ok'],
    ['AUTH-005', (key: string) => ({ authorization: `Basic ${key}` }), 'invalid_api_key'],
    [
      'AUTH-007 the same in both',
      (key: string) => ({ 'x-api-key': key, authorization: `Bearer ${key}` }),
      'ok',
    ],
    [
      'AUTH-007 different',
      (key: string) => ({ 'x-api-key': 'x', authorization: `Bearer ${key}` }),
      'invalid_api_key',
    ],
    ['AUTH-008', () => ({ 'x-api-key': '' }), 'invalid_api_key'],
    ['AUTH-031', () => ({}), 'invalid_api_key'],
    ['AUTH-032', () => ({ 'x-api-key': 'nope' }), 'invalid_api_key'],
  ])(
    '%s: a key in the request headers is accepted or rejected as documented',
    async (_, headers, expected) => {
      const { key, ask } = fixture();
      expect(readCode(await ask(headers(key)))).toBe(expected);
    },
  );
});

test.each([
  ['secret', 'https://shop.example', 'ok'],
  ['secret', 'https://evil.example', 'permission_denied'],
  ['public', 'https://evil.example', 'permission_denied'],
  ['public', 'https://shop.example', 'ok'],
] as const)('a %s key from a page at %s results in %s', async (type, origin, expected) => {
  const { key, ask } = fixture({}, type);
  const pageHeaders = { 'x-api-key': key, origin, 'sec-fetch-site': 'cross-site' };
  expect(readCode(await ask(pageHeaders))).toBe(expected);
});

test('a public key is checked against its own origins, not against the origins of other keys', async () => {
  const { key, ask } = fixture({ allowedOrigins: ['https://other.example'] }, 'public');
  const pageHeaders = { 'x-api-key': key, origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
  expect(readCode(await ask(pageHeaders))).toBe('ok');
});

test('AUTH-015 a key that is sent to a path without authentication is checked too', async () => {
  const { ask } = fixture();
  expect(readCode(await ask({}, { key: false }))).toBe('ok');
  expect(readCode(await ask({ 'x-api-key': 'nope' }, { key: false }))).toBe('invalid_api_key');
});

test('a known key with a wrong secret is rejected in the same way as an unknown key', async () => {
  const { parts, ask } = fixture();
  const wrongSecretKey = formatKey({ ...createKey('secret'), short: parts.short });
  const unknownKey = formatKey(createKey('secret'));
  expect(await ask({ 'x-api-key': wrongSecretKey })).toEqual(await ask({ 'x-api-key': unknownKey }));
});

describe('restrictions of a valid key', () => {
  const originHeader = { origin: 'https://shop.example' };
  test.each<[string, Partial<KeyRecord>, KeyType, Record<string, string>, AccessRequirements, string]>([
    ['AUTH-023', {}, 'public', originHeader, keyRequired, 'ok'],
    ['AUTH-023', {}, 'public', { origin: 'https://evil.example' }, keyRequired, 'permission_denied'],
    ['AUTH-024', {}, 'public', { referer: 'https://shop.example/' }, keyRequired, 'permission_denied'],
    ['AUTH-025', {}, 'app', { 'x-app-id': 'com.example.app' }, keyRequired, 'ok'],
    ['AUTH-025', {}, 'app', { 'x-app-id': 'com.example.other' }, keyRequired, 'permission_denied'],
    ['AUTH-026', {}, 'app', {}, keyRequired, 'permission_denied'],
    ['AUTH-027', {}, 'app', { ...originHeader, 'x-app-id': 'com.example.app' }, keyRequired, 'ok'],
    ['AUTH-022', {}, 'secret', {}, keyRequired, 'ok'],
    ['AUTH-029 account', { accountSuspendedAt: new Date(0) }, 'secret', {}, keyRequired, 'permission_denied'],
    ['AUTH-029 key', { revokedAt: new Date(0) }, 'secret', {}, keyRequired, 'invalid_api_key'],
    ['expiry', { expiresAt: new Date(999_999) }, 'secret', {}, keyRequired, 'invalid_api_key'],
    ['expiry ahead', { expiresAt: new Date(1_000_001) }, 'secret', {}, keyRequired, 'ok'],
    ['AUTH-033', { families: ['city'] }, 'secret', {}, { key: true, family: 'company' }, 'permission_denied'],
    ['AUTH-033', { families: ['city'] }, 'secret', {}, { key: true, family: 'city' }, 'ok'],
    ['AUTH-034', {}, 'secret', {}, { key: true, feature: 'hlr' }, 'plan_required'],
    [
      'AUTH-034',
      { plan: { ...freePlan, features: ['hlr'] } },
      'secret',
      {},
      { key: true, feature: 'hlr' },
      'ok',
    ],
  ])(
    '%s: a key with %j of type %s is accepted or rejected as documented',
    async (_, changes, type, headers, need, expected) => {
      const { key, ask } = fixture(changes, type);
      expect(readCode(await ask({ ...headers, 'x-api-key': key }, need))).toBe(expected);
    },
  );
});

test('ERR-024 LIM-006 LIM-009 requests beyond the rate limit are rejected with Retry-After and the rate headers', async () => {
  const { key, ask } = fixture();
  await ask({ 'x-api-key': key });
  await ask({ 'x-api-key': key });
  expect(await ask({ 'x-api-key': key })).toMatchObject({
    code: 'rate_limited',
    headers: ['Retry-After', '60'],
    rate: { limit: 2, remaining: 0, reset: 60 },
  });
});

test('a key on a plan without a rate limit is never rejected, and its headers contain integer limits', async () => {
  const { key, ask } = fixture({ plan: { ...freePlan, requestsPerMinute: null } });
  for (let count = 0; count < 1000; count += 1) {
    const verdict = await ask({ 'x-api-key': key });
    expect(verdict.rate).toEqual({
      limit: 2_147_483_647,
      remaining: 2_147_483_647,
      reset: 60,
      allowed: true,
    });
  }
});

test('a frequently used key causes one store read per five seconds, and a revocation takes effect within that time', async () => {
  const { key, ask, store, time } = fixture({ plan: { ...freePlan, requestsPerMinute: null } });
  for (let count = 0; count < 50; count += 1) await ask({ 'x-api-key': key });
  expect(store.reads).toBe(1);
  store.record = null;
  time.now += 5001;
  expect(readCode(await ask({ 'x-api-key': key }))).toBe('invalid_api_key');
});

describe('a read of a key that is in flight while the key is revoked', () => {
  /** A store whose reads see the key at their start and end when the test releases them. */
  function slowFixture() {
    const keyParts = createKey('secret');
    const record: KeyRecord = {
      short: keyParts.short,
      type: 'secret',
      secretHash: hashSecret(keyParts.secret),
      plan: { ...freePlan, requestsPerMinute: null },
      ...noRestrictions,
    };
    const state = { now: 1_000_000, record: record as KeyRecord | null };
    const endings: (() => void)[] = [];
    const find = () => {
      const { record: found } = state;
      return new Promise<KeyRecord | null>((resolve) => endings.push(() => resolve(found)));
    };
    const access = new Access({ find }, { clock: () => state.now });
    const admit = async (): Promise<Verdict> =>
      access.admit({ headers: { 'x-api-key': formatKey(keyParts) }, ip: '192.0.2.1' }, keyRequired);
    /** Ends the reads in flight. */
    const endReads = () => endings.splice(0).forEach((end) => end());
    return { access, state, admit, endReads, reads: () => endings.length };
  }

  test('a read in flight during a revocation does not put the key back into the cache', async () => {
    const { access, state, admit, endReads, reads } = slowFixture();
    const duringRevocation = admit();
    state.record = null;
    access.forget();
    endReads();
    expect(readCode(await duringRevocation)).toBe('ok');
    const afterRevocation = admit();
    expect(reads()).toBe(1);
    endReads();
    expect(readCode(await afterRevocation)).toBe('invalid_api_key');
  });

  test('a read in flight during a revocation is not shared by requests after the revocation', async () => {
    const { access, state, admit, endReads, reads } = slowFixture();
    const duringRevocation = admit();
    state.record = null;
    access.forget();
    const afterRevocation = admit();
    expect(reads()).toBe(2);
    endReads();
    expect(readCode(await duringRevocation)).toBe('ok');
    expect(readCode(await afterRevocation)).toBe('invalid_api_key');
  });

  test('a read in flight during the creation of a key does not keep the key invalid', async () => {
    const { access, state, admit, endReads } = slowFixture();
    const { record } = state;
    state.record = null;
    const beforeCreation = admit();
    state.record = record;
    access.forget();
    endReads();
    expect(readCode(await beforeCreation)).toBe('invalid_api_key');
    const afterCreation = admit();
    endReads();
    expect(readCode(await afterCreation)).toBe('ok');
  });

  test('a read in flight does not extend the five seconds of a revocation in another process', async () => {
    const { state, admit, endReads } = slowFixture();
    const duringRevocation = admit();
    state.record = null;
    state.now += 4000;
    endReads();
    expect(readCode(await duringRevocation)).toBe('ok');
    state.now += 1001;
    const afterRevocation = admit();
    endReads();
    expect(readCode(await afterRevocation)).toBe('invalid_api_key');
  });
});

test('a revocation takes effect within five seconds after the system clock was set back', async () => {
  const clocks = { system: 1_000_000, monotonic: 1000 };
  const { key, ask, store } = fixture({ plan: { ...freePlan, requestsPerMinute: null } }, 'secret', {
    clock: () => clocks.system,
    monotonicNow: () => clocks.monotonic,
  });
  expect(readCode(await ask({ 'x-api-key': key }))).toBe('ok');
  store.record = null;
  clocks.system -= 86_400_000;
  clocks.monotonic += 5001;
  expect(readCode(await ask({ 'x-api-key': key }))).toBe('invalid_api_key');
});

test('ERR-032 a key check returns service_unavailable, never an unknown key, while the store is unavailable', async () => {
  const { key, ask, store } = fixture();
  store.down = true;
  await expect(ask({ 'x-api-key': key })).rejects.toMatchObject({
    extensions: { code: 'service_unavailable' },
  });
});

describe('requests without a key', () => {
  const noKeyRequired: AccessRequirements = { key: false, limited: true };

  test('LIM-007 anonymous requests are limited per address (IPv6: per /64), and their responses have the rate headers', async () => {
    const { ask } = fixture();
    for (let count = 0; count < 60; count += 1) expect(readCode(await ask({}, noKeyRequired))).toBe('ok');
    const rejected = await ask({}, noKeyRequired);
    expect(rejected).toMatchObject({ code: 'rate_limited', rate: { limit: 60, remaining: 0 } });
    expect(readCode(await ask({}, noKeyRequired, '192.0.2.2'))).toBe('ok');
    for (let count = 0; count < 60; count += 1)
      await ask({}, noKeyRequired, `2001:db8:1:2::${count.toString(16)}`);
    expect(readCode(await ask({}, noKeyRequired, '2001:db8:1:2:ffff::1'))).toBe('rate_limited');
    expect(readCode(await ask({}, noKeyRequired, '2001:db8:1:3::1'))).toBe('ok');
  });

  test('anonymous requests for help pages have no rate limit', async () => {
    const { ask } = fixture();
    for (let count = 0; count < 100; count += 1) expect(readCode(await ask({}, { key: false }))).toBe('ok');
  });
});

test('ERR-033 while the store is unavailable, a verified key is accepted and a revoked key is rejected', async () => {
  const { key, ask, store, time } = fixture({ plan: { ...freePlan, requestsPerMinute: null } });
  await ask({ 'x-api-key': key });
  store.down = true;
  time.now += 60_000;
  expect(readCode(await ask({ 'x-api-key': key }))).toBe('ok');
  store.down = false;
  store.record = null;
  time.now += 5001;
  expect(readCode(await ask({ 'x-api-key': key }))).toBe('invalid_api_key');
  store.down = true;
  time.now += 5001;
  await expect(ask({ 'x-api-key': key })).rejects.toMatchObject({
    extensions: { code: 'service_unavailable' },
  });
});

test('without the key cache, an invalid key is read again from the store two milliseconds later', async () => {
  const clock = { now: 1_000_000 };
  const requestedKeys: string[] = [];
  const store = {
    find: async (short: string) => {
      requestedKeys.push(short);
      return Promise.resolve(null);
    },
  };
  const access = new Access(store, { clock: () => clock.now, rememberMs: 0 });
  const headers = { 'x-api-key': formatKey(createKey('secret')) };
  for (let round = 1; round < 4; round += 1) {
    expect(readCode(await access.admit({ headers, ip: '192.0.2.1' }, keyRequired))).toBe('invalid_api_key');
    expect(requestedKeys).toHaveLength(round);
    clock.now += 2;
  }
});

test('a public key that is limited to registered documents may use no other paths, and other keys may use all paths', async () => {
  let isLimitedToDocuments = true;
  const admitWith = async (type: KeyType, need: AccessRequirements) => {
    const parts = createKey(type);
    const record: KeyRecord = {
      short: parts.short,
      type,
      secretHash: hashSecret(parts.secret),
      plan: { name: 'pro', requestsPerMinute: null, deep: true, features: [] },
      ...noRestrictions,
      allowedOrigins: ['https://shop.example'],
    };
    const access = new Access(
      { find: async () => record },
      { clock: () => 0, publicKeysRunDocuments: () => isLimitedToDocuments },
    );
    const headers = { 'x-api-key': formatKey(parts), origin: 'https://shop.example' };
    const verdict = await access.admit({ headers, ip: '192.0.2.1' }, need);
    return 'code' in verdict ? verdict.code : 'admitted';
  };
  const lookupRequirements = { key: true, family: 'country' };
  expect(await admitWith('public', lookupRequirements)).toBe('permission_denied');
  expect(await admitWith('public', { key: true, isDocument: true })).toBe('admitted');
  // Help and other pages need no key.
  expect(await admitWith('public', { key: false })).toBe('admitted');
  expect(await admitWith('secret', lookupRequirements)).toBe('admitted');
  isLimitedToDocuments = false;
  expect(await admitWith('public', lookupRequirements)).toBe('admitted');
});

test('each visitor of a public key has a rate limit, so that no visitor uses up the limit of the key', async () => {
  const plan = { ...freePlan, requestsPerMinute: 5 };
  const { key, ask } = fixture({ plan }, 'public', { visitorPerMinute: 2 });
  const sendVisit = (ip: string, origin = 'https://shop.example') =>
    ask({ 'x-api-key': key, origin }, keyRequired, ip);
  const firstVerdicts = [
    await sendVisit('192.0.2.1'),
    await sendVisit('192.0.2.1'),
    await sendVisit('192.0.2.1'),
  ];
  expect(firstVerdicts.map(readCode)).toEqual(['ok', 'ok', 'rate_limited']);
  // The headers report the smaller remaining number, so that clients that pace themselves by the headers succeed.
  expect(firstVerdicts[0]?.rate).toMatchObject({ limit: 2, remaining: 1 });
  expect(firstVerdicts[2]).toMatchObject({
    message: expect.stringMatching(/^Each visitor may send 2 requests per minute .*: retry in 60 seconds/),
    rate: { limit: 2, remaining: 0 },
  });
  // Addresses of one IPv6 network are one visitor.
  expect(readCode(await sendVisit('2001:db8::1'))).toBe('ok');
  expect(readCode(await sendVisit('2001:db8::2'))).toBe('ok');
  expect(readCode(await sendVisit('2001:db8::3'))).toBe('rate_limited');
  // After the rejected requests, the key has one request left.
  const lastVerdict = await sendVisit('192.0.2.9');
  expect([readCode(lastVerdict), lastVerdict.rate]).toEqual([
    'ok',
    expect.objectContaining({ limit: 5, remaining: 0 }),
  ]);
  expect(readCode(await sendVisit('192.0.2.1', 'https://evil.example'))).toBe('permission_denied');
  const secret = fixture({ plan }, 'secret', { visitorPerMinute: 1 });
  const headers = { 'x-api-key': secret.key };
  expect([readCode(await secret.ask(headers)), readCode(await secret.ask(headers))]).toEqual(['ok', 'ok']);
});
