import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { routes } from '../rest-compat/routes/index.ts';
import { buildApiSchema } from '../router/compose/api-schema.ts';
import type { Request } from '../router/exchange.ts';
import { Assets } from './assets.ts';
import { createPages } from './pages.ts';
import { readDocuments } from './pages/document.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const baseUrl = 'http://lookup.example/facts';
const pages = createPages({
  routes,
  schema: buildApiSchema(read('schema/supergraph.graphql')),
  baseUrl,
  isDemo: () => false,
  changedZones: () => null,
});
const documents = readDocuments(new Assets());
const listSlugs = documents.map(({ slug }) => slug);
const families = new Set(routes.map(({ family }) => family));

function getPage(path: string, headers: Request['headers'] = {}) {
  const [at = '', query = ''] = path.split('?');
  return pages({
    method: 'GET',
    path: at,
    query,
    headers: { accept: 'text/html', ...headers },
    ip: '127.0.0.1',
    id: 'test',
    signal: new AbortController().signal,
    body: async () => '',
  });
}
const getHeader = (headers: readonly string[], name: string) => headers[headers.indexOf(name) + 1] ?? '';
const findLinks = (body: string) =>
  Array.from(body.matchAll(/<a [^>]*href="([^"]+)"/g), ([, link = '']) => link);
const findIds = (body: string) => new Set(Array.from(body.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id));

test('every file in docs/ has a web page, and no page has the path of a family', () => {
  const files = readdirSync(new URL('../docs', import.meta.url)).filter((file) => file.endsWith('.md'));
  expect(files.map((file) => file.slice(0, -3)).filter((slug) => !listSlugs.includes(slug))).toEqual([]);
  expect(listSlugs.filter((slug) => families.has(slug))).toEqual([]);
  expect(new Set(listSlugs).size).toBe(listSlugs.length);
});

/** Pages that this handler does not serve, with links to them on every page. */
const otherPages =
  /^\/(?:coverage|zones|status|openapi\.(?:json|yaml)|postman\.json|llms\.txt|help|ip|useragent|graphql\/schema\.graphql)?$/;

describe.each(['/docs', ...listSlugs.map((slug) => `/docs/${slug}`)])('the documentation page %s', (path) => {
  const { body, headers } = getPage(path) ?? { body: '', headers: [] };

  test('a documentation page contains no dead link', () => {
    const links = findLinks(body);
    expect(links.length).toBeGreaterThan(30);
    for (const link of links) {
      const [address = '', hash = ''] = link.split('#');
      if (/^https:\/\//.test(address)) continue;
      const target = address === '' ? path : address.slice(baseUrl.length);
      if (address !== '') expect(address.startsWith(`${baseUrl}/`), link).toBe(true);
      if (otherPages.test(target)) continue;
      const page = getPage(target);
      expect(page?.status, link).toBe(200);
      if (hash !== '') expect(findIds(page?.body ?? ''), link).toContain(hash);
    }
  });

  test('a documentation page has unique ids, one main heading, no inline script or style, and no comment', () => {
    const collectIds = Array.from(body.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(collectIds.length).toBe(new Set(collectIds).size);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=|<!--/);
    expect(getHeader(headers, 'Content-Security-Policy')).toMatch(/^default-src 'none'/);
  });

  test('a documentation page returns 304 for its ETag, compressed or not', () => {
    const etag = getHeader(headers, 'ETag');
    for (const requestedTag of [etag, etag.replace(/"$/, '-br"'), `"other", ${etag}`]) {
      const response = getPage(path, { 'if-none-match': requestedTag });
      expect(response).toMatchObject({ status: 304, body: '' });
      expect(getHeader(response?.headers ?? [], 'Cache-Control')).toBe('no-cache');
    }
    expect(getPage(path, { 'if-none-match': '"other"' })?.status).toBe(200);
  });
});

test('each documentation page links to the previous and the next page', () => {
  documents.forEach(({ slug }, at) => {
    const [steps = ''] = /<nav class="steps"[^]*?<\/nav>/.exec(getPage(`/docs/${slug}`)?.body ?? '') ?? [];
    const neighbours = [documents[at - 1], documents[at + 1]].flatMap((each) =>
      each === undefined ? [] : [`${baseUrl}/docs/${each.slug}`],
    );
    expect(findLinks(steps)).toEqual(neighbours);
  });
});

test('the links of README.md to documents also work on the documentation pages', () => {
  const links = Array.from(read('README.md').matchAll(/\]\((docs\/[^)]+)\)/g), ([, link = '']) => link);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const [path = '', hash = ''] = link.split('#');
    const page = getPage(`/${path}`);
    expect(page?.status, link).toBe(200);
    if (hash !== '') expect(findIds(page?.body ?? ''), link).toContain(hash);
  }
});

test('documents do not link to each other by paths that are missing in the repository', () => {
  for (const file of ['README.md', 'SECURITY.md', 'CONTRIBUTING.md'])
    for (const [, link = ''] of read(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g))
      expect(
        () => void read(link.endsWith('/') ? `${link}README.md` : link),
        `${file}: ${link}`,
      ).not.toThrow();
});

test('the search index covers every page and its headings', () => {
  const index = JSON.parse(new Assets().text('search.json')) as { slug: string; sections: string[][] }[];
  expect(index.map(({ slug }) => slug)).toEqual(listSlugs);
  for (const { slug, sections } of index)
    for (const [id = ''] of sections)
      if (id !== '') expect(findIds(getPage(`/docs/${slug}`)?.body ?? ''), slug).toContain(id);
});
