import type { components, paths } from './openapi.generated.ts';

/** The type of the response body with a schema name: `Body<'Country'>`. */
export type Body<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The paths that support GET. */
export type Path = {
  [P in keyof paths]: paths[P] extends { get: object } ? P : never;
}[keyof paths];

type PathOperation<P extends Path> = paths[P]['get'];

/**
 * The parameters in one location, `path` or `query`. The generated types have `path?: never` for a path without path
 * parameters.
 */
type ParametersIn<All, Place extends string> =
  All extends Partial<Record<Place, infer Declared>>
    ? [NonNullable<Declared>] extends [never]
      ? unknown
      : NonNullable<Declared>
    : unknown;

type PathAndQueryParameters<All> = ParametersIn<All, 'path'> & ParametersIn<All, 'query'>;

/** The path and query parameters of a path, in one object. */
export type Parameters<P extends Path> = P extends Path
  ? PathOperation<P> extends { parameters: infer All }
    ? { [Name in keyof PathAndQueryParameters<All>]: PathAndQueryParameters<All>[Name] }
    : Record<string, never>
  : never;

/** The arguments of `get` after the path. The object of parameters is optional if no parameter is required. */
export type Arguments<P extends Path> = P extends Path
  ? Partial<Parameters<P>> extends Parameters<P>
    ? [parameters?: Parameters<P>, options?: CallOptions]
    : [parameters: Parameters<P>, options?: CallOptions]
  : never;

/** The response body of a path. */
export type Answer<P extends Path> =
  PathOperation<P> extends {
    responses: { 200: { content: { 'application/json': infer Found } } };
  }
    ? Found
    : never;

export type ErrorCode = components['schemas']['Error']['code'];

export interface Options {
  /** URL of the service such as `http://127.0.0.1:4000`, optionally with a version: `http://127.0.0.1:4000/version/1.0.0`. */
  readonly baseUrl: string;
  /** API key, sent in the header X-API-Key and never in a URL. */
  readonly key?: string | undefined;
  /** App id, sent in the header X-App-Id, which app keys require. */
  readonly appId?: string | undefined;
  /** Maximum number of retries. Default: 2. */
  readonly retries?: number;
  /** Timeout of each attempt, in milliseconds. Default: 10000. */
  readonly timeoutMs?: number;
  /** Sends requests. Default: the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Waits for a number of milliseconds between attempts. Default: `setTimeout`. */
  readonly pause?: (ms: number) => Promise<void>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Maximum number of retries. Default: the value of the client, or 0 for lookups that cost metered units. */
  readonly retries?: number;
}

/** An error response of the service. With `status` 0, the service did not respond. */
export class LookupError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'unreachable';
  readonly param: string | undefined;
  readonly docs: string | undefined;
  readonly requestId: string | undefined;

  constructor(status: number, body: Partial<components['schemas']['Error']>, cause?: unknown) {
    super(body.message ?? `The service returned status ${status}.`, cause === undefined ? {} : { cause });
    this.name = 'LookupError';
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'unreachable' : 'server_error');
    this.param = body.param;
    this.docs = body.docs;
    this.requestId = body.request_id;
  }
}

export interface Client {
  /**
   * Requests a path.
   * @throws LookupError for an error response; TypeError, before any request, when a path parameter is missing or cannot be
   * part of a URL
   */
  get<P extends Path>(path: P, ...rest: Arguments<P>): Promise<Answer<P>>;
  /**
   * Sends a GraphQL query.
   * @returns the data of the response
   * @throws LookupError for the first error of the response
   */
  graphql(query: string, variables?: object, options?: CallOptions): Promise<unknown>;
}

/** Statuses after which the client retries, as the specification requires. Status 0 is a network error. */
const retryableStatuses: ReadonlySet<number> = new Set([0, 429, 500, 502, 503, 504]);
/**
 * Maximum number of milliseconds before a retry. With a longer Retry-After, the client throws the error, so that the caller can
 * decide.
 */
const maxWaitMs = 5000;

/** Creates a client of a service. */
export function lookup(options: Options): Client {
  const { retries = 2, timeoutMs = 10_000 } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  const origin = base.replace(/\/version\/[^/]+$/, '');
  const root = base === origin ? `${base}/version/2.0.0` : base;
  const pause = options.pause ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const send = options.fetch ?? globalThis.fetch;
  const headers = {
    ...(options.key === undefined ? {} : { 'X-API-Key': options.key }),
    ...(options.appId === undefined ? {} : { 'X-App-Id': options.appId }),
  };

  async function attempt(url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Attempt> {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await send(url, {
        ...init,
        headers: { ...headers, ...init.headers },
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      });
      const body = parseJson(await response.text());
      if (response.ok && body !== undefined) return { body };
      const details = response.ok
        ? { message: `The response to ${new URL(url).pathname} is not JSON.` }
        : toError(body);
      return { error: new LookupError(response.status, details), wait: getRetryDelayMs(response) };
    } catch (cause) {
      if (signal?.aborted === true) throw cause;
      return {
        error: new LookupError(0, { message: `${new URL(url).origin} does not respond.` }, cause),
        wait: null,
      };
    }
  }

  async function call(
    url: string,
    init: RequestInit,
    maxRetries: number,
    signal?: AbortSignal,
  ): Promise<unknown> {
    for (let retryCount = 0; ; retryCount += 1) {
      const result = await attempt(url, init, signal);
      if (result.error === undefined) return result.body;
      const wait = result.wait ?? 250 * 2 ** retryCount;
      if (retryCount >= maxRetries || !retryableStatuses.has(result.error.status) || wait > maxWaitMs)
        throw result.error;
      await pause(wait);
      signal?.throwIfAborted();
    }
  }

  return {
    async get<P extends Path>(path: P, ...rest: Arguments<P>) {
      const [parameters, callOptions = {}] = rest as [parameters?: Values | null, options?: CallOptions];
      const remainingParameters = new Map<string, string>(
        Object.entries(parameters ?? {}).flatMap(([name, value]) =>
          // JavaScript callers can pass null.
          value === undefined || value === null ? [] : [[name, `${value}`] as const],
        ),
      );
      if (['csv', 'ics'].includes(remainingParameters.get('format') ?? ''))
        throw new TypeError('The client reads JSON. Request CSV or a calendar with fetch.');
      const isMetered =
        /^\/(?:carrier|caller|hlr)\//.test(path) ||
        (/^\/(?:email|vat)\//.test(path) && remainingParameters.get('deep') === 'true');
      const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = remainingParameters.get(name) ?? '';
        remainingParameters.delete(name);
        if (value === '') throw new TypeError(`Missing path parameter "${name}" of ${path}.`);
        // Reject `.` and `..`: URL parsers resolve them, even when encoded, and would request another path.
        if (value === '.' || value === '..')
          throw new TypeError(`Path parameter "${name}" of ${path} must not be "${value}".`);
        return encodeURIComponent(value);
      });
      const query = new URLSearchParams([...remainingParameters]).toString();
      const url = `${root}${filledPath}${query === '' ? '' : `?${query}`}`;
      return (await call(
        url,
        {},
        callOptions.retries ?? (isMetered ? 0 : retries),
        callOptions.signal,
      )) as Answer<P>;
    },
    async graphql(query, variables = {}, callOptions = {}) {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      };
      const body = await call(`${origin}/graphql`, init, callOptions.retries ?? retries, callOptions.signal);
      const { data, errors } = body as { data?: unknown; errors?: readonly GraphqlError[] };
      const [first] = errors ?? [];
      if (first === undefined) return data;
      const { code, param } = first.extensions ?? {};
      throw new LookupError(200, {
        message: first.message,
        ...(code === undefined ? {} : { code }),
        ...(param === undefined ? {} : { param }),
      });
    },
  };
}

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

type Attempt =
  | { readonly body: unknown; readonly error?: undefined }
  | { readonly error: LookupError; readonly wait: number | null };

interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: ErrorCode; readonly param?: string };
}

/**
 * Parses JSON.
 * @returns undefined when the text is not JSON, such as the page of a proxy
 */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the body of an error response. @returns an empty object when a proxy sent another kind of body */
const toError = (body: unknown): Partial<components['schemas']['Error']> =>
  typeof body === 'object' && body !== null && 'code' in body
    ? (body as Partial<components['schemas']['Error']>)
    : {};

/** Returns the Retry-After header in milliseconds. @returns null when there is none, or when it is a date */
function getRetryDelayMs({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}
