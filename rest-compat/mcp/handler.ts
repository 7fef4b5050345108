import type { McpServerFactory } from '@modelcontextprotocol/server';
import { rateHeaders, type Access } from '../../router/auth/access.ts';
import { isProblem, type Problem } from '../../router/errors.ts';
import type { RequestInfo, Handler, Request, Response } from '../../router/exchange.ts';
import { notAllowed } from '../../router/http/not-allowed.ts';
import { problemResponse } from '../../router/http/problem-response.ts';
import { isJsonObject, objectAt, parsedJson, type JsonObject } from '../../core/json.ts';
import type { Catalog } from './catalog.ts';
import { sendWithin, type Send } from './send.ts';
import { toolServer } from './tools.ts';

export interface McpOptions {
  readonly catalog: Catalog;
  readonly rest: Handler;
  readonly graphql: Handler;
  readonly access: Pick<Access, 'admit'>;
  /** Absolute, without a trailing slash. */
  readonly baseUrl: string;
  /** Of the product. */
  readonly version: string;
}

const keptHeaders = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/**
 * /mcp: the Model Context Protocol over streamable HTTP, without sessions: each POST is answered by itself, with JSON or with
 * one event. What a tool runs goes through the doors of REST and GraphQL with the caller's key. Everything else is help:
 * it needs no key, and is counted by address; a key that is sent is checked.
 */
export function createMcp(options: McpOptions): Handler {
  const { catalog, access, baseUrl, version } = options;
  let server: Promise<(send: Send) => McpServerFactory> | undefined;

  const fail = (problem: Problem, request: Request, headers: readonly string[] = []): Response => ({
    ...problemResponse(problem, request, { baseUrl, headers }),
    info: noOne,
  });

  return async (request) => {
    if (request.method !== 'POST') return fail(notAllowed(request.method, ['POST', 'OPTIONS']), request);
    const body = await request.body();
    const message = parsed(body);
    if (message === null)
      return fail({ code: 'invalid_request', message: 'The body must be one JSON-RPC message.' }, request);
    const headers: string[] = [];
    const refusal = async (): Promise<Response | null> => {
      const verdict = await access.admit(request, { key: false, limited: true });
      if (verdict.rate !== null && verdict.rate !== undefined) headers.push(...rateHeaders(verdict.rate));
      return isProblem(verdict) ? fail(verdict, request, headers) : null;
    };
    const refused = isRun(message) ? null : await refusal();
    if (refused !== null) return refused;
    let within: Response | null = null;
    const send = sendWithin(request, options, (response) => {
      within = response;
      headers.push(...rateHeadersOf(response));
    });
    server ??= toolServer(catalog, version);
    const factory = (await server)(send);
    const { createMcpHandler } = await import('@modelcontextprotocol/server');
    // Nothing changes while somebody listens, so nobody may.
    const handler = createMcpHandler(factory, { maxSubscriptions: 0, keepAliveMs: 0 });
    const answer = await handler.fetch(
      new globalThis.Request(`${request.base ?? baseUrl}/mcp`, {
        method: 'POST',
        headers: keptHeaders.flatMap((name): [string, string][] => {
          const value = request.headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
        body,
      }),
    );
    // The whole of it: by the older protocol the answer begins before the tool has run.
    const text = await answer.text();
    const asked: RequestInfo = { ...noOne, ...askedOf(within) };
    // A run that came to no door is counted after all.
    const late = isRun(message) && within === null ? await refusal() : null;
    if (late !== null) return late;
    const type = answer.headers.get('content-type');
    return {
      status: answer.status,
      headers: [...(type === null ? [] : ['Content-Type', type]), 'Cache-Control', 'no-store', ...headers],
      body: text,
      info: asked,
    };
  };
}

const noOne: RequestInfo = { family: 'mcp', plan: 'none' };

const askedOf = (response: Response | null): Partial<RequestInfo> => response?.info ?? {};

/** Several messages at once were given up by the protocol, and would be several questions for the rate of one. */
const parsed = (body: string): JsonObject | null => objectAt(parsedJson(body));

/** Whether the doors within admit and count: what else is asked is counted here. */
const isRun = ({ method, params }: JsonObject): boolean =>
  method === 'tools/call' && isJsonObject(params) && params['name'] === 'run';

const rateHeadersOf = ({ headers }: Response): string[] =>
  headers.flatMap((name, index) =>
    index % 2 === 0 && /^(?:x-)?ratelimit|^retry-after$/i.test(name) ? [name, headers[index + 1] ?? ''] : [],
  );
