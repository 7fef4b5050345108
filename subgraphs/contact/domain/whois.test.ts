import { expect, test } from 'vitest';
import { isoTime } from './registration.ts';
import { readReferral, readWhois } from './whois.ts';

const iana = (host: string) =>
  `% IANA WHOIS server\r\n\r\ndomain:       DE\r\n\r\nwhois:        ${host}\r\nstatus:       ACTIVE\r\n`;

// The registries' own texts.
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
])('%s says free', (_, text, name) => {
  expect(readWhois(name, text)).toBe('free');
});

test('the thick answer of .com is a registration', () => {
  expect(
    readWhois(
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
])('the time %s is %s', (text, time) => {
  expect(isoTime(text)).toBe(time);
});

test('IANA refers to public servers only', () => {
  expect(readReferral(iana('whois.denic.de'))).toBe('whois.denic.de');
  for (const host of ['localhost', '127.0.0.1', 'whois.internal', '10.0.0.1', '']) {
    expect(readReferral(iana(host)), host).toBeNull();
  }
});
