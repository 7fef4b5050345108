import { findCountryReference } from '../../../facts/names/country-code.ts';
import { nodeId } from '../../node-id.ts';
import { batch } from '../../validation/batch.ts';
import { currencyCode } from '../../validation/currency-code.ts';
import { cldrTranslator, languagesOfNames, localName } from '../../local-name.ts';
import type { Resolvers } from '../schema.generated.ts';
import { countriesOn, currenciesOn, currencies, currencyByCode, isActive } from './currencies.ts';
import { formatIsoDay } from '../../../facts/iso-day.ts';

export const currencyResolvers: Resolvers = {
  Query: {
    currency: (_, { code }) => currencyByCode(currencyCode.read(code, 'code')),
    currencies: (_, { codes }, context) => {
      if (codes === null || codes === undefined) {
        return [...currencies().values()].filter((currency) => isActive(currency, formatIsoDay(context.now)));
      }
      return batch('currencies', codes, 'codes', (code) => currencyByCode(currencyCode.read(code, 'codes')));
    },
  },
  Currency: {
    __resolveReference: ({ code }) => currencyByCode(code),
    id: ({ code }) => nodeId.of('currency', code),
    name: ({ name, code }, args) => localName(name, args, cldrTranslator('currencies', code)),
    nameLanguages: ({ name, code }, args) =>
      languagesOfNames(args, [name, cldrTranslator('currencies', code)]),
    active: (currency, _, context) => isActive(currency, formatIsoDay(context.now)),
    countryCodes: (currency, _, context) => [...countriesOn(currency, formatIsoDay(context.now))],
    countries: (currency, _, context) =>
      countriesOn(currency, formatIsoDay(context.now)).map((code) => ({ code })),
    uses: ({ uses }) => [...uses],
    deep: (currency) => currency,
  },
  Country: {
    __resolveReference: findCountryReference,
    currencyCodes: ({ code }, _, context) =>
      currenciesOn(code, formatIsoDay(context.now)).map((each) => each.code),
    currencies: ({ code }, _, context) => [...currenciesOn(code, formatIsoDay(context.now))],
  },
  CurrencyUse: { country: ({ country }) => ({ code: country }) },
};
