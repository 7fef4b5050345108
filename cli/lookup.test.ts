import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import { afterEach, describe, expect, test } from 'vitest';
import { routes } from '../rest-compat/routes/index.ts';
import { runLookup } from './lookup.ts';
import { RemoteSource } from './remote.ts';
import type { RowResponse } from '../rest-compat/bulk/row-response.ts';
import type { Source } from './source.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import { parseJsonLines } from '../test/support/json-lines.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const closeResource of closers.splice(0)) await closeResource();
});

/** Runs a command against a fixed response; returns its output, error output and exit code. */
async function run(
  line: string,
  answer: RowResponse | Error | ((path: string) => RowResponse),
  isTerminal = false,
  stdin: readonly string[] = [],
) {
  const printedTexts: string[] = [];
  const printedErrors: string[] = [];
  const requestedPaths: string[] = [];
  let isClosed = false;
  const source: Source = {
    ask(path) {
      requestedPaths.push(path);
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? answer(path) : answer;
    },
    close: async () => void (isClosed = true),
  };
  const code = await runLookup(line.split(' '), {
    routes,
    open: async () => source,
    terminal: {
      isTerminal,
      write: (text) => void printedTexts.push(text),
      writeError: (text) => void printedErrors.push(text),
    },
    mcp: async () => undefined,
    enrich: async () => 0,
    data: async (given) => {
      requestedPaths.push(`data ${given.join(' ')}`);
      return 0;
    },
    zones: async () => 0,
    stdin: async function* () {
      yield* stdin;
    },
  });
  return {
    code,
    out: printedTexts.join(''),
    complaints: printedErrors.join(''),
    requested: requestedPaths,
    closed: isClosed,
  };
}

const oslo = {
  name: 'Oslo',
  population: 580000,
  deep: { names: { de: 'Oslo', ja: 'オスロ' } },
  languages: ['nb', 'nn'],
  disconnected: null,
};
const cityList = {
  q: 'osl',
  cities: [
    { name: 'Oslo, S', country: 'NO' },
    { name: '大阪', country: 'JP' },
  ],
};

describe('lookup with the lines of standard input', () => {
  const bodies: Record<string, RowResponse> = {
    '/ip/8.8.8.8': { status: 200, body: { ip: '8.8.8.8', asn: { name: 'Google, LLC' } } },
    '/ip/nonsense': { status: 400, body: { code: 'invalid_request', message: 'Not an address.' } },
    '/ip/1.1.1.1': { status: 200, body: { ip: '1.1.1.1', asn: { name: 'Cloudflare' } } },
  };
  const respondTo = (path: string) =>
    bodies[path] ?? { status: 404, body: { code: 'not_found', message: 'None.' } };
  // The chunks end within lines, not at their ends.
  const chunks = ['nonsense\n8.8.', '8.8\r\n\n1.1.1', '.1'];

  test('lookup prints one JSON line per line of standard input, in order, and exits with the worst exit code', async () => {
    const { out, code, requested } = await run('ip -', respondTo, false, chunks);
    expect(requested).toEqual(['/ip/nonsense', '/ip/8.8.8.8', '/ip/1.1.1.1']);
    expect(parseJsonLines(out)).toEqual([
      { input: 'nonsense', code: 'invalid_request', message: 'Not an address.' },
      { input: '8.8.8.8', ip: '8.8.8.8', asn: { name: 'Google, LLC' } },
      { input: '1.1.1.1', ip: '1.1.1.1', asn: { name: 'Cloudflare' } },
    ]);
    expect(code).toBe(2);
  });

  test('lookup prints CSV with one header row and the errors in the last column', async () => {
    const { out } = await run('ip - --csv --fields asn.name', respondTo, false, chunks);
    expect(parse(out)).toEqual([
      ['input', 'asn.name', 'error'],
      ['nonsense', '', 'Not an address.'],
      ['8.8.8.8', 'Google, LLC', ''],
      ['1.1.1.1', 'Cloudflare', ''],
    ]);
  });

  test('lookup applies its options to each line of standard input', async () => {
    const { requested } = await run('ip - --deep', respondTo, false, ['8.8.8.8\n']);
    expect(requested).toEqual(['/ip/8.8.8.8?deep=true']);
  });

  test('lookup prints nothing when standard input is empty', async () => {
    expect(await run('ip - --csv', respondTo, false, [])).toMatchObject({ out: '', code: 0 });
  });
});

test('lookup suggests the correct command for a mistyped command', async () => {
  expect((await run('enrish x.csv', new Error('not requested'))).complaints).toContain(
    'Did you mean enrich?',
  );
});

describe('exit codes of the lookup command', () => {
  test.each([
    [200, 0],
    [404, 1],
    [400, 2],
    [401, 2],
    [403, 2],
    [429, 3],
    [500, 3],
    [503, 3],
  ] as const)('after a response with status %i, lookup exits with the code %i', async (status, code) => {
    const body = status === 200 ? oslo : { code: 'x', message: 'Why.' };
    const result = await run('city Oslo', { status, body });
    expect(result.code).toBe(code);
    expect(result.complaints).toBe(status === 200 ? '' : 'Why.\n');
    expect(result.closed).toBe(true);
  });

  test('lookup exits with 3 when the service is unreachable, and with 2 and a suggestion for an unknown family', async () => {
    expect((await run('city Oslo', new UserFacingError('unavailable', 'no service there'))).code).toBe(3);
    const mistypedFamily = await run('cuty Oslo', { status: 200, body: oslo });
    expect(mistypedFamily.code).toBe(2);
    expect(mistypedFamily.complaints).toContain('Did you mean city?');
    expect(mistypedFamily.requested).toEqual([]);
  });
});

describe('the output format of the lookup command', () => {
  test('lookup prints JSON in a pipe, exactly as the service returned it', async () => {
    const { out } = await run('city Oslo', { status: 200, body: oslo });
    expect(JSON.parse(out)).toEqual(oslo);
    expect(out.split('\n')).toHaveLength(2);
  });

  test('lookup prints a table on a terminal, and aligns its columns in every script', async () => {
    const { out } = await run('city --q osl', { status: 200, body: cityList }, true);
    expect(out).toBe('q  osl\n\ncities\nname     country\nOslo, S  NO\n大阪     JP\n');
  });

  test('the table of lookup has dotted names for nested fields, empty cells for null, and no control characters', async () => {
    const body = { ...oslo, note: 'a\u001b[2Jb' };
    const { out } = await run('city Oslo', { status: 200, body }, true);
    expect(out).toContain('deep.names.ja  オスロ\n');
    expect(out).toContain('languages      nb, nn\n');
    expect(out).toMatch(/^disconnected$/m);
    expect(out).not.toContain('\u001b');
  });

  test('the option --csv of lookup writes CSV that another parser can read', async () => {
    const { out } = await run('city --q osl --csv', { status: 200, body: cityList });
    expect(parse(out)).toEqual([
      ['name', 'country'],
      ['Oslo, S', 'NO'],
      ['大阪', 'JP'],
    ]);
  });

  test('the option --fields of lookup selects fields by dotted name, in each record of a list, and rejects unknown names', async () => {
    expect(
      JSON.parse((await run('city Oslo --fields name,deep.names.ja', { status: 200, body: oslo })).out),
    ).toEqual({
      name: 'Oslo',
      'deep.names.ja': 'オスロ',
    });
    expect(
      JSON.parse((await run('city --q osl --fields name', { status: 200, body: cityList })).out),
    ).toEqual({
      cities: [{ name: 'Oslo, S' }, { name: '大阪' }],
    });
    const unknownField = await run('city Oslo --fields nam', { status: 200, body: oslo });
    expect(unknownField.code).toBe(2);
    expect(unknownField.complaints).toContain('no field nam; it has name, population');
  });
});

describe('lookup with LOOKUP_URL', () => {
  const serve = async (
    answer: (request: IncomingMessage, response: ServerResponse, count: number) => void,
  ) => {
    let count = 0;
    const server = createServer((request, response) => answer(request, response, (count += 1)));
    await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
    closers.push(() => new Promise((go) => (server.closeAllConnections(), server.close(go))));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, count: () => count };
  };
  const createSource = (url: string, pauses: number[] = []) =>
    new RemoteSource({ url, key: 'secret_1', pause: async (ms) => void pauses.push(ms) });
  const sendJson = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

  test('lookup sends the key in a header, and keeps the path unchanged', async () => {
    const seenHeaders: unknown[] = [];
    const { url } = await serve((request, response) => {
      seenHeaders.push(request.url, request.headers['x-api-key']);
      sendJson(response, 200, oslo);
    });
    expect((await createSource(url).ask('/city/S%C3%A3o?country=BR')).body).toEqual(oslo);
    expect(seenHeaders).toEqual(['/city/S%C3%A3o?country=BR', 'secret_1']);
  });

  test('lookup retries a temporary failure twice, and waits for Retry-After when the response has it', async () => {
    const pauses: number[] = [];
    const { url, count } = await serve((_, response, number) =>
      number < 3
        ? sendJson(response, 429, { code: 'rate_limited', message: 'm' }, { 'Retry-After': '7' })
        : sendJson(response, 200, oslo),
    );
    expect((await createSource(url, pauses).ask('/x')).status).toBe(200);
    expect(pauses).toEqual([7000, 7000]);
    expect(count()).toBe(3);
  });

  test('lookup does not wait when a monthly quota is exhausted, and does not retry a rejected request', async () => {
    const spent = await serve((_, response) =>
      sendJson(response, 429, { code: 'quota_exceeded', message: 'm' }, { 'Retry-After': '864000' }),
    );
    expect((await createSource(spent.url).ask('/x')).status).toBe(429);
    expect(spent.count()).toBe(1);
    const wrong = await serve((_, response) =>
      sendJson(response, 400, { code: 'invalid_request', message: 'm' }),
    );
    expect((await createSource(wrong.url).ask('/x')).status).toBe(400);
    expect(wrong.count()).toBe(1);
  });

  test('lookup reports an unreachable server, or a server that is not this service, as unavailable', async () => {
    const otherServer = await serve((_, response) => response.writeHead(404).end('<h1>Not here</h1>'));
    await expect(createSource(otherServer.url).ask('/x')).rejects.toThrow(/is not this service/);
    await expect(createSource('http://127.0.0.1:9').ask('/x')).rejects.toThrow(
      /127\.0\.0\.1:9 cannot be reached/,
    );
  });
});

test('the commands backup, restore and data are passed to the data command with their arguments', async () => {
  const emptyResponse = { status: 200, body: {} };
  expect((await run('backup /tmp/a.gz', emptyResponse)).requested).toEqual(['data backup /tmp/a.gz']);
  expect((await run('restore /tmp/a.gz', emptyResponse)).requested).toEqual(['data restore /tmp/a.gz']);
  expect((await run('data rollback cities', emptyResponse)).requested).toEqual(['data rollback cities']);
});

test('lookup mcp --help shows a client configuration with its environment variables, and other arguments are rejected', async () => {
  const { code, out } = await run('mcp --help', { status: 200, body: {} });
  expect(code).toBe(0);
  const [configuration = ''] = /^ {2}\{[^]*^ {2}\}/m.exec(out) ?? [];
  expect(JSON.parse(configuration)).toMatchObject({
    mcpServers: { lookup: { args: ['/path/to/lookup/bin/lookup.js', 'mcp'] } },
  });
  for (const name of ['DATA_DIR', 'LOOKUP_URL', 'LOOKUP_KEY']) expect(out).toContain(`  ${name} `);
  const mistypedOption = await run('mcp --hlep', { status: 200, body: {} });
  expect(mistypedOption).toMatchObject({ code: 2, out: '' });
  expect(mistypedOption.complaints).toContain('"--hlep": lookup mcp --help');
});

test.each(['bash', 'zsh', 'fish'])(
  'the completion script for %s offers every family and every command',
  async (shell) => {
    const emptyResponse = { status: 200, body: {} };
    const { out: help } = await run('--help', emptyResponse);
    const [usage = ''] = help.split('\n\n');
    const commands = Array.from(usage.matchAll(/(?:lookup|\|) ([a-z]+)/g), ([, name = '']) => name);
    expect(commands).toEqual(expect.arrayContaining(['enrich', 'mcp', 'backup', 'restore', 'data', 'zones']));
    const offeredWords = new Set((await run(`completion ${shell}`, emptyResponse)).out.match(/[\w-]+/g));
    for (const name of ['city', 'timezone', ...commands]) expect(offeredWords).toContain(name);
  },
);
