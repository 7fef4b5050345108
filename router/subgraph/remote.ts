import { parseJson } from '../../core/json.ts';
import { openSpan, SpanKind } from '../../net/span.ts';
import { toTraceHeaders } from '../../core/trace-context.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import { isJson, type Json, type ResponseError, type ResponseKey, type Result } from '../document/result.ts';
import type { Address, Addresses } from './addresses.ts';
import type { CompiledFetch, SubgraphClient } from './client.ts';
import { RequestCoalescer } from './request-coalescer.ts';
import { post, type PostResponse, type PostOptions } from './post.ts';
import { HttpFailure } from '../../core/http-failure.ts';

/** Header with the request's timestamp in epoch milliseconds. A remote subgraph uses it instead of its own clock. */
export const nowHeader = 'lookup-now';

export interface RemoteOptions {
  readonly name: string;
  readonly addresses: Addresses;
  /** Timeout of one attempt, in milliseconds. Default: 5,000. */
  readonly timeoutMs?: number;
  /** Maximum size of a response, in bytes. Default: 16 MiB. */
  readonly maxBytes?: number;
}

/** HTTP statuses of a server or its proxy that are often temporary. */
const transientStatuses = new Set([502, 503, 504]);

/** Maximum number of attempts for a query. There is one attempt more than addresses, up to this limit. */
const maxAttempts = 4;

/**
 * A subgraph on other servers. A failed query is sent again, to another server if there is one. A mutation is never
 * repeated and never shared.
 */
export class RemoteSubgraph implements SubgraphClient {
  readonly name: string;
  readonly #addresses: Addresses;
  readonly #timeoutMs: number;
  readonly #maxBytes: number;
  readonly #inFlight = new RequestCoalescer<PostResponse>();

  constructor({ name, addresses, timeoutMs = 5000, maxBytes = 16 * 1024 * 1024 }: RemoteOptions) {
    this.name = name;
    this.#addresses = addresses;
    this.#timeoutMs = timeoutMs;
    this.#maxBytes = maxBytes;
  }

  async execute(fetch: CompiledFetch, variables: Readonly<Json>, context: LookupContext): Promise<Result> {
    const body = JSON.stringify({ query: fetch.document, variables });
    try {
      const isQuery = fetch.operation !== 'mutation';
      // Callers that share a request also share the request id of the first caller.
      const start = (signal: AbortSignal) => this.#send(body, context, isQuery, signal);
      // Each caller parses the response itself, because an execution can modify its result.
      const { status, text } = isQuery
        ? await this.#inFlight.share(`${context.now} ${body}`, start, context.signal)
        : await start(context.signal ?? new AbortController().signal);
      return (
        (status === 200 ? parseResult(text) : null) ?? this.#unavailable(`responded with status ${status}`)
      );
    } catch (error) {
      return this.#unavailable(error instanceof HttpFailure ? error.message : 'was cancelled');
    }
  }

  async #send(
    body: string,
    context: LookupContext,
    mayRepeat: boolean,
    signal: AbortSignal,
  ): Promise<PostResponse> {
    const span = openSpan(`subgraph ${this.name}`, SpanKind.CLIENT, context.traceContext, {
      'graphql.subgraph': this.name,
    });
    const { now, requestId, traceContext } = context;
    const sentContext = { now, requestId, traceContext: span?.context ?? traceContext };
    try {
      const response = await this.#sendBy(body, sentContext, mayRepeat, signal);
      span?.end({ 'http.response.status_code': response.status });
      return response;
    } catch (error) {
      span?.end({}, String(error));
      throw error;
    }
  }

  async #sendBy(
    body: string,
    { now, requestId, traceContext }: LookupContext,
    mayRepeat: boolean,
    signal: AbortSignal,
  ): Promise<PostResponse> {
    const options = {
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        [nowHeader]: String(now),
        ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
        ...toTraceHeaders(traceContext),
      },
      timeoutMs: this.#timeoutMs,
      maxBytes: this.#maxBytes,
      signal,
    };
    const maxTries = mayRepeat ? Math.min(maxAttempts, this.#addresses.all.length + 1) : 1;
    const triedAddresses: Address[] = [];
    for (;;) {
      const address = this.#addresses.choose(triedAddresses);
      triedAddresses.push(address);
      const isLast = triedAddresses.length === maxTries;
      try {
        const response = await sendTo(address, body, options);
        if (isLast || !transientStatuses.has(response.status)) return response;
      } catch (error) {
        if (isLast || (error instanceof HttpFailure && !error.isRetryable)) throw error;
      }
    }
  }

  #unavailable(what: string): Result {
    const message = `The subgraph ${this.name} ${what}: try again later.`;
    return { errors: [{ message, extensions: { code: 'service_unavailable' } }] };
  }
}

/**
 * Sends a request to one address, and marks the address as healthy or unhealthy.
 * @throws HttpFailure (in the promise)
 */
async function sendTo(address: Address, body: string, options: PostOptions): Promise<PostResponse> {
  address.inFlight += 1;
  try {
    const response = await post(address.url, body, options);
    address.isHealthy = !transientStatuses.has(response.status);
    return response;
  } catch (error) {
    if (!options.signal.aborted) address.isHealthy = false;
    throw error;
  } finally {
    address.inFlight -= 1;
  }
}

/**
 * Parses a GraphQL response.
 * @returns null when the text is not a GraphQL response
 */
function parseResult(text: string): Result | null {
  const body = parseJson(text);
  if (!isJson(body)) return null;
  const { data = null, errors } = body;
  if (data !== null && !isJson(data)) return null;
  if (errors === undefined) return data === null ? null : { data };
  if (!Array.isArray(errors)) return null;
  return { data, errors: errors.map(parseError) };
}

function parseError(value: unknown): ResponseError {
  const error = isJson(value) ? value : {};
  const { message, path, extensions } = error;
  return {
    message: typeof message === 'string' ? message : 'The subgraph reported an error without a message.',
    ...(isPath(path) ? { path } : {}),
    ...(isJson(extensions) ? { extensions } : {}),
  };
}

const isPath = (value: unknown): value is readonly ResponseKey[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string' || typeof key === 'number');
