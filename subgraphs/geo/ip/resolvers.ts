import { formatBlockAround } from '../../../facts/ip/ip-range.ts';
import { formatIp, type IpWords } from '../../../facts/ip/ip-address.ts';
import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { Networks, AutonomousSystemRow } from '../../../db/snapshot/networks.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import { findAnycastBlock } from '../../../facts/ip/anycast.ts';
import { isSpecialUse } from '../../../facts/ip/special-purpose.ts';
import { resolveBatch } from '../../validation/batch.ts';
import { translateCountry } from '../language/translation.ts';
import { listLanguages, toLocalName } from '../../local-name.ts';
import { parseIpWords } from '../../validation/network.ts';
import { nodeId } from '../../node-id.ts';
import type { InternetRegistry, Resolvers } from '../schema.generated.ts';
import { findRegistry } from './registry.ts';
import { findPlaceOfIp, listZones, type IpSources, type IpPlace } from './place-of-ip.ts';

/**
 * The facts about an IP address from the snapshots at the time of the request. Each fact is looked up on first access. For
 * private and special-use addresses, every fact is null.
 */
export class IpModel {
  readonly #words: IpWords;
  readonly #places: Places;
  readonly #sources: IpSources;
  readonly #isSpecial: boolean;
  #whereabouts: IpPlace | null | undefined;
  #announced: AnnouncedSystem | null | undefined;

  constructor(words: IpWords, places: Places, sources: IpSources) {
    this.#words = words;
    this.#places = places;
    this.#sources = sources;
    this.#isSpecial = isSpecialUse(words);
  }

  get address(): string {
    return formatIp(this.#words);
  }

  /** True for an anycast address; null when unknown, because the list of anycast networks is incomplete. */
  get anycast(): true | null {
    return findAnycastBlock(this.#words) === null ? null : true;
  }

  /** The location of the address; null when unknown. */
  get whereabouts(): IpPlace | null {
    if (this.#whereabouts === undefined)
      this.#whereabouts = this.#isSpecial ? null : findPlaceOfIp(this.#words, this.#places, this.#sources);
    return this.#whereabouts;
  }

  get country(): CountryRow | null {
    const place = this.whereabouts;
    return place === null ? null : this.#places.countries.find(place.country);
  }

  get system(): AutonomousSystemRow | null {
    return this.#system?.system ?? null;
  }

  /** The announced network in CIDR notation. */
  get network(): string | null {
    const system = this.#system;
    return system === null ? null : formatBlockAround(this.#words, system.range);
  }

  get registry(): InternetRegistry | null {
    return this.#isSpecial ? null : findRegistry(this.#words);
  }

  get #system(): AnnouncedSystem | null {
    if (this.#announced === undefined)
      this.#announced = this.#isSpecial ? null : this.#sources.networks.current.systemAt(this.#words);
    return this.#announced;
  }
}

type AnnouncedSystem = NonNullable<ReturnType<Networks['systemAt']>>;

/**
 * Returns the time zone of the address, from its city or state. @returns null when only the country is known, or
 * several zones are possible
 */
function findZone(places: Places, { whereabouts: found }: IpModel): string | null {
  if (found === null || found.source === 'dbip_country') return null;
  const [only, ...others] = listZones(places, found);
  return only === undefined || others.length > 0 ? null : only;
}

export const ipResolvers = (places: PlacesSource, sources: IpSources): Resolvers => {
  const find = (text: string, param: string) => {
    const words = parseIpWords(text, param);
    // Use the same snapshots for all facts about an address, so that all facts come from the same versions.
    const { networks, ipCities, geofeeds } = sources;
    const pinnedSources = {
      networks: { current: networks.current },
      ...(ipCities === undefined ? {} : { ipCities: { current: ipCities.current } }),
      ...(geofeeds === undefined ? {} : { geofeeds: { current: geofeeds.current } }),
    };
    return new IpModel(words, places.current, pinnedSources);
  };
  return {
    Query: {
      ip: (_, { address }) => find(address, 'address'),
      ips(_, { addresses }) {
        return resolveBatch('places', addresses, 'addresses', (address) => find(address, 'addresses'));
      },
    },
    Ip: {
      __resolveReference: ({ address }) => find(address, 'address'),
      id: ({ address }) => nodeId.of('ip', address),
      countryCode: ({ country }) => country?.code ?? null,
      countryName: ({ country }, wanted) =>
        country === null ? null : toLocalName(country.name, wanted, translateCountry(country)),
      nameLanguages: ({ country }, wanted) =>
        listLanguages(wanted, country && [country.name, translateCountry(country)]),
      continentCode: ({ country }) => country?.continent ?? null,
      asn: ({ system }) => system,
      asnNumber: ({ system }) => (system === null ? null : String(system.number)),
      asnName: ({ system }) => system?.name ?? null,
      state: ({ whereabouts: found }) => found?.state ?? null,
      stateCode: ({ whereabouts: found }) => found?.state?.code.slice(3) ?? null,
      cityName: ({ whereabouts: found }) => found?.city ?? null,
      latitude: ({ whereabouts: found }) => found?.latitude ?? null,
      longitude: ({ whereabouts: found }) => found?.longitude ?? null,
      timezoneId: (ip) => findZone(places.current, ip),
      timezone(ip) {
        const id = findZone(places.current, ip);
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
