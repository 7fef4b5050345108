import { requireKnownWord } from '../../../core/known-word.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import type { InternetRegistry } from '../schema.generated.ts';
import { parseIp, type IpWords } from '../../../facts/ip/ip-address.ts';

interface Registries {
  /** Registries of IPv4 addresses, by the first octet. */
  readonly ipv4: readonly (InternetRegistry | undefined)[];
  /** IPv6 blocks with a prefix of at most 32 bits: the value of the first word, and the prefix length. */
  readonly ipv6: readonly {
    readonly registry: InternetRegistry;
    readonly word: number;
    readonly bits: number;
  }[];
}

const registryNames: readonly InternetRegistry[] = ['afrinic', 'apnic', 'arin', 'lacnic', 'ripe'];

let registries: Registries | undefined;

/**
 * Returns the regional registry that administers an address, from IANA's tables. @returns null for unallocated
 * addresses
 */
export function findRegistry(address: IpWords): InternetRegistry | null {
  registries ??= readRegistries();
  const [word] = address;
  if (address.length === 1) return registries.ipv4[word >>> 24] ?? null;
  const block = registries.ipv6.find((each) => word >>> (32 - each.bits) === each.word >>> (32 - each.bits));
  return block?.registry ?? null;
}

function readRegistries(): Registries {
  const ipv4Registries: InternetRegistry[] = [];
  const ipv6Registries = [];
  for (const { registry: name = '', ipv4: octets = '', ipv6: blocks = '' } of readFacts(
    'address-registries',
  )) {
    const registry = requireKnownWord(registryNames, name, 'address-registries.tsv');
    for (const span of octets.split(' ')) {
      const [from = '', to = from] = span.split('-');
      for (let octet = Number(from); octet <= Number(to); octet += 1) ipv4Registries[octet] = registry;
    }
    for (const block of blocks.split(' ')) {
      const [network = '', bits] = block.split('/');
      ipv6Registries.push({ registry, word: parseIp(network)?.[0] ?? 0, bits: Number(bits) });
    }
  }
  return { ipv4: ipv4Registries, ipv6: ipv6Registries };
}
