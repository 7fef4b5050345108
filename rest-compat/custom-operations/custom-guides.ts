import { helpOf } from '../guides/help.ts';
import { listAt, objectAt } from '../../core/json.ts';
import { openApiOf } from '../openapi/document.ts';
import type { Body, Route, Version } from '../routing/route.ts';
import type { GraphQLSchema } from 'graphql';
import type { CustomDocumentError } from './document-error.ts';

/** The paths that there are, and the documents that could not be served. */
interface CustomPaths {
  readonly routes: readonly Route[];
  readonly faults: readonly CustomDocumentError[];
  readonly schema: GraphQLSchema;
}

/**
 * What GET /x/help answers, and GET /x/<name>/help.
 * @param base absolute URL that links begin with
 * @returns null when there is no such document
 */
export function customHelp(own: CustomPaths, path: string, version: Version, base: string): Body | null {
  if (!/^\/x\/help\/?$/.test(path)) return helpOf(own.routes, own.schema).find(path, version, base);
  return {
    endpoint: 'x',
    summary: "The operator's own documents: each file of the folder operations is a path.",
    documents: own.routes.map(
      ({ name, path: at, summary, parameters = {}, most = 0, examples: [example] }) => ({
        path: at,
        summary,
        parameters: Object.keys(parameters),
        most_units: most,
        example: `${base}${example?.path ?? at}`,
        help: `${base}/${name}/help`,
      }),
    ),
    faults: own.faults.map(({ file, line, column, message }) => ({ file, line, column, message })),
  };
}

const schemas = '#/components/schemas/';

/** An OpenAPI document with the operator's own paths, whose schemas have names of their own. */
export function withCustomPaths(document: Body, own: CustomPaths, version: Version): Body {
  if (own.routes.length === 0) return document;
  const text = JSON.stringify(openApiOf(own.routes, version, own.schema));
  const added: unknown = JSON.parse(text.replaceAll(schemas, `${schemas}X`));
  const [components, more] = [objectAt(document, 'components'), objectAt(added, 'components')];
  const named: Body = {};
  for (const [name, schema] of Object.entries(objectAt(more, 'schemas') ?? {})) named[`X${name}`] = schema;
  return {
    ...document,
    tags: [...listAt(document, 'tags'), ...listAt(added, 'tags')],
    paths: { ...objectAt(document, 'paths'), ...objectAt(added, 'paths') },
    components: {
      ...components,
      responses: { ...objectAt(more, 'responses'), ...objectAt(components, 'responses') },
      schemas: { ...objectAt(components, 'schemas'), ...named },
    },
  };
}
