import { createInvalidInputError } from '../../../core/lookup-error.ts';
import type { Provider } from '../../provider.ts';
import { resolveBatch } from '../../validation/batch.ts';
import { countryCodeRule } from '../../validation/country-code.ts';
import { toCountryReference } from '../country/resolvers.ts';
import type { Resolvers } from '../schema.generated.ts';
import { parseVat, type VatRecord } from './vat.ts';
import { queryVies, unknownRegistration } from './vies.ts';

/** A VAT number, and the requester's own number if the request contains one. */
export interface VatModel extends VatRecord {
  readonly requester: VatRecord | null;
}

/** Returns the number for a query of VIES. Null when VIES does not cover the country. */
function toVatNumber({ prefix, number, countryCode, vies }: VatRecord) {
  return vies && prefix !== null && number !== null && countryCode !== null
    ? { prefix, number, countryCode }
    : null;
}

function parseRequester(from: string | null | undefined): VatRecord | null {
  if (from === null || from === undefined) return null;
  const requester = parseVat(from, null);
  if (toVatNumber(requester) !== null) return requester;
  throw createInvalidInputError(
    'from',
    'from must be your own VAT number in the European Union, with its prefix: for example, use DE136695976.',
  );
}

export const vatResolvers = (vies: (memberState: string) => Provider): Resolvers => ({
  Query: {
    vat: (_, { number, country, requester }): VatModel => ({
      ...parseVat(number, countryCodeRule.optional(country, 'country')),
      requester: parseRequester(requester),
    }),
    vats(_, { numbers, country, requester }) {
      const sharedInput = {
        code: countryCodeRule.optional(country, 'country'),
        requester: parseRequester(requester),
      };
      return resolveBatch('values', numbers, 'numbers', (number): VatModel => ({
        ...parseVat(number, sharedInput.code),
        requester: sharedInput.requester,
      }));
    },
  },
  Vat: {
    country: ({ countryCode }) => toCountryReference(countryCode),
    hasRegister: (record) => toVatNumber(record) !== null,
    requester: ({ requester }) => requester?.vat ?? null,
    registration: (record, _, { signal }) => {
      const vatNumber = toVatNumber(record);
      if (vatNumber === null) return unknownRegistration;
      return queryVies(
        vies(vatNumber.prefix),
        vatNumber,
        record.requester === null ? null : toVatNumber(record.requester),
        signal,
      );
    },
  },
  VatRegistration: {
    source: ({ registered }) => (registered === null ? 'checksum' : 'register'),
  },
  VatAddress: {
    country: ({ countryCode }) => ({ code: countryCode }),
    lines: ({ lines }) => [...lines],
    cityName: ({ city }) => city,
    postalCode: ({ postal }) => postal,
  },
});
