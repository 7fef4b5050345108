import { parse } from 'tldts';
import type { DnsName } from '../../../facts/domain-name.ts';
import { requireName } from './public-name.ts';

export interface DomainModel {
  readonly name: DnsName;
  /** Public suffix; null when the top-level domain is unknown. */
  readonly suffix: string | null;
  /** Whether the name can never be registered. */
  readonly reserved: boolean;
}

/** Second-level names that IANA reserves for examples (RFC 2606). */
const exampleDomains = new Set(['example.com', 'example.net', 'example.org', 'example.edu']);

/** Returns the registrable domain of a name. Returns the name itself when no part of the name can be registered. */
export function toDomainModel(name: DnsName): DomainModel {
  if (name.scope === 'special') return { name, suffix: null, reserved: true };
  if (name.scope === 'unlisted') return { name, suffix: null, reserved: false };
  const { domain, publicSuffix } = parse(name.ascii, { allowPrivateDomains: false });
  // Domains are registered below a public suffix. The suffix itself is not a registrable domain.
  if (domain === null) return { name, suffix: publicSuffix, reserved: true };
  return {
    name: { ascii: domain, scope: name.scope },
    suffix: publicSuffix,
    // Names for reverse lookups (`.arpa`) are delegated together with IP addresses, not registered.
    reserved: exampleDomains.has(domain) || publicSuffix?.endsWith('arpa') === true,
  };
}

/** Parses a domain name into its model. @throws invalid_request when the text is not a domain name */
export const parseDomainModel = (text: string, param = 'domain'): DomainModel =>
  toDomainModel(requireName(param, text));
