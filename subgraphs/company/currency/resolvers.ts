import type { LookupContext } from '../../context.ts';
import { invalid } from '../../lookup-error.ts';
import type { Resolvers } from '../schema.generated.ts';
import { countriesOn, currencies, currencyByCode, isActive } from './currencies.ts';

const batchLimit = 100;

/** The request's UTC day, YYYY-MM-DD. */
const today = (context: LookupContext) => new Date(context.now).toISOString().slice(0, 10);

export const currencyResolvers: Resolvers = {
  Query: {
    currency: (_, { code }) => currencyByCode(code),
    currencies: (_, { codes }, context) => {
      if (codes === null || codes === undefined) {
        return [...currencies().values()].filter((currency) => isActive(currency, today(context)));
      }
      if (codes.length > batchLimit) {
        throw invalid('codes', `codes takes at most ${batchLimit} ISO 4217 codes, as ["EUR", "USD"].`);
      }
      return codes.map(currencyByCode);
    },
  },
  Currency: {
    __resolveReference: ({ code }) => currencyByCode(code),
    active: (currency, _, context) => isActive(currency, today(context)),
    countryCodes: (currency, _, context) => [...countriesOn(currency, today(context))],
    countries: (currency, _, context) => countriesOn(currency, today(context)).map((code) => ({ code })),
    uses: ({ uses }) => [...uses],
    deep: (currency) => currency,
  },
  CurrencyUse: { country: ({ country }) => ({ code: country }) },
};
