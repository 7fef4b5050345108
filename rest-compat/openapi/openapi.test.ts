import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { errorTable } from '../../router/errors.ts';
import { listPathParameters } from '../routing/match.ts';
import { versions, type Version } from '../routing/route.ts';
import { routes } from '../routes/index.ts';
import { formatOpenApi, readOpenApi } from './committed-openapi.ts';
import { toOpenApiPath } from './operations.ts';
import type { Schema } from './schema.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly {
    $ref?: string;
    name: string;
    in: string;
    required: boolean;
    schema: object;
    example: unknown;
  }[];
  readonly responses: Readonly<Record<string, { $ref?: string }>>;
  readonly 'x-cost': object;
  readonly 'x-examples': readonly { path: string; graphql: string }[];
}
interface Document {
  readonly paths: Readonly<Record<string, { get: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, { content: Record<string, { examples: object }> }>>;
  };
}
/** The lookups: all paths except /bulk. */
const readDocument = (version: Version): Document => {
  const { paths, ...rest } = readOpenApi(version) as unknown as Document;
  return { ...rest, paths: Object.fromEntries(Object.entries(paths).filter(([path]) => path !== '/bulk')) };
};
const getSchema = (name: string, version: Version = '2.0.0') => {
  const schema = readDocument(version).components.schemas[name];
  if (schema === undefined) throw new Error(`No schema ${name}.`);
  return schema;
};

describe.each(versions)('the OpenAPI document of version %s', (version) => {
  const document = readDocument(version);

  test('the OpenAPI document follows the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({
      source: JSON.stringify(readOpenApi(version)),
      absoluteRef: '/openapi.json',
      config,
    });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([
      // Required by the specification. OpenAPI and this service both prefer the literal segment.
      'no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: `/city/{name}/nearby` and `/city/id/{id}`.',
    ]);
  });

  test('the OpenAPI document is valid according to the schema of the OpenAPI Initiative', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(readOpenApi(version)));
    expect(valid, JSON.stringify(errors)?.slice(0, 1000)).toBe(true);
  });

  test('GEO-057 the OpenAPI document marks the country of a postal code as required', () => {
    const { parameters } = document.paths['/postal/{code}']?.get ?? { parameters: [] };
    expect(parameters.find(({ name }) => name === 'country')).toMatchObject({ required: true });
  });

  test('CAT-001 the OpenAPI document has exactly the routes that the version lists', () => {
    const listed = routes.filter((route) => (route.listed ?? route.versions ?? versions).includes(version));
    expect(Object.keys(document.paths).sort()).toEqual(
      [...new Set(listed.map(({ path }) => toOpenApiPath(path)))].sort(),
    );
    for (const route of listed) {
      const { parameters } = document.paths[toOpenApiPath(route.path)]?.get ?? { parameters: [] };
      const names = new Set(parameters.map(({ name }) => name));
      for (const name of Object.keys(route.parameters ?? {})) expect(names, route.path).toContain(name);
      for (const name of listPathParameters(route.path)) {
        expect(parameters.find((each) => each.name === name)).toMatchObject({ in: 'path', required: true });
      }
    }
  });

  test('every OpenAPI operation has a unique id, a price and an example', () => {
    const operations = Object.values(document.paths).map(({ get }) => get);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const operation of operations) {
      expect(operation['x-cost']).toMatchObject({ units: 1 });
      expect(operation['x-examples'].length, operation.operationId).toBeGreaterThan(0);
    }
  });

  test('the parameter examples of the OpenAPI document are valid according to their schemas', () => {
    const ajv = new Ajv2020({ strict: false });
    let count = 0;
    for (const [path, { get }] of Object.entries(document.paths)) {
      for (const { $ref, name, schema, example } of get.parameters) {
        if ($ref !== undefined) continue;
        expect(ajv.validate(schema, example), `${path} ${name} ${JSON.stringify(example)}`).toBe(true);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  test('the OpenAPI document has an example of every error code', () => {
    const shownHeaders = Object.values(document.components.responses).flatMap((response) =>
      'content' in response ? Object.keys(response.content['application/json']?.examples ?? {}) : [],
    );
    const reachableNames = Object.keys(errorTable);
    expect(new Set(shownHeaders)).toEqual(new Set(reachableNames));
  });

  test('the OpenAPI document in YAML has the same content as in JSON', () => {
    const base = 'https://lookup.example/api';
    const json: unknown = JSON.parse(formatOpenApi(version, 'json', base));
    expect(parse(formatOpenApi(version, 'yaml', base))).toEqual(json);
    // The base URL occurs in `servers` only; the template /currency/{base}/{quote} is unchanged.
    const servers = [{ url: `${base}/version/${version}`, description: 'This service.' }];
    expect(json).toEqual({ ...readOpenApi(version), servers });
  });
});

describe('the schema of a response body', () => {
  test('the OpenAPI document requires the fields that are always present, and no optional fields', () => {
    const { required, properties } = getSchema('Time');
    expect(required).toContain('offset');
    for (const key of ['to', 'targets', 'deep']) {
      expect(properties).toHaveProperty(key);
      expect(required).not.toContain(key);
    }
  });

  test('a response schema of the OpenAPI document states the meaning of null where a field can be null', () => {
    const { properties } = getSchema('Country');
    expect(properties?.['currency']).toMatchObject({ type: ['string', 'null'] });
    expect(properties?.['currency']?.description).toMatch(/null/i);
    expect(properties?.['name']).toMatchObject({ type: 'string' });
  });

  test('the OpenAPI schemas follow the shape of the route, including keys that are sometimes absent', () => {
    expect(getSchema('Postal').properties?.['localities']?.items?.properties).toHaveProperty('state_name');
    expect(getSchema('Postal').required).not.toContain('localities');
    expect(getSchema('CurrencyRate').properties?.['stale']).toMatchObject({ type: 'boolean' });
    expect(getSchema('CurrencyRate').required).not.toContain('stale');
    expect(getSchema('TimeLocation').properties).toHaveProperty('location');
    expect(getSchema('TimeLocation').properties).not.toHaveProperty('clock');
    expect(getSchema('Time').properties).not.toHaveProperty('name_languages');
  });

  test('the OpenAPI schemas do not require deep fields that a price plan may exclude', () => {
    expect(getSchema('CountryDeep').required).toBeUndefined();
    expect(getSchema('CurrencyDeep').required).toContain('numeric');
  });

  test('the OpenAPI schemas list enum values, and null when the field is nullable', () => {
    expect(getSchema('Phone').properties?.['type']?.enum).toEqual(
      expect.arrayContaining(['mobile', 'landline', null]) as unknown[],
    );
  });

  test('the response schemas of the OpenAPI document differ between API versions', () => {
    expect(getSchema('Currency', '1.0.0').properties).toHaveProperty('numeric');
    expect(getSchema('Currency').properties).not.toHaveProperty('numeric');
  });
});
