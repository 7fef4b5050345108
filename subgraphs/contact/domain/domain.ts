import { parse } from 'tldts';
import type { DnsName } from '../../../facts/domain-name.ts';
import { requireName } from './public-name.ts';

export interface DomainModel {
  readonly name: DnsName;
  /** Null: the top-level domain is not known. */
  readonly suffix: string | null;
  /** Can never be registered. */
  readonly reserved: boolean;
}

/** RFC 2606: second-level names that IANA keeps for examples. */
const examples = new Set(['example.com', 'example.net', 'example.org', 'example.edu']);

/** The registrable domain of a name, or the name itself where it has none. */
export function domainToModel(name: DnsName): DomainModel {
  if (name.scope === 'special') return { name, suffix: null, reserved: true };
  if (name.scope === 'unlisted') return { name, suffix: null, reserved: false };
  const { domain, publicSuffix } = parse(name.ascii, { allowPrivateDomains: false });
  // A public suffix is where domains are registered, not a domain itself.
  if (domain === null) return { name, suffix: publicSuffix, reserved: true };
  return {
    name: { ascii: domain, scope: name.scope },
    suffix: publicSuffix,
    // The reverse tree belongs to whom the addresses belong to.
    reserved: examples.has(domain) || publicSuffix?.endsWith('arpa') === true,
  };
}

/** @throws invalid_request when the text is no domain name */
export const domainModel = (text: string): DomainModel => domainToModel(requireName('domain', text));
