import { expect, inject, test } from 'vitest';
import { createAdmin } from '../../app/admin/admin.ts';
import { createLog } from '../../app/log/log.ts';
import type { KeyAdministration } from '../../app/key-administration/commands.ts';
import { Access, type KeyRecord } from '../../router/auth/access.ts';
import { noRestrictions } from '../../router/auth/key-record.ts';
import { formatKey, hashSecret, createKey } from '../../router/auth/key.ts';
import type { Request } from '../../router/exchange.ts';
import { createOperatorTest } from '../../router/http/operator-test.ts';
import { call } from '../support/service.ts';

const unlimitedPlan = {
  name: 'unlimited',
  requestsPerMinute: null,
  unitsPerMonth: { pooled: null },
  deep: true,
  features: [],
};
const createdKey = createKey('secret');
const newSecret = formatKey(createdKey);

interface SentRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly ip?: string;
  readonly body?: string;
  /** Null: the request has no key. */
  readonly sentKey?: string | null;
}

interface StartOptions {
  readonly baseUrl?: string;
  readonly onKeysChanged?: () => Promise<void>;
}

/** The administration with one key, and every command and log line that it causes. */
function start(
  record: Partial<KeyRecord> = {},
  trustedProxies: readonly string[] = [],
  from = ['127.0.0.0/8'],
  { baseUrl = 'http://lookup.example', onKeysChanged = async () => undefined }: StartOptions = {},
) {
  const parts = createKey(record.type ?? 'secret');
  const stored: KeyRecord = {
    short: parts.short,
    type: 'secret',
    secretHash: hashSecret(parts.secret),
    plan: unlimitedPlan,
    ...noRestrictions,
    ...record,
  };
  const getNow = () => Date.parse('2026-11-27T12:00:00Z');
  const lines: string[] = [];
  const changes: string[] = [];
  const log = createLog({ write: (line) => lines.push(line), format: 'plain', level: 'info', clock: getNow });
  const recordChange = (what: string) => async () => {
    changes.push(what);
    return { short: createdKey.short, key: newSecret, type: 'secret', origins: [], app_ids: [] };
  };
  const book = {
    create: recordChange('create'),
    rotate: recordChange('rotate'),
    revoke: recordChange('revoke'),
  };
  const admin = createAdmin({
    baseUrl,
    access: new Access({ find: async (short) => (short === parts.short ? stored : null) }, { clock: getNow }),
    isPermitted: createOperatorTest(from, trustedProxies),
    administration: {
      book: book as unknown as KeyAdministration['book'],
      scopes: { families: ['city'], versions: ['2.0.0'], features: [] },
      clock: getNow,
    },
    jobs: {
      async start(args) {
        changes.push(args.join(' '));
        return { command: args.join(' '), status: 'running', lines: [], started: '', ended: null };
      },
      current: async () => null,
    },
    reader: { state: async () => ({ keys: [] }), usage: async () => ({}) },
    onKeysChanged,
    log,
  });
  const key = formatKey({ ...parts, type: stored.type });
  const send = async (
    line: string,
    { headers = {}, ip = '127.0.0.1', body = '{"args":["create"]}', sentKey = key }: SentRequest = {},
  ) => {
    const [method = '', target = ''] = line.split(' ');
    const [path = '', query = ''] = target.split('?');
    const request: Request = {
      method,
      path,
      query,
      headers: { host: 'lookup.example', ...(sentKey === null ? {} : { 'x-api-key': sentKey }), ...headers },
      ip,
      id: 'r1',
      signal: AbortSignal.timeout(10_000),
      body: async () => body,
    };
    return admin(request);
  };
  return { send, lines, changes, key, short: parts.short };
}

const attacks: readonly (readonly [string, SentRequest, number | null])[] = [
  ['without a key', { sentKey: null }, 401],
  ['with a wrong key', { sentKey: formatKey(createKey('secret')) }, 401],
  ['from a page of another origin', { headers: { origin: 'https://evil.example' } }, 403],
  ['from a page with an opaque origin', { headers: { origin: 'null' } }, 403],
  ['from another site by Fetch Metadata', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['from another port of this host', { headers: { origin: 'http://lookup.example:8080' } }, 403],
  ['from another address', { ip: '192.0.2.7' }, null],
  ['through an unknown proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }, null],
  ['through a proxy that sends Forwarded', { headers: { forwarded: 'for=127.0.0.1' } }, null],
];

test.each(attacks)(
  'the administration API rejects a request %s and changes nothing',
  async (_, options, status) => {
    const { send, changes, lines } = start();
    for (const line of [
      'POST /admin/keys',
      'POST /admin/data',
      'GET /admin/state',
      'GET /admin/usage',
      'GET /admin/job',
    ])
      expect((await send(line, options))?.status ?? null, line).toBe(status);
    expect(changes).toEqual([]);
    expect(lines).toEqual([]);
  },
);

test.each<[string, Partial<KeyRecord>]>([
  ['a key of another plan without limits', { plan: { ...unlimitedPlan, name: 'partner' } }],
  ['a key of the account of a customer', { account: 'acme' }],
  ['a public key', { type: 'public', allowedOrigins: ['http://lookup.example'] }],
  ['an app key', { type: 'app', allowedAppIds: ['com.example.app'] }],
  ['a key restricted to families', { families: ['city'] }],
  ['a key restricted to other addresses', { allowedIps: ['192.0.2.0/24'] }],
  ['a key of a suspended account', { accountSuspendedAt: new Date(0) }],
])('the administration API rejects %s', async (_, record) => {
  const { send, changes } = start(record);
  const headers = { origin: 'http://lookup.example', 'x-app-id': 'com.example.app' };
  for (const line of ['POST /admin/keys', 'GET /admin/state'])
    expect((await send(line, { headers }))?.status, line).toBe(403);
  expect(changes).toEqual([]);
});

test('the administration API accepts requests of its own page, and of a permitted address behind a trusted proxy', async () => {
  const { send, changes } = start();
  const headers = { origin: 'http://lookup.example', 'sec-fetch-site': 'same-origin' };
  expect((await send('POST /admin/keys', { headers }))?.status).toBe(200);
  expect(changes).toEqual(['create']);
  const proxiedAdministration = start({}, ['10.0.0.1'], ['192.0.2.0/24']);
  const forwarded = { headers: { 'x-forwarded-for': '192.0.2.7' }, ip: '192.0.2.7' };
  expect((await proxiedAdministration.send('GET /admin/state', forwarded))?.status).toBe(200);
});

test('the administration API accepts the first key, which has its own account', async () => {
  expect((await start({ account: 'first' }).send('GET /admin/state'))?.status).toBe(200);
});

test('the administration page works through a forwarded port, under another host than that of BASE_URL', async () => {
  const { send, changes } = start({}, [], ['127.0.0.0/8'], { baseUrl: 'https://public.example/lookup' });
  const page = await send('GET /admin', { headers: { host: '127.0.0.1:4000' } });
  expect(page?.body).toContain('data-base="/lookup"');
  expect(page?.body).toMatch(/<script type="module" src="\/lookup\/assets\/admin/);
  expect(page?.body).not.toContain('public.example');
  const headers = {
    host: '127.0.0.1:4000',
    origin: 'http://127.0.0.1:4000',
    'sec-fetch-site': 'same-origin',
  };
  expect((await send('POST /admin/keys', { headers }))?.status).toBe(200);
  expect(changes).toEqual(['create']);
});

test('a new secret is returned, and the change is logged, even when the other threads cannot be notified', async () => {
  const { send, lines } = start({}, [], ['127.0.0.0/8'], {
    onKeysChanged: () => Promise.reject(new Error('The thread has ended.')),
  });
  const response = await send('POST /admin/keys');
  expect(response?.status).toBe(200);
  expect(response?.body).toContain(newSecret);
  expect(lines[0]).toContain(`administration command="keys create" changed=${createdKey.short}`);
  expect(lines[1]).toContain('The thread has ended.');
});

test('each administration change writes a log line with the command, the key and the address, without the secret', async () => {
  const { send, lines, short, key } = start();
  await send('POST /admin/keys', { body: '{"args":["create","--plan=unlimited"]}' });
  await send('POST /admin/keys', { body: JSON.stringify({ args: ['rotate', newSecret] }) });
  await send('POST /admin/data', { body: '{"args":["update","cities"]}' });
  await send('GET /admin/state');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(
    `administration command="keys create --plan=unlimited" changed=${createdKey.short}`,
  );
  expect(lines[2]).toContain('command="data update cities"');
  for (const line of lines) expect(line).toContain(`key=${short} address=127.0.0.1 request_id=r1`);
  expect(lines.join('')).not.toContain(createdKey.secret);
  expect(lines.join('')).not.toContain(key);
});

test.each([
  '',
  '[]',
  '{"args":"create"}',
  '{"args":[]}',
  '{"args":["list"]}',
  '{"args":["create",1]}',
  '{"args":["help"]}',
  '{"args":["constructor"]}',
  '{"args":["create","--help"]}',
  '{"args":["create","--nope"]}',
  '{"args":["create","--families=nope"]}',
])('the administration API returns 400 for the body %j', async (body) => {
  const { send, changes } = start();
  const response = await send('POST /admin/keys', { body });
  expect(response?.status).toBe(400);
  expect(response?.body).not.toContain('--help lists');
  expect(changes).toEqual([]);
});

test.each([
  '{"args":["restore","cities"]}',
  '{"args":["import","cities","--from=/etc/passwd"]}',
  '{"args":["update"]}',
  '{"args":["update","--from=/etc/passwd"]}',
  '{"args":["update","-h"]}',
  '{"args":["update","../cities"]}',
  '{"args":["rollback","cities","airports"]}',
])('the administration API starts no data command for the body %j', async (body) => {
  const { send, changes } = start();
  expect((await send('POST /admin/data', { body }))?.status).toBe(400);
  expect(changes).toEqual([]);
});

test.each(['days=0', 'days=367', 'days=x', 'key=nope'])(
  'the usage report of the administration API rejects %s',
  async (query) => {
    expect((await start().send(`GET /admin/usage?${query}`))?.status).toBe(400);
  },
);

test('the service serves administration only to the operator, with a strict content security policy and without cookies', async () => {
  const page = await call('/admin', { key: false });
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'; style-src 'self'");
  expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('Set-Cookie')).toBeNull();
  expect((await call('/admin', { headers: { 'X-Forwarded-For': '127.0.0.1' } })).status).toBe(404);
  const post = (headers: Record<string, string>, key?: false) =>
    call('/admin/keys', {
      method: 'POST',
      headers,
      body: '{"args":["create","--plan","pro"]}',
      ...(key === undefined ? {} : { key }),
    });
  expect((await post({ Origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ Origin: inject('service').url }, false)).status).toBe(401);
  const ownOriginResponse = await post({ Origin: inject('service').url });
  expect(ownOriginResponse.status).toBe(200);
  expect(ownOriginResponse.headers.get('Cache-Control')).toBe('no-store');
  const { key } = ownOriginResponse.body['result'] as { key: string };
  expect((await call('/admin/state', { key })).status).toBe(403);
});
