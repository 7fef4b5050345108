import { expect, test } from 'vitest';
import { parseWhois } from './whois.ts';

/** Fictitious responses in the formats that the registries document. Legal notices are shortened and reworded. */
const legalNotice =
  '\n\nNOTICE: access to this data is provided for information only. You are not authorized to access or query our\n' +
  'service by automated means; abusers may be blocked or blacklisted, and a rate limit applies. The service may be\n' +
  'unavailable during maintenance; a domain that is not found here may be available for registration elsewhere.\n';

const registeredResponses: readonly (readonly [string, string, object])[] = [
  [
    'sample.eu',
    'Domain: sample.eu\nScript: LATIN\n\nRegistrant:\n        NOT DISCLOSED!\n\nRegistrar:\n        Name: Example Registrar\n        Website: https://registrar.example\n\nName servers:\n        ns1.sample.eu (192.0.2.1)\n        ns2.sample.eu\n\nPlease visit www.eurid.eu for more info.\n',
    { registrar: 'Example Registrar', nameservers: ['ns1.sample.eu', 'ns2.sample.eu'], status: [] },
  ],
  [
    'sample.jp',
    '[ JPRS database provides information on network administration. ]\n\nDomain Information:\n[Domain Name]                   SAMPLE.JP\n\n[Registrant]                    Example K.K.\n\n[Name Server]                   ns1.sample.jp\n[Name Server]                   ns2.sample.jp\n[Signing Key]                   \n\n[Created on]                    2005/05/30\n[Expires on]                    2027/05/31\n[Status]                        Active\n[Last Updated]                  2026/06/01 01:05:04 (JST)\n\nContact Information:\n[Name]                          Example K.K.\n',
    {
      created: '2005-05-30',
      expires: '2027-05-31',
      updated: '2026-05-31T16:05:04Z',
      status: ['active'],
      nameservers: ['ns1.sample.jp', 'ns2.sample.jp'],
    },
  ],
  [
    'sample.co.jp',
    'Domain Information:\na. [Domain Name]                SAMPLE.CO.JP\ng. [Organization]               Example\np. [Name Server]                ns1.sample.co.jp\n[State]                         Connected (2027/03/31)\n[Registered Date]               2001/03/22\n[Last Update]                   2026/04/01 01:02:45 (JST)\n',
    {
      created: '2001-03-22',
      updated: '2026-03-31T16:02:45Z',
      status: ['connected'],
      nameservers: ['ns1.sample.co.jp'],
    },
  ],
  [
    'sample.ch',
    'Domain name:\nsample.ch\n\nHolder of domain name:\nExample AG\n8000 Zuerich\n\nRegistrar:\nExample Registrar AG\n\nDNSSEC:N\n\nName servers:\nns1.sample.ch\t[192.0.2.1]\nns2.sample.net\n\nFirst registration date:\n1996-03-07\n',
    { registrar: 'Example Registrar AG', dnssec: false, nameservers: ['ns1.sample.ch', 'ns2.sample.net'] },
  ],
  [
    'sample.ee',
    'Domain:\nname:       sample.ee\nstatus:     ok (paid and in zone)\nregistered: 2010-07-04 06:55:02 +03:00\nchanged:    2026-02-10 09:00:00 +02:00\nexpire:     2027-07-05\noutzone:    \ndelete:     \n\nRegistrant:\nname:       Private Person\nchanged:    2020-01-01 00:00:00 +02:00\n\nRegistrar:\nname:       Example OU\nurl:        http://registrar.example\nchanged:    2019-01-01 00:00:00 +02:00\n\nName servers:\nnserver:   ns1.sample.ee\nnserver:   ns2.sample.ee\nchanged:   2018-01-01 00:00:00 +02:00\n',
    {
      created: '2010-07-04T03:55:02Z',
      updated: '2026-02-10T07:00:00Z',
      expires: '2027-07-05',
      registrar: 'Example OU',
      status: ['ok'],
      nameservers: ['ns1.sample.ee', 'ns2.sample.ee'],
    },
  ],
  [
    'sample.hu',
    '% Whois server serving the hu ccTLD\n\ndomain:         sample.hu\nrecord created: 2000-03-03\n',
    { created: '2000-03-03' },
  ],
  [
    'sample.edu',
    'Domain Name: SAMPLE.EDU\n\nRegistrant:\n\tExample Institute\n\tUSA\n\nName Servers:\n\tNS1.SAMPLE.EDU\n\tNS2.SAMPLE.EDU\n\nDomain record activated:    23-May-1985\nDomain record last updated: 24-Jan-2026\nDomain expires:             31-Jul-2027\n',
    {
      created: '1985-05-23',
      updated: '2026-01-24',
      expires: '2027-07-31',
      nameservers: ['ns1.sample.edu', 'ns2.sample.edu'],
    },
  ],
  [
    'sample.kz',
    'Whois Server for the KZ top level domain name.\n\nDomain Name............: sample.kz\n\nOrganization Using Domain Name\nName...................: Example\n\nNameserver in listed order\n\nPrimary server.........: ns1.sample.kz\nSecondary server.......: ns2.sample.kz\n\nDomain created: 1999-06-07 13:01:43 (GMT+0:00)\nLast modified : 2012-11-28 03:16:59 (GMT+0:00)\nDomain status : clientTransferProhibited - status\n',
    {
      created: '1999-06-07T13:01:43Z',
      updated: '2012-11-28T03:16:59Z',
      status: ['client transfer prohibited'],
      nameservers: ['ns1.sample.kz', 'ns2.sample.kz'],
    },
  ],
  [
    'sample.nz',
    'query_status: 200 Active\ndomain_name: sample.nz\ndomain_dateregistered: 1999-02-17T00:00:00+13:00\ndomain_datelastmodified: 2021-02-01T01:02:03+13:00\nregistrar_name: Example Ltd\nns_name_01: ns1.sample.nz\nns_name_02: ns2.sample.nz\n',
    { registrar: 'Example Ltd', status: ['active'], nameservers: ['ns1.sample.nz', 'ns2.sample.nz'] },
  ],
  [
    'sample.it',
    'Domain:             sample.it\nStatus:             ok\nSigned:             no\nCreated:            1999-12-10 00:00:00\nLast Update:        2026-05-07 01:00:36\nExpire Date:        2027-04-21\n\nRegistrant\n  Organization:     Example Srl\n  Created:          2018-03-02 19:04:02\n\nRegistrar\n  Organization:     Example Registrar Srl\n  Name:             EXAMPLE-REG\n\nNameservers\n  ns1.sample.it\n  ns2.sample.it\n',
    {
      created: '1999-12-10',
      updated: '2026-05-07',
      expires: '2027-04-21',
      registrar: 'Example Registrar Srl',
      dnssec: false,
      status: ['ok'],
      nameservers: ['ns1.sample.it', 'ns2.sample.it'],
    },
  ],
  [
    'sample.dk',
    '# Legal notes\n\nDomain:               sample.dk\nDNS:                  sample.dk\nRegistered:           1999-01-10\nExpires:              2027-03-31\nRegistration period:  1 year\nDNSSEC:               Unsigned delegation, no records\nStatus:               Active\n\nNameservers\nHostname:             ns1.sample.dk\nHostname:             ns2.sample.dk\n',
    {
      created: '1999-01-10',
      expires: '2027-03-31',
      dnssec: false,
      status: ['active'],
      nameservers: ['ns1.sample.dk', 'ns2.sample.dk'],
    },
  ],
  [
    'sample.hk',
    'Domain Name:  SAMPLE.HK \n\nDomain Status: Active \n\nDNSSEC:  unsigned \n\nRegistrar Name: Example Limited\n\nDomain Name Commencement Date: 22-01-2001\nExpiry Date: 29-03-2027\n\nName Servers Information:\n\nNS1.SAMPLE.HK\nNS2.SAMPLE.HK\n\nStatus Information:\n\nDomain Prohibit Status:\n',
    {
      created: '2001-01-22',
      expires: '2027-03-29',
      registrar: 'Example Limited',
      status: ['active'],
      nameservers: ['ns1.sample.hk', 'ns2.sample.hk'],
    },
  ],
  [
    'sample.co.kr',
    'query : sample.co.kr\n\n# ENGLISH\n\nDomain Name                 : sample.co.kr\nRegistrant                  : Example\nRegistered Date             : 1999. 07. 28.\nLast Updated Date           : 2024. 02. 28.\nExpiration Date             : 2027. 07. 28.\nPublishes                   : N\nAuthorized Agency           : Example Corp.(http://agency.example)\nDNSSEC                      : unsigned\n\nPrimary Name Server\n   Host Name                : ns1.sample.co.kr\n\nSecondary Name Server\n   Host Name                : ns2.sample.co.kr\n',
    {
      created: '1999-07-28',
      updated: '2024-02-28',
      expires: '2027-07-28',
      registrar: 'Example Corp.',
      dnssec: false,
      nameservers: ['ns1.sample.co.kr', 'ns2.sample.co.kr'],
    },
  ],
  [
    'sample.rs',
    'Domain name: sample.rs\nDomain status: Active\nRegistration date: 10.03.2008 12:31:19\nModification date: 12.02.2026 10:00:00\nExpiration date: 10.03.2027 12:31:19\nRegistrar: Example d.o.o.\nRegistrant: Example\n\nDNS: ns1.sample.rs - 192.0.2.1\nDNS: ns2.sample.rs -\nDNSSEC signed: no\n',
    {
      created: '2008-03-10',
      updated: '2026-02-12',
      expires: '2027-03-10',
      dnssec: false,
      nameservers: ['ns1.sample.rs', 'ns2.sample.rs'],
    },
  ],
  [
    'sample.cn',
    'Domain Name: sample.cn\nROID: 20030317s10001s00000000-cn\nDomain Status: clientTransferProhibited\nRegistrant: Example\nSponsoring Registrar: Example Co., Ltd.\nName Server: ns1.sample.cn\nRegistration Time: 2003-03-17 12:20:05\nExpiration Time: 2027-03-17 12:48:36\nDNSSEC: unsigned\n',
    {
      created: '2003-03-17',
      expires: '2027-03-17',
      registrar: 'Example Co., Ltd.',
      status: ['client transfer prohibited'],
    },
  ],
  [
    'sample.ir',
    '% This is the IRNIC Whois server.\n\ndomain:\t\tsample.ir\nascii:\t\tsample.ir\nremarks:\t(Domain Holder) Example\nholder-c:\tex1-irnic\nnserver:\tns1.sample.ir\nnserver:\tns2.sample.ir\nlast-updated:\t2025-12-10\nexpire-date:\t2027-12-22\nsource:\t\tIRNIC # Filtered\n',
    { updated: '2025-12-10', expires: '2027-12-22', nameservers: ['ns1.sample.ir', 'ns2.sample.ir'] },
  ],
  [
    'sample.ch',
    'Domain name\tsample.ch\n\nRegistrar\tExample AG\nExample Street 1\nCH-8000 Zürich\n\nDNSSEC\tno\n\nName servers\nns1.sample.ch\nns2.sample.ch\n\nFirst registration date\t31 May 1999\n',
    { registrar: 'Example AG', dnssec: false, nameservers: ['ns1.sample.ch', 'ns2.sample.ch'] },
  ],
  [
    'xn--smple-kra.se',
    '# The .se registry\nstate:            active\ndomain:           xn--smple-kra.se (sämple.se)\nholder:           (not shown)\ncreated:          2021-12-29\nexpires:          2027-12-29\nnserver:          ns1.sample.se\n',
    { created: '2021-12-29', expires: '2027-12-29', status: ['active'], nameservers: ['ns1.sample.se'] },
  ],
  [
    'sample.tk',
    '\n   Domain name:\n      SAMPLE.TK is Active\n\n   Owner contact:\n      Organization: Example\n\n   Domain Nameservers:\n      NS1.SAMPLE.TK\n      NS2.SAMPLE.TK\n',
    { nameservers: ['ns1.sample.tk', 'ns2.sample.tk'] },
  ],
  [
    'xn--6qq79v.xn--fiqs8s',
    'Domain Name: 你好.中国\nPuny Name: xn--6qq79v.xn--fiqs8s\nDomain Status: clientDeleteProhibited\nSponsoring Registrar: 示例\nName Server: ns3.sample.com\nRegistration Time: 2004-08-08 22:27:10\n',
    { registrar: '示例', status: ['client delete prohibited'], nameservers: ['ns3.sample.com'] },
  ],
  [
    'sample.sk',
    'Domain:                       sample.sk\nRegistrant:                   EX-1\nRegistrar:                    EXAM-0001\nCreated:                      2003-07-24\nUpdated:                      2026-07-03\nValid Until:                  2027-07-24\nNameserver:                   ns1.sample.sk\nEPP Status:                   clientTransferProhibited\n\nRegistrar:                    EXAM-0001\nName:                         Example s.r.o.\nCreated:                      2017-09-01\n',
    {
      created: '2003-07-24',
      updated: '2026-07-03',
      expires: '2027-07-24',
      status: ['client transfer prohibited'],
      nameservers: ['ns1.sample.sk'],
    },
  ],
  [
    'sample.co.uk',
    '\n    Domain name:\n        sample.co.uk\n\n    Registrar:\n        Example Ltd [Tag = EXAMPLE]\n        URL: https://registrar.example\n\n    Relevant dates:\n        Registered on: 14-Feb-1999\n        Expiry date:  14-Feb-2027\n        Last updated:  13-Jan-2026\n\n    Registration status:\n        Registered until expiry date.\n\n    Name servers:\n        ns1.sample.co.uk\n        ns2.sample.co.uk\n',
    {
      created: '1999-02-14',
      expires: '2027-02-14',
      registrar: 'Example Ltd',
      nameservers: ['ns1.sample.co.uk', 'ns2.sample.co.uk'],
    },
  ],
];

test.each(registeredResponses)(
  'the WHOIS response for %s is parsed as registered, with its facts',
  (name, answer, facts) => {
    expect(parseWhois(name, answer)).toMatchObject({ registered: true, source: 'whois', ...facts });
  },
);

test.each(registeredResponses)(
  'the domain %s stays registered when the footer of its WHOIS response mentions available names',
  (name, answer) => {
    for (const footer of [
      legalNotice,
      '\nNot found\n',
      '\nNo match\n',
      '\n% No entries found.\n',
      `\n${name} is free\n`,
    ]) {
      expect(parseWhois(name, answer + footer)).toMatchObject({ registered: true });
    }
  },
);

test.each([
  [
    'surely-free.io',
    'The queried object does not exist: DOMAIN NOT FOUND\n>>> Last update of WHOIS database <<<',
  ],
  ['surely-free.ac', 'Domain not found.\n>>> Last update of WHOIS database: 2026-11-20T00:00:00Z <<<'],
  ['surely-free.jp', '[ JPRS database provides information. ]\n\nNo match!!\n'],
  ['surely-free.kz', '*** Nothing found for this query.\n'],
  ['surely-free.hk', 'The domain has not been registered.\n'],
  [
    'surely-free.co.kr',
    'query : surely-free.co.kr\n\n# ENGLISH\n\nThe requested domain was not found in the Registry or Registrar’s WHOIS Server.\n',
  ],
  ['surely-free.rs', '%ERROR:103: Domain is not registered\n'],
  ['surely-free.ir', '%ERROR:101: no entries found\n'],
  ['surely-free.cn', 'No matching record.\n'],
  ['surely-free.ch', 'We do not have an entry in our database matching your query.\n'],
  ['surely-free.nz', 'query_status: 220 Available\ndomain_name: surely-free.nz\n'],
  ['surely-free.sk', 'Domain not found.\n'],
  ['surely-free.dk', '# notes\n\nNo entries found for the selected source.\n'],
  ['surely-free.pt', 'surely-free.pt - No Match\n'],
  ['surely-free.at', '% nothing found\n'],
  ['surely-free.us', 'No Data Found\n'],
  [
    'surely-free.fr',
    '%% This is the AFNIC Whois server.\n%%\n\n%% No entries found in the AFNIC Database.\n',
  ],
  ['surely-free.hu', '% Whois server 3.0 serving the hu ccTLD\n\nNincs talalat / No match\n'],
  [
    'surely-free.int',
    '% IANA WHOIS server\n% This query returned 0 objects.\n%\n% You queried for surely-free.int but this server does not have\n% any data for surely-free.int.\n',
  ],
  ['surely-free.tk', 'Invalid query or domain name not known in Dot TK Domain Registry\n'],
  [
    'surely-free.ie',
    '% Not Registered - The domain you have requested (surely-free.ie) is not a registered .ie domain name.\n',
  ],
  ['surely-free.ax', 'Searching for surely-free.ax.  \nNo records matching surely-free.ax found.\n'],
  ['surely-free.in.ua', '% No records found for object SURELY-FREE.IN.UA\n'],
  ['surely-free.kg', 'Domain SURELY-FREE.KG\n\nData not found. This domain is available for registration.\n'],
  [
    'surely-free.kr',
    'query : surely-free.kr\n\n# ENGLISH\n\nAbove domain name is not registered to KRNIC.\n',
  ],
  ['surely-free.ai', 'Domain surely-free.ai not registred.\n'],
  ['surely-free.cl', 'surely-free.cl: no entries found.\n'],
  ['surely-free.st', 'No entries found for domain surely-free.st\n'],
  ['surely-free.sx', 'Status: AVAILABLE (No match for domain "surely-free.sx")\n'],
  ['surely-free.mx', 'No_Se_Encontro_El_Objeto/Object_Not_Found\n'],
  ['surely-free.ma', '%error 230 No Objects Found\n'],
  // This response repeats the query as if the name existed.
  ['surely-free.ke', 'Domain Information\nQuery: surely-free.ke\nStatus: Not Registered\n'],
])('the domain %s is free, regardless of the footer', (name, answer) => {
  expect(parseWhois(name, answer)).toBe('free');
  expect(parseWhois(name, answer + legalNotice)).toBe('free');
});

test.each([
  ['Requests of this client are not permitted. Please use https://www.nic.ch/whois/ for queries.'],
  ['%ERROR:201: access denied for 192.0.2.1'],
  ['Error: 55000000002 Connection refused; access control limit exceeded.\nNot found\n'],
  ['WHOIS LIMIT EXCEEDED - SEE WWW.PIR.ORG/WHOIS FOR DETAILS\nDomain not found.\n'],
  ['Your connection limit exceeded. Please slow down and try again later.'],
  ['Number of allowed queries exceeded.'],
  ['Domain Name: other.ch\nRegistrar: X\n'],
  ['Server is under maintenance, not found in cache'],
  [''],
])('the WHOIS response %s is rejected as unreliable', (answer) => {
  expect(parseWhois('sample.ch', answer)).toBeNull();
});
