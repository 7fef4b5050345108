import { countryReference } from '../../../facts/names/country-code.ts';
import type { Resolvers } from '../schema.generated.ts';
import { zoneIdsInCountry } from '../../../facts/zone-tab.ts';

/** The part of a country that this subgraph needs: its ISO 3166-1 alpha-2 code. */
export interface CountryReference {
  readonly code: string;
}

export const countryResolvers: Resolvers = {
  Country: {
    __resolveReference: countryReference,
    timezones: ({ code }) => zoneIdsInCountry(code).map((id) => ({ id })),
  },
};
