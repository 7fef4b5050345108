import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatKey, createKey } from '../../router/auth/key.ts';
import {
  sendQuery,
  describeNonClientError,
  describeMismatch,
  readFirstBytes,
  findFirstProblem,
  json,
  ndjson,
  open,
  send,
  type Attack,
  type AttackClass,
  type ReceivedResponse,
  type Siege,
  type Target,
} from './attack.ts';

type Headers = Readonly<Record<string, string>>;

const createWrongKey = () => formatKey(createKey('secret'));

/**
 * Sends requests on new connections, which the kernel distributes over the threads.
 * @returns the number of responses with the status
 */
async function count(target: Target, wanted: number, head: () => string): Promise<number> {
  let foundNumber = 0;
  const sockets = Array.from({ length: 300 }, () => open(target, head()));
  const lines = await Promise.all(sockets.map(readFirstBytes));
  for (const socket of sockets) socket.destroy();
  for (const line of lines) if (line.startsWith(`HTTP/1.1 ${wanted} `)) foundNumber += 1;
  return foundNumber;
}

const formatRequest = (path: string, header = '') =>
  `GET ${path} HTTP/1.1\r\nHost: a.example\r\n${header}Connection: close\r\n\r\n`;

/** A request of a page of another site must get 401, because only this machine needs no key. */
const needsKey = (name: string, headers: Headers): Attack => ({
  name,
  run: async ({ url }) =>
    describeMismatch('status', (await send(`${url}/country/NO`, { headers })).status, 401),
});

/** Like `needsKey`, with headers that fetch does not send. */
const buildRawKeyAttack = (name: string, head: (port: number) => string): Attack => ({
  name,
  async run(target) {
    const response = await readFirstBytes(open(target, head(target.port)));
    return response.startsWith('HTTP/1.1 401 ') ? null : response.slice(0, 60);
  },
});

const pagesOfHosts: Attack = {
  name: '1,000 pages, each of another host, from one address',
  async run(target) {
    const guessKeys = async (first: number): Promise<number> => {
      let servedCount = 0;
      for (let index = first; index < 1000; index += 4) {
        const requestHead = `GET /docs/rest HTTP/1.1\r\nHost: h${index}.example\r\nConnection: close\r\n\r\n`;
        const socket = open(target, requestHead);
        if ((await readFirstBytes(socket)).startsWith('HTTP/1.1 200 ')) servedCount += 1;
        socket.destroy();
      }
      return servedCount;
    };
    const servedCounts = await Promise.all([guessKeys(0), guessKeys(1), guessKeys(2), guessKeys(3)]);
    const sum = servedCounts.reduce((all, each) => all + each, 0);
    // The warm-up of the service has requested a few pages from the same address.
    return sum > 590 && sum <= 600 ? null : `${sum} pages served`;
  },
};

/** Builds an attack on a part of a page that only clients with an address of METRICS_FROM may receive. */
const buildOperatorAttack = (
  path: string,
  part: string,
  wanted: (forged: ReceivedResponse) => boolean,
): Attack => ({
  name: `${path} through a proxy that is not trusted`,
  async run({ url }) {
    const anonymousResponse = await send(`${url}${path}`);
    const forgedResponse = await send(`${url}${path}`, { headers: { 'x-forwarded-for': '8.8.8.8' } });
    if (!anonymousResponse.text.includes(part)) return `the operator does not see ${part}`;
    if (forgedResponse.text.includes(part)) return `others see ${part}`;
    return wanted(forgedResponse)
      ? null
      : `others get ${forgedResponse.status}: ${forgedResponse.text.slice(0, 200)}`;
  },
});

export const accessClasses: readonly AttackClass[] = [
  {
    name: 'misplaced keys',
    attacks: [
      {
        name: 'a key in the URL',
        run: async ({ url, key }) => {
          const { status } = await send(`${url}/country/NO?api_key=${key}&key=${key}`);
          return status === 200 ? 'the key is accepted' : null;
        },
      },
      {
        name: 'a public key on a page of another origin',
        async run(target) {
          const key = await target.createKey('--type', 'public', '--origin', 'https://shop.example');
          const headers = { 'x-api-key': key, origin: 'https://evil.example' };
          return describeMismatch(
            'status',
            (await send(`${target.url}/country/NO`, { headers })).status,
            403,
          );
        },
      },
      {
        name: 'a key of one family on another, also in a document',
        async run(target) {
          const headers = { 'x-api-key': await target.createKey('--families', 'country') };
          const { status } = await send(`${target.url}/city/Oslo`, { headers });
          const { text } = await sendQuery(
            target,
            '{ country(code: "NO") { capitalCity { population } } }',
            headers,
          );
          return describeMismatch('status', status, 403) ?? (/"population":\d/.test(text) ? text : null);
        },
      },
      {
        name: 'a paid fact for a free key, after a paid one and with its entity tag',
        async run(target) {
          const url = `${target.url}/country/NO?deep=true`;
          const paidResponse = await send(url, { headers: { 'x-api-key': target.key } });
          const tag = paidResponse.headers.get('etag') ?? '';
          const headers = { 'x-api-key': await target.createKey(), 'if-none-match': tag };
          const anonymousResponse = await send(url, { headers });
          return (
            describeMismatch('status', anonymousResponse.status, 200) ??
            (anonymousResponse.text === paidResponse.text ? 'the paid facts' : null)
          );
        },
      },
    ],
  },
  {
    name: 'forged proxies and hosts',
    attacks: [
      ...Object.entries({ 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }).map(
        ([name, value]) => ({
          name: `a host in ${name}`,
          async run({ url }: Target) {
            const { text } = await send(`${url}/help`, { headers: { [name]: value } });
            if (!text.includes(url)) return `no links to ${url}`;
            return text.includes('evil.example') ? 'the host is in links' : null;
          },
        }),
      ),
      buildOperatorAttack('/metrics', 'process_resident_memory_bytes', ({ status }) => status === 404),
      buildOperatorAttack(
        '/status',
        '<h2>External sources</h2>',
        ({ status, text }) => status === 200 && text.includes('METRICS_FROM'),
      ),
      {
        name: 'markup in path, query and host',
        run: ({ url }) =>
          findFirstProblem(['/docs/', '/errors/', '/', '/country/help?a='], async (path) => {
            const response = await send(`${url}${path}%3Cscript%3Ealert(1)%3C/script%3E`, {
              headers: { accept: 'text/html' },
            });
            return response.text.includes('<script>alert(1)')
              ? `reflected by ${path}`
              : describeNonClientError(response);
          }),
      },
      {
        name: 'paths out of the folder of assets',
        run: (target) =>
          findFirstProblem(
            [
              '/assets/../package.json',
              '/assets/%2e%2e/package.json',
              '/assets/..%2fpackage.json',
              '/assets/%00',
            ],
            async (path) => {
              const response = await readFirstBytes(open(target, formatRequest(path)));
              return /^HTTP\/1\.1 4\d\d /.test(response) ? null : `${path}: ${response.slice(0, 60)}`;
            },
          ),
      },
    ],
  },
  {
    name: 'wrong keys',
    attacks: [
      {
        name: '300 wrong keys',
        run: async (target) =>
          describeMismatch(
            'tried keys',
            await count(target, 401, () =>
              formatRequest('/country/NO', `X-API-Key: ${createWrongKey()}\r\n`),
            ),
            60,
          ),
      },
      {
        name: 'a valid key while the address tries wrong ones',
        run: async ({ url, key }) =>
          describeMismatch(
            'status',
            (await send(`${url}/country/NO`, { headers: { 'x-api-key': key } })).status,
            200,
          ),
      },
    ],
  },
];

const registeredQueries = { countryName: 'query CountryName { country(code: "NO") { name } }' };

/** Services with settings other than the defaults. */
export const accessSieges: readonly Siege[] = [
  {
    name: 'limits of an address',
    prepare: async () => ({
      settings: { PAGES_PER_MINUTE: '600', DOORS: 'restcountries', DOORS_PER_MINUTE: '60' },
    }),
    classes: [
      {
        name: 'more requests than an address may send',
        attacks: [
          pagesOfHosts,
          {
            name: 'X-Forwarded-For in each of 300 requests',
            async run(target) {
              let index = 0;
              const formatHead = () =>
                formatRequest('/ip', `X-Forwarded-For: 8.8.${(index += 1) >> 8}.${index & 255}\r\n`);
              // The warm-up of the service has already sent one of the 60 requests.
              return describeMismatch('served', await count(target, 200, formatHead), 59);
            },
          },
          {
            name: 'all countries of a compatibility API, 300 times',
            async run({ url }) {
              const responses = await Promise.all(
                Array.from({ length: 300 }, () => send(`${url}/doors/restcountries/v3.1/all`)),
              );
              return describeMismatch('served', responses.filter(({ status }) => status === 200).length, 60);
            },
          },
        ],
      },
    ],
  },
  {
    name: 'two worker threads',
    prepare: async () => ({
      settings: { WORKERS: '2', DOORS: 'restcountries', DOORS_PER_MINUTE: '60' },
    }),
    classes: [
      {
        name: 'limits of two threads',
        attacks: [
          {
            name: '300 requests to a compatibility API',
            run: async (target) =>
              describeMismatch(
                'served',
                await count(target, 200, () => formatRequest('/doors/restcountries/v3.1/alpha/no')),
                60,
              ),
          },
          {
            name: '300 bulk requests of an account',
            run: async (target) => {
              const requestHead = `POST /bulk HTTP/1.1\r\nHost: a.example\r\nX-API-Key: ${target.key}\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n16\r\n{"path":"/country/NO"}\r\n1\r\n\n\r\n`;
              return describeMismatch('served', await count(target, 200, () => requestHead), 4);
            },
          },
          {
            name: '300 wrong keys',
            run: async (target) =>
              describeMismatch(
                'tried keys',
                await count(target, 401, () =>
                  formatRequest('/country/NO', `X-API-Key: ${createWrongKey()}\r\n`),
                ),
                60,
              ),
          },
        ],
      },
    ],
  },
  {
    name: 'DEMO=true',
    prepare: async () => ({ settings: { DEMO: 'true' } }),
    classes: [
      {
        name: 'pages of other sites with DEMO=true',
        attacks: [
          needsKey('a page with Origin', { origin: 'http://evil.example' }),
          needsKey('an image of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }),
          needsKey('a page of another port', { 'sec-fetch-site': 'same-site' }),
          needsKey('a sandboxed page', { origin: 'null' }),
          needsKey('a proxy', { 'x-forwarded-for': '127.0.0.1' }),
          needsKey('a proxy by Via', { via: '1.1 proxy' }),
          needsKey('a proxy by Forwarded', { forwarded: 'for=127.0.0.1' }),
          buildRawKeyAttack('a name that resolves to this machine', () =>
            formatRequest('/country/NO').replace('a.example', 'evil.example'),
          ),
          buildRawKeyAttack(
            'the host of an absolute target',
            (port) =>
              `GET http://evil.example/country/NO HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
          ),
          buildRawKeyAttack(
            'a host that begins with localhost',
            (port) =>
              `GET /country/NO HTTP/1.1\r\nHost: localhost.evil.example:${port}\r\nConnection: close\r\n\r\n`,
          ),
        ],
      },
    ],
  },
  {
    name: 'registered documents',
    async prepare(dataDir) {
      await writeFile(join(dataDir, 'trusted-documents.json'), JSON.stringify(registeredQueries));
      const operations = join(dataDir, 'operations');
      await mkdir(operations, { recursive: true });
      await writeFile(join(operations, 'broken.graphql'), 'secret_9chn6c46_pasted by mistake');
      return { settings: {} };
    },
    classes: [
      {
        name: 'public keys bound to registered documents',
        attacks: [
          {
            name: 'REST, /bulk, /mcp and other documents',
            async run(target) {
              const origin = 'https://shop.example';
              const key = await target.createKey('--type', 'public', '--origin', origin);
              const headers = { 'x-api-key': key, origin };
              const runAttack =
                '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"run","arguments":{"path":"/country/NO"}}}';
              const responses = [
                await send(`${target.url}/country/NO`, { headers }),
                await send(`${target.url}/bulk`, {
                  headers: { ...headers, ...ndjson },
                  body: '{"path":"/country/NO"}\n',
                }),
                await send(`${target.url}/mcp`, {
                  headers: { ...headers, ...json, accept: 'application/json, text/event-stream' },
                  body: runAttack,
                }),
                await sendQuery(target, '{ country(code: "NO") { name code } }', headers),
              ];
              const servedResponses = responses.filter(({ text }) => text.includes('Norway'));
              const listedResponse = await sendQuery(target, registeredQueries.countryName, headers);
              return (
                describeMismatch('served', servedResponses.length, 0) ??
                (listedResponse.text.includes('Norway') ? null : listedResponse.text)
              );
            },
          },
        ],
      },
      {
        name: 'contents of the operator’s files',
        attacks: [
          {
            name: 'the reason why a custom operation cannot be read, without a key',
            async run({ url }) {
              const response = await send(`${url}/x/help`);
              return response.text.includes('9chn6c46')
                ? 'the file is quoted'
                : describeNonClientError(response);
            },
          },
        ],
      },
    ],
  },
];
