import { openSpan, SpanKind } from '../net/span.ts';
import { findTraceOfSignal } from '../core/trace-context.ts';
import { createHttpClient, type HttpResponse, type HttpClientOptions } from '../net/http-client.ts';
import { parseJson } from '../core/json.ts';
import { HttpFailure } from '../net/http-failure.ts';
import { createUnavailableError, type LookupError } from '../core/lookup-error.ts';
import { createFirstWait } from './first-response.ts';
import { waitFor } from './request-coalescing.ts';

export interface ProviderOptions extends Omit<HttpClientOptions, 'trusted'> {
  /** Name of the provider in error messages, such as `VIES`. */
  readonly name: string;
  /** The setting that configures the provider, for error messages. */
  readonly setting: string;
  /** The setting with an example value that enables the provider. Default: the name of the setting. */
  readonly enablingSetting?: string;
  /** Base URL. Undefined when the provider is turned off or not configured; each request then fails with service_unavailable. */
  readonly baseUrl: string | undefined;
  /** The value of the setting that turned the provider off: `VIES_URL=none`. Undefined when the provider is not configured. */
  readonly turnedOffBy?: string | undefined;
  /** Whether each request is billed. A client then waits for the full timeout, even before the first response of the provider. */
  readonly isMetered?: true;
}

export interface ProviderRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  /** Part of the provider with its own circuit breaker, such as a member state. */
  readonly part?: string;
}

export interface Provider {
  readonly name: string;
  readonly setting: string;
  readonly configured: boolean;
  /**
   * Sends a request.
   * @param path appended unchanged to the base URL. An absolute http(s) URL replaces the base URL; it must be public or of the
   * same origin.
   * @throws service_unavailable when the provider is not configured, unreachable, too slow, failing, or its response is too large
   */
  request(path: string, request?: ProviderRequest): Promise<HttpResponse>;
  /**
   * Sends a request and parses the body as JSON. @throws service_unavailable in the cases of `request`, and when the body is
   * not JSON
   */
  json(path: string, request?: ProviderRequest): Promise<{ status: number; value: unknown }>;
}

/** Creates the error for a source that the operator has turned off. @param by `OFFLINE=true` or `VIES_URL=none` */
export const createDisabledError = (name: string, by: string): LookupError =>
  createUnavailableError(`${name} is turned off by ${by}. Unset it to use this lookup.`, {
    source: by.slice(0, by.indexOf('=')),
  });

/** Creates the error for a source that failed. @param what predicate: `returned status 500` */
export const createSourceError = (
  { name, setting }: Pick<Provider, 'name' | 'setting'>,
  what: string,
): LookupError =>
  createUnavailableError(`${name} ${what}. It is configured by ${setting}; try again later.`, {
    source: setting,
  });

/** Creates a client for a third-party service. Every failure is a LookupError `service_unavailable`. */
export function createProvider(options: ProviderOptions): Provider {
  const { name, setting, enablingSetting = setting, baseUrl, turnedOffBy, isMetered } = options;
  const client = createHttpClient({
    ...options,
    trusted: new Set(baseUrl === undefined ? [] : [new URL(baseUrl).origin]),
  });
  const createFailure = (what: string) => createSourceError(options, what);

  const waitForFirst =
    isMetered === true
      ? <T>(work: Promise<T>) => work
      : createFirstWait((ms) => new HttpFailure(`did not respond within ${ms} ms`, true));

  async function sendRequest(url: URL, { signal, ...details }: ProviderRequest): Promise<HttpResponse> {
    const parent = findTraceOfSignal(signal);
    const span = openSpan(`provider ${name}`, SpanKind.CLIENT, parent, { 'server.address': url.hostname });
    try {
      const response = await waitFor(
        waitForFirst(client.request(url, { ...details, trace: span?.context ?? parent })),
        signal,
      );
      span?.end({ 'http.response.status_code': response.status });
      return response;
    } catch (error) {
      span?.end({}, String(error));
      throw error instanceof HttpFailure ? createFailure(error.message) : error;
    }
  }

  async function request(path: string, details: ProviderRequest = {}): Promise<HttpResponse> {
    if (baseUrl === undefined) {
      throw turnedOffBy === undefined
        ? createUnavailableError(`${name} is not configured: set ${enablingSetting} to use this lookup.`, {
            source: setting,
          })
        : createDisabledError(name, turnedOffBy);
    }
    return sendRequest(
      new URL(/^https?:\/\//.test(path) ? path : baseUrl.replace(/\/+$/, '') + path),
      details,
    );
  }

  return {
    name,
    setting,
    configured: baseUrl !== undefined,
    request,
    async json(path, details) {
      const response = await request(path, details);
      const value = parseJson(response.text);
      if (value !== undefined) return { status: response.status, value };
      throw createFailure(`returned status ${response.status} with a body that is not JSON`);
    },
  };
}
