import { describe, expect, test } from 'vitest';
import { listCatalog } from '../../rest-compat/guides/release-notes.ts';
import { versions } from '../../rest-compat/routing/route.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { errorTable } from '../../router/errors.ts';
import { needsProvider } from '../support/needs-provider.ts';
import { call } from '../support/service.ts';

interface Page {
  readonly response: readonly { field: string }[];
  readonly examples: readonly { url: string; path: string }[];
  readonly errors: readonly { docs: string; code: string }[];
}

/** Returns every key of a body in the notation of the help pages. */
function listFields(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((element) => listFields(element, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = `${path}${key}${Array.isArray(inner) ? '[]' : ''}`;
    return [field, ...listFields(inner, `${field}.`)];
  });
}

describe.each(versions)('help of version %s', (version) => {
  test.each(listCatalog(routes, version))(
    'VER-004 VER-005 VER-009 VER-011 the examples on the help page of %s work and return only documented fields',
    async (name) => {
      const page = await call(`/version/${version}/${name}/help`, { key: false });
      expect(page.status).toBe(200);
      const { response, examples, errors } = page.body as unknown as Page;
      // A list that is null has no brackets.
      const documentedFields = new Set(response.flatMap(({ field }) => [field, field.replace(/\[\]$/, '')]));
      for (const { path, url } of examples) {
        const target = `/version/${version}${path}`;
        expect(url).toMatch(new RegExp(`/version/${version}/`));
        const { status, body, text } = await call(target);
        if (needsProvider.has(path)) {
          expect(status, `${target} ${text}`).toBe(503);
          expect(body, target).toMatchObject({ code: 'service_unavailable' });
          continue;
        }
        expect(status, `${target} ${text}`).toBe(200);
        const undocumentedFields = listFields(body).filter((field) => !documentedFields.has(field));
        expect(undocumentedFields, target).toEqual([]);
      }
      for (const { docs, code } of errors) {
        const docsResponse = await fetch(docs);
        expect(docsResponse.status, docs).toBe(200);
        expect(await docsResponse.json()).toMatchObject({ code });
      }
    },
  );

  test('VER-003 the release notes of an API version need no key', async () => {
    const { status, body } = await call(`/version/${version}`, { key: false });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version });
    expect((await call(`/version/${version}/`, { key: false })).status).toBe(200);
  });
});

test('the list of examples that need a provider contains only documented examples', () => {
  const examples = new Set(routes.flatMap((route) => route.examples.map(({ path }) => path)));
  expect([...needsProvider].filter((path) => !examples.has(path))).toEqual([]);
});

test.each([
  ['VER-012', '/version/2.0.0/nope/help'],
  ['VER-015', '/version/2.0.0/timezone/help'],
  ['VER-013', '/version/1.0.0/address/help'],
])('%s the help page GET %s returns 404 without a key', async (_, path) => {
  expect((await call(path, { key: false })).status).toBe(404);
});

test.each(['/version/3.0.0/time/help', '/version/3.0.0'])(
  'VER-002 the help page GET %s of an unknown version returns 400 without a key',
  async (path) => {
    expect((await call(path, { key: false })).status).toBe(400);
  },
);

test('VER-010 the path /city/help returns the help page, not a city named help', async () => {
  const { status, body } = await call('/city/help', { key: false });
  expect(status).toBe(200);
  expect(body).toMatchObject({ endpoint: 'city' });
});

test('VER-016 the /timezone paths are served in both API versions', async () => {
  for (const version of versions)
    expect((await call(`/version/${version}/timezone/UTC`)).status, version).toBe(200);
  expect((await call('/timezone/UTC')).status).toBe(200);
});

test('ERR-037 ERR-038 ERR-039 ERR-040 the help pages state which errors a client can retry', async () => {
  const { body } = await call('/time/help', { key: false });
  // The retried statuses are those that another attempt may change, including those of a gateway in front of the service.
  const retryableStatuses = Object.values(errorTable).flatMap(({ status }) =>
    status >= 429 ? [status] : [],
  );
  expect(String(body['retries']).match(/\b\d{3}\b/g)).toEqual(
    [...new Set([...retryableStatuses, 502, 504])].sort().map(String),
  );
  for (const words of [
    '429, 500, 502, 503, 504',
    'network errors',
    'twice',
    'ambiguous locations',
    'rejected wall times',
    'send at',
  ]) {
    expect(String(body['retries'])).toContain(words);
  }
});
