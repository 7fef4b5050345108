import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Route } from '../../rest-compat/routing/route.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { findViolation, type ReceivedResponse } from './response-rules.ts';
import { Random } from './random.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** Maximum duration. Default: until all requests are sent. */
  readonly milliseconds?: number;
  /** URL of a running service, without a trailing slash. */
  readonly url: string;
  /** A key without limits; otherwise most responses would be 429. */
  readonly key: string;
}

export interface FuzzReport {
  readonly requests: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** Junk values, percent-encoded as in a URL. */
const junkTexts: readonly string[] = [
  ...[
    '',
    '%20',
    '+',
    '%00',
    '%0A',
    '%7F',
    '%',
    '%zz',
    '%E0%A4%A',
    '%ff%fe',
    '%ED%A0%80',
    '%ED%BF%BF',
    '%F4%90%80%80',
  ],
  ...['null', 'undefined', 'NaN', 'true', '[]', '{}', '__proto__', 'constructor', 'toString'],
  ...[
    '0',
    '-0',
    '-1',
    '1e309',
    '99999999999999999999',
    '0x10',
    '.5',
    '1,5',
    '%D9%A1%D9%A2',
    'Infinity',
    '1e-400',
  ],
  ...[
    '..',
    '.',
    '%2e%2e%2f',
    '%2F',
    '//',
    ';',
    '%3B',
    '%23',
    '%3F',
    '%26a=b',
    "'",
    '%22',
    '%5C',
    '%60',
    '%7C',
    '%2C,,',
  ],
  ...[
    "'%20or%201=1--",
    '%24%7B7*7%7D',
    '%3Cscript%3E',
    '%25s%25n',
    '$gt',
    '%28%28%28',
    '.*',
    '%5Ba-z%5D%7B99%7D',
  ],
  ...[
    '%E2%80%AE',
    '%F0%9F%92%A9',
    '%EF%BB%BF',
    '%C3%9F',
    '%C4%B0',
    '%CC%81',
    '%E2%80%8B',
    '%EF%BC%A1',
    '%F0%9F%87%AB%F0%9F%87%B7',
  ],
  ...[
    'a'.repeat(65),
    'a'.repeat(300),
    'a'.repeat(4000),
    '%C3%A9'.repeat(500),
    '1'.repeat(400),
    ','.repeat(600),
  ],
  ...[
    '2026-02-30',
    '0000-00-00',
    '2026-13-01T25:61:61Z',
    '2026-W53-8',
    '-000001-01-01',
    '9999-12-31T23:59:59.9999Z',
  ],
  ...[
    '::ffff:1.2.3.4',
    '1.2.3.4.5',
    'fe80::1%25eth0',
    '::/0',
    '256.1.1.1',
    '01.02.03.04',
    '[::1]',
    'AS4294967296',
  ],
];

/** Requests every path with valid, invalid and repeated parameters. @throws Error at the first violation */
export async function fuzzRest(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, requests: most, milliseconds = Infinity, url, key } = options;
  const deadline = performance.now() + milliseconds;
  const random = new Random(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const statuses: Record<string, number> = {};
  let requests = 0;
  const runWorker = async () => {
    while (requests < most && performance.now() < deadline) {
      requests += 1;
      const generatedRequest = generateRequest(random, key);
      const response = await sendRequest(url, generatedRequest, agent);
      const error = findViolation(response) ?? findKeyFault(generatedRequest, response);
      if (error !== null) {
        throw new Error(
          `seed ${seed}: ${error}: ${generatedRequest.method} ${generatedRequest.target.slice(0, 600)} ${JSON.stringify(generatedRequest.headers).replaceAll(key, '<key>')} → ${response.status} ${response.body.slice(0, 500)}`,
        );
      }
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }
  };
  try {
    await Promise.all([runWorker(), runWorker(), runWorker(), runWorker()]);
  } finally {
    agent.destroy();
  }
  return { requests, statuses };
}

interface GeneratedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
}

function generateRequest(random: Random, key: string): GeneratedRequest {
  const route = random.of(routes);
  const prefix = random.chance(0.3)
    ? random.of(['/version/1.0.0', '/version/2.0.0', '/version/9', '/version/%00'])
    : '';
  const target = `${prefix}${generatePath(route, random)}${queryOf(route, random)}`;
  return {
    method: random.chance(0.03) ? random.of(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) : 'GET',
    target: target.slice(0, 12_000),
    headers: {
      ...(random.chance(0.95) ? { 'x-api-key': key } : random.chance(0.5) ? { 'x-api-key': 'junk' } : {}),
      ...(random.chance(0.05) ? { 'api-version': random.of(['1.0.0', '3', '', 'x'.repeat(500)]) } : {}),
      ...(random.chance(0.1)
        ? { 'accept-encoding': random.of(['gzip', 'br', '*;q=0', 'identity;q=0, gzip', ';;;,q=']) }
        : {}),
      ...(random.chance(0.05) ? { 'if-none-match': random.of(['*', '""', 'W/"a"', '"'.repeat(99)]) } : {}),
      ...(random.chance(0.05) ? { origin: random.of(['null', 'https://a.example', 'x'.repeat(300)]) } : {}),
    },
  };
}

const generateValue = (example: string, random: Random): string => {
  if (random.chance(0.45)) return encodeURIComponent(example);
  if (random.chance(0.8)) return random.of(junkTexts);
  // Insert junk into a valid value.
  const insertIndex = random.below(example.length + 1);
  return (
    encodeURIComponent(example.slice(0, insertIndex)) +
    random.of(junkTexts) +
    encodeURIComponent(example.slice(insertIndex))
  );
};

function generatePath(route: Route, random: Random): string {
  const path = route.path.replace(/\{(\w+)\+?\}/g, (_, name: string) =>
    generateValue(route.parameters?.[name]?.example ?? 'x', random),
  );
  if (random.chance(0.02)) return `${path}/help`;
  return random.chance(0.02) ? `${path}/` : path;
}

function queryOf(route: Route, random: Random): string {
  const pairs: string[] = [];
  for (const [name, { in: where, example }] of Object.entries(route.parameters ?? {})) {
    const isNeeded = route.when?.includes(name) === true;
    if (where !== 'query' || !random.chance(isNeeded ? 0.95 : 0.3)) continue;
    pairs.push(`${name}=${generateValue(example, random)}`);
    if (random.chance(0.02)) pairs.push(`${name}=${random.of(junkTexts)}`);
  }
  if (random.chance(0.15)) pairs.push(`deep=${random.of(['true', 'true', 'false', '1', ...junkTexts])}`);
  if (random.chance(0.1)) pairs.push(`pretty=${random.of(['true', 'false', ...junkTexts])}`);
  if (random.chance(0.05)) pairs.push(`${random.of(junkTexts)}=${random.of(junkTexts)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const decodeBody = (bytes: Buffer, coding: string | undefined): Buffer =>
  coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes;

function sendRequest(
  url: string,
  { method, target, headers }: GeneratedRequest,
  agent: Agent,
): Promise<ReceivedResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { hostname, port, method, path: target, headers: { ...headers }, agent },
      (message) => {
        const parts: Buffer[] = [];
        message.on('data', (part: Buffer) => parts.push(part));
        message.on('error', reject);
        message.on('end', () => {
          resolve({
            status: message.statusCode ?? 0,
            headers: message.headers,
            body: decodeBody(Buffer.concat(parts), message.headers['content-encoding']).toString(),
          });
        });
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

/** Returns an error when a response to a valid key lacks the rate limit headers; a preflight request sends no key. */
function findKeyFault(
  { method, headers, target }: GeneratedRequest,
  answer: ReceivedResponse,
): string | null {
  const isKeyed =
    (headers['x-api-key'] ?? 'junk') !== 'junk' && method !== 'OPTIONS' && answer.status !== 406;
  return isKeyed && answer.headers['x-ratelimit-limit'] === undefined && !target.startsWith('//')
    ? 'no rate headers'
    : null;
}
