import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Places } from '../../db/snapshot/places.ts';
import { createMeteredFixture, type MeteredFixture } from '../support/metered-fixture.ts';
import { readTestPlaces } from '../support/places.ts';

let places: Places;
let fixture: MeteredFixture;
beforeAll(async () => {
  places = await readTestPlaces();
  fixture = await createMeteredFixture({ places });
});
afterAll(() => fixture.close());

interface GraphqlResponse {
  readonly code?: string;
  readonly message?: string;
  readonly param?: string;
  readonly data?: Record<string, unknown> | null;
  readonly errors?: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
  readonly extensions?: Record<string, Record<string, unknown>>;
}

async function executeQuery(query: string, variables: object = {}, extensions: object = {}) {
  const countedBefore = fixture.counted.length;
  const { status, body } = await fixture.ask(query, variables, extensions);
  // Every response is counted in the metrics.
  expect(fixture.counted.slice(countedBefore)).toEqual([`graphql test ${status}`]);
  return { status, body: JSON.parse(body) as GraphqlResponse };
}

describe('client errors', () => {
  test.each([{}, { c: null }, { c: {} }, { c: [['x']] }, { c: true }, { c: 1.5 }])(
    'the variables %j for $c: ID! return 400 for a new document and for a cached document',
    async (variables) => {
      const query = 'query($c: ID!) { country(code: $c) { name } }';
      for (const repeat of [1, 2, 3]) {
        const { status, body } = await executeQuery(query, variables);
        expect(status, `${repeat}`).toBe(400);
        expect(body.code).toBe('invalid_request');
        expect(body.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
        expect((await executeQuery(query, { c: 'FR' })).body.data).toEqual({ country: { name: 'France' } });
      }
    },
  );

  test.each([
    ['mutation{x}', 'OPERATION_RESOLUTION_FAILURE'],
    ['subscription{x}', 'OPERATION_RESOLUTION_FAILURE'],
    ['{ __proto__: country(code: "FR") { name } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ constructor: __typename }', 'GRAPHQL_VALIDATION_FAILED'],
    ['query($__proto__: ID!) { country(code: $__proto__) { name } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ nope }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{', 'GRAPHQL_PARSE_FAILED'],
    ['query A { __typename } query B { __typename }', 'OPERATION_RESOLUTION_FAILURE'],
    ['fragment F on Query { __typename }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ country(code: "\\ud800") { name } }', 'GRAPHQL_PARSE_FAILED'],
  ])('the document %s returns 400 with the GraphQL error code %s', async (query, code) => {
    for (const repeat of [1, 2]) {
      const { status, body } = await executeQuery(query);
      expect(status, `${repeat} ${JSON.stringify(body)}`).toBe(400);
      expect(body.code).toBe('invalid_request');
      expect(body.errors?.[0]?.extensions['code']).toBe(code);
      expect(body.data).toBeUndefined();
    }
  });

  const brokenTexts = ['\ud800', '\udfffx', 'a\0b'];
  test.each(brokenTexts)(
    'a text with invalid characters (%j) results in an error at the path of its field',
    async (text) => {
      const { status, body } = await executeQuery(
        'query($t: String!, $c: ID!) { email(address: $t) { valid } a: country(code: $c) { name } timezone(id: "UTC") { id } }',
        { t: text, c: text },
      );
      expect(status).toBe(200);
      expect(body.errors?.map(({ extensions }) => extensions['code'])).not.toContain('server_error');
      expect(body.errors?.map(({ extensions }) => extensions['code'])).toEqual(
        body.errors?.map(() => 'invalid_request'),
      );
      expect(body.errors).toContainEqual(
        expect.objectContaining({
          path: ['email'],
          extensions: expect.objectContaining({ code: 'invalid_request', param: 'address' }) as object,
        }),
      );
    },
  );

  test.each(brokenTexts)(
    'one malformed element (%j) does not fail the other elements of its batch',
    async (text) => {
      const { body } = await executeQuery(
        'query($a: [String!]!, $c: [ID!]) { emails(addresses: $a) { valid } countries(codes: $c) { name } }',
        { a: ['jane@example.org', text], c: ['FR', text, 'DE'] },
      );
      expect(body.data).toMatchObject({
        emails: [{ valid: true }, null],
        countries: [{ name: 'France' }, null, { name: 'Germany' }],
      });
    },
  );

  test('the field param of an error is the argument name of the GraphQL field', async () => {
    const { body } = await executeQuery(
      '{ a: convert(zone: "UTC", at: "2026-01-01", targets: []) { at } timezone(id: "UTC") { id } }',
    );
    expect(body.errors?.[0]?.extensions['param']).toBe('targets');
    const pointResult = await executeQuery('{ p: clockAtPoint(latitude: 91, longitude: 0) { at } }');
    expect(pointResult.body.errors?.[0]?.extensions['param']).toBe('latitude');
  });
});

const repeatField = (count: number, field: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field(index)}`).join(' ');
const nest = (levels: number, wrap: (inner: string) => string, core: string): string =>
  levels === 0 ? core : wrap(nest(levels - 1, wrap, core));

const lists: Record<string, string> = {
  'countries of blocs': 'blocs { countries { # } }',
  'borders of borders': 'countries { borders { # } }',
  'languages of countries': 'countries { languages { # } }',
  'states of countries': 'countries { states { # } }',
  'cities of countries': 'countries { cities(limit: 50) { # } }',
  'time zones of countries': 'countries { timezones { # } }',
  'members of currencies': 'currencies { countries { # } }',
};
/** Selections on the records of each list that lead back to countries or on to many other records. */
const nextFields: Record<string, string[]> = {
  'countries of blocs': [
    'blocs { countries { blocs { countries { code } } } }',
    'states { cities(limit: 50) { name } }',
  ],
  'borders of borders': [
    'borders { borders { borders { code } } }',
    'languages { countries { languages { countries { code } } } }',
  ],
  'languages of countries': [
    'countries { languages { countries { languages { countries { code } } } } }',
    'countries { states { districts { name } } }',
  ],
  'states of countries': [
    'cities(limit: 50) { nearby(limit: 50) { city { name } } }',
    'country { states { country { states { code } } } }',
    'districts { state { districts { state { districts { name } } } } }',
  ],
  'cities of countries': [
    'nearby(limit: 50) { city { nearby(limit: 50) { city { name } } } }',
    'country { cities(limit: 50) { country { cities(limit: 50) { id } } } }',
    'country { states { cities(limit: 50) { name } } }',
  ],
  'time zones of countries': [
    'countries { timezones { countries { timezones { id } } } }',
    'equivalents { equivalents { equivalents { id } } }',
    'transitions(limit: 1000) { at before { at } after { at } }',
  ],
  'members of currencies': [
    'currency { countries { currency { countries { code } } } }',
    'blocs { countries { states { code } } }',
  ],
};

const expensiveDocuments: [string, string][] = [
  [
    'blocs → countries → …',
    '{ blocs { countries { blocs { countries { blocs { countries { code } } } } } } }',
  ],
  [
    'countries → states → cities → nearby',
    '{countries{states{cities(limit:50){nearby(limit:50){city{name}}}}}}',
  ],
  ['countries → states → country → …', '{countries{states{country{states{country{states{code}}}}}}}'],
  ...[2, 3, 4, 5, 6].map((levels): [string, string] => [
    `city → nearby × ${levels + 1}`,
    `{ city(name: "Oslo", country: "NO") { ${nest(levels, (inner) => `nearby(limit: 50) { city { ${inner} } }`, 'nearby(limit: 50) { city { name population } }')} } }`,
  ]),
  [
    '18 × full introspection',
    `${getIntrospectionQuery().replace('__schema {', `${repeatField(17, () => '__schema { ...Full }')} __schema {`)} fragment Full on __Schema { types { ...FullType } directives { name args { ...InputValue } } }`,
  ],
  [
    '20 × introspection of all fields',
    `{ ${repeatField(20, () => '__schema { types { fields { name args { name type { name } } type { name fields { name } } } } }')} }`,
  ],
  [
    'types of fields of types',
    '{ __schema { types { fields { type { fields { args { name description type { name description kind } } } } } } } }',
  ],
  [
    'holidays × 20 years × all countries',
    `{ countries { code ${repeatField(20, (year) => `holidays(year: ${1990 + year}) { holidays { date name } }`)} } }`,
  ],
  ['all holidays', '{ countries { holidays(year: 2026) { holidays { date name type } } } }'],
  [
    'nearby in aliases',
    `{ city(name: "Oslo", country: "NO") { ${repeatField(40, () => 'nearby(limit: 50) { city { nearby(limit: 50) { city { name } } } }')} } }`,
  ],
  [
    'clocks of all zones of all countries',
    `{ countries { timezones { ${repeatField(60, (day) => `at(at: "2026-01-${10 + (day % 20)}") { at text name }`)} } } }`,
  ],
  [
    '600 fields of every country',
    `{ countries { ${repeatField(99, () => 'name')} ${repeatField(400, () => 'code').replaceAll(/a(\d+)/g, 'b$1')} } }`,
  ],
  ['99 lists in one', `{ countries { ${repeatField(90, () => 'blocCodes')} } }`],
  [
    'a batch of batches',
    `query($c: [ID!]) { ${repeatField(15, () => 'countries(codes: $c) { borders { borders { name } } }')} }`,
  ],
  ['zones × 20', `{ ${repeatField(20, () => 'zones { zones { timezoneId countryCodes } timezoneIds }')} }`],
  ['units × 20', `{ ${repeatField(20, () => 'measureUnits(limit: 1000) { name aliases }')} }`],
  [
    'searches × 20',
    `{ ${repeatField(20, () => 'citySearch(query: "san", limit: 50) { results { nearby(limit: 50) { city { nearby(limit: 50) { city { id } } } } } }')} }`,
  ],
  [
    'transitions × 90',
    `{ timezone(id: "Europe/Paris") { ${repeatField(90, () => 'transitions(limit: 1000) { at before { at } after { at } }')} } }`,
  ],
  [
    'fragments that double',
    `{ countries { ...F0 } } ${Array.from({ length: 12 }, (_, i) => `fragment F${i} on Country { ${repeatField(2, () => `borders { ...F${i + 1} }`)} }`).join(' ')} fragment F12 on Country { code }`,
  ],
  [
    'a cycle of fragments',
    '{ countries { ...A } } fragment A on Country { borders { ...B } } fragment B on Country { borders { ...A } }',
  ],
  ['the same field 600 times', `{ countries { ${'code '.repeat(590)} } }`],
  ['the same list many times', `{ countries { ${'states { code } '.repeat(190)} } }`],
  ['deep braces', `${'{ a '.repeat(900)}${'}'.repeat(900)}`],
  ['deep lists', `{ countries(codes: ${'['.repeat(900)}${']'.repeat(900)}) { name } }`],
  ['ofType × 400', `{ __schema { types { ${'ofType { '.repeat(400)} name ${'}'.repeat(400)} } } }`],
  ['350 directives', `{ countries { code ${'@include(if: true) '.repeat(350)} } }`],
  ['a long list', `{ countries(codes: [${'"FR",'.repeat(301)}]) { name } }`],
  [
    'a large batch of errors',
    `{ ${repeatField(20, () => `timezones(ids: [${'"UTC",'.repeat(60)}]) { at(at: "junk") { at } }`)} }`.slice(
      0,
      60_000,
    ),
  ],
  ...Object.entries(nextFields).flatMap(([name, ways]) =>
    ways.flatMap((way): [string, string][] => {
      const list = lists[name] ?? '';
      return [
        [`${name} → ${way}`, `{ ${list.replace('#', way)} }`],
        [`${name} → ${way}, twice`, `{ ${repeatField(2, () => list.replace('#', way))} }`],
        [`${name} → ${way}, in a fragment`, `{ ...F } fragment F on Query { ${list.replace('#', way)} }`],
      ];
    }),
  ),
];

/**
 * Measures the longest block of the event loop: milliseconds of processor time of this process between two turns, so that
 * other processes on the machine have no effect.
 */
function startStretchMeter(): () => number {
  let longestMs = 0;
  let isOver = false;
  let lastCpu = process.cpuUsage();
  const measurePause = (): void => {
    const { user, system } = process.cpuUsage(lastCpu);
    longestMs = Math.max(longestMs, (user + system) / 1000);
    lastCpu = process.cpuUsage();
    if (!isOver) setImmediate(measurePause);
  };
  setImmediate(measurePause);
  return () => {
    isOver = true;
    return longestMs;
  };
}

const slowestQueries: [ms: number, query: string][] = [];

describe('expensive documents do not block the event loop', () => {
  // The holiday rules are loaded once; the test measures what follows.
  beforeAll(async () => {
    await fixture.ask('{ countries { holidays(year: 2026) { holidays { date name type } } } }');
    await fixture.ask('{ countries { holidays(year: 2026) { holidays { date name type } } } }');
  });

  /** Returns the shortest of several measurements: a block caused by a busy machine does not repeat with a new document. */
  async function measureCalmest(longest: number, query: string): Promise<number> {
    let shortestMs = longest;
    for (let repeat = 1; repeat <= 3 && shortestMs > 50; repeat += 1) {
      const readLongestMs = startStretchMeter();
      await executeQuery(`${query} #${repeat}`, { c: Array.from({ length: 250 }, () => 'FR') });
      shortestMs = Math.min(shortestMs, readLongestMs());
      await fixture.spent();
    }
    return shortestMs;
  }

  test('the tests contain more than 55 expensive documents', () => {
    expect(new Set(expensiveDocuments.map(([, query]) => query)).size).toBeGreaterThan(55);
  });

  test.each(expensiveDocuments)(
    'the expensive document "%s" is rejected, or stays within its limits',
    async (_, query) => {
      await fixture.spent();
      const stopMeter = startStretchMeter();
      const cpuBefore = process.cpuUsage();
      const { status, body } = await executeQuery(
        query,
        { c: Array.from({ length: 250 }, () => 'FR') },
        { cost: true },
      );
      const longestMs = stopMeter();
      const { user, system } = process.cpuUsage(cpuBefore);
      expect([200, 400, 503], JSON.stringify(body).slice(0, 300)).toContain(status);
      if (status === 400) {
        // Rejected before execution.
        expect(body).toMatchObject({ code: 'invalid_request' });
        expect(await fixture.spent()).toMatchObject({ pooled: 0 });
        expect((user + system) / 1000).toBeLessThan(400);
      } else {
        const bound = body.extensions?.['cost']?.['bound'] as { fields: number; pooled: number } | undefined;
        expect(bound?.pooled ?? 0).toBeLessThanOrEqual(10_000);
        expect(bound?.fields ?? 0).toBeLessThanOrEqual(250_000);
        await fixture.spent();
      }
      slowestQueries.push([await measureCalmest(longestMs, query), query.slice(0, 120)]);
    },
  );

  test('expensive documents never block the event loop for 100 ms', () => {
    slowestQueries.sort(([a], [b]) => b - a);
    expect(slowestQueries.length).toBeGreaterThan(55);
    expect(slowestQueries[0]?.[0], JSON.stringify(slowestQueries.slice(0, 5))).toBeLessThan(100);
  });
});

describe('execution budget', () => {
  test('an operation that exceeds the time limit returns 503, and its executed lookups are charged', async () => {
    // A clock that advances by one millisecond per reading.
    let clockReadings = 0;
    const clockSpy = vi.spyOn(performance, 'now').mockImplementation(() => (clockReadings += 1));
    onTestFinished(() => clockSpy.mockRestore());
    const hastyFixture = await createMeteredFixture({ places, timeoutMs: 60 });
    const { status, body } = await hastyFixture.ask(
      '{ countries { code holidays(year: 1971) { holidays { date } } } }',
    );
    expect(status, body).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ code: 'service_unavailable' });
    expect(body).toContain('OPERATION_TIMEOUT_MS');
    expect(clockReadings).toBeGreaterThan(60);
    expect((await hastyFixture.spent()).pooled).toBeGreaterThan(0);
  });

  test('an operation makes no more lookups than the key has units, and all of them are charged', async () => {
    const poorFixture = await createMeteredFixture({
      places,
      plan: { name: 'poor', unitsPerMonth: { pooled: 30 } },
    });
    const { status, body } = await poorFixture.ask(
      '{ countries { code holidays(year: 1972) { holidays { date } } } }',
    );
    expect(status, body).toBe(429);
    expect(JSON.parse(body)).toMatchObject({ code: 'quota_exceeded' });
    expect(await poorFixture.spent()).toMatchObject({ pooled: 30 });
  });

  test('an operation releases its reserved units that were not spent', async () => {
    const exactFixture = await createMeteredFixture({
      places,
      plan: { name: 'exact', unitsPerMonth: { pooled: 60 } },
    });
    // Each query reserves up to 31 units and spends 9.
    const bordersQuery = '{ country(code: "FR") { borders { name } } }';
    for (const repeat of [1, 2, 3, 4, 5, 6])
      expect((await exactFixture.ask(bordersQuery)).status, `${repeat}`).toBe(200);
    expect(await exactFixture.spent()).toMatchObject({ pooled: 54 });
    expect((await exactFixture.ask(bordersQuery)).status).toBe(429);
  });

  test('an operation makes no additional lookups after the client disconnects', async () => {
    const clientAbort = new AbortController();
    const query = '{ countries { code holidays(year: 1973) { holidays { date } } } }';
    setImmediate(() => clientAbort.abort());
    const response = await fixture.graphql({
      method: 'POST',
      path: '/graphql',
      query: '',
      headers: { 'x-api-key': fixture.key, 'content-type': 'application/json' },
      ip: '192.0.2.1',
      id: 'test',
      signal: clientAbort.signal,
      body: async () => JSON.stringify({ query }),
    });
    expect(response.status).toBe(503);
    expect((await fixture.spent()).pooled).toBeLessThan(250);
  });
});

test('the standard introspection query is served from a prepared result and has the same limits as any other query', async () => {
  const firstResult = await executeQuery(getIntrospectionQuery(), {}, { cost: true });
  expect(firstResult.status).toBe(200);
  const cost = firstResult.body.extensions?.['cost'] as { fields: number; bound: { fields: number } };
  expect(cost.bound.fields).toBeGreaterThanOrEqual(cost.fields);
  expect(cost.bound.fields).toBeLessThan(250_000);
  const repeatedResult = await executeQuery(
    getIntrospectionQuery({ descriptions: true }),
    {},
    { cost: true },
  );
  expect(repeatedResult.body).toEqual(firstResult.body);
});
