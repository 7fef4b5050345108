import { describe, expect, test } from 'vitest';
import { parseWhoisFields } from './whois-fields.ts';
import { createSocketWhois } from '../../../net/whois-socket.ts';
import { parseReferral, parseWhois } from './whois.ts';

/** Parses a WHOIS response for a name with these lines. */
const parseRegistered = (...lines: string[]) => {
  const verdict = parseWhois('sample.com', ['Domain Name: SAMPLE.COM', ...lines].join('\n'));
  if (verdict === null || verdict === 'free') throw new Error(`no registration: ${lines.join(', ')}`);
  return verdict;
};

describe('name in a WHOIS response', () => {
  const registrarLine = '\nRegistrar: Example Ltd\n';
  test.each([
    'Domain: sample.com',
    'domain_name: SAMPLE.COM.',
    'ASCII Name: sample.com',
    'A-label: sample.com',
    'Nom de domaine: sample.com',
    'Query: sample.com',
    'Domain: sample.com (sämple.com)',
    'Domain name:\n   sample.com',
    'Domain information:\n   Name: sample.com',
    'Domain: sample.com is Active',
  ])('a WHOIS response belongs to the requested domain when it repeats the name as %j', (line) => {
    expect(parseWhois('sample.com', line + registrarLine)).toMatchObject({ registrar: 'Example Ltd' });
  });

  test.each([
    'Old domain: sample.com',
    'Domain remark: sample.com',
    'Domain: other.com',
    'Domain: sample.com.au',
    'Domain: sample.com is Activated',
    'Domain: sample.com(sämple.com)',
    'Old domain name:\n   sample.com',
    'Domain name servers:\n   sample.com',
    'Domain name:\n   Nickname: sample.com',
  ])('a WHOIS response with another name or key does not belong to the requested domain: %j', (line) => {
    expect(parseWhois('sample.com', line + registrarLine)).toBeNull();
  });

  test('a domain is available when its own WHOIS record has the status free', () => {
    expect(parseWhois('sample.com', 'Domain: sample.com\nStatus: free\n')).toBe('free');
    expect(parseWhois('sample.com', 'Domain: sample.com\nDomain status: AVAILABLE\n')).toBe('free');
    expect(parseWhois('sample.com', 'Domain: other.com\nStatus: free\n')).toBeNull();
    expect(parseWhois('sample.com', 'Domain: sample.com\nOld status: free\n')).toBeNull();
    expect(parseWhois('sample.com', 'Domain: sample.com\nStatus of it: free\n')).toBeNull();
  });

  test('a WHOIS response whose only fact is a holder means that the domain is registered', () => {
    const parseWithLine = (line: string) => parseWhois('sample.com', `Domain: sample.com\n${line}\n`);
    for (const line of ['Holder: (not shown)', 'Registrant: Example', 'holder-c: EX1'])
      expect(parseWithLine(line)).toMatchObject({ registered: true, created: null });
    for (const line of ['Holder:', 'Shareholder: X', 'Holder-x: Y', 'Registrants: 3'])
      expect(parseWithLine(line)).toBeNull();
  });
});

test('WHOIS facts in sections about people, registrars and servers are ignored', () => {
  for (const section of [
    'Dates',
    'Relevant dates',
    'Status',
    'Domain details',
    'Main WHOIS server of all',
    'In English too',
  ])
    expect(parseRegistered(`\n${section}:\n  Created: 2010-02-03`).created, section).toBe('2010-02-03');
  for (const section of ['Billing dates', 'Dates of payment', 'Registrant', 'Non-Englishman'])
    expect(
      parseWhois('sample.com', `Domain: sample.com\n\n${section}:\n  Created: 2010-02-03\n`),
      section,
    ).toBeNull();
});

test.each([
  ['signed', true],
  ['Signed delegation', true],
  ['signedDelegation', true],
  ['YES', true],
  ['y', true],
  ['Y', true],
  ['unsigned', false],
  ['Unsigned delegation, no records', false],
  ['No', false],
  ['not signed', false],
  ['N', false],
  ['n', false],
  ['unknown', null],
  ['resigned', null],
  ['yonder', null],
  ['any', null],
  ['inactive', null],
  ['un', null],
])('the DNSSEC line %s in WHOIS is parsed as %s', (text, dnssec) => {
  expect(parseRegistered('Registrar: X', `DNSSEC: ${text}`).dnssec).toBe(dnssec);
});

test('each WHOIS status is returned once, in words, without its explanation and code', () => {
  const statusPairs = [
    'clientTransferProhibited https://icann.org/epp#clientTransferProhibited',
    'Connected (2027/03/31)',
    'ok - paid',
    '200 Active',
    '20 Years',
    'active',
    'x 200 days',
  ].map((status) => `Status: ${status}`);
  expect(parseRegistered(...statusPairs, 'Old status: hold', 'Status date: 2020-01-01').status).toEqual([
    'client transfer prohibited',
    'connected',
    'ok',
    'active',
    '20 years',
    'x 200 days',
  ]);
});

test.each([
  ['Example Ltd [Tag = EXAMPLE]', 'Example Ltd'],
  ['Example Corp.(http://agency.example)', 'Example Corp.'],
  ['Example (https://agency.example)', 'Example'],
  ['Example (Asia) Ltd', 'Example (Asia) Ltd'],
  ['(https://agency.example) Example', '(https://agency.example) Example'],
  ['(https://agency.example)', null],
])('parses the WHOIS registrar %s as %s', (text, registrar) => {
  expect(parseRegistered('Created: 2010-02-03', `Registrar: ${text}`).registrar).toBe(registrar);
});

test('the name servers in WHOIS are returned once, sorted and without addresses', () => {
  const lines = [
    'ns2.sample.com. [192.0.2.1]',
    'ns1.sample.com,x',
    'ns3.sample.com (192.0.2.3)',
    'NS1.SAMPLE.COM',
  ]
    .map((server) => `Name Server: ${server}`)
    .concat(
      'Name Server: none',
      'Name Server: sample.com',
      'Hostname: ns0.sample.com',
      'My dns: ns9.sample.com',
    );
  expect(parseRegistered(...lines).nameservers).toEqual([
    'ns0.sample.com',
    'ns1.sample.com',
    'ns2.sample.com',
    'ns3.sample.com',
  ]);
});

test('a WHOIS response of IANA has a separate line for the WHOIS server', () => {
  expect(parseReferral('% note\nWHOIS:   Whois.NIC.de \nstatus: ACTIVE')).toBe('whois.nic.de');
  expect(parseReferral('refer: whois.verisign-grs.com\r\n')).toBe('whois.verisign-grs.com');
  for (const line of [
    'xrefer: whois.nic.de',
    'refer: whois.nic.de and more',
    'see refer: whois.nic.de',
    'refer: nic',
  ])
    expect(parseReferral(line), line).toBeNull();
});

test.each(['localhost', '127.0.0.1', 'whois.internal', 'whois', ''])(
  'a WHOIS server that is not a public host is rejected: %s',
  async (host) => {
    await expect(createSocketWhois()(host, 'sample.com')).rejects.toThrow('rejected: not a public host name');
  },
);

test('a WHOIS section contains the lines after its header, even when their indentation is smaller', () => {
  expect(parseWhoisFields('    Registrar:\n  Name: X\n  URL: Y\n\nName: Z')).toEqual([
    { section: 'registrar', key: 'name', value: 'X' },
    { section: '', key: 'url', value: 'Y' },
    { section: '', key: 'name', value: 'Z' },
  ]);
});
