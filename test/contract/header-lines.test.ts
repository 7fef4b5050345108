import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { inject } from 'vitest';
import { expect, test } from 'vitest';

/** Headers that are defined as lists (RFC 9110 and their own RFCs): only these may occur more than once. */
const lists: ReadonlySet<string> = new Set([
  'accept-ranges',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-expose-headers',
  'allow',
  'cache-control',
  'connection',
  'link',
  'server-timing',
  'set-cookie',
  'vary',
  'www-authenticate',
]);

const findStyleSheet = (): string => {
  const names = JSON.parse(
    readFileSync(new URL('../../dist/web/names.json', import.meta.url), 'utf8'),
  ) as object;
  return `/assets/${(names as Record<string, string>)['style.css']}`;
};

/** Sends raw bytes. @returns the lower-case header names of the response, in order */
function readHeaderLines(
  request: string,
): Promise<{ readonly status: number; readonly names: readonly string[] }> {
  const { port, hostname } = new URL(inject('service').url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      text = (text + part).replace(/^HTTP\/1\.1 1\d\d [^]*?\r\n\r\n/, '');
      const headEnd = text.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      socket.destroy();
      const [first = '', ...lines] = text.slice(0, headEnd).split('\r\n');
      const names = lines.map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
      resolve({ status: Number(first.split(' ')[1]), names });
    });
    socket.once('error', reject).once('close', () => reject(new Error(`no response: ${text}`)));
    socket.write(request, 'latin1');
  });
}

const browser = 'Accept: text/html,*/*;q=0.8';
const page = 'Origin: https://shop.example';
const graphql = 'Content-Type: application/json';
const get = (path: string, ...headers: string[]) => ({ line: `GET ${path}`, headers, body: '' });
const post = (path: string, body: string, ...headers: string[]) => ({ line: `POST ${path}`, headers, body });

const requests = [
  get('/'),
  ...['/', '/docs', '/docs/time', '/graphql', '/errors', '/errors/not_found', '/country/help'].map((path) =>
    get(path, browser),
  ),
  ...['/coverage', '/zones', '/status', '/nope', '/country/FR', findStyleSheet(), '/assets/nope.js'].map(
    (path) => get(path, browser),
  ),
  get('/docs/time', browser, 'Accept-Encoding: br'),
  get(findStyleSheet(), 'Accept-Encoding: gzip'),
  get('/country/FR', 'KEY'),
  get('/country/FR', 'KEY', page, 'Accept-Encoding: gzip'),
  get('/country/FR', 'KEY', 'If-None-Match: *'),
  get('/country/US/states', 'KEY', 'Accept: text/csv'),
  get('/version/1.0.0/country/FR', 'KEY'),
  get('/time/UTC', 'KEY', page),
  get('/time/UTC?foo=1', 'KEY'),
  get('/holiday/US?year=2026', 'KEY', 'Accept: text/calendar'),
  get('/country/XQ', 'KEY'),
  get('/country/FR'),
  get('/country/FR', 'X-API-Key: nope', page),
  get('/country/FR', 'Accept: application/problem+json'),
  ...[
    '/help',
    '/bulk/help',
    '/x/help',
    '/openapi.json',
    '/openapi.yaml',
    '/postman.json',
    '/llms-full.txt',
  ].map((path) => get(path)),
  ...[
    '/healthz',
    '/readyz',
    '/metrics',
    '/errors',
    '/graphql/schema.graphql',
    '/nope',
    '/.well-known/api-catalog',
  ].map((path) => get(path)),
  get('/openapi.json', page, 'Accept-Encoding: br'),
  get('/graphql?query=%7B__typename%7D', 'KEY'),
  post('/graphql', '{"query":"{ country(code:\\"FR\\") { name } }"}', 'KEY', graphql, page),
  post('/graphql', '{"query":"{ nope }"}', 'KEY', graphql),
  post('/graphql', '{"query":"{ __typename }"}', graphql),
  post('/graphql', '{', 'KEY', graphql),
  post(
    '/graphql',
    '{"query":"{ country(code:\\"FR\\") { name ... @defer { population } } }"}',
    'KEY',
    graphql,
    'Accept: multipart/mixed',
    'Accept-Encoding: gzip',
  ),
  post('/bulk', '{"path":"/country/FR"}\n', 'KEY', 'Content-Type: application/x-ndjson'),
  post('/bulk', '', 'Content-Type: application/x-ndjson'),
  post(
    '/mcp',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}',
    graphql,
    'Accept: application/json, text/event-stream',
  ),
  post('/mcp', '{', graphql),
  post('/country/FR', '', 'KEY'),
  ...['/country/FR', '/graphql', '/bulk', '/mcp', '/nope', '*'].map((path) => ({
    line: `OPTIONS ${path}`,
    headers: [page, 'Access-Control-Request-Method: GET'],
    body: '',
  })),
  ...['/country/FR', '/docs', '/healthz'].map((path) => ({
    line: `HEAD ${path}`,
    headers: ['KEY', browser],
    body: '',
  })),
  { line: 'PUT /graphql', headers: ['KEY'], body: '' },
  { line: 'CONNECT lookup.test:443', headers: [], body: '' },
  { line: 'NOPE /country/FR', headers: [], body: '' },
  get('/country/FR', 'Expect: a miracle'),
  get('/country/FR', 'Accept-Encoding: identity;q=0, *;q=0'),
  get('/city/New York'),
  get('/city/Münch'),
  get(`/city/${'x'.repeat(20_000)}`),
  get('/country/FR', 'Content-Length: nope'),
];

test.each(requests)(
  'the response to $line with $headers repeats no header that allows a single value',
  async ({ line, headers, body }) => {
    const { key } = inject('service');
    const lines = [
      `${line} HTTP/1.1`,
      'Host: lookup.test',
      ...headers.map((each) => (each === 'KEY' ? `X-API-Key: ${key}` : each)),
      ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ];
    const { status, names } = await readHeaderLines(`${lines.join('\r\n')}\r\n\r\n${body}`);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(names).toContain('x-content-type-options');
    const repeatedNames = names.filter((name, index) => names.indexOf(name) !== index && !lists.has(name));
    expect(repeatedNames).toEqual([]);
  },
);
