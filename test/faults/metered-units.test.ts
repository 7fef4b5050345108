import type { RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PaidSource } from '../../rest-compat/bulk/paid-source.ts';
import { LookupUnits } from '../../rest-compat/handler/lookup-units.ts';
import { Lookups } from '../../rest-compat/handler/lookups.ts';
import { contactRoutes } from '../../rest-compat/routes/index.ts';
import { vatRoutes } from '../../rest-compat/routes/vat.ts';
import { createVies } from '../../subgraphs/company/vat/vies.ts';
import { createSocketDns } from '../../net/dns-socket.ts';
import { createHttpFixture } from '../support/http-fixture.ts';
import { startLoopbackDns, record, type DnsBehaviour, type DnsQuestion } from '../support/loopback-dns.ts';
import { startLoopbackServer } from '../support/loopback-provider.ts';
import { createMeteredFixture } from '../support/metered-fixture.ts';
import { fetchMultipart } from '../support/multipart-response.ts';
import { noPlaces } from '../support/no-places.ts';

/** Metered units are charged only when a provider was queried and responded, on every route of the request. */

const routes = [...contactRoutes, ...vatRoutes];
const noUnits = { pooled: 0, carrier: 0, email_deep: 0, vat_deep: 0 };

const respondRegistered: RequestListener = (_, response) =>
  response.end(JSON.stringify({ valid: true, requestDate: '2026-06-15T11:59:58.123Z', name: 'ACME' }));
const respondUnavailable: RequestListener = (_, response) =>
  response.end('{"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}');
const answerMxQuery = ({ name, type }: DnsQuestion): DnsBehaviour => ({
  answers: type === 'MX' ? [record(name, 'MX', 60, { priority: 10, exchange: 'mx.example.net' })] : [],
});

interface WorldOptions {
  readonly office?: RequestListener;
  readonly resolver?: (requestInfo: DnsQuestion) => DnsBehaviour;
  readonly units?: number;
}

async function openWorld({
  office = respondRegistered,
  resolver = answerMxQuery,
  units = 1000,
}: WorldOptions = {}) {
  const vies = await startLoopbackServer(office);
  const dns = await startLoopbackDns(resolver);
  const fixture = await createMeteredFixture({
    places: noPlaces,
    routes,
    settings: { DNS_SERVERS: dns.server },
    outside: { dns: createSocketDns },
    company: { vies: createVies({ VIES_URL: vies.url }) },
    plan: { unitsPerMonth: { carrier: units, email_deep: units, vat_deep: units, pooled: 1000 } },
  });
  onTestFinished(() => fixture.close());
  /** Runs one row of POST /bulk. */
  const fetchRow = async (path: string) => {
    const getNow = () => fixture.state.now;
    const lookups = new Lookups({ routes, graph: fixture.graph, clock: getNow });
    const request = {
      method: 'POST',
      path: '/bulk',
      query: '',
      headers: { 'x-api-key': fixture.key },
      ip: '192.0.2.1',
      id: 'test',
      signal: new AbortController().signal,
      body: async () => '',
    };
    const source = new PaidSource({
      lookups,
      access: fixture.access,
      units: new LookupUnits(fixture.access, getNow),
      request,
      version: '2.0.0',
      baseUrl: 'http://localhost',
      pause: async () => undefined,
    });
    return source.ask(path);
  };
  return {
    ...fixture,
    spent: () => fixture.spent(),
    row: fetchRow,
    queried: () => [...vies.paths, ...dns.requested],
  };
}

// Published VAT numbers of countries whose registers VIES does not have.
const withoutRegister = [
  'GB980780684',
  'CHE107787577',
  'NO995525828MVA',
  'AU83914571673',
  'IN27AAPFU0939F1ZV',
  'NZ49091850',
];

describe('units of a VAT lookup', () => {
  test.each(withoutRegister)(
    'LIM-038: the VAT number %s costs no deep unit, because no register has it',
    async (number) => {
      const { get, ask, row, spent, queried } = await openWorld();
      const path = `/vat/${number}?deep=true`;
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(JSON.parse(body)).toMatchObject({ valid: true, deep: { registered: null, name: null } });
      expect(await spent()).toEqual({ ...noUnits, pooled: 1 });
      expect((await row(path)).status).toBe(200);
      expect(await spent()).toEqual({ ...noUnits, pooled: 1 });
      const graph = await ask(
        `{ a: vat(number: "${number}") { registration { name } } b: vat(number: "${number}") { r: registration { source } } }`,
      );
      expect(JSON.parse(graph.body)).toMatchObject({
        data: { b: { r: { source: 'checksum' } } },
        extensions: { cost: { pooled: 2, vatDeep: 0 } },
      });
      expect(await spent()).toEqual({ ...noUnits, pooled: 2 });
      expect(queried()).toEqual([]);
    },
  );

  test('LIM-038: a VAT lookup costs one deep unit each time the tax office responds', async () => {
    const { get, ask, row, spent } = await openWorld();
    const path = '/vat/IE6388047V?deep=true';
    for (const each of [get, get, row]) {
      expect((await each(path)).status).toBe(200);
      expect(await spent()).toEqual({ ...noUnits, pooled: 1, vat_deep: 1 });
    }
    await ask(
      '{ ie: vat(number: "IE6388047V") { registration { name } } xi: vat(number: "XI980780684") { registration { name } } gb: vat(number: "GB980780684") { registration { name } } }',
    );
    expect(await spent()).toEqual({ ...noUnits, pooled: 3, vat_deep: 2 });
  });

  test('a VAT lookup costs nothing when the tax office does not respond', async () => {
    const { get, ask, row, spent } = await openWorld({ office: respondUnavailable });
    const path = '/vat/IE6388047V?deep=true';
    expect((await get(path)).status).toBe(503);
    expect((await row(path)).status).toBe(503);
    expect(await spent()).toEqual(noUnits);
    await ask('{ a: vat(number: "IE6388047V") { valid r: registration { name } } }');
    expect(await spent()).toMatchObject({ vat_deep: 0 });
  });

  test('LIM-038: VAT lookups that query no provider work without deep units', async () => {
    const { get, spent } = await openWorld({ units: 0 });
    expect((await get('/vat/GB980780684?deep=true')).status).toBe(200);
    expect((await get('/vat/IE6388047V?deep=true')).status).toBe(429);
    expect((await get('/email/jane@foo.local?deep=true')).status).toBe(200);
    expect((await get('/email/jane@gmail.com?deep=true')).status).toBe(429);
    expect(await spent()).toEqual({ ...noUnits, pooled: 2 });
  });
});

describe('units of an email lookup', () => {
  // Addresses that are invalid, in a special-use domain (RFC 6761), or in a top-level domain that does not exist.
  test.each(['junk', 'jane@foo.local', 'jane@foo.test', 'jane@foo.nosuchtld'])(
    'LIM-038: the email address %s costs no deep unit, because no DNS query is sent',
    async (address) => {
      const { get, ask, row, spent, queried } = await openWorld();
      const paths = [`/email/${address}?deep=true`, `/version/1.0.0/email/${address}?deep=true`];
      for (const path of paths) expect((await get(path)).status).toBe(200);
      expect((await row(`/email/${address}?deep=true`)).status).toBe(200);
      await ask(`{ email(address: "${address}") { status domainValid(live: true) deep { mailProvider } } }`);
      expect(await spent()).toEqual({ ...noUnits, pooled: 4 });
      expect(queried()).toEqual([]);
    },
  );

  test('LIM-038: an email lookup costs one deep unit when the DNS responds, even from the cache', async () => {
    const { get, row, spent, queried } = await openWorld();
    for (const each of [get, get, row]) {
      expect((await each('/email/jane@gmail.com?deep=true')).status).toBe(200);
      expect(await spent()).toEqual({ ...noUnits, pooled: 1, email_deep: 1 });
    }
    expect(queried()).toEqual(['udp gmail.com MX']);
  });

  test('an email lookup costs nothing when the DNS does not respond or is unreliable', async () => {
    for (const resolver of [() => ({ rcode: 2 }), () => ({ rcode: 3, answers: [] })]) {
      const closedDns = await startLoopbackDns(resolver, { knowsTopLevel: false });
      const fixture = await createMeteredFixture({
        places: noPlaces,
        routes,
        settings: { DNS_SERVERS: closedDns.server },
        outside: { dns: createSocketDns },
      });
      onTestFinished(() => fixture.close());
      expect((await fixture.get('/email/jane@gmail.com?deep=true')).status).toBe(503);
      expect((await fixture.get('/mx/gmail.com')).status).toBe(503);
      expect(await fixture.spent()).toEqual(noUnits);
      await fixture.ask('{ email(address: "jane@gmail.com") { status } }');
      expect(await fixture.spent()).toMatchObject({ email_deep: 0 });
    }
  });

  test('a batch of email addresses costs one deep unit for each address whose domain was queried', async () => {
    const { ask, spent } = await openWorld();
    const addresses = ['jane@gmail.com', 'junk', 'joe@gmail.com', 'jane@foo.local', 'jane@example.org'];
    const { body } = await ask('query ($a: [String!]!) { emails(addresses: $a) { status } }', {
      a: addresses,
    });
    expect(JSON.parse(body)).toMatchObject({ extensions: { cost: { emailDeep: 3 } } });
    expect(await spent()).toEqual({ ...noUnits, pooled: 5, email_deep: 3 });
  });

  test('an email lookup costs no deep unit for facts that come from the text of the address', async () => {
    const { ask, spent, queried } = await openWorld();
    await ask(
      '{ email(address: "mary+x@gmail.com") { firstName noReply tag catchall deep { first: tag } } }',
    );
    expect(await spent()).toEqual({ ...noUnits, pooled: 1 });
    expect(queried()).toEqual([]);
  });
});

describe('units of deferred facts', () => {
  const query = `query ($number: String!) {
    vat(number: $number) { valid ... @defer { registration { registered } } }
  }`;
  test.each([
    ['GB980780684', respondRegistered, 0],
    ['IE6388047V', respondRegistered, 1],
    ['IE6388047V', respondUnavailable, 0],
  ] as const)(
    'the deferred registration of %s costs a deep unit only when the tax office responds',
    async (number, office, vat_deep) => {
      const fixture = await openWorld({ office });
      const { url, stop } = await createHttpFixture({ graphql: fixture.graphql });
      onTestFinished(() => stop());
      const response = await fetchMultipart({
        url,
        key: fixture.key,
        body: { query, variables: { number } },
      });
      expect(await response.next()).toMatchObject({ data: { vat: { valid: true } }, hasNext: true });
      expect(await response.rest()).toMatchObject([{ hasNext: false }]);
      await expect.poll(() => fixture.spent()).toEqual({ ...noUnits, pooled: 1, vat_deep });
    },
  );
});

test('LIM-011 LIM-012: a carrier lookup of a valid number in the numbering plan costs one carrier unit', async () => {
  const { get, ask, row, spent } = await openWorld();
  for (const each of [get, row]) {
    expect((await each('/carrier/+12125550123')).status).toBe(200);
    expect((await each('/carrier/junk')).status).toBe(200);
    expect(await spent()).toEqual({ ...noUnits, carrier: 1 });
  }
  await ask('{ a: carrier(number: "+12125550123") { name } b: carrier(number: "junk") { name } }');
  expect(await spent()).toEqual({ ...noUnits, carrier: 1 });
});
