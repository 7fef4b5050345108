import type { LookupContext } from '../../context.ts';
import type { Provider } from '../../provider.ts';
import { countryReference } from '../country.ts';
import type { Resolvers } from '../schema.generated.ts';
import { readNpi } from './npi.ts';
import { askNppes, unknownProvider, type NpiRegistryRecord } from './nppes.ts';

export interface NpiRecord {
  /** As asked, without blanks and hyphens. */
  readonly npi: string;
  readonly valid: boolean;
  /** What the registry says: asked once, when the first of its fields is read. */
  readonly registry: () => NpiRegistryRecord | Promise<NpiRegistryRecord>;
}

function npiRecord(text: string, nppes: Provider, { signal }: LookupContext): NpiRecord {
  const npi = readNpi(text);
  if (npi === null) {
    return { npi: text.replace(/[\s-]/g, ''), valid: false, registry: () => unknownProvider };
  }
  let answer: Promise<NpiRegistryRecord> | undefined;
  return { npi, valid: true, registry: () => (answer ??= askNppes(nppes, npi, signal)) };
}

const fromRegistry =
  <K extends keyof NpiRegistryRecord>(key: K) =>
  async ({ registry }: NpiRecord): Promise<NpiRegistryRecord[K]> =>
    (await registry())[key];

export const npiResolvers = (nppes: Provider): Resolvers => ({
  Query: { npi: (_, { npi }, context) => npiRecord(npi, nppes, context) },
  Npi: {
    registered: fromRegistry('registered'),
    active: fromRegistry('active'),
    type: async ({ registry }) => (await registry()).kind?.toLowerCase() ?? null,
    name: fromRegistry('name'),
    first: fromRegistry('first'),
    last: fromRegistry('last'),
    credential: fromRegistry('credential'),
    specialty: fromRegistry('specialty'),
    taxonomy: fromRegistry('taxonomy'),
    address: fromRegistry('address'),
    city: fromRegistry('city'),
    state: fromRegistry('state'),
    stateName: fromRegistry('stateName'),
    postal: fromRegistry('postal'),
    countryCode: fromRegistry('countryCode'),
    country: async ({ registry }) => countryReference((await registry()).countryCode),
    phone: fromRegistry('phone'),
    deactivatedAt: fromRegistry('deactivatedAt'),
    // No open source that we read tells these; unknown is null, never "no".
    excluded: () => null,
    medicare: () => null,
    optOut: () => null,
    enrollments: () => null,
    deep: (record) => record,
  },
});
