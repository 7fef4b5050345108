import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { buildDocument, selectionStyles, type SelectionStyle } from '../support/selection-styles.ts';
import type { MeteredFixture, SpentUnits } from '../support/metered-fixture.ts';
import { useProviders } from '../support/metered-providers.ts';

const createFixture = useProviders();
let fixture: MeteredFixture;
beforeAll(async () => {
  fixture = await createFixture();
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

const sumUnits = (spent: readonly SpentUnits[]): SpentUnits =>
  spent.reduce(
    (total, each) => ({
      pooled: total.pooled + each.pooled,
      carrier: total.carrier + each.carrier,
      email_deep: total.email_deep + each.email_deep,
      vat_deep: total.vat_deep + each.vat_deep,
    }),
    { pooled: 0, carrier: 0, email_deep: 0, vat_deep: 0 },
  );

const restCosts = new Map<string, SpentUnits>();
async function measureRestCost(path: string): Promise<SpentUnits> {
  const knownCost = restCosts.get(path);
  if (knownCost !== undefined) return knownCost;
  const { status } = await fixture.get(path);
  expect([200, 404], path).toContain(status);
  const spentUnits = await fixture.spent();
  restCosts.set(path, spentUnits);
  return spentUnits;
}

test.each(lookups)('the field $field costs the same units as GET $path', async ({ path, field }) => {
  const expected = await measureRestCost(path);
  for (const repeat of ['first', 'prepared']) {
    const response = await fixture.ask(`{ ${field} }`);
    expect(response.status, response.body).toBe(200);
    expect(await fixture.spent(), repeat).toEqual(expected);
  }
});

test('the cost of a query is the sum of its REST calls, which aliases, fragments and batches do not reduce', async () => {
  for (const { path } of lookups) await measureRestCost(path);
  const pickedFields = fc.array(
    fc.record({ lookup: fc.constantFrom(...lookups), disguise: fc.constantFrom(...selectionStyles) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  await fc.assert(
    fc.asyncProperty(pickedFields, fc.boolean(), async (parts, useBatches) => {
      const batches = new Map<(values: readonly string[]) => string, string[]>();
      const fields: { field: string; disguise: SelectionStyle }[] = [];
      for (const { lookup, disguise } of parts) {
        if (!useBatches || lookup.batch === undefined) fields.push({ field: lookup.field, disguise });
        else
          batches.set(lookup.batch.field, [...(batches.get(lookup.batch.field) ?? []), lookup.batch.value]);
      }
      for (const [field, values] of batches) fields.push({ field: field(values), disguise: 'plain' });
      const expected = sumUnits(await Promise.all(parts.map(({ lookup }) => measureRestCost(lookup.path))));
      const response = await fixture.ask(buildDocument(fields));
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

test('a field that is selected again with other arguments costs again, also for text and list arguments', async () => {
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
