import { hash } from 'node:crypto';

/** A strong validator: the same text, byte for byte. */
export const etagOf = (body: string): string => `"${hash('sha1', body, 'base64').slice(0, 27)}"`;

/** Whether If-None-Match names a validator; compared weakly, as RFC 9110 has it for this header. */
export function isNamed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
