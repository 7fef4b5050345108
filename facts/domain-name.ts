import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { isPublicAddress } from './ip/special-purpose.ts';

/** A DNS name in canonical form. */
export interface DnsName {
  /** A-labels of the name, lower case, without the final dot. */
  readonly ascii: string;
  /**
   * Scope of the name. A `public` name can be resolved. A `special` name exists only inside private networks or not at all (RFC
   * 6761 and similar). The top-level domain of an `unlisted` name is not known to exist in the root zone. Special and unlisted
   * names must never be sent to a server.
   */
  readonly scope: 'public' | 'special' | 'unlisted';
}

/**
 * Top-level names that many private networks use, and that are not in the root zone. They stay special even if the suffix list
 * adds them.
 */
const specialTopLevelNames = new Set(
  'alt corp example home host internal intranet invalid lan local localdomain localhost mail onion private test workgroup'.split(
    ' ',
  ),
);

const labelPattern = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * Parses a domain name.
 * @param allowsUnderscores whether labels can contain underscores, as in names of service and policy records, but not of hosts
 * @returns null for other text, such as a single label, an IP address in any notation, or a URL
 */
export function parseDomainName(text: string, allowsUnderscores = false): DnsName | null {
  const trimmedText = text.trim().replace(/\.$/, '');
  // Check the characters before the conversion, which silently corrects or removes many invalid characters.
  if (trimmedText === '' || trimmedText.length > 253 || /[\s\p{Cc}/\\@:?#%[\]<>"'`|^{}]/u.test(trimmedText))
    return null;
  // Reject invisible characters, except the zero-width joiner and non-joiner.
  if (/(?![\u200c\u200d])\p{Cf}/u.test(trimmedText)) return null;
  const ascii = domainToASCII(trimmedText);
  if (ascii === '' || ascii.length > 253 || isIP(ascii) !== 0) return null;
  const labels = ascii.split('.');
  if (labels.length < 2 || !labels.every((part) => labelPattern.test(part))) return null;
  if (!allowsUnderscores && ascii.includes('_')) return null;
  // Reject a last label of decimal or hexadecimal digits, because some resolvers would treat the name as an IP address.
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '')) return null;
  return { ascii, scope: findScope(ascii, labels) };
}

function findScope(ascii: string, labels: readonly string[]): DnsName['scope'] {
  if (specialTopLevelNames.has(labels.at(-1) ?? '')) return 'special';
  if (ascii === 'home.arpa' || ascii.endsWith('.home.arpa')) return 'special';
  const embeddedAddress = parseReverseName(ascii);
  if (embeddedAddress !== undefined)
    return embeddedAddress !== null && isPublicAddress(embeddedAddress) ? 'public' : 'special';
  return parse(ascii, { allowPrivateDomains: false }).isIcann === true ? 'public' : 'unlisted';
}

/**
 * Returns the address of a reverse name (`…in-addr.arpa`). Null when the name is incomplete or malformed, undefined for other
 * names.
 */
function parseReverseName(ascii: string): string | null | undefined {
  const ipv4Match = /^(.*)\.?in-addr\.arpa$/.exec(ascii);
  if (ipv4Match !== null) {
    const parts = (ipv4Match[1] ?? '').split('.').filter((part) => part !== '');
    const address = parts.reverse().join('.');
    return parts.length === 4 && isIP(address) === 4 ? address : null;
  }
  const ipv6Match = /^(.*)\.?ip6\.arpa$/.exec(ascii);
  if (ipv6Match === null) return undefined;
  const nibbles = (ipv6Match[1] ?? '').split('.').filter((part) => part !== '');
  if (nibbles.length !== 32 || !nibbles.every((nibble) => /^[0-9a-f]$/.test(nibble))) return null;
  return nibbles
    .reverse()
    .join('')
    .replace(/(.{4})(?=.)/g, '$1:');
}
