import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { describe, expect, test } from 'vitest';
import { executeKeysCommand } from '../support/keys-command.ts';
import { call, type Call } from '../support/service.ts';

const embedded = inject('service');
const onPostgresql = inject('serviceOnPostgresql');
if ('missing' in onPostgresql) throw new Error(onPostgresql.missing);

interface ServiceAddress {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
}
const services: [name: string, house: ServiceAddress][] = [
  [
    'the embedded database, which the running service owns',
    { url: embedded.url, env: { DATA_DIR: embedded.dataDir } },
  ],
  [
    'PostgreSQL',
    {
      url: onPostgresql.url,
      env: { DATABASE_URL: onPostgresql.databaseUrl, DATA_DIR: onPostgresql.dataDir },
    },
  ],
];

let count = 0;
const createUniqueName = (name: string) => `${name}-${process.pid}-${(count += 1)}`;

describe.each(services)('keys of a running service on %s', (_, { url, env }) => {
  const run = async (...args: string[]) => {
    const { code, text } = await executeKeysCommand([...args, '--json'], env);
    expect(code, text).toBe(0);
    return JSON.parse(text) as Record<string, never> & { key: string; short: string };
  };
  const sendRequest = async (path: string, key: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { headers: { 'X-API-Key': key, ...headers } });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: JSON.parse(text) as Record<string, unknown>,
    };
  };

  test('AUTH-036 ERR-024 ERR-026 LIM-001 LIM-002 LIM-009 LIM-039 a key is limited to the requests per minute of its plan', async () => {
    const plan = createUniqueName('three');
    await run('plan', plan, '--requests-per-minute', '3');
    const { key } = await run('create', '--plan', plan);
    const responses = [];
    for (let call = 0; call < 4; call += 1) responses.push(await sendRequest('/time/UTC', key));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(responses.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual([
      '2',
      '1',
      '0',
      '0',
    ]);
    const rejection = responses[3];
    expect(rejection?.body).toMatchObject({ code: 'rate_limited' });
    expect(rejection?.headers.get('retry-after')).toBe(rejection?.headers.get('x-ratelimit-reset'));
    expect(rejection?.headers.get('ratelimit-policy')).toBe('"minute";q=3;w=60');
    expect(rejection?.headers.get('ratelimit')).toMatch(/^"minute";r=0;t=([1-9]|[1-5]\d|60)$/);
  });

  test('LIM-040 AUTH-030 exactly 20 of 50 parallel requests succeed with a limit of 20 per minute', async () => {
    const plan = createUniqueName('twenty');
    await run('plan', plan, '--requests-per-minute', '20');
    const { key } = await run('create', '--plan', plan);
    const responses = await Promise.all(Array.from({ length: 50 }, () => sendRequest('/time/UTC', key)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test('ERR-025 LIM-010 LIM-011 LIM-012 LIM-013 LIM-016 a valid number costs one carrier unit, and an exhausted quota returns 429', async () => {
    const plan = createUniqueName('carrier');
    await run('plan', plan, '--carrier', '1');
    const { key, short } = await run('create', '--plan', plan);
    expect((await sendRequest('/carrier/junk', key)).body).toMatchObject({ valid: false });
    expect((await sendRequest('/phone/+12125550123', key)).status).toBe(200);
    expect((await sendRequest('/carrier/+12125550123?deep=true', key)).status).toBe(200);
    const rejection = await sendRequest('/carrier/+12125550124', key);
    expect(rejection.status).toBe(429);
    expect(rejection.body).toMatchObject({ code: 'quota_exceeded' });
    const now = new Date();
    const monthEnd = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
    const retryAfterSeconds = Number(rejection.headers.get('retry-after'));
    expect(Math.abs(retryAfterSeconds - (monthEnd - now.getTime()) / 1000)).toBeLessThan(60);
    const { usage } = (await run('usage', '--key', short)) as unknown as { usage: object[] };
    expect(usage).toContainEqual(
      expect.objectContaining({ key: short, unit: 'carrier', leased: 1, limit: 1 }),
    );
  });

  test('AUTH-033 AUTH-034 AUTH-038 the restrictions of a key apply equally to REST and GraphQL', async () => {
    const { key } = await run('create', '--plan', 'free', '--families', 'time,hlr');
    expect((await sendRequest('/time/UTC', key)).status).toBe(200);
    expect((await sendRequest('/currency/EUR', key)).body).toMatchObject({ code: 'permission_denied' });
    expect((await sendRequest('/hlr/+447400123456', key)).body).toMatchObject({ code: 'plan_required' });
    const query = async (text: string) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: text }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    expect(await query('{ clock { at } }')).toMatchObject({ status: 200 });
    expect(await query('{ currency(code: "EUR") { name } }')).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    });
    expect(await query('{ hlr(number: "+447400123456") { valid } }')).toMatchObject({
      status: 200,
      body: {
        data: { hlr: null },
        extensions: { withheld: { code: 'plan_required', fields: ['Query.hlr'] } },
      },
    });
  });
});

describe('key changes through the control socket', () => {
  const run = async (...args: string[]) => {
    const { code, text } = await executeKeysCommand([...args, '--json'], { DATA_DIR: embedded.dataDir });
    expect(code, text).toBe(0);
    return JSON.parse(text) as { key: string; short: string };
  };
  const fetchStatus = async (key: string) => (await call('/time/UTC', { key })).status;

  test('AUTH-029 AUTH-032 revoking, rotating and suspending a key take effect immediately', async () => {
    const account = createUniqueName('acme');
    const createdKey = await run('create', '--account', account);
    expect(await fetchStatus(createdKey.key)).toBe(200);
    const rotatedKey = await run('rotate', createdKey.short);
    expect(await fetchStatus(createdKey.key)).toBe(401);
    expect(await fetchStatus(rotatedKey.key)).toBe(200);
    await run('suspend', account);
    expect(await fetchStatus(rotatedKey.key)).toBe(403);
    await run('resume', account);
    expect(await fetchStatus(rotatedKey.key)).toBe(200);
    await run('revoke', createdKey.short);
    expect(await fetchStatus(rotatedKey.key)).toBe(401);
  });

  test('CONV-048 AUTH-023 AUTH-028 a web page can read responses when a public key lists its origin', async () => {
    const origin = `https://${createUniqueName('shop')}.example`;
    const sendPreflight = (from: string) =>
      call('/time', {
        method: 'OPTIONS',
        key: false,
        headers: { Origin: from, 'Access-Control-Request-Method': 'GET' },
      });
    // Pages of any origin may send a request, but the browser hides responses to requests with a key from them.
    const fetchFromOrigin = (from: string) => call('/currency/EUR', { headers: { Origin: from } });
    expect((await sendPreflight(origin)).headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetchFromOrigin(origin)).headers.get('access-control-allow-origin')).toBeNull();
    const { key } = await run('create', '--type', 'public', '--origin', origin);
    const allowedResponse = await sendPreflight(origin);
    expect(allowedResponse.status).toBe(204);
    expect(allowedResponse.headers.get('access-control-allow-origin')).toBe(origin);
    expect(allowedResponse.headers.get('vary')).toContain('Origin');
    for (const name of ['X-API-Key', 'Authorization', 'X-App-Id']) {
      expect(allowedResponse.headers.get('access-control-allow-headers')).toContain(name);
    }
    expect((await fetchFromOrigin(`${origin}.evil`)).headers.get('access-control-allow-origin')).toBeNull();
    for (const [path, expected] of [
      ['/currency/EUR', 200],
      ['/currency/QQQ', 404],
      ['/nope', 404],
      ['/currency/help', 200],
    ] as const) {
      const response = await call(path, { key, headers: { Origin: origin } });
      expect(response.status, path).toBe(expected);
      expect(response.headers.get('access-control-allow-origin'), path).toBe(origin);
      expect(response.headers.get('access-control-expose-headers')).toContain('X-RateLimit-Remaining');
    }
    const foreignResponse = await call('/currency/EUR', { key, headers: { Origin: 'https://evil.example' } });
    expect(foreignResponse.status).toBe(403);
    // The author of the page needs to see the reason.
    expect(foreignResponse.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('caching of responses', () => {
  test('a response with facts has an ETag, a matching If-None-Match returns 304, and pretty=true has its own ETag', async () => {
    const firstResponse = await call('/currency/EUR');
    const etag = firstResponse.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w+/]{27}"$/);
    expect(firstResponse.headers.get('cache-control')).toBe('private, max-age=86400');
    for (const name of ['X-API-Key', 'Authorization', 'API-Version', 'Origin']) {
      expect(firstResponse.headers.get('vary')).toContain(name);
    }
    for (const header of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const repeatedResponse = await call('/currency/EUR', { headers: { 'If-None-Match': header } });
      expect(repeatedResponse.status, header).toBe(304);
      expect(repeatedResponse.text).toBe('');
      expect(repeatedResponse.headers.get('etag')).toBe(etag);
      expect(repeatedResponse.headers.get('x-ratelimit-limit')).toMatch(/^\d+$/);
    }
    expect((await call('/currency/EUR', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    expect((await call('/currency/EUR?pretty=true')).headers.get('etag')).not.toBe(etag);
    expect((await call('/currency/EUR', { method: 'HEAD' })).headers.get('etag')).toBe(etag);
  });

  test('responses with clocks or errors are sent with Cache-Control: no-store', async () => {
    for (const path of ['/time/UTC', '/currency/QQQ', '/time?lat=91&lon=0']) {
      const response = await call(path);
      expect(response.headers.get('cache-control'), path).toBe('no-store');
      expect(response.headers.get('etag'), path).toBeNull();
    }
  });
});

test('the first key and the control socket are accessible only to their owner', async () => {
  for (const name of ['first-key', 'control.sock']) {
    expect((await stat(join(embedded.dataDir, name))).mode & 0o777, name).toBe(0o600);
  }
});

test('the metrics count requests by family, plan and status, and contain no part of a key', async () => {
  await call('/currency/EUR');
  await call('/currency/QQQ');
  await call('/nope', { key: false });
  const { status, text, headers } = await call('/metrics', { key: false });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('version=0.0.4');
  expect(text).toMatch(
    /^lookup_requests_total\{family="currency",plan="unlimited",status="200"\} [1-9]\d*$/m,
  );
  expect(text).toMatch(
    /^lookup_requests_total\{family="currency",plan="unlimited",status="404"\} [1-9]\d*$/m,
  );
  expect(text).toMatch(/^lookup_requests_total\{family="none",plan="none",status="404"\} [1-9]\d*$/m);
  const [, short = '', secret = ''] = embedded.key.split('_');
  expect(text).not.toContain(short);
  expect(text).not.toContain(secret);
});

describe('GraphQL', () => {
  const post = (body: unknown, options: Call = {}) =>
    call('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...options,
    });

  test('AUTH-038 a GraphQL request without a key returns 401', async () => {
    const response = await post({ query: '{ __typename }' }, { key: false });
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ code: 'invalid_api_key' });
  });

  test('a GraphQL request returns 413 for a body that is too large and 400 for a document that is too large', async () => {
    const bomb = `{ ${Array.from({ length: 9000 }, (_, index) => `a${index}: __typename`).join(' ')} }`;
    expect((await post({ query: bomb })).status).toBe(413);
    const smallerQuery = `{ ${Array.from({ length: 1500 }, (_, index) => `a${index}: __typename`).join(' ')} }`;
    const response = await post({ query: smallerQuery });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'invalid_request', param: 'query' });
    expect((await call(`/graphql?query=${encodeURIComponent(smallerQuery.slice(0, 8000))}}`)).status).toBe(
      400,
    );
  });

  test('/graphql rejects batched operations, unknown document hashes and HTML form bodies', async () => {
    expect((await post([{ query: '{ __typename }' }, { query: '{ __typename }' }])).status).toBe(400);
    const hash = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    expect((await post({ extensions: hash })).status).toBeGreaterThanOrEqual(200);
    expect((await post({ extensions: hash })).body).not.toHaveProperty('data');
    const formResponse = await post('query={__typename}', {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(formResponse.status).toBe(400);
  });

  test('a GraphQL response contains the cost and the remaining rate limit when the request selects them', async () => {
    const requestOptions = {
      query: '{ a: currency(code: "EUR") { name } b: currency(code: "USD") { name } }',
      extensions: { cost: true },
    };
    for (const repeat of ['a new document', 'a known one']) {
      const { body } = await post(requestOptions);
      expect(body['extensions'], repeat).toEqual({
        cost: {
          pooled: 2,
          carrier: 0,
          emailDeep: 0,
          vatDeep: 0,
          fields: 4,
          bound: {
            pooled: 2,
            carrier: 0,
            emailDeep: 0,
            vatDeep: 0,
            fields: 4,
            bytes: expect.any(Number),
          },
        },
        rateLimit: { limit: 2147483647, remaining: 2147483647, reset: 60 },
      });
    }
    expect((await post({ query: requestOptions.query })).body).not.toHaveProperty('extensions');
  });
});
