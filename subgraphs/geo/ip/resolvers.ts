import { blockAround } from '../../../facts/ip/ip-range.ts';
import { writeIp, type IpWords } from '../../../facts/ip/ip-address.ts';
import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { SystemRow } from '../../../db/snapshot/networks.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import { isSpecialUse } from '../../../facts/ip/special-purpose.ts';
import { batch } from '../../rules/batch.ts';
import { ofCountry } from '../language/translation.ts';
import { languagesTold, told } from '../../told-name.ts';
import { ipWords } from '../../rules/network.ts';
import type { Resolvers } from '../schema.generated.ts';
import { registryOf } from './registry.ts';
import { whereabouts, zonesOf, type IpSources, type Whereabouts } from './whereabouts.ts';

/** What is known of an address, in the editions that it was asked of. */
export interface IpModel {
  readonly address: string;
  readonly country: CountryRow | null;
  /** Null: nobody says where it is. */
  readonly whereabouts: Whereabouts | null;
  readonly system: SystemRow | null;
  /** CIDR notation. */
  readonly network: string | null;
  readonly registry: string | null;
}

/** Private and special-use addresses are nobody's: all that is said of them is null. */
export function lookUpIp(words: IpWords, places: Places, sources: IpSources): IpModel {
  const address = writeIp(words);
  if (isSpecialUse(words)) {
    return { address, country: null, whereabouts: null, system: null, network: null, registry: null };
  }
  const found = whereabouts(words, places, sources);
  const announced = sources.networks.current.systemAt(words);
  return {
    address,
    country: found === null ? null : places.countries.find(found.country),
    whereabouts: found,
    system: announced?.system ?? null,
    network: announced === null ? null : blockAround(words, announced.range),
    registry: registryOf(words),
  };
}

/** The zone of its city or state; that of a country alone is left to who asks for the time. */
function zoneOf(places: Places, { whereabouts: found }: IpModel): string | null {
  if (found === null || found.source === 'dbip_country') return null;
  const [only, ...others] = zonesOf(places, found);
  return only === undefined || others.length > 0 ? null : only;
}

export const ipResolvers = (places: PlacesSource, sources: IpSources): Resolvers => {
  const find = (text: string, param: string) => lookUpIp(ipWords(text, param), places.current, sources);
  return {
    Query: {
      ip: (_, { address }) => find(address, 'address'),
      ips(_, { addresses }) {
        return batch('places', addresses, 'addresses', (address) => find(address, 'addresses'));
      },
    },
    Ip: {
      __resolveReference: ({ address }) => find(address, 'address'),
      countryCode: ({ country }) => country?.code ?? null,
      countryName: ({ country }, wanted) =>
        country === null ? null : told(country.name, wanted, ofCountry(country)),
      nameLanguages: ({ country }, wanted) =>
        languagesTold(wanted, country && [country.name, ofCountry(country)]),
      continentCode: ({ country }) => country?.continent ?? null,
      asn: ({ system }) => system,
      asnNumber: ({ system }) => (system === null ? null : String(system.number)),
      asnName: ({ system }) => system?.name ?? null,
      state: ({ whereabouts: found }) => found?.state ?? null,
      stateCode: ({ whereabouts: found }) => found?.state?.code.slice(3) ?? null,
      cityName: ({ whereabouts: found }) => found?.city ?? null,
      latitude: ({ whereabouts: found }) => found?.latitude ?? null,
      longitude: ({ whereabouts: found }) => found?.longitude ?? null,
      timezoneId: (ip) => zoneOf(places.current, ip),
      timezone(ip) {
        const id = zoneOf(places.current, ip);
        return id === null ? null : { id };
      },
      datacenter: () => null,
      relay: () => null,
      tor: () => null,
      vpn: () => null,
      provider: () => null,
      deep: (ip) => ip,
    },
  };
};
