import { getIntrospectionQuery } from 'graphql';
import { parseResponses } from '../support/raw-socket.ts';
import {
  describeNonClientError,
  describeMismatch,
  findFirstProblem,
  json,
  open,
  checkOtherClients,
  repeatText,
  send,
  withUnreadSockets,
  type Attack,
  type AttackClass,
  type ReceivedResponse,
  type Target,
} from './attack.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`;
const post = (path: string, body: string, headers: Readonly<Record<string, string>>) =>
  `POST ${path} HTTP/1.1\r\nHost: a.example\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** Checks that a client that reads its responses is served, and that the responses on a connection are large. */
const checkControl = ({ status, text }: ReceivedResponse, wanted: number, responses: number): string | null =>
  describeMismatch('status of a client that reads', status, wanted) ??
  (text.length * responses < 100_000 ? `only ${responses} responses of ${text.length} bytes` : null);

const buildPipelinedAttack = (path: string, status = 200): Attack => ({
  name: `1,500 requests for ${path} on each of 5 connections, nothing read`,
  run: async (target) =>
    checkControl(await send(`${target.url}${path}`), status, 1500) ??
    withUnreadSockets(target, { count: 5, bytes: get(path).repeat(1500), status }, () =>
      checkOtherClients(target),
    ),
});

const buildSlowReaderAttack = (
  name: string,
  path: string,
  body?: string,
  headersFor: (target: Target) => Readonly<Record<string, string>> = () => json,
): Attack => ({
  name: `58 connections that read nothing of ${name}`,
  async run(target) {
    const headers = headersFor(target);
    const response = await send(`${target.url}${path}`, body === undefined ? {} : { body, headers });
    const bytes = body === undefined ? get(path) : post(path, body, headers);
    return (
      checkControl(response, 200, 1) ??
      withUnreadSockets(target, { count: 58, bytes, status: 200 }, () => checkOtherClients(target))
    );
  },
});

const countries = `{ ${repeatText(20, (index) => `c${index}: countries { code name emoji callingCode } `)} }`;

/** Malformed and ambiguous requests. Each must get one rejection, and nothing after it may be read as a request. */
const ambiguousRequests: Readonly<Record<string, string | Buffer>> = {
  'Content-Length with chunks':
    'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'chunks with Content-Length':
    'POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n',
  'chunks twice':
    'POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n',
  'identity after chunks':
    'POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
  'an unknown transfer coding':
    'POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  'a space before the colon':
    'POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
  'two different lengths':
    'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n{}{}',
  'a list of lengths': 'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 4, 5\r\n\r\n{}{}',
  'a length with a sign': 'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: +4\r\n\r\n{}{}',
  'a hexadecimal length': 'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 0x4\r\n\r\n{}{}',
  'a length beyond 64 bits':
    'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n',
  'a folded header': 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n',
  'bare line feeds': 'GET / HTTP/1.1\nHost: a\n\n',
  'a bare carriage return': 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\rc\r\n\r\n',
  'a NUL in a header': 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\0c\r\n\r\n',
  'a negative chunk': 'POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n\r\n',
  'a chunk without a size': 'POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\r\n\r\n',
  'a chunk that is longer than its size':
    'POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n',
  'a long chunk extension': `POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\nx\r\n`,
  'two Host headers': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'no Host header': 'GET / HTTP/1.1\r\nX-A: b\r\n\r\n',
  'a Host with a user': 'GET / HTTP/1.1\r\nHost: a@b\r\n\r\n',
  'a target with a user': 'GET http://a@b/ HTTP/1.1\r\nHost: a\r\n\r\n',
  'a target without a slash': 'GET city HTTP/1.1\r\nHost: a\r\n\r\n',
  'HTTP/0.9': 'GET /\r\n\r\n',
  'HTTP/1.2': 'GET / HTTP/1.2\r\nHost: a\r\n\r\n',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a TLS handshake': Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3]),
  CONNECT: 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n',
  'an unknown expectation': 'GET / HTTP/1.1\r\nHost: a\r\nExpect: a-pony\r\n\r\n',
  'headers of 100 kB': `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`,
};

/** Sends bytes and a request after them, and reads until the server closes the connection. */
function readUntilClose(target: Target, bytes: string | Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const receivedChunks: Buffer[] = [];
    const socket = open(target, bytes);
    const timer = setTimeout(() => {
      reject(new Error('the connection stays open'));
      socket.destroy();
    }, 20_000);
    socket.write(get('/smuggled'));
    socket.on('data', (part: Buffer) => receivedChunks.push(part));
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(receivedChunks));
    });
  });
}

const repeatPart = (count: number, part: string) => part.repeat(count).slice(0, 15_000);
/** Headers and targets just below the limit of 16 kB. */
const largeRequests: readonly (readonly [
  name: string,
  path: string,
  headers: Readonly<Record<string, string>>,
])[] = [
  ['media types', '/country/NO', { accept: repeatPart(2000, 'a/b;q=0.1, ') }],
  ['content codings', '/country/NO', { 'accept-encoding': repeatPart(2000, 'a;q=0.1, ') }],
  ['languages', '/', { 'accept-language': repeatPart(3000, 'a-b, ') }],
  ['entity tags', '/openapi.json', { 'if-none-match': repeatPart(3000, '"a", ') }],
  ['an API version', '/country/NO', { 'api-version': repeatPart(15_000, '1') }],
  ['a request id', '/country/NO', { 'x-request-id': repeatPart(15_000, 'a') }],
  ['a trace', '/country/NO', { traceparent: repeatPart(15_000, '0') }],
  ['client addresses', '/ip', { 'x-forwarded-for': repeatPart(3000, '1.1.1.1, ') }],
  ['cookies', '/', { cookie: repeatPart(3000, 'a=b; ') }],
  ['segments', `/${repeatPart(7000, 'a/')}`, {}],
  ['escapes', `/city/${repeatPart(5000, '%C3')}`, {}],
  ['parameters', `/country/NO?${repeatPart(4000, 'a=b&')}`, {}],
  ['a User-Agent', '/useragent', { 'user-agent': repeatPart(2000, 'Mozilla (') }],
];

const buildUnfinishedAttack = (name: string, bytes: string, seconds: number): Attack => ({
  name: `${name}: closed within ${seconds} s`,
  run: (target) =>
    new Promise((resolve) => {
      const socket = open(target, bytes);
      // Send one byte per second, as a slow client does.
      const dripTimer = setInterval(() => socket.write('a'), 1000);
      const finish = (problem: string | null) => {
        clearInterval(dripTimer);
        clearTimeout(timer);
        socket.destroy();
        resolve(problem);
      };
      const timer = setTimeout(() => finish('the connection stays open'), seconds * 1000);
      socket.resume().once('close', () => finish(null));
    }),
});

export const connectionClasses: readonly AttackClass[] = [
  {
    name: 'pipelining without reading',
    attacks: [
      '/openapi.json',
      '/docs/time',
      '/llms-full.txt',
      '/graphql/schema.graphql',
      '/time/help',
      '/coverage',
    ]
      .map((path) => buildPipelinedAttack(path))
      .concat(buildPipelinedAttack('/nothing', 404)),
  },
  {
    name: 'slow readers',
    attacks: [
      buildSlowReaderAttack(
        'introspection without a key',
        '/graphql',
        JSON.stringify({ query: getIntrospectionQuery() }),
      ),
      buildSlowReaderAttack(
        'lists of countries',
        '/graphql',
        JSON.stringify({ query: countries }),
        ({ key }) => ({
          ...json,
          'x-api-key': key,
        }),
      ),
      buildSlowReaderAttack('the OpenAPI document', '/openapi.json'),
    ],
  },
  {
    name: 'ambiguous requests',
    attacks: Object.entries(ambiguousRequests).map(([name, bytes]) => ({
      name,
      async run(target) {
        const responses = parseResponses(await readUntilClose(target, bytes));
        const [first] = responses;
        if (first === undefined) return 'no response';
        return (
          describeMismatch('responses', responses.length, 1) ??
          (first.status >= 400 && first.status < 500 ? null : `status ${first.status}`)
        );
      },
    })),
  },
  {
    name: 'headers and targets of 15 kB',
    attacks: largeRequests.map(([name, path, headers]) => ({
      name,
      run: async ({ url, key }) =>
        describeNonClientError(await send(`${url}${path}`, { headers: { 'x-api-key': key, ...headers } })),
    })),
  },
  {
    name: 'slow senders',
    isLong: true,
    attacks: [
      {
        name: 'a head, a body, a bulk row and a silent connection that never end',
        run: async (target) => {
          const cases = [
            buildUnfinishedAttack('a head', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: ', 40),
            buildUnfinishedAttack(
              'a body',
              'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
              90,
            ),
            buildUnfinishedAttack(
              'a row',
              `POST /bulk HTTP/1.1\r\nHost: a\r\nX-API-Key: ${target.key}\r\nContent-Type: application/x-ndjson\r\nContent-Length: 1000000\r\n\r\n`,
              150,
            ),
          ];
          const problems = await Promise.all(cases.map(({ run }) => run(target)));
          return findFirstProblem(problems, async (problem) => problem);
        },
      },
    ],
  },
];
