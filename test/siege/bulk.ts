import { gzipSync } from 'node:zlib';
import {
  describeNonClientError,
  describeMismatch,
  readFirstBytes,
  findFirstProblem,
  json,
  ndjson,
  formatNestedLists,
  open,
  send,
  type AttackClass,
  type Target,
} from './attack.ts';

const validRow = '{"path":"/country/NO"}\n';

/** Checks that 500 rows before and after an invalid row are served, and that the invalid row is an error. */
async function checkOtherRows({ url, key }: Target, row: string): Promise<string | null> {
  const headers = { ...ndjson, 'x-api-key': key };
  const body = `${validRow.repeat(500)}${row}\n${validRow.repeat(500)}`;
  const { status, text } = await send(`${url}/bulk`, { headers, body });
  const rows = text.trim().split('\n');
  const servedCount = rows.filter((each) => each.includes('"Norway"')).length;
  return (
    describeMismatch('status', status, 200) ??
    describeMismatch('rows', rows.length, 1001) ??
    describeMismatch('served rows', servedCount, 1000)
  );
}

/** Sends a compressed body. */
async function sendGzip({ url, key }: Target, type: string, body: Buffer): Promise<string | null> {
  const response = await fetch(`${url}/bulk?add=city.name`, {
    method: 'POST',
    headers: { 'content-type': type, 'content-encoding': 'gzip', 'x-api-key': key },
    body: new Uint8Array(gzipSync(body)),
  });
  const text = await response.text().catch((error: unknown) => `aborted: ${String(error)}`);
  return describeNonClientError({ status: response.status, headers: response.headers, text });
}

/**
 * Starts a bulk request whose body does not end.
 * @returns its connection
 */
const beginUpload = (target: Target, key: string, row: string) =>
  open(
    target,
    `POST /bulk HTTP/1.1\r\nHost: a.example\r\nX-API-Key: ${key}\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n${row.length.toString(16)}\r\n${row}\r\n`,
  );

export const bulkClasses: readonly AttackClass[] = [
  {
    name: 'invalid rows of /bulk',
    attacks: Object.entries({
      'a path of 5,000 levels': `{"path":${formatNestedLists(5000)}}`,
      'a column of 5,000 levels': `{"path":"/country/NO","a":${formatNestedLists(5000)}}`,
      'a list of 5,000 levels': formatNestedLists(5000),
      'a row of 70,000 characters': `{"path":"/${'a'.repeat(70_000)}"}`,
      'half of a row': '{"path":"/country',
      'a number': '1',
      'a path with a control character': '{"path":"/country/\\u0000"}',
      'a path of another host': '{"path":"//evil.example/country/NO"}',
      'a path out of the service': '{"path":"/../../etc/passwd"}',
      'a page': '{"path":"/docs/rest"}',
      'a bulk request': '{"path":"/bulk"}',
      'a prototype': '{"__proto__":{"path":"/country/NO"}}',
    }).map(([name, row]) => ({ name, run: (target) => checkOtherRows(target, row) })),
  },
  {
    name: 'wide and empty bodies of /bulk',
    attacks: [
      {
        name: '60,000 columns with a free key',
        async run(target) {
          const headers = { 'content-type': 'text/csv', 'x-api-key': await target.createKey() };
          const body = `city${',x'.repeat(30_000)}\n${',x\n'.repeat(1000)}`;
          return describeMismatch(
            'status',
            (await send(`${target.url}/bulk?add=city.name`, { headers, body })).status,
            400,
          );
        },
      },
      {
        name: '20,000 short rows under 1,000 columns',
        async run({ url, key }) {
          const columns = Array.from({ length: 999 }, (_, index) => `,x${index}`).join('');
          const headers = { 'content-type': 'text/csv', 'x-api-key': key };
          const body = `city${columns}\n${',x\n'.repeat(20_000)}`;
          return describeNonClientError(await send(`${url}/bulk?add=city.name`, { headers, body }));
        },
      },
      {
        name: '5 million empty lines',
        run: async ({ url, key }) =>
          describeNonClientError(
            await send(`${url}/bulk`, {
              headers: { ...ndjson, 'x-api-key': key },
              body: '\n'.repeat(5_000_000),
            }),
          ),
      },
      {
        name: 'a gzip bomb of empty lines',
        run: (target) => sendGzip(target, 'application/x-ndjson', Buffer.alloc(100_000_000, '\n')),
      },
      {
        name: 'a gzip bomb of one line',
        run: (target) => sendGzip(target, 'application/x-ndjson', Buffer.alloc(100_000_000, 'a')),
      },
      {
        name: 'a gzip bomb of one quoted CSV value',
        run: (target) =>
          sendGzip(
            target,
            'text/csv',
            Buffer.concat([Buffer.from('city\n"'), Buffer.alloc(100_000_000, 'a')]),
          ),
      },
    ],
  },
  {
    name: 'slots of /bulk',
    attacks: [
      {
        name: '8 free accounts that hold all slots with line feeds',
        async run(target) {
          const keys: string[] = [];
          for (let index = 0; index < 8; index += 1)
            keys.push(await target.createKey('--account', `holder${index}`));
          const sockets = keys.flatMap((key) =>
            Array.from({ length: 4 }, () => beginUpload(target, key, '\n')),
          );
          try {
            await Promise.all(sockets.map(readFirstBytes));
            const headers = { ...ndjson, 'x-api-key': await target.createKey('--account', 'other') };
            const { status, text } = await send(`${target.url}/bulk`, { headers, body: validRow });
            return (
              describeMismatch('status of another account', status, 200) ??
              (text.includes('Norway') ? null : text)
            );
          } finally {
            for (const socket of sockets) socket.destroy();
          }
        },
      },
    ],
  },
  {
    name: 'messages of /mcp',
    attacks: [
      ...[
        `"initialize","params":{"capabilities":${formatNestedLists(5000)}}`,
        `"tools/call","params":{"name":"run","arguments":${formatNestedLists(5000)}}`,
        `"tools/call","params":{"name":"run","arguments":{"path":"/country/NO","variables":${formatNestedLists(5000)}}}`,
      ].map((rest) => ({
        name: `5,000 levels in ${rest.slice(0, 60)}…`,
        async run({ url }: Target) {
          const headers = { ...json, accept: 'application/json, text/event-stream' };
          const response = await send(`${url}/mcp`, {
            headers,
            body: `{"jsonrpc":"2.0","id":1,"method":${rest}}`,
          });
          return describeMismatch('status', response.status, 400) ?? describeNonClientError(response);
        },
      })),
      ...['http://evil.example', 'null', 'http://localhost.evil.example'].map((origin) => ({
        name: `a page of ${origin}`,
        async run({ url }: Target) {
          const headers = { ...json, origin, accept: 'application/json, text/event-stream' };
          const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
          return describeMismatch('status', (await send(`${url}/mcp`, { headers, body })).status, 403);
        },
      })),
      {
        name: 'a run without a key, and in a batch',
        run: ({ url }) => {
          const headers = { ...json, accept: 'application/json, text/event-stream' };
          const runAttack =
            '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"run","arguments":{"path":"/country/NO"}}}';
          return findFirstProblem([runAttack, `[${runAttack},${runAttack}]`], async (body) => {
            const response = await send(`${url}/mcp`, { headers, body });
            return (
              describeNonClientError(response) ??
              (response.text.includes('Norway') ? 'a run without a key is served' : null)
            );
          });
        },
      },
    ],
  },
  {
    name: 'formulas in CSV',
    attacks: ['=cmd|x', '+1+cmd', '-2+cmd', '@SUM(1)'].map((text) => ({
      name: JSON.stringify(text),
      async run({ url, key }) {
        const headers = { accept: 'text/csv', 'x-api-key': key };
        const { status, text: csv } = await send(`${url}/useragent?ua=${encodeURIComponent(text)}`, {
          headers,
        });
        const row = csv.split('\n').slice(1).join('\n');
        return describeMismatch('status', status, 200) ?? (/(?:^|,|")[=+@\t\r-]/.test(row) ? csv : null);
      },
    })),
  },
];
