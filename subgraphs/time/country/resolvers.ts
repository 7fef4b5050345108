import type { Resolvers } from '../schema.generated.ts';
import { zonesOfCountry } from '../../../facts/zone-tab.ts';

/** A country by its ISO 3166-1 alpha-2 code: what this subgraph knows of one. */
export interface CountryReference {
  readonly code: string;
}

export const countryResolvers: Resolvers = {
  Country: {
    timezones: ({ code }) => zonesOfCountry(code).map(({ timezone }) => ({ id: timezone })),
  },
};
