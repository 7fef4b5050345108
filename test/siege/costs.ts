import { fetchMultipart } from '../support/multipart-response.ts';
import {
  describeMismatch,
  findFirstProblem,
  json,
  ndjson,
  open,
  readFirstBytes,
  readUsedUnits,
  repeatText,
  send,
  sendQuery,
  type Attack,
  type AttackClass,
  type ReceivedResponse,
  type Target,
} from './attack.ts';

/** Codes of countries that the bundled data has. */
const codes = ['FR', 'DE', 'NO', 'SE', 'DK', 'FI', 'IT', 'ES', 'PT', 'PL'];
const codeList = codes.map((code) => `"${code}"`).join(',');
const countryField = (code: string, alias = code) => `${alias}: country(code: "${code}") { name }`;

const createUnlimitedKey = ({ createKey }: Target) => createKey('--plan', 'unlimited');
const keyHeader = (key: string) => ({ 'x-api-key': key });

/** Sends requests with a new key. The units that its counters then have must be the wanted ones. */
const buildPriceAttack = (
  name: string,
  wanted: number,
  work: (target: Target, headers: Readonly<Record<string, string>>) => Promise<ReceivedResponse>,
): Attack => ({
  name: `${name}: ${wanted} units`,
  async run(target) {
    const key = await createUnlimitedKey(target);
    const { status, text } = await work(target, keyHeader(key));
    return (
      describeMismatch('status', status, wanted === 0 && status !== 200 ? status : 200) ??
      (status >= 500 ? text.slice(0, 200) : null) ??
      describeMismatch('units', await readUsedUnits(target, key), wanted)
    );
  },
});

const buildDocumentAttack = (name: string, wanted: number, document: string): Attack =>
  buildPriceAttack(name, wanted, (target, headers) => sendQuery(target, document, headers));

const documents: readonly Attack[] = [
  buildDocumentAttack('ten aliases', 10, `{ ${codes.map((code) => countryField(code)).join(' ')} }`),
  buildDocumentAttack(
    'ten aliases in fragments of fragments',
    10,
    `{ ...A } fragment A on Query { ...B } fragment B on Query { ${codes.map((code) => countryField(code)).join(' ')} }`,
  ),
  buildDocumentAttack(
    'ten aliases, five of them skipped',
    5,
    `{ ${codes.map((code, index) => countryField(code).replace(' {', ` @skip(if: ${index % 2 === 0}) {`)).join(' ')} }`,
  ),
  buildDocumentAttack('a list of ten codes', 10, `{ countries(codes: [${codeList}]) { name } }`),
  buildDocumentAttack(
    'a list of ten unknown codes',
    0,
    `{ countries(codes: [${'"ZZ",'.repeat(10)}]) { name } }`,
  ),
  buildDocumentAttack(
    'another lookup in each of ten records',
    20,
    `{ countries(codes: [${codeList}]) { name holidays(year: 2026) { coverage } } }`,
  ),
  buildDocumentAttack(
    'lists in lists, rejected before they run',
    0,
    '{ countries { borders { borders { borders { code } } } } }',
  ),
  buildPriceAttack('ten rows of /bulk', 10, ({ url }, headers) =>
    send(`${url}/bulk`, {
      headers: { ...headers, ...ndjson },
      body: codes.map((code) => `{"path":"/country/${code}"}\n`).join(''),
    }),
  ),
  buildPriceAttack('ten requests in one of /mcp', 10, ({ url }, headers) =>
    send(`${url}/mcp`, {
      headers: { ...headers, ...json, accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'run', arguments: { query: `{ countries(codes: [${codeList}]) { name } }` } },
      }),
    }),
  ),
];

const smallAllowance = 50;

/** Sends more requests at the same time than a key has units. */
const buildOversellAttack = (
  name: string,
  work: (target: Target, key: string) => Promise<readonly ReceivedResponse[]>,
): Attack => ({
  name,
  async run(target) {
    const plan = ['plan', 'small', '--requests-per-minute', 'none', '--pooled', String(smallAllowance)];
    const { code, text } = await target.keys(plan);
    if (code !== 0) return text;
    const key = await target.createKey('--plan', 'small');
    const responses = await work(target, key);
    const served = responses.reduce((sum, { text: body }) => sum + (body.match(/"France"/g)?.length ?? 0), 0);
    return (
      describeMismatch('served', served, smallAllowance) ??
      describeMismatch('units', await readUsedUnits(target, key), smallAllowance)
    );
  },
});

const repeatRequest = (count: number, work: () => Promise<ReceivedResponse>) =>
  Promise.all(Array.from({ length: count }, work));

const deferredFields = `${codes.map((code) => `c${code}: country(code: "${code}") { name ... @defer { holidays(year: 2026) { coverage } } }`).join(' ')}`;
/** Units of the first part, and of the complete response. */
const deferredPrices = { first: codes.length, complete: 2 * codes.length };

const buildDeferAttack = (
  name: string,
  least: number,
  work: (target: Target, key: string) => Promise<string | null>,
): Attack => ({
  name,
  async run(target) {
    const key = await createUnlimitedKey(target);
    const problem = await work(target, key);
    if (problem !== null) return problem;
    // The service learns a moment later that the client has gone.
    for (let iteration = 0; iteration < 50; iteration += 1) {
      if ((await readUsedUnits(target, key)) >= least) return null;
    }
    return `${await readUsedUnits(target, key)} units instead of ${least}`;
  },
});

const buildDeferredRequest = (key: string) => {
  const body = JSON.stringify({ query: `{ ${deferredFields} }` });
  return `POST /graphql HTTP/1.1\r\nHost: a.example\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nAccept: multipart/mixed;deferSpec=20220824\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

export const costClasses: readonly AttackClass[] = [
  { name: 'prices', attacks: documents },
  {
    name: 'more requests than units',
    attacks: [
      buildOversellAttack('200 requests at once', ({ url }, key) =>
        repeatRequest(200, () => send(`${url}/country/FR`, { headers: keyHeader(key) })),
      ),
      buildOversellAttack('200 documents at once', (target, key) =>
        repeatRequest(200, () => sendQuery(target, `{ ${countryField('FR')} }`, keyHeader(key))),
      ),
      buildOversellAttack('4 bulk requests with 100 rows each', ({ url }, key) =>
        repeatRequest(4, () =>
          send(`${url}/bulk`, {
            headers: { ...keyHeader(key), ...ndjson },
            body: '{"path":"/country/FR"}\n'.repeat(100),
          }),
        ),
      ),
    ],
  },
  {
    name: 'bounds of the cost',
    attacks: [
      ...[
        ['all countries with the borders of their borders', '{ countries { borders { borders { name } } } }'],
        [
          '20 lists of 10 codes',
          `{ ${repeatText(20, (index) => `a${index}: countries(codes: [${codeList}]) { borders { borders { name } } } `)} }`,
        ],
      ].map(([name = '', document = '']): Attack => ({
        name,
        async run(target) {
          const key = await createUnlimitedKey(target);
          const startedAt = performance.now();
          const { status, text } = await sendQuery(target, document, keyHeader(key));
          return (
            describeMismatch('status', status, 400) ??
            (/cost|limit|lookups/i.test(text) ? null : `the reason: ${text.slice(0, 200)}`) ??
            (performance.now() - startedAt > 2000 ? 'rejected after more than 2 s' : null) ??
            describeMismatch('units', await readUsedUnits(target, key), 0)
          );
        },
      })),
    ],
  },
  {
    name: '@defer',
    attacks: [
      buildDeferAttack('all parts are read', deferredPrices.complete, async ({ url }, key) => {
        const response = await fetchMultipart({ url, key, body: { query: `{ ${deferredFields} }` } });
        const parts = await response.rest();
        return describeMismatch('parts', parts.length > 1, true);
      }),
      buildDeferAttack(
        'the client leaves after the first part, 20 times',
        20 * deferredPrices.first,
        (target, key) =>
          findFirstProblem(Array.from({ length: 20 }), async () => {
            const response = await fetchMultipart({
              url: target.url,
              key,
              body: { query: `{ ${deferredFields} }` },
            });
            const first = await response.next();
            response.leave();
            return describeMismatch('first part', first !== null, true);
          }),
      ),
      buildDeferAttack(
        'the client leaves after the first bytes, 20 times',
        20 * deferredPrices.first,
        (target, key) =>
          findFirstProblem(Array.from({ length: 20 }), async () => {
            const socket = open(target, buildDeferredRequest(key));
            const text = await readFirstBytes(socket);
            socket.destroy();
            return text.startsWith('HTTP/1.1 200 ') ? null : text.slice(0, 100);
          }),
      ),
    ],
  },
];
