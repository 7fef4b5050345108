import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Places } from '../../db/snapshot/places.ts';
import { createVies } from '../../subgraphs/company/vat/vies.ts';
import { shippedDirectory } from '../support/company-directory.ts';
import { selectionStyles, documentOf, type SelectionStyle } from '../support/selection-styles.ts';
import { message, pointer, questionAt, soaOf, u16 } from '../support/dns-message.ts';
import { meteredFixture, type MeteredFixture, type Spent } from '../support/metered-fixture.ts';
import { testPlaces } from '../support/places.ts';

let places: Places;
let fixture: MeteredFixture;
let vies: { url: string; close: () => void };

beforeAll(async () => {
  places = await testPlaces();
  vies = await registerOffice();
  fixture = await houseOf({});
});
afterAll(async () => {
  await fixture.close();
  vies.close();
});

/** Responds in place of the DNS: every domain has one mail exchanger. */
const dns = {
  udp: async (_server: unknown, query: Uint8Array) => exchangerAnswer(Buffer.from(query)),
  tcp: async () => Promise.reject(new Error('not needed')),
};

function exchangerAnswer(query: Buffer): Uint8Array {
  const end = query.indexOf(0, questionAt) + 1;
  const type = query.readUInt16BE(end);
  const data = Buffer.concat([u16(10), Buffer.from([4]), Buffer.from('mail'), pointer(questionAt)]);
  return message({
    id: query.readUInt16BE(0),
    question: query.subarray(questionAt, end),
    type,
    answers: type === 15 ? [{ name: pointer(questionAt), type, data }] : [],
    authorities: type === 15 ? [] : [{ ...soaOf('example.org'), name: pointer(questionAt) }],
  });
}

/** Starts a VIES server that reports every number as registered. */
async function registerOffice() {
  const server = createServer((_request, response) => {
    const answer = { valid: true, requestDate: '2026-06-15T11:59:58.123Z', name: 'X', address: 'Y' };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const houseOf = (more: Partial<Parameters<typeof meteredFixture>[0]>) =>
  meteredFixture({
    places,
    settings: { DNS_SERVERS: '192.0.2.53' },
    outside: { dns: dns as never },
    company: {
      vies: createVies({ VIES_URL: vies.url }),
      directory: shippedDirectory,
    },
    ...more,
  });

/** A REST lookup and the same lookup as a root field. */
interface Lookup {
  readonly path: string;
  readonly field: string;
  /** Lookups with the same batch object can be merged into one field. */
  readonly batch?: { readonly field: (values: readonly string[]) => string; readonly value: string };
}

const phones = {
  field: (values: readonly string[]) => `phones(numbers: ${JSON.stringify(values)}) { valid }`,
};
const emails = {
  field: (values: readonly string[]) =>
    `emails(addresses: ${JSON.stringify(values)}) { role deep { tag reason } }`,
};
const countries = {
  field: (values: readonly string[]) => `countries(codes: ${JSON.stringify(values)}) { name }`,
};

const lookups: readonly Lookup[] = [
  { path: '/carrier/+12125550123', field: 'carrier(number: "+12125550123") { name }' },
  {
    path: '/carrier/+442079460018?deep=true',
    field: 'carrier(number: "+442079460018") { deep { cityName deep { stateCode } } }',
  },
  { path: '/carrier/junk', field: 'carrier(number: "junk") { type }' },
  { path: '/email/jane@example.org', field: 'email(address: "jane@example.org") { role }' },
  {
    path: '/email/jane@example.org?deep=true',
    field: 'email(address: "jane@example.org") { status deep { tag } }',
  },
  {
    path: '/email/jane@example.org?deep=true',
    field: 'email(address: "jane@example.org") { domainValid(live: true) }',
  },
  {
    path: '/email/jane@example.org',
    field: 'email(address: "jane@example.org") { domainValid(live: false) }',
  },
  { path: '/email/junk?deep=true', field: 'email(address: "junk") { deep { status } }' },
  {
    path: '/email/jane@apple.com',
    field: 'email(address: "jane@apple.com") { domain { name company { name } } }',
  },
  { path: '/vat/IE6388047V', field: 'vat(number: "IE6388047V") { valid }' },
  { path: '/vat/IE6388047V?deep=true', field: 'vat(number: "IE6388047V") { registration { name } }' },
  { path: '/vat/GB980780684?deep=true', field: 'vat(number: "GB980780684") { registration { name } }' },
  { path: '/email/jane@foo.local?deep=true', field: 'email(address: "jane@foo.local") { status }' },
  { path: '/email/jane@example.org', field: 'email(address: "jane@example.org") { tag firstName noReply }' },
  { path: '/vat/junk?deep=true', field: 'vat(number: "junk") { registration { name } }' },
  { path: '/phone/junk', field: 'phone(number: "junk") { valid }', batch: { ...phones, value: 'junk' } },
  {
    path: '/phone/+12125550123',
    field: 'phone(number: "+12125550123") { valid }',
    batch: { ...phones, value: '+12125550123' },
  },
  {
    path: '/phone/+12125550123',
    field: 'phone(number: "+12125550123") { country { code name callingCode } }',
  },
  {
    path: '/email/a@example.com?deep=true',
    field: 'email(address: "a@example.com") { deep { tag reason } }',
    batch: { ...emails, value: 'a@example.com' },
  },
  {
    path: '/email/junk?deep=true',
    field: 'email(address: "junk") { tag }',
    batch: { ...emails, value: 'junk' },
  },
  {
    path: '/country/FR',
    field: 'country(code: "FR") { name currency { name } }',
    batch: { ...countries, value: 'FR' },
  },
  { path: '/country/ZZ', field: 'country(code: "ZZ") { name }', batch: { ...countries, value: 'ZZ' } },
  { path: '/country', field: 'countries { code name }' },
  { path: '/country/FR/states', field: 'country(code: "FR") { states { name } }' },
  { path: '/continent/EU/countries', field: 'countries(continent: "EU") { code name }' },
  { path: '/city?q=paris', field: 'citySearch(query: "paris") { results { name countryName } }' },
  {
    path: '/city/Oslo?country=NO',
    field: 'city(name: "Oslo", country: "NO") { name country { code } timezone { id } }',
  },
  { path: '/city/Nowhere%20at%20all', field: 'city(name: "Nowhere at all") { name }' },
  { path: '/holiday/FR?year=2026&format=ics', field: 'holidays(country: "FR", year: 2026) { icalendar }' },
  {
    path: '/date/2026-01-05/business?country=TW&add=3',
    field: 'date(value: "2026-01-05") { business(country: "TW", add: 3) { result } }',
  },
  {
    path: '/time/zones/Europe/Paris?from=2026',
    field:
      'timezone(id: "Europe/Paris") { id canonical { id } equivalents { id } posix vtimezone(fromYear: 2026) }',
  },
  { path: '/time/zones/Europe/Paris?format=ics', field: 'timezone(id: "Europe/Paris") { icalendar }' },
  { path: '/time/UTC?edition=2026c', field: 'clock(zone: "UTC", edition: "2026c") { offset }' },
  {
    path: '/country/FR?lang=ja',
    field: 'country(code: "FR") { name(lang: "ja") nameLanguages(lang: "ja") }',
  },
  { path: '/time/Asia/Tokyo', field: 'clock(zone: "Asia/Tokyo") { at }' },
  {
    path: '/time/UTC?targets=Asia/Tokyo,Europe/Paris',
    field: 'clock(targets: ["Asia/Tokyo", "Europe/Paris"]) { at targets { at } }',
  },
  {
    path: '/time/Europe/Paris?to=Asia/Tokyo&at=2026-01-01',
    field: 'convert(zone: "Europe/Paris", at: "2026-01-01", targets: ["Asia/Tokyo"]) { at }',
  },
  { path: '/time/Mars/Phobos', field: 'clock(zone: "Mars/Phobos") { at }' },
  { path: '/currency/EUR', field: 'currency(code: "EUR") { name }' },
  { path: '/date/2026-01-31', field: 'date(value: "2026-01-31") { valid }' },
  { path: '/measure/10km', field: 'measure(value: "10km") { amount }' },
  { path: '/mac/junk', field: 'mac(address: "junk") { valid }' },
];

interface Cost {
  readonly pooled: number;
  readonly fields: number;
  readonly bound: { readonly pooled: number; readonly fields: number };
}

const sum = (spent: readonly Spent[]): Spent =>
  spent.reduce(
    (total, each) => ({
      pooled: total.pooled + each.pooled,
      carrier: total.carrier + each.carrier,
      email_deep: total.email_deep + each.email_deep,
      vat_deep: total.vat_deep + each.vat_deep,
    }),
    { pooled: 0, carrier: 0, email_deep: 0, vat_deep: 0 },
  );

const restCosts = new Map<string, Spent>();
async function restCost(path: string): Promise<Spent> {
  const known = restCosts.get(path);
  if (known !== undefined) return known;
  const { status } = await fixture.get(path);
  expect([200, 404], path).toContain(status);
  const spent = await fixture.spent();
  restCosts.set(path, spent);
  return spent;
}

test.each<[path: string, spent: Partial<Spent>]>([
  ['/carrier/+12125550123', { pooled: 0, carrier: 1 }],
  ['/carrier/+12125550123?deep=true', { pooled: 0, carrier: 1 }],
  ['/carrier/junk', { pooled: 0, carrier: 0 }],
  ['/phone/+12125550123', { pooled: 1, carrier: 0 }],
  ['/email/jane@example.org', { pooled: 1, email_deep: 0 }],
  ['/email/jane@example.org?deep=true', { pooled: 1, email_deep: 1 }],
  ['/email/junk?deep=true', { pooled: 1, email_deep: 0 }],
  ['/vat/IE6388047V?deep=true', { pooled: 1, vat_deep: 1 }],
  ['/vat/IE6388047V', { pooled: 1, vat_deep: 0 }],
  ['/time/UTC', { pooled: 1 }],
  ['/time/UTC?deep=true', { pooled: 1 }],
  ['/time/UTC?to=Asia/Tokyo', { pooled: 1 }],
  ['/time/UTC?targets=UTC,UTC,UTC,UTC,UTC,UTC,UTC,UTC,UTC,UTC', { pooled: 1 }],
  ['/time?country=US', { pooled: 1 }],
  ['/time?lat=91&lon=0', { pooled: 0 }],
  ['/time/Mars/Phobos', { pooled: 0 }],
  ['/country/ZZ', { pooled: 0 }],
  ['/nope', { pooled: 0 }],
  ['/country/help', { pooled: 0 }],
])(
  'LIM-011 LIM-012 LIM-014 LIM-016 LIM-031 LIM-033 LIM-034 LIM-035 LIM-036 LIM-037 LIM-038 GET %s spends the units %j',
  async (path, spent) => {
    await fixture.get(path);
    expect(await fixture.spent()).toMatchObject(spent);
  },
);

test('LIM-015 a repeated lookup costs its unit again', async () => {
  await fixture.get('/carrier/+12125550123');
  await fixture.get('/carrier/+12125550123');
  expect(await fixture.spent()).toMatchObject({ carrier: 2 });
});

test.each(lookups)('the field $field costs the same units as GET $path', async ({ path, field }) => {
  const expected = await restCost(path);
  for (const repeat of ['first', 'prepared']) {
    const response = await fixture.ask(`{ ${field} }`);
    expect(response.status, response.body).toBe(200);
    expect(await fixture.spent(), repeat).toEqual(expected);
  }
});

test('the cost of a query is the sum of its REST calls; aliases, fragments and batches do not reduce it', async () => {
  for (const { path } of lookups) await restCost(path);
  const picked = fc.array(
    fc.record({ lookup: fc.constantFrom(...lookups), disguise: fc.constantFrom(...selectionStyles) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  await fc.assert(
    fc.asyncProperty(picked, fc.boolean(), async (parts, useBatches) => {
      const batches = new Map<(values: readonly string[]) => string, string[]>();
      const fields: { field: string; disguise: SelectionStyle }[] = [];
      for (const { lookup, disguise } of parts) {
        if (!useBatches || lookup.batch === undefined) fields.push({ field: lookup.field, disguise });
        else
          batches.set(lookup.batch.field, [...(batches.get(lookup.batch.field) ?? []), lookup.batch.value]);
      }
      for (const [field, values] of batches) fields.push({ field: field(values), disguise: 'plain' });
      const expected = sum(await Promise.all(parts.map(({ lookup }) => restCost(lookup.path))));
      const response = await fixture.ask(documentOf(fields));
      expect(response.status, response.body).toBe(200);
      const { cost } = (JSON.parse(response.body) as { extensions: { cost: Cost } }).extensions;
      expect(cost.pooled).toBeLessThanOrEqual(cost.bound.pooled);
      expect(cost.fields).toBeLessThanOrEqual(cost.bound.fields);
      expect(cost).toMatchObject({
        pooled: expected.pooled,
        carrier: expected.carrier,
        emailDeep: expected.email_deep,
        vatDeep: expected.vat_deep,
      });
      expect(await fixture.spent()).toEqual(expected);
    }),
    { numRuns: 150, seed: 20261121 },
  );
});

test('a field that is requested again with other arguments costs again, also for text and list arguments', async () => {
  for (const [query, calls] of [
    [
      '{ date(value: "2026-01-05") { a: business(country: "TW") { next } b: business(country: "US") { next } } }',
      2,
    ],
    ['{ domain(name: "example.org") { a: values(recordType: A) b: values(recordType: NS) } }', 2],
    [
      '{ country(code: "FR") { a: holidays(year: 2026) { icalendar } b: holidays(year: 2027) { icalendar coverage } } }',
      4,
    ],
    // One call to /time/zones/{timezone} returns all of these once; the calendar is another call.
    [
      '{ timezone(id: "Europe/Paris") { a: vtimezone b: vtimezone(fromYear: 2000) c: vtimezone(fromYear: 1990) posix d: transitions(limit: 1) { at } e: transitions(limit: 2) { at } } }',
      3,
    ],
    [
      '{ timezone(id: "Europe/Paris") { posix a: vtimezone(fromYear: 2000) b: vtimezone(fromYear: 2000) } }',
      2,
    ],
    ['{ timezone(id: "Europe/Paris") { posix vtimezone icalendar } }', 2],
    ['{ clock(zone: "UTC") { text a: text(style: full, lang: "ja") b: text(style: full, lang: "ko") } }', 3],
    ['{ timezones(ids: ["Europe/Paris", "UTC"]) { a: now { at } b: now(edition: "2026c") { at } } }', 4],
    ['{ country(code: "FR") { a: cities(limit: 1) { name } b: cities(limit: 2) { name } } }', 4],
    [
      '{ country(code: "FR") { a: name(lang: "ja") b: name(lang: "ko") currency { a: name(lang: "ja") b: name(lang: "ko") } } }',
      1,
    ],
  ] as const) {
    const { status, body } = await fixture.ask(query);
    expect([status, JSON.parse(body)], body.slice(0, 300)).toMatchObject([200, { data: {} }]);
    expect([query, (await fixture.spent()).pooled]).toEqual([query, calls]);
  }
});

describe('units of records in nested lists', () => {
  const pooled = async (query: string, variables = {}) => {
    const response = await fixture.ask(query, variables);
    expect(response.status, response.body).toBe(200);
    return {
      body: JSON.parse(response.body) as Record<string, never>,
      pooled: (await fixture.spent()).pooled,
    };
  };

  test('each record of nested lists costs one unit, at any depth', async () => {
    const { body, pooled: cost } = await pooled(
      '{ continents { code countries { code population states { code population } } } }',
    );
    const list = (body as unknown as { data: { continents: { countries: { states: unknown[] }[] }[] } }).data
      .continents;
    const all = list.flatMap(({ countries }) => countries);
    const states = all.flatMap(({ states }) => states);
    // The list of continents is one lookup; so is each continent, each country and each state.
    expect(cost).toBe(1 + list.length + all.length + states.length);
    expect(states.length).toBeGreaterThan(1000);
  });

  test('following a single reference costs nothing, but one unit for each element of a list', async () => {
    expect((await pooled('{ country(code: "FR") { currency { name } } }')).pooled).toBe(1);
    const search = await pooled(
      '{ citySearch(query: "paris", limit: 5) { results { country { population } } } }',
    );
    const found = (search.body as unknown as { data: { citySearch: { results: unknown[] } } }).data.citySearch
      .results.length;
    expect(search.pooled).toBe(1 + found);
  });

  test('the company of a domain costs nothing extra, each company of a list one unit, and a key without the family is rejected', async () => {
    expect((await pooled('{ domain(name: "apple.com") { company { name } } }')).pooled).toBe(1);
    expect((await pooled('{ domain(name: "apple.com") { companies { name } } }')).pooled).toBe(2);
    expect((await pooled('{ domain(name: "example.org") { companies { name } } }')).pooled).toBe(1);
    const fenced = await houseOf({ families: ['domain'] });
    const answer = await fenced.ask('{ domain(name: "apple.com") { company { name } } }');
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'permission_denied' });
    await fenced.close();
  });

  test('a query that exceeds the remaining units returns 429, and executed lookups are charged', async () => {
    const poor = await houseOf({ plan: { name: 'poor', unitsPerMonth: { pooled: 100 } } });
    const response = await poor.ask('{ continents { countries { population } } }');
    expect(response.status).toBe(429);
    expect(JSON.parse(response.body)).toMatchObject({ code: 'quota_exceeded' });
    expect(await poor.spent()).toMatchObject({ pooled: 100 });
    expect((await poor.ask('{ continents { name } }')).status).toBe(429);
    await poor.close();
  });
});

describe('GraphQL with a restricted key', () => {
  test.each([
    ['a family that it lacks', '{ country(code: "FR") { name } }', 403, 'permission_denied'],
    [
      'a family that is reached through a field of its own',
      '{ city(name: "Oslo") { country { population } } }',
      403,
      'permission_denied',
    ],
    [
      'a family in a fragment',
      '{ city(name: "Oslo") { ...F } } fragment F on City { c: country { name } }',
      403,
      'permission_denied',
    ],
    ['its own family', '{ city(name: "Oslo") { name countryName } }', 200, undefined],
    ['__typename alone', '{ __typename }', 200, undefined],
  ])(
    'a key restricted to the family city gets the expected status for %s',
    async (_, query, status, code) => {
      const fenced = await houseOf({ families: ['city'] });
      for (const repeat of [1, 2]) {
        const response = await fenced.ask(query);
        expect(response.status, `${repeat} ${response.body}`).toBe(status);
        expect((JSON.parse(response.body) as { code?: string }).code).toBe(code);
      }
      await fenced.close();
    },
  );

  test('AUTH-034 a missing feature returns plan_required; deep fields that the plan lacks are null and listed in extensions', async () => {
    const free = await houseOf({ plan: { name: 'free', deep: false, features: [] } });
    const body = async (query: string, variables = {}) =>
      JSON.parse((await free.ask(query, variables)).body) as {
        code?: string;
        data?: unknown;
        extensions?: { withheld?: { code: string; fields: string[] } };
      };
    expect((await body('{ hlr(number: "+447400123456") { valid } }')).code).toBe('plan_required');
    const answer = await body('{ city(name: "Oslo", country: "NO") { name area deep { e: elevation } } }');
    expect(answer.data).toEqual({ city: { name: 'Oslo', area: null, deep: { e: null } } });
    expect(answer.extensions?.withheld).toMatchObject({
      code: 'plan_required',
      fields: ['City.area', 'City.elevation'],
    });
    const requested =
      'query($deep: Boolean!) { city(name: "Oslo") { name deep @include(if: $deep) { area } } }';
    expect((await body(requested, { deep: true })).extensions?.withheld?.fields).toEqual(['City.area']);
    expect((await body(requested, { deep: false })).extensions?.withheld).toBeUndefined();
    await free.close();
  });
});

describe('units with an unavailable store', () => {
  test('ERR-028 a limited allowance returns service_unavailable when the store is down, an unlimited one does not', async () => {
    const limited = await houseOf({ plan: { name: 'limited', unitsPerMonth: { carrier: 10 } } });
    limited.state.down = true;
    const answer = await limited.get('/carrier/+12125550123');
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'service_unavailable' });
    expect((await limited.ask('{ carrier(number: "+12125550123") { name } }')).status).toBe(503);
    expect((await limited.get('/currency/EUR')).status).toBe(200);
    await limited.close();
  });
});
