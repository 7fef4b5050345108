import type { LookupContext } from '../../../core/lookup-context.ts';
import type { HlrResolvers, Resolvers } from '../schema.generated.ts';
import type { NumberLookup, RegisterEntry } from '../carrier/line-provider.ts';
import { parseDefaultCountry, parseNumber } from '../phone/number.ts';
import { numberFields, type NumberModel } from '../phone/resolvers.ts';

export interface HlrModel extends NumberModel {
  /** Entry of the register. Null when the number is not valid; the provider is then not queried. */
  readonly entry: RegisterEntry | null;
}

/** Creates the resolvers. Responses are not cached, because the state of a line changes at any time. */
export function hlrResolvers(query: NumberLookup<RegisterEntry>): Resolvers {
  async function findRegisterEntry({ number }: NumberModel, context: LookupContext): Promise<HlrModel> {
    return { number, entry: number === null ? null : await query(number.number, context.signal) };
  }
  return {
    Query: {
      hlr: (_parent, { number, country }, context) =>
        findRegisterEntry({ number: parseNumber(number, parseDefaultCountry(country)) }, context),
    },
    Phone: { hlr: (phone, _args, context) => findRegisterEntry(phone, context) },
    Hlr: hlrFields,
  };
}

const hlrFields = {
  ...numberFields,
  live: ({ entry }) => entry?.live ?? null,
  connected: ({ entry }) => entry?.connected ?? null,
  roaming: ({ entry }) => entry?.roaming ?? null,
  roamingNetwork: ({ entry }) => entry?.roamingNetwork ?? null,
  roamingCountryCode: ({ entry }) => entry?.roamingCountry ?? null,
  network: ({ entry }) => entry?.network ?? null,
  originalNetwork: ({ entry }) => entry?.originalNetwork ?? null,
  mcc: ({ entry }) => entry?.mcc ?? null,
  mnc: ({ entry }) => entry?.mnc ?? null,
  deep: (hlr) => hlr,
} satisfies HlrResolvers;
