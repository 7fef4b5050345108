import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { getToolPath } from '../../test/support/build.ts';
import { buildCompatRequest, openCompatFixture, summerNow } from '../../test/support/compat-fixture.ts';
import { createMeteredFixture, type MeteredFixture } from '../../test/support/metered-fixture.ts';
import { readTestPlaces } from '../../test/support/places.ts';
import { listCompatDocuments, readCompatDocument } from './compat-api.ts';
import { createCompatApis, compatApis } from './index.ts';
import { Windows } from '../../router/limits/window.ts';
import { compatApiNames } from './names.ts';

let fixture: MeteredFixture;
beforeAll(async () => {
  fixture = await createMeteredFixture({ places: await readTestPlaces() });
});

test('a compatibility API is served at the root of the host that is configured for it', async () => {
  const hostedFixture = openCompatFixture({
    fixture,
    names: ['worldtimeapi@Time.example', 'restcountries'],
  }).doors;
  const path = '/api/timezone/Etc/UTC';
  expect((await hostedFixture(buildCompatRequest(path, 'GET', 'http://time.example:8080')))?.status).toBe(
    200,
  );
  expect(
    (await hostedFixture(buildCompatRequest(`/doors/worldtimeapi${path}`, 'GET', 'http://api.example')))
      ?.status,
  ).toBe(200);
  expect(hostedFixture(buildCompatRequest(path, 'GET', 'http://api.example'))).toBeNull();
  expect((await hostedFixture(buildCompatRequest('/country/FR', 'GET', 'http://time.example')))?.status).toBe(
    404,
  );
});

test('compatApiNames lists every compatibility API', () => {
  expect(compatApis.map(({ name }) => name)).toEqual(compatApiNames);
});

test('a built program finds the documents of all compatibility APIs in dist/', () => {
  const printedDocuments = JSON.parse(
    execFileSync(process.execPath, [getToolPath('print-compat-documents')]).toString(),
  );
  expect(printedDocuments).toEqual(
    compatApiNames.flatMap((door) => listCompatDocuments(door).map((name) => readCompatDocument(door, name))),
  );
  expect(printedDocuments).toContainEqual(expect.stringContaining('fragment ClockForm on Clock'));
});

test("a compatibility API returns the 503 of this service, never the original API's 404, when the store cannot be read", async () => {
  // This store has no postal codes.
  const { status, body } = await openCompatFixture({ fixture }).ask('/zippopotam/us/90210');
  expect([status, JSON.parse(body)]).toEqual([503, expect.objectContaining({ code: 'service_unavailable' })]);
});

test('clients without a key share the responses of a static API for a minute, but never its errors', async () => {
  let time = 1;
  let runs = 0;
  const prepare: typeof fixture.graph.prepare = (...args) => {
    const operation = fixture.graph.prepare(...args);
    return Object.assign(Object.create(operation) as typeof operation, {
      bind: (variables: Parameters<typeof operation.bind>[0]) => {
        runs += 1;
        return operation.bind(variables);
      },
    });
  };
  const graph = Object.assign(Object.create(fixture.graph) as typeof fixture.graph, { prepare });
  const { ask } = openCompatFixture({ fixture: { ...fixture, graph }, monotonicNow: () => time });
  const path = '/restcountries/v3.1/all?fields=name';
  const firstResponses = await Promise.all([ask(path), ask(path), ask(path)]);
  expect(firstResponses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(firstResponses.map(({ body }) => body)).size).toBe(1);
  // Each response has the rate headers of its own request.
  expect(new Set(firstResponses.map(({ headers }) => headers.join('\n'))).size).toBe(3);
  expect(runs).toBe(1);
  time = 60_000;
  await ask(path);
  // A parameter that the API does not have does not change the response.
  await ask(`${path}&x=1`);
  expect(runs).toBe(1);
  await ask(`${path},capital`);
  expect(runs).toBe(2);
  time = 60_002;
  await ask(path);
  expect(runs).toBe(3);
  const rejectedResponses = await Promise.all([1, 2].map(() => ask('/restcountries/v3.1/alpha?codes=')));
  expect(rejectedResponses.every(({ status }) => status >= 400)).toBe(true);
});

describe('access to compatibility APIs', () => {
  test('compatibility APIs are anonymous up to the configured rate, and need a key above it', async () => {
    const limitedFixture = openCompatFixture({ fixture, anonymousPerMinute: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      const { status } = await limitedFixture.ask('/worldtimeapi/api/timezone/Etc/UTC');
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    const closedFixture = openCompatFixture({ fixture, anonymousPerMinute: 0 });
    expect((await closedFixture.ask('/worldtimeapi/api/timezone/Etc/UTC')).status).toBe(401);
  });

  test('a request to a compatibility API that is not enabled is rejected', () => {
    const singleApi = openCompatFixture({ fixture, names: ['worldtimeapi'] }).doors;
    expect(singleApi(buildCompatRequest('/doors/restcountries/v3.1/all'))).toBeNull();
    expect(singleApi(buildCompatRequest('/country/FR'))).toBeNull();
  });

  test('compatibility APIs are read-only, and unknown paths return an error', async () => {
    const compatFixture = openCompatFixture({ fixture });
    const postResponse = await compatFixture.doors(buildCompatRequest('/doors/worldtimeapi/api/ip', 'POST'));
    expect(postResponse?.status).toBe(405);
    expect((await compatFixture.ask('/worldtimeapi/nope')).status).toBe(404);
  });
});

describe('price and permissions of compatibility APIs', () => {
  /** Returns a service whose key is on this plan. */
  const createFixture = async (plan: object, families?: readonly string[]) => {
    const meteredOwn = await createMeteredFixture({
      places: await readTestPlaces(),
      plan: { unitsPerMonth: { pooled: 10_000 }, ...plan },
      ...(families === undefined ? {} : { families }),
    });
    const openDoor = createCompatApis({
      windows: new Windows(),
      open: compatApiNames,
      graph: meteredOwn.graph,
      control: meteredOwn.control,
      access: meteredOwn.access,
      baseUrl: 'http://localhost',
      clock: () => summerNow,
      monotonicNow: () => 0,
      anonymousPerMinute: 0,
    });
    return {
      ...meteredOwn,
      door: async (target: string) => {
        const { status, body } = await meteredOwn.getFrom(
          async (request) => (await openDoor(request)) ?? { status: 404, headers: [], body: 'no door' },
          `/doors${target}`,
        );
        const { pooled } = await meteredOwn.spent();
        return { status, body: body === '' ? null : (JSON.parse(body) as unknown), pooled };
      },
    };
  };

  test('each record of a compatibility API costs as much as at /graphql, and missing records cost nothing', async () => {
    const paid = await createFixture({});
    for (const [target, query] of [
      [
        '/restcountries/v3.1/region/oceania',
        'query ($codes: [ID!]) { countries(codes: $codes) { code area currencies { name } languages { iso3 } borders { alpha3 } } }',
      ],
      ['/nager-date/api/v3/CountryInfo/DE', '{ country(code: "DE") { name borders { name region } } }'],
      [
        '/nager-date/api/v3/NextPublicHolidays/FR',
        '{ a: holidays(country: "FR", year: 2026) { coverage } b: holidays(country: "FR", year: 2027) { coverage } }',
      ],
      ['/worldtimeapi/api/timezone/Europe/Oslo', '{ clock(zone: "Europe/Oslo") { offset } }'],
    ] as const) {
      const { status, body, pooled } = await paid.door(target);
      expect([target, status]).toEqual([target, 200]);
      const listCodes = Array.isArray(body) ? body.flatMap(({ cca2 }: { cca2?: string }) => cca2 ?? []) : [];
      await paid.ask(query, query.includes('$codes') ? { codes: listCodes } : {});
      expect([target, await paid.spent()]).toMatchObject([target, { pooled }]);
      expect(pooled).toBeGreaterThanOrEqual(Math.max(1, listCodes.length));
    }
    for (const [target, status] of [
      ['/restcountries/v3.1/name/nowhere', 404],
      ['/restcountries/v3.1/all?fields=colour', 400],
      ['/worldtimeapi/api/timezone/Europe/Atlantis', 404],
      ['/nager-date/api/v3/PublicHolidays/26/DE', 400],
    ] as const)
      expect(await paid.door(target)).toMatchObject({ status, pooled: 0 });
  });

  test('a compatibility API charges less for fewer fields, because it then skips languages, currencies and neighbours', async () => {
    const paid = await createFixture({});
    const { body, pooled } = await paid.door('/restcountries/v3.1/alpha?codes=no,SWE,246&fields=cca3,area');
    expect(body).toHaveLength(3);
    expect(pooled).toBe(3);
    expect((await paid.door('/restcountries/v3.1/alpha/no')).pooled).toBeGreaterThan(1);
  });

  test('exhausted units are reported before any lookup of a compatibility API, and a list of countries costs a unit each', async () => {
    const poorFixture = await createFixture({ unitsPerMonth: { pooled: 20 } });
    expect(await poorFixture.door('/restcountries/v3.1/all')).toMatchObject({ status: 429, pooled: 0 });
    expect(await poorFixture.door('/restcountries/v3.1/alpha?codes=no,se&fields=cca2')).toMatchObject({
      status: 200,
      pooled: 2,
    });
    const richFixture = await createFixture({});
    const { body, pooled } = await richFixture.door('/restcountries/v3.1/all');
    expect(body).toHaveLength(250);
    expect(pooled).toBeGreaterThan(250);
    expect(await richFixture.door('/restcountries/v3.1/all?fields=cca2')).toMatchObject({ pooled: 250 });
  });

  test('a plan without paid facts gets null for them in compatibility APIs, and cannot search by them', async () => {
    const freeFixture = await createFixture({ deep: false });
    expect((await freeFixture.door('/restcountries/v3.1/alpha/NO')).body).toMatchObject([
      { cca2: 'NO', name: { common: 'Norway' }, capital: ['Oslo'], area: null, unMember: null, borders: [] },
    ]);
    // Membership is a paid fact. Without it, no country must appear as a non-member.
    expect(await freeFixture.door('/restcountries/v3.1/independent?status=false')).toMatchObject({
      status: 403,
    });
    const searchResponse = await freeFixture.door('/restcountries/v3.1/subregion/Northern%20Europe');
    expect(searchResponse).toMatchObject({ status: 403, body: { code: 'plan_required' }, pooled: 0 });
    expect(JSON.stringify(searchResponse.body)).toContain('Country.subregion');
  });

  test('a key restricted to other families is rejected by compatibility APIs', async () => {
    const restrictedFixture = await createFixture({}, ['timezone', 'time']);
    expect(await restrictedFixture.door('/restcountries/v3.1/alpha/NO')).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
      pooled: 0,
    });
  });
});
