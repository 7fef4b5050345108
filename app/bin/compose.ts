import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { formatConfigurationPage } from '../settings/help.ts';
import { listCompatDocuments, readCompatDocument } from '../../rest-compat/compat-apis/compat-api.ts';
import { compatApis } from '../../rest-compat/compat-apis/index.ts';
import { createOpenApi, createServiceApi } from '../../rest-compat/openapi/document.ts';
import { createPostmanCollection } from '../../rest-compat/openapi/postman.ts';
import {
  generatePythonPaths,
  generatePythonTypes,
  parseOpenApi,
} from '../../rest-compat/openapi/python-types.ts';
import { versions } from '../../rest-compat/routing/route.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { latestVersion } from '../../rest-compat/routing/versions.ts';
import { buildApiSchema, printClientSchema, buildPublicSchema } from '../../router/compose/api-schema.ts';
import { listOperationNames, readOperation } from '../../router/plan/operation-documents.ts';
import { serializePrebuiltPlans } from '../../router/plan/prebuilt-plans.ts';
import { planOperations } from '../../router/plan/plan-operations.ts';
import { generateApolloCache, generateUrqlCache } from '../../router/compose/client-caches.ts';
import { composeSupergraph } from '../../router/compose/compose.ts';

/**
 * `npm run compose` writes the files that are generated from the subgraph schemas, the operation documents, the route table and
 * the settings. These are the supergraph, the query plans, the cache configurations of GraphQL clients, the OpenAPI documents,
 * the types of the TypeScript and Python clients, and docs/configuration.md. With `--check`, the command fails when one of the
 * files is out of date. `--release` also replaces schema/released.graphql, the public schema of the last release.
 */
const root = new URL('../../', import.meta.url);

const documents = Object.fromEntries([
  ...listOperationNames()
    .sort()
    .map((name) => [`${name}.graphql`, readOperation(name)] as const),
  ...compatApis.flatMap(({ name }) =>
    listCompatDocuments(name).map(
      (file) => [`doors/${name}/${file}`, readCompatDocument(name, file)] as const,
    ),
  ),
]);
const supergraph = composeSupergraph();
const clientSchema = buildApiSchema(supergraph);
const openApi = versions.map(
  (version) => [version, formatJson(createServiceApi(routes, version, clientSchema))] as const,
);
const latestOpenApi = new Map(openApi).get(latestVersion) ?? '';
const types = await openapiTypes(latestOpenApi, { silent: true });
const openApiDocument = parseOpenApi(latestOpenApi);

const releasedSchemaPath = 'schema/released.graphql';
const isRelease =
  process.argv.includes('--release') || !existsSync(fileURLToPath(new URL(releasedSchemaPath, root)));

const generatedFiles: Readonly<Record<string, string>> = {
  // The schema of the last release, which a test compares with the current schema. Only a release replaces the file.
  ...(isRelease ? { [releasedSchemaPath]: `${printClientSchema(buildPublicSchema(supergraph))}\n` } : {}),
  'schema/supergraph.graphql': supergraph,
  'schema/plans.json': serializePrebuiltPlans(planOperations(supergraph, documents)),
  'schema/clients/apollo.generated.ts': generateApolloCache(supergraph),
  'schema/clients/urql.generated.ts': generateUrqlCache(supergraph),
  ...Object.fromEntries(openApi.map(([version, text]) => [`schema/openapi/${version}.json`, text])),
  'schema/openapi/postman.json': formatJson(
    createPostmanCollection(createOpenApi(routes, latestVersion, clientSchema)),
  ),
  'clients/typescript/openapi.generated.ts': astToString(types),
  'clients/python/lookup_client/types.py': generatePythonTypes(openApiDocument),
  'clients/python/lookup_client/paths.py': generatePythonPaths(openApiDocument),
  'docs/configuration.md': formatConfigurationPage(),
};

for (const [name, text] of Object.entries(generatedFiles)) {
  const file = fileURLToPath(new URL(name, root));
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`${name} is out of date: run \`npm run generate\`.\n`);
    process.exitCode = 1;
  }
}

function formatJson(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
