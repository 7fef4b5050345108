import type { GraphQLSchema } from 'graphql';
import { productVersion } from '../../core/product-version.ts';
import { formatParameter } from '../formats/format.ts';
import { versions, type Route, type Version } from '../routing/route.ts';
import { createBodySchema } from './body-schema.ts';
import { createBulkPath } from './bulk-path.ts';
import { Components } from './components.ts';
import { ErrorResponses, errorSchemas } from './error-responses.ts';
import { getBodyName, toOpenApiPath, createOperation, type Operation } from './operations.ts';

export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly security: readonly object[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: Readonly<Record<string, object>>;
}

/** Returns the OpenAPI document of the complete service: the routes and POST /bulk. */
export function createServiceApi(routes: readonly Route[], version: Version, schema: GraphQLSchema): object {
  const errors = new ErrorResponses();
  const document = createOpenApi(routes, version, schema, errors);
  const bulk = createBulkPath(errors);
  return {
    ...document,
    tags: [...document.tags, { name: 'bulk', description: bulk.post.summary }],
    paths: { ...document.paths, '/bulk': bulk },
    components: {
      ...document.components,
      responses: { NotModified: notModifiedResponse, ...errors.written() },
    },
  };
}

/** Returns the OpenAPI document of routes, generated from the routes, their documents and the GraphQL schema. */
export function createOpenApi(
  routes: readonly Route[],
  version: Version,
  schema: GraphQLSchema,
  errors = new ErrorResponses(),
): OpenApi {
  const rows = routes.filter((route) => (route.listed ?? route.versions ?? versions).includes(version));
  const components = new Components();
  const routesByPath = new Map<string, Route[]>();
  for (const row of rows) {
    const { schema: body, typeNames } = createBodySchema(row, version, schema);
    components.add(getBodyName(row, version), body, typeNames);
    routesByPath.set(toOpenApiPath(row.path), [...(routesByPath.get(toOpenApiPath(row.path)) ?? []), row]);
  }
  const paths = Object.fromEntries(
    [...routesByPath].map(([path, together]) => [
      path,
      { get: createOperation(together, version, schema, errors) },
    ]),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: 'Lookup',
      version,
      'x-product-version': productVersion,
      summary: 'Facts about places, networks, contact data, money and time.',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `/version/${version}`, description: 'This service.' }],
    security: [{ ApiKey: [] }, { Bearer: [] }],
    tags: [...new Set(rows.map(({ family }) => family))].map((family) => ({
      name: family,
      description: rows.find((row) => row.family === family)?.summary ?? family,
    })),
    paths,
    components: {
      securitySchemes,
      parameters,
      headers,
      responses: { NotModified: notModifiedResponse, ...errors.written() },
      schemas: { ...components.written(), ...errorSchemas },
    },
  };
}

const introduction = [
  'Every operation is a GET request that returns a JSON object. Unknown values are null; nothing is guessed. A collection without records is an empty array.',
  '`format=csv`, or an Accept that prefers text/csv to application/json, returns CSV: one row per record of a list, else one row. Nested fields have dotted names.',
  'Some path parameters can contain slashes (time zones, dates, quantities). Clients encode them as %2F.',
  'Retry 429, 500, 502, 503, 504 and network errors, by default twice. Do not retry ambiguous locations or rejected wall times. A retry without at uses a later instant: send at for repeatable results.',
].join('\n\n');

const securitySchemes = {
  ApiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description:
      'The API key. An app key also requires the header X-App-Id. A public key works only on pages whose origin is on its list.',
  },
  Bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The API key as a bearer token, an alternative to X-API-Key.',
  },
};

const createFlagParameter = (name: string, description: string) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type: 'boolean', default: false },
  example: true,
});

const parameters = {
  Deep: createFlagParameter('deep', 'Adds more fields, in a nested object named deep.'),
  Pretty: createFlagParameter('pretty', 'Indents the JSON.'),
  Format: {
    name: 'format',
    in: 'query',
    required: false,
    description: formatParameter.summary,
    schema: formatParameter.schema,
    example: 'csv',
  },
  Strict: createFlagParameter('strict', 'Rejects unknown parameters instead of ignoring them.'),
};

const createHeader = (description: string, type: string, example: string | number) => ({
  description,
  schema: { type },
  example,
});

const headers = {
  APIVersion: createHeader('The API version of the response.', 'string', '2.0.0'),
  XRequestId: createHeader('Request ID: the ID that the client sent, or a new one.', 'string', 'c7a1f0de'),
  XRateLimitLimit: createHeader('Requests allowed per minute.', 'integer', 600),
  XRateLimitRemaining: createHeader('Requests left in the current minute.', 'integer', 599),
  XRateLimitReset: createHeader('Seconds until the window resets.', 'integer', 42),
  RetryAfter: createHeader('Seconds to wait before a retry.', 'integer', 17),
  CacheControl: createHeader('How long clients can cache the response.', 'string', 'private, max-age=86400'),
  ETag: createHeader('Entity tag for If-None-Match.', 'string', '"5f1c3a"'),
  ContentLanguage: createHeader('Languages of the translated labels.', 'string', 'de'),
};

const notModifiedResponse = {
  description: 'Not modified: the cached response of the client (If-None-Match) is still valid.',
};
