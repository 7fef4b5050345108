import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CustomRows } from '../custom-operations/custom-rows.ts';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { Guides, type Guide } from './guides.ts';
import { routes } from '../routes/index.ts';

const schema = buildApiSchema(
  readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
);
const guides = new Guides({
  routes,
  schema,
  contact: 'mailto:security@example.com',
  clock: () => Date.UTC(2026, 10, 25),
});
const base = 'http://localhost';
/** Returns the page at a path, with the version of its prefix and the requested version. */
const findGuide = (path: string, prefix: string | null = null, requested: string | null = prefix) =>
  guides.at(path, prefix, requested, () => base);
const getKind = (guide: Guide | null) =>
  guide === null ? null : 'body' in guide ? 'body' : 'text' in guide ? guide.type : guide.problem.code;

test('a lookup path is recognised without a computation of the base URL', () => {
  const throwIfCalled = () => {
    throw new Error('a link was made');
  };
  for (const path of ['/country/FR', '/city/oslo', '/postman', '/x/y', '/securityxtxt', '/a.well-known/x'])
    expect(guides.at(path, null, null, throwIfCalled)).toBeNull();
  expect(findGuide('/help/me')).toBeNull();
  expect(findGuide('/versions')).toBeNull();
  expect(findGuide('/x/help')).toBeNull();
});

describe('the release notes of a version', () => {
  test.each(['/help', '/help/', '/version', '/version/'])(
    'the release notes of a version are served at %s',
    (path) => {
      expect(findGuide(path)).toMatchObject({ version: '2.0.0', body: { version: '2.0.0' } });
    },
  );

  test.each(['/', '/help', '/help/'])(
    'the release notes of a version are served at %s, also after a version prefix',
    (path) => {
      expect(findGuide(path, '1.0.0')).toMatchObject({ version: '1.0.0', body: { version: '1.0.0' } });
    },
  );

  test('release notes follow the API-Version header, and exist only for known versions', () => {
    expect(findGuide('/help', null, '1.0.0')).toMatchObject({ version: '1.0.0' });
    expect(findGuide('/')).toBeNull();
    expect(findGuide('/version', '1.0.0')).toBeNull();
    expect(findGuide('/helpx', '1.0.0')).toBeNull();
    expect(findGuide('/x/help/', '1.0.0')).not.toMatchObject({ body: { releases: expect.anything() } });
    expect(findGuide('/help/x', '1.0.0')).toBeNull();
  });
});

describe('the help of an endpoint', () => {
  test('the guides return the help of an endpoint in the latest version or in the requested version', () => {
    expect(findGuide('/country/help')).toMatchObject({
      version: '2.0.0',
      body: { endpoint: 'country', version: '2.0.0' },
    });
    expect(findGuide('/country/help', '1.0.0')).toMatchObject({
      version: '1.0.0',
      body: { version: '1.0.0' },
    });
    expect(findGuide('/country/help', null, '1.0.0')).toMatchObject({ version: '1.0.0' });
    expect(getKind(findGuide('/bulk/help'))).toBe('body');
    expect(getKind(findGuide('/bulk/help/'))).toBe('body');
    expect(findGuide('/bulk/helper')).toBeNull();
    expect(findGuide('/a/bulk/help')).toBeNull();
  });

  test('the guides return null for an unknown endpoint, and after a version prefix an error that lists the available endpoints', () => {
    expect(findGuide('/unknown/help')).toBeNull();
    expect(findGuide('/unknown/help', '1.0.0')).toEqual({
      version: '1.0.0',
      problem: {
        code: 'not_found',
        message: `Version 1.0.0 has no help for /unknown/help. GET ${base}/version/1.0.0 lists all endpoints.`,
      },
    });
    expect(findGuide('/a/b/help', '1.0.0')).toBeNull();
    const longPath = `/${'n'.repeat(200)}/help`;
    expect(findGuide(longPath, '1.0.0')).toMatchObject({
      problem: { message: expect.stringContaining(`for ${longPath.slice(0, 100)}. GET`) },
    });
  });

  test('the help of an endpoint falls back to older versions when the request names no version', () => {
    const country = routes.filter(({ family }) => family === 'country');
    const olderRoutes = country.map((route) => ({ ...route, versions: ['1.0.0' as const] }));
    const olderGuides = new Guides({ routes: olderRoutes, schema, contact: undefined, clock: () => 0 });
    const findOlderHelp = (requested: string | null) =>
      olderGuides.at('/country/help', requested, requested, () => base);
    expect(findOlderHelp(null)).toMatchObject({ version: '1.0.0', body: { endpoint: 'country' } });
    expect(findOlderHelp('2.0.0')).toMatchObject({ version: '2.0.0', problem: { code: 'not_found' } });
  });
});

test.each(['/help', '/country/help', '/openapi.json', '/openapi.yaml'])(
  'the guides return an error for %s of an unknown version',
  (path) => {
    expect(findGuide(path, null, '3.0.0')).toMatchObject({
      version: '2.0.0',
      problem: { code: 'invalid_request', param: 'API-Version', message: expect.stringContaining('"3.0.0"') },
    });
  },
);

describe('pages for programs', () => {
  test.each([
    ['/postman.json', 'application/json; charset=utf-8'],
    ['/llms.txt', 'text/markdown; charset=utf-8'],
    ['/openapi.json', 'application/json; charset=utf-8'],
  ])('the guides serve pages for programs with their media types: %s is %s', (path, type) =>
    expect(getKind(findGuide(path))).toBe(type),
  );

  test('the guides serve the OpenAPI document in the requested version and format', () => {
    const getText = (guide: Guide | null) => (guide !== null && 'text' in guide ? guide.text : '');
    expect(JSON.parse(getText(findGuide('/openapi.json', '1.0.0')))).toMatchObject({
      info: { version: '1.0.0' },
    });
    expect(JSON.parse(getText(findGuide('/openapi.json')))).toMatchObject({ info: { version: '2.0.0' } });
    expect(getText(findGuide('/openapi.yaml'))).toMatch(/^openapi: "3/);
    expect(findGuide('/openapi.xml')).toBeNull();
    expect(getText(findGuide('/openapi.json'))).toContain(base);
  });

  test('the guides serve security.txt when the operator has set a contact', () => {
    const securityGuide = findGuide('/.well-known/security.txt');
    expect(securityGuide).toMatchObject({
      text: expect.stringContaining('Contact: mailto:security@example.com'),
    });
    expect(securityGuide).toMatchObject({ text: expect.stringContaining('Expires: 202') });
    const guidesWithoutContact = new Guides({ routes, schema, contact: undefined, clock: () => 0 });
    expect(guidesWithoutContact.at('/.well-known/security.txt', null, null, () => base)).toBeNull();
    expect(findGuide('/.well-known/nothing')).toBeNull();
    expect(findGuide('/llms-nothing')).toBeNull();
  });
});

describe('help with custom operations', () => {
  const guidesWithContact = new Guides({
    routes,
    schema,
    contact: undefined,
    clock: () => 0,
    custom: new CustomRows({ graph: { apiSchema: schema }, onError: () => undefined } as never),
  });
  const findOwnGuide = (path: string, requested: string | null = null) =>
    guidesWithContact.at(path, null, requested, () => base);

  test('the help includes custom operations in every version', () => {
    expect(findOwnGuide('/x/help')).toMatchObject({
      version: '2.0.0',
      body: { endpoint: 'x', documents: [], faults: [] },
    });
    expect(findOwnGuide('/x/help', '1.0.0')).toMatchObject({ version: '1.0.0' });
    expect(findOwnGuide('/x/help', '9')).toMatchObject({ problem: { param: 'API-Version' } });
    expect(findOwnGuide('/x/nothing/help')).toBeNull();
    expect(findOwnGuide('/country/help')).toMatchObject({ body: { endpoint: 'country' } });
  });
});
