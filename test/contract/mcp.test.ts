import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { createCheckout } from '../support/checkout-of.ts';
import { executeKeysCommand } from '../support/keys-command.ts';
import { call, get, query } from '../support/service.ts';

const program = fileURLToPath(new URL('../../bin/lookup.js', import.meta.url));

/** Runs work with an MCP client of the current protocol or of that of 2025, then closes it. */
async function withAgent<T>(
  transport: Transport,
  work: (agent: Agent) => Promise<T>,
  isOld = false,
): Promise<T> {
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: isOld ? { mode: 'legacy' } : { mode: 'auto' } },
  );
  await client.connect(transport);
  try {
    return await work({
      client,
      async tool(name, given) {
        const { content, isError = false } = await client.callTool({ name, arguments: given });
        const [first] = content;
        if (first?.type !== 'text') throw new Error('No text.');
        return { text: first.text, isError };
      },
    });
  } finally {
    await client.close();
  }
}

interface Agent {
  readonly client: Client;
  readonly tool: (
    name: string,
    given: Record<string, unknown>,
  ) => Promise<{ text: string; isError: boolean }>;
}

const createHttpTransport = (key: string | null = inject('service').key) =>
  new StreamableHTTPClientTransport(new URL(`${inject('service').url}/mcp`), {
    requestInit: { headers: key === null ? {} : { 'X-API-Key': key } },
  });
const createStdioTransport = () =>
  new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp'],
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: inject('service').dataDir },
  });

const folder = mkdtempSync(join(tmpdir(), 'lookup-mcp-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the program like a desktop client: in another folder, with only the configured environment. */
const createConfiguredTransport = (env: Record<string, string>, command = program) =>
  new StdioClientTransport({
    command: process.execPath,
    args: [command, 'mcp'],
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });

describe('MCP configuration of a client that starts the program in another folder', () => {
  const listToolRuns = (transport: Transport) =>
    withAgent(transport, async ({ tool }) => {
      const { text, isError } = await tool('run', { path: '/country/NO' });
      expect(isError).toBe(false);
      expect(JSON.parse(text)).toMatchObject({ country: 'NO', currency: 'NOK' });
    });

  test('the MCP server needs no environment variables when its checkout has a data folder', async () => {
    await listToolRuns(
      createConfiguredTransport({}, createCheckout(join(folder, 'checkout'), inject('service').dataDir)),
    );
  });

  test('the MCP server sends requests to LOOKUP_URL with LOOKUP_KEY', async () => {
    const { url, key } = inject('service');
    await listToolRuns(createConfiguredTransport({ LOOKUP_URL: url, LOOKUP_KEY: key }));
  });

  test('the MCP server uses the data folder DATA_DIR', async () => {
    await listToolRuns(createConfiguredTransport({ DATA_DIR: inject('service').dataDir }));
  });

  test('the MCP server does not fall back to its own data folder when DATA_DIR has no data', async () => {
    const command = createCheckout(join(folder, 'checkout'), inject('service').dataDir);
    await expect(
      listToolRuns(createConfiguredTransport({ DATA_DIR: join(folder, 'none') }, command)),
    ).rejects.toThrow(/closed/i);
  });
});

describe.each<[string, () => Transport, boolean]>([
  ['HTTP', createHttpTransport, false],
  ['HTTP, by the protocol of 2025', createHttpTransport, true],
  ['stdio', createStdioTransport, true],
])('an MCP client over %s', (_, transport, isOld) => {
  test('an MCP client can search, describe and run an operation', async () => {
    await withAgent(
      transport(),
      async ({ client, tool }) => {
        const { tools } = await client.listTools();
        expect(tools.map(({ name }) => name)).toEqual(['search', 'describe', 'run']);
        expect((await tool('search', { query: 'city by name' })).text).toContain('/city/{name}');
        expect((await tool('describe', { name: '/city/{name}' })).text).toContain('- country (optional)');
        const path = '/city/Oslo?country=NO';
        const { text, isError } = await tool('run', { path });
        expect(isError).toBe(false);
        expect(JSON.parse(text)).toEqual(await get(path));
        const document = 'query Q($code: ID!) { country(code: $code) { name currency { code } } }';
        const toolResult = await tool('run', { query: document, variables: { code: 'NO' } });
        expect(JSON.parse(toolResult.text)).toEqual(await query(document, { code: 'NO' }));
        const failedResult = await tool('run', { path: '/country/grmany' });
        expect(failedResult.isError).toBe(true);
        expect(failedResult.text).toContain('DE (Germany)');
        const invalidResult = await tool('run', { query: '{ cuntry }' });
        expect(invalidResult.text).toContain('Did you mean');
        expect(invalidResult.isError).toBe(true);
        expect((await tool('run', { query: '{ country(' })).isError).toBe(true);
        expect((await tool('run', { query: document, variables: {} })).isError).toBe(true);
        expect((await tool('run', { query: '{ ip(address: "x") { countryCode } }' })).isError).toBe(true);
        // One field was found, so the result is not an error; the other field has its error in the response.
        const partly = '{ country(code: "NO") { name } ip(address: "x") { countryCode } }';
        expect((await tool('run', { query: partly })).isError).toBe(false);
        expect((await tool('run', { query: '{ country(code: "QQ") { name } }' })).isError).toBe(false);
        expect((await tool('run', {})).isError).toBe(true);
        expect((await tool('search', { query: '' })).isError).toBe(true);
      },
      isOld,
    );
  });
});

describe('MCP access control', () => {
  const env = { DATA_DIR: inject('service').dataDir };
  const create = async (...options: string[]) => {
    const { text } = await executeKeysCommand(['create', '--json', ...options], env);
    return (JSON.parse(text) as { key: string }).key;
  };

  test('MCP returns the REST errors for a key without the family or the feature', async () => {
    const key = await create('--plan', 'free', '--families', 'city,caller');
    await withAgent(createHttpTransport(key), async ({ tool }) => {
      for (const path of ['/ip/8.8.8.8', '/caller/+12125550123']) {
        const { text, isError } = await tool('run', { path });
        expect(isError, path).toBe(true);
        const { code, message } = (await call(path, { key })).body;
        expect(JSON.parse(text)).toMatchObject({ code, message });
      }
      const deniedResult = await tool('run', { query: '{ ip(address: "8.8.8.8") { countryCode } }' });
      expect(deniedResult.text).toContain('permission_denied');
    });
  });

  test('an MCP run counts as one request of the key', async () => {
    const key = await create('--plan', 'free');
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const readRemaining = ({ headers: reported }: Awaited<ReturnType<typeof call>>) =>
      Number(reported.get('x-ratelimit-remaining'));
    const run = (given: object) => {
      const params = { name: 'run', arguments: given };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
      return call('/mcp', { method: 'POST', key, headers, body });
    };
    const remainingBefore = readRemaining(await call('/city/Oslo', { key }));
    expect(readRemaining(await run({ path: '/city/Oslo' }))).toBe(remainingBefore - 1);
    expect(readRemaining(await run({ query: '{ country(code: "NO") { name } }' }))).toBe(remainingBefore - 2);
    expect(readRemaining(await call('/city/Oslo', { key }))).toBe(remainingBefore - 3);
  });

  test('the MCP endpoint serves only help without a key', async () => {
    await withAgent(createHttpTransport(null), async ({ tool }) => {
      expect((await tool('search', { query: 'weather' })).isError).toBe(false);
      const { text, isError } = await tool('run', { path: '/city/Oslo' });
      expect(isError).toBe(true);
      expect(text).toContain('invalid_api_key');
    });
    await expect(withAgent(createHttpTransport('wrong'), async () => undefined)).rejects.toThrow(
      /401|Unauthorized/,
    );
  });

  test('the MCP endpoint and REST reject a web page of another origin', async () => {
    const response = await call('/mcp', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: 'https://a.example',
        'Sec-Fetch-Site': 'cross-site',
      },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    });
    expect(response.status).toBe(403);
    expect(response.body).toMatchObject({ code: 'permission_denied' });
  });
});
