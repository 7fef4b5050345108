import { createKey, formatKey, parseKey } from '../../router/auth/key.ts';
import {
  json,
  ndjson,
  open,
  readFirstBytes,
  repeatText,
  send,
  waitUntil,
  type Attack,
  type AttackClass,
  type Siege,
  type Target,
} from './attack.ts';

/** A card number that passes the check digit; no bank issues it. */
const cardNumber = '4242424242424242';
/** A text that is logged only when the value of a lookup is. */
const lookupValue = 'zebrafish';

/** Maximum length of a log line in characters; a stack trace is part of it. */
const maxLineLength = 10_000;

const readSecret = (key: string): string => parseKey(key)?.secret ?? '';

/** Returns the problem of a log after hostile requests, or null. */
function findLogProblem(log: string, secrets: readonly string[]): string | null {
  const leakedSecret = secrets.find((secret) => log.includes(secret));
  if (leakedSecret !== undefined) return `the log contains ${leakedSecret}`;
  // eslint-disable-next-line no-control-regex -- the characters that must not be in a log
  const control = /[\0-\x09\x0b-\x1f\x7f-\x9f]/.exec(log)?.[0];
  if (control !== undefined)
    return `the log contains the control character ${control.charCodeAt(0).toString(16)}`;
  for (const line of log.split('\n')) {
    if (line.length > maxLineLength) return `a line of ${line.length} characters: ${line.slice(0, 100)}`;
    // A line that a client has written has neither a time nor the indentation of a stack trace.
    if (!/^(?:$|\{"time":"|\d{4}-\d\d-\d\dT|\s+at |\w*Error)/.test(line))
      return `a forged line: ${line.slice(0, 200)}`;
  }
  return null;
}

/** Sends hostile requests. Afterwards the log must contain none of the secrets, no control characters and no forged line. */
const buildLogAttack = (
  name: string,
  work: (target: Target) => Promise<readonly string[]>,
  least = 0,
): Attack => ({
  name,
  async run(target) {
    const start = target.printed().length;
    const secrets = await work(target);
    // The log is complete when it contains the last request. Long numbers are masked.
    const endOfLog = `end-of-log-${start % 100_000}`;
    await send(`${target.url}/${endOfLog}`);
    const isWritten = await waitUntil(async () =>
      target.printed().slice(start).includes(endOfLog) ? null : 'the last request is not logged',
    );
    const log = target.printed().slice(start);
    const lines = log.split('\n').length - 1;
    return isWritten ?? (lines < least ? `only ${lines} lines` : null) ?? findLogProblem(log, secrets);
  },
});

const hostileTexts = [
  '\n{"time":"2026-01-01T00:00:00.000Z","level":"info","message":"forged"}',
  '\r\nforged line',
  '\x1b[2J\x1b[31m',
  '\x1b]0;title\x07',
  '\x7f\x08\x08',
  '\u009b31m',
  '\u2028forged\u2029',
  '\0',
];

const rawRequest = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: a.example\r\n${headers}Connection: close\r\n\r\n`;

const logAttacks: readonly Attack[] = [
  buildLogAttack(
    'control characters in paths',
    async ({ url, key }) => {
      for (const text of hostileTexts)
        for (const path of ['/', '/country/', '/city/', '/docs/', '/x/', '/version/'])
          await send(`${url}${path}${encodeURIComponent(text)}`, { headers: { 'x-api-key': key } });
      return [];
    },
    hostileTexts.length * 6,
  ),
  buildLogAttack('control characters in headers', async (target) => {
    for (const text of hostileTexts) {
      const value = encodeURIComponent(text);
      const raw = text.replace(/[\r\n\0]/g, '');
      for (const name of [
        'X-Request-Id',
        'User-Agent',
        'API-Version',
        'traceparent',
        'Accept',
        'Origin',
        'Host',
      ])
        for (const each of [value, raw])
          await readFirstBytes(open(target, rawRequest('/country/NO', `${name}: ${each}\r\n`)));
    }
    return [];
  }),
  buildLogAttack('control characters in documents and names of operations', async ({ url, key }) => {
    for (const text of hostileTexts) {
      const headers = { ...json, 'x-api-key': key };
      for (const body of [
        { query: `query Q { country(code: ${JSON.stringify(text)}) { name } }` },
        { query: '{ __typename }', operationName: text },
        { query: `{ ${text} }` },
        { query: '{ __typename }', variables: { [text]: text } },
      ])
        await send(`${url}/graphql`, { headers, body: JSON.stringify(body) });
      await send(`${url}/bulk`, {
        headers: { ...headers, ...ndjson },
        body: `${JSON.stringify({ path: text })}\n`,
      });
    }
    return [];
  }),
  buildLogAttack('keys in URLs, headers and bodies', async ({ url, key, createKey: createFreeKey }) => {
    const wrongKey = formatKey(createKey('secret'));
    const keys = [key, wrongKey, await createFreeKey()];
    for (const each of keys) {
      await send(`${url}/country/NO?api_key=${each}`, { headers: { 'x-api-key': each } });
      await send(`${url}/${each}`);
      await send(`${url}/country/${each}`, { headers: { authorization: `Bearer ${each}` } });
      await send(`${url}/graphql`, {
        headers: { ...json, 'x-api-key': each, 'x-request-id': each },
        body: JSON.stringify({ query: `{ country(code: "${each}") { name } }`, operationName: each }),
      });
      await send(`${url}/bulk`, {
        headers: { ...ndjson, 'x-api-key': each },
        body: `{"path":"/country/${each}"}\n`,
      });
    }
    return keys.map(readSecret);
  }),
  buildLogAttack('card numbers and values of lookups', async ({ url, key }) => {
    const headers = { 'x-api-key': key };
    for (const number of [cardNumber, '4242%204242%204242%204242', '4242-4242-4242-4242'])
      for (const path of ['/bin/', '/BIN/', '/%62in/', '/nothing/', '/phone/', '/country/'])
        await send(`${url}${path}${number}`, { headers });
    for (const path of ['/email/', '/name/', '/phone/', '/iban/', '/vat/', '/npi/', '/vin/', '/ip/'])
      await send(`${url}${path}${lookupValue}@example.com`, { headers });
    return [cardNumber, '4242 4242', '4242-4242', '4242%20', lookupValue];
  }),
  buildLogAttack('requests of 15 kB, which must not fill the disk', async (target) => {
    const longText = 'long-'.repeat(3000);
    for (const head of [
      rawRequest(`/${longText}`),
      rawRequest(`/country/${longText}`),
      rawRequest(`/${'a/'.repeat(7000)}`),
      rawRequest('/country/NO', `X-Request-Id: ${longText}\r\n`),
      rawRequest('/country/NO', `X-API-Key: ${longText}\r\n`),
      `${longText} / HTTP/1.1\r\n\r\n`,
    ])
      await readFirstBytes(open(target, head));
    await send(`${target.url}/graphql`, {
      headers: { ...json, 'x-api-key': target.key },
      body: JSON.stringify({
        query: `query ${'Q'.repeat(20_000)} { ${repeatText(500, (index) => `unknown${index} `)} }`,
        operationName: 'Q'.repeat(20_000),
      }),
    });
    return [];
  }),
];

const logClass: AttackClass = { name: 'texts of clients in the log', attacks: logAttacks };

/** Services that log every request, in both formats. */
export const logSieges: readonly Siege[] = (['json', 'plain'] as const).map((format) => ({
  name: `a log as ${format} of every request`,
  prepare: async () => ({
    settings: {
      ACCESS_LOG: 'true',
      LOG_ADDRESSES: 'true',
      LOG_LEVEL: 'debug',
      LOG_FORMAT: format,
      KEYLESS_PER_MINUTE: '1000000',
      WRONG_KEYS_PER_MINUTE: '1000000',
    },
  }),
  classes: [logClass],
}));
