import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpFixture, jsonOf, type HttpFixture } from '../support/http-fixture.ts';

let fixture: HttpFixture;
let fenced: HttpFixture;
beforeAll(async () => {
  [fixture, fenced] = await Promise.all([
    httpFixture({ anonymousPerMinute: 1000 }),
    httpFixture({ record: { families: ['currency'] } }),
  ]);
});
afterAll(() => Promise.all([fixture.stop(), fenced.stop()]));

const key = (of: HttpFixture = fixture) => `X-API-Key: ${of.key}`;

describe('methods', () => {
  const fixed = [
    '/',
    '/errors',
    '/errors/not_found',
    '/healthz',
    '/readyz',
    '/metrics',
    '/graphql/schema.graphql',
  ];
  const others = ['/help', '/version/2.0.0', '/country/help', '/country/FR', '/time/UTC', '/emoji', '/nope'];
  test.each([...fixed, ...others])('CONV-001 ERR-042 the path %s is read only', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
      const answer = await fixture.ask(`${method} ${path}`);
      expect(answer.status, method).toBe(405);
      expect(answer.headers['allow']).toBe('GET, HEAD, OPTIONS');
      expect(jsonOf(answer)).toMatchObject({
        code: 'invalid_request',
        request_id: answer.headers['x-request-id'],
      });
    }
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('/graphql rejects %s with 405', async (method) => {
    const answer = await fixture.ask(`${method} /graphql`, key());
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD, POST, OPTIONS');
    expect(answer.headers['x-ratelimit-remaining']).toMatch(/^\d+$/);
  });

  test.each(['/', '/errors', '/healthz', '/readyz', '/metrics', '/country/help', '/country/FR', '/nope'])(
    'CONV-002 HEAD %s returns the Content-Length of GET without a body',
    async (path) => {
      const full = await fixture.ask(`GET ${path}`, key());
      const head = await fixture.ask(`HEAD ${path}`, key()).catch((error: unknown) => String(error));
      // The response reader reports the missing body, with the length from the head.
      expect(head).toBe(`Error: an answer is cut: 0 of ${full.body.length} bytes`);
    },
  );
});

describe('the order of rejections', () => {
  const keyed = ['/city', '/emoji', '/naics', '/tariff', '/useragent?ua=x&ua=y', '/time/%zz', '/time?foo=1'];

  test.each(keyed)(
    'AUTH-035 ERR-041 GET %s without a key returns 401, even with invalid parameters',
    async (path) => {
      expect((await fixture.ask(`GET ${path}`)).status).toBe(401);
      expect((await fixture.ask(`GET ${path}`, 'X-API-Key: nope')).status).toBe(401);
      expect((await fixture.ask(`GET ${path}`, 'API-Version: 9.9.9')).status).toBe(401);
      const known = await fixture.ask(`GET ${path}`, key());
      expect(known.status).toBe(400);
      expect(known.headers['x-ratelimit-limit']).toMatch(/^\d+$/);
    },
  );

  test.each(keyed)('AUTH-033 GET %s returns 403 for a key of another family', async (path) => {
    const answer = await fenced.ask(`GET ${path}`, key(fenced));
    expect(answer.status).toBe(403);
    expect(answer.headers['x-ratelimit-limit']).toMatch(/^\d+$/);
  });

  test('405 is returned before 401, with the rate limit headers of a valid key', async () => {
    expect((await fixture.ask('POST /country/FR', 'X-API-Key: nope')).status).toBe(405);
    const answer = await fixture.ask('POST /country/FR', key());
    expect(answer.status).toBe(405);
    expect(answer.headers['x-ratelimit-limit']).toBe('100000');
  });

  test('an unknown path returns 404 before its query is parsed', async () => {
    expect((await fixture.ask('GET /nope?a=1&a=2', key())).status).toBe(404);
    expect((await fixture.ask('GET /nope?a=%zz')).status).toBe(404);
  });
});

describe('parameter names in errors', () => {
  const ask = async (target: string) => jsonOf(await fixture.ask(`GET ${target}`, key()));

  test('an error returns the parameter name as the client sent it', async () => {
    expect(await ask('/time?fooBar=1')).toMatchObject({ param: 'fooBar' });
    expect(await ask('/time?at=1&at=2')).toMatchObject({ param: 'at' });
    expect(await ask('/time?at=%zz')).toMatchObject({ param: 'at' });
    expect(await ask('/time/%zz')).toMatchObject({ param: 'timezone' });
  });

  test('an error truncates a parameter name to at most 64 characters', async () => {
    const name = 'x'.repeat(3000);
    for (const target of [`/time?${name}=1`, `/time?${name}=1&${name}=2`, `/time?%zz${name}=1`]) {
      const body = await ask(target);
      expect(String(body['param']).length, target.slice(0, 20)).toBe(64);
      expect(String(body['message']).length).toBeLessThan(400);
    }
    // Truncation does not split a character.
    expect(await ask(`/time?${'x'.repeat(63)}${encodeURIComponent('😀😀')}=1`)).toMatchObject({
      param: 'x'.repeat(63),
    });
  });

  test.each([
    ['/time?contry=FR', /Did you mean country\?/],
    ['/time/UTC?taregts=UTC', /Did you mean targets\?/],
    ['/company?tiker=AAPL', /Did you mean ticker\?/],
    ['/time?zzzzzz=1', /not a parameter of this path\. Valid parameters:/],
  ])('CONV-043 GET %s suggests %s', async (target, message) => {
    expect((await ask(target))['message']).toMatch(message);
  });
});
