import { describe, expect, test } from 'vitest';
import { createContactGraph } from '../../../test/support/contact-graph.ts';
import {
  startLoopbackDns,
  record,
  encodeSoaRecord,
  type DnsBehaviour,
  type DnsQuestion,
} from '../../../test/support/loopback-dns.ts';
import { createDnsClient } from './dns-client.ts';
import { parseDnsServer, createSocketDns } from '../../../net/dns-socket.ts';

const nxdomainCode = 3;
/** Start time of the clock in milliseconds. */
const startMs = 1_000_000;
type DnsResponder = (question: DnsQuestion) => DnsBehaviour;

async function createResolverGraph(behave: DnsResponder, knowsTopLevel = false) {
  const dns = await startLoopbackDns(behave, { knowsTopLevel });
  const settings = { DNS_SERVERS: dns.server };
  return { ...dns, get: createContactGraph({ settings, outside: { dns: createSocketDns } }).get };
}

/** Paths whose responses depend on a name that does not exist or has no record. */
const paths = [
  '/mx/gmail.com',
  '/dns/gmail.com',
  '/dns/gmail.com?type=A',
  '/dns/8.8.8.8.in-addr.arpa',
  '/email/jane@gmail.com?deep=true',
  '/version/1.0.0/email/jane@gmail.com?deep=true',
];

describe('a resolver that denies every name', () => {
  // Responses that resolvers of closed and filtering networks send for every name and type.
  const offlineNetworks: readonly (readonly [string, DnsResponder])[] = [
    ['NXDOMAIN without an SOA record', () => ({ rcode: nxdomainCode })],
    ['NOERROR without records', () => ({})],
    ['NXDOMAIN from an empty root zone', () => ({ rcode: nxdomainCode, authorities: [encodeSoaRecord('')] })],
    [
      'NXDOMAIN with an SOA record that names the query itself as the zone',
      ({ name }) => ({ rcode: nxdomainCode, authorities: [encodeSoaRecord(name)] }),
    ],
    [
      'NXDOMAIN with an SOA record of the block list',
      () => ({ rcode: nxdomainCode, authorities: [encodeSoaRecord('rpz.example.net')] }),
    ],
    ['REFUSED', () => ({ rcode: 5 })],
    ['SERVFAIL', () => ({ rcode: 2 })],
  ];

  test.each(offlineNetworks)(
    'CON-026: %s returns 503 with the setting when the resolver denies every name',
    async (_, behave) => {
      const { get } = await createResolverGraph(behave);
      for (const path of paths) {
        const { status, body } = await get(path);
        expect([path, status]).toEqual([path, 503]);
        expect(body).toMatchObject({
          code: 'service_unavailable',
          message: expect.stringContaining('DNS_SERVERS') as string,
        });
      }
    },
  );

  // Responses of a captive portal.
  test.each([
    ['93.184.215.14', false],
    ['192.168.1.1', false],
    ['93.184.215.14', true],
  ])(
    'a resolver that returns the address %s for every name is not used to decide whether a domain accepts mail',
    async (address, forEveryType) => {
      const { get } = await createResolverGraph(({ name, type }) => ({
        answers: forEveryType || type === 'A' ? [record(name, 'A', 60, { address })] : [],
      }));
      for (const path of ['/mx/gmail.com', '/email/jane@gmail.com?deep=true'])
        expect([path, (await get(path)).status]).toEqual([path, 503]);
    },
  );
});

describe('a resolver of the Internet that omits SOA records from negative responses', () => {
  test('CON-026: an Internet resolver without SOA records is reliable for names that do not exist or have no record', async () => {
    const denyingResolver = await createResolverGraph(() => ({ rcode: nxdomainCode }), true);
    for (const path of ['/mx/nosuchname.com', '/dns/nosuchname.com'])
      expect([path, (await denyingResolver.get(path)).status]).toEqual([path, 404]);
    expect((await denyingResolver.get('/email/jane@nosuchname.com?deep=true')).body).toMatchObject({
      domain_valid: false,
      deep: { status: 'undeliverable', reason: 'no_domain' },
    });
    const emptyResolver = await createResolverGraph(() => ({}), true);
    expect((await emptyResolver.get('/mx/example.org')).body).toEqual({ domain: 'example.org', mx: [] });
  });

  test('a resolver that omits SOA records is checked once per top-level domain, and again after five minutes', async () => {
    let now = startMs;
    const { server, topLevel } = await startLoopbackDns(() => ({ rcode: nxdomainCode }));
    const client = createDnsClient({
      servers: [parseDnsServer(server)],
      transport: createSocketDns([parseDnsServer(server)]),
      clock: () => now,
    });
    const names = ['a.com', 'b.com', 'c.org', 'd.co.uk'];
    await Promise.all(names.map((name) => client.query(name, 'A')));
    await Promise.all(names.map((name) => client.query(name, 'MX')));
    expect(topLevel.toSorted()).toEqual(['udp com SOA', 'udp org SOA', 'udp uk SOA']);
    now = startMs + 5 * 60 * 1000 + 1;
    expect(await client.query('a.com', 'A')).toBeNull();
    expect(topLevel).toHaveLength(4);
  });
});

test.each<[string, DnsResponder]>([
  [
    'NXDOMAIN from the zone above',
    ({ name }) => ({
      rcode: nxdomainCode,
      authorities: [encodeSoaRecord(name.split('.').slice(1).join('.'))],
    }),
  ],
  ['NODATA from the zone of the name', ({ name }) => ({ authorities: [encodeSoaRecord(name)] })],
  [
    'NXDOMAIN for the target of an alias',
    ({ name }) => ({
      rcode: nxdomainCode,
      answers: [record(name, 'CNAME', 60, { domain: 'gone.example.net' })],
      authorities: [encodeSoaRecord('example.net')],
    }),
  ],
])('the confirmation of %s needs no additional DNS query', async (_, behave) => {
  const { server, topLevel } = await startLoopbackDns(behave);
  const client = createDnsClient({
    servers: [parseDnsServer(server)],
    transport: createSocketDns([parseDnsServer(server)]),
    clock: () => 0,
  });
  await client.query('www.example.com', 'MX');
  expect(topLevel).toEqual([]);
});

test('the DNS client queries the next resolver when one resolver denies top-level domains', async () => {
  const closedServer = await startLoopbackDns(() => ({ rcode: nxdomainCode }), { knowsTopLevel: false });
  const openServer = await startLoopbackDns(({ name }) => ({
    answers: [record(name, 'MX', 60, { priority: 10, exchange: 'mx.example.net' })],
  }));
  const { get } = createContactGraph({
    settings: { DNS_SERVERS: `${closedServer.server},${openServer.server}` },
    outside: { dns: createSocketDns },
  });
  expect((await get('/mx/example.com')).body).toEqual({
    domain: 'example.com',
    mx: [{ priority: 10, host: 'mx.example.net' }],
  });
});

test('a resolver is accepted within half a minute after the network is connected to the Internet', async () => {
  let now = startMs;
  let isOpen = false;
  const { server } = await startLoopbackDns(
    ({ name, type }) =>
      isOpen && type === 'SOA' ? { answers: [encodeSoaRecord(name)] } : { rcode: nxdomainCode },
    { knowsTopLevel: false },
  );
  const client = createDnsClient({
    servers: [parseDnsServer(server)],
    transport: createSocketDns([parseDnsServer(server)]),
    clock: () => now,
  });
  await expect(client.query('nosuchname.com', 'A')).rejects.toMatchObject({
    extensions: { code: 'service_unavailable' },
    message: expect.stringContaining('reports that .com does not exist') as string,
  });
  isOpen = true;
  now = startMs + 30_001;
  expect(await client.query('nosuchname.com', 'A')).toBeNull();
});

test('a resolver that fails the additional check results in an error, never in a negative response', async () => {
  const { get } = await createResolverGraph(({ type }) =>
    type === 'SOA' ? { rcode: 2 } : { rcode: nxdomainCode },
  );
  const { status, body } = await get('/mx/nosuchname.com');
  expect([status, body['code']]).toEqual([503, 'service_unavailable']);
});
