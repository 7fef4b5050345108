import { findCountryReference } from '../../../facts/names/country-code.ts';
import { nodeId } from '../../node-id.ts';
import { resolveBatch } from '../../validation/batch.ts';
import { countryAlpha2Rule } from '../../validation/country-code.ts';
import { currencyCodeRule } from '../../validation/currency-code.ts';
import { createCldrTranslator, listLanguages, toLocalName } from '../../local-name.ts';
import { connectionFields, createPage, type Page } from '../../validation/page.ts';
import type { LookupContext } from '../../../core/lookup-context.ts';
import type { QueryCurrenciesArgs, Resolvers } from '../schema.generated.ts';
import {
  findCountriesOfCurrency,
  findCurrenciesOfCountry,
  getCurrencies,
  findCurrency,
  isActive,
  type CurrencyRecord,
} from './currencies.ts';
import { formatIsoDay } from '../../../facts/iso-day.ts';

/** A page of currencies. */
export type CurrencyPage = Page<CurrencyRecord>;

/** Returns the currencies that pass the filters, sorted by code. */
function filterCurrencies(
  { country, active }: Pick<QueryCurrenciesArgs, 'country' | 'active'>,
  { now }: LookupContext,
): CurrencyRecord[] {
  const today = formatIsoDay(now);
  const homeCountry = countryAlpha2Rule.optional(country, 'country');
  const isActiveWanted = active ?? true;
  // A withdrawn currency has no current use, so that its countries are those of all former uses.
  const isUsedIn = (currency: CurrencyRecord, code: string) =>
    isActiveWanted
      ? findCountriesOfCurrency(currency, today).includes(code)
      : currency.uses.some((use) => use.country === code && use.tender);
  return [...getCurrencies().values()].filter(
    (currency) =>
      isActive(currency, today) === isActiveWanted &&
      (homeCountry === null || isUsedIn(currency, homeCountry)),
  );
}

export const currencyResolvers: Resolvers = {
  Query: {
    currency: (_, { code }) => findCurrency(currencyCodeRule.read(code, 'code')),
    currencies: (_, { codes, ...filters }, context) =>
      codes === null || codes === undefined
        ? filterCurrencies(filters, context)
        : resolveBatch('currencies', codes, 'codes', (code) =>
            findCurrency(currencyCodeRule.read(code, 'codes')),
          ),
    currencyConnection: (_, { country, active, ...page }, context) =>
      createPage(filterCurrencies({ country, active }, context), ({ code }) => code, page),
  },
  CurrencyConnection: connectionFields,
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
