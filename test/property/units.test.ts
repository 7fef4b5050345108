import { beforeAll, describe, expect, test } from 'vitest';
import type { MeteredFixture, SpentUnits } from '../support/metered-fixture.ts';
import { useProviders } from '../support/metered-providers.ts';

const createFixture = useProviders();
let fixture: MeteredFixture;
beforeAll(async () => {
  fixture = await createFixture();
});

test.each<[path: string, spent: Partial<SpentUnits>]>([
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
  'LIM-011 LIM-012 LIM-014 LIM-016 LIM-031 LIM-033 LIM-034 LIM-035 LIM-036 LIM-037 LIM-038 the request GET %s spends the units %j',
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

describe('units of records in nested lists', () => {
  const measurePooledUnits = async (query: string, variables = {}) => {
    const response = await fixture.ask(query, variables);
    expect(response.status, response.body).toBe(200);
    return {
      body: JSON.parse(response.body) as Record<string, never>,
      pooled: (await fixture.spent()).pooled,
    };
  };

  test('each record in nested lists costs one unit, at any depth', async () => {
    const { body, pooled: cost } = await measurePooledUnits(
      '{ continents { code countries { code population states { code population } } } }',
    );
    const continentList = (
      body as unknown as { data: { continents: { countries: { states: unknown[] }[] }[] } }
    ).data.continents;
    const allCountries = continentList.flatMap(({ countries }) => countries);
    const allStates = allCountries.flatMap(({ states }) => states);
    // The list of continents is one lookup; so is each continent, each country and each state.
    expect(cost).toBe(1 + continentList.length + allCountries.length + allStates.length);
    expect(allStates.length).toBeGreaterThan(1000);
  });

  test('a single reference costs nothing, and a list of references costs one unit per element', async () => {
    expect((await measurePooledUnits('{ country(code: "FR") { currency { name } } }')).pooled).toBe(1);
    const search = await measurePooledUnits(
      '{ citySearch(query: "paris", limit: 5) { results { country { population } } } }',
    );
    const foundResults = (search.body as unknown as { data: { citySearch: { results: unknown[] } } }).data
      .citySearch.results.length;
    expect(search.pooled).toBe(1 + foundResults);
  });

  test('the company of a domain costs no additional unit, and each company of a list costs one unit', async () => {
    expect((await measurePooledUnits('{ domain(name: "apple.com") { company { name } } }')).pooled).toBe(1);
    expect((await measurePooledUnits('{ domain(name: "apple.com") { companies { name } } }')).pooled).toBe(2);
    expect((await measurePooledUnits('{ domain(name: "example.org") { companies { name } } }')).pooled).toBe(
      1,
    );
    const restrictedFixture = await createFixture({ families: ['domain'] });
    const response = await restrictedFixture.ask('{ domain(name: "apple.com") { company { name } } }');
    expect(JSON.parse(response.body)).toMatchObject({ code: 'permission_denied' });
    await restrictedFixture.close();
  });

  test('a query that exceeds the remaining units returns 429, and the lookups that were executed are charged', async () => {
    const poorFixture = await createFixture({ plan: { name: 'poor', unitsPerMonth: { pooled: 100 } } });
    const response = await poorFixture.ask('{ continents { countries { population } } }');
    expect(response.status).toBe(429);
    expect(JSON.parse(response.body)).toMatchObject({ code: 'quota_exceeded' });
    expect(await poorFixture.spent()).toMatchObject({ pooled: 100 });
    expect((await poorFixture.ask('{ continents { name } }')).status).toBe(429);
    await poorFixture.close();
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
      const restrictedFixture = await createFixture({ families: ['city'] });
      for (const repeat of [1, 2]) {
        const response = await restrictedFixture.ask(query);
        expect(response.status, `${repeat} ${response.body}`).toBe(status);
        expect((JSON.parse(response.body) as { code?: string }).code).toBe(code);
      }
      await restrictedFixture.close();
    },
  );

  test('AUTH-034 fields that the plan does not include are null and listed in extensions with plan_required', async () => {
    const freeFixture = await createFixture({ plan: { name: 'free', deep: false, features: [] } });
    const fetchBody = async (query: string, variables = {}) =>
      JSON.parse((await freeFixture.ask(query, variables)).body) as {
        data?: unknown;
        extensions?: { withheld?: { code: string; fields: string[] } };
      };
    const hlr = await fetchBody('{ hlr(number: "+447400123456") { valid } country(code: "NO") { code } }');
    expect(hlr.data).toEqual({ hlr: null, country: { code: 'NO' } });
    expect(hlr.extensions?.withheld).toMatchObject({ code: 'plan_required', fields: ['Query.hlr'] });
    const response = await fetchBody(
      '{ city(name: "Oslo", country: "NO") { name area deep { e: elevation } } }',
    );
    expect(response.data).toEqual({ city: { name: 'Oslo', area: null, deep: { e: null } } });
    expect(response.extensions?.withheld).toMatchObject({
      code: 'plan_required',
      fields: ['City.area', 'City.elevation'],
    });
    const requestedUnits =
      'query($deep: Boolean!) { city(name: "Oslo") { name deep @include(if: $deep) { area } } }';
    expect((await fetchBody(requestedUnits, { deep: true })).extensions?.withheld?.fields).toEqual([
      'City.area',
    ]);
    expect((await fetchBody(requestedUnits, { deep: false })).extensions?.withheld).toBeUndefined();
    await freeFixture.close();
  });
});

describe('units with an unavailable store', () => {
  test('ERR-028 without a store, a key with limited units gets service_unavailable, and a key with unlimited units gets data', async () => {
    const limitedFixture = await createFixture({ plan: { name: 'limited', unitsPerMonth: { carrier: 10 } } });
    limitedFixture.state.down = true;
    const response = await limitedFixture.get('/carrier/+12125550123');
    expect(response.status).toBe(503);
    expect(JSON.parse(response.body)).toMatchObject({ code: 'service_unavailable' });
    expect((await limitedFixture.ask('{ carrier(number: "+12125550123") { name } }')).status).toBe(503);
    expect((await limitedFixture.get('/currency/EUR')).status).toBe(200);
    await limitedFixture.close();
  });
});
