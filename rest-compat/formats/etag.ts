import { hash } from 'node:crypto';

/** Returns a strong ETag of a body. */
export const etagOf = (body: string): string => `"${hash('sha1', body, 'base64').slice(0, 27)}"`;

/**
 * Returns the validator in If-None-Match that matches an ETag. For a compressed body the ETag has the encoding as a
 * suffix: `"…-br"`. The comparison is weak (RFC 9110).
 * @returns null when no validator matches
 */
export function matchingETag(ifNoneMatch: string | undefined, etag: string): string | null {
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch.trim() === '*') return etag;
  for (const each of ifNoneMatch.split(',')) {
    const validator = each.trim().replace(/^W\//, '');
    if (validator.replace(/-(?:br|gzip)"$/, '"') === etag) return validator;
  }
  return null;
}
