import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createHttpFixture, parseBody, type HttpFixture } from '../support/http-fixture.ts';
import type { RawResponse } from '../support/raw-socket.ts';

let fixture: HttpFixture;
beforeAll(async () => {
  fixture = await createHttpFixture();
});
afterAll(() => fixture.stop());

const requestEnd = '\r\nHost: lookup.test\r\nConnection: close\r\n\r\n';
const formatKeyedEnd = () =>
  `\r\nHost: lookup.test\r\nX-API-Key: ${fixture.key}\r\nConnection: close\r\n\r\n`;

/** Expects a complete standard error, on a response that closes its connection. */
function expectRejection(answer: RawResponse | undefined, status: number): Record<string, unknown> {
  if (answer === undefined) throw new Error('no answer');
  const body = parseBody(answer);
  expect(answer.status, JSON.stringify(body)).toBe(status);
  expect(Object.keys(body).filter((name) => name !== 'param')).toEqual([
    'code',
    'message',
    'docs',
    'request_id',
  ]);
  expect(body).toMatchObject({ code: 'invalid_request', request_id: answer.headers['x-request-id'] });
  expect(String(body['message'])).toMatch(/\S{3}/);
  expect(String(body['docs'])).toMatch(/^http:\/\/[^/]+\/errors\/invalid_request$/);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': `${answer.body.length}`,
    connection: 'close',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'api-version': '2.0.0',
  });
  return body;
}

describe('requests that the parser rejects', () => {
  test.each<[string, number, string | Buffer]>([
    ['a space in the path', 400, `GET /city/New York HTTP/1.1${requestEnd}`],
    ['a space in the query', 400, `GET /city?q=New York HTTP/1.1${requestEnd}`],
    ['a tab in the path', 400, `GET /city/New\tYork HTTP/1.1${requestEnd}`],
    ['a NUL in the path', 400, `GET /city/\0 HTTP/1.1${requestEnd}`],
    ['a path without a leading slash', 400, `GET city HTTP/1.1${requestEnd}`],
    ['GET *', 400, `GET * HTTP/1.1${requestEnd}`],
    ['a target with the scheme ftp', 400, `GET ftp://lookup.test/city HTTP/1.1${requestEnd}`],
    ['an unknown method', 405, `FETCH /country/FR HTTP/1.1${requestEnd}`],
    ['a method in lower case', 405, `get /country/FR HTTP/1.1${requestEnd}`],
    ['a CONNECT request', 405, `CONNECT lookup.test:443 HTTP/1.1${requestEnd}`],
    ['a method that the parser knows but no path allows', 405, `PROPFIND /country/FR HTTP/1.1${requestEnd}`],
    ['the HTTP/2 connection preface', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['HTTP/2.0 on the request line', 400, `GET / HTTP/2.0${requestEnd}`],
    ['HTTP/1.2', 400, `GET / HTTP/1.2${requestEnd}`],
    ['a head with bare line feeds', 400, 'GET / HTTP/1.1\nHost: lookup.test\n\n'],
    ['a TLS handshake', 400, Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3])],
    ['a long path', 431, `GET /${'a'.repeat(20_000)} HTTP/1.1${requestEnd}`],
    ['long headers', 431, `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(100_000)}${requestEnd}`],
    [
      'two different Content-Length headers',
      400,
      `POST /graphql HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2${requestEnd}`,
    ],
    [
      'Content-Length together with chunked encoding',
      400,
      `POST /graphql HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked${requestEnd}`,
    ],
    ['an invalid Content-Length', 400, `POST /graphql HTTP/1.1\r\nContent-Length: -1${requestEnd}`],
    ['an invalid chunk size', 400, `POST /graphql HTTP/1.1\r\nTransfer-Encoding: chunked${requestEnd}zz\r\n`],
    [
      'long chunk extensions',
      413,
      `POST /graphql HTTP/1.1\r\nTransfer-Encoding: chunked${requestEnd}1;${'a'.repeat(20_000)}\r\nx\r\n`,
    ],
    ['an unsupported Expect header', 417, `GET / HTTP/1.1\r\nExpect: a-pony${requestEnd}`],
    ['a request without a Host header', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an empty Host header', 400, 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'],
    ['two Host headers', 400, `GET / HTTP/1.1\r\nhOST: lookup.test${requestEnd}`],
    ['a Host header with a path', 400, 'GET / HTTP/1.1\r\nHost: lookup.test/a\r\nConnection: close\r\n\r\n'],
    ['a Host header with a user', 400, 'GET / HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n'],
    ['a target with an invalid host', 400, `GET http://a@b/ HTTP/1.1${requestEnd}`],
    [
      'an Accept-Encoding header without a supported encoding',
      406,
      `GET / HTTP/1.1\r\nAccept-Encoding: zstd, identity;q=0${requestEnd}`,
    ],
  ])('a request with %s returns %i in the standard error shape', async (_, status, bytes) => {
    const [answer, ...more] = await fixture.raw(bytes);
    expectRejection(answer, status);
    expect(more).toEqual([]);
    if (status === 405) expect(answer?.headers['allow']).toBe('GET, HEAD, OPTIONS');
  });

  test('a request whose headers or body never end returns 408', async () => {
    // The timeouts are short; how long the test takes does not matter.
    const hastyFixture = await createHttpFixture({ timeouts: { headMs: 300, requestMs: 600, checkMs: 50 } });
    onTestFinished(() => hastyFixture.stop());
    const [head] = await hastyFixture.raw('GET /country/FR HTTP/1.1\r\nHost: lookup.test\r\n');
    expectRejection(head, 408);
    const [body] = await hastyFixture.raw(`POST /graphql HTTP/1.1\r\nContent-Length: 10${requestEnd}{`);
    expectRejection(body, 408);
  });

  test('the error for a space in a request path suggests %20', async () => {
    const [answer] = await fixture.raw(`GET /city/New York HTTP/1.1${requestEnd}`);
    expect(expectRejection(answer, 400)['message']).toContain('%20');
  });

  test('a parser error for a HEAD request has no body, and web pages of any origin can read parser errors', async () => {
    const [answer] = await fixture
      .raw(`HEAD /city/New York HTTP/1.1${requestEnd}`)
      .catch((error: unknown) => [error]);
    // The head has the Content-Length but no body follows, so the response reader reports a truncated body.
    expect(String(answer)).toMatch(/cut: 0 of \d+ bytes/);
    const [seen] = await fixture.raw(
      `GET /city/New York HTTP/1.1\r\nOrigin: https://any.example${requestEnd}`,
    );
    expect(seen?.headers['access-control-allow-origin']).toBe('*');
    expect(seen?.headers['access-control-expose-headers']).toContain('X-Request-Id');
  });

  test('the docs link of a parser error has the host of the request', async () => {
    const [answer] = await fixture.raw(
      `GET /a b HTTP/1.1\r\nHost: 127.0.0.1:${fixture.port}\r\nConnection: close\r\n\r\n`,
    );
    const docs = await fetch(String(expectRejection(answer, 400)['docs']));
    expect(await docs.json()).toMatchObject({ code: 'invalid_request', status: 400 });
  });

  test('a parser error is sent after the responses to earlier requests on the connection', async () => {
    const firstRequest = `GET /country/FR HTTP/1.1\r\nHost: lookup.test\r\nX-API-Key: ${fixture.key}\r\n\r\n`;
    const responses = await fixture.raw(`${firstRequest}${firstRequest}GET /a b HTTP/1.1${requestEnd}`);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 400]);
  });

  test('parser errors are not reported to the operator as internal errors', () =>
    expect(fixture.problems).toEqual([]));
});

describe('raw UTF-8 in a request line', () => {
  test.each<[string, string[], string]>([
    ['a path', ['GET /city/Łódź'], 'Łódź'],
    ['a path split into two packets within a character', ['GET /city/Ł', 'ódź'], 'Łódź'],
    ['next to percent-encoded characters', ['GET /city/Bad%20M\u00fcnster'], 'Bad Münster'],
    ['characters of four bytes', ['GET /city/😀'], '😀'],
  ])('raw UTF-8 in the request line is accepted: %s', async (_, [start = '', ...more], name) => {
    const responses = await fixture.raw(
      ...[start, ...more].map((text, index, all) =>
        Buffer.from(index === all.length - 1 ? `${text} HTTP/1.1${formatKeyedEnd()}` : text),
      ),
    );
    expect(responses).toHaveLength(1);
    expect(parseBody(responses[0] as RawResponse)).toMatchObject({ name });
  });

  test('raw UTF-8 in a query is accepted, and the client address is still determined', async () => {
    const [answer] = await fixture.raw(
      Buffer.from(`GET /emoji?q=caf\u00e9&limit=5 HTTP/1.1${formatKeyedEnd()}`),
    );
    expect(parseBody(answer as RawResponse)).toMatchObject({ q: 'café', limit: 5 });
    const [metrics] = await fixture.raw(Buffer.from(`GET /metrics?\u00e9 HTTP/1.1${requestEnd}`));
    expect(metrics?.status).toBe(200);
  });

  test('raw UTF-8 in a request line is accepted when a character arrives byte by byte', async () => {
    const bytes = Buffer.from(`/city/Łódź HTTP/1.1${formatKeyedEnd()}`);
    const packets = Array.from(bytes.subarray(7, 14), (byte) => Buffer.from([byte]));
    const responses = await fixture.raw(
      Buffer.concat([Buffer.from('GET '), bytes.subarray(0, 7)]),
      ...packets,
      bytes.subarray(14),
    );
    expect(responses.map(({ status }) => status)).toEqual([200]);
    expect(parseBody(responses[0] as RawResponse)).toMatchObject({ name: 'Łódź' });
  });

  test('raw UTF-8 in a pipelined request is accepted, and the responses are in order', async () => {
    const firstRequest = `GET /country/FR HTTP/1.1\r\nHost: lookup.test\r\nX-API-Key: ${fixture.key}\r\n\r\n`;
    const responses = await fixture.raw(
      Buffer.from(`${firstRequest}GET /city/Łódź HTTP/1.1${formatKeyedEnd()}`),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(parseBody(responses[1] as RawResponse)).toMatchObject({ name: 'Łódź' });
    expect(responses[1]?.headers['connection']).toBe('close');
  });

  test('raw UTF-8 in the request line of a request with a body is accepted', async () => {
    const body = '{"query":"{ é }"}';
    const [answer] = await fixture.raw(
      Buffer.from(
        `POST /graphql?é HTTP/1.1\r\nContent-Length: ${Buffer.byteLength(body)}${formatKeyedEnd()}${body}`,
      ),
    );
    expect(parseBody(answer as RawResponse)).toEqual({ path: '/graphql', query: '%C3%A9', body });
  });

  test.each([
    ['Latin-1, which is not UTF-8', Buffer.from(`/city/M\xfcnchen HTTP/1.1`, 'latin1')],
    ['an additional space', Buffer.from('/city/Bad Münster HTTP/1.1')],
  ])('raw UTF-8 is rejected with 400 for %s', async (_, line) => {
    const [answer] = await fixture.raw(
      Buffer.concat([Buffer.from('GET '), line, Buffer.from(formatKeyedEnd())]),
    );
    expect(answer?.status).toBe(400);
    expect(parseBody(answer as RawResponse)).toMatchObject({ code: 'invalid_request' });
  });
});

describe('valid HTTP requests', () => {
  test('an absolute request target is accepted, and its host takes precedence over Host', async () => {
    const response = await fixture.ask(
      'GET http://other.example:8080/country/FR?pretty=true',
      `X-API-Key: ${fixture.key}`,
    );
    expect(response.body.toString()).toContain('\n  "code": "FR"');
    expect(parseBody(await fixture.ask('GET http://other.example:8080'))).toMatchObject({
      graphql: 'http://other.example:8080/graphql',
    });
    expect(parseBody(await fixture.ask('GET HTTP://Other.example?a=/b'))).toMatchObject({
      errors: 'http://other.example/errors',
    });
  });

  test('requests with OPTIONS *, with HTTP/1.0 and no Host, and with Expect: 100-continue are accepted', async () => {
    expect((await fixture.ask('OPTIONS *')).status).toBe(204);
    const [old] = await fixture.raw('GET /healthz HTTP/1.0\r\n\r\n');
    expect(old?.status).toBe(200);
    const [expected] = await fixture.raw(
      `POST /graphql HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2${requestEnd}`,
      '{}',
    );
    expect(expected?.status).toBe(200);
  });
});

test('every response, including parser errors, is reported to the operator once with its family', async () => {
  fixture.answered.length = 0;
  await fixture.raw(`GET /city/New York HTTP/1.1${requestEnd}`);
  await fixture.raw(`GET /country/FR HTTP/1.1\r\nExpect: x${formatKeyedEnd()}`);
  await fixture.raw(`GET /country/FR HTTP/1.1${formatKeyedEnd()}`);
  await fixture.raw(`GET /nope HTTP/1.1${formatKeyedEnd()}`);
  await fixture.raw(`DELETE /graphql HTTP/1.1${formatKeyedEnd()}`);
  await fixture.raw(`GET /healthz HTTP/1.1${requestEnd}`);
  const countedRequests = fixture.answered.map(({ request, response: { status, info: requested } }) => [
    request === null ? null : request.path,
    requested?.family,
    requested?.plan,
    status,
  ]);
  expect(countedRequests).toEqual([
    [null, undefined, undefined, 400],
    ['/country/FR', 'http', 'none', 417],
    ['/country/FR', 'country', 'test', 200],
    ['/nope', 'none', 'test', 404],
    ['/graphql', 'graphql', 'none', 405],
    ['/healthz', undefined, undefined, 200],
  ]);
  for (const { ms } of fixture.answered) expect(ms).toBeGreaterThanOrEqual(0);
});
