import type { RowResponse } from '../rest-compat/bulk/row-response.ts';
import { parseJson } from '../core/json.ts';
import { isJson } from '../router/document/result.ts';
import { sendHttpRequest } from './http-request.ts';
import type { Source } from './source.ts';
import { UserFacingError } from '../core/user-facing-error.ts';

export interface RemoteOptions {
  /** URL of the service without a trailing slash. */
  readonly url: string;
  readonly key: string | null;
  /** Waits for a number of milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
}

interface RequestOptions {
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Status codes after which clients retry, as the specification requires. */
const retryableStatuses = new Set([429, 500, 502, 503, 504]);
const maxRetries = 2;
const maxWaitMs = 60_000;
const timeoutMs = 30_000;

/** Sends requests to a running service. Temporary failures are retried twice, after a pause or the time in Retry-After. */
export class RemoteSource implements Source {
  readonly #options: RemoteOptions;

  constructor(options: RemoteOptions) {
    this.#options = options;
  }

  ask(path: string): Promise<RowResponse> {
    return this.#ask(path, {});
  }

  /** Sends a GraphQL document. */
  query(document: string, variables: Readonly<Record<string, unknown>>): Promise<RowResponse> {
    return this.#ask('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: document, variables }),
    });
  }

  async #ask(path: string, init: RequestOptions): Promise<RowResponse> {
    for (let attempt = 0; ; attempt += 1) {
      const isLastAttempt = attempt === maxRetries;
      const response = await this.#requestOnce(path, init).catch((error: unknown) => {
        if (isLastAttempt)
          throw new UserFacingError(
            'unavailable',
            `${this.#options.url} cannot be reached: ${getReason(error)}`,
          );
        return null;
      });
      if (response !== null && (isLastAttempt || !retryableStatuses.has(response.status))) return response;
      const wait = response?.retryAfterMs ?? 250 * 2 ** attempt;
      // Don't wait for long, for example when the monthly units are used up.
      if (response !== null && wait > maxWaitMs) return response;
      await this.#options.pause(wait);
    }
  }

  async #requestOnce(
    path: string,
    init: RequestOptions,
  ): Promise<RowResponse & { readonly retryAfterMs: number | null }> {
    const { url, key } = this.#options;
    const response = await sendHttpRequest(url + path, {
      ...init,
      headers: {
        Accept: 'application/json',
        ...init.headers,
        ...(key === null ? {} : { 'X-API-Key': key }),
      },
      timeoutMs,
    });
    const target = response.header('location');
    if (response.status >= 300 && response.status < 400 && target !== null)
      throw new UserFacingError(
        'unavailable',
        `the service redirects to ${target}: set LOOKUP_URL to that address`,
      );
    const body = parseJson(response.text);
    if (!isJson(body) || (response.status >= 300 && typeof body['code'] !== 'string')) {
      throw new UserFacingError(
        'unavailable',
        `the server at ${url} (status ${response.status}) is not this service: correct LOOKUP_URL`,
      );
    }
    const retryAfter = response.header('retry-after');
    return {
      status: response.status,
      body,
      retryAfterMs: retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : null,
    };
  }

  async close(): Promise<void> {
    // The runtime owns the connections and closes idle ones.
  }
}

function getReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The host name has several addresses, and none of them accepts the connection.
  if (error instanceof AggregateError) return getReason(error.errors[0]);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
