import type { McpServerFactory } from '@modelcontextprotocol/server';
import { createRateHeaders, type Access } from '../../router/auth/access.ts';
import { isProblem, type Problem } from '../../router/errors.ts';
import type { RequestInfo, Handler, Request, Response } from '../../router/exchange.ts';
import type { AllowedOrigins } from '../../router/http/cors.ts';
import { anyMediaType } from '../../core/any-media-type.ts';
import { createNotAllowedProblem } from '../../router/http/not-allowed.ts';
import { createProblemResponse } from '../../router/http/problem-response.ts';
import {
  isJsonObject,
  isTooDeep,
  maxJsonDepth,
  getObjectAt,
  parseJson,
  type JsonObject,
} from '../../core/json.ts';
import type { Catalog } from './catalog.ts';
import { createSender, type RequestSender } from './send.ts';
import { createToolServer } from './tools.ts';

export interface McpOptions {
  readonly catalog: Catalog;
  readonly rest: Handler;
  readonly graphql: Handler;
  readonly access: Pick<Access, 'admit'>;
  /** Absolute base URL, without a trailing slash. */
  readonly baseUrl: string;
  /** Origins of pages that may use public keys. */
  readonly origins: AllowedOrigins;
  /** The version of the product. */
  readonly version: string;
}

const forwardedHeaders = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/**
 * Creates the handler of /mcp: the Model Context Protocol over streamable HTTP, without sessions. Each POST gets its
 * own response, as JSON or as one event. The tool `run` calls the REST and GraphQL handlers with the caller's key. All
 * other messages need no key and are rate-limited by address; a key that is sent is checked.
 */
export function createMcp(options: McpOptions): Handler {
  const { catalog, access, baseUrl, version } = options;
  let server: Promise<(send: RequestSender) => McpServerFactory> | undefined;

  const fail = (problem: Problem, request: Request, headers: readonly string[] = []): Response => ({
    ...createProblemResponse(problem, request, { baseUrl, headers }),
    info: anonymousInfo,
  });

  return async (request) => {
    if (request.method !== 'POST')
      return fail(createNotAllowedProblem(request.method, ['POST', 'OPTIONS']), request);
    if (!(await isKnownPage(request, options)))
      return fail(
        {
          code: 'permission_denied',
          message:
            'Pages of this origin may not use /mcp: add the origin to a public key, or send the request from a program.',
        },
        request,
      );
    const body = await request.body();
    const message = parseMessage(body);
    if (message === null)
      return fail(
        { code: 'invalid_request', message: 'The body must be a single JSON-RPC message.' },
        request,
      );
    if (isTooDeep(message))
      return fail(
        {
          code: 'invalid_request',
          message: `The body is nested more than ${maxJsonDepth} levels deep: use fewer levels.`,
        },
        request,
      );
    const headers: string[] = [];
    const findRejection = async (): Promise<Response | null> => {
      const verdict = await access.admit(request, { key: false, limited: true });
      if (verdict.rate !== null && verdict.rate !== undefined)
        headers.push(...createRateHeaders(verdict.rate));
      return isProblem(verdict) ? fail(verdict, request, headers) : null;
    };
    const earlyRejection = isToolCall(message) ? null : await findRejection();
    if (earlyRejection !== null) return earlyRejection;
    let innerResponse: Response | null = null;
    const send = createSender(request, options, (response) => {
      innerResponse = response;
      headers.push(...getRateHeaders(response));
    });
    server ??= createToolServer(catalog, version);
    const serverFactory = (await server)(send);
    const { createMcpHandler } = await import('@modelcontextprotocol/server');
    // Disallow subscriptions, which would only keep connections open: the tools never change.
    const handler = createMcpHandler(serverFactory, { maxSubscriptions: 0, keepAliveMs: 0 });
    const mcpResponse = await handler.fetch(
      new globalThis.Request(`${request.base ?? baseUrl}/mcp`, {
        method: 'POST',
        headers: forwardedHeaders.flatMap((name): [string, string][] => {
          const value = request.headers[name];
          if (name === 'accept' && acceptsAnything(value)) return [[name, mcpMediaTypes]];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
        body,
      }),
    );
    // Read the complete response first: with the older protocol version, the response starts before the tool has run.
    const text = await mcpResponse.text();
    const info: RequestInfo = { ...anonymousInfo, ...getRequestInfo(innerResponse) };
    // Count a tool call that failed before it reached the REST or GraphQL handler.
    const lateRejection = isToolCall(message) && innerResponse === null ? await findRejection() : null;
    if (lateRejection !== null) return lateRejection;
    const type = mcpResponse.headers.get('content-type');
    return {
      status: mcpResponse.status,
      headers: [...(type === null ? [] : ['Content-Type', type]), 'Cache-Control', 'no-store', ...headers],
      body: text,
      info,
    };
  };
}

/**
 * Whether a request comes from a program, from a page of this service, or from a page whose origin has a public key. Every other
 * page is rejected, as the protocol requires against DNS rebinding. The Host header is no protection, because after DNS rebinding
 * it contains the attacker's host name.
 */
function isKnownPage(
  { headers: { origin } }: Request,
  { baseUrl, origins }: McpOptions,
): boolean | Promise<boolean> {
  if (origin === undefined || origin === new URL(baseUrl).origin) return true;
  const isLocal =
    URL.canParse(origin) && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
  return isLocal || origins.allows(origin);
}

/** The protocol requires clients to accept both types by name. General HTTP clients send a wildcard, or no header. */
const mcpMediaTypes = 'application/json, text/event-stream';
const acceptsAnything = (accept: string | readonly string[] | undefined): boolean =>
  accept === undefined || accept.includes(anyMediaType);

const anonymousInfo: RequestInfo = { family: 'mcp', plan: 'none' };

const getRequestInfo = (response: Response | null): Partial<RequestInfo> => response?.info ?? {};

/**
 * Accepts one message only: the protocol no longer allows batches, which would count as one request for the rate limit.
 */
const parseMessage = (body: string): JsonObject | null => getObjectAt(parseJson(body));

/** Whether a message is a tool call, which the REST or GraphQL handler admits and counts. All other messages are counted here. */
const isToolCall = ({ method, params }: JsonObject): boolean =>
  method === 'tools/call' && isJsonObject(params) && params['name'] === 'run';

const getRateHeaders = ({ headers }: Response): string[] =>
  headers.flatMap((name, index) =>
    index % 2 === 0 && /^(?:x-)?ratelimit|^retry-after$/i.test(name) ? [name, headers[index + 1] ?? ''] : [],
  );
