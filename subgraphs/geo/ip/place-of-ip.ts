import { findRecordedZone } from '../../../facts/point/recorded-zone.ts';
import { findAnycastBlock } from '../../../facts/ip/anycast.ts';
import type { IpWords } from '../../../facts/ip/ip-address.ts';
import type { IpCity } from '../../../db/records/ip-city-record.ts';
import type { GeofeedsSource, GeofeedPlace } from '../../../db/snapshot/geofeeds.ts';
import type { IpCitiesSource } from '../../../db/snapshot/ip-cities.ts';
import type { IpCities } from '../../../db/snapshot/ip-city-table.ts';
import type { NetworksSource } from '../../../db/snapshot/networks.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';
import { CityModel } from '../city/city.ts';
import { findRowsByName } from '../city/rows-by-name.ts';
import { findRegistry } from './registry.ts';
import { findStateByName } from '../state/state-by-name.ts';
import { listLikelyZones } from './zone-shares.ts';

/** Datasets with the locations of IP addresses; a dataset that is not imported is absent. */
export interface IpSources {
  readonly networks: NetworksSource;
  readonly ipCities?: IpCitiesSource | undefined;
  readonly geofeeds?: GeofeedsSource | undefined;
}

/** The location of an IP address. */
export interface IpPlace {
  /** Label of the dataset that contains the location. */
  readonly source: 'ip_geofeed' | IpCities['source'] | 'dbip_country';
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly state: StateRow | null;
  /** City name in the spelling of the dataset. */
  readonly city: string | null;
  /** The city records with this name. Empty for datasets other than geofeeds. */
  readonly records: readonly CityModel[];
  /** WGS 84 degrees of the city. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Locates an address by the most trusted dataset that contains the address: the operator's geofeed, then the estimated city,
 * then the estimated country. A location never combines several datasets.
 * @returns null when the location is unknown, the operator declares no location, or the address is anycast, so that estimates
 * are wrong
 */
export function findPlaceOfIp(words: IpWords, places: Places, sources: IpSources): IpPlace | null {
  // Reject addresses that IANA has assigned to no registry. They are unused, even if an estimate's range includes them.
  if (findRegistry(words) === null) return null;
  const geofeedEntry = sources.geofeeds?.current.at(words) ?? null;
  if (geofeedEntry !== null) return toFeedPlace(places, geofeedEntry);
  if (findAnycastBlock(words)?.hasEstimate === false) return null;
  const cities = sources.ipCities?.current;
  const city = cities?.at(words) ?? null;
  if (cities !== undefined && city !== null && city.country !== null)
    return toCityPlace(places, cities.source, city.country, city);
  const country = sources.networks.current.countryAt(words);
  return country === null ? null : { ...unknownPlace, source: 'dbip_country', country };
}

const unknownPlace = { state: null, city: null, records: [], latitude: null, longitude: null } as const;

function toFeedPlace(places: Places, { country, state, city }: GeofeedPlace): IpPlace | null {
  if (country === null) return null;
  const division = state === null ? null : places.states.find(state);
  const rows = city === null ? [] : findRowsByName(places, city, { country, state: division });
  const records = rows.map((row) => new CityModel(places, row));
  const [only, second] = records;
  const singleRecord = only === undefined || second !== undefined ? unknownPlace : only;
  const { latitude, longitude } = singleRecord;
  return { source: 'ip_geofeed', country, state: division, city, records, latitude, longitude };
}

function toCityPlace(
  places: Places,
  source: IpCities['source'],
  country: string,
  { state, city, latitude, longitude }: IpCity,
): IpPlace {
  const division =
    state === null ? null : (places.states.find(state) ?? findStateByName(places, country, state));
  return { source, country, state: division, city, records: [], latitude, longitude };
}

/**
 * Returns the IANA identifiers of the possible time zones, from the most precise known fact. For a country, the zone with the
 * largest population is first.
 */
export function listZones(
  { cities }: Places,
  { records, state, country, latitude, longitude }: IpPlace,
): readonly string[] {
  if (records.length > 0) return [...new Set(records.map(({ timezoneId }) => timezoneId))];
  const zone = latitude === null || longitude === null ? null : findRecordedZone(latitude, longitude);
  if (zone !== null) return [zone];
  return state !== null && state.timezones.length > 0 ? state.timezones : listLikelyZones(cities, country);
}
