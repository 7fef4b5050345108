import { countryCodeRule } from '../../validation/country-code.ts';
import { chain, type PromiseOrValue } from '../../../core/promise-or-value.ts';
import { toCountryReference } from '../country/resolvers.ts';
import type { Resolvers } from '../schema.generated.ts';
import { nationalNumbers } from './national-number.ts';
import {
  findRegistration,
  type Registration,
  type RegistrationFacts,
  type RegistrationSources,
} from './registration.ts';

const createFactResolver =
  <Key extends keyof RegistrationFacts>(key: Key) =>
  ({ facts }: Registration): PromiseOrValue<RegistrationFacts[Key]> =>
    chain(facts(), (each) => each[key]);

/** Creates the resolvers of company registrations by number. */
export const registerResolvers = (sources: RegistrationSources): Resolvers => ({
  Query: {
    companyRegistration: (_, { number, country }, { signal }) =>
      findRegistration(sources, number, countryCodeRule.optional(country, 'country'), signal),
    companyRegisters: () => [
      ...sources.directory().authorities.map(({ authority, type, count }) => ({
        name: authority,
        countryCode: null,
        numberTypes: [type],
        companyCount: count,
        loaded: true,
      })),
      ...nationalNumbers.map(({ countryCode, types }) => {
        const register = sources.registers.get(countryCode);
        return {
          name: register?.name ?? null,
          countryCode,
          numberTypes: [...types],
          companyCount: null,
          loaded: register?.configured ?? false,
        };
      }),
    ],
  },
  CompanyRegister: {
    country: ({ countryCode }) => toCountryReference(countryCode ?? null),
  },
  CompanyRegistration: {
    country: ({ countryCode }) => toCountryReference(countryCode),
    source: createFactResolver('source'),
    registered: createFactResolver('registered'),
    name: createFactResolver('name'),
    active: createFactResolver('active'),
    street: createFactResolver('street'),
    cityName: createFactResolver('city'),
    stateCode: createFactResolver('state'),
    postalCode: createFactResolver('postal'),
    deep: (registration) => registration,
    activity: createFactResolver('activity'),
    stateName: createFactResolver('stateName'),
    vat: createFactResolver('vat'),
    gst: createFactResolver('gst'),
    acn: createFactResolver('acn'),
    siren: createFactResolver('siren'),
    siege: createFactResolver('siege'),
    kind: createFactResolver('kind'),
    // No register in use provides electronic invoicing addresses.
    invoice: () => null,
    company: createFactResolver('company'),
  },
});
