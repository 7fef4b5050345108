import type { components, paths } from './openapi.generated.ts';

/** The answers, by name: `Body<'Country'>`. */
export type Body<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The paths that GET requests. */
export type Path = {
  [P in keyof paths]: paths[P] extends { get: object } ? P : never;
}[keyof paths];

type Get<P extends Path> = paths[P]['get'];

/** Parameters of one place. The generated types write `path?: never` for a path that has none there. */
type In<All, Place extends string> =
  All extends Partial<Record<Place, infer Found>>
    ? [NonNullable<Found>] extends [never]
      ? unknown
      : NonNullable<Found>
    : unknown;

type InBoth<All> = In<All, 'path'> & In<All, 'query'>;

/** The parameters of a path: those of its template and of the query in one object. */
export type Parameters<P extends Path> = P extends Path
  ? Get<P> extends { parameters: infer All }
    ? { [Name in keyof InBoth<All>]: InBoth<All>[Name] }
    : Record<string, never>
  : never;

/** The arguments of a call after the path. The parameters may be left out only when none of them is required. */
export type Arguments<P extends Path> = P extends Path
  ? Partial<Parameters<P>> extends Parameters<P>
    ? [parameters?: Parameters<P>, options?: CallOptions]
    : [parameters: Parameters<P>, options?: CallOptions]
  : never;

/** What a path answers. */
export type Answer<P extends Path> =
  Get<P> extends {
    responses: { 200: { content: { 'application/json': infer Found } } };
  }
    ? Found
    : never;

export type ErrorCode = components['schemas']['Error']['code'];

export interface Options {
  /** Address of the service; a version may stand in it: `http://127.0.0.1:4000`. */
  readonly baseUrl: string;
  /** Sent as X-API-Key; never in an address. */
  readonly key?: string | undefined;
  /** For app keys. */
  readonly appId?: string | undefined;
  /** Tries after the first. Default: 2. */
  readonly retries?: number;
  /** Of each try. Default: 10000. */
  readonly timeoutMs?: number;
  /** Default: the one of the platform. */
  readonly fetch?: typeof fetch;
  /** Waits between tries, in milliseconds. Default: setTimeout. */
  readonly pause?: (ms: number) => Promise<void>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Default: that of the client, and 0 where a try costs metered units. */
  readonly retries?: number;
}

/** What is no success. `status` 0: nobody answered. */
export class LookupError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'unreachable';
  readonly param: string | undefined;
  readonly docs: string | undefined;
  readonly requestId: string | undefined;

  constructor(status: number, body: Partial<components['schemas']['Error']>, cause?: unknown) {
    super(body.message ?? `The service answered ${status}.`, cause === undefined ? {} : { cause });
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
   * @throws LookupError for an answer that is not a success; TypeError, before any request, for a path parameter that is
   * missing or cannot be part of a URL
   */
  get<P extends Path>(path: P, ...rest: Arguments<P>): Promise<Answer<P>>;
  /** @returns data. Throws LookupError for the first error of an answer. */
  graphql(query: string, variables?: object, options?: CallOptions): Promise<unknown>;
}

/** Worth another try: by the specification, the rest is not. */
const passing: ReadonlySet<number> = new Set([0, 429, 500, 502, 503, 504]);
/** A longer wait is the caller's to decide. */
const longestWaitMs = 5000;

/** A client of one service. */
export function lookup(options: Options): Client {
  const { retries = 2, timeoutMs = 10_000 } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  const origin = base.replace(/\/version\/[^/]+$/, '');
  const root = base === origin ? `${base}/version/2.0.0` : base;
  const pause = options.pause ?? ((ms: number) => new Promise<void>((go) => setTimeout(go, ms)));
  const send = options.fetch ?? globalThis.fetch;
  const headers = {
    ...(options.key === undefined ? {} : { 'X-API-Key': options.key }),
    ...(options.appId === undefined ? {} : { 'X-App-Id': options.appId }),
  };

  async function once(url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Tried> {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await send(url, {
        ...init,
        headers: { ...headers, ...init.headers },
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      });
      const body: unknown = await response.json().catch(() => ({}));
      if (response.ok) return { body };
      return { error: new LookupError(response.status, errorOf(body)), wait: waitOf(response) };
    } catch (cause) {
      if (signal?.aborted === true) throw cause;
      return {
        error: new LookupError(0, { message: `${new URL(url).origin} does not answer.` }, cause),
        wait: null,
      };
    }
  }

  async function call(url: string, init: RequestInit, most: number, signal?: AbortSignal): Promise<unknown> {
    for (let tried = 0; ; tried += 1) {
      const answer = await once(url, init, signal);
      if (answer.error === undefined) return answer.body;
      const wait = answer.wait ?? 250 * 2 ** tried;
      if (tried >= most || !passing.has(answer.error.status) || wait > longestWaitMs) throw answer.error;
      await pause(wait);
      signal?.throwIfAborted();
    }
  }

  return {
    async get<P extends Path>(path: P, ...rest: Arguments<P>) {
      const [parameters, own = {}] = rest as [parameters?: Values | null, options?: CallOptions];
      const given = new Map<string, string>(
        Object.entries(parameters ?? {}).flatMap(([name, value]) =>
          // Callers without types may pass null.
          value === undefined || value === null ? [] : [[name, `${value}`] as const],
        ),
      );
      const isMetered =
        /^\/(?:carrier|caller|hlr)\//.test(path) ||
        (/^\/(?:email|vat)\//.test(path) && given.get('deep') === 'true');
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = given.get(name) ?? '';
        given.delete(name);
        if (value === '') throw new TypeError(`Missing path parameter "${name}" of ${path}.`);
        // In a URL they name a folder, even encoded, so that another path would be requested.
        if (value === '.' || value === '..')
          throw new TypeError(`Path parameter "${name}" of ${path} must not be "${value}".`);
        return encodeURIComponent(value);
      });
      const query = new URLSearchParams([...given]).toString();
      const url = `${root}${filled}${query === '' ? '' : `?${query}`}`;
      return (await call(url, {}, own.retries ?? (isMetered ? 0 : retries), own.signal)) as Answer<P>;
    },
    async graphql(query, variables = {}, own = {}) {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      };
      const body = await call(`${origin}/graphql`, init, own.retries ?? retries, own.signal);
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

type Tried =
  | { readonly body: unknown; readonly error?: undefined }
  | { readonly error: LookupError; readonly wait: number | null };

interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: ErrorCode; readonly param?: string };
}

/** What the service says of a refusal; a proxy before it may say anything. */
const errorOf = (body: unknown): Partial<components['schemas']['Error']> =>
  typeof body === 'object' && body !== null && 'code' in body
    ? (body as Partial<components['schemas']['Error']>)
    : {};

/** Milliseconds of Retry-After. */
function waitOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}
