import { findCountryReference } from '../../../facts/names/country-code.ts';
import { nodeId } from '../../node-id.ts';
import { batch } from '../../validation/batch.ts';
import { countryAlpha2 } from '../../validation/country-code.ts';
import { currencyCode } from '../../validation/currency-code.ts';
import { createCldrTranslator, listLanguages, toLocalName } from '../../local-name.ts';
import type { Resolvers } from '../schema.generated.ts';
import {
  findCountriesOfCurrency,
  findCurrenciesOfCountry,
  getCurrencies,
  findCurrency,
  isActive,
  type CurrencyRecord,
} from './currencies.ts';
import { formatIsoDay } from '../../../facts/iso-day.ts';

export const currencyResolvers: Resolvers = {
  Query: {
    currency: (_, { code }) => findCurrency(currencyCode.read(code, 'code')),
    currencies: (_, { codes, country, active }, context) => {
      if (codes === null || codes === undefined) {
        const today = formatIsoDay(context.now);
        const home = countryAlpha2.optional(country, 'country');
        const isActiveWanted = active ?? true;
        // A withdrawn currency has no current use, so that its countries are those of all former uses.
        const isUsedIn = (currency: CurrencyRecord, code: string) =>
          isActiveWanted
            ? findCountriesOfCurrency(currency, today).includes(code)
            : currency.uses.some((use) => use.country === code && use.tender);
        return [...getCurrencies().values()].filter(
          (currency) =>
            isActive(currency, today) === isActiveWanted && (home === null || isUsedIn(currency, home)),
        );
      }
      return batch('currencies', codes, 'codes', (code) => findCurrency(currencyCode.read(code, 'codes')));
    },
  },
  Currency: {
    __resolveReference: ({ code }) => findCurrency(code),
    id: ({ code }) => nodeId.of('currency', code),
    name: ({ name, code }, args) => toLocalName(name, args, createCldrTranslator('currencies', code)),
    nameLanguages: ({ name, code }, args) =>
      listLanguages(args, [name, createCldrTranslator('currencies', code)]),
    active: (currency, _, context) => isActive(currency, formatIsoDay(context.now)),
    countryCodes: (currency, _, context) => [...findCountriesOfCurrency(currency, formatIsoDay(context.now))],
    countries: (currency, _, context) =>
      findCountriesOfCurrency(currency, formatIsoDay(context.now)).map((code) => ({ code })),
    uses: ({ uses }) => [...uses],
    deep: (currency) => currency,
  },
  Country: {
    __resolveReference: findCountryReference,
    currencyCodes: ({ code }, _, context) =>
      findCurrenciesOfCountry(code, formatIsoDay(context.now)).map((each) => each.code),
    currencies: ({ code }, _, context) => [...findCurrenciesOfCountry(code, formatIsoDay(context.now))],
  },
  CurrencyUse: { country: ({ country }) => ({ code: country }) },
};
