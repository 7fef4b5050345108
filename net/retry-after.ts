/**
 * Parses Retry-After (RFC 9110, section 10.2.3): seconds or a date.
 * @param now epoch milliseconds
 * @returns milliseconds to wait; null when the header is missing or invalid
 */
export function parseRetryAfter(value: string | null, now: () => number): number | null {
  if (value === null) return null;
  const text = value.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const retryTime = /[a-z]/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(retryTime) ? null : Math.max(0, retryTime - now());
}
