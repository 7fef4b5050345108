import { findCountryReference } from '../../../facts/names/country-code.ts';
import type { Resolvers } from '../schema.generated.ts';
import { listZoneIdsInCountry } from '../../../facts/zone-tab.ts';

/** The fields of a country that the geo subgraph provides: its ISO 3166-1 alpha-2 code. */
export interface CountryReference {
  readonly code: string;
}

export const countryResolvers: Resolvers = {
  Country: {
    __resolveReference: findCountryReference,
    timezones: ({ code }) => listZoneIdsInCountry(code).map((id) => ({ id })),
  },
};
