import type { CallToolResult, McpServer, McpServerFactory } from '@modelcontextprotocol/server';
import { objectAt, parsedJson } from '../../core/json.ts';
import type { Catalog } from './catalog.ts';
import type { Send } from './send.ts';

/** Of an answer, in characters: what an agent reads at one sitting. */
const longest = 24_000;
const longestPath = 2000;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

/**
 * The whole service in three tools, so that an agent's context holds them at little cost: an operation is found, described
 * when needed, and run.
 */
export const definitions = {
  search: {
    description:
      'Find operations of this lookup service by words: places, postal codes, IP addresses, phones, e-mails, domains, companies, currencies, time zones, holidays and more. Tells paths, with an example to run.',
    inputSchema: {
      type: 'object',
      properties: { query: text(200) },
      required: ['query'],
      additionalProperties: false,
    },
  },
  describe: {
    description:
      'Parameters, price, examples and result fields with their units of a path that search told; or a type or root field of the GraphQL schema (Query lists the root fields).',
    inputSchema: {
      type: 'object',
      properties: { name: text(200) },
      required: ['name'],
      additionalProperties: false,
    },
  },
  run: {
    description:
      'Run a GET path (/city/Oslo?country=NO) or a GraphQL document, which may ask several things at once. Records carry ids to ask on with. null means unknown.',
    inputSchema: {
      type: 'object',
      properties: {
        path: text(longestPath),
        query: { ...text(50_000), description: 'GraphQL document' },
        variables: { type: 'object' },
      },
      additionalProperties: false,
    },
  },
} as const;

/** @param version of the product. The library is loaded by the first who asks. */
export async function toolServer(
  catalog: Catalog,
  version: string,
): Promise<(send: Send) => McpServerFactory> {
  const { McpServer: Server, fromJsonSchema } = await import('@modelcontextprotocol/server');
  const schemas = {
    search: fromJsonSchema<{ query: string }>(definitions.search.inputSchema),
    describe: fromJsonSchema<{ name: string }>(definitions.describe.inputSchema),
    run: fromJsonSchema<Run>(definitions.run.inputSchema),
  };
  const annotations = { readOnlyHint: true, openWorldHint: false };
  return (send) => (): McpServer => {
    const server = new Server(
      { name: 'lookup', version },
      { capabilities: { tools: {} }, instructions: 'Search, describe if needed, then run.' },
    );
    const { search, describe, run } = definitions;
    server.registerTool(
      'search',
      { description: search.description, inputSchema: schemas.search, annotations },
      ({ query }) => said(catalog.search(query)),
    );
    server.registerTool(
      'describe',
      { description: describe.description, inputSchema: schemas.describe, annotations },
      ({ name }) => described(catalog, name),
    );
    server.registerTool(
      'run',
      { description: run.description, inputSchema: schemas.run, annotations },
      (question) => answered(question, send),
    );
    return server;
  };
}

interface Run {
  readonly path?: string;
  readonly query?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const said = (answer: string): CallToolResult => ({ content: [{ type: 'text', text: answer }] });
const refused = (reason: string): CallToolResult => ({ ...said(reason), isError: true });

function described(catalog: Catalog, name: string): CallToolResult {
  const found = catalog.describe(name);
  if (found !== null) return said(found);
  const meant = catalog.near(name);
  return refused(
    `Nothing is called ${JSON.stringify(name)}.${meant === null ? '' : ` Did you mean ${meant}?`} search finds paths; Query lists the root fields of the graph.`,
  );
}

async function answered({ path, query, variables = {} }: Run, send: Send): Promise<CallToolResult> {
  if ((path === undefined) === (query === undefined))
    return refused('Give either path, as /city/Oslo?country=NO, or query, a GraphQL document.');
  if (path !== undefined && !/^\/[!-~]*$/.test(path))
    return refused('path begins with a slash and is percent-encoded: /city/S%C3%A3o%20Paulo?country=BR.');
  const [target = '', search = ''] = splitOnce(path ?? '');
  const { status, text: answer } = await send(
    query === undefined ? { path: target, query: search } : { document: query, variables },
  );
  const whole = answer.length <= longest;
  const shown = whole
    ? answer
    : `${answer.slice(0, longest)}\n… cut: ${answer.length} characters. Ask for fewer records (limit), or for single fields by GraphQL.`;
  const isError = status >= 400 || (query !== undefined && hasOnlyErrors(answer));
  return { ...said(shown), ...(isError ? { isError: true } : {}) };
}

/** Whether a GraphQL response, whose status is 200 all the same, has errors and nothing beside them. */
function hasOnlyErrors(answer: string): boolean {
  const response = objectAt(parsedJson(answer));
  if (!Array.isArray(response?.['errors'])) return false;
  const data = objectAt(response['data']);
  return data === null || Object.values(data).every((value) => value === null);
}

function splitOnce(target: string): readonly string[] {
  const at = target.indexOf('?');
  return at === -1 ? [target] : [target.slice(0, at), target.slice(at + 1)];
}
