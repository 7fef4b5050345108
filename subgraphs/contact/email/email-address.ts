import type { EmailFlaw } from '../schema.generated.ts';
import { findEmailDomain, type EmailDomain } from './email-domain.ts';
import { isLocalPart } from './local-part.ts';

export interface EmailAddress {
  /** Local part in its original spelling. */
  readonly local: string;
  readonly domain: EmailDomain;
  /** The normalised address: the local part in its original spelling, the domain in lower case. */
  readonly text: string;
}

/** Maximum length in octets: 256 for a path (RFC 5321), minus its angle brackets. */
const maxOctets = 254;
/** Maximum length of the local part in octets (RFC 5321, 4.5.3.1.1). */
const maxLocalOctets = 64;

/**
 * Whether an address can contain this spelling of a host. Rejects a final dot, full-width characters and white space, which the
 * parser of hosts ignores.
 */
const isEmailHost = (host: string) => !/[\s\uFF01-\uFF5E]|[.\u3002]$/.test(host) && hasTopLevelDomain(host);

/**
 * Whether the host ends with a possible top-level domain: at least two letters, digits, marks or hyphens, or one character beyond
 * ASCII.
 */
const hasTopLevelDomain = (host: string) =>
  /\.[\p{L}\p{M}\p{N}-]{2,}$|[^\0-\x7F]$/u.test(host) && !/\p{S}$/u.test(host);

/**
 * Parses an address by RFC 5321 and RFC 6531. Comments, folding, routes and address literals are not supported, because current
 * mailboxes do not use these features.
 * @returns null when the syntax is not valid
 */
export function parseEmail(text: string): EmailAddress | null {
  // Remove surrounding spaces, which copied text often contains. Line breaks are invalid.
  const trimmedText = text.replace(/^ +| +$/g, '');
  if (trimmedText.length > maxOctets) return null;
  const atSignIndex = trimmedText.lastIndexOf('@');
  const localPart = trimmedText.slice(0, Math.max(atSignIndex, 0));
  const host = trimmedText.slice(atSignIndex + 1).toLowerCase();
  if (!isLocalPart(localPart) || !isEmailHost(host)) return null;
  const domainFacts = findEmailDomain(host);
  if (domainFacts === null) return null;
  const address = `${localPart}@${host}`;
  return Buffer.byteLength(address) > maxOctets
    ? null
    : { local: localPart, domain: domainFacts, text: address };
}

/** Returns the reason why `parseEmail` returns null for a text. */
export function findEmailFlaw(text: string): EmailFlaw {
  const trimmedText = text.replace(/^ +| +$/g, '');
  const atSignIndex = trimmedText.lastIndexOf('@');
  const localPart = trimmedText.slice(0, Math.max(atSignIndex, 0));
  if (atSignIndex <= 0 || atSignIndex === trimmedText.length - 1) return 'incomplete';
  if (Buffer.byteLength(trimmedText) > maxOctets || Buffer.byteLength(localPart) > maxLocalOctets)
    return 'too_long';
  return isLocalPart(localPart) ? 'domain' : 'local_part';
}
