import type { IncomingHttpHeaders } from 'node:http';

/**
 * Reads the API key of a request from X-API-Key, or from Authorization as Bearer.
 * @returns null without a key; undefined when the value cannot be a key or the two headers differ
 */
export function readCallerKey(headers: Readonly<IncomingHttpHeaders>): string | null | undefined {
  const header = headers['x-api-key'];
  const { authorization } = headers;
  if (authorization === undefined) return typeof header === 'string' ? header.trim() || undefined : null;
  const bearer = /^bearer +(\S+) *$/i.exec(authorization)?.[1];
  return header === undefined || header === bearer ? bearer : undefined;
}

/**
 * Returns the key of the rate limit window for requests without an API key. An IPv6 address is reduced to its /64
 * network, because providers assign a whole /64 to one customer.
 */
export function toWindowKey(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return `address ${ip}`;
  const [head = '', tail] = ip.split('::');
  const leadingGroups = head === '' ? [] : head.split(':');
  const trailingGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from(
    { length: Math.max(0, 8 - leadingGroups.length - trailingGroups.length) },
    () => '0',
  );
  return `address ${[...leadingGroups, ...zeros, ...trailingGroups].slice(0, 4).join(':')}`;
}
