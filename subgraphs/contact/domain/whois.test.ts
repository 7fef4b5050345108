import { expect, test } from 'vitest';
import { parseIsoTime } from './registration.ts';
import { formatQueryLine, parseReferral, parseWhois } from './whois.ts';
import { classifyStatement } from './whois-evidence.ts';

const formatIanaResponse = (host: string) =>
  `% IANA WHOIS server\r\n\r\ndomain:       DE\r\n\r\nwhois:        ${host}\r\nstatus:       ACTIVE\r\n`;

// Original responses of the registries.
test.each([
  [
    '.com',
    'No match for "SURELY-FREE.COM".\r\n>>> Last update of whois database: 2026-11-20T00:00:00Z <<<',
    'surely-free.com',
  ],
  ['.org', 'Domain not found.\r\n>>> Last update of WHOIS database', 'surely-free.org'],
  ['.de', 'Domain: surely-free.de\nStatus: free\n', 'surely-free.de'],
  [
    '.eu',
    '% The WHOIS service\n\nDomain: surely-free.eu\nScript: LATIN\n\nStatus: AVAILABLE\n',
    'surely-free.eu',
  ],
  ['.nl', 'surely-free.nl is free\n', 'surely-free.nl'],
  ['.fr', '%%\n%% NOT FOUND\n', 'surely-free.fr'],
  [
    '.uk',
    '\n    No match for "surely-free.uk".\n\n    This domain name has not been registered.\n',
    'surely-free.uk',
  ],
  ['.io', 'The queried object does not exist: DOMAIN NOT FOUND', 'surely-free.io'],
  ['.se', 'domain "surely-free.se" not found.\n', 'surely-free.se'],
  ['.ru', '% TCI Whois Service.\n\nNo entries found for the selected source(s).\n', 'surely-free.ru'],
  ['.it', 'Domain:             surely-free.it\nStatus:             AVAILABLE\n', 'surely-free.it'],
])('the WHOIS response of %s means that the domain is available', (_, text, name) => {
  expect(parseWhois(name, text)).toBe('free');
});

/** Lines by which registries report that a name is not registered. */
const freeStatements = [
  'No match for surely-free.example.',
  'surely-free.example: no match',
  'Object not found.',
  'Domain not found: surely-free.example',
  'surely-free.example is available for registration',
  'Error: 230: No entries found for the selected source(s).',
  'No Data Found',
  'No such domain was found!',
  'No data was found to match the request criteria.',
  'No information available about domain name "surely-free.example" in the Registry NASK database.',
  'no found',
  'No such domain: surely-free.example',
  'Nothing found for this query.',
  'No matching record found.',
  'The queried object does not exist: no matching objects found',
  'OBJECT_NOT_FOUND',
  'The requested domain name surely-free.example was not found in the registry of the country',
  'Sorry, but domain: "surely-free.example", not found in database',
  'ERROR:101: Domain name not found',
  'We do not have an entry in our database matching your query.',
  'Domain surely-free.example not registred.',
  'No entries found in the AFNIC Database.',
  'No entries found for domain surely-free.example',
  'Error 230 No Objects Found',
  'No records matching surely-free.example found.',
  'Object does not exist',
  'This domain name has not been registered.',
  'Above domain name is not registered to KRNIC.',
  'Not Registered - The domain you have requested (surely-free.example) is not a registered .ie domain name.',
  'Data not found. This domain is available for registration.',
  'This domain is available for registration',
  'Status: AVAILABLE (No match for domain "surely-free.example")',
  'Nincs találat / No match',
  'No_Se_Encontro_El_Objeto/Object_Not_Found',
  'This query returned 0 objects.',
  'Invalid query or domain name not known in Dot TK Domain Registry',
];

test.each(freeStatements)(
  'a WHOIS response reports an available domain only when the complete line matches: %s',
  (line) => {
    const classify = (text: string) => classifyStatement(text, 'surely-free.example');
    expect([classify(line), classify(`% ${line} <<<`), classify(line.toUpperCase())]).toEqual([
      'free',
      'free',
      'free',
    ]);
    // These lines contain the same words within a longer explanation.
    expect(classify(`Answers are as follows, ${line}`)).toBeNull();
    expect(classify(`${line} - means that the search had no hit`)).not.toBe('free');
  },
);

test.each([
  'Error: 55000000002 Connection refused; access control limit exceeded',
  'Your query limit has been exceeded, and so was the quota',
  'Quota exceeded for 192.0.2.1',
  'Exceeded the query limit of one minute',
  'Number of allowed queries exceeded.',
  'Too many requests from your address',
  'Access denied for this client',
  'Your IP address has been blocked by the registry',
  'The service is temporarily unavailable, sorry',
  'Please try again later',
  'Server under maintenance until noon',
])('the WHOIS error %s states nothing about the registration of a domain', (line) => {
  expect(classifyStatement(line, 'surely-free.example')).toBe('rejected');
  expect(classifyStatement(line.toUpperCase(), 'surely-free.example')).toBe('rejected');
});

test('a WHOIS line of more than 160 characters is not read as a statement about the domain', () => {
  const longStatement = `too many requests ${'x'.repeat(142)}`;
  expect([longStatement.length, classifyStatement(longStatement, 'a.example')]).toEqual([160, 'rejected']);
  expect(classifyStatement(`${longStatement}x`, 'a.example')).toBeNull();
});

test('the complete WHOIS response of the registry of .com is parsed', () => {
  expect(
    parseWhois(
      'google.com',
      [
        '   Domain Name: GOOGLE.COM',
        '   Registrar URL: http://www.markmonitor.com',
        '   Updated Date: 2019-09-09T15:39:04Z',
        '   Creation Date: 1997-09-15T04:00:00Z',
        '   Registry Expiry Date: 2028-09-14T04:00:00Z',
        '   Registrar: MarkMonitor Inc.',
        '   Domain Status: clientDeleteProhibited https://icann.org/epp#clientDeleteProhibited',
        '   Name Server: NS1.GOOGLE.COM',
        '   Name Server: NS2.GOOGLE.COM',
        '   DNSSEC: unsigned',
      ].join('\r\n'),
    ),
  ).toEqual({
    registered: true,
    created: '1997-09-15T04:00:00Z',
    updated: '2019-09-09T15:39:04Z',
    expires: '2028-09-14T04:00:00Z',
    registrar: 'MarkMonitor Inc.',
    status: ['client delete prohibited'],
    dnssec: false,
    nameservers: ['ns1.google.com', 'ns2.google.com'],
    source: 'whois',
  });
});

test('a WHOIS field is recognised by its complete key, not just by its beginning or end', () => {
  const decoyLines = ['created', 'updated', 'expires', 'registrar', 'dnssec'].flatMap((key) => [
    `Previously ${key}: 2001-01-01`,
    `${key} remark: 2001-01-01`,
  ]);
  const fieldLines = [
    'Created: 2010-02-03',
    'Updated: 2020-03-04',
    'Expires: 2030-04-05',
    'Registrar: Example Ltd',
    'DNSSEC: unsigned',
    'Name Server: NS1.SAMPLE.COM',
  ];
  expect(
    parseWhois('sample.com', ['Domain Name: SAMPLE.COM', ...decoyLines, ...fieldLines].join('\n')),
  ).toEqual({
    registered: true,
    created: '2010-02-03',
    updated: '2020-03-04',
    expires: '2030-04-05',
    registrar: 'Example Ltd',
    status: [],
    dnssec: false,
    nameservers: ['ns1.sample.com'],
    source: 'whois',
  });
});

test.each([
  ['1997-09-15T04:00:00Z', '1997-09-15T04:00:00Z'],
  ['2019-09-09T15:39:04.000+02:00', '2019-09-09T13:39:04Z'],
  ['2020-01-02 03:04:05 UTC', '2020-01-02T03:04:05Z'],
  ['2020-01-02 03:04:05', '2020-01-02'],
  ['2020.01.02', '2020-01-02'],
  ['02-Jan-2020', '2020-01-02'],
  ['2020-02-30', null],
  ['tomorrow', null],
  ['', null],
])('parseIsoTime converts the WHOIS time %s to %s', (text, time) => {
  expect(parseIsoTime(text)).toBe(time);
});

test('the WHOIS registrar is the line with the key name in its section', () => {
  const formatEuResponse = (registrar: string) =>
    `Domain: sample.eu\nScript: LATIN\n\nRegistrar:\n${registrar}\n\nName servers:\n        ns1.sample.eu\n`;
  expect(
    parseWhois('sample.eu', formatEuResponse('        Website: https://registrar.example')),
  ).toMatchObject({
    registrar: null,
    nameservers: ['ns1.sample.eu'],
  });
});

// DENIC and JPRS document their own query formats. Other registries expect the name alone.
test.each([
  ['de', 'example.de', '-T dn,ace example.de'],
  ['jp', 'example.jp', 'example.jp/e'],
  ['com', 'example.com', 'example.com'],
])('the WHOIS query for .%s has the format that its registry requires', (top, name, line) => {
  expect(formatQueryLine(top, name)).toBe(line);
});

test('the WHOIS client accepts only public servers from the response of IANA', () => {
  expect(parseReferral(formatIanaResponse('whois.denic.de'))).toBe('whois.denic.de');
  for (const host of ['localhost', '127.0.0.1', 'whois.internal', '10.0.0.1', '']) {
    expect(parseReferral(formatIanaResponse(host)), host).toBeNull();
  }
});
