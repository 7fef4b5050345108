import { hash } from 'node:crypto';

/** A strong validator: the same text, byte for byte. */
export const etagOf = (body: string): string => `"${hash('sha1', body, 'base64').slice(0, 27)}"`;

/**
 * The validator of If-None-Match that names this text, plain or in a coding, whose validators have the coding behind a
 * hyphen. Compared weakly, as RFC 9110 has it for this header.
 * @returns null when none does
 */
export function namedBy(ifNoneMatch: string | undefined, etag: string): string | null {
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch.trim() === '*') return etag;
  for (const each of ifNoneMatch.split(',')) {
    const named = each.trim().replace(/^W\//, '');
    if (named.replace(/-(?:br|gzip)"$/, '"') === etag) return named;
  }
  return null;
}
