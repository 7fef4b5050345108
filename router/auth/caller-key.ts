import type { IncomingHttpHeaders } from 'node:http';

/**
 * The key that a request shows: in X-API-Key, or in Authorization as Bearer.
 * @returns null when it shows none; undefined when what it shows cannot be a key, or two headers contradict.
 */
export function callerKey(headers: Readonly<IncomingHttpHeaders>): string | null | undefined {
  const header = headers['x-api-key'];
  const { authorization } = headers;
  if (authorization === undefined) return typeof header === 'string' ? header.trim() || undefined : null;
  const bearer = /^bearer +(\S+) *$/i.exec(authorization)?.[1];
  return header === undefined || header === bearer ? bearer : undefined;
}

/** Whose window keyless requests count in. Providers hand out whole /64 networks, so those are one caller. */
export function addressOfWindow(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return `address ${ip}`;
  const [head = '', tail] = ip.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `address ${[...front, ...zeros, ...back].slice(0, 4).join(':')}`;
}
