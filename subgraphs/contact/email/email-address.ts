import validator from 'validator';
import { emailDomain, type EmailDomain } from './email-domain.ts';

export interface EmailAddress {
  /** As written. */
  readonly local: string;
  readonly domain: EmailDomain;
  /** Local part as written, domain in lower case. */
  readonly text: string;
}

/** RFC 5321: 64 octets, `@`, 255 octets, less the angle brackets of a path. */
const longest = 254;

/** Parts an address; null when its syntax is not right. */
export function readEmail(text: string): EmailAddress | null {
  const given = text.trim();
  if (given.length > longest || !validator.isEmail(given, syntax)) return null;
  const at = given.lastIndexOf('@');
  const host = given.slice(at + 1).toLowerCase();
  const domain = emailDomain(host);
  if (domain === null) return null;
  const local = given.slice(0, at);
  return { local, domain, text: `${local}@${host}` };
}

// Top-level domains are judged by our own reading of the domain, which knows the real ones.
const syntax = { require_tld: false, allow_utf8_local_part: true, ignore_max_length: false } as const;
