import { beforeAll, describe, expect, test } from 'vitest';
import { readTestPlaces } from '../../test/support/places.ts';
import { createMeteredFixture, type MeteredFixture } from '../../test/support/metered-fixture.ts';
import type { UserFacingError } from '../../core/user-facing-error.ts';

const dashboard = `# summary: A city with its country.
# cache: facts
# example: city=Oslo&country=NO
query Dashboard($city: String!, $country: ID, $limit: Int = 2, $unit: DistanceUnit = km) {
  city(name: $city, country: $country) {
    name
    population
    country { name currencyCode }
    nearby(limit: $limit) { city { name } distance(unit: $unit) }
  }
}
`;
const bothQuery = `query Both($code: ID!, $codes: [ID!]) {
  country(code: $code) { name }
  countries(codes: $codes) { code }
}
`;

let fixture: MeteredFixture;
let reportedErrors: UserFacingError[] = [];
const serveFiles = (files: Record<string, string>) => {
  reportedErrors = [];
  fixture.own.set({
    names: Object.keys(files).filter((name) => !name.includes('/')),
    read(path) {
      const text = files[path];
      if (text === undefined) throw new Error(`${path} is not there.`);
      return text;
    },
  });
};
const get = async (path: string) => {
  const { status, headers, body } = await fixture.get(path);
  return { status, headers, body: JSON.parse(body) as Record<string, never> };
};

beforeAll(async () => {
  fixture = await createMeteredFixture({
    places: await readTestPlaces(),
    plan: { unitsPerMonth: { pooled: 10_000 } },
    onDocumentError: (error) => reportedErrors.push(error),
  });
});

describe('a custom operation', () => {
  test('a custom operation becomes a path: its variables are parameters, and its comment lines set the cache mode', async () => {
    serveFiles({ 'my-dashboard.graphql': dashboard });
    const { status, headers, body } = await get('/x/my-dashboard?city=Oslo&country=NO&limit=1');
    expect([status, reportedErrors]).toEqual([200, []]);
    expect(body).toMatchObject({ name: 'Oslo', country: { name: 'Norway', currencyCode: 'NOK' } });
    expect(Object.keys(body)).toEqual(['name', 'population', 'country', 'nearby']);
    expect(body['nearby']).toHaveLength(1);
    expect(headers).toContain('private, max-age=86400');
    // The defaults of the document apply.
    expect((await get('/x/my-dashboard?city=Oslo')).body['nearby']).toHaveLength(2);
  });

  test('a custom operation returns the same result as its query at /graphql, at the same price', async () => {
    serveFiles({ 'my-dashboard.graphql': dashboard, 'both.graphql': bothQuery });
    for (const [path, text, variables] of [
      ['/x/my-dashboard?city=Oslo&unit=mi', dashboard, { city: 'Oslo', unit: 'mi' }],
      ['/x/both?code=NO&codes=FR,DE', bothQuery, { code: 'NO', codes: ['FR', 'DE'] }],
    ] as const) {
      await fixture.spent();
      const { body } = await get(path);
      const byPath = await fixture.spent();
      const answer = JSON.parse((await fixture.ask(text, variables)).body) as {
        data: Record<string, unknown>;
      };
      expect(body).toEqual(path.startsWith('/x/both') ? answer.data : answer.data['city']);
      expect(await fixture.spent()).toEqual(byPath);
      expect(byPath.pooled).toBeGreaterThan(0);
    }
  });

  test.each([
    ['/x/my-dashboard', 'city', 'city is required'],
    ['/x/my-dashboard?city=', 'city', 'city must not be empty'],
    ['/x/my-dashboard?city=Oslo&limit=x', 'limit', 'limit must be an integer'],
    ['/x/my-dashboard?city=Oslo&limit=9999', 'limit', '50'],
    ['/x/my-dashboard?city=Oslo&unit=feet', 'unit', 'unit must be one of'],
    ['/x/my-dashboard?city=Oslo&contry=NO', 'contry', 'Did you mean country?'],
  ])('a custom operation rejects invalid input and names the parameter: %s', async (path, param, message) => {
    serveFiles({ 'my-dashboard.graphql': dashboard });
    const { status, body } = await get(path);
    expect([status, body['code'], body['param']]).toEqual([400, 'invalid_request', param]);
    expect(body['message']).toContain(message);
    expect((await fixture.spent()).pooled).toBe(0);
  });

  test('a custom operation returns 404 when its record does not exist', async () => {
    serveFiles({ 'my-dashboard.graphql': dashboard });
    await fixture.spent();
    expect((await get('/x/my-dashboard?city=Nowhereville')).status).toBe(404);
    expect((await get('/x/other?city=Oslo')).status).toBe(404);
    expect((await fixture.spent()).pooled).toBe(0);
  });

  test('a custom operation can import fragments', async () => {
    serveFiles({
      'one.graphql': '#import "fragments/line.graphql"\nquery One { country(code: "NO") { ...Line } }\n',
      'fragments/line.graphql': 'fragment Line on Country {\n  code\n}\n',
    });
    expect((await get('/x/one')).body).toEqual({ code: 'NO' });
  });

  test('help and OpenAPI list a custom operation with its price', async () => {
    serveFiles({ 'my-dashboard.graphql': dashboard });
    const help = (await get('/x/help')).body;
    expect(help['documents']).toEqual([
      expect.objectContaining({
        path: '/x/my-dashboard',
        summary: 'A city with its country.',
        parameters: ['city', 'country', 'limit', 'unit'],
        most_units: expect.any(Number),
      }),
    ]);
    const page = (await get('/x/my-dashboard/help')).body;
    expect(JSON.stringify(page)).toContain('The cost of its GraphQL query: at most');
    expect(page['paths']).toMatchObject([{ required: ['city'], optional: ['country', 'limit', 'unit'] }]);
    expect(page['parameters']).toMatchObject([{ name: 'city' }, { name: 'country' }, {}, {}]);
    const api = (await get('/openapi.json')).body as unknown as {
      paths: Record<string, object>;
      components: { schemas: Record<string, object> };
    };
    expect(api.paths['/x/my-dashboard']).toMatchObject({
      get: {
        responses: {
          200: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/XXMyDashboard' } } },
          },
        },
      },
    });
    expect(api.components.schemas['XXMyDashboard']).toMatchObject({
      properties: { population: { type: ['number', 'null'] } },
    });
    expect(api.paths['/country/{code}']).toBeDefined();
    serveFiles({});
    expect((await get('/openapi.json')).body['paths']?.['/x/my-dashboard']).toBeUndefined();
  });
});

describe('an invalid custom operation', () => {
  test.each([
    ['query { city(name: "Oslo") { nme } }', 1, 30, 'Cannot query field "nme"'],
    ['query {\n  city(name: "Oslo") {\n', 3, 1, 'Syntax Error'],
    ['# cache: forever\nquery { continents { code } }', 1, 8, 'cache must be facts'],
    ['# cahce: facts\nquery { continents { code } }', 1, 1, 'Did you mean cache?'],
    ['query A { continents { code } }\nquery B { continents { code } }', 1, 1, 'one query, not 2'],
    [
      'query A(\n  $points: [PositionInput!]!\n) { elevations(points: $points) { meters } }',
      2,
      3,
      'Replace $points by one variable per field',
    ],
    [
      '#import "../../etc/passwd"\nquery A { continents { ...Passwd } }',
      1,
      1,
      'wrong.graphql imports ../../etc/passwd',
    ],
    [
      `query A { ${Array.from({ length: 21 }, (_, index) => `a${index}: continents { code }`).join(' ')} }`,
      1,
      1,
      'root fields',
    ],
    ['query A { countries { cities(limit: 50) { nearby(limit: 50) { city { name } } } } }', 1, 1, 'lookups'],
    ['# example: name=Oslo\nquery A { continents { code } }', 1, 1, 'which is not a variable'],
  ])(
    'an invalid custom operation is reported with its position and does not affect other operations: %s',
    async (text, line, column, message) => {
      serveFiles({ 'good.graphql': 'query { continents { code } }', 'wrong.graphql': text });
      expect(reportedErrors).toMatchObject([
        {
          position: { file: 'wrong.graphql', line, column },
          message: expect.stringContaining(message),
        },
      ]);
      expect((await get('/x/wrong')).status).toBe(404);
      expect((await get('/x/good')).status).toBe(200);
      // Messages quote the file, so that only the log has them.
      expect((await get('/x/help')).body['faults']).toEqual([
        { file: 'wrong.graphql', line, column, message: 'Not served; the log has the reason.' },
      ]);
    },
  );

  test('the service handles other requests while it replaces many custom operations, and serves the previous ones until the end', async () => {
    serveFiles({ 'one.graphql': 'query { country(code: "NO") { code } }' });
    const createQuery = (index: number) => `query { ${`a${index}: country(code: "NO") { code name }`} }`;
    const listNames = Array.from({ length: 60 }, (_, index) => `many-${index}.graphql`);
    let listStatuses = new Set<number>();
    let isDone = false;
    const replacing = fixture.own
      .replace({ names: listNames, read: (path) => createQuery(listNames.indexOf(path)) })
      .then(() => (isDone = true));
    while (!isDone) {
      listStatuses.add((await get('/x/one')).status);
      await new Promise((turn) => setImmediate(turn));
    }
    await replacing;
    expect(listStatuses.has(200)).toBe(true);
    listStatuses = new Set(
      await Promise.all(listNames.map(async (name) => (await get(`/x/${name.slice(0, -8)}`)).status)),
    );
    expect([...listStatuses]).toEqual([200]);
  });

  test('the last valid version of an invalid custom operation stays in use', async () => {
    serveFiles({ 'one.graphql': 'query { country(code: "NO") { code } }' });
    serveFiles({ 'one.graphql': 'query { country(code: "NO") { cod } }' });
    expect(reportedErrors).toHaveLength(1);
    expect((await get('/x/one')).body).toEqual({ code: 'NO' });
    serveFiles({ 'one.graphql': 'query { country(code: "NO") { name } }' });
    expect((await get('/x/one')).body).toEqual({ name: 'Norway' });
    serveFiles({});
    expect((await get('/x/one')).status).toBe(404);
  });

  test.each(['Upper.graphql', 'help.graphql', 'a_b.graphql'])(
    'a custom operation with the file name %s is rejected',
    (name) => {
      serveFiles({ [name]: 'query { continents { code } }' });
      expect(reportedErrors).toMatchObject([
        { position: { file: name }, message: expect.stringContaining('my-dashboard.graphql') },
      ]);
    },
  );
});
