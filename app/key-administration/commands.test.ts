import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client/client.ts';
import { databases, type Store } from '../../test/support/databases.ts';
import { Access, type Verdict } from '../../router/auth/access.ts';
import { sendToControlSocket } from '../access/control-client.ts';
import { getControlPath, openControlSocket } from '../access/control-socket.ts';
import { KeyRegistry, type KeyRow, type CreatedKey } from './key-registry.ts';
import { parseKeyDraft } from './key-options.ts';
import { createKeyStore } from './key-store.ts';
import { executeKeyCommand, type KeysReply, type KeyAdministration } from './commands.ts';

const scopes = {
  families: ['city', 'company', 'time'],
  versions: ['1.0.0', '2.0.0'],
  features: ['caller', 'hlr'],
};

describe.each(databases)('npm run keys on $name', ({ make }) => {
  const time = { now: Date.parse('2026-11-21T12:00:00Z') };
  let store: Store;
  let database: Database;
  let administration: KeyAdministration;

  beforeAll(async () => {
    store = await make();
    database = await store.open();
    administration = { book: new KeyRegistry(database, () => time.now), scopes, clock: () => time.now };
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  const run = (text: string): Promise<KeysReply> =>
    executeKeyCommand(text.split(' ').filter(Boolean), (command) => command(administration));
  const runJson = async (text: string) =>
    JSON.parse((await run(`${text} --json`)).text) as Record<string, never>;
  const createKey = async (options: string) => (await runJson(`create ${options}`)) as unknown as CreatedKey;

  /** Sends a request with a key to a service with empty caches. @returns `ok` or the error code */
  const useKey = async (
    key: string,
    headers: Record<string, string> = {},
    ip = '192.0.2.7',
    family = 'time',
  ) => {
    const access = new Access(createKeyStore(database), { clock: () => time.now });
    const verdict: Verdict = await access.admit(
      { headers: { 'x-api-key': key, ...headers }, ip },
      { key: true, family },
    );
    return 'code' in verdict ? verdict.code : 'ok';
  };

  test('AUTH-036 AUTH-022 a created key is accepted, and its secret is shown only once', async () => {
    const key = await createKey('--plan pro --account acme');
    expect(key).toMatchObject({ type: 'secret', plan: 'pro', account: 'acme', state: 'active' });
    expect(await useKey(key.key)).toBe('ok');
    expect((await run('list')).text).toContain(key.short);
    expect((await run('list --json')).text).not.toContain(key.key);
    expect((await run(`show ${key.short}`)).text).not.toContain(key.key.slice(-20));
  });

  test('AUTH-037 the database does not contain the secret of a key', async () => {
    const key = await createKey('');
    const [, , secret = ''] = key.key.split('_');
    const rows = await database.query(sql`select * from api_key`);
    expect(JSON.stringify(rows)).toContain(key.short);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(0, 32));
  });

  test('AUTH-023 AUTH-024 AUTH-025 AUTH-026 public keys are accepted only from their origins, and app keys only with their app id', async () => {
    const publicKey = await createKey(
      '--type public --origin https://shop.example --origin http://localhost:8080',
    );
    expect(await useKey(publicKey.key, { origin: 'http://localhost:8080' })).toBe('ok');
    expect(await useKey(publicKey.key, { origin: 'https://shop.example.evil' })).toBe('permission_denied');
    expect(await useKey(publicKey.key)).toBe('permission_denied');
    const appKey = await createKey('--type app --app-id com.example.app');
    expect(await useKey(appKey.key, { 'x-app-id': 'com.example.app' })).toBe('ok');
    expect(await useKey(appKey.key)).toBe('permission_denied');
  });

  test.each([
    ['192.0.2.7', 'ok'],
    ['::ffff:192.0.2.7', 'ok'],
    ['198.51.100.1', 'permission_denied'],
    ['2001:db8::1', 'ok'],
    ['2001:db9::1', 'permission_denied'],
    ['', 'permission_denied'],
  ])(
    'a request from %j with a key for 192.0.2.0/24 and 2001:db8::/32 results in %s',
    async (ip, expected) => {
      const key = await createKey('--ip 192.0.2.0/24 --ip 2001:db8::/32');
      expect(await useKey(key.key, {}, ip)).toBe(expected);
    },
  );

  test('AUTH-033 a key restricted to families is rejected for other families', async () => {
    const key = await createKey('--families city,time');
    expect(await useKey(key.key, {}, '192.0.2.7', 'time')).toBe('ok');
    expect(await useKey(key.key, {}, '192.0.2.7', 'company')).toBe('permission_denied');
  });

  test('keys --expires accepts a number of days and a date, and the key is invalid afterwards', async () => {
    const key = await createKey('--expires 1d');
    expect(key.expires).toBe('2026-11-22T12:00:00.000Z');
    expect(await useKey(key.key)).toBe('ok');
    time.now += 86_400_000;
    expect(await useKey(key.key)).toBe('invalid_api_key');
    expect(((await runJson(`show ${key.short}`)) as unknown as KeyRow).state).toBe('expired');
    expect((await createKey('--expires 2027-01-31')).expires).toBe('2027-01-31T00:00:00.000Z');
  });

  test('AUTH-029 a revoked key is invalid permanently, and keys of a suspended account are invalid until it is resumed', async () => {
    const key = await createKey('--account acme');
    await run('suspend acme');
    expect(await useKey(key.key)).toBe('permission_denied');
    await run('resume acme');
    expect(await useKey(key.key)).toBe('ok');
    expect((await run(`revoke ${key.short}`)).text).toContain('revoked');
    expect(await useKey(key.key)).toBe('invalid_api_key');
    expect((await run(`rotate ${key.short}`)).code).toBe(1);
  });

  test('keys rotate retains the name and restrictions of a key and replaces its secret', async () => {
    const key = await createKey('--families time');
    const rotatedKey = (await runJson(`rotate ${key.short}`)) as unknown as CreatedKey;
    expect(rotatedKey.short).toBe(key.short);
    expect(rotatedKey.families).toEqual(['time']);
    expect(rotatedKey.key).not.toBe(key.key);
    expect(await useKey(key.key)).toBe('invalid_api_key');
    expect(await useKey(rotatedKey.key)).toBe('ok');
  });

  test('keys create warns about a public key whose plan is too small for all visitors of a page together', async () => {
    const origin = '--type public --origin https://shop.example';
    expect((await run(`create ${origin}`)).text).toContain(
      'Warning: all visitors of the page together have 60 requests per minute of the plan free',
    );
    expect(await runJson(`create ${origin}`)).toHaveProperty('warning');
    expect(await runJson(`create ${origin} --plan pro`)).not.toHaveProperty('warning');
    expect(await runJson('create')).not.toHaveProperty('warning');
  });

  test('keys restrict replaces only the restrictions that it names, and the value none removes a restriction', async () => {
    const key = await createKey('--families time --ip 192.0.2.0/24');
    const change = (options: string) => runJson(`restrict ${key.short} ${options}`);
    expect(await change('--families city,time --plan pro --expires 2d')).toMatchObject({
      families: ['city', 'time'],
      ips: ['192.0.2.0/24'],
      plan: 'pro',
    });
    expect(await useKey(key.key, {}, '198.51.100.1')).toBe('permission_denied');
    expect(await change('--ip none --families none --expires none')).toMatchObject({
      families: null,
      ips: null,
      expires: null,
    });
    expect(await useKey(key.key, {}, '198.51.100.1', 'company')).toBe('ok');
    expect((await run(`restrict ${key.short} --type public`)).text).toContain('--type cannot be changed');
    expect((await run(`restrict ${key.short} --origin https://shop.example`)).code).toBe(2);
    expect((await run(`restrict ${key.short} --plan nope`)).code).toBe(1);
    await run(`revoke ${key.short}`);
    expect((await run(`restrict ${key.short} --plan pro`)).text).toContain('is revoked');
  });

  test('keys restrict can change an expired key and a key with a family that no longer exists', async () => {
    const { short } = await administration.book.create({
      ...parseKeyDraft({}, scopes, time.now),
      families: ['dropped'],
      expires: new Date(time.now - 1000),
    });
    expect(await runJson(`restrict ${short} --plan pro`)).toMatchObject({
      plan: 'pro',
      families: ['dropped'],
      state: 'expired',
    });
    expect((await run(`restrict ${short} --families dropped`)).text).toContain('--families must be one of');
  });

  test('two concurrent restrictions of different properties of a key both apply', async () => {
    const { short } = await createKey('');
    await Promise.all([run(`restrict ${short} --families time`), run(`restrict ${short} --ip 192.0.2.0/24`)]);
    expect(await runJson(`show ${short}`)).toMatchObject({ families: ['time'], ips: ['192.0.2.0/24'] });
  });

  test('LIM-039 LIM-002 the operator can list, create and change plans', async () => {
    expect((await run('plans')).text).toContain('free: 60 requests per minute');
    expect(
      await runJson('plan tiny --requests-per-minute 2 --carrier 1 --pooled none --deep true --features hlr'),
    ).toEqual({
      name: 'tiny',
      requests_per_minute: 2,
      pooled_per_month: null,
      carrier_per_month: 1,
      email_deep_per_month: null,
      vat_deep_per_month: null,
      deep: true,
      features: ['hlr'],
    });
    const key = await createKey('--plan tiny');
    const access = new Access(createKeyStore(database), { clock: () => time.now });
    const verdict = await access.admit({ headers: { 'x-api-key': key.key }, ip: '' }, { key: true });
    expect(verdict.rate).toMatchObject({ limit: 2, remaining: 1 });
  });

  test('keys usage reports a month without usage as text and as JSON', async () => {
    expect((await run('usage --month 2026-10')).text).toBe('nothing spent in 2026-10\n');
    expect(await runJson('usage --month 2026-10')).toEqual({ month: '2026-10', usage: [] });
  });

  test.each([
    'create --type other',
    'create --type public',
    'create --type app',
    'create --origin https://shop.example',
    'create --type public --origin https://shop.example/',
    'create --type public --origin shop.example',
    'create --type public --origin *',
    'create --families city,nope',
    'create --ip 192.0.2.0/33',
    'create --ip here',
    'create --expires 2020-01-01',
    'create --expires soon',
    'create --version 3.0.0',
    'create --nope',
    'plan tiny --carrier -1',
    'plan Tiny" --carrier 1',
    'usage --month 2026-13',
    'show nope',
    'destroy',
    'list all of them',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'valueOf',
  ])(
    'npm run keys rejects the command line "%s" with exit code 2, one line about the error and one about --help',
    async (text) => {
      const result = await run(text);
      expect(result.code).toBe(2);
      expect(result.text).toMatch(/^.+\n--help lists all commands and options\.\n$/);
    },
  );

  test('npm run keys suggests the closest known option for an unknown option', async () => {
    expect((await run('create --familys city')).text).toMatch(
      /^Did you mean --families\? There is no option --familys\.\n/,
    );
  });

  test.each([
    ['list --account acme', 'list has no option --account, only create has it. Options of list: none.'],
    [
      'list --plan pro',
      'list has no option --plan, only create and restrict have it. Options of list: none.',
    ],
    [
      'revoke 22222222 --key 22222222',
      'revoke has no option --key, only usage has it. Options of revoke: none.',
    ],
    [
      'usage --account acme',
      'usage has no option --account, only create has it. Options of usage: --month, --key.',
    ],
    ['create acme', 'create takes no arguments, so "acme" is unexpected.'],
    ['revoke 22222222 33333333', 'revoke takes one argument, so "33333333" is unexpected.'],
    ['plan tiny --plan pro', 'plan has no option --plan, only create and restrict have it. Options of plan:'],
    ['restrict 22222222 --account acme', '--account cannot be changed: create another key'],
  ])(
    'the command keys %s would ignore a part of the command line, so it is an error',
    async (text, message) => {
      const before = await runJson('list');
      const result = await run(text);
      expect(result.code).toBe(2);
      expect(result.text.startsWith(message)).toBe(true);
      expect(await runJson('list')).toEqual(before);
    },
  );

  test.each(['create --plan nope', 'show 22222222', 'revoke 22222222', 'rotate 22222222', 'suspend nobody'])(
    'the command keys %s fails with exit code 1 and a one-line message',
    async (text) => {
      const answer = await run(text);
      expect(answer.code).toBe(1);
      expect(answer.text.trim().split('\n')).toHaveLength(1);
    },
  );
});

describe('the control socket', () => {
  let store: Store;
  beforeAll(async () => {
    store = await (databases[0]?.make() ?? Promise.reject(new Error('no store')));
  });
  afterAll(() => store.remove());

  test('the control socket passes commands to the listening process and is accessible only to its owner', async () => {
    const close = await openControlSocket(store.dataDir, async (args) => ({ code: 3, text: args.join('|') }));
    expect((await stat(getControlPath(store.dataDir))).mode & 0o777).toBe(0o600);
    expect(await sendToControlSocket(store.dataDir, ['create', '--plan', 'é\n'])).toEqual({
      code: 3,
      text: 'create|--plan|é\n',
    });
    await close();
    expect(await sendToControlSocket(store.dataDir, ['list'])).toBeNull();
  });

  test('the control socket returns the error of a failed command and keeps accepting commands', async () => {
    const close = await openControlSocket(store.dataDir, async ([name]) => {
      if (name === 'bad') throw new Error('the store is down');
      return { code: 0, text: 'x'.repeat(300_000) };
    });
    expect(await sendToControlSocket(store.dataDir, ['bad'])).toEqual({
      code: 1,
      text: 'the store is down\n',
    });
    expect((await sendToControlSocket(store.dataDir, ['good']))?.text).toHaveLength(300_000);
    await close();
  });

  test('the control socket works in a folder whose path is too long for a socket address', async () => {
    const folder = join(store.dataDir, 'x'.repeat(120));
    await mkdir(folder);
    expect(await sendToControlSocket(folder, ['list'])).toBeNull();
    const close = await openControlSocket(folder, async () => ({ code: 0, text: 'heard' }));
    expect(await sendToControlSocket(folder, ['list'])).toEqual({ code: 0, text: 'heard' });
    await close();
    expect(await sendToControlSocket(folder, ['list'])).toBeNull();
  });

  test('keys --expires accepts an instant with milliseconds', async () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    const { expires } = parseKeyDraft({ expires: '2027-01-31T12:00:00.250Z' }, scopes, now);
    expect(expires?.toISOString()).toBe('2027-01-31T12:00:00.250Z');
  });
});
