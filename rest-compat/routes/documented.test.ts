import { expect, test } from 'vitest';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';
import { versions } from '../routing/route.ts';
import { routes } from './index.ts';
import { readOpenApi } from '../openapi/committed-openapi.ts';
import { createServiceApi } from '../openapi/document.ts';

test.each(versions)('the committed OpenAPI document of version %s is up to date', (version) => {
  const parsedExample: unknown = JSON.parse(
    JSON.stringify(createServiceApi(routes, version, buildApiSchema(readSupergraph()))),
  );
  expect(parsedExample).toEqual(readOpenApi(version));
});
