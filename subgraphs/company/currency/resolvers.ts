import { countryReference } from '../../../facts/names/country-code.ts';
import { nodeId } from '../../node-id.ts';
import { batch } from '../../validation/batch.ts';
import { countryAlpha2 } from '../../validation/country-code.ts';
import { currencyCode } from '../../validation/currency-code.ts';
import { cldrTranslator, languagesOfNames, localName } from '../../local-name.ts';
import type { Resolvers } from '../schema.generated.ts';
import { countriesOn, currenciesOn, currencies, currencyByCode, isActive } from './currencies.ts';
import { isoDay } from '../../../facts/iso-day.ts';

export const currencyResolvers: Resolvers = {
  Query: {
    currency: (_, { code }) => currencyByCode(currencyCode.read(code, 'code')),
    currencies: (_, { codes, country, active }, context) => {
      if (codes === null || codes === undefined) {
        const today = isoDay(context.now);
        const home = countryAlpha2.optional(country, 'country');
        return [...currencies().values()].filter(
          (currency) =>
            isActive(currency, today) === (active ?? true) &&
            (home === null || countriesOn(currency, today).includes(home)),
        );
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
    active: (currency, _, context) => isActive(currency, isoDay(context.now)),
    countryCodes: (currency, _, context) => [...countriesOn(currency, isoDay(context.now))],
    countries: (currency, _, context) => countriesOn(currency, isoDay(context.now)).map((code) => ({ code })),
    uses: ({ uses }) => [...uses],
    deep: (currency) => currency,
  },
  Country: {
    __resolveReference: countryReference,
    currencyCodes: ({ code }, _, context) => currenciesOn(code, isoDay(context.now)).map((each) => each.code),
    currencies: ({ code }, _, context) => [...currenciesOn(code, isoDay(context.now))],
  },
  CurrencyUse: { country: ({ country }) => ({ code: country }) },
};
