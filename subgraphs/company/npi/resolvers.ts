import type { NpiStore } from '../../../db/queries/npi.ts';
import type { LookupContext } from '../../../core/lookup-context.ts';
import type { Provider } from '../../provider.ts';
import { toCountryReference } from '../country/resolvers.ts';
import type { Resolvers } from '../schema.generated.ts';
import { removeSeparators, findNpiFlaw, parseNpi, type NumberFlaw } from './npi.ts';
import { queryNppes } from './nppes.ts';
import { unknownProvider, type NpiRegistryRecord } from './registry-record.ts';
import { findStoredProvider } from './stored-provider.ts';

export interface NpiRecord {
  /** The requested number without spaces and hyphens. */
  readonly npi: string;
  readonly valid: boolean;
  /** The reason why the number is not valid; null for a valid number. */
  readonly reason: NumberFlaw | null;
  /** Queries the registry. Resolvers of registry fields share one query. */
  readonly registry: () => NpiRegistryRecord | Promise<NpiRegistryRecord>;
}

export interface NpiSources {
  /** Providers of the imported registry file. */
  readonly store: NpiStore;
  /** Client of the registry's API. Setting: `NPPES_URL`. */
  readonly nppes: Provider;
}

/**
 * Queries the imported file first, so that no third party is needed. The registry's API is queried when no file is imported, or
 * when the number is missing in the file, which is some weeks old.
 */
async function queryRegistry(
  { store, nppes }: NpiSources,
  npi: string,
  signal: AbortSignal | undefined,
): Promise<NpiRegistryRecord> {
  const storedProvider = await findStoredProvider(store, npi);
  if (storedProvider !== null && (storedProvider.registered === true || !nppes.configured))
    return storedProvider;
  // Only the check digit determines whether the number is valid. The registry does not need to be available.
  if (!nppes.configured) return unknownProvider;
  return queryNppes(nppes, npi, signal);
}

function createNpiRecord(text: string, sources: NpiSources, { signal }: LookupContext): NpiRecord {
  const npi = parseNpi(text);
  if (npi === null) {
    return {
      npi: removeSeparators(text),
      valid: false,
      reason: findNpiFlaw(text),
      registry: () => unknownProvider,
    };
  }
  let record: Promise<NpiRegistryRecord> | undefined;
  return { npi, valid: true, reason: null, registry: () => (record ??= queryRegistry(sources, npi, signal)) };
}

const createRegistryResolver =
  <K extends keyof NpiRegistryRecord>(key: K) =>
  async ({ registry }: NpiRecord): Promise<NpiRegistryRecord[K]> =>
    (await registry())[key];

export const npiResolvers = (sources: NpiSources): Resolvers => ({
  Query: { npi: (_, { npi }, context) => createNpiRecord(npi, sources, context) },
  Npi: {
    source: createRegistryResolver('source'),
    registered: createRegistryResolver('registered'),
    active: createRegistryResolver('active'),
    type: createRegistryResolver('kind'),
    name: createRegistryResolver('name'),
    first: createRegistryResolver('first'),
    last: createRegistryResolver('last'),
    credential: createRegistryResolver('credential'),
    specialty: createRegistryResolver('specialty'),
    taxonomy: createRegistryResolver('taxonomy'),
    address: createRegistryResolver('address'),
    cityName: createRegistryResolver('city'),
    stateCode: createRegistryResolver('state'),
    stateName: createRegistryResolver('stateName'),
    postalCode: createRegistryResolver('postal'),
    countryCode: createRegistryResolver('countryCode'),
    country: async ({ registry }) => toCountryReference((await registry()).countryCode),
    phone: createRegistryResolver('phone'),
    deactivatedAt: createRegistryResolver('deactivatedAt'),
    replacement: createRegistryResolver('replacement'),
    // No data source of the service contains these facts. Null means unknown, never "no".
    excluded: () => null,
    medicare: () => null,
    optOut: () => null,
    enrollments: () => null,
    deep: (record) => record,
  },
});
