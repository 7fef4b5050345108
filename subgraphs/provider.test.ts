import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { holdDeadlines } from '../test/support/test-clock.ts';
import { failures } from '../test/support/loopback-provider.ts';
import { createProvider, type ProviderOptions } from './provider.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

holdDeadlines();

async function startProvider(listener: RequestListener, options: Partial<ProviderOptions> = {}) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createProvider({
    name: 'Acme',
    setting: 'ACME_URL',
    baseUrl: `http://127.0.0.1:${port}/v1/`,
    wait: async () => undefined,
    ...options,
  });
}

test('a provider returns a response below status 500 with its status code, including 404', async () => {
  const acme = await startProvider((request, response) => {
    response.writeHead(request.url === '/v1/there' ? 200 : 404).end('{"a":1}');
  });
  expect(await acme.json('/there')).toEqual({ status: 200, value: { a: 1 } });
  expect(await acme.json('/gone')).toEqual({ status: 404, value: { a: 1 } });
});

test('a request to an unconfigured provider fails with service_unavailable and names the setting', async () => {
  const acme = createProvider({ name: 'Acme', setting: 'ACME_URL', baseUrl: undefined });
  await expect(acme.request('/x')).rejects.toMatchObject({
    message: expect.stringContaining('ACME_URL') as string,
    extensions: { code: 'service_unavailable' },
  });
});

test('the error of an unconfigured provider names the setting and, if there is one, an example value', async () => {
  const acme = createProvider({
    name: 'Acme',
    setting: 'ACME_URL',
    enablingSetting: 'ACME_URL=https://acme.example/v1',
    baseUrl: undefined,
  });
  await expect(acme.request('/x')).rejects.toMatchObject({
    message: 'Acme is not configured: set ACME_URL=https://acme.example/v1 to use this lookup.',
  });
});

test('a request to a provider is retried once after a 5xx response', async () => {
  let calls = 0;
  const acme = await startProvider((_, response) => response.writeHead(++calls === 1 ? 503 : 200).end('ok'));
  expect((await acme.request('/x')).text).toBe('ok');
  expect(calls).toBe(2);
});

test.each([
  ['garbage', (_: unknown, r: ServerResponse) => r.end('<html>')],
  ['429', (_: unknown, r: ServerResponse) => r.writeHead(429).end('{}')],
  ['500', (_: unknown, r: ServerResponse) => r.writeHead(500).end('{}')],
  ['a closed connection', (_: unknown, r: ServerResponse) => r.destroy()],
  ...failures.filter(([name]) => /silence|never ends/.test(name)),
  ['a body that is too large', (_: unknown, r: ServerResponse) => r.end(`"${'x'.repeat(2000)}"`)],
] as [string, RequestListener][])(
  'the response %s of a provider results in service_unavailable and is never returned to the caller',
  async (_, listener) => {
    const acme = await startProvider(listener, { maxBytes: 1000 });
    await expect(acme.json('/x')).rejects.toMatchObject({ extensions: { code: 'service_unavailable' } });
  },
);

test('the HTTP client of a provider does not follow a redirect', async () => {
  const acme = await startProvider((_, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  );
  expect((await acme.request('/x')).status).toBe(302);
});

test('equal concurrent requests to a provider are sent once', async () => {
  let calls = 0;
  const waitingResponses: (() => void)[] = [];
  const acme = await startProvider((_, response) => {
    calls += 1;
    waitingResponses.push(() => response.end('1'));
    if (waitingResponses.length === 1) setImmediate(() => waitingResponses.forEach((go) => go()));
  });
  await Promise.all([acme.request('/x'), acme.request('/x'), acme.request('/x')]);
  expect(calls).toBe(1);
});

test('the circuit breaker of a provider opens after consecutive failures and allows one trial request after the cool-down', async () => {
  let calls = 0;
  let healthy = false;
  let now = 0;
  const acme = await startProvider(
    (_, response) => {
      calls += 1;
      response.writeHead(healthy ? 200 : 500).end();
    },
    { retries: 0, breaker: { failures: 2, coolDownMs: 1000 }, clock: () => now },
  );
  const expectFailure = () =>
    expect(acme.request('/x')).rejects.toMatchObject({ extensions: { code: 'service_unavailable' } });
  await expectFailure();
  await expectFailure();
  await expectFailure();
  expect(calls).toBe(2);
  healthy = true;
  now = 1001;
  expect((await acme.request('/x')).status).toBe(200);
});

test('an aborted request to a provider does not cancel the shared request of other callers', async () => {
  const release: { go?: () => void } = {};
  const acme = await startProvider((_, response) => (release.go = () => void response.end('late')));
  const clientOfCancelled = new AbortController();
  const cancelledRequest = acme.request('/x', { signal: clientOfCancelled.signal });
  const pendingRequest = acme.request('/x');
  clientOfCancelled.abort();
  await expect(cancelledRequest).rejects.toMatchObject({ extensions: { code: 'service_unavailable' } });
  await expect.poll(() => release.go !== undefined).toBe(true);
  release.go?.();
  expect((await pendingRequest).text).toBe('late');
});
