import { companyResolvers, type CompanySources } from '../subgraphs/company/index.ts';
import { createContactResolvers, createContactSources } from '../subgraphs/contact/index.ts';
import { companyOrigins } from '../subgraphs/company/origins.ts';
import { contactOrigins } from '../subgraphs/contact/origins.ts';
import { geoOrigins } from '../subgraphs/geo/origins.ts';
import { timeOrigins } from '../subgraphs/time/origins.ts';
import { geoResolvers, type GeoSources } from '../subgraphs/geo/index.ts';
import type { ElevationSources } from '../subgraphs/geo/elevation/resolvers.ts';
import { createTileReader } from '../subgraphs/geo/elevation/tiles.ts';
import { createWeatherService } from '../subgraphs/geo/weather/weather-service.ts';
import { createRegisters } from '../subgraphs/company/registers/registers.ts';
import { createVies } from '../subgraphs/company/vat/vies.ts';
import { findDisablingSetting } from '../core/setting.ts';
import { getReasonForNoRates } from './jobs/refresh-rates.ts';
import { createProvider } from '../subgraphs/provider.ts';
import { findCurrency } from '../subgraphs/company/currency/currencies.ts';
import { parseDomainModel } from '../subgraphs/contact/domain/domain.ts';
import type { RemoteRecords } from '../subgraphs/geo/node/resolvers.ts';
import { pinnedEdition } from '../subgraphs/time/tz/edition.ts';
import type { Editions } from '../subgraphs/time/editions/editions.ts';
import { createTimeResolvers } from '../subgraphs/time/index.ts';
import { readSubgraph, type SubgraphName } from '../router/compose/supergraph.ts';
import type { Settings } from './settings/settings.ts';
import type { SubgraphModule, SubgraphResolvers } from '../router/subgraph/local.ts';

/** The data sources that the subgraphs read from the store. */
export type Stores = Omit<CompanySources, 'vies' | 'nppes' | 'registers'> &
  Pick<
    GeoSources,
    'places' | 'postalCodes' | 'imports' | 'networks' | 'ipCities' | 'geofeeds' | 'terminals' | 'addresses'
  >;

/** The data sources of all subgraphs. The field `datasets` lists all of them, even in a process that runs a single subgraph. */
export const origins = [...geoOrigins, ...companyOrigins, ...timeOrigins, ...contactOrigins];

/** The subgraphs that cannot run without the store. */
export const subgraphsWithStore: readonly SubgraphName[] = ['geo', 'company'];

/**
 * Assembles the schema and resolvers of a subgraph.
 * @param stores called only for the subgraphs that read from the store
 * @param editions the editions of the time-zone database. Default: only the bundled edition
 */
export function createSubgraphModule(
  name: SubgraphName,
  settings: Pick<Settings, 'providers'>,
  stores: () => Stores,
  editions?: Editions,
): SubgraphModule {
  return { typeDefs: readSubgraph(name), resolvers: createResolvers(name, settings, stores, editions) };
}

function createResolvers(
  name: SubgraphName,
  { providers }: Pick<Settings, 'providers'>,
  stores: () => Stores,
  editions: Editions | undefined,
): SubgraphResolvers {
  switch (name) {
    case 'geo':
      return geoResolvers({
        ...stores(),
        weather: createWeatherService(providers),
        weatherTurnedOffBy: findDisablingSetting(providers, 'WEATHER_PROVIDER'),
        elevation: getElevationSources(providers),
        origins,
        remote: createRemoteRecords(stores, editions),
      });
    case 'company':
      return companyResolvers({
        ...stores(),
        rates: { ...stores().rates, reasonForNone: () => getReasonForNoRates(providers) },
        vies: createVies(providers),
        nppes: createProvider({
          name: 'NPPES',
          setting: 'NPPES_URL',
          baseUrl: providers['NPPES_URL'],
          turnedOffBy: findDisablingSetting(providers, 'NPPES_URL'),
        }),
        registers: createRegisters(providers),
      });
    case 'time':
      return createTimeResolvers({ editions });
    case 'contact':
      return createContactResolvers(createContactSources(providers));
  }
}

/** Finds records of the other subgraphs by key, for `Query.node` of the geo subgraph. */
export function createRemoteRecords(
  stores: () => Pick<Stores, 'directory'>,
  editions: Editions | undefined,
): RemoteRecords {
  return {
    Company: (id) => stores().directory().company(id)?.id ?? null,
    Currency: (code) => findCurrency(code)?.code ?? null,
    Domain: (name) => parseDomainModel(name).name.ascii,
    Timezone: (id) => (editions?.standard ?? pinnedEdition).findZoneId(id) ?? null,
  };
}

function getElevationSources({ ELEVATION_TILES: folder }: Settings['providers']): ElevationSources {
  return folder === undefined ? {} : { tiles: createTileReader(folder) };
}
