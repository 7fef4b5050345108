import { resolveBatch } from '../../validation/batch.ts';
import { countryCodeRule } from '../../validation/country-code.ts';
import { toCountryReference } from '../country/resolvers.ts';
import type { Resolvers } from '../schema.generated.ts';
import { parseIban } from './iban.ts';

export const ibanResolvers: Resolvers = {
  Query: {
    iban: (_, { iban, country }) => parseIban(iban, countryCodeRule.optional(country, 'country')),
    ibans(_, { ibans, country }) {
      const code = countryCodeRule.optional(country, 'country');
      return resolveBatch('values', ibans, 'ibans', (iban) => parseIban(iban, code));
    },
  },
  Iban: {
    country: ({ countryCode }) => toCountryReference(countryCode),
    deep: (iban) => iban,
  },
};
