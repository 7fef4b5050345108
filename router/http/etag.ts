import { hash } from 'node:crypto';
import type { Request, Response } from '../exchange.ts';

/** Returns a strong ETag of a body. */
export const computeETag = (body: string): string => `"${hash('sha1', body, 'base64').slice(0, 27)}"`;

/**
 * Returns the validator in If-None-Match that matches an ETag. For a compressed body the ETag has the encoding as a
 * suffix: `"…-br"`. The comparison is weak (RFC 9110).
 * @returns null when no validator matches
 */
export function findMatchingETag(ifNoneMatch: string | undefined, etag: string): string | null {
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch.trim() === '*') return etag;
  for (const each of ifNoneMatch.split(',')) {
    const validator = each.trim().replace(/^W\//, '');
    if (validator.replace(/-(?:br|gzip)"$/, '"') === etag) return validator;
  }
  return null;
}

/**
 * Returns a 304 when the client already has the body with this ETag, otherwise null.
 * @param headers headers of the 200 that a cache also needs from the 304
 */
export function createNotModified(
  request: Request,
  etag: string,
  headers: readonly string[],
): Response | null {
  const validator = findMatchingETag(request.headers['if-none-match'], etag);
  return validator === null ? null : { status: 304, headers: [...headers, 'ETag', validator], body: '' };
}
