import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpFixture, parseBody, type HttpFixture } from '../support/http-fixture.ts';

let fixture: HttpFixture;
let restrictedFixture: HttpFixture;
beforeAll(async () => {
  [fixture, restrictedFixture] = await Promise.all([
    createHttpFixture({ anonymousPerMinute: 1000 }),
    createHttpFixture({ record: { families: ['currency'] } }),
  ]);
});
afterAll(() => Promise.all([fixture.stop(), restrictedFixture.stop()]));

const formatKeyHeader = (of: HttpFixture = fixture) => `X-API-Key: ${of.key}`;

describe('methods', () => {
  const fixedPaths = [
    '/',
    '/errors',
    '/errors/not_found',
    '/healthz',
    '/readyz',
    '/metrics',
    '/graphql/schema.graphql',
  ];
  const otherPaths = [
    '/help',
    '/version/2.0.0',
    '/country/help',
    '/country/FR',
    '/time/UTC',
    '/emoji',
    '/nope',
  ];
  test.each([...fixedPaths, ...otherPaths])(
    'CONV-001 ERR-042 the path %s rejects methods other than GET and HEAD',
    async (path) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
        const response = await fixture.ask(`${method} ${path}`);
        expect(response.status, method).toBe(405);
        expect(response.headers['allow']).toBe('GET, HEAD, OPTIONS');
        expect(parseBody(response)).toMatchObject({
          code: 'invalid_request',
          request_id: response.headers['x-request-id'],
        });
      }
    },
  );

  test.each(['PUT', 'PATCH', 'DELETE'])('the endpoint /graphql rejects %s with 405', async (method) => {
    const response = await fixture.ask(`${method} /graphql`, formatKeyHeader());
    expect(response.status).toBe(405);
    expect(response.headers['allow']).toBe('GET, HEAD, POST, OPTIONS');
    expect(response.headers['x-ratelimit-remaining']).toMatch(/^\d+$/);
  });

  test.each(['/', '/errors', '/healthz', '/readyz', '/metrics', '/country/help', '/country/FR', '/nope'])(
    'CONV-002 the request HEAD %s returns the Content-Length of GET without a body',
    async (path) => {
      const fullResponse = await fixture.ask(`GET ${path}`, formatKeyHeader());
      const headResponse = await fixture
        .ask(`HEAD ${path}`, formatKeyHeader())
        .catch((error: unknown) => String(error));
      // The response reader reports the missing body, with the length from the head.
      expect(headResponse).toBe(`Error: an answer is cut: 0 of ${fullResponse.body.length} bytes`);
    },
  );
});

describe('the order of rejections', () => {
  const keyedPaths = [
    '/city',
    '/emoji',
    '/naics',
    '/tariff',
    '/useragent?ua=x&ua=y',
    '/time/%zz',
    '/time?foo=1',
  ];

  test.each(keyedPaths)(
    'AUTH-035 ERR-041 the request GET %s without a key returns 401, even with invalid parameters',
    async (path) => {
      expect((await fixture.ask(`GET ${path}`)).status).toBe(401);
      expect((await fixture.ask(`GET ${path}`, 'X-API-Key: nope')).status).toBe(401);
      expect((await fixture.ask(`GET ${path}`, 'API-Version: 9.9.9')).status).toBe(401);
      const response = await fixture.ask(`GET ${path}`, formatKeyHeader());
      expect(response.status).toBe(400);
      expect(response.headers['x-ratelimit-limit']).toMatch(/^\d+$/);
    },
  );

  test.each(keyedPaths)(
    'AUTH-033 the request GET %s returns 403 for a key of another family',
    async (path) => {
      const response = await restrictedFixture.ask(`GET ${path}`, formatKeyHeader(restrictedFixture));
      expect(response.status).toBe(403);
      expect(response.headers['x-ratelimit-limit']).toMatch(/^\d+$/);
    },
  );

  test('the status 405 takes precedence over 401, and has the rate limit headers of a valid key', async () => {
    expect((await fixture.ask('POST /country/FR', 'X-API-Key: nope')).status).toBe(405);
    const response = await fixture.ask('POST /country/FR', formatKeyHeader());
    expect(response.status).toBe(405);
    expect(response.headers['x-ratelimit-limit']).toBe('100000');
  });

  test('an unknown path returns 404 before its query is parsed', async () => {
    expect((await fixture.ask('GET /nope?a=1&a=2', formatKeyHeader())).status).toBe(404);
    expect((await fixture.ask('GET /nope?a=%zz')).status).toBe(404);
  });
});

describe('parameter names in errors', () => {
  const fetchJson = async (target: string) =>
    parseBody(await fixture.ask(`GET ${target}`, formatKeyHeader()));

  test('an error contains the parameter name as the client sent it', async () => {
    expect(await fetchJson('/time?fooBar=1')).toMatchObject({ param: 'fooBar' });
    expect(await fetchJson('/time?at=1&at=2')).toMatchObject({ param: 'at' });
    expect(await fetchJson('/time?at=%zz')).toMatchObject({ param: 'at' });
    expect(await fetchJson('/time/%zz')).toMatchObject({ param: 'timezone' });
  });

  test('an error contains at most 64 characters of a parameter name', async () => {
    const name = 'x'.repeat(3000);
    for (const target of [`/time?${name}=1`, `/time?${name}=1&${name}=2`, `/time?%zz${name}=1`]) {
      const body = await fetchJson(target);
      expect(String(body['param']).length, target.slice(0, 20)).toBe(64);
      expect(String(body['message']).length).toBeLessThan(400);
    }
    // Truncation does not split a character.
    expect(await fetchJson(`/time?${'x'.repeat(63)}${encodeURIComponent('😀😀')}=1`)).toMatchObject({
      param: 'x'.repeat(63),
    });
  });

  test.each([
    ['/time?contry=FR', /Did you mean country\?/],
    ['/time/UTC?taregts=UTC', /Did you mean targets\?/],
    ['/company?tiker=AAPL', /Did you mean ticker\?/],
    ['/time?zzzzzz=1', /not a parameter of this path\. Valid parameters:/],
  ])('CONV-043 the error of GET %s suggests %s', async (target, message) => {
    expect((await fetchJson(target))['message']).toMatch(message);
  });
});
