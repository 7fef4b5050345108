import { LRUCache } from 'lru-cache';
import { CircuitBreaker, type BreakerOptions } from './circuit-breaker.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { HttpFailure, failureOf } from './http-failure.ts';
import { rejectionReason, type TrustedOrigins } from './reach.ts';
import { retryAfterMs } from './retry-after.ts';
import { socketSend, type Send, type Sent } from './send.ts';
import { traceHeaders, type TraceContext } from '../core/trace-context.ts';
import { Traffic, trafficOf } from './traffic.ts';

export interface HttpClientOptions {
  /** Of the service, by which the operator sees what it is asked. Default: it is not counted. */
  readonly name?: string | undefined;
  /** Who asks, with a way to reach the operator: sent as User-Agent. */
  readonly userAgent?: string | undefined;
  /** Sent with every request, but never to another origin than the first. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Origins that may be inside the operator's network; all others must be public, over https. */
  readonly trusted?: TrustedOrigins;
  /** For the whole of one try, redirects and body included. Default: 3,000. */
  readonly timeoutMs?: number;
  /** Further tries after a network error, a time-out or a status that may pass. Default: 1. Metered calls set 0. */
  readonly retries?: number;
  /** The pause before the first further try; it doubles. Default: 100. */
  readonly backoffMs?: number;
  /** The longest that Retry-After is waited for; a longer one is a failure at once. Default: 1,000. */
  readonly longestPauseMs?: number;
  /** Largest body that is read. Default: 1 MB. */
  readonly maxBytes?: number;
  /** Redirects that are followed, each checked. Default: 0, they are handed on. */
  readonly redirects?: number;
  /** Default: 5, 30,000 ms. */
  readonly breaker?: BreakerOptions;
  /** Requests on their way at a time, and how many may wait. Default: 64, 1,024. */
  readonly concurrency?: { readonly most: number; readonly waiting: number };
  /** Answers of 200 to GET are kept for so long, within so many bytes. Default: none are. */
  readonly cache?: { readonly bytes: number; readonly ttlMs: number };
  /** Milliseconds, monotonic. */
  readonly clock?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly send?: Send;
}

export interface HttpRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** The part of the service whose failures are counted together. */
  readonly part?: string | undefined;
  /** In which trace it is asked; of equal requests that share one the first one's is told. */
  readonly trace?: TraceContext | undefined;
}

export interface HttpAnswer {
  /** Never 408, 425, 429 or 5xx: those are failures. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface HttpClient {
  /** @throws HttpFailure when it is refused, unreachable, too slow, too large, or failing */
  request(url: URL, request?: HttpRequest): Promise<HttpAnswer>;
  /**
   * One try whose body is read by the caller, of any status and size.
   * @throws HttpFailure when it is refused, or nobody answers
   */
  open(url: URL, request?: HttpRequest): Promise<Sent>;
}

/** Statuses that may pass. */
const passing = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A client of somebody else's service. Equal GETs that are under way at the same time share one request. */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const {
    timeoutMs = 3000,
    retries = 1,
    backoffMs = 100,
    longestPauseMs = 1000,
    maxBytes = 1_000_000,
  } = options;
  const { trusted = new Set<string>(), redirects = 0, wait = sleep } = options;
  const { most, waiting } = options.concurrency ?? { most: 64, waiting: 1024 };
  const clock = options.clock ?? (() => performance.now());
  const send = options.send ?? socketSend(trusted);
  const breaker = new CircuitBreaker(options.breaker ?? { failures: 5, coolDownMs: 30_000 }, clock);
  const limit = createConcurrencyLimit(most, waiting);
  const traffic = options.name === undefined ? new Traffic() : trafficOf(options.name);
  traffic.breakers.add(breaker);
  const underWay = new Map<string, Promise<HttpAnswer>>();
  const kept =
    options.cache === undefined
      ? null
      : new LRUCache<string, HttpAnswer>({
          maxSize: options.cache.bytes,
          ttl: options.cache.ttlMs,
          ttlResolution: 0,
          perf: { now: clock },
          sizeCalculation: ({ text }, key) => 512 + 2 * (text.length + key.length),
        });

  async function follow(start: URL, request: HttpRequest, signal: AbortSignal): Promise<Sent> {
    const identity = { 'user-agent': options.userAgent ?? 'lookup' };
    let url = start;
    for (let hop = 0; ; hop += 1) {
      const reason = rejectionReason(url, trusted);
      if (reason !== null) throw new HttpFailure(`was refused: ${reason}`, false);
      // What identifies us to a service is told to no other that it leads to.
      const own =
        url.origin === start.origin
          ? { ...traceHeaders(request.trace), ...options.headers, ...request.headers }
          : {};
      const accept = request.headers?.['accept'] ?? request.headers?.['Accept'] ?? '*/*';
      const headers = { ...identity, accept, ...own };
      const sent = await send(url, { method: request.method ?? 'GET', headers, body: request.body, signal });
      const location = sent.headers.get('location');
      const leads = sent.status >= 300 && sent.status < 400 && location !== null;
      if (!leads || redirects === 0 || request.method === 'POST') return sent;
      if (hop === redirects) throw new HttpFailure('redirects too often', false);
      await drain(sent);
      url = new URL(location, url);
    }
  }

  async function attempt(url: URL, request: HttpRequest): Promise<HttpAnswer> {
    const sent = await follow(url, request, AbortSignal.timeout(timeoutMs));
    const text = await readCapped(sent.body, maxBytes);
    if (!passing(sent.status)) return { status: sent.status, headers: sent.headers, text };
    const pauseMs = retryAfterMs(sent.headers.get('retry-after'), Date.now);
    const again = pauseMs === null ? sent.status !== 429 : pauseMs <= longestPauseMs;
    throw new HttpFailure(`answered ${sent.status}`, again, pauseMs ?? 0);
  }

  async function tries(url: URL, request: HttpRequest): Promise<HttpAnswer> {
    const part = request.part ?? '';
    if (breaker.isOpen(part)) {
      traffic.refused += 1;
      throw new HttpFailure('has failed repeatedly and rests for a moment', false);
    }
    for (let turn = 0; ; turn += 1) {
      const before = performance.now();
      try {
        const answer = await attempt(url, request).finally(
          () => (traffic.seconds += (performance.now() - before) / 1000),
        );
        traffic.answered += 1;
        breaker.succeeded(part);
        return answer;
      } catch (error) {
        traffic.failed += 1;
        const failure = failureOf(error, timeoutMs);
        if (turn < retries && failure.again) {
          // Half of it by chance, so that many callers do not come back together.
          await wait(failure.pauseMs || backoffMs * 2 ** turn * (0.5 + Math.random() / 2));
          continue;
        }
        breaker.failed(part, failure.pauseMs);
        throw failure;
      }
    }
  }

  const limited = (url: URL, request: HttpRequest) =>
    limit(
      () => tries(url, request),
      () => {
        traffic.refused += 1;
        return new HttpFailure('is asked too much at once', false);
      },
    );

  return {
    async open(url, request = {}) {
      try {
        return await follow(url, request, AbortSignal.timeout(timeoutMs));
      } catch (error) {
        throw failureOf(error, timeoutMs);
      }
    },
    async request(url, request = {}) {
      if (request.method === 'POST') return limited(url, request);
      const key = `${url.href}\n${JSON.stringify(request.headers ?? {})}`;
      const known = kept?.get(key);
      if (known !== undefined) return known;
      let shared = underWay.get(key);
      if (shared === undefined) {
        shared = limited(url, request).finally(() => underWay.delete(key));
        underWay.set(key, shared);
      }
      const answer = await shared;
      if (answer.status === 200) kept?.set(key, answer);
      return answer;
    },
  };
}

/** A body that nobody wants: a small one is read, so that its connection can be used again. */
const drain = (sent: Sent): Promise<unknown> => readCapped(sent.body, 65_536);

async function readCapped(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    // Leaving the loop by an error destroys the stream, so no further byte is read.
    if (size > maxBytes) throw new HttpFailure(`answered with more than ${maxBytes} bytes`, false);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
