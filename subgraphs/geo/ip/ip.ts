import { blockAround } from '../../../db/ip-range.ts';
import { readIp, writeIp, type IpWords } from '../../../db/ip-address.ts';
import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { Networks, NetworksSource, SystemRow } from '../../../db/snapshot/networks.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import { invalid } from '../../lookup-error.ts';
import { checkBatch } from '../batch.ts';
import { isSpecialUse } from '../location/special-use.ts';
import type { Resolvers } from '../schema.generated.ts';
import { registryOf } from './registry.ts';

/** What is known of an address, in the editions that it was asked of. */
export interface IpModel {
  readonly address: string;
  readonly country: CountryRow | null;
  readonly system: SystemRow | null;
  /** CIDR notation. */
  readonly network: string | null;
  readonly registry: string | null;
}

/** @throws invalid_request when the text is no address, or has a zone */
export function wordsOf(text: string, param: string): IpWords {
  const words = text.length > 45 ? null : readIp(text);
  if (words !== null) return words;
  throw invalid(
    param,
    `${param} must be an IPv4 or IPv6 address without a zone, not ${JSON.stringify(text.slice(0, 64))}: 8.8.8.8 works.`,
  );
}

/** Private and special-use addresses are nobody's: all that is said of them is null. */
export function lookUpIp(words: IpWords, places: Places, networks: Networks): IpModel {
  const address = writeIp(words);
  if (isSpecialUse(address)) return { address, country: null, system: null, network: null, registry: null };
  const code = networks.countryAt(words);
  const announced = networks.systemAt(words);
  return {
    address,
    country: code === null ? null : places.countries.find(code),
    system: announced?.system ?? null,
    network: announced === null ? null : blockAround(words, announced.range),
    registry: registryOf(words),
  };
}

export const ipResolvers = (places: PlacesSource, networks: NetworksSource): Resolvers => {
  const find = (text: string, param: string) =>
    lookUpIp(wordsOf(text, param), places.current, networks.current);
  return {
    Query: {
      ip: (_, { address }) => find(address, 'ip'),
      ips(_, { addresses }) {
        checkBatch('addresses', addresses, '["8.8.8.8", "2001:4860:4860::8888"]');
        return addresses.map((address) => find(address, 'addresses'));
      },
    },
    Ip: {
      __resolveReference: ({ address }) => find(address, 'address'),
      countryCode: ({ country }) => country?.code ?? null,
      countryName: ({ country }) => country?.name ?? null,
      continentCode: ({ country }) => country?.continent ?? null,
      asn: ({ system }) => system,
      asnNumber: ({ system }) => (system === null ? null : String(system.number)),
      asnName: ({ system }) => system?.name ?? null,
      stateCode: () => null,
      cityName: () => null,
      datacenter: () => null,
      relay: () => null,
      tor: () => null,
      vpn: () => null,
      provider: () => null,
      deep: (ip) => ip,
    },
  };
};
