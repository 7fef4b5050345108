import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpFixture, parseBody, type HttpFixture } from '../support/http-fixture.ts';

let fixture: HttpFixture;
beforeAll(async () => {
  fixture = await createHttpFixture({ anonymousPerMinute: 1000 });
});
afterAll(() => fixture.stop());

const formatKeyHeader = () => `X-API-Key: ${fixture.key}`;

describe('versions', () => {
  test.each([
    ['GET /version/3.0.0/country/FR', 'X-A: b'],
    ['GET /version/3.0.0/nope', 'X-A: b'],
    ['GET /version/3.0.0', 'X-A: b'],
    ['GET /version/3.0.0/country/help', 'X-A: b'],
    ['GET /country/FR', 'API-Version: 3.0.0'],
    ['GET /country/help', 'API-Version: 3.0.0'],
    ['GET /nope', 'API-Version: 3.0.0'],
  ])(
    'VER-002 the request %s with %s returns 400 with the rate limit headers of the key',
    async (line, header) => {
      const response = await fixture.ask(line, header, formatKeyHeader());
      expect(response.status).toBe(400);
      expect(parseBody(response)).toMatchObject({ code: 'invalid_request', param: 'API-Version' });
      expect(response.headers['x-ratelimit-limit']).toMatch(/^\d+$/);
    },
  );

  test.each([
    ['GET /version/1.0.0/currency/EUR', '1.0.0'],
    ['GET /version/1.0.0/currency/help', '1.0.0'],
    ['GET /version/1.0.0', '1.0.0'],
    ['GET /version/3.0.0/currency/EUR', '2.0.0'],
    ['GET /currency/EUR', '2.0.0'],
    ['GET /nope', '2.0.0'],
    ['GET /graphql', '2.0.0'],
    ['GET /errors', '2.0.0'],
    ['GET /healthz', '2.0.0'],
    ['POST /version/1.0.0/currency/EUR', '2.0.0'],
    ['OPTIONS /time', '2.0.0'],
    ['GET /a b', '2.0.0'],
  ])('VER-023 the response of %s states its API version', async (line, version) => {
    expect((await fixture.ask(line)).headers['api-version']).toBe(version);
  });

  test('VER-007 the API-Version header selects the version of a help page', async () => {
    expect(parseBody(await fixture.ask('GET /country/help', 'API-Version: 1.0.0'))).toMatchObject({
      version: '1.0.0',
    });
  });
});

describe('pages without a key', () => {
  test.each([
    ['/help', 'endpoints'],
    ['/help/', 'endpoints'],
    ['/version', 'endpoints'],
    ['/version/1.0.0/help', 'endpoints'],
    ['/time/zones/help', 'paths'],
    ['/measure/units/help', 'paths'],
    ['/city/id/help', 'paths'],
    ['/company/directory/coverage/help', 'paths'],
    ['/company/id/help/', 'paths'],
  ])('VER-011 the page GET %s needs no key', async (path, list) => {
    const response = await fixture.ask(`GET ${path}`);
    expect(response.status).toBe(200);
    expect((parseBody(response)[list] as unknown[]).length).toBeGreaterThan(0);
  });

  test('every route with a literal path has a help page that lists it', async () => {
    const { endpoints } = parseBody(await fixture.ask('GET /help')) as {
      endpoints: { name: string; help: string }[];
    };
    const paths = new Set<string>();
    for (const { name } of endpoints) {
      const page = parseBody(await fixture.ask(`GET /${name}/help`)) as { paths: { path: string }[] };
      for (const { path } of page.paths) paths.add(path);
    }
    expect(paths.size).toBeGreaterThan(60);
    for (const path of paths) {
      const literalPath = path.replace(/\/\{.*$/, '');
      // A path with only a first segment is covered by the help page of its endpoint.
      if (literalPath.split('/').length < 3) continue;
      const page = await fixture.ask(`GET ${literalPath}/help`);
      expect(page.status, path).toBe(200);
      const listedPaths = (parseBody(page) as { paths: { path: string }[] }).paths.map((each) => each.path);
      expect(listedPaths, literalPath).toContain(path);
    }
  });

  test('VER-012 the help page of an unknown endpoint returns 404', async () => {
    expect((await fixture.ask('GET /nope/help')).status).toBe(404);
    expect((await fixture.ask('GET /version/2.0.0/nope/help')).status).toBe(404);
    expect((await fixture.ask('GET /country/FR/help')).status).toBe(404);
  });

  test('the help of the time paths lists the clock of a zone first', async () => {
    const { summary, paths } = parseBody(await fixture.ask('GET /time/help')) as {
      summary: string;
      paths: { path: string; when?: string[] }[];
    };
    expect(summary).toMatch(/local time of a time zone/);
    expect(paths[0]).toMatchObject({ path: '/time/{timezone+}' });
    expect(paths[0]).not.toHaveProperty('when');
  });

  test.each(['/errors', '/errors/not_found', '/', '/country/help'])(
    'CONV-028 the page GET %s supports pretty=true',
    async (path) => {
      expect((await fixture.ask(`GET ${path}?pretty=true`)).body.toString()).toMatch(/^\{\n {2}"/);
      expect((await fixture.ask(`GET ${path}`)).body.toString()).not.toContain('\n');
    },
  );
});
