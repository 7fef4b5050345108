import { describe, expect, test } from 'vitest';
import { queryRdap, parseBootstrap, parseRdapServers } from './rdap.ts';

const rdapBody = {
  objectClassName: 'domain',
  ldhName: 'SAMPLE.COM.',
  status: ['Active', 'client hold'],
  events: [
    { eventAction: 'Registration', eventDate: '1997-09-15T04:00:00Z' },
    { eventAction: 'registration', eventDate: '2001-01-01T00:00:00Z' },
    { eventAction: 'EXPIRATION', eventDate: '2028-09-14T04:00:00Z' },
    { eventAction: 'last changed' },
  ],
  secureDNS: { delegationSigned: true },
  nameservers: [{ ldhName: 'NS2.SAMPLE.COM.' }, { handle: 'nameless' }, { ldhName: 'ns1.sample.com' }],
};

interface ResponseOverrides {
  readonly status?: number;
  readonly contentType?: string;
  readonly text?: string;
}

async function queryWithResponse(stated: ResponseOverrides | object, server = 'https://rdap.example/v1/') {
  const requested: string[] = [];
  const response = {
    status: 200,
    contentType: 'application/rdap+json',
    text: JSON.stringify(rdapBody),
    ...stated,
  };
  const verdict = await queryRdap(server, 'sample.com', async (url, { accept }) => {
    requested.push(`${accept} ${url.href}`);
    return response;
  });
  return { verdict, requested };
}
const parseChangedBody = async (changes: object) =>
  (await queryWithResponse({ text: JSON.stringify({ ...rdapBody, ...changes }) })).verdict;

test('the names in an RDAP registration (RFC 9083) are in lower case without final dots', async () => {
  expect((await queryWithResponse({})).verdict).toEqual({
    registered: true,
    created: '1997-09-15T04:00:00Z',
    updated: null,
    expires: '2028-09-14T04:00:00Z',
    registrar: null,
    status: ['active', 'client hold'],
    dnssec: true,
    nameservers: ['ns1.sample.com', 'ns2.sample.com'],
    source: 'rdap',
  });
});

test('an RDAP query extends the path of its server, with or without a trailing slash', async () => {
  const expectedRequests = [
    'application/rdap+json, application/json https://rdap.example/v1/domain/sample.com',
  ];
  expect((await queryWithResponse({}, 'https://rdap.example/v1/')).requested).toEqual(expectedRequests);
  expect((await queryWithResponse({}, 'https://rdap.example/v1')).requested).toEqual(expectedRequests);
});

// RFC 7480 section 5.3: a 404 response means that the name does not exist.
test.each([
  [{ text: '{"errorCode":404}' }, 'free'],
  [{ text: '{"title":"Not found"}' }, 'free'],
  [{ text: '' }, 'free'],
  [{ text: '', contentType: 'application/json; charset=utf-8' }, 'free'],
  [{ text: '{"errorCode":500}' }, null],
  [{ text: '<html>' }, null],
  [{ text: '{"errorCode":404}', contentType: 'text/html' }, null],
  [{ text: '', contentType: '' }, null],
  [{ text: '', contentType: 'application/jsonp' }, null],
])('an RDAP response with status 404 and %j is read as %s', async (answer, verdict) => {
  expect((await queryWithResponse({ status: 404, ...answer })).verdict).toBe(verdict);
});

test.each([
  { status: 201 },
  { status: 500 },
  { text: 'null' },
  { text: '[]' },
  { text: '{"ldhName":"sample.com"}' },
  { text: JSON.stringify({ ...rdapBody, objectClassName: 'entity' }) },
  { text: JSON.stringify({ ...rdapBody, ldhName: 'other.com' }) },
  { text: JSON.stringify({ ...rdapBody, ldhName: 'samplecom' }) },
  { text: JSON.stringify({ ...rdapBody, ldhName: 'sample..com' }) },
  { text: JSON.stringify({ ...rdapBody, ldhName: undefined }) },
])('the RDAP response %j is not reliable', async (answer) => {
  expect((await queryWithResponse(answer)).verdict).toBeNull();
});

describe('RDAP registrar', () => {
  const createCard = (...properties: unknown[]) => ['vcard', properties];
  const createNameProperty = (name: unknown) => ['fn', {}, 'text', name];
  const parseRegistrar = async (...entities: object[]) => {
    const verdict = await parseChangedBody({ entities });
    return verdict === null || verdict === 'free' ? undefined : verdict.registrar;
  };

  test('the RDAP registrar is the formatted name of the entity with the role registrar (RFC 7095)', async () => {
    const holder = { roles: ['registrant'], vcardArray: createCard(createNameProperty('Somebody')) };
    const version = ['version', {}, 'text', '4.0'];
    const registrar = {
      roles: ['sponsor', 'registrar'],
      vcardArray: createCard(version, createNameProperty('Example Ltd')),
    };
    expect(await parseRegistrar(holder, registrar)).toBe('Example Ltd');
    expect(await parseRegistrar(holder)).toBeNull();
    expect(await parseRegistrar()).toBeNull();
  });

  test('the RDAP registrar is the handle of the entity when no card has a name', async () => {
    expect(await parseRegistrar({ roles: ['registrar'], handle: 'REG-X' })).toBe('REG-X');
    const unnamed = {
      roles: ['registrar'],
      handle: 'REG-X',
      vcardArray: createCard(createNameProperty(['a', 'b']), ['org', {}]),
    };
    expect(await parseRegistrar(unnamed)).toBe('REG-X');
    expect(
      await parseRegistrar({
        ...unnamed,
        vcardArray: createCard(['tel', {}, 'text', 'tel:1'], createNameProperty('Ltd')),
      }),
    ).toBe('Ltd');
  });
});

test('facts that are missing in an RDAP response are null', async () => {
  const changes = { secureDNS: undefined, events: undefined, status: undefined, nameservers: undefined };
  expect(await parseChangedBody(changes)).toMatchObject({
    created: null,
    expires: null,
    dnssec: null,
    status: [],
    nameservers: [],
  });
  expect(await parseChangedBody({ secureDNS: { delegationSigned: false } })).toMatchObject({ dnssec: false });
});

test('the RDAP bootstrap file yields only HTTPS servers, and top-level domains in lower case', () => {
  const urls = ['http://a.example/', 'https://b.example/', 'HTTPS', 'x-https://c.example/https://'];
  expect(parseBootstrap({ services: [[['COM', 'Net'], urls]] })).toEqual(
    new Map([
      ['com', ['https://b.example/']],
      ['net', ['https://b.example/']],
    ]),
  );
});

test('RDAP_SERVERS accepts several servers of a top-level domain, which may be upper-case and begin with a dot', () => {
  expect(parseRdapServers('')).toEqual(new Map());
  expect(parseRdapServers(' , ')).toEqual(new Map());
  expect(
    parseRdapServers('.DE=https://a.example/, De=HTTP://127.0.0.1:8/x ,xn--p1ai=https://c.example'),
  ).toEqual(
    new Map([
      ['de', ['https://a.example/', 'HTTP://127.0.0.1:8/x']],
      ['xn--p1ai', ['https://c.example']],
    ]),
  );
});

test.each([
  'de=https://a.example/ b',
  'a de=https://a.example/',
  '..de=https://a.example/',
  'd_e=https://x/',
])('the error for RDAP_SERVERS quotes the invalid part %s', (part) => {
  expect(() => parseRdapServers(`io=https://b.example/,${part}`)).toThrow(
    new TypeError(`RDAP_SERVERS: "${part}" must have the format de=https://rdap.denic.de/`),
  );
});
