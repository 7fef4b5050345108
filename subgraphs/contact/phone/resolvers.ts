import { countryReference } from '../../../facts/names/country-code.ts';
import { batch } from '../../validation/batch.ts';
import type { PhoneResolvers, QueryResolvers, Resolvers } from '../schema.generated.ts';
import {
  callingCodeOf,
  defaultCountry,
  parseNumber,
  placeOf,
  planType,
  zonesOf,
  type ValidNumber,
} from './number.ts';

/** A requested number, from which the fields are computed on demand. */
export interface PhoneModel {
  /** The parsed number; null when the number is not valid. */
  readonly number: ValidNumber | null;
}

const phoneModel = (text: string, country: string | null | undefined): PhoneModel => ({
  number: parseNumber(text, defaultCountry(country)),
});

const phoneQueries = {
  phone: (_parent, { number, country }) => phoneModel(number, country),
  phones: (_parent, { numbers, country }) =>
    batch('contacts', numbers, 'numbers', (number) => phoneModel(number, country)),
} satisfies QueryResolvers;

/** Fields that all records of a number share. */
export const numberFields = {
  phone: ({ number }: PhoneModel) => number?.number ?? null,
  valid: ({ number }: PhoneModel) => number !== null,
  countryCode: ({ number }: PhoneModel) => number?.country ?? null,
};

/** Fields of the place where the number block was issued. */
export const placeFields = {
  cityName: ({ number }: PhoneModel) => (number === null ? null : placeOf(number).city),
  stateCode: ({ number }: PhoneModel) => (number === null ? null : placeOf(number).state),
  stateName: ({ number }: PhoneModel) => (number === null ? null : placeOf(number).stateName),
};

const phoneFields = {
  ...numberFields,
  ...placeFields,
  country: ({ number }) => (number?.country === undefined ? null : { code: number.country }),
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
