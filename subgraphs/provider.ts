import { openSpan, SpanKind } from '../net/span.ts';
import { traceOfSignal } from '../core/trace-context.ts';
import { createHttpClient, type HttpAnswer, type HttpClientOptions } from '../net/http-client.ts';
import { parsedJson } from '../core/json.ts';
import { HttpFailure } from '../net/http-failure.ts';
import { unavailable } from '../core/lookup-error.ts';
import { waitFor } from './request-coalescing.ts';

export interface ProviderOptions extends Omit<HttpClientOptions, 'trusted'> {
  /** How messages call it: `VIES`. */
  readonly name: string;
  /** The setting that configures it; every failure names it. */
  readonly setting: string;
  /** The line that switches it on, with a value that works. Default: the setting alone. */
  readonly switchedOnBy?: string;
  /** Undefined: not configured, each call is a 503 that says so. */
  readonly baseUrl: string | undefined;
}

export interface ProviderRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  /** The part of the service whose failures are counted together, as a member state. */
  readonly part?: string;
}

export interface Provider {
  readonly name: string;
  readonly setting: string;
  readonly configured: boolean;
  /**
   * @param path appended to the base URL as it is; an absolute http(s) URL replaces it, and must be public or of the
   * same origin.
   * @throws service_unavailable when not configured, unreachable, too slow, too large, or failing.
   */
  request(path: string, request?: ProviderRequest): Promise<HttpAnswer>;
  /** As `request`, and the body read as JSON; garbage is a failure of the provider. */
  json(path: string, request?: ProviderRequest): Promise<{ status: number; value: unknown }>;
}

/** A service that the operator has configured. Its failure is always `service_unavailable`, never an answer. */
export function createProvider(options: ProviderOptions): Provider {
  const { name, setting, switchedOnBy = setting, baseUrl } = options;
  const client = createHttpClient({
    ...options,
    trusted: new Set(baseUrl === undefined ? [] : [new URL(baseUrl).origin]),
  });
  const failure = (what: string) =>
    unavailable(`${name} ${what}. It is configured by ${setting}; try again later.`);

  async function ask(url: URL, { signal, ...details }: ProviderRequest): Promise<HttpAnswer> {
    const parent = traceOfSignal(signal);
    const span = openSpan(`provider ${name}`, SpanKind.CLIENT, parent, { 'server.address': url.hostname });
    try {
      const answer = await waitFor(
        client.request(url, { ...details, trace: span?.context ?? parent }),
        signal,
      );
      span?.end({ 'http.response.status_code': answer.status });
      return answer;
    } catch (error) {
      span?.end({}, String(error));
      throw error instanceof HttpFailure ? failure(error.message) : error;
    }
  }

  async function request(path: string, details: ProviderRequest = {}): Promise<HttpAnswer> {
    if (baseUrl === undefined) {
      throw unavailable(`${name} is not configured: set ${switchedOnBy} to use this lookup.`);
    }
    return ask(new URL(/^https?:\/\//.test(path) ? path : baseUrl.replace(/\/+$/, '') + path), details);
  }

  return {
    name,
    setting,
    configured: baseUrl !== undefined,
    request,
    async json(path, details) {
      const answer = await request(path, details);
      const value = parsedJson(answer.text);
      if (value !== undefined) return { status: answer.status, value };
      throw failure(`answered ${answer.status} with something that is not JSON`);
    },
  };
}
