import { expect, test } from 'vitest';
import { createContactGraph } from '../../../test/support/contact-graph.ts';
import { createUnreachableProviders } from '../../../test/support/unreachable-providers.ts';
import {
  startLoopbackDns,
  record,
  type DnsBehaviour,
  type DnsQuestion,
} from '../../../test/support/loopback-dns.ts';
import { createSocketDns } from '../../../net/dns-socket.ts';
import { parseEmail } from './email-address.ts';

const { get, ask } = createContactGraph();
const getEmail = async (email: string) => (await get(`/email/${encodeURIComponent(email)}`)).body;

test('CAT-005 CON-001: /email validates an address and returns the documented fields', async () => {
  const { status, body } = await get('/email/jane@example.com');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual([
    'email',
    'didyoumean',
    'valid',
    'free',
    'domain',
    'domain_type',
    'domain_valid',
    'role',
    'disposable',
  ]);
  expect(body).toEqual({
    email: 'jane@example.com',
    didyoumean: null,
    valid: true,
    free: false,
    domain: 'example.com',
    domain_type: null,
    domain_valid: null,
    role: false,
    disposable: false,
  });
});

// RFC 5321 and 5322, restricted to addresses that current mail servers accept.
test.each([
  ['not-an-email', 'incomplete'],
  ['@example.com', 'incomplete'],
  ['jane@', 'incomplete'],
  ['jane@@example.com', 'local_part'],
  ['a..b@example.com', 'local_part'],
  ['.a@example.com', 'local_part'],
  ['a.@example.com', 'local_part'],
  ['jane@-x.com', 'domain'],
  ['jane@x-.com', 'domain'],
  ['jane@localhost', 'domain'],
  ['jane@127.0.0.1', 'domain'],
  ['jane@[127.0.0.1]', 'domain'],
  ['Jane <jane@example.com>', 'local_part'],
  ['jane@exa mple.com', 'domain'],
  ['jane@example..com', 'domain'],
  [`${'a'.repeat(65)}@example.com`, 'too_long'],
  [`jane@${'a'.repeat(64)}.com`, 'domain'],
  ['jane@example.123', 'domain'],
  ['jane,joe@example.com', 'local_part'],
  [' ', 'incomplete'],
])(
  'CON-004: the email address %s returns valid: false with nulls and the reason %s, not an error',
  async (email, reason) => {
    const { status, body } = await get(`/email/${encodeURIComponent(email)}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      email,
      didyoumean: null,
      valid: false,
      free: null,
      domain: null,
      domain_type: null,
      domain_valid: null,
      role: null,
      disposable: null,
      reason,
    });
  },
);

// Quoted strings of RFC 5321 and characters of RFC 6531. The verdicts agree with the test suites of isemail and validator.js.
test.each([
  ['"jane doe"@example.com', true],
  ['"a\\"b"@example.com', true],
  ['"a\\\\b"@example.com', true],
  ['"a@b"@example.com', true],
  ['伊昭傑@郵件.商務', true],
  ['\u{10437}@example.org', true],
  ['"a"b"@example.com', false],
  ['"a\\"@example.com', false],
  ['a"b"@example.com', false],
  ['ｊａｎｅ@example.com', false],
  ['jane@ｅxample.com', false],
  ['jane@example.com.', false],
  ['jane@example.c', false],
  ['jane@example.com©', false],
  [`${'é'.repeat(33)}@example.com`, false],
])('the email address %s is valid: %s', async (email, valid) => {
  expect(await getEmail(email)).toMatchObject({ email, valid });
});

// Control characters, lone surrogates and bidirectional marks.
const unprintableCharacters = [
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(0x7f + code)),
  '\u2028',
  '\u202E',
  '\uD800',
  '\uDC00',
];

test('an email address with a control character or a lone surrogate at any position is rejected', () => {
  for (const character of unprintableCharacters) {
    for (const start of ['jane', '"ja ne"', '"ja\\', '"']) {
      const end = start.startsWith('"') ? '"' : '';
      expect(parseEmail(`${start}${character}${end}@example.com`)).toBeNull();
      expect(parseEmail(`jane@exam${character}ple.com`)).toBeNull();
      expect(parseEmail(`${character}${start}${end}@example.com`)).toBeNull();
      expect(parseEmail(`jane@example.com${character}`)).toBeNull();
    }
  }
  expect(parseEmail('jane@example.com')).not.toBeNull();
});

test('an email address with invisible characters in its domain is rejected, although IDNA mapping would remove them', () => {
  for (const character of ['\u200b', '\u00ad', '\u2060', '\ufeff', '\u200e'])
    expect(parseEmail(`jane@exam${character}ple.com`)).toBeNull();
  // Zero-width joiners change the shape of letters and are allowed in names.
  expect(parseEmail('jane@نامه\u200cای.com')?.domain.name.ascii).toBe('xn--mgba3gch31f060k.com');
});

test('the graph never returns an email address with control characters, lone surrogates or invisible characters', async () => {
  for (const character of ['\u0000', '\u0007', '\u007F', '\u009F', '\uD800']) {
    const { errors } = await ask('query ($text: String!) { email(address: $text) { email } }', {
      text: `ja${character}ne@x`,
    });
    expect(errors).toMatchObject([{ code: 'invalid_request', param: 'address' }]);
    const batchResponse = await ask(
      'query ($texts: [String!]!) { emails(addresses: $texts) { email valid } }',
      {
        texts: ['a@example.com', `ja${character}ne@x`, 'b'],
      },
    );
    expect(batchResponse.data).toEqual({
      emails: [{ email: 'a@example.com', valid: true }, null, { email: 'b', valid: false }],
    });
    expect(batchResponse.errors).toMatchObject([{ code: 'invalid_request', param: 'addresses' }]);
  }
});

test('CON-006: /email keeps the local part, lower-cases the domain and converts Unicode to A-labels', async () => {
  expect(await getEmail('A+b@EXAMPLE.com')).toMatchObject({
    email: 'A+b@example.com',
    domain: 'example.com',
    valid: true,
  });
  expect(await getEmail('jörg@MÜNCHEN.de')).toMatchObject({
    email: 'jörg@münchen.de',
    domain: 'xn--mnchen-3ya.de',
    valid: true,
  });
});

test.each([
  ['admin', true],
  ['info', true],
  ['support', true],
  ['postmaster', true],
  ['Sales', true],
  ['admin+tag', true],
  ['jane', false],
  ['john.smith', false],
])('CON-003: the local part %s of an email address is a role: %s', async (local, role) => {
  expect(await getEmail(`${local}@example.com`)).toMatchObject({ role });
});

test.each([
  ['a@mailinator.com', true],
  ['a@x.mailinator.com', true],
  ['a@temp-mail.io', true],
  ['a@tempmail.com', true],
  ['a@spamgourmet.com', true],
  ['a@x.y.guerrillamail.com', true],
  ['a@superrito.com', true],
  ['a@xn--desayuno-tnico-jkb.info', true],
  ['a@desayuno-étnico.info', true],
  ['a@gmail.com', false],
  ['a@duck.com', false],
  ['a@21cn.com', false],
  ['a@safe-mail.net', false],
  ['a@priest.com', false],
  ['a@simplelogin.com', false],
  ['a@mailinator.example.com', false],
])('the email address %s is disposable: %s', async (email, disposable) => {
  expect(await getEmail(email)).toMatchObject({ disposable });
});

test.each([
  ['a@gmail.com', true],
  ['a@yahoo.co.uk', true],
  ['a@web.de', true],
  ['a@fastmail.com', true],
  ['a@example.com', false],
  ['a@mailinator.com', false],
  ['a@ibm.com', false],
])('the email provider of %s is free: %s', async (email, free) => {
  expect(await getEmail(email)).toMatchObject({ free });
});

test.each([
  ['jane@gmial.com', 'jane@gmail.com'],
  ['jane@gmail.con', 'jane@gmail.com'],
  ['jane@gmail.co', 'jane@gmail.com'],
  ['jane@gnail.com', 'jane@gmail.com'],
  ['jane@gmaill.com', 'jane@gmail.com'],
  ['jane@hotmial.com', 'jane@hotmail.com'],
  ['jane@yaho.com', 'jane@yahoo.com'],
  ['jane@outlok.com', 'jane@outlook.com'],
  ['jane@iclould.com', 'jane@icloud.com'],
  ['jane@gmail.com', null],
  ['jane@ymail.com', null],
  ['jane@mail.com', null],
  ['jane@example.com', null],
  ['jane@email.cz', null],
])('/email suggests for the address %s the address %s', async (email, didyoumean) => {
  expect(await getEmail(email)).toMatchObject({ didyoumean });
});

test.each([
  ['a@mit.edu', 'academic'],
  ['a@in.tum.de', 'academic'],
  ['a@epfl.ch', 'academic'],
  ['a@my-tum.de', null],
  ['a@cs.ox.ac.uk', 'academic'],
  ['a@u-tokyo.ac.jp', 'academic'],
  ['a@whitehouse.gov', 'government'],
  ['a@service.gov.uk', 'government'],
  ['a@culture.gouv.fr', 'government'],
  ['a@ec.europa.eu', 'government'],
  ['a@navy.mil', 'military'],
  ['a@army.mod.uk', 'military'],
  ['a@edu.com', null],
  ['a@gov.example.com', null],
])('the domain of the email address %s has the type %s', async (email, domain_type) => {
  expect(await getEmail(email)).toMatchObject({ domain_type });
});

test('CON-002: domain_valid is false without a query for an impossible domain, and null for other domains', async () => {
  const { sent, outside } = createUnreachableProviders();
  const offlineGraph = createContactGraph({ outside });
  for (const domain of ['foo.invalid', 'foo.test', 'foo.local', 'foo.nosuchtld']) {
    expect((await offlineGraph.get(`/email/jane@${domain}`)).body).toMatchObject({
      valid: true,
      domain_valid: false,
    });
  }
  expect((await offlineGraph.get('/email/jane@gmail.com')).body).toMatchObject({ domain_valid: null });
  expect(sent).toEqual([]);
});

async function serveDns(behave: (request: DnsQuestion) => DnsBehaviour) {
  const { server, requested } = await startLoopbackDns(behave);
  return {
    ...createContactGraph({ settings: { DNS_SERVERS: server }, outside: { dns: createSocketDns } }),
    requested,
  };
}
const createMxResponder =
  (exchange: string, priority = 10) =>
  ({ name, type }: DnsQuestion): DnsBehaviour => ({
    answers: type === 'MX' ? [record(name, 'MX', 60, { priority, exchange })] : [],
  });

test('CON-005 CON-019 CONV-019: the deep fields of an email address include the mail exchangers, also on the free plan', async () => {
  const { server } = await startLoopbackDns(createMxResponder('aspmx.l.google.com'));
  const freePlanGraph = createContactGraph({
    plan: 'free',
    settings: { DNS_SERVERS: server },
    outside: { dns: createSocketDns },
  });
  const { body } = await freePlanGraph.get('/email/mary.jones+news@example.org?deep=true');
  expect(body).toMatchObject({ domain_valid: true });
  expect(body['deep']).toEqual({
    first_name: 'Mary',
    no_reply: false,
    tag: 'news',
    mail_provider: 'google',
    deliverable: null,
    catchall: null,
    status: null,
    reason: null,
  });
});

// The operators list these mail exchangers in their set-up guides.
test.each([
  ['example-com.mail.protection.outlook.com', 'microsoft'],
  ['mx1.mail.icloud.com', 'apple'],
  ['mail.protonmail.ch', 'proton'],
  ['in1-smtp.messagingengine.com', 'fastmail'],
  ['mx00.kundenserver.de', 'ionos'],
  ['mail.example.org', null],
])('the mail exchanger %s belongs to the mail operator %s', async (host, operator) => {
  const { get: ask } = await serveDns(createMxResponder(host));
  expect((await ask('/email/jane@example.org?deep=true')).body['deep']).toMatchObject({
    mail_provider: operator,
  });
});

test('the domain of an email address has its own mail exchangers in the graph, and an invalid address has no domain', async () => {
  const { ask: query, requested } = await serveDns(createMxResponder('mx.example.net'));
  const { data, errors } = await query(
    '{ emails(addresses: ["jane@sub.example.org", "junk"]) { mx { domainName } domain { name mx { domainName records { priority host } } } } }',
  );
  expect(errors).toEqual([]);
  expect(data?.['emails']).toEqual([
    {
      mx: { domainName: 'sub.example.org' },
      domain: {
        name: 'example.org',
        mx: { domainName: 'example.org', records: [{ priority: 10, host: 'mx.example.net' }] },
      },
    },
    { mx: null, domain: null },
  ]);
  expect(requested.toSorted()).toEqual(['udp example.org MX', 'udp sub.example.org MX']);
});

test.each([
  ['a name that does not exist', () => ({ rcode: 3 }), 'no_domain'],
  ['null MX', createMxResponder('', 0), 'null_mx'],
  ['neither exchanger nor address', () => ({ answers: [] }), 'no_mail_server'],
  ['localhost as exchanger', createMxResponder('localhost'), 'no_mail_server'],
  ['an exchanger in a private network', createMxResponder('mail.corp.internal'), 'no_mail_server'],
  ['an address as exchanger', createMxResponder('169.254.169.254'), 'no_mail_server'],
  [
    'a private address in place of an exchanger',
    ({ name, type }) => ({ answers: type === 'A' ? [record(name, 'A', 60, { address: '10.0.0.25' })] : [] }),
    'no_mail_server',
  ],
  [
    'a loopback address in place of an exchanger',
    ({ name, type }) => ({ answers: type === 'A' ? [record(name, 'A', 60, { address: '127.0.0.1' })] : [] }),
    'no_mail_server',
  ],
] as [string, (request: DnsQuestion) => DnsBehaviour, string][])(
  'CON-002: a domain accepts no mail: %s',
  async (_, behave, reason) => {
    const { get: ask } = await serveDns(behave);
    const { body } = await ask('/email/jane@example.org?deep=true');
    expect(body).toMatchObject({
      domain_valid: false,
      deep: { deliverable: false, status: 'undeliverable', reason, mail_provider: null, catchall: null },
    });
  },
);

test('a domain without mail exchanger accepts mail at its own address (RFC 5321)', async () => {
  const { get: ask } = await serveDns(({ name, type }) => ({
    answers: type === 'A' ? [record(name, 'A', 60, { address: '93.184.215.14' })] : [],
  }));
  expect((await ask('/email/jane@example.org?deep=true')).body).toMatchObject({
    domain_valid: true,
    deep: { status: null },
  });
});

test.each([
  ['jane@mailinator.com', 'risky', 'disposable'],
  ['info@example.org', 'risky', 'role'],
])('the status of the email address %s is %s because of %s', async (email, status, reason) => {
  const { get: ask } = await serveDns(createMxResponder('mx.example.org'));
  expect((await ask(`/email/${email}?deep=true`)).body['deep']).toMatchObject({
    status,
    reason,
    deliverable: null,
  });
});

test('/email with deep returns 503, never "accepts no mail", after a DNS failure', async () => {
  const { get: ask } = await serveDns(() => ({ rcode: 2 }));
  const { status, body } = await ask('/email/jane@example.org?deep=true');
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'service_unavailable' });
  expect((await ask('/email/jane@example.org')).status).toBe(200);
});

test('/email with deep sends no query for an invalid address', async () => {
  const { sent, outside } = createUnreachableProviders();
  const { status, body } = await createContactGraph({ outside }).get('/email/not-an-email?deep=true');
  expect(status).toBe(200);
  expect(body['deep']).toMatchObject({ status: 'undeliverable', reason: 'invalid', deliverable: false });
  expect(sent).toEqual([]);
});

test.each([
  ['noreply@example.com', { noReply: true, firstName: null }],
  ['no-reply+7@example.com', { noReply: true, tag: '7' }],
  ['do_not_reply@example.com', { noReply: true }],
  ['mary@example.com', { firstName: 'Mary', noReply: false, tag: null }],
  ['JOHN_DOE@example.com', { firstName: 'John' }],
  ['xqzt@example.com', { firstName: null }],
  ['press@example.com', { firstName: null }],
  ['NOREPLY@example.com', { noReply: true }],
  ['dont-reply@example.com', { noReply: true }],
  ['xnoreply@example.com', { noReply: false }],
  ['amy7@example.com', { firstName: 'Amy' }],
  ['amy-jones@example.com', { firstName: 'Amy' }],
  // A local part of two letters can also consist of initials.
  ['al@example.com', { firstName: null }],
  ['7amy@example.com', { firstName: null }],
  ['amy+b+c@example.com', { firstName: 'Amy', tag: 'b+c' }],
  ['amy+@example.com', { tag: null }],
  ['+amy@example.com', { tag: null }],
])('/email returns the facts of the local part of %s', async (address, facts) => {
  const { data } = await ask('query ($a: String!) { email(address: $a) { noReply firstName tag } }', {
    a: address,
  });
  expect(data?.['email']).toMatchObject(facts);
});

test('an email address has neither free nor domain in API version 1.0.0', async () => {
  expect(Object.keys((await get('/version/1.0.0/email/jane@example.com')).body)).toEqual([
    'email',
    'didyoumean',
    'valid',
    'domain_valid',
    'role',
    'disposable',
  ]);
});

test('the graph returns a batch of email addresses, each with its domain', async () => {
  const { data, errors } = await ask(
    'query ($a: [String!]!) { emails(addresses: $a) { valid domain { name reserved available } } }',
    { a: ['jane@mail.example.com', 'x', 'jane@foo.local'] },
  );
  expect(errors).toEqual([]);
  expect(data?.['emails']).toEqual([
    { valid: true, domain: { name: 'example.com', reserved: true, available: false } },
    { valid: false, domain: null },
    { valid: true, domain: { name: 'foo.local', reserved: true, available: false } },
  ]);
  const tooManyAddresses = { a: Array(101).fill('x') };
  expect(
    (await ask('query ($a: [String!]!) { emails(addresses: $a) { valid } }', tooManyAddresses)).errors,
  ).toMatchObject([{ code: 'invalid_request', param: 'addresses' }]);
});

test('the domain angi.com of a company is not disposable, and recent domains of disposable addresses are', async () => {
  expect((await get('/email/jane@angi.com')).body).toMatchObject({ disposable: false });
  for (const domain of ['buzblox.com', 'gonetor.com', 'piqamail.top'])
    expect((await get(`/email/jane@${domain}`)).body, domain).toMatchObject({ disposable: true });
});
