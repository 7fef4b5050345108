import { currencyCodeParameter } from '../parameters/currency.ts';
import { patternParameter } from '../parameters/pattern-parameter.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';
import { addNameLanguages } from '../formats/name-languages.ts';

export const currencyRoutes: readonly Route[] = [
  ...addNameLanguages([
    {
      name: 'currency',
      family: 'currency',
      path: '/currency/{code}',
      summary: 'A currency by ISO 4217 code: name, symbols, minor units, numeric code and countries.',
      operation: toNamesByVersion('currency'),
      parameters: { code: currencyCodeParameter('ISO 4217 alphabetic code, case-insensitive.', 'USD') },
      deep: 'included',
      cache: 'facts',
      missing: ({ code }) => `No currency has the code ${String(code)}. For example, use USD.`,
      examples: [
        { path: '/currency/JPY', note: 'The yen has no minor unit.' },
        {
          path: '/currency/eur?deep=true',
          note: 'With the numeric code and the countries that use the euro.',
        },
        { path: '/currency/HRK?deep=true', note: 'A withdrawn currency and its last day.' },
      ],
    },
  ]),
  {
    name: 'currency',
    family: 'currency',
    path: '/currency/{base}/{quote}',
    summary: 'The official daily exchange rate of a currency pair, and a converted amount.',
    operation: 'currency-rate',
    parameters: {
      base: currencyCodeParameter('ISO 4217 code of the base currency, case-insensitive.', 'USD'),
      quote: currencyCodeParameter('ISO 4217 code of the quote currency, case-insensitive.', 'EUR'),
      date: patternParameter(
        'Day of the rate, not after today. If no rate was published that day, the latest earlier rate.',
        {
          example: '2024-02-29',
          maximum: 10,
          pattern: /^\d{4}-\d{2}-\d{2}$/,
        },
      ),
      amount: patternParameter(
        'Amount of the base currency to convert: a decimal number of up to 15 digits.',
        {
          example: '99.95',
          maximum: 16,
          pattern: /^\d+(\.\d+)?$/,
        },
      ),
    },
    cache: 'live',
    missing: ({ base, quote }) =>
      `No currency has the code ${String(base)} or ${String(quote)}. For example, use USD and EUR.`,
    // The body contains `stale` only when it is true.
    shape: ({ stale, ...body }) => (stale === true ? { ...body, stale } : body),
    examples: [
      { path: '/currency/USD/EUR', note: 'The last published rate.' },
      {
        path: '/currency/GBP/JPY?date=2024-02-29&amount=99.95',
        note: 'A cross rate of a day, with a converted amount.',
      },
    ],
  },
];
