import { createHelp } from '../guides/help.ts';
import { getListAt, getObjectAt } from '../../core/json.ts';
import { createOpenApi } from '../openapi/document.ts';
import type { Body, Route, Version } from '../routing/route.ts';
import type { GraphQLSchema } from 'graphql';
import type { UserFacingError } from '../../core/user-facing-error.ts';

/** The custom routes that are available, and the documents that could not be loaded. */
interface CustomPaths {
  readonly routes: readonly Route[];
  readonly errors: readonly UserFacingError[];
  readonly schema: GraphQLSchema;
}

/**
 * Returns the response to GET /x/help and GET /x/<name>/help.
 * @param base absolute URL prefix of links
 * @returns null when there is no such document
 */
export function findCustomHelp(
  custom: CustomPaths,
  path: string,
  version: Version,
  base: string,
): Body | null {
  if (!/^\/x\/help\/?$/.test(path)) return createHelp(custom.routes, custom.schema).find(path, version, base);
  return {
    endpoint: 'x',
    summary: 'Custom operations of the operator: each file in the folder operations is a path.',
    documents: custom.routes.map(
      ({ name, path: routePath, summary, parameters = {}, maxUnits = 0, examples: [example] }) => ({
        path: routePath,
        summary,
        parameters: Object.keys(parameters),
        most_units: maxUnits,
        example: `${base}${example?.path ?? routePath}`,
        help: `${base}/${name}/help`,
      }),
    ),
    // Omit the messages: this page is public, and the messages quote the file.
    faults: custom.errors.map(({ position }) => ({
      ...position,
      message: 'Not served; the log has the reason.',
    })),
  };
}

const schemas = '#/components/schemas/';

/** Adds the custom paths to an OpenAPI document. Their schemas are prefixed with X, to avoid name clashes. */
export function addCustomPaths(document: Body, custom: CustomPaths, version: Version): Body {
  if (custom.routes.length === 0) return document;
  const text = JSON.stringify(createOpenApi(custom.routes, version, custom.schema));
  const prefixedDocument: unknown = JSON.parse(text.replaceAll(schemas, `${schemas}X`));
  const [components, more] = [
    getObjectAt(document, 'components'),
    getObjectAt(prefixedDocument, 'components'),
  ];
  const namedSchemas: Body = {};
  for (const [name, schema] of Object.entries(getObjectAt(more, 'schemas') ?? {}))
    namedSchemas[`X${name}`] = schema;
  return {
    ...document,
    tags: [...getListAt(document, 'tags'), ...getListAt(prefixedDocument, 'tags')],
    paths: { ...getObjectAt(document, 'paths'), ...getObjectAt(prefixedDocument, 'paths') },
    components: {
      ...components,
      responses: { ...getObjectAt(more, 'responses'), ...getObjectAt(components, 'responses') },
      schemas: { ...getObjectAt(components, 'schemas'), ...namedSchemas },
    },
  };
}
