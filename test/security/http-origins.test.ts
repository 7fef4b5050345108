import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpFixture, parseBody, type HttpFixture } from '../support/http-fixture.ts';
import type { RawResponse } from '../support/raw-socket.ts';

let fixture: HttpFixture;
beforeAll(async () => {
  fixture = await createHttpFixture({ anonymousPerMinute: 1000 });
});
afterAll(() => fixture.stop());

const formatKeyHeader = (of: HttpFixture = fixture) => `X-API-Key: ${of.key}`;

describe('CORS', () => {
  const origin = 'Origin: https://any.example';
  const getAllowedOrigin = ({ headers }: RawResponse) => headers['access-control-allow-origin'];

  test('CONV-048 a web page of any origin may read error responses', async () => {
    for (const line of ['GET /country/FR', 'GET /nope', 'POST /time', 'GET /a b', 'GET /time?foo=1']) {
      expect(getAllowedOrigin(await fixture.ask(line, origin)), line).toBe('*');
      const response = await fixture.ask(line, origin, formatKeyHeader());
      if (response.status >= 400) expect(getAllowedOrigin(response), line).toBe('*');
    }
    const limitedFixture = await createHttpFixture({
      anonymousPerMinute: 0,
      record: { plan: { name: 'x', requestsPerMinute: 0, deep: true, features: [] } },
    });
    for (const response of [
      await limitedFixture.ask('GET /ip', origin),
      await limitedFixture.ask('GET /country/FR', origin, formatKeyHeader(limitedFixture)),
    ]) {
      expect(response.status).toBe(429);
      expect(getAllowedOrigin(response)).toBe('*');
      expect(response.headers['access-control-expose-headers']).toContain('Retry-After');
    }
    await limitedFixture.stop();
  });

  test('only web pages of an origin that the public key lists can read a response that requires the key', async () => {
    expect(getAllowedOrigin(await fixture.ask('GET /country/FR', origin, formatKeyHeader()))).toBeUndefined();
    expect(
      getAllowedOrigin(
        await fixture.ask('GET /country/FR', 'Origin: https://shop.example', formatKeyHeader()),
      ),
    ).toBe('https://shop.example');
  });

  test('every response header can be read by web pages', async () => {
    const safeResponses = [
      'cache-control',
      'content-language',
      'content-length',
      'content-type',
      'expires',
      'last-modified',
      'pragma',
    ];
    const transportHeaders = [
      'connection',
      'date',
      'vary',
      'keep-alive',
      'transfer-encoding',
      'content-encoding',
      'location',
      'x-content-type-options',
      'content-security-policy',
      'referrer-policy',
    ];
    for (const line of [
      'GET /country/FR',
      'GET /useragent',
      'POST /time',
      'GET /time/UTC?deep=true',
      'GET /nope',
      'GET /country/help',
    ]) {
      const { headers } = await fixture.ask(line, 'Origin: https://shop.example', formatKeyHeader());
      const exposedHeaders = (headers['access-control-expose-headers'] ?? '').toLowerCase().split(', ');
      for (const name of Object.keys(headers)) {
        if (
          name.startsWith('access-control-') ||
          safeResponses.includes(name) ||
          transportHeaders.includes(name)
        )
          continue;
        expect(exposedHeaders, line).toContain(name);
      }
    }
  });
});

describe('links in responses', () => {
  test('the links in a response use the host of the request', async () => {
    const response = await fixture.ask('GET /', 'Host: Api.Example.com:8443');
    expect(parseBody(response)).toMatchObject({ graphql: 'http://api.example.com:8443/graphql' });
    expect(parseBody(await fixture.ask('GET /nope', 'Host: [::1]:4000'))).toMatchObject({
      docs: 'http://[::1]:4000/errors/not_found',
    });
    const page = parseBody(await fixture.ask('GET /country/help')) as {
      examples: { url: string }[];
      errors: { docs: string }[];
    };
    expect(page.examples[0]?.url).toMatch(/^http:\/\/lookup\.test\/version\/2\.0\.0\/country\//);
    expect(page.errors[0]?.docs).toMatch(/^http:\/\/lookup\.test\/errors\//);
    const redirect = await fixture.ask('GET /', 'Accept: text/html');
    expect(redirect.headers['location']).toBe('http://lookup.test/graphql');
    const [old] = await fixture.raw('GET / HTTP/1.0\r\n\r\n');
    expect(parseBody(old as RawResponse)).toMatchObject({
      graphql: `http://127.0.0.1:${fixture.port}/graphql`,
    });
  });

  test('the configured base URL takes precedence over the host of the request in links', async () => {
    const configuredFixture = await createHttpFixture({ baseUrl: 'https://api.example.com/lookup' });
    for (const line of ['GET /', 'GET /lookup/', 'GET http://evil.example/lookup']) {
      expect(
        parseBody(await configuredFixture.ask(line, 'Host: evil.example', 'X-Forwarded-Host: evil.example')),
      ).toMatchObject({ help: 'https://api.example.com/lookup/help' });
    }
    const rejection = await configuredFixture.ask('GET /a b', 'Host: evil.example');
    expect(parseBody(rejection)['docs']).toBe('https://api.example.com/lookup/errors/invalid_request');
    await configuredFixture.stop();
  });

  test('X-Forwarded headers are used only from a trusted proxy', async () => {
    const forwardedHeaders = ['X-Forwarded-Proto: https', 'X-Forwarded-Host: evil.example, api.example.com'];
    expect(parseBody(await fixture.ask('GET /', ...forwardedHeaders))).toMatchObject({
      help: 'http://lookup.test/help',
    });
    const proxiedFixture = await createHttpFixture({ trustedProxies: ['127.0.0.1'] });
    expect(parseBody(await proxiedFixture.ask('GET /', ...forwardedHeaders))).toMatchObject({
      help: 'https://api.example.com/help',
    });
    expect(parseBody(await proxiedFixture.ask('GET /', 'X-Forwarded-Host: <script>'))['help']).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/help$/,
    );
    await proxiedFixture.stop();
  });

  test('a host that is not allowed returns 421, but health probes may use any host', async () => {
    const restrictedFixture = await createHttpFixture({
      allowedHosts: ['api.example.com', 'other.example:8080'],
    });
    const fetchStatus = async (line: string, host: string) =>
      (await restrictedFixture.ask(line, `Host: ${host}`)).status;
    expect(await fetchStatus('GET /', 'api.example.com')).toBe(200);
    expect(await fetchStatus('GET /', 'API.example.com:4000')).toBe(200);
    expect(await fetchStatus('GET /', 'other.example:8080')).toBe(200);
    expect(await fetchStatus('GET /', 'other.example')).toBe(421);
    expect(await fetchStatus('GET /', 'api.example.com.evil.example')).toBe(421);
    expect(await fetchStatus('GET http://evil.example/', 'api.example.com')).toBe(421);
    expect(await fetchStatus('GET /healthz', '10.0.0.7:4000')).toBe(200);
    const rejection = await restrictedFixture.ask('GET /', 'Host: evil.example');
    expect(parseBody(rejection)).toMatchObject({
      code: 'invalid_request',
      request_id: rejection.headers['x-request-id'],
    });
    await restrictedFixture.stop();
  });
});

test('every response has X-Content-Type-Options: nosniff', async () => {
  for (const line of [
    'GET /',
    'GET /graphql',
    'GET /country/FR',
    'GET /nope',
    'GET /a b',
    'OPTIONS /time',
    'GET /metrics',
  ]) {
    expect((await fixture.ask(line)).headers['x-content-type-options'], line).toBe('nosniff');
  }
});
