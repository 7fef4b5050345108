import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Statements before each program: `waits` records the seconds that the client waits between attempts. */
const prelude = `
import json, sys
from lookup_client import lookup, LookupServiceError

waits = []
client = lookup(sys.argv[1], "secret", timeout=5, sleep=waits.append)

def failure(call):
    try:
        return call()
    except LookupServiceError as error:
        return [error.status, error.code, error.message, error.param, error.request_id]
    except TypeError as error:
        return str(error)
`;

async function runPython(program: string, url: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)('python3', ['-c', prelude + program, url], {
    env: { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1', no_proxy: '*' },
    timeout: 300_000,
  });
  return JSON.parse(stdout) as unknown;
}

/** Starts a server that responds to the requests with the given handlers, in turn. The last one handles all later requests. */
async function startServer(
  ...handlers: readonly ((request: IncomingMessage, response: ServerResponse) => void)[]
) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    const handler = handlers[Math.min(requests.push(request), handlers.length) - 1];
    handler?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const respond =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

const rateLimited = { code: 'rate_limited', message: 'Too many requests.', request_id: 'req_1' };

describe('the Python client', () => {
  test('the Python client sends the key in a header, encodes path parameters, and omits parameters with the value None', async () => {
    const { url, requests } = await startServer(respond(200, { ok: true }));
    const program = `
client.get("/city/{name}", name="Åre/Duved?", country=None, deep=True)
print(json.dumps(client.get("/currency/{base}/{quote}", base="EUR", quote="USD", from_="2026-01-02")))`;
    expect(await runPython(program, `${url}/`)).toEqual({ ok: true });
    expect(requests.map((request) => request.url)).toEqual([
      '/version/2.0.0/city/%C3%85re%2FDuved%3F?deep=true',
      '/version/2.0.0/currency/EUR/USD?from=2026-01-02',
    ]);
    expect(requests[0]?.headers).toMatchObject({ 'x-api-key': 'secret' });
  });

  test('the Python client retries a rejected request after Retry-After, or with exponential backoff when there is no Retry-After', async () => {
    const { url, requests } = await startServer(
      respond(429, rateLimited, { 'Retry-After': '3' }),
      respond(503, {}),
      respond(200, { name: 'Norway' }),
    );
    const program = 'print(json.dumps([client.get("/country/{code}", code="NO"), waits]))';
    expect(await runPython(program, url)).toEqual([{ name: 'Norway' }, [3, 0.5]]);
    expect(requests).toHaveLength(3);
  });

  test('the Python client raises the error of the response when Retry-After is longer than five seconds', async () => {
    const { url, requests } = await startServer(respond(429, rateLimited, { 'Retry-After': '60' }));
    const program = 'print(json.dumps([failure(lambda: client.get("/country")), waits]))';
    expect(await runPython(program, url)).toEqual([
      [429, 'rate_limited', 'Too many requests.', null, 'req_1'],
      [],
    ]);
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['client.get("/carrier/{number}", number="+4722000000")', 1],
    ['client.get("/vat/{number}", number="NO1", deep=True)', 1],
    ['client.get("/vat/{number}", number="NO1")', 3],
    ['client.get("/carrier/{number}", number="+4722000000", retries=1)', 2],
  ])(
    'the Python client retries a lookup that costs metered units only when the call requests it: %s',
    async (call, attempts) => {
      const { url, requests } = await startServer(respond(503, {}));
      await runPython(`print(json.dumps(failure(lambda: ${call})))`, url);
      expect(requests).toHaveLength(attempts);
    },
  );

  test('the Python client does not retry a request that the service rejects', async () => {
    const { url, requests } = await startServer(
      respond(400, { code: 'invalid_request', message: 'Invalid code.', param: 'code' }),
    );
    expect(
      await runPython('print(json.dumps(failure(lambda: client.get("/country/{code}", code="1"))))', url),
    ).toEqual([400, 'invalid_request', 'Invalid code.', 'code', null]);
    expect(requests).toHaveLength(1);
  });

  test('the Python client does not follow redirects, because these could send the key to another server', async () => {
    const other = await startServer(respond(200, {}));
    const { url } = await startServer(respond(302, '', { Location: other.url }));
    expect(await runPython('print(json.dumps(failure(lambda: client.get("/country"))))', url)).toEqual([
      302,
      'server_error',
      'The service returned status 302.',
      null,
      null,
    ]);
    expect(other.requests).toEqual([]);
  });

  test('the Python client raises an error for a successful response that is not JSON, such as the page of a proxy', async () => {
    const { url } = await startServer(respond(200, '<p>Sign in</p>'));
    expect(await runPython('print(json.dumps(failure(lambda: client.get("/country"))))', url)).toEqual([
      200,
      'server_error',
      'The response to /version/2.0.0/country is not JSON.',
      null,
      null,
    ]);
  });

  test('the Python client retries a request whose response is truncated', async () => {
    const { url, requests } = await startServer(
      (_, response) => {
        response.writeHead(200, { 'Content-Length': '100' });
        response.write('{"name": "Nor', () => response.destroy());
      },
      respond(200, { name: 'Norway' }),
    );
    expect(await runPython('print(json.dumps(client.get("/country/{code}", code="NO")))', url)).toEqual({
      name: 'Norway',
    });
    expect(requests).toHaveLength(2);
  });

  test('the Python client reads bulk results whose texts contain Unicode line separators', async () => {
    const result = { row: 1, answer: { name: 'a\u2028b\u0085c' } };
    const { url } = await startServer((_, response) => response.end(`${JSON.stringify(result)}\n`));
    expect(await runPython('print(json.dumps(list(client.bulk(["/city/a"]))))', url)).toEqual([result]);
  });

  test('the Python client reports a service that does not respond after two more attempts', async () => {
    const { url, requests } = await startServer((request) => void request.socket.destroy());
    expect(
      await runPython('print(json.dumps([failure(lambda: client.get("/country")), waits]))', url),
    ).toEqual([
      [0, 'unreachable', `${url} does not respond.`, null, null],
      [0.25, 0.5],
    ]);
    expect(requests).toHaveLength(3);
  });

  test.each([
    ['client.get("/city/{name}")', 'Missing path parameter "name" of /city/{name}.'],
    ['client.get("/city/{name}", name="..")', 'Path parameter "name" of /city/{name} must not be "..".'],
    [
      'client.get("/country", format="csv")',
      'The client reads JSON. Request CSV or a calendar with another HTTP client.',
    ],
  ])('the Python client raises a TypeError and sends no request for %s', async (call, message) => {
    const { url, requests } = await startServer(respond(200, {}));
    expect(await runPython(`print(json.dumps(failure(lambda: ${call})))`, url)).toBe(message);
    expect(requests).toEqual([]);
  });

  test('the Python client sends bulk rows in requests of 500 and numbers the results across all requests', async () => {
    const { url, requests } = await startServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const rows = Buffer.concat(chunks).toString().trim().split('\n');
        response.end(
          rows
            .map(
              (row, index) => `${JSON.stringify({ row: index + 1, answer: JSON.parse(row) as unknown })}\n`,
            )
            .join(''),
        );
      });
    });
    const program = `
results = list(client.bulk(f"/city/{n}" for n in range(1201)))
print(json.dumps([len(results), results[0], results[1200]]))`;
    expect(await runPython(program, url)).toEqual([
      1201,
      { row: 1, answer: '/city/0' },
      { row: 1201, answer: '/city/1200' },
    ]);
    expect(requests).toHaveLength(3);
  });
});
