import { expect, test } from 'vitest';
import { createContactGraph } from '../../../test/support/contact-graph.ts';
import {
  startLoopbackDns,
  record,
  type DnsBehaviour,
  type DnsQuestion,
} from '../../../test/support/loopback-dns.ts';
import { createSocketDns } from '../../../net/dns-socket.ts';

type Zone = Readonly<Record<string, readonly object[]>>;

/** These records are or were in the public DNS. */
const zone: Zone = {
  'gmail.com MX': [
    record('gmail.com', 'MX', 3600, { priority: 20, exchange: 'alt2.gmail-smtp-in.l.google.com' }),
    record('gmail.com', 'MX', 3600, { priority: 5, exchange: 'gmail-smtp-in.l.google.com' }),
    record('gmail.com', 'MX', 3600, { priority: 10, exchange: 'alt1.gmail-smtp-in.l.google.com' }),
  ],
  'example.com MX': [record('example.com', 'MX', 86400, { priority: 0, exchange: '' })],
  'example.com A': [record('example.com', 'A', 300, { address: '93.184.215.14' })],
  'example.com AAAA': [
    record('example.com', 'AAAA', 300, { address: '2606:2800:21f:cb07:6820:80da:af6b:8b2c' }),
  ],
  'example.com NS': [
    record('example.com', 'NS', 86400, { ns: 'a.iana-servers.net' }),
    record('example.com', 'NS', 86400, { ns: 'b.iana-servers.net' }),
  ],
  'example.com TXT': [record('example.com', 'TXT', 86400, { data: ['v=spf1 -all'] })],
  'example.com SOA': [
    record('example.com', 'SOA', 3600, {
      primary: 'ns.icann.org',
      admin: 'noc.dns.icann.org',
      serial: 2024041841,
      refresh: 7200,
      retry: 3600,
      expiration: 1209600,
      minimum: 3600,
    }),
  ],
  'example.com CAA': [record('example.com', 'CAA', 300, { flags: 0, tag: 'issue', value: 'digicert.com' })],
  '_imaps._tcp.gmail.com SRV': [
    record('_imaps._tcp.gmail.com', 'SRV', 86400, {
      priority: 5,
      weight: 0,
      port: 993,
      target: 'imap.gmail.com',
    }),
  ],
  '8.8.8.8.in-addr.arpa PTR': [record('8.8.8.8.in-addr.arpa', 'PTR', 3600, { domain: 'dns.google' })],
};
const answerFromZone = ({ name, type }: DnsQuestion): DnsBehaviour => ({
  answers: zone[`${name} ${type}`] ?? [],
});

async function serveDns(behave: (question: DnsQuestion) => DnsBehaviour) {
  const { server, requested } = await startLoopbackDns(behave);
  return {
    ...createContactGraph({ settings: { DNS_SERVERS: server }, outside: { dns: createSocketDns } }),
    requested,
    server,
  };
}

test('CAT-014 CON-023 CON-025: /mx returns mail exchangers in order of preference', async () => {
  const { get, requested } = await serveDns(answerFromZone);
  const { status, body } = await get('/mx/GMAIL.com.');
  expect(status).toBe(200);
  expect(body).toEqual({
    domain: 'gmail.com',
    mx: [
      { priority: 5, host: 'gmail-smtp-in.l.google.com' },
      { priority: 10, host: 'alt1.gmail-smtp-in.l.google.com' },
      { priority: 20, host: 'alt2.gmail-smtp-in.l.google.com' },
    ],
  });
  expect(requested).toEqual(['udp gmail.com MX']);
});

test('CON-024: /mx returns the null MX of a domain that rejects mail, and an empty list for a domain without MX records', async () => {
  const { get } = await serveDns(answerFromZone);
  expect((await get('/mx/example.com')).body).toEqual({
    domain: 'example.com',
    mx: [{ priority: 0, host: '.' }],
  });
  expect((await get('/mx/example.org')).body).toEqual({ domain: 'example.org', mx: [] });
});

test('CON-026: /mx and /dns return 404 for a name that does not exist', async () => {
  const { get } = await serveDns(() => ({ rcode: 3 }));
  for (const path of ['/mx/nosuchname.com', '/dns/nosuchname.com']) {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found' });
  }
});

test.each([
  ['SERVFAIL', () => ({ rcode: 2 })],
  ['REFUSED', () => ({ rcode: 5 })],
  ['garbage', () => 'garbage'],
  ['silence', () => 'silence'],
  ['a message that is truncated over TCP too', () => 'cut'],
] as [string, () => DnsBehaviour][])(
  'CON-026: %s returns 503 and names the setting, never "no such name"',
  async (_, behave) => {
    const { get } = await serveDns(behave);
    const { status, body } = await get('/mx/gmail.com');
    expect(status).toBe(503);
    expect(body).toMatchObject({
      code: 'service_unavailable',
      message: expect.stringContaining('DNS_SERVERS') as string,
    });
  },
);

test('/dns returns 503 when no DNS resolver responds', async () => {
  const { get } = createContactGraph({ outside: { dns: createSocketDns } });
  expect((await get('/mx/gmail.com')).status).toBe(503);
});

test('CAT-015 REF-019: /dns returns the records of a domain by type with their TTL', async () => {
  const { get } = await serveDns(answerFromZone);
  const { status, body } = await get('/dns/example.com');
  expect(status).toBe(200);
  expect(body).toEqual({
    domain: 'example.com',
    records: [
      { name: 'example.com', type: 'A', ttl: 300, value: '93.184.215.14' },
      { name: 'example.com', type: 'AAAA', ttl: 300, value: '2606:2800:21f:cb07:6820:80da:af6b:8b2c' },
      { name: 'example.com', type: 'MX', ttl: 86400, value: '0 .' },
      { name: 'example.com', type: 'NS', ttl: 86400, value: 'a.iana-servers.net' },
      { name: 'example.com', type: 'NS', ttl: 86400, value: 'b.iana-servers.net' },
      { name: 'example.com', type: 'TXT', ttl: 86400, value: 'v=spf1 -all' },
      {
        name: 'example.com',
        type: 'SOA',
        ttl: 3600,
        value: 'ns.icann.org noc.dns.icann.org 2024041841 7200 3600 1209600 3600',
      },
      { name: 'example.com', type: 'CAA', ttl: 300, value: '0 issue "digicert.com"' },
    ],
  });
});

test('/dns returns only the requested record types in request order, and 400 for an invalid type', async () => {
  const { get, requested } = await serveDns(answerFromZone);
  const { body } = await get('/dns/example.com?type=ns,A');
  expect((body['records'] as { type: string }[]).map(({ type }) => type)).toEqual(['NS', 'NS', 'A']);
  expect(requested.sort()).toEqual(['udp example.com A', 'udp example.com NS']);
  for (const type of ['X', 'A,,B', 'A,A', 'ANY', '']) {
    const answer = await get(`/dns/example.com?type=${type}`);
    expect([type, answer.status, answer.body['param']]).toEqual([type, 400, 'type']);
  }
});

test('/dns returns SRV records of service names and PTR records of reverse names', async () => {
  const { get } = await serveDns(answerFromZone);
  expect((await get('/dns/_imaps._tcp.gmail.com')).body['records']).toEqual([
    { name: '_imaps._tcp.gmail.com', type: 'SRV', ttl: 86400, value: '5 0 993 imap.gmail.com' },
  ]);
  expect((await get('/dns/8.8.8.8.in-addr.arpa')).body['records']).toEqual([
    { name: '8.8.8.8.in-addr.arpa', type: 'PTR', ttl: 3600, value: 'dns.google' },
  ]);
});

test('/dns follows an alias, returns the alias once, and omits unrelated records', async () => {
  const { get } = await serveDns(({ name, type }) => ({
    answers:
      type === 'A' || type === 'AAAA'
        ? [
            record('evil.com', 'A', 60, { address: '6.6.6.6' }),
            record(name, 'CNAME', 120, { domain: 'edge.example.net' }),
            record('edge.example.net', 'A', 30, { address: '93.184.215.14' }),
          ]
        : [],
  }));
  expect((await get('/dns/www.example.com?type=A,AAAA')).body['records']).toEqual([
    { name: 'www.example.com', type: 'CNAME', ttl: 120, value: 'edge.example.net' },
    { name: 'edge.example.net', type: 'A', ttl: 30, value: '93.184.215.14' },
  ]);
});

test('/dns never returns addresses of internal networks', async () => {
  const internalIpv4Addresses = [
    '10.0.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.5.4',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
  ];
  const internalIpv6Addresses = [
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'fc00::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::1',
    '64:ff9b::a00:1',
    '::ffff:10.0.0.1'.replace('10.0.0.1', 'a00:1'),
  ];
  const { get, ask } = await serveDns(({ name, type }) => ({
    answers: (type === 'A'
      ? [...internalIpv4Addresses, '8.8.8.8']
      : type === 'AAAA'
        ? [...internalIpv6Addresses, '2001:4860:4860::8888']
        : []
    ).map((address) => record(name, type as 'A', 60, { address })),
  }));
  const { body } = await get('/dns/rebind.example.com?type=A,AAAA');
  expect((body['records'] as { value: string }[]).map(({ value }) => value)).toEqual([
    '8.8.8.8',
    '2001:4860:4860::8888',
  ]);
  const { data, errors } = await ask(
    '{ dns(domain: "rebind.example.com", types: [A, AAAA]) { filtered records { value } } }',
  );
  expect(errors).toEqual([]);
  // The number of filtered records is reported.
  expect(data?.['dns']).toMatchObject({
    filtered: internalIpv4Addresses.length + internalIpv6Addresses.length,
  });
});

test('/dns repeats a query over TCP when the response is too large for UDP', async () => {
  const { get, requested } = await serveDns(({ name, via }) =>
    via === 'udp'
      ? 'cut'
      : {
          answers: Array.from({ length: 40 }, (_, index) =>
            record(name, 'TXT', 60, { data: [`entry ${index} ${'x'.repeat(40)}`] }),
          ),
        },
  );
  const { body } = await get('/dns/big.example.com?type=TXT');
  expect(body['records']).toHaveLength(40);
  expect(requested).toEqual(['udp big.example.com TXT', 'tcp big.example.com TXT']);
});

test('the DNS client ignores a packet that is not a response to its query', async () => {
  const { get } = await serveDns(() => 'stray');
  expect((await get('/dns/example.com?type=A')).body['records']).toEqual([
    { name: 'example.com', type: 'A', ttl: 60, value: '93.184.215.14' },
  ]);
});

test('the DNS client uses the second server when the first fails', async () => {
  const failingServer = await startLoopbackDns(() => ({ rcode: 2 }));
  const workingServer = await startLoopbackDns(answerFromZone);
  const { get } = createContactGraph({
    settings: { DNS_SERVERS: `${failingServer.server}, ${workingServer.server}` },
    outside: { dns: createSocketDns },
  });
  expect((await get('/mx/gmail.com')).status).toBe(200);
  expect([failingServer.requested.length, workingServer.requested.length]).toEqual([1, 1]);
});

test.each([[[]], [['A', 'A']], [['MX', 'A', 'MX']]])(
  'the graph rejects the list of record types %j, because it repeats a type',
  async (types) => {
    const { ask, requested } = await serveDns(answerFromZone);
    const document =
      'query ($types: [DnsType!]) { dns(domain: "example.com", types: $types) { domainName } }';
    const { errors } = await ask(document, { types });
    expect(errors).toMatchObject([{ code: 'invalid_request', param: 'type' }]);
    expect(requested).toEqual([]);
  },
);
