import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { createContactGraph } from '../../../test/support/contact-graph.ts';
import { createUnreachableProviders } from '../../../test/support/unreachable-providers.ts';
import { startLoopbackDns, record } from '../../../test/support/loopback-dns.ts';
import { holdDeadlines, expireDeadline } from '../../../test/support/test-clock.ts';
import { failures, startLoopbackServer } from '../../../test/support/loopback-provider.ts';
import { createSocketDns } from '../../../net/dns-socket.ts';
import { parseBootstrap, parseRdapServers } from './rdap.ts';
import { createSocketSend, type Send } from '../../../net/send.ts';
import { buildSent } from '../../../test/support/sent.ts';

/** An RDAP response in the format of RFC 9083, as sent by the registry of .com. */
const createRdapResponse = (name: string, changes: object = {}) =>
  JSON.stringify({
    objectClassName: 'domain',
    handle: '1_DOMAIN_COM-VRSN',
    ldhName: name.toUpperCase(),
    status: ['client transfer prohibited', 'server delete prohibited'],
    entities: [
      {
        objectClassName: 'entity',
        roles: ['registrar'],
        vcardArray: [
          'vcard',
          [
            ['version', {}, 'text', '4.0'],
            ['fn', {}, 'text', 'Example Registrar, Inc.'],
          ],
        ],
      },
    ],
    events: [
      { eventAction: 'registration', eventDate: '1997-09-15T04:00:00Z' },
      { eventAction: 'expiration', eventDate: '2028-09-14T04:00:00Z' },
      { eventAction: 'last changed', eventDate: '2019-09-09T15:39:04.000+00:00' },
    ],
    secureDNS: { delegationSigned: false },
    nameservers: [
      { objectClassName: 'nameserver', ldhName: 'NS2.GOOGLE.COM' },
      { objectClassName: 'nameserver', ldhName: 'NS1.GOOGLE.COM' },
    ],
    ...changes,
  });
holdDeadlines();

const rdapHeaders = { 'content-type': 'application/rdap+json' };
const notFound = JSON.stringify({ errorCode: 404, title: 'Object not found' });

async function serveRdap(listener: RequestListener) {
  const { url, paths } = await startLoopbackServer(listener);
  const graph = createContactGraph({
    settings: { RDAP_URL: `${url}/rdap` },
    outside: { web: createSocketSend(new Set([url])) },
  });
  return { ...graph, paths };
}
const serveRdapResponse = (status: number, body: string, headers: Record<string, string> = rdapHeaders) =>
  serveRdap((_, response) => response.writeHead(status, headers).end(body));

test('CAT-013 CON-017: a registered domain is not available', async () => {
  const { get, paths } = await serveRdapResponse(200, createRdapResponse('google.com'));
  const { status, body } = await get('/domain/google.com');
  expect(status).toBe(200);
  expect(body).toEqual({ domain: 'google.com', available: false });
  expect(paths).toEqual(['/rdap/domain/google.com']);
});

test('CON-017: a domain that the registry does not have is available', async () => {
  const { get } = await serveRdapResponse(404, notFound);
  expect((await get('/domain/surely-free-name.com')).body).toEqual({
    domain: 'surely-free-name.com',
    available: true,
  });
});

test('CON-018: the deep fields of a domain contain its registration', async () => {
  const { get } = await serveRdapResponse(200, createRdapResponse('google.com'));
  expect((await get('/domain/google.com?deep=true')).body).toEqual({
    domain: 'google.com',
    available: false,
    deep: {
      registration: {
        registered: true,
        created: '1997-09-15T04:00:00Z',
        updated: '2019-09-09T15:39:04Z',
        expires: '2028-09-14T04:00:00Z',
        registrar: 'Example Registrar, Inc.',
        status: ['client transfer prohibited', 'server delete prohibited'],
        dnssec: false,
      },
    },
  });
});

test('CON-018: the deep fields of an available domain have a null registration, and are empty on the free plan', async () => {
  const { get } = await serveRdapResponse(404, notFound);
  expect((await get('/domain/surely-free-name.com?deep=true')).body['deep']).toEqual({ registration: null });
  const freePlanGraph = createContactGraph({ plan: 'free' });
  expect((await freePlanGraph.get('/domain/example.com?deep=true')).body).toEqual({
    domain: 'example.com',
    available: false,
    deep: {},
  });
});

test('CON-019: a domain in Unicode, in A-labels and in upper case is the same domain', async () => {
  const { get, paths } = await serveRdapResponse(200, createRdapResponse('xn--mnchen-3ya.de'));
  for (const name of ['M%C3%9CNCHEN.de', 'xn--mnchen-3ya.de', 'XN--MNCHEN-3YA.DE.']) {
    expect((await get(`/domain/${name}`)).body).toEqual({ domain: 'xn--mnchen-3ya.de', available: false });
  }
  expect(paths).toHaveLength(1);
});

test.each([
  '-x-.com',
  'foo',
  'a..com',
  'x_y.com',
  '1.2.3.4',
  '%5B::1%5D',
  'http:%2F%2Fa.com',
  `${'a'.repeat(64)}.com`,
  'exa%20mple.com',
  '%20',
  '0x7f.1',
])('CON-020: /domain returns 400 for the malformed name %s', async (name) => {
  const { sent, outside } = createUnreachableProviders();
  const { status, body } = await createContactGraph({ outside }).get(`/domain/${name}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_request', param: 'domain' });
  expect(sent).toEqual([]);
});

test.each(['co.uk', 'com.br', 'kawasaki.jp'])(
  'CON-022: the public suffix %s cannot be registered',
  async (name) => {
    const { sent, outside } = createUnreachableProviders();
    expect((await createContactGraph({ outside }).get(`/domain/${name}`)).body).toEqual({
      domain: name,
      available: false,
    });
    expect(sent).toEqual([]);
  },
);

test.each([
  'example.com',
  'www.example.org',
  'foo.test',
  'foo.invalid',
  'foo.local',
  'foo.onion',
  'a.localhost',
  '8.8.8.8.in-addr.arpa',
])('the reserved domain %s is not available, and its lookup sends no query', async (name) => {
  const { sent, outside } = createUnreachableProviders();
  expect((await createContactGraph({ outside }).get(`/domain/${name}`)).body).toMatchObject({
    available: false,
  });
  expect(sent).toEqual([]);
});

test('/domain returns null without a query for a domain with an unknown top-level domain', async () => {
  const { sent, outside } = createUnreachableProviders();
  expect((await createContactGraph({ outside }).get('/domain/foo.nosuchtld')).body).toEqual({
    domain: 'foo.nosuchtld',
    available: null,
  });
  expect(sent).toEqual([]);
});

test('/domain returns the registrable domain of a host name', async () => {
  const { get } = await serveRdapResponse(200, createRdapResponse('bbc.co.uk'));
  expect((await get('/domain/www.bbc.co.uk')).body).toEqual({ domain: 'bbc.co.uk', available: false });
});

const unreliableResponses: [string, RequestListener][] = [
  [
    'a 404 page of a web server',
    (_, r) => r.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not Found</html>'),
  ],
  ['a 404 of another service', (_, r) => r.writeHead(404, rdapHeaders).end('{"errorCode":500}')],
  ['a 404 without a type', (_, r) => r.writeHead(404).end()],
  [
    'a response about another name',
    (_, r) => r.writeHead(200, rdapHeaders).end(createRdapResponse('other.com')),
  ],
  [
    'an answer about another kind of object',
    (_, r) =>
      r.writeHead(200, rdapHeaders).end(createRdapResponse('google.com', { objectClassName: 'entity' })),
  ],
  ['400', (_, r) => r.writeHead(400, rdapHeaders).end('{"errorCode":400}')],
  ['204', (_, r) => r.writeHead(204).end()],
  [
    'a redirect into the inner network',
    (_, r) => r.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  ],
  ['a redirect loop', (request, r) => r.writeHead(302, { location: request.url ?? '' }).end()],
  ['a body over the size limit', (_, r) => void r.writeHead(200, rdapHeaders).end('x'.repeat(300_000))],
];

test.each([...failures, ...unreliableResponses])(
  'CON-021: /domain returns 503 and names the settings, never "available": %s',
  async (_, listener) => {
    const { get } = await serveRdap(listener);
    const { status, body } = await get('/domain/google.com');
    expect(status).toBe(503);
    expect(body).toMatchObject({
      code: 'service_unavailable',
      message: expect.stringMatching(/RDAP_URL.*WHOIS_SERVER/) as string,
    });
  },
);

test('CON-021: /domain returns 503 after three seconds when a registry server does not respond', async () => {
  const elapsedTimes: unknown[] = [];
  const { get } = await serveRdap(() => elapsedTimes.push(expireDeadline()));
  expect((await get('/domain/google.com')).status).toBe(503);
  expect(elapsedTimes).toEqual([3000]);
});

test('/domain queries the RDAP server of the bootstrap file, but never over unencrypted HTTP', async () => {
  const bootstrapFile = {
    version: '1.0',
    services: [
      [
        ['com', 'net'],
        ['https://rdap.verisign.com/com/v1/', 'http://rdap.verisign.com/com/v1/'],
      ],
      [['org'], ['http://rdap.example.org/']],
    ],
  };
  expect(parseBootstrap(bootstrapFile)).toEqual(
    new Map([
      ['com', ['https://rdap.verisign.com/com/v1/']],
      ['net', ['https://rdap.verisign.com/com/v1/']],
      ['org', []],
    ]),
  );
  const { url, paths } = await startLoopbackServer((_, response) =>
    response.end(JSON.stringify(bootstrapFile)),
  );
  const requested: string[] = [];
  const sendRecorded: Send = async (target) => {
    requested.push(target.href);
    return buildSent(200, createRdapResponse('google.com'), { 'content-type': 'application/rdap+json' });
  };
  let now = 1_000_000;
  const { get } = createContactGraph({
    settings: { RDAP_BOOTSTRAP_URL: `${url}/dns.json` },
    outside: { web: sendRecorded, clock: () => now },
  });
  expect((await get('/domain/google.com')).body).toMatchObject({ available: false });
  expect(requested[0]).toBe('https://rdap.verisign.com/com/v1/domain/google.com');
  // The file is downloaded once a day.
  now += 24 * 60 * 60 * 1000;
  await get('/domain/gmail.com');
  expect(paths).toEqual(['/dns.json']);
  now += 1;
  await get('/domain/wikipedia.com');
  expect(paths).toEqual(['/dns.json', '/dns.json']);
});

test('RDAP_SERVERS adds servers to those of the bootstrap file, and RDAP requests identify the operator', async () => {
  const userAgents: (string | undefined)[] = [];
  const { url, paths } = await startLoopbackServer((request, response) => {
    userAgents.push(request.headers['user-agent']);
    response.writeHead(200, rdapHeaders).end(createRdapResponse('heise.de'));
  });
  const { get } = createContactGraph({
    settings: {
      RDAP_SERVERS: `io=https://rdap.example.net/, de=${url}/own`,
      RDAP_CONTACT: 'ops@example.org',
    },
    outside: { web: createSocketSend(new Set([url])) },
  });
  expect((await get('/domain/heise.de')).body).toMatchObject({ available: false });
  expect(paths).toEqual(['/own/domain/heise.de']);
  expect(userAgents).toEqual(['lookup (ops@example.org)']);
});

test.each(['de', 'de=', 'de=ftp://x/', '=https://x/', 'de=https://[/'])(
  'the setting RDAP_SERVERS=%s is rejected',
  (text) => {
    expect(() => parseRdapServers(text)).toThrow(/RDAP_SERVERS/);
  },
);

test.each([
  ['garbage', 'x'],
  ['in another format', '{"services":[[1,2],["a"],[["com"],"x"]]}'],
  ['null', 'null'],
])('an RDAP bootstrap file that is %s yields no servers', (_, text) => {
  const value: unknown = text === 'x' ? 'x' : JSON.parse(text);
  expect([...parseBootstrap(value).values()].flat()).toEqual([]);
});

test('the deep fields of a domain contain the DNS records in API version 1.0.0', async () => {
  const { server } = await startLoopbackDns(({ name, type }) => ({
    answers:
      type === 'A'
        ? [record(name, 'A', 60, { address: '142.250.80.46' })]
        : type === 'MX'
          ? [record(name, 'MX', 60, { priority: 10, exchange: 'smtp.google.com' })]
          : [],
  }));
  const { url } = await startLoopbackServer((_, response) =>
    response.writeHead(200, rdapHeaders).end(createRdapResponse('google.com')),
  );
  const { get } = createContactGraph({
    settings: { RDAP_URL: url, DNS_SERVERS: server },
    outside: { web: createSocketSend(new Set([url])), dns: createSocketDns },
  });
  const { body } = await get('/version/1.0.0/domain/google.com?deep=true');
  expect(body['deep']).toMatchObject({
    registration: { registered: true },
    a: ['142.250.80.46'],
    aaaa: [],
    ns: [],
    mx: [{ priority: 10, host: 'smtp.google.com' }],
    txt: [],
    mailhost: 'google',
  });
});

test('a domain is a federation entity whose key is its name', async () => {
  const { ask } = createContactGraph();
  const { data, errors } = await ask(
    'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Domain { name unicodeName suffix reserved } } }',
    { r: [{ __typename: 'Domain', name: 'xn--mnchen-3ya.de' }] },
  );
  expect(errors).toEqual([]);
  expect(data?.['_entities']).toEqual([
    { name: 'xn--mnchen-3ya.de', unicodeName: 'münchen.de', suffix: 'de', reserved: false },
  ]);
});
