import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parse, validate } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../rest-compat/routes/index.ts';
import { buildApiSchema } from '../router/compose/api-schema.ts';
import { errorTable } from '../router/errors.ts';
import type { Request } from '../router/exchange.ts';
import { recogniseText } from './browser/recognise.ts';
import { createPages } from './pages.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const schema = buildApiSchema(read('../schema/supergraph.graphql'));
const baseUrl = 'http://lookup.example';
const pages = createPages({ routes, schema, baseUrl, isDemo: () => false, changedZones: () => null });

const request = (path: string, accept = 'text/html,*/*;q=0.8'): Request => ({
  method: 'GET',
  path,
  query: '',
  headers: { accept },
  ip: '127.0.0.1',
  id: 'test',
  signal: new AbortController().signal,
  body: async () => '',
});
const getPage = (path: string) => {
  const response = pages(request(path));
  if (response === null) throw new Error(`There is no page at ${path}.`);
  return response;
};

const paths = [
  '/',
  '/docs',
  '/docs/city',
  '/docs/time',
  '/errors',
  '/errors/not_found',
  '/country/help',
  '/graphql',
];

describe.each(paths)('the page at %s', (path) => {
  test('a page of the service has no inline scripts or styles and loads nothing from other origins', () => {
    const { body, headers } = getPage(path);
    const policy = headers[headers.indexOf('Content-Security-Policy') + 1] ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(body).not.toMatch(/<script(?![^>]* src=)/);
    expect(body).not.toMatch(/<style|\sstyle=|\son\w+=/);
    for (const [, address = ''] of body.matchAll(/(?:src|href)="([^"#]+)"/g)) {
      expect(address.startsWith(baseUrl), address).toBe(true);
    }
  });

  test('a page of the service is returned only for GET requests of browsers, except for /docs', () => {
    expect(pages(request(path, 'application/json'))).toEqual(
      path.startsWith('/docs') ? expect.anything() : null,
    );
    expect(pages({ ...request(path), method: 'POST' })).toBeNull();
  });
});

test('each error code has a page with its cause, its remedy and an example', () => {
  for (const [code, { meaning, remedy }] of Object.entries(errorTable)) {
    const { body } = getPage(`/errors/${code}`);
    for (const text of [meaning, remedy]) {
      expect(body).toContain(text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`));
    }
    expect(body).toContain('Valid request');
  }
});

test('each family has a reference page with every path, its GraphQL query and its cost', () => {
  for (const family of new Set(routes.map((route) => route.family))) {
    const { body } = getPage(`/docs/${family}`);
    const familyRoutes = routes.filter((route) => route.family === family && route.listed === undefined);
    for (const { path } of familyRoutes) expect(body).toContain(`<code>${path.replaceAll('+}', '}')}</code>`);
    expect(body).toContain('GraphQL');
    expect(body).toContain('Costs ');
  }
});

test('GraphQL queries in the URL and requests of Apollo Sandbox are left to the GraphQL endpoint', () => {
  for (const query of ['query=%7B__typename%7D', 'explorer=sandbox']) {
    expect(pages({ ...request('/graphql'), query })).toBeNull();
  }
  expect(pages({ ...request('/graphql/'), query: 'utm_source=mail' })?.status).toBe(200);
});

test('the pages escape the texts of the API descriptions', () => {
  const { body } = getPage('/docs/company');
  expect(body).not.toMatch(/<company|<key>/);
});

test('an unknown page and an unknown version have no page', () => {
  for (const path of [
    '/docs/nope',
    '/errors/nope',
    '/nope/help',
    '/version/9.0.0/docs/city',
    '/country/FR',
  ]) {
    expect(pages(request(path)), path).toBeNull();
  }
  expect(getPage('/version/1.0.0/docs/timezone').body).toContain('/timezone');
});

describe('the files of the pages', () => {
  let names: Record<string, string>;
  const readContents = (name: string) => read(`../dist/web/${names[name] ?? ''}`);
  /** Returns the names of a script and of all scripts that it imports. */
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const [, other = ''] of read(`../dist/web/${file}`).matchAll(
      /from"\.\/([^"]+)"|import"\.\/([^"]+)"/g,
    )) {
      if (other !== '') withImports(other, seen);
    }
    return seen;
  };
  beforeAll(() => {
    names = JSON.parse(read('../dist/web/names.json')) as Record<string, string>;
  });

  test('the scripts of the home page are smaller than 100 kB', () => {
    const files = [...withImports(names['home.js'] ?? '')];
    const bytes = files
      .map((file) => read(`../dist/web/${file}`).length)
      .reduce((sum, each) => sum + each, 0);
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThan(100_000);
    expect(gzipSync(readContents('style.css')).length).toBeLessThan(10_000);
  });

  test('the names of page files contain a content hash, their caching is immutable, and no other file is served', () => {
    for (const file of Object.values(names)) expect(file).toMatch(/-[A-Z0-9]{8}\.(js|css|json|svg)$/);
    const style = pages(request(`/assets/${names['style.css']}`, '*/*'));
    expect(style?.headers).toContain('public, max-age=31536000, immutable');
    for (const path of ['/assets/names.json', '/assets/../serve.js', '/assets/nope.js']) {
      expect(pages(request(path)), path).toBeNull();
    }
  });
});

test('the queries of the result cards and of the explorer tabs are valid', () => {
  const files = readdirSync(new URL('queries/', import.meta.url));
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) {
    expect(
      validate(schema, parse(read(`queries/${file}`))).map(({ message }) => message),
      file,
    ).toEqual([]);
  }
  // The initial tabs of the explorer contain queries too.
  const tabs = [...read('browser/explorer.tsx').matchAll(/query: `(#[^`$]+)/g)].map(([, text = '']) => text);
  expect(tabs.length).toBe(5);
  for (const text of tabs.filter((each) => each.includes('query '))) {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  }
});

test.each([
  ['ada@example.com', 'email'],
  ['8.8.8.8', 'ip'],
  ['2001:4860:4860::8888', 'ip'],
  ['48.85, 2.35', 'point'],
  ['+44 20 7946 0958', 'phone'],
  ['Europe/Dublin', 'zone'],
  ['America/Argentina/Ushuaia', 'zone'],
  ['UTC', 'zone'],
  ['apple.com', 'domain'],
  ['https://www.apple.com/iphone', 'domain'],
  ['90210 US', 'postal'],
  ['US 90210', 'postal'],
  ['100-0001, JP', 'postal'],
  ['SW1A 1AA', 'postal'],
])('the search box recognises %s as %s', (text, kind) => {
  expect(recogniseText(text)[0]?.kind).toBe(kind);
});

test.each(['Oslo', 'Saint-Denis', 'Apple', 'FR', 'new york', ''])(
  'the search box recognises %j only as a name',
  (text) => {
    expect(recogniseText(text)).toEqual([]);
  },
);

test('the search box recognises the country code next to a postal code', () => {
  expect(recogniseText('75001 fr')[0]?.variables).toEqual({ code: '75001', country: 'FR' });
});
