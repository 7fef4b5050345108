import { formatSuggestion } from '../parameters/nearest.ts';
import type { CallToolResult, McpServer, McpServerFactory } from '@modelcontextprotocol/server';
import { getObjectAt, parseJson } from '../../core/json.ts';
import type { Catalog } from './catalog.ts';
import type { RequestSender } from './send.ts';

/** Maximum length of a result in characters, to spare the agent's context. */
const maxResultLength = 24_000;
const maxPathLength = 2000;

const createTextSchema = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

/**
 * Three tools that cover the complete service and need little of an agent's context: one searches operations, one describes an
 * operation, one runs it.
 */
export const definitions = {
  search: {
    description:
      'Find operations of this lookup service by words: places, postal codes, IP addresses, phones, e-mails, domains, companies, currencies, time zones, holidays and more. Returns paths, each with an example to run.',
    inputSchema: {
      type: 'object',
      properties: { query: createTextSchema(200) },
      required: ['query'],
      additionalProperties: false,
    },
  },
  describe: {
    description:
      'Describe a path from search: parameters, price, examples and result fields with their units. Or describe a type or root field of the GraphQL schema (Query lists the root fields).',
    inputSchema: {
      type: 'object',
      properties: { name: createTextSchema(200) },
      required: ['name'],
      additionalProperties: false,
    },
  },
  run: {
    description:
      'Run a GET path (/city/Oslo?country=NO) or a GraphQL document, which can combine several lookups. Records have stable IDs for later lookups. null means unknown.',
    inputSchema: {
      type: 'object',
      properties: {
        path: createTextSchema(maxPathLength),
        query: { ...createTextSchema(50_000), description: 'GraphQL document' },
        variables: { type: 'object' },
      },
      additionalProperties: false,
    },
  },
} as const;

/**
 * Loads the MCP library on the first call, and returns a factory of servers.
 * @param version version of the product
 */
export async function createToolServer(
  catalog: Catalog,
  version: string,
): Promise<(send: RequestSender) => McpServerFactory> {
  const { McpServer: Server, fromJsonSchema } = await import('@modelcontextprotocol/server');
  const schemas = {
    search: fromJsonSchema<{ query: string }>(definitions.search.inputSchema),
    describe: fromJsonSchema<{ name: string }>(definitions.describe.inputSchema),
    run: fromJsonSchema<RunArguments>(definitions.run.inputSchema),
  };
  const annotations = { readOnlyHint: true, openWorldHint: false };
  return (send) => (): McpServer => {
    const server = new Server(
      { name: 'lookup', version },
      { capabilities: { tools: {} }, instructions: 'Call search, then describe if needed, then run.' },
    );
    const { search, describe, run } = definitions;
    server.registerTool(
      'search',
      { description: search.description, inputSchema: schemas.search, annotations },
      ({ query }) => createToolResult(catalog.search(query)),
    );
    server.registerTool(
      'describe',
      { description: describe.description, inputSchema: schemas.describe, annotations },
      ({ name }) => describeName(catalog, name),
    );
    server.registerTool(
      'run',
      { description: run.description, inputSchema: schemas.run, annotations },
      (input) => runTool(input, send),
    );
    return server;
  };
}

interface RunArguments {
  readonly path?: string;
  readonly query?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const createToolResult = (answer: string): CallToolResult => ({ content: [{ type: 'text', text: answer }] });
const createErrorResult = (reason: string): CallToolResult => ({
  ...createToolResult(reason),
  isError: true,
});

function describeName(catalog: Catalog, name: string): CallToolResult {
  const description = catalog.describe(name);
  if (description !== null) return createToolResult(description);
  return createErrorResult(
    `${formatSuggestion(catalog.near(name))}No path, type or root field is named ${JSON.stringify(name)}. Use search to find paths, or describe Query for the root fields of the graph.`,
  );
}

async function runTool(
  { path, query, variables = {} }: RunArguments,
  send: RequestSender,
): Promise<CallToolResult> {
  if ((path === undefined) === (query === undefined))
    return createErrorResult(
      'Use either path, for example /city/Oslo?country=NO, or query, a GraphQL document.',
    );
  if (path !== undefined && !/^\/[!-~]*$/.test(path))
    return createErrorResult(
      'path must begin with a slash and be percent-encoded, for example /city/S%C3%A3o%20Paulo?country=BR.',
    );
  const [target = '', search = ''] = splitAtQuestionMark(path ?? '');
  const { status, text: answer } = await send(
    query === undefined ? { path: target, query: search } : { document: query, variables },
  );
  const isComplete = answer.length <= maxResultLength;
  const shortenedBody = isComplete
    ? answer
    : `${answer.slice(0, maxResultLength)}\n… truncated: ${answer.length} characters. Request fewer records (limit), or select fields with GraphQL.`;
  const isError = status >= 400 || (query !== undefined && hasOnlyErrors(answer));
  return { ...createToolResult(shortenedBody), ...(isError ? { isError: true } : {}) };
}

/** Whether a GraphQL response (status 200 even on failure) contains errors and no data. */
function hasOnlyErrors(answer: string): boolean {
  const response = getObjectAt(parseJson(answer));
  if (!Array.isArray(response?.['errors'])) return false;
  const data = getObjectAt(response['data']);
  return data === null || Object.values(data).every((value) => value === null);
}

function splitAtQuestionMark(target: string): readonly string[] {
  const queryIndex = target.indexOf('?');
  return queryIndex === -1 ? [target] : [target.slice(0, queryIndex), target.slice(queryIndex + 1)];
}
