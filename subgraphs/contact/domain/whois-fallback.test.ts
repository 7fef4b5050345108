import { createServer, type AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createContactGraph } from '../../../test/support/contact-graph.ts';
import { holdTimers } from '../../../test/support/test-clock.ts';
import { startLoopbackServer } from '../../../test/support/loopback-provider.ts';
import { createSocketSend } from '../../../net/send.ts';
import { createSocketWhois } from '../../../net/whois-socket.ts';

// Timers advance while a server is unresponsive, so that no test waits for a timeout.
beforeEach(holdTimers);

/** Starts a WHOIS server on the loopback interface. */
async function serveWhois(answer: (line: string) => string | null) {
  const lines: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      lines.push(part.toString().trim());
      const text = answer(part.toString().trim());
      if (text === null) vi.advanceTimersByTime(3000);
      else socket.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { server: `127.0.0.1:${(server.address() as AddressInfo).port}`, lines };
}

const formatIanaResponse = (host: string) =>
  `% IANA WHOIS server\r\n\r\ndomain:       DE\r\n\r\nwhois:        ${host}\r\nstatus:       ACTIVE\r\n`;

async function createWhoisGraph(answer: string | null) {
  const { server, lines } = await serveWhois((line) =>
    line.includes('.') ? answer : formatIanaResponse('whois.denic.de'),
  );
  const whois = createSocketWhois({ server });
  const { url } = await startLoopbackServer((_, response) => response.writeHead(500).end());
  const externalClients = { web: createSocketSend(new Set([url])), whois };
  return { ...createContactGraph({ settings: { RDAP_URL: url }, outside: externalClients }), lines };
}

test('WHOIS is queried when RDAP fails: first the server of IANA, then that of the registry', async () => {
  const { get, lines } = await createWhoisGraph(
    'Domain: heise.de\r\nNserver: ns.heise.de\r\nNserver: ns.plusline.de\r\nStatus: connect\r\nChanged: 2023-03-02T11:00:00+01:00\r\n',
  );
  expect((await get('/domain/heise.de?deep=true')).body).toMatchObject({
    available: false,
    deep: { registration: { registered: true, updated: '2023-03-02T10:00:00Z', status: ['connect'] } },
  });
  expect(lines).toEqual(['de', '-T dn,ace heise.de']);
});

test('a domain is available when WHOIS reports its name as available', async () => {
  const { get } = await createWhoisGraph('Domain: surely-free.de\r\nStatus: free\r\n');
  expect((await get('/domain/surely-free.de')).body).toMatchObject({ available: true });
});

test.each([
  ['no response', null],
  ['an empty response', ''],
  ['a quota notice', 'Error: 55000000002 Connection refused; access control limit exceeded.'],
  ['a quota notice that looks like a verdict', 'Not found: your IP has exceeded its quota, try again later'],
  ['a greeting', 'Welcome to our WHOIS server.\r\n'],
  ['another domain', 'Domain Name: OTHER.DE\r\nRegistrar: X\r\n'],
  ['a response over the size limit', `Status: free\r\n${'x'.repeat(70_000)}`],
])('CON-021: the WHOIS response %s results in 503, never in "available"', async (_, answer) => {
  const { get } = await createWhoisGraph(answer);
  expect((await get('/domain/heise.de')).status).toBe(503);
});

test('a WHOIS response that exceeds the byte limit is rejected', async () => {
  const { server } = await serveWhois((line) => 'x'.repeat(Number(line)));
  const queryWhois = createSocketWhois({ server, maxBytes: 1000 });
  expect(await queryWhois('whois.example', '1000')).toHaveLength(1000);
  await expect(queryWhois('whois.example', '1001')).rejects.toThrow('too large');
});
