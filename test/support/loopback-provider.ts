import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createProvider, type Provider, type ProviderOptions } from '../../subgraphs/provider.ts';
import { expireDeadline } from './test-clock.ts';

/** Starts an HTTP server on loopback that replaces a third-party service for one test. */
export async function startLoopbackServer(
  listener: RequestListener,
): Promise<{ url: string; paths: string[] }> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths };
}

/** Returns a provider that queries the listener. */
export async function startLoopbackProvider(
  options: Pick<ProviderOptions, 'name' | 'setting'> & Partial<ProviderOptions>,
  listener: RequestListener,
): Promise<{ provider: Provider; paths: string[] }> {
  const { url, paths } = await startLoopbackServer(listener);
  return { provider: createProvider({ baseUrl: url, wait: async () => undefined, ...options }), paths };
}

/** Failures of a service: name and listener. Test files that use the last two failures call `holdDeadlines`. */
export const failures: readonly (readonly [name: string, listener: RequestListener])[] = [
  ['500', (_, response) => response.writeHead(500).end('{}')],
  ['502 with a page', (_, response) => response.writeHead(502).end('<html>Bad Gateway</html>')],
  ['429', (_, response) => response.writeHead(429).end('{}')],
  ['an error page with status 200', (_, response) => response.end('<html>Maintenance</html>')],
  ['an empty body', (_, response) => response.end()],
  ['JSON with another structure', (_, response) => response.end('{"hello":["world"]}')],
  ['a JSON list', (_, response) => response.end('[]')],
  ['JSON null', (_, response) => response.end('null')],
  ['403', (_, response) => response.writeHead(403).end('{"message":"Forbidden"}')],
  ['a dropped connection', (_, response) => response.destroy()],
  ['no response', () => expireDeadline()],
  // The bytes have arrived once all waiting callbacks have run.
  [
    'a body that never ends',
    (_, response) => response.write('{"isValid":', () => setImmediate(setImmediate, expireDeadline)),
  ],
];
