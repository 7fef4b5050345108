import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { isPublicAddress } from './ip/special-purpose.ts';

/** A name of the DNS in its canonical form. */
export interface DnsName {
  /** A-labels, lower case, without the final dot. */
  readonly ascii: string;
  /**
   * `public`: it may be looked up. `special`: it can only exist inside somebody's network or nowhere (RFC 6761
   * and the like). `unlisted`: its top-level domain is not delegated as far as we know. Nothing about the latter
   * two may leave this process.
   */
  readonly scope: 'public' | 'special' | 'unlisted';
}

/** Top-level names that stand in no root zone but in many networks; the list of suffixes may one day have them. */
const specialTops = new Set(
  'alt corp example home host internal intranet invalid lan local localdomain localhost mail onion private test workgroup'.split(
    ' ',
  ),
);

const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * Reads a domain name; null when it is malformed: a single label, an IP address (in whatever notation), a URL,
 * too long, or with characters that no host name has.
 * @param underscores whether labels may have them (service and policy records do, hosts do not)
 */
export function readName(text: string, underscores = false): DnsName | null {
  const given = text.trim().replace(/\.$/, '');
  // Checked before the conversion, which would mend or cut much of this silently.
  if (given === '' || given.length > 253 || /[\s\p{Cc}/\\@:?#%[\]<>"'`|^{}]/u.test(given)) return null;
  // Characters that nobody sees, but for the two that join letters or keep them apart.
  if (/(?![\u200c\u200d])\p{Cf}/u.test(given)) return null;
  const ascii = domainToASCII(given);
  if (ascii === '' || ascii.length > 253 || isIP(ascii) !== 0) return null;
  const labels = ascii.split('.');
  if (labels.length < 2 || !labels.every((part) => label.test(part))) return null;
  if (!underscores && ascii.includes('_')) return null;
  // A last label of digits, or of a hexadecimal number, is an address that some resolvers would read.
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '')) return null;
  return { ascii, scope: scopeOf(ascii, labels) };
}

function scopeOf(ascii: string, labels: readonly string[]): DnsName['scope'] {
  if (specialTops.has(labels.at(-1) ?? '')) return 'special';
  if (ascii === 'home.arpa' || ascii.endsWith('.home.arpa')) return 'special';
  const reverse = reversedAddress(ascii);
  if (reverse !== undefined) return reverse !== null && isPublicAddress(reverse) ? 'public' : 'special';
  return parse(ascii, { allowPrivateDomains: false }).isIcann === true ? 'public' : 'unlisted';
}

/** The address of a reverse name; null when it has none or only a part; undefined for other names. */
function reversedAddress(ascii: string): string | null | undefined {
  const v4 = /^(.*)\.?in-addr\.arpa$/.exec(ascii);
  if (v4 !== null) {
    const parts = (v4[1] ?? '').split('.').filter((part) => part !== '');
    const address = parts.reverse().join('.');
    return parts.length === 4 && isIP(address) === 4 ? address : null;
  }
  const v6 = /^(.*)\.?ip6\.arpa$/.exec(ascii);
  if (v6 === null) return undefined;
  const nibbles = (v6[1] ?? '').split('.').filter((part) => part !== '');
  if (nibbles.length !== 32 || !nibbles.every((nibble) => /^[0-9a-f]$/.test(nibble))) return null;
  return nibbles
    .reverse()
    .join('')
    .replace(/(.{4})(?=.)/g, '$1:');
}
