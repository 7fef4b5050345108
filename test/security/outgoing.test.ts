import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isPublicAddress } from '../../facts/ip/special-purpose.ts';
import { parseDomainName } from '../../facts/domain-name.ts';
import { lookupPublicAddress, createPublicLookup, findRejectionReason } from '../../net/public-addresses.ts';
import { createSocketSend } from '../../net/send.ts';
import { createWebGet } from '../../subgraphs/contact/domain/web-get.ts';
import { buildSent as answered } from '../support/sent.ts';
import { createSocketWhois } from '../../net/whois-socket.ts';
import { createSocketDns } from '../../net/dns-socket.ts';
import { createContactGraph } from '../support/contact-graph.ts';
import { createUnreachableProviders } from '../support/unreachable-providers.ts';
import { startLoopbackServer } from '../support/loopback-provider.ts';

/** Names that must never be sent out: they refer to something inside a network, or to nothing. */
const hostileNames = [
  // Single labels, which a resolver would complete with its search list.
  'localhost',
  'intranet',
  'router',
  'db',
  'wpad',
  'metadata',
  'com',
  'kubernetes',
  // Special-use names: RFC 6761, 6762, 7686, 8375, 9476, and unregistered names that networks use.
  'localhost.localdomain',
  'a.localhost',
  'printer.local',
  'host.internal',
  'metadata.google.internal',
  'foo.test',
  'foo.example',
  'foo.invalid',
  'abc.onion',
  'nas.home',
  'nas.home.arpa',
  'dc1.corp',
  'mail.lan',
  'srv.intranet',
  'x.private',
  'x.alt',
  'x.workgroup',
  'x.host',
  'x.localdomain',
  'kubernetes.default.svc.cluster.local',
  // Top-level domains that are not delegated, such as those of companies.
  'jira.mycompany',
  'vpn.prod.acmeinternal',
  'a.b.c.nosuchtld',
  // IP addresses in every notation that some resolver accepts.
  '127.0.0.1',
  '0.0.0.0',
  '169.254.169.254',
  '10.0.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '127.1',
  '1.2.3',
  '[::1]',
  '::1',
  '::ffff:127.0.0.1',
  '[fd00::1]',
  '127.0.0.1.',
  '１２７.０.０.１',
  '127。0。0。1',
  // Reverse names of private addresses.
  '1.0.0.127.in-addr.arpa',
  '1.1.168.192.in-addr.arpa',
  '10.in-addr.arpa',
  '254.169.254.169.in-addr.arpa',
  '1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.ip6.arpa',
  '8.e.f.ip6.arpa',
  // Invalid names: URLs, ports, credentials, paths, spaces, control characters, injections into text protocols.
  'http://example.com',
  'https://169.254.169.254/',
  'example.com:22',
  'user@example.com',
  'example.com/../..',
  'example.com?x',
  'example.com#x',
  'exa mple.com',
  'example.com\r\nquit',
  'example.com\0.local',
  'exam\tple.com',
  '*.example.com',
  'a;b.com',
  'a|b.com',
  '$(id).com',
  '`id`.com',
  '"example".com',
  '<b>.com',
  '%65xample.com',
  '..',
  '.',
  '.com',
  'a..com',
  '-a.com',
  'a-.com',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(130)}com`,
  'xn--.com',
  'xn--zzzzzz\u{fffd}.com',
  '\u{202e}moc.elpmaxe',
  'ex\u{200b}ample..com',
];

test('the tests contain at least 60 distinct hostile host names', () => {
  expect(hostileNames.length).toBeGreaterThanOrEqual(60);
  expect(new Set(hostileNames).size).toBe(hostileNames.length);
});

const { sent: allSent, outside: nowhere } = createUnreachableProviders();
const watchedGraph = { sent: allSent, ...createContactGraph({ outside: nowhere }) };

test.each(hostileNames.map((name) => [JSON.stringify(name).slice(0, 60), name]))(
  'the hostile host name %s causes no packet in any family',
  async (_, name) => {
    const { sent, ask } = watchedGraph;
    sent.length = 0;
    await ask(
      `query ($name: String!, $id: String!, $email: String!) {
        mx(domain: $name) { domainName }
        email(address: $email) { domainValid(live: true) mailProvider deliverable status domain { available registration { registered } dns { domainName } } }
        domain(name: $id) { available registration { registered } mx { domainName } dns { domainName } values(recordType: A) mailProvider }
      }`,
      { name, id: name, email: `jane@${name}` },
    );
    await ask('query ($name: String!) { mx(domain: $name) { domainName } }', { name });
    await ask('query ($name: String!) { dns(domain: $name) { domainName } }', { name });
    await ask('query ($id: String!) { domain(name: $id) { available } }', { id: name });
    await ask('query ($email: String!) { email(address: $email) { status } }', { email: `jane@${name}` });
    expect(sent).toEqual([]);
  },
);

test('a request to a public name sends packets, which proves that the packet counter works', async () => {
  const { sent, outside } = createUnreachableProviders();
  const { ask } = createContactGraph({ outside });
  await ask('{ mx(domain: "gmail.com") { domainName } }');
  expect(sent.length).toBeGreaterThan(0);
  const sentBefore = sent.length;
  await ask('{ domain(name: "gmail.com") { available } }');
  expect(sent.length).toBeGreaterThan(sentBefore);
});

test('no request to a hostile host name reaches a listener on loopback, even with real sockets', async () => {
  const receivedRequests: string[] = [];
  const tcp = createServer((socket) => {
    receivedRequests.push('tcp');
    socket.destroy();
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4').on('message', () => receivedRequests.push('udp'));
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    tcp.close();
    udp.close();
  });
  const { ask } = createContactGraph({
    settings: {
      DNS_SERVERS: `127.0.0.1:${port}`,
      RDAP_BOOTSTRAP_URL: `http://127.0.0.1:${port}/dns.json`,
      WHOIS_SERVER: `127.0.0.1:${port}`,
    },
    outside: {
      dns: createSocketDns,
      web: createSocketSend(),
      whois: createSocketWhois({ server: `127.0.0.1:${port}` }),
    },
  });
  for (const name of hostileNames) {
    await ask('query ($name: String!) { dns(domain: $name) { domainName } }', { name });
    await ask('query ($id: String!) { domain(name: $id) { available } }', { id: name });
    await ask('query ($email: String!) { email(address: $email) { status } }', { email: `jane@${name}` });
  }
  expect(receivedRequests).toEqual([]);
  // The listener receives what is sent.
  await ask('{ domain(name: "gmail.com") { available } }');
  expect(receivedRequests.length).toBeGreaterThan(0);
});

test.each([
  'http://rdap.verisign.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://rdap.internal/',
  'https://user:secret@rdap.verisign.com/',
  'https://rdap.verisign.com:8443/',
  'https://169.254.169.254/',
  'https://2130706433/',
  'https://0x7f.1/',
  'ftp://rdap.verisign.com/',
  'file:///etc/passwd',
  'data:text/plain,x',
])('the service does not fetch the URL %s', async (url) => {
  const fetchedUrls: string[] = [];
  const get = createWebGet({
    send: (target) => {
      fetchedUrls.push(target.href);
      return Promise.reject(new Error('never'));
    },
  });
  expect(findRejectionReason(new URL(url))).not.toBeNull();
  await expect(get(new URL(url), { accept: '*/*' })).rejects.toThrow(/rejected/);
  expect(fetchedUrls).toEqual([]);
});

test.each([
  'http://rdap.verisign.com/x',
  'https://169.254.169.254/',
  'https://metadata.google.internal/',
  'file:///etc/passwd',
  '//127.0.0.1/x',
])('the service does not follow a redirect to %s', async (location) => {
  const fetchedUrls: string[] = [];
  const get = createWebGet({
    send: async (target) => {
      fetchedUrls.push(target.href);
      return answered(302, '', location === null ? {} : { location });
    },
  });
  await expect(get(new URL('https://rdap.verisign.com/com'), { accept: '*/*' })).rejects.toThrow(/rejected/);
  expect(fetchedUrls).toEqual(['https://rdap.verisign.com/com']);
});

/** Hosts that a registry's list, redirect or referral must never lead to. */
const internalHosts = [
  '127.0.0.1',
  '10.0.0.1',
  '169.254.169.254',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '[::1]',
  '[fd00::1]',
  '[::ffff:127.0.0.1]',
  '2130706433',
  '0x7f.1',
  'localhost',
  'whois.internal',
  'rdap.corp',
  'metadata.google.internal',
  'printer.local',
  'registry.test',
];

test.each(internalHosts)(
  'a registry at %s is never contacted, whether the address comes from the list, a redirect or a referral',
  async (host) => {
    const fetchedUrls: string[] = [];
    const whoisQueries: string[] = [];
    const queryWhois = async (server: string) => {
      whoisQueries.push(server);
      return `refer: ${host}\nwhois: ${host}\n`;
    };
    const lookUpDomain = async (list: string, location: string | null) => {
      const { url } = await startLoopbackServer((_, response) =>
        response.end(JSON.stringify({ services: [[['com'], [list]]] })),
      );
      return createContactGraph({
        settings: { RDAP_BOOTSTRAP_URL: url },
        outside: {
          whois: queryWhois,
          web: async (target) => {
            fetchedUrls.push(target.hostname);
            return answered(302, '', location === null ? {} : { location });
          },
        },
      }).get('/domain/gmail.com');
    };
    expect((await lookUpDomain(`https://${host}/`, null)).status).toBe(503);
    expect(fetchedUrls).toEqual([]);
    expect((await lookUpDomain('https://rdap.verisign.com/', `https://${host}/`)).status).toBe(503);
    expect(fetchedUrls).toEqual(['rdap.verisign.com']);
    expect(new Set(whoisQueries)).toEqual(new Set(['whois.iana.org']));
    await expect(createSocketWhois()(host, 'gmail.com')).rejects.toThrow(/rejected/);
  },
);

test('the service does not connect to a WHOIS server with a public name and a private address', async () => {
  const lookup = createPublicLookup((_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }]));
  await expect(createSocketWhois({ lookup })('whois.nic.example.com', 'gmail.com')).rejects.toThrow(
    'whois.nic.example.com is not a public address',
  );
});

test('the service follows at most three redirects', async () => {
  let hops = 0;
  const get = createWebGet({
    send: async () => answered(301, '', { location: `https://rdap${(hops += 1)}.verisign.com/` }),
  });
  await expect(get(new URL('https://rdap.verisign.com/'), { accept: '*/*' })).rejects.toThrow(/redirects/);
  expect(hops).toBe(4);
});

test('the service does not connect to a host name that resolves to a private address', async () => {
  // Every machine has this name in its hosts file.
  const outcome = await new Promise<string>((resolve) =>
    lookupPublicAddress('localhost', { all: true }, (error) =>
      resolve(error === null ? 'connected' : error.message),
    ),
  );
  expect(outcome).toMatch(/not a public address|ENOTFOUND/);
});

// The IANA registries of special-purpose addresses.
test.each([
  ['8.8.8.8', true],
  ['1.1.1.1', true],
  ['100.63.255.255', true],
  ['100.64.0.0', false],
  ['100.127.255.255', false],
  ['100.128.0.0', true],
  ['172.15.255.255', true],
  ['172.16.0.0', false],
  ['172.31.255.255', false],
  ['172.32.0.0', true],
  ['192.0.2.1', false],
  ['198.51.100.1', false],
  ['203.0.113.1', false],
  ['223.255.255.255', true],
  ['224.0.0.0', false],
  ['2001:4860:4860::8888', true],
  ['2606:4700::1111', true],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['2001::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::808:808', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::', false],
  ['3fff::1', false],
  ['x', false],
  ['', false],
] as const)('isPublicAddress classifies the address %s as public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  'gmail.com',
  'bbc.co.uk',
  'münchen.de',
  'xn--mnchen-3ya.de',
  'a.b.c.example.org',
  '8.8.8.8.in-addr.arpa',
  '例え.jp',
  'GMAIL.COM.',
])('the public domain name %s is accepted', (name) => {
  expect(parseDomainName(name)?.scope).toBe('public');
});
