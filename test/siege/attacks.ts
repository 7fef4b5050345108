import { connect, type Socket } from 'node:net';
import { getIntrospectionQuery } from 'graphql';

/** A service under attack. */
export interface Target {
  readonly url: string;
  /** A secret key without limits. */
  readonly key: string;
  /** Creates a key of the free plan. */
  readonly freeKey: () => Promise<string>;
}

/** A class of attacks. */
export interface Attack {
  readonly name: string;
  /** @returns null when the service held; otherwise what went wrong */
  readonly run: (target: Target) => Promise<string | null>;
}

const json = { 'content-type': 'application/json' };
const ndjson = { 'content-type': 'application/x-ndjson' };

async function send(
  url: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(url, { headers, ...(body === undefined ? {} : { method: 'POST', body }) });
  const text = await response.text().catch((error: unknown) => `aborted: ${String(error)}`);
  return { status: response.status, text };
}

const ask = (target: Target, query: string, headers: Record<string, string> = {}) =>
  send(`${target.url}/graphql`, { headers: { ...json, ...headers }, body: JSON.stringify({ query }) });

const expected = (what: string, found: unknown, wanted: unknown): string | null =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? null
    : `${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`;

/** Opens connections that send bytes and read nothing, until `work` has ended. */
async function withUnread(
  { url }: Target,
  count: number,
  bytes: string,
  work: () => Promise<string | null>,
): Promise<string | null> {
  const port = Number(new URL(url).port);
  const sockets: Socket[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.pause();
      sockets.push(socket);
      await new Promise<void>((sent) => socket.write(bytes, () => sent()));
    }
    return await work();
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** Whether a probe is answered in time, again and again. */
async function probes({ url }: Target, count = 20): Promise<string | null> {
  for (let probe = 0; probe < count; probe += 1) {
    const before = performance.now();
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    if (response?.status !== 200) return 'the service does not respond';
    await response.text();
    if (performance.now() - before > 5000) return 'a probe took more than 5 seconds';
  }
  return null;
}

const repeated = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('');

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`;
const introspect = (query: string): string => {
  const body = JSON.stringify({ query });
  return `POST /graphql HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

const pipelined = (path: string): Attack => ({
  name: `1,500 pipelined requests for ${path} on each of 5 connections, nothing read`,
  run: (target) => withUnread(target, 5, get(path).repeat(1500), () => probes(target)),
});

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Attacks that take seconds and need no other program. */
export const attacks: readonly Attack[] = [
  ...['/openapi.json', '/docs/time', '/llms-full.txt', '/graphql/schema.graphql', '/time/help'].map(
    pipelined,
  ),
  {
    name: '58 slow readers of introspection without a key',
    run: (target) => withUnread(target, 58, introspect(getIntrospectionQuery()), () => probes(target)),
  },
  {
    name: 'introspection of the schema under 20 aliases, without a key',
    async run(target) {
      const types = 'types { name description fields { name description args { name description } } }';
      const { status } = await ask(
        target,
        `{ ${repeated(20, (index) => `a${index}: __schema { ${types} } `)} }`,
      );
      return expected('status', status, 400);
    },
  },
  {
    name: 'long aliases in introspection without a key',
    async run(target) {
      const names = repeated(30, (index) => `${'long_alias_'.repeat(12)}${index}: description `);
      const { status, text } = await ask(target, `{ __schema { types { ${names} } } }`);
      return expected('status', status, 400) ?? (text.length > 10_000 ? `${text.length} bytes` : null);
    },
  },
  {
    name: 'introspection of the schema under 20 aliases, with a key',
    async run(target) {
      const types = 'types { name description fields { name description args { name description } } }';
      const query = `{ ${repeated(20, (index) => `a${index}: __schema { ${types} } `)} }`;
      const { status } = await ask(target, query, { 'x-api-key': await target.freeKey() });
      return expected('status', status, 200);
    },
  },
  {
    name: 'a line of 5,000 levels among 1,000 rows of /bulk',
    async run(target) {
      const headers = { ...ndjson, 'x-api-key': target.key };
      for (const row of [`{"path":${nested(5000)}}`, `{"city":${nested(5000)}}`, `{"a":${nested(5000)}}`]) {
        const valid = '{"path":"/country/NO"}\n'.repeat(500);
        const body = `${valid}${row}\n${valid}`;
        const { text } = await send(`${target.url}/bulk`, { headers, body });
        const problem = expected('rows', text.trim().split('\n').length, 1001);
        if (problem !== null) return problem;
      }
      return null;
    },
  },
  {
    name: 'messages of 5,000 levels at /mcp',
    async run({ url }) {
      const headers = { ...json, accept: 'application/json, text/event-stream' };
      for (const params of [
        `{"capabilities":${nested(5000)}}`,
        `{"name":"run","arguments":${nested(5000)}}`,
      ]) {
        const body = `{"jsonrpc":"2.0","id":1,"method":"initialize","params":${params}}`;
        const { status, text } = await send(`${url}/mcp`, { headers, body });
        const problem = expected('status', status, 400) ?? (text.includes('call stack') ? text : null);
        if (problem !== null) return problem;
      }
      return null;
    },
  },
  {
    name: 'a foreign page at /mcp',
    async run({ url }) {
      const headers = {
        ...json,
        origin: 'http://evil.example',
        accept: 'application/json, text/event-stream',
      };
      const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
      return expected('status', (await send(`${url}/mcp`, { headers, body })).status, 403);
    },
  },
  {
    name: 'a CSV body with 60,000 columns',
    async run(target) {
      const headers = { 'content-type': 'text/csv', 'x-api-key': await target.freeKey() };
      const body = `city${',x'.repeat(30_000)}\n${',x\n'.repeat(1000)}`;
      const { status } = await send(`${target.url}/bulk?add=city.name`, { headers, body });
      return expected('status', status, 400);
    },
  },
  {
    name: '20,000 short rows under 1,000 columns',
    async run(target) {
      const headers = { 'content-type': 'text/csv', 'x-api-key': target.key };
      const body = `city${',x'.repeat(999)}\n${',x\n'.repeat(20_000)}`;
      const { status } = await send(`${target.url}/bulk?add=city.name`, { headers, body });
      return expected('status', status, 200);
    },
  },
  {
    name: '8 free keys that hold 4 bulk requests each with line feeds',
    async run(target) {
      const keys = await Promise.all(Array.from({ length: 8 }, () => target.freeKey()));
      const head = (key: string) =>
        `POST /bulk HTTP/1.1\r\nHost: a.example\r\nX-API-Key: ${key}\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n\n\r\n`;
      const port = Number(new URL(target.url).port);
      const sockets = keys.flatMap((key) =>
        Array.from({ length: 4 }, () => {
          const socket = connect(port, '127.0.0.1').on('error', () => undefined);
          socket.write(head(key));
          return socket;
        }),
      );
      try {
        await Promise.all(sockets.map((socket) => new Promise((got) => socket.once('data', got))));
        const headers = { ...ndjson, 'x-api-key': target.key };
        const { status } = await send(`${target.url}/bulk`, { headers, body: '{"path":"/country/NO"}\n' });
        return expected('status of another key', status, 200);
      } finally {
        for (const socket of sockets) socket.destroy();
      }
    },
  },
  {
    name: 'text of a third party that a spreadsheet would run',
    async run(target) {
      const headers = { 'content-type': 'text/csv', 'x-api-key': target.key };
      const body = 'path\n/useragent?ua=%3Dcmd%7Cx\n';
      const { text } = await send(`${target.url}/bulk?fields=useragent,ua`, { headers, body });
      return /(?:^|,)=/m.test(text) ? text : null;
    },
  },
  {
    name: 'pages under 1,000 host names from one address',
    async run(target) {
      const port = Number(new URL(target.url).port);
      let served = 0;
      const work = async (first: number) => {
        for (let index = first; index < 1000; index += 4) {
          const socket = connect(port, '127.0.0.1').on('error', () => undefined);
          socket.write(`GET /docs/rest HTTP/1.1\r\nHost: h${index}.example\r\nConnection: close\r\n\r\n`);
          const head = await new Promise<string>((got) => {
            socket.once('data', (part: Buffer) => got(part.toString('latin1', 0, 12)));
            socket.once('close', () => got(''));
          });
          socket.destroy();
          if (head === 'HTTP/1.1 200') served += 1;
        }
      };
      await Promise.all([work(0), work(1), work(2), work(3)]);
      return served > 600 ? `${served} pages served` : null;
    },
  },
];
