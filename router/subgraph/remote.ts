import { parsedJson } from '../../facts/json.ts';
import type { LookupContext } from '../../subgraphs/context.ts';
import { isJson, type Json, type ResponseError, type ResponseKey, type Result } from '../execute/result.ts';
import type { CompiledFetch, SubgraphClient } from './client.ts';
import { InFlight } from './in-flight.ts';
import { post, PostError, type Answer } from './post.ts';

/** The request's instant, in epoch milliseconds: a subgraph elsewhere must not look at its own clock. */
export const nowHeader = 'lookup-now';

export interface RemoteOptions {
  readonly name: string;
  readonly url: string;
  /** The setting that holds the URL, for messages. */
  readonly setting: string;
  /** Milliseconds for one attempt. Default: 5,000. */
  readonly timeoutMs?: number;
  /** Largest answer in bytes. Default: 16 MiB. */
  readonly maxBytes?: number;
}

/** Statuses of a server, or of a proxy before it, that may be gone a moment later. */
const passing = new Set([502, 503, 504]);

/** A subgraph on another server. A query that failed is sent again: once. A mutation never is, and is never shared. */
export class RemoteSubgraph implements SubgraphClient {
  readonly name: string;
  readonly #url: URL;
  readonly #setting: string;
  readonly #timeoutMs: number;
  readonly #maxBytes: number;
  readonly #inFlight = new InFlight<Answer>();

  constructor({ name, url, setting, timeoutMs = 5000, maxBytes = 16 * 1024 * 1024 }: RemoteOptions) {
    this.name = name;
    this.#url = new URL(url);
    this.#setting = setting;
    this.#timeoutMs = timeoutMs;
    this.#maxBytes = maxBytes;
  }

  async execute(fetch: CompiledFetch, variables: Readonly<Json>, context: LookupContext): Promise<Result> {
    const body = JSON.stringify({ query: fetch.document, variables });
    try {
      const isQuery = fetch.operation !== 'mutation';
      // Who asks the same at the same time shares the answer, and the name of the first.
      const start = (signal: AbortSignal) => this.#send(body, context, isQuery, signal);
      // Everyone parses the answer anew: what a run gets it may change.
      const { status, text } = isQuery
        ? await this.#inFlight.share(`${context.now} ${body}`, start, context.signal)
        : await start(context.signal ?? new AbortController().signal);
      return (
        (status === 200 ? parseResult(text) : null) ?? this.#unavailable(`answered with status ${status}`)
      );
    } catch (error) {
      return this.#unavailable(error instanceof PostError ? error.message : 'was not waited for');
    }
  }

  async #send(
    body: string,
    { now, requestId }: LookupContext,
    mayRepeat: boolean,
    signal: AbortSignal,
  ): Promise<Answer> {
    const options = {
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        [nowHeader]: String(now),
        ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
      },
      timeoutMs: this.#timeoutMs,
      maxBytes: this.#maxBytes,
      signal,
    };
    const again = () => post(this.#url, body, options);
    try {
      const answer = await post(this.#url, body, options);
      return mayRepeat && passing.has(answer.status) ? await again() : answer;
    } catch (error) {
      if (!mayRepeat || (error instanceof PostError && error.final)) throw error;
      return again();
    }
  }

  #unavailable(what: string): Result {
    const message = `The subgraph ${this.name} ${what}; ${this.#setting} says where it is.`;
    return { errors: [{ message, extensions: { code: 'service_unavailable' } }] };
  }
}

/** @returns null when the text is no GraphQL answer. */
function parseResult(text: string): Result | null {
  const body = parsedJson(text);
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
