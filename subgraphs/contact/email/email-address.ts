import { emailDomain, type EmailDomain } from './email-domain.ts';
import { isLocalPart } from './local-part.ts';

export interface EmailAddress {
  /** As written. */
  readonly local: string;
  readonly domain: EmailDomain;
  /** Local part as written, domain in lower case. */
  readonly text: string;
}

/** RFC 5321: 64 octets, `@`, 255 octets, less the angle brackets of a path. */
const longest = 254;

/** A host as it is written behind the @: no final dot, no full-width letters, no blank that the reading would trim. */
const isHost = (host: string) => !/[\s\uFF01-\uFF5E]|[.\u3002]$/.test(host) && isTopLevel(host);

/** The shortest top-level domains have two characters, and none has other than letters, digits and marks. */
const isTopLevel = (host: string) =>
  /\.[\p{L}\p{M}\p{N}-]{2,}$|[^\0-\x7F]$/u.test(host) && !/\p{S}$/u.test(host);

/**
 * Parts an address; null when its syntax is not right: RFC 5321 with RFC 6531, without comments, folding, routes and
 * address literals, which no mailbox of today is known by.
 */
export function readEmail(text: string): EmailAddress | null {
  // Blanks of a copied text; a line break is no part of an address, wherever it stands.
  const given = text.replace(/^ +| +$/g, '');
  if (given.length > longest) return null;
  const at = given.lastIndexOf('@');
  const local = given.slice(0, Math.max(at, 0));
  const host = given.slice(at + 1).toLowerCase();
  if (!isLocalPart(local) || !isHost(host)) return null;
  const domain = emailDomain(host);
  if (domain === null) return null;
  const address = `${local}@${host}`;
  return Buffer.byteLength(address) > longest ? null : { local, domain, text: address };
}
