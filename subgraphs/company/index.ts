import type { NpiStore } from '../../db/queries/npi.ts';
import type { TariffStore } from '../../db/queries/tariff-lines.ts';
import { mergeResolvers } from '../merge-resolvers.ts';
import type { ImportsOnDemand } from '../imports-on-demand.ts';
import type { Provider } from '../provider.ts';
import { binResolvers } from './bin/resolvers.ts';
import { findCurrency } from './currency/currencies.ts';
import { currencyResolvers } from './currency/resolvers.ts';
import type { CompanyDirectory } from './directory/directory.ts';
import { directoryResolvers } from './directory/resolvers.ts';
import { ibanResolvers } from './iban/resolvers.ts';
import { naicsResolvers, type NaicsSource } from './naics/resolvers.ts';
import { npiResolvers } from './npi/resolvers.ts';
import { registerResolvers } from './registers/resolvers.ts';
import type { Register } from './registers/register-record.ts';
import { rateResolvers, type RateSource } from './rates/resolvers.ts';
import type { Resolvers } from './schema.generated.ts';
import { tariffResolvers } from './tariff/resolvers.ts';
import { vatResolvers } from './vat/resolvers.ts';
import { vinResolvers } from './vin/resolvers.ts';
import type { VehicleSource } from './vin/vehicle-source.ts';

/** External dependencies of the subgraph. */
export interface CompanySources {
  /** Returns the current company directory. @throws service_unavailable when no directory could be loaded */
  readonly directory: () => CompanyDirectory;
  /** Returns the client of VIES, the VAT register of the European Union, for a member state. Setting: `VIES_URL`. */
  readonly vies: (memberState: string) => Provider;
  /** National registers of companies, by country. */
  readonly registers: ReadonlyMap<string, Register>;
  /** Client of NPPES, the registry of US health care providers. Setting: `NPPES_URL`. */
  readonly nppes: Provider;
  /** Health care providers of the imported NPPES file. */
  readonly providers: NpiStore;
  /** The NAICS version in use. */
  readonly naics: NaicsSource;
  /** Official exchange rates. */
  readonly rates: RateSource;
  /** The imported customs tariff. */
  readonly tariff: TariffStore;
  /** Imports the tariff on demand. Default: the tariff is imported only by a command. */
  readonly imports?: ImportsOnDemand | undefined;
  /** Vehicle data, which is loaded by the first query. */
  readonly vehicles: VehicleSource;
}

/** Creates the resolvers of the company subgraph (business and money) by type and field. */
export const companyResolvers = (sources: CompanySources): Resolvers =>
  mergeResolvers([
    binResolvers,
    currencyResolvers,
    directoryResolvers({ directory: sources.directory, currency: findCurrency }),
    ibanResolvers,
    naicsResolvers(sources.naics),
    npiResolvers({ store: sources.providers, nppes: sources.nppes }),
    rateResolvers(sources.rates),
    registerResolvers(sources),
    tariffResolvers(sources.tariff, sources.imports),
    vatResolvers(sources.vies),
    vinResolvers(sources.vehicles),
  ]);
