import { unavailable } from './lookup-error.ts';

export interface ProviderOptions {
  /** How messages call it: `VIES`. */
  readonly name: string;
  /** The setting that configures it; every failure names it. */
  readonly setting: string;
  /** Undefined: not configured, each call is a 503 that says so. */
  readonly baseUrl: string | undefined;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For the whole call of one try, body included. Default: 3,000. */
  readonly timeoutMs?: number;
  /** Further tries after a network error, a time-out or a 5xx. Default: 1. Metered calls set 0. */
  readonly retries?: number;
  /** Largest body that is read. Default: 1 MB. */
  readonly maxBytes?: number;
  /** Failures in a row that open the circuit, and for how long. Default: 5, 30,000 ms. */
  readonly breaker?: { readonly failures: number; readonly coolDownMs: number };
  /** Milliseconds, monotonic. */
  readonly clock?: () => number;
  readonly fetch?: typeof fetch;
}

export interface ProviderRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
}

export interface ProviderAnswer {
  /** Never 408, 429 or 5xx: those are failures. 3xx is handed on unfollowed. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Provider {
  readonly name: string;
  readonly setting: string;
  readonly configured: boolean;
  /**
   * @param path appended to the base URL as it is; an absolute http(s) URL replaces it (checked by the caller).
   * @throws service_unavailable when not configured, unreachable, too slow, too large, or failing.
   */
  request(path: string, request?: ProviderRequest): Promise<ProviderAnswer>;
  /** As `request`, and the body read as JSON; garbage is a failure of the provider. */
  json(path: string, request?: ProviderRequest): Promise<{ status: number; value: unknown }>;
}

/**
 * A client of somebody else's HTTP service. A failure is always `service_unavailable`, never an answer. Equal GETs
 * that are under way at the same time share one request. The circuit opens after failures in a row, so that a dead
 * provider costs its callers nothing; after the cool-down one call tries again.
 */
export function createProvider(options: ProviderOptions): Provider {
  const { name, setting, baseUrl } = options;
  const timeoutMs = options.timeoutMs ?? 3000;
  const retries = options.retries ?? 1;
  const maxBytes = options.maxBytes ?? 1_000_000;
  const breaker = options.breaker ?? { failures: 5, coolDownMs: 30_000 };
  const clock = options.clock ?? (() => performance.now());
  const send = options.fetch ?? fetch;
  const underWay = new Map<string, Promise<ProviderAnswer>>();
  let failures = 0;
  let closedAgainAt = 0;

  const failure = (what: string) =>
    unavailable(`${name} ${what}. It is configured by ${setting}; try again later.`);

  async function attempt(url: string, request: ProviderRequest): Promise<ProviderAnswer> {
    const response = await send(url, {
      method: request.method ?? 'GET',
      headers: { ...options.headers, ...request.headers },
      ...(request.body === undefined ? {} : { body: request.body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readCapped(response, maxBytes);
    if (response.status >= 500 || response.status === 408 || response.status === 429) {
      throw new ProviderFailure(`answered ${response.status}`, response.status !== 429);
    }
    return { status: response.status, headers: response.headers, text };
  }

  async function tries(url: string, request: ProviderRequest): Promise<ProviderAnswer> {
    if (clock() < closedAgainAt) throw failure('has failed repeatedly and rests for a moment');
    for (let left = retries; ; left -= 1) {
      try {
        const answer = await attempt(url, request);
        failures = 0;
        return answer;
      } catch (error) {
        const reason = toFailure(error, timeoutMs);
        if (left > 0 && reason.again) continue;
        failures += 1;
        if (failures >= breaker.failures) closedAgainAt = clock() + breaker.coolDownMs;
        throw failure(reason.message);
      }
    }
  }

  function request(path: string, details: ProviderRequest = {}): Promise<ProviderAnswer> {
    if (baseUrl === undefined) {
      return Promise.reject(unavailable(`${name} is not configured: set ${setting} to use this lookup.`));
    }
    const url = /^https?:\/\//.test(path) ? path : baseUrl.replace(/\/+$/, '') + path;
    if (details.method === 'POST') return leavable(tries(url, details), details.signal);
    const key = `${url}\n${JSON.stringify(details.headers ?? {})}`;
    let shared = underWay.get(key);
    if (shared === undefined) {
      shared = tries(url, details).finally(() => underWay.delete(key));
      underWay.set(key, shared);
    }
    return leavable(shared, details.signal);
  }

  return {
    name,
    setting,
    configured: baseUrl !== undefined,
    request,
    async json(path, details) {
      const answer = await request(path, details);
      try {
        const value: unknown = JSON.parse(answer.text);
        return { status: answer.status, value };
      } catch {
        throw failure(`answered ${answer.status} with something that is not JSON`);
      }
    },
  };
}

class ProviderFailure extends Error {
  readonly again: boolean;
  constructor(message: string, again: boolean) {
    super(message);
    this.again = again;
  }
}

function toFailure(error: unknown, timeoutMs: number): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new ProviderFailure(`did not answer within ${timeoutMs} ms`, true);
  }
  return new ProviderFailure('could not be reached', true);
}

async function readCapped(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  if (body !== null) {
    for await (const part of body) {
      size += part.byteLength;
      // Leaving the loop by an error cancels the stream, so no further byte is read.
      if (size > maxBytes) throw new ProviderFailure(`answered with more than ${maxBytes} bytes`, false);
      parts.push(part);
    }
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A shared request must outlive one of its waiters: the waiter leaves, the request goes on. */
function leavable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(unavailable('The request was ended before the answer came.'));
    if (signal.aborted) {
      leave();
      return;
    }
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
