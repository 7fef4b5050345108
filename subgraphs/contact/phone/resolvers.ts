import { findCountryReference } from '../../../facts/names/country-code.ts';
import { resolveBatch } from '../../validation/batch.ts';
import type { PhoneFlaw, PhoneResolvers, QueryResolvers, Resolvers } from '../schema.generated.ts';
import {
  findCallingCode,
  parseDefaultCountry,
  findNumberFlaw,
  parseNumber,
  findPlace,
  findPlanType,
  findZones,
  type ValidNumber,
} from './number.ts';

/** The model of a requested number. Resolvers compute the other fields when a query selects them. */
export interface NumberModel {
  /** The parsed number; null when the text is not a valid number. */
  readonly number: ValidNumber | null;
}

export interface PhoneModel extends NumberModel {
  /** Reason why the number is not valid; null for a valid number. */
  readonly flaw: PhoneFlaw | null;
}

function createPhoneModel(text: string, country: string | null | undefined): PhoneModel {
  const planCountry = parseDefaultCountry(country);
  const number = parseNumber(text, planCountry);
  return { number, flaw: number === null ? findNumberFlaw(text, planCountry) : null };
}

const phoneQueries = {
  phone: (_parent, { number, country }) => createPhoneModel(number, country),
  phones: (_parent, { numbers, country }) =>
    resolveBatch('contacts', numbers, 'numbers', (number) => createPhoneModel(number, country)),
} satisfies QueryResolvers;

/** Fields that all records of a number share. */
export const numberFields = {
  phone: ({ number }: NumberModel) => number?.number ?? null,
  valid: ({ number }: NumberModel) => number !== null,
  countryCode: ({ number }: NumberModel) => number?.country ?? null,
};

/** Fields of the place where the number block was issued. */
export const placeFields = {
  cityName: ({ number }: NumberModel) => (number === null ? null : findPlace(number).city),
  stateCode: ({ number }: NumberModel) => (number === null ? null : findPlace(number).state),
  stateName: ({ number }: NumberModel) => (number === null ? null : findPlace(number).stateName),
};

const phoneFields = {
  ...numberFields,
  ...placeFields,
  country: ({ number }) => (number?.country === undefined ? null : { code: number.country }),
  reason: ({ flaw }) => flaw,
  type: ({ number }) => (number === null ? null : findPlanType(number)),
  national: ({ number }) => number?.formatNational() ?? null,
  international: ({ number }) => number?.formatInternational() ?? null,
  uri: ({ number }) => number?.getURI() ?? null,
  extension: ({ number }) => number?.ext ?? null,
  callingCode: ({ number }) => number?.countryCallingCode ?? null,
  timezoneId: ({ number }) => {
    const [zone, ...others] = number === null ? [] : findZones(number);
    return zone === undefined || others.length > 0 ? null : zone;
  },
  timezoneIds: ({ number }) => (number === null ? [] : findZones(number)),
  deep: (phone) => phone,
} satisfies PhoneResolvers;

/** Fields that this subgraph adds to a country of the geo subgraph. */
const countryFields = {
  __resolveReference: findCountryReference,
  callingCode: ({ code }: { code: string }) => findCallingCode(code),
};

export const phoneResolvers: Resolvers = {
  Query: phoneQueries,
  Phone: phoneFields,
  Country: countryFields,
};
