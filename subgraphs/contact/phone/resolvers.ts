import { countryReference } from '../../../facts/names/country-code.ts';
import { batch } from '../../validation/batch.ts';
import type { PhoneFlaw, PhoneResolvers, QueryResolvers, Resolvers } from '../schema.generated.ts';
import {
  callingCodeOf,
  defaultCountry,
  numberFlaw,
  parseNumber,
  placeOf,
  planType,
  zonesOf,
  type ValidNumber,
} from './number.ts';

/** A requested number, from which the fields are computed on demand. */
export interface NumberModel {
  /** Null when the number is not valid. */
  readonly number: ValidNumber | null;
}

export interface PhoneModel extends NumberModel {
  /** Null when the number is valid. */
  readonly flaw: PhoneFlaw | null;
}

function phoneModel(text: string, country: string | null | undefined): PhoneModel {
  const plan = defaultCountry(country);
  const number = parseNumber(text, plan);
  return { number, flaw: number === null ? numberFlaw(text, plan) : null };
}

const phoneQueries = {
  phone: (_parent, { number, country }) => phoneModel(number, country),
  phones: (_parent, { numbers, country }) =>
    batch('contacts', numbers, 'numbers', (number) => phoneModel(number, country)),
} satisfies QueryResolvers;

/** Fields that all records of a number share. */
export const numberFields = {
  phone: ({ number }: NumberModel) => number?.number ?? null,
  valid: ({ number }: NumberModel) => number !== null,
  countryCode: ({ number }: NumberModel) => number?.country ?? null,
};

/** Fields of the place where the number block was issued. */
export const placeFields = {
  cityName: ({ number }: NumberModel) => (number === null ? null : placeOf(number).city),
  stateCode: ({ number }: NumberModel) => (number === null ? null : placeOf(number).state),
  stateName: ({ number }: NumberModel) => (number === null ? null : placeOf(number).stateName),
};

const phoneFields = {
  ...numberFields,
  ...placeFields,
  country: ({ number }) => (number?.country === undefined ? null : { code: number.country }),
  reason: ({ flaw }) => flaw,
  type: ({ number }) => (number === null ? null : planType(number)),
  national: ({ number }) => number?.formatNational() ?? null,
  international: ({ number }) => number?.formatInternational() ?? null,
  uri: ({ number }) => number?.getURI() ?? null,
  extension: ({ number }) => number?.ext ?? null,
  callingCode: ({ number }) => number?.countryCallingCode ?? null,
  timezoneId: ({ number }) => {
    const [zone, ...others] = number === null ? [] : zonesOf(number);
    return zone === undefined || others.length > 0 ? null : zone;
  },
  timezoneIds: ({ number }) => (number === null ? [] : zonesOf(number)),
  deep: (phone) => phone,
} satisfies PhoneResolvers;

/** Fields that this subgraph adds to a country of the geo subgraph. */
const countryFields = {
  __resolveReference: countryReference,
  callingCode: ({ code }: { code: string }) => callingCodeOf(code),
};

export const phoneResolvers: Resolvers = {
  Query: phoneQueries,
  Phone: phoneFields,
  Country: countryFields,
};
