import type { Answer } from '../rest-compat/bulk/ask.ts';
import { parsedJson } from '../core/json.ts';
import { isJson } from '../router/document/result.ts';
import { Unavailable, type Source } from './source.ts';

export interface RemoteOptions {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string | null;
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  readonly fetch?: typeof fetch;
}

interface Asking {
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What the specification has clients retry, and how often. */
const passing = new Set([429, 500, 502, 503, 504]);
const retries = 2;
const longestWaitMs = 60_000;
const timeoutMs = 30_000;

/** Asks a running service, and repeats what may pass: twice, after a pause or what Retry-After says. */
export class RemoteSource implements Source {
  readonly #options: RemoteOptions;

  constructor(options: RemoteOptions) {
    this.#options = options;
  }

  ask(path: string): Promise<Answer> {
    return this.#ask(path, {});
  }

  /** A GraphQL document. */
  query(document: string, variables: Readonly<Record<string, unknown>>): Promise<Answer> {
    return this.#ask('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: document, variables }),
    });
  }

  async #ask(path: string, question: Asking): Promise<Answer> {
    for (let attempt = 0; ; attempt += 1) {
      const last = attempt === retries;
      const answered = await this.#once(path, question).catch((error: unknown) => {
        if (last) throw new Unavailable(`${this.#options.url} cannot be reached: ${reasonOf(error)}`);
        return null;
      });
      if (answered !== null && (last || !passing.has(answered.status))) return answered;
      const wait = answered?.retryAfterMs ?? 250 * 2 ** attempt;
      // A quota that begins anew next month is an answer, not something to wait for.
      if (answered !== null && wait > longestWaitMs) return answered;
      await this.#options.pause(wait);
    }
  }

  async #once(path: string, question: Asking): Promise<Answer & { readonly retryAfterMs: number | null }> {
    const { url, key, fetch: get = fetch } = this.#options;
    const response = await get(url + path, {
      ...question,
      headers: {
        Accept: 'application/json',
        ...question.headers,
        ...(key === null ? {} : { 'X-API-Key': key }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const body = parsedJson(text);
    if (!isJson(body) || (!response.ok && typeof body['code'] !== 'string')) {
      throw new Unavailable(`what answers at ${url} (status ${response.status}) is not this service`);
    }
    const after = response.headers.get('Retry-After');
    return {
      status: response.status,
      body,
      retryAfterMs: after !== null && /^\d{1,9}$/.test(after) ? Number(after) * 1000 : null,
    };
  }

  async close(): Promise<void> {
    // Connections are the runtime's own, which ends them when they are idle.
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
