import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  describeNonClientError,
  describeMismatch,
  waitFor,
  checkOtherClients,
  send,
  type Attack,
  type Siege,
  type Target,
} from './attack.ts';
import { startSilentDns } from './silent-dns.ts';

/** A complete file of the European Central Bank that no parser should trust. */
const hostileRates = [
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "1"><!ENTITY b SYSTEM "file:///etc/passwd">]>',
  '<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">',
  '<Cube>'.repeat(200_000),
  `<Cube${' '.repeat(1_000_000)}`,
  '<Cube currency="EUR" rate="'.repeat(100_000),
  '<Cube time="2024-01-02"><Cube currency="USD" rate="&b;"/></Cube>',
  '</Cube>'.repeat(200_000),
  '</gesmes:Envelope>',
].join('\n');

/** Responses of failing servers, by the first part of the path. */
const behaviours: Readonly<Record<string, (response: ServerResponse, inside: string) => void>> = {
  hang: () => undefined,
  drip(response) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 200);
    response.once('close', () => clearInterval(timer));
  },
  endless(response) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const write = () => {
      while (!response.destroyed && response.write('"'.repeat(65_536)));
    };
    response.on('drain', write);
    write();
  },
  redirect: (response, inside) => response.writeHead(302, { location: inside }).end(),
  rates: (response) => response.writeHead(200).end(hostileRates),
};

/** Numbers of requests that the failing servers got, by behaviour; `inside` counts connections. */
const receivedCounts = new Map<string, number>();
const countRequest = (name: string) => receivedCounts.set(name, (receivedCounts.get(name) ?? 0) + 1);

async function startListener(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function startFailing(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  // A server in the network that no client may reach through the service.
  const insideUrl = await startListener((_, response) => response.end('{}'));
  insideUrl.server.on('connection', () => countRequest('inside'));
  const failingServer = await startListener((request, response) => {
    const [, name = ''] = (request.url ?? '').split('/');
    countRequest(name);
    (behaviours[name] ?? ((each: ServerResponse) => each.writeHead(404).end()))(response, insideUrl.url);
  });
  return {
    url: failingServer.url,
    stop: async () => {
      for (const { server } of [insideUrl, failingServer]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

/** Builds an attack by a failing source. The path must return 503. */
const build503Attack = (name: string, behaviour: string, path: string): Attack => ({
  name,
  async run({ url, key }) {
    const countBefore = receivedCounts.get(behaviour) ?? 0;
    const startedAt = performance.now();
    const { status, text } = await send(`${url}${path}`, { headers: { 'x-api-key': key } });
    const seconds = (performance.now() - startedAt) / 1000;
    return (
      describeMismatch('status', status, 503) ??
      ((receivedCounts.get(behaviour) ?? 0) > countBefore ? null : 'the source was not requested') ??
      describeMismatch('connections into the network', receivedCounts.get('inside') ?? 0, 0) ??
      (seconds > 20 ? `${seconds.toFixed(0)} s` : null) ??
      (text.length > 2000 ? `${text.length} bytes` : null)
    );
  },
});

/** The service requests the rates when it starts. A store that already has rates serves the stored rates. */
const hostileBank: Attack = {
  name: 'a bank with rates of 200,000 levels and entities',
  async run(target) {
    for (let iteration = 0; iteration < 300 && !receivedCounts.has('rates'); iteration += 1)
      await waitFor(100);
    if (!receivedCounts.has('rates')) return 'the bank was not requested';
    const headers = { 'x-api-key': target.key };
    const { status, text } = await send(`${target.url}/currency/EUR/USD?date=2024-01-02`, { headers });
    if (status !== 200 && status !== 503) return `status ${status}`;
    return text.includes('root:') ? `served: ${text}` : checkOtherClients(target);
  },
};

/** Requests the records of names whose name server is unresponsive, while another client requests the records of a valid name. */
async function checkOtherClientsDns(
  target: Target,
  keys: readonly string[],
  name: (index: number) => string,
) {
  const controller = new AbortController();
  const silentRequests = keys.flatMap((key, client) =>
    Array.from({ length: 29 }, (_, index) =>
      fetch(`${target.url}/dns/${name(client * 29 + index)}`, {
        headers: { 'x-api-key': key },
        signal: controller.signal,
      }).then(
        (response) => response.text(),
        () => '',
      ),
    ),
  );
  try {
    await waitFor(500);
    for (const domain of ['good-1.com', 'good-2.com', 'good-3.com']) {
      const startedAt = performance.now();
      const { status, text } = await send(`${target.url}/dns/${domain}?type=A`, {
        headers: { 'x-api-key': target.key },
      });
      const seconds = (performance.now() - startedAt) / 1000;
      if (status !== 200 || seconds > 5) return `${domain}: ${status} after ${seconds.toFixed(1)} s: ${text}`;
    }
    return null;
  } finally {
    controller.abort();
    await Promise.all(silentRequests);
  }
}

export const providerSieges: readonly Siege[] = [
  {
    name: 'failing sources',
    async prepare() {
      const [dns, failing] = await Promise.all([startSilentDns(), startFailing()]);
      return {
        settings: {
          // OFFLINE=true would turn off the resolver on this machine, because it queries other resolvers.
          OFFLINE: 'false',
          AUTO_IMPORT: 'false',
          BRREG_URL: 'none',
          NORGES_BANK_URL: 'none',
          DNS_SERVERS: dns.server,
          WEATHER_URL: `${failing.url}/hang`,
          NPPES_URL: `${failing.url}/endless`,
          VIES_URL: `${failing.url}/drip`,
          RDAP_URL: `${failing.url}/redirect`,
          RDAP_BOOTSTRAP_URL: 'none',
          WHOIS_SERVER: 'none',
          ECB_URL: `${failing.url}/rates`,
        },
        stop: async () => void (await Promise.all([dns.stop(), failing.stop()])),
      };
    },
    classes: [
      {
        name: 'sources that hang, drip or never end',
        attacks: [
          build503Attack('a weather service that hangs', 'hang', '/weather?lat=52.52&lon=13.41'),
          build503Attack('a registry with an endless response', 'endless', '/npi/1245319599'),
          build503Attack('a tax office that drips', 'drip', '/vat/IE6433435F?deep=true'),
          build503Attack(
            'a domain registry that redirects into the network',
            'redirect',
            '/domain/good-4.com',
          ),
          hostileBank,
        ],
      },
      {
        name: 'silent and large DNS',
        attacks: [
          {
            name: 'one free key and 29 names on a silent server',
            run: async (target) =>
              checkOtherClientsDns(target, [await target.createKey()], (index) => `silent-${index}.com`),
          },
          {
            name: 'three free keys and 87 names of one silent domain',
            run: async (target) =>
              checkOtherClientsDns(
                target,
                [await target.createKey(), await target.createKey(), await target.createKey()],
                (index) => `n${index}.silent.com`,
              ),
          },
          {
            name: '30 names with 3,000 records each',
            run: async ({ url, key }) => {
              const domainNames = Array.from({ length: 30 }, (_, index) => `large-${index}.com`);
              const responses = await Promise.all(
                domainNames.map((name) =>
                  send(`${url}/dns/${name}?type=A`, { headers: { 'x-api-key': key } }),
                ),
              );
              return (
                describeMismatch(
                  'served',
                  responses.filter(({ status }) => status === 200).length,
                  domainNames.length,
                ) ??
                describeNonClientError(responses[0] ?? { status: 500, headers: new Headers(), text: 'none' })
              );
            },
          },
        ],
      },
    ],
  },
];
