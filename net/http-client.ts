import { LRUCache } from 'lru-cache';
import { anyMediaType } from '../core/any-media-type.ts';
import { CircuitBreaker, type CircuitBreakerOptions } from './circuit-breaker.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { HttpFailure, toHttpFailure } from './http-failure.ts';
import { IdleTimeout } from './idle-timeout.ts';
import { findRejectionReason, type TrustedOrigins } from './public-addresses.ts';
import { parseRetryAfter } from './retry-after.ts';
import { createSocketSend, type Send, type ServiceResponse } from './send.ts';
import { toTraceHeaders, type TraceContext } from '../core/trace-context.ts';
import { Traffic, getTraffic } from './traffic.ts';

export interface HttpClientOptions {
  /** Name of the service in the metrics. Default: requests are not counted. */
  readonly name?: string | undefined;
  /** The setting that configures the service, for /status. */
  readonly setting?: string | undefined;
  /** Product and contact address of the operator, sent as User-Agent. */
  readonly userAgent?: string | undefined;
  /** Headers of every request, which are sent only to the origin of the request URL. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Origins that can be inside the operator's network. All other origins must be public and use https. */
  readonly trusted?: TrustedOrigins;
  /** Timeout of one attempt in milliseconds, including redirects and body. Default: 3,000. */
  readonly timeoutMs?: number;
  /** Idle timeout of `open` and its body in milliseconds. Default: only `timeoutMs` applies. */
  readonly idleMs?: number;
  /** Number of retries after a network error, a timeout or a temporary status. Default: 1. Metered services use 0. */
  readonly retries?: number;
  /** Delay in milliseconds before the first retry, which doubles with each retry. Default: 100. */
  readonly backoffMs?: number;
  /**
   * Maximum Retry-After in milliseconds for which the client waits. With a longer Retry-After, the request fails immediately.
   * Default: 1,000.
   */
  readonly longestPauseMs?: number;
  /** Maximum body size in bytes. Default: 1 MB. */
  readonly maxBytes?: number;
  /** Maximum number of redirects to follow. Each target is checked. Default: 0, so that the redirect is returned. */
  readonly redirects?: number;
  /** Conditions under which the circuit opens. Default: 5 failures, 30,000 ms. */
  readonly breaker?: CircuitBreakerOptions;
  /** Maximum numbers of concurrent and of waiting requests. Default: 64 and 1,024. */
  readonly concurrency?: { readonly max: number; readonly waiting: number };
  /** Size and lifetime of the cache of GET responses with status 200. Default: no cache. */
  readonly cache?: { readonly bytes: number; readonly ttlMs: number };
  /** Monotonic clock, milliseconds. */
  readonly clock?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly send?: Send;
}

export interface HttpRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** The part of the service that has its own circuit. */
  readonly part?: string | undefined;
  /** Trace context. Equal concurrent requests are sent once, with the context of the first request. */
  readonly trace?: TraceContext | undefined;
}

export interface HttpResponse {
  /** HTTP status. Never 408, 425, 429 or 5xx, because these statuses are failures. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface HttpClient {
  /**
   * Sends a request. @throws HttpFailure when the request is rejected or times out, the service is unreachable or failing, or
   * the body is too large
   */
  request(url: URL, request?: HttpRequest): Promise<HttpResponse>;
  /**
   * Makes one attempt and returns any status. The caller reads the body, which can have any size.
   * @throws HttpFailure when the request is rejected, times out or cannot be sent
   */
  open(url: URL, request?: HttpRequest): Promise<ServiceResponse>;
}

/** Whether a status is temporary. */
const isTemporary = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Creates a client for an external service. Equal concurrent GET requests are sent once. */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const {
    timeoutMs = 3000,
    retries = 1,
    backoffMs = 100,
    longestPauseMs = 1000,
    maxBytes = 1_000_000,
  } = options;
  const { trusted = new Set<string>(), redirects = 0, wait = sleep } = options;
  const { max, waiting } = options.concurrency ?? { max: 64, waiting: 1024 };
  const clock = options.clock ?? (() => performance.now());
  const send = options.send ?? createSocketSend(trusted);
  const circuitBreaker = new CircuitBreaker(options.breaker ?? { failures: 5, coolDownMs: 30_000 }, clock);
  const limit = createConcurrencyLimit(max, waiting);
  const traffic = options.name === undefined ? new Traffic() : getTraffic(options.name, options.setting);
  traffic.breakers.add(circuitBreaker);
  const pendingRequests = new Map<string, Promise<HttpResponse>>();
  const cache =
    options.cache === undefined
      ? null
      : new LRUCache<string, HttpResponse>({
          maxSize: options.cache.bytes,
          ttl: options.cache.ttlMs,
          ttlResolution: 0,
          perf: { now: clock },
          sizeCalculation: ({ text }, key) => 512 + 2 * (text.length + key.length),
        });

  async function followRedirects(
    startUrl: URL,
    request: HttpRequest,
    signal: AbortSignal,
  ): Promise<ServiceResponse> {
    const identity = { 'user-agent': options.userAgent ?? 'lookup' };
    let url = startUrl;
    for (let hop = 0; ; hop += 1) {
      const reason = findRejectionReason(url, trusted);
      if (reason !== null) throw new HttpFailure(`was rejected: ${reason}`, false);
      // Never send the credentials of a service to the origin of a redirect.
      const ownHeaders =
        url.origin === startUrl.origin
          ? { ...toTraceHeaders(request.trace), ...options.headers, ...request.headers }
          : {};
      const acceptHeader = request.headers?.['accept'] ?? request.headers?.['Accept'] ?? anyMediaType;
      const headers = { ...identity, accept: acceptHeader, ...ownHeaders };
      const response = await send(url, {
        method: request.method ?? 'GET',
        headers,
        body: request.body,
        signal,
      });
      const location = response.headers.get('location');
      const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
      if (!isRedirect || redirects === 0 || request.method === 'POST') return response;
      if (hop === redirects) throw new HttpFailure('redirects too often', false);
      await drainBody(response);
      url = new URL(location, url);
    }
  }

  async function attempt(url: URL, request: HttpRequest): Promise<HttpResponse> {
    const response = await followRedirects(url, request, AbortSignal.timeout(timeoutMs));
    const text = await readLimitedText(response.body, maxBytes);
    if (!isTemporary(response.status)) return { status: response.status, headers: response.headers, text };
    const pauseMs = parseRetryAfter(response.headers.get('retry-after'), Date.now);
    const isRetryable = pauseMs === null ? response.status !== 429 : pauseMs <= longestPauseMs;
    throw new HttpFailure(`answered ${response.status}`, isRetryable, { pauseMs: pauseMs ?? 0 });
  }

  async function requestWithRetries(url: URL, request: HttpRequest): Promise<HttpResponse> {
    const part = request.part ?? '';
    if (circuitBreaker.isOpen(part)) {
      traffic.rejected += 1;
      throw new HttpFailure('has failed repeatedly, so its circuit breaker is open for some seconds', false);
    }
    for (let attemptIndex = 0; ; attemptIndex += 1) {
      const startedAt = performance.now();
      try {
        const response = await attempt(url, request).finally(
          () => (traffic.seconds += (performance.now() - startedAt) / 1000),
        );
        traffic.noteSuccess();
        circuitBreaker.succeeded(part);
        return response;
      } catch (error) {
        const failure = toHttpFailure(error, timeoutMs);
        traffic.noteFailure(failure.message);
        if (attemptIndex < retries && failure.isRetryable) {
          // Make half of the pause random, so that many callers do not retry at the same time.
          await wait(failure.pauseMs || backoffMs * 2 ** attemptIndex * (0.5 + Math.random() / 2));
          continue;
        }
        circuitBreaker.failed(part, failure.pauseMs);
        throw failure;
      }
    }
  }

  const requestWithConcurrencyLimit = (url: URL, request: HttpRequest) =>
    limit(
      () => requestWithRetries(url, request),
      () => {
        traffic.rejected += 1;
        return new HttpFailure('has too many requests in flight', false);
      },
    );

  return {
    async open(url, request = {}) {
      const idleTimeout = options.idleMs === undefined ? null : new IdleTimeout(options.idleMs);
      try {
        const timeout = AbortSignal.timeout(timeoutMs);
        const signal = idleTimeout === null ? timeout : AbortSignal.any([timeout, idleTimeout.signal]);
        const response = await followRedirects(url, request, signal);
        return idleTimeout === null ? response : { ...response, body: idleTimeout.watch(response.body) };
      } catch (error) {
        idleTimeout?.stop();
        if (idleTimeout?.signal.aborted === true) throw new HttpFailure('sent no bytes for too long', true);
        throw toHttpFailure(error, timeoutMs);
      }
    },
    async request(url, request = {}) {
      if (request.method === 'POST') return requestWithConcurrencyLimit(url, request);
      const key = `${url.href}\n${JSON.stringify(request.headers ?? {})}`;
      const cachedValue = cache?.get(key);
      if (cachedValue !== undefined) return cachedValue;
      let pendingRequest = pendingRequests.get(key);
      if (pendingRequest === undefined) {
        pendingRequest = requestWithConcurrencyLimit(url, request).finally(() => pendingRequests.delete(key));
        pendingRequests.set(key, pendingRequest);
      }
      const response = await pendingRequest;
      if (response.status === 200) cache?.set(key, response);
      return response;
    },
  };
}

/** Reads and discards a small body, so that its connection can be reused. */
const drainBody = (response: ServiceResponse): Promise<unknown> => readLimitedText(response.body, 65_536);

async function readLimitedText(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    // An error inside the loop destroys the stream, so that the remaining bytes are not read.
    if (size > maxBytes) throw new HttpFailure(`responded with more than ${maxBytes} bytes`, false);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
