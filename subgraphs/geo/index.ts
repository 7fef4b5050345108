import type { PostalCodes } from '../../db/queries/postal-codes.ts';
import type { GeofeedsSource } from '../../db/snapshot/geofeeds.ts';
import type { IpCitiesSource } from '../../db/snapshot/ip-cities.ts';
import type { NetworksSource } from '../../db/snapshot/networks.ts';
import type { PlacesSource } from '../../db/snapshot/places.ts';
import type { AirportsAndPortsSource } from '../../db/snapshot/airports-and-ports.ts';
import { mergeResolvers } from '../merge-resolvers.ts';
import type { Origin } from '../origin.ts';
import type { AddressStore } from '../../db/queries/us-addresses.ts';
import { addressResolvers } from './address/resolvers.ts';
import { createAddressPlaceSource } from './address/place-source.ts';
import { blocResolvers } from './bloc/resolvers.ts';
import { cityResolvers } from './city/resolvers.ts';
import { continentResolvers } from './continent/resolvers.ts';
import { countryResolvers } from './country/resolvers.ts';
import { datasetResolvers } from './dataset/resolvers.ts';
import { elevationResolvers, type ElevationSources } from './elevation/resolvers.ts';
import { districtResolvers } from './district/resolvers.ts';
import { asnResolvers } from './asn/resolvers.ts';
import { ipResolvers } from './ip/resolvers.ts';
import { languageResolvers } from './language/resolvers.ts';
import { createCityPlaceSource } from './location/cities.ts';
import type { PlaceSources } from './location/location.ts';
import { createNetworkPlaceSource } from './location/networks.ts';
import { locationResolvers } from './location/resolvers.ts';
import { nodeResolvers, type RemoteRecords } from './node/resolvers.ts';
import { createAirportPlaceSource, createPortPlaceSource } from './location/terminals.ts';
import { geoOrigins } from './origins.ts';
import { pointResolvers } from './point/resolvers.ts';
import type { ImportsOnDemand } from '../imports-on-demand.ts';
import { postalResolvers } from './postal/resolvers.ts';
import type { Resolvers } from './schema.generated.ts';
import { stateResolvers } from './state/resolvers.ts';
import { terminalResolvers } from './terminal/resolvers.ts';
import { weatherResolvers } from './weather/resolvers.ts';
import type { WeatherService } from './weather/weather-provider.ts';

/** Dependencies of the geo subgraph. */
export interface GeoSources {
  readonly places: PlacesSource;
  readonly postalCodes: PostalCodes;
  /** Imports postal codes on demand. Default: postal codes are imported only by a command. */
  readonly imports?: ImportsOnDemand | undefined;
  readonly networks: NetworksSource;
  /** Cities of IP addresses. Default: no cities are known. */
  readonly ipCities?: IpCitiesSource | undefined;
  /** Self-published locations of networks (RFC 8805 geofeeds). Default: no locations are known. */
  readonly geofeeds?: GeofeedsSource | undefined;
  readonly terminals: AirportsAndPortsSource;
  /** US address points. Default: none, so that each address lookup fails with 503. */
  readonly addresses?: AddressStore;
  /** Additional datasets for `location` by selector. Cities are searched in `places`, addresses in `addresses`. */
  readonly located?: PlaceSources;
  /** Sources of heights in addition to the bundled relief. */
  readonly elevation?: ElevationSources;
  /** Weather provider. Default: none, so that each weather lookup fails with 503. */
  readonly weather?: WeatherService | undefined;
  /** The setting that turned off weather. Default: WEATHER_PROVIDER=none. */
  readonly weatherTurnedOffBy?: string;
  /** Finds the records of other subgraphs for `node`. When absent, these records are reported as unknown. */
  readonly remote?: RemoteRecords;
  /** Data sources of the complete graph. Default: the data sources of this subgraph. */
  readonly origins?: readonly Origin[];
  /** Monotonic clock in milliseconds, for the age of cached responses. */
  readonly clock?: () => number;
}

/** Creates the resolvers of the geo subgraph (places and networks) by type and field. */
export const geoResolvers = ({
  places,
  postalCodes,
  imports,
  networks,
  ipCities,
  geofeeds,
  terminals,
  addresses,
  located = {},
  elevation = {},
  weather,
  weatherTurnedOffBy,
  remote = {},
  origins = geoOrigins,
  clock = () => performance.now(),
}: GeoSources): Resolvers => {
  const ipSources = { networks, ipCities, geofeeds };
  const records: Resolvers = mergeResolvers([
    asnResolvers(places, networks),
    addressResolvers(places, ipSources, addresses),
    blocResolvers(places),
    cityResolvers(places, ipSources),
    continentResolvers(places),
    countryResolvers(places),
    datasetResolvers(places, origins),
    elevationResolvers(places, elevation),
    districtResolvers(places),
    ipResolvers(places, ipSources),
    languageResolvers(places),
    locationResolvers({
      address: createAddressPlaceSource(places, addresses),
      city: createCityPlaceSource(places),
      iata: createAirportPlaceSource(places, terminals, 'iata'),
      icao: createAirportPlaceSource(places, terminals, 'icao'),
      ip: createNetworkPlaceSource(places, ipSources),
      unlocode: createPortPlaceSource(places, terminals),
      ...located,
    }),
    pointResolvers(places),
    postalResolvers(places, postalCodes, imports),
    stateResolvers(places),
    terminalResolvers(places, terminals),
    weatherResolvers(weather, clock, weatherTurnedOffBy),
  ]);
  return mergeResolvers([records, nodeResolvers(records, remote)]);
};
