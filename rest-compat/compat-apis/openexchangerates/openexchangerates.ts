import { isIsoDay, formatIsoDay } from '../../../facts/iso-day.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { getNumberAt, getObjectAt, getObjectsAt, getTextAt, type JsonObject } from '../../../core/json.ts';
import {
  parseCodes,
  getFirstValue,
  type CompatApi,
  type CompatPath,
  type CompatRequest,
} from '../compat-api.ts';

const getBaseCurrency = ({ query: { base = 'USD' } }: CompatRequest): string => base.toUpperCase();

/**
 * Parses the day in the path. The oldest rates are of 1999-01-04.
 * @throws invalid_request
 */
function parseDay(request: CompatRequest): string {
  const text = getFirstValue(request).replace(/\.json$/, '');
  const today = formatIsoDay(request.now);
  if (isIsoDay(text)) return text > today ? today : text;
  throw createInvalidInputError(
    'date',
    'date must be an existing day such as 2024-02-29 in /api/historical/2024-02-29.json.',
  );
}

/** Returns the rates by currency code, sorted by code. The base currency has the rate 1, if it is requested. */
function toRates(day: JsonObject, base: string, wanted: readonly string[] | null): Record<string, number> {
  const rates = new Map(
    getObjectsAt(day, 'rates').map((each) => [
      getTextAt(each, 'quoteCode') ?? '',
      getNumberAt(each, 'rate') ?? 0,
    ]),
  );
  if (wanted === null || wanted.includes(base)) rates.set(base, 1);
  return Object.fromEntries([...rates].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const createRatesPath = (path: CompatPath['path'], day: (request: CompatRequest) => string): CompatPath => ({
  path,
  document: 'rates',
  variables: (request) => ({
    base: getBaseCurrency(request),
    quotes: parseCodes(request.query['symbols']),
    day: day(request),
  }),
  answer(data, request) {
    const publishedDay = getObjectAt(getObjectsAt(data, 'exchangeRates', 'days').at(-1));
    const date = getTextAt(publishedDay, 'date');
    if (publishedDay === null || date === null) return null;
    const base = getBaseCurrency(request);
    return {
      body: {
        disclaimer: 'Reference rates of the European Central Bank, computed through the euro.',
        license: `${request.base}/docs/licences`,
        timestamp: Date.parse(date) / 1000,
        base,
        rates: toRates(publishedDay, base, parseCodes(request.query['symbols'])),
      },
    };
  },
});

/** Emulates openexchangerates.org with the reference rates of the European Central Bank. */
export const openExchangeRates: CompatApi = {
  name: 'openexchangerates',
  notFound: {
    body: {
      error: true,
      status: 404,
      message: 'not_available',
      description: 'There are no rates for this base, these symbols or this day.',
    },
  },
  paths: [
    createRatesPath('/api/latest.json', ({ now }) => formatIsoDay(now)),
    createRatesPath('/api/historical/{date}', parseDay),
    {
      path: '/api/currencies.json',
      document: 'currencies',
      variables: () => ({}),
      answer(data) {
        const quotedCurrencies = getObjectsAt(data, 'exchangeRates', 'days', 0, 'rates').map((each) =>
          getObjectAt(each, 'quote'),
        );
        if (quotedCurrencies.length === 0) return null;
        const namesByCode = [getObjectAt(data, 'exchangeRates', 'base'), ...quotedCurrencies].map(
          (each) => [getTextAt(each, 'code') ?? '', getTextAt(each, 'name')] as const,
        );
        return { body: Object.fromEntries(namesByCode.sort(([one], [other]) => (one < other ? -1 : 1))) };
      },
    },
  ],
};
