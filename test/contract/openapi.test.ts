import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { versions, type Version } from '../../rest-compat/routing/route.ts';
import { call } from '../support/service.ts';

interface Document {
  readonly servers: readonly { url: string }[];
  readonly paths: Readonly<Record<string, { get: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}
interface Operation {
  readonly responses: Readonly<Record<string, { content: Record<string, { schema: object }> }>>;
  readonly 'x-examples': readonly { path: string; graphql: string }[];
}

/** Forbids additional properties in a schema, so that an undocumented key is an error. */
function closeSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closeSchema);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closeSchema(each)]));
  const isObject =
    copy['type'] === 'object' || (Array.isArray(copy['type']) && copy['type'].includes('object'));
  return isObject && 'properties' in copy ? { ...copy, unevaluatedProperties: false } : copy;
}

const documents = new Map<Version, Promise<Document>>();
/** Returns the document without /bulk, which has no GET. */
const removeBulkPath = ({ paths, ...rest }: Document): Document => ({
  ...rest,
  paths: Object.fromEntries(Object.entries(paths).filter(([path]) => path !== '/bulk')),
});
/** Returns the document as served without a key. */
const fetchDocument = (version: Version): Promise<Document> => {
  const knownKeys =
    documents.get(version) ??
    call(`/version/${version}/openapi.json`, { key: false }).then(({ body }) =>
      removeBulkPath(body as unknown as Document),
    );
  documents.set(version, knownKeys);
  return knownKeys;
};

const addDeepPath = (path: string): readonly string[] =>
  path.includes('deep=') ? [path] : [path, `${path}${path.includes('?') ? '&' : '?'}deep=true`];

describe.each(versions)('OpenAPI of version %s', (version) => {
  test('every example response matches its OpenAPI schema and has no undocumented key', async () => {
    const { paths, components } = await fetchDocument(version);
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addSchema({ $id: 'openapi', components: { schemas: closeSchema(components.schemas) } });
    const compileSchema = (schema: object): ValidateFunction =>
      ajv.compile(
        JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')) as object,
      );
    const problem = compileSchema({ $ref: '#/components/schemas/Error' });
    const mismatches: string[] = [];
    let responseCount = 0;
    for (const { get } of Object.values(paths)) {
      const body = compileSchema(get.responses['200']?.content['application/json']?.schema ?? {});
      for (const example of get['x-examples']) {
        for (const path of addDeepPath(example.path)) {
          const response = await call(`/version/${version}${path}`);
          const rule = response.status === 200 ? body : problem;
          // Providers are unreachable in tests: 503 with a standard error body.
          const expected = response.status === 200 || response.status === 503;
          if (!expected || !rule(response.body)) {
            mismatches.push(`${path} ${response.status} ${ajv.errorsText(rule.errors)}`.slice(0, 300));
          }
          if (response.status === 200) responseCount += 1;
        }
      }
    }
    expect(mismatches).toEqual([]);
    expect(responseCount).toBeGreaterThan(200);
  });

  test('the GraphQL query of every OpenAPI example is valid and succeeds', async () => {
    const { paths } = await fetchDocument(version);
    const mismatches: string[] = [];
    for (const { get } of Object.values(paths)) {
      for (const { path, graphql } of get['x-examples']) {
        const { body, text } = await call('/graphql', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ query: graphql }),
        });
        const errors = body['errors'] as { extensions?: { code?: string } }[] | undefined;
        const unservedPaths =
          errors?.every(({ extensions }) => extensions?.code === 'service_unavailable') ?? true;
        if (!unservedPaths) mismatches.push(`${path}\n${graphql}\n${text.slice(0, 300)}`);
      }
    }
    expect(mismatches).toEqual([]);
  });
});

test('the OpenAPI document of each version is served without a key, as JSON and YAML', async () => {
  const { headers, body } = await call('/openapi.json', { key: false });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('api-version')).toBe('2.0.0');
  expect(body).toMatchObject({ openapi: '3.1.1', info: { version: '2.0.0' } });
  const revalidation = await call('/openapi.json', {
    key: false,
    headers: { 'If-None-Match': headers.get('etag') ?? '' },
  });
  expect(revalidation.status).toBe(304);
  const olderResponse = await call('/openapi.json', { key: false, headers: { 'API-Version': '1.0.0' } });
  expect(olderResponse.body).toMatchObject({ info: { version: '1.0.0' } });
  const yaml = await call('/version/1.0.0/openapi.yaml', { key: false });
  expect(yaml.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
  expect(yaml.text).toMatch(/^openapi: "3\.1\.1"$/m);
  expect((await call('/version/3.0.0/openapi.json', { key: false })).status).toBe(400);
});
