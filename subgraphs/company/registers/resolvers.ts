import { countryCode } from '../../validation/country-code.ts';
import { chain, type PromiseOrValue } from '../../../core/promise-or-value.ts';
import { countryReference } from '../country/resolvers.ts';
import type { Resolvers } from '../schema.generated.ts';
import { nationalNumbers } from './national-number.ts';
import {
  findRegistration,
  type Registration,
  type RegistrationFacts,
  type RegistrationSources,
} from './registration.ts';

const fact =
  <Key extends keyof RegistrationFacts>(key: Key) =>
  ({ facts }: Registration): PromiseOrValue<RegistrationFacts[Key]> =>
    chain(facts(), (each) => each[key]);

/** Resolvers of company registrations by number. */
export const registerResolvers = (sources: RegistrationSources): Resolvers => ({
  Query: {
    companyRegistration: (_, { number, country }, { signal }) =>
      findRegistration(sources, number, countryCode.optional(country, 'country'), signal),
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
    country: ({ countryCode }) => countryReference(countryCode ?? null),
  },
  CompanyRegistration: {
    country: ({ countryCode }) => countryReference(countryCode),
    source: fact('source'),
    registered: fact('registered'),
    name: fact('name'),
    active: fact('active'),
    street: fact('street'),
    cityName: fact('city'),
    stateCode: fact('state'),
    postalCode: fact('postal'),
    deep: (registration) => registration,
    activity: fact('activity'),
    stateName: fact('stateName'),
    vat: fact('vat'),
    gst: fact('gst'),
    acn: fact('acn'),
    siren: fact('siren'),
    siege: fact('siege'),
    kind: fact('kind'),
    // No register in use provides this fact.
    invoice: () => null,
    company: fact('company'),
  },
});
