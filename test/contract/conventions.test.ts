import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { inject } from 'vitest';
import { describe, expect, test } from 'vitest';
import { call, get } from '../support/service.ts';

describe('methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'CONV-001 ERR-042 the method %s returns 405 with an Allow header',
    async (method) => {
      const response = await call('/time', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(response.body).toMatchObject({
        code: 'invalid_request',
        request_id: response.headers.get('x-request-id'),
      });
    },
  );

  test('CONV-002 a HEAD request returns the headers of GET without the body', async () => {
    const path = '/time/UTC?at=2026-01-01';
    const [head, full] = [await call(path, { method: 'HEAD' }), await call(path)];
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    // These headers depend on the connection, not on the method.
    const listHeaderNames = ({ headers }: typeof head) =>
      [...headers.keys()].filter((name) => name !== 'connection' && name !== 'keep-alive').sort();
    expect(listHeaderNames(head)).toEqual(listHeaderNames(full));
    expect(head.headers.get('content-length')).toBe(`${Buffer.byteLength(full.text)}`);
  });

  test('CONV-048 a preflight request needs no key and allows the key headers', async () => {
    const response = await call('/time', {
      method: 'OPTIONS',
      key: false,
      headers: { Origin: 'https://shop.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect(response.status).toBe(204);
    for (const name of ['X-API-Key', 'Authorization', 'X-App-Id']) {
      expect(response.headers.get('access-control-allow-headers')).toContain(name);
    }
    // Any page may read a response that needs no key.
    const helpResponse = await call('/currency/help', {
      key: false,
      headers: { Origin: 'https://shop.example' },
    });
    expect(helpResponse.headers.get('access-control-allow-origin')).toBe('*');
    expect(helpResponse.headers.get('access-control-expose-headers')).toContain('X-RateLimit-Remaining');
  });
});

describe('response format', () => {
  test('CONV-003 CONV-005 a successful request returns 200 with JSON in UTF-8', async () => {
    const response = await call('/time');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('CONV-008 LIM-006 every response to a request with a valid key has the three rate limit headers', async () => {
    for (const [path, status] of [
      ['/time', 200],
      ['/time?lat=91&lon=0', 400],
      ['/currency/QQQ', 404],
      ['/nope', 404],
    ] as const) {
      const response = await call(path);
      expect(response.status, path).toBe(status);
      for (const name of ['limit', 'remaining', 'reset']) {
        expect(response.headers.get(`x-ratelimit-${name}`), `${path} ${name}`).toMatch(/^\d+$/);
      }
    }
  });

  test('LIM-007 LIM-008 a response without a key has no rate limit headers, and a successful response has no Retry-After', async () => {
    const response = await call('/time', { key: false });
    expect(response.status).toBe(401);
    expect(response.headers.get('x-ratelimit-limit')).toBeNull();
    expect((await call('/time')).headers.get('retry-after')).toBeNull();
  });

  test('CONV-047 the set and order of response keys are stable', async () => {
    const [one, two] = [await get('/currency/EUR?deep=true'), await get('/currency/EUR?deep=true')];
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
  });

  test('a valid X-Request-Id of the client is returned, and an unsafe value is replaced', async () => {
    expect(
      (await call('/time', { headers: { 'X-Request-Id': 'abc-123' } })).headers.get('x-request-id'),
    ).toBe('abc-123');
    const hostileResponse = await call('/time', { headers: { 'X-Request-Id': 'a b"<script>' } });
    expect(hostileResponse.headers.get('x-request-id')).toMatch(/^[\w-]+$/);
  });
});

describe('the parameters deep and pretty', () => {
  test('CONV-012 CONV-013 CONV-023 the parameter deep=true adds an object named deep to the response', async () => {
    expect((await get('/currency/EUR?deep=true'))['deep']).toMatchObject({ numeric: '978' });
  });

  test.each(['/currency/EUR', '/currency/EUR?deep=false'])(
    'CONV-014 CONV-015 the request GET %s returns no key named deep',
    async (path) => {
      expect(Object.keys(await get(path))).not.toContain('deep');
    },
  );

  test.each(['deep=yes', 'deep=1', 'deep=TRUE', 'deep=', 'pretty=2', 'pretty='])(
    'CONV-016 CONV-029 the request %s returns 400',
    async (pair) => {
      const { status, body } = await call(`/currency/EUR?${pair}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid_request', param: pair.split('=')[0] });
    },
  );

  test('CONV-025 CONV-026 CONV-027 the parameter pretty=true changes only the formatting', async () => {
    const plainResponse = await call('/time/UTC?at=2026-01-01');
    const prettyResponse = await call('/time/UTC?at=2026-01-01&pretty=true');
    expect(plainResponse.text).not.toContain('\n');
    expect(prettyResponse.text).toContain('\n  "timezone": "UTC"');
    expect(prettyResponse.body).toEqual(plainResponse.body);
    expect((await call('/time/UTC?at=2026-01-01&pretty=false')).text).toBe(plainResponse.text);
  });

  test('CONV-028 the parameter pretty=true also formats error responses', async () => {
    expect((await call('/currency/QQQ?pretty=true')).text).toContain('\n  "code": "not_found"');
  });
});

describe('query parameters', () => {
  test('CONV-042 a repeated query parameter returns 400 and is named in the error', async () => {
    const { status, body } = await call('/time/UTC?at=2026-01-01&at=2026-01-02');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', param: 'at' });
  });

  test('CONV-043 an unknown query parameter returns 400 on time paths and is ignored on fact paths', async () => {
    expect((await call('/time?foo=1')).body).toMatchObject({ code: 'invalid_request', param: 'foo' });
    expect((await call('/currency/EUR?foo=1')).status).toBe(200);
  });

  test('CONV-045 invalid percent-encoding in a query returns 400 in JSON', async () => {
    const { url, key } = inject('service');
    const { hostname, port } = new URL(url);
    // fetch would correct such a path, so it is sent over a socket.
    const rawResponse = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.end(
          `GET /time/%E0%A4%A HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nConnection: close\r\n\r\n`,
        );
      });
      let text = '';
      socket.on('data', (part) => (text += part.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(rawResponse).toMatch(/^HTTP\/1\.1 400 /);
    expect(rawResponse).toContain('"code":"invalid_request"');
  });

  test('CONV-046 a trailing slash does not change the response', async () => {
    expect(await get('/currency/EUR/')).toEqual(await get('/currency/EUR'));
  });

  test('CONV-044 an empty query parameter returns 400', async () => {
    expect((await call('/time?at=')).body).toMatchObject({ code: 'invalid_request', param: 'at' });
  });
});

describe('errors', () => {
  test.each([
    ['/nope', 404, 'not_found'],
    ['/currency/QQQ', 404, 'not_found'],
    ['/currency/US', 400, 'invalid_request'],
    ['/time/Mars/Phobos', 404, 'not_found'],
  ])(
    'ERR-001 ERR-002 ERR-023 the error response of GET %s has the standard shape',
    async (path, status, code) => {
      const response = await call(path);
      expect(response.status).toBe(status);
      expect(Object.keys(response.body).filter((key) => key !== 'param')).toEqual([
        'code',
        'message',
        'docs',
        'request_id',
      ]);
      expect(response.body).toMatchObject({ code, request_id: response.headers.get('x-request-id') });
      const docs = await fetch(String(response.body['docs']));
      expect(docs.status).toBe(200);
      expect(await docs.json()).toMatchObject({ code, status });
    },
  );

  test('error responses are RFC 9457 problem details when the client accepts this format', async () => {
    const { headers, body } = await call('/nope', { headers: { Accept: 'application/problem+json' } });
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(body).toMatchObject({
      status: 404,
      title: 'not_found',
      detail: expect.stringContaining('/nope') as string,
    });
  });

  test('ERR-041 AUTH-035 an invalid key is reported before invalid parameters and unknown paths', async () => {
    for (const path of ['/currency/US', '/currency/QQQ', '/time?at=1&at=2', '/time/%zz', '/nope']) {
      const { status, body, headers } = await call(path, { key: 'nope' });
      expect(status, path).toBe(401);
      expect(body).toMatchObject({ code: 'invalid_api_key' });
      expect(headers.get('www-authenticate')).toBe('Bearer');
    }
  });
});

describe('suggestions in errors', () => {
  test.each([
    ['/country/grmany', 'DE (Germany)'],
    ['/country/germany/states', 'DE (Germany)'],
    ['/holiday/France?year=2026', 'FR (France)'],
    ['/phone/0612345678?country=France', 'FR (France)'],
    ['/state/Californa', 'US-CA (California)'],
    ['/city/Pariss', 'Paris'],
    ['/city/Pariss/nearby?country=FR', 'Paris'],
    ['/currency/EURO', 'EUR (Euro)'],
    ['/currency/yen', 'JPY (Japanese Yen)'],
    ['/language/german', 'de (German)'],
    ['/continent/Europe', 'EU (Europe)'],
    ['/bloc/mercosurr', 'MERCOSUR'],
    ['/time/Europe/Pariss', 'Europe/Paris'],
    ['/time/UTC?targets=UTC,Europe/Pariss', 'Europe/Paris'],
    ['/timezone/Europe/Pariss', 'Europe/Paris'],
    ['/contry/FR', '/country/FR'],
    ['/cities/Paris', '/city/Paris'],
    ['/country/FR/stats', '/country/FR/states'],
    ['/version/1.0.0/contry/FR', '/country/FR'],
  ])('the error of GET %s suggests %s', async (path, intended) => {
    const { status, body } = await call(path);
    expect([400, 404]).toContain(status);
    expect(body['message']).toContain(`Did you mean ${intended}?`);
  });

  test('the error for a year in place of a date suggests the parameter year', async () => {
    expect((await call('/holiday/FR/2026')).body).toMatchObject({
      code: 'invalid_request',
      param: 'date',
      message: expect.stringContaining('/holiday/FR?year=2026') as string,
    });
  });

  test('a successful response can contain a suggestion in a Link header', async () => {
    const fetchLink = async (path: string) => (await call(path)).headers.get('link');
    expect(await fetchLink('/country/FR?pretti=true')).toMatch(
      /^<http[^>]*\/docs\/country>; rel="help"; title="Did you mean pretty\? 'pretti' is not a parameter of this path\."$/,
    );
    expect(await fetchLink('/phone/0612345678')).toContain('country=FR');
    expect(await fetchLink('/phone/0612345678?country=FR')).toBeNull();
    expect(await fetchLink('/phone/+33612345678')).toBeNull();
    expect(await fetchLink('/country/FR?deep=true&pretty=true&strict=true')).toBeNull();
    expect(await fetchLink('/country/FR?%22%5C%0d%0aX-Y:%20z%E2%82%AC=1')).toMatch(/title="[ !#-[\]-~]*"$/);
    expect((await call('/country/FR?pretti=true&strict=true')).status).toBe(400);
  });
});

describe('API versions', () => {
  test('VER-023 the API version is read from the path prefix, then from the header, and is otherwise 2.0.0', async () => {
    expect(Object.keys(await get('/version/1.0.0/currency/EUR'))).toContain('numeric');
    expect(Object.keys(await get('/currency/EUR'))).not.toContain('numeric');
    const olderResponse = await call('/currency/EUR', { headers: { 'API-Version': '1.0.0' } });
    expect(olderResponse.body).toHaveProperty('numeric');
    expect(olderResponse.headers.get('api-version')).toBe('1.0.0');
    const conflictingResponse = await call('/version/2.0.0/currency/EUR', {
      headers: { 'API-Version': '1.0.0' },
    });
    expect(conflictingResponse.headers.get('api-version')).toBe('2.0.0');
  });

  test('VER-002 an unknown API version returns 400', async () => {
    expect((await call('/currency/EUR', { headers: { 'API-Version': '3.0.0' } })).status).toBe(400);
    expect((await call('/version/3.0.0/currency/help')).status).toBe(400);
    expect((await call('/version/3.0.0/currency/EUR')).status).toBe(400);
  });

  test('CONV-041 VER-007 VER-011 help pages with examples are served without a key', async () => {
    for (const path of ['/currency/help', '/time/help', '/version/1.0.0/currency/help']) {
      const { status, body } = await call(path, { key: false });
      expect(status, path).toBe(200);
      expect((body['examples'] as unknown[]).length).toBeGreaterThan(0);
    }
  });
});

test('the path /version returns the versions of the product and of the API, and needs no key', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const { status, body } = await call('/version', { key: false });
  expect(status).toBe(200);
  expect(body).toMatchObject({ version: '2.0.0', versions: ['1.0.0', '2.0.0'], product_version: version });
});

test('the paths /healthz and /readyz need no key', async () => {
  expect((await call('/healthz', { key: false })).status).toBe(200);
  await expect.poll(async () => (await call('/readyz', { key: false })).status).toBe(200);
});
