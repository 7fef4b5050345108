import { toWindowKey } from './caller-key.ts';
import type { Problem } from '../errors.ts';
import { Windows, type Rate } from '../limits/window.ts';

/** Counts requests in this process synchronously. */
export interface LocalWindows {
  take(key: string, limit: number, now: number): Rate;
}

interface PageLimitOptions {
  /** Requests per minute for an address. */
  readonly perMinute: number;
  /** Returns the milliseconds of a monotonic clock that all threads share. */
  readonly monotonicNow: () => number;
  /** Rate limit windows that all threads share. Default: windows of this thread alone. */
  readonly windows?: LocalWindows | undefined;
}

/**
 * Limits the requests of an address for pages and documents that need no key: help, documentation, OpenAPI, the schema. Rendering
 * a page for a new base URL takes up to 30 ms.
 * @returns a function that counts a request, and returns the problem when the limit is reached
 */
export function createPageLimit({
  perMinute,
  monotonicNow,
  windows = new Windows(),
}: PageLimitOptions): PageLimit {
  return ({ ip }) => {
    const rate = windows.take(`pages ${toWindowKey(ip)}`, perMinute, monotonicNow());
    if (rate.allowed) return null;
    return {
      code: 'rate_limited',
      message: `An address may request ${rate.limit} pages per minute: retry in ${rate.reset} seconds.`,
      headers: ['Retry-After', `${rate.reset}`],
    };
  };
}

export type PageLimit = (request: { readonly ip: string }) => Problem | null;
