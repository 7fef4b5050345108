import { maxSpanDays } from '../../../subgraphs/validation/rate-span.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { getNumberAt, getObjectAt, getObjectsAt, getTextAt, type JsonObject } from '../../../core/json.ts';
import {
  parseCodes,
  getFirstValue,
  type CompatRequest,
  type CompatApi,
  type CompatPath,
} from '../compat-api.ts';
import type { Body, Variables } from '../../routing/route.ts';
import { dayMs, isIsoDay, formatIsoDay } from '../../../facts/iso-day.ts';

/**
 * Parses a day. A future day is replaced by today, which has the latest rates.
 * @throws invalid_request for an invalid day
 */
function parseDay(text: string, { now }: CompatRequest): string {
  const today = formatIsoDay(now);
  if (!isIsoDay(text))
    throw createInvalidInputError(
      'date',
      `date must be an existing day as YYYY-MM-DD, not ${JSON.stringify(text.slice(0, 40))}. For example, use latest, 2024-02-29 or 2024-01-01..2024-01-31.`,
    );
  return text > today ? today : text;
}

/**
 * Checks a range of days.
 * @throws invalid_request when the range is too long or reversed
 */
function createDayRange(from: string, to: string): { readonly from: string; readonly to: string } {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  if (days >= 0 && days <= maxSpanDays) return { from, to };
  throw createInvalidInputError(
    'date',
    `A range must have at most ${maxSpanDays} days, with the earlier day first. For example, use 2024-01-01..2024-12-31.`,
  );
}

/** Parses `latest`, a day, or a range `from..to`; a range without an end ends today. */
function parseDays(request: CompatRequest): { readonly from: string; readonly to: string } {
  const text = getFirstValue(request);
  const today = formatIsoDay(request.now);
  if (text === 'latest' || text === 'current') return createDayRange(today, today);
  const [from = '', to] = text.split('..');
  const firstDay = parseDay(from, request);
  return createDayRange(firstDay, to === undefined ? firstDay : to === '' ? today : parseDay(to, request));
}

const isRange = (request: CompatRequest): boolean => getFirstValue(request).includes('..');

/**
 * Parses the amount.
 * @throws invalid_request
 */
function parseAmount({ query: { amount = '1' } }: CompatRequest): number {
  const value = /^\d{1,15}(\.\d{1,10})?$/.test(amount) ? Number(amount) : 0;
  if (value > 0) return value;
  throw createInvalidInputError(
    'amount',
    'amount must be a number above 0 with at most 15 digits. For example, use 10.',
  );
}

/** Number of decimal places by the size of the number, as in the original API: larger numbers have fewer. */
const decimalPlaces: readonly (readonly [number, number])[] = [
  [5000, 0],
  [80, 2],
  [20, 3],
  [1, 4],
  [0.0001, 5],
];
const roundRate = (value: number): number =>
  Number(value.toFixed(decimalPlaces.find(([above]) => value > above)?.[1] ?? 6));

const toRates = (day: JsonObject, amount: number): Body =>
  Object.fromEntries(
    getObjectsAt(day, 'rates').map((each) => [
      getTextAt(each, 'quoteCode') ?? '',
      roundRate(amount * (getNumberAt(each, 'rate') ?? 0)),
    ]),
  );

/** Returns the days that have rates; weekends and bank holidays have none. */
const listDaysWithRates = (data: JsonObject): readonly JsonObject[] =>
  getObjectsAt(data, 'exchangeRates', 'days').filter((day) => getObjectsAt(day, 'rates').length > 0);

const createFirstVersionPath = (path: CompatPath['path']): CompatPath => ({
  path,
  document: 'rates',
  variables(request): Variables {
    parseAmount(request); // rejects an invalid amount before the lookup
    const { query } = request;
    const base = (query['from'] ?? query['base'] ?? 'EUR').toUpperCase();
    return { base, quotes: parseCodes(query['to'] ?? query['symbols']), ...parseDays(request) };
  },
  answer(data, request) {
    const amount = parseAmount(request);
    const days = listDaysWithRates(data);
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return null;
    const commonFields = { amount, base: getBaseCurrency(data) };
    if (!isRange(request))
      return { body: { ...commonFields, date: first['date'], rates: toRates(first, amount) } };
    const rates = Object.fromEntries(days.map((day) => [getTextAt(day, 'date') ?? '', toRates(day, amount)]));
    return { body: { ...commonFields, start_date: first['date'], end_date: last['date'], rates } };
  },
});

const getBaseCurrency = (data: JsonObject): string | null => getTextAt(data, 'exchangeRates', 'baseCode');

const createRowsOfDay =
  (data: JsonObject) =>
  (day: JsonObject): readonly Body[] =>
    getObjectsAt(day, 'rates').map((each) => ({
      date: day['date'],
      base: getBaseCurrency(data),
      quote: each['quoteCode'],
      rate: roundRate(getNumberAt(each, 'rate') ?? 0),
    }));

/** Parses the days of a version 2 request: `date`, a range with `from` and `to`, or the latest day. */
function parseRequestedDays(request: CompatRequest): { readonly from: string; readonly to: string } {
  const { date, from, to } = request.query;
  const today = formatIsoDay(request.now);
  const lastDay = parseDay(date ?? to ?? today, request);
  return createDayRange(from === undefined ? lastDay : parseDay(from, request), lastDay);
}

const createCurrenciesPath = (
  path: CompatPath['path'],
  form: (currencies: readonly JsonObject[], request: CompatRequest) => unknown,
) =>
  ({
    path,
    document: 'currencies',
    variables: () => ({}),
    answer(data, request) {
      const quotedRates = getObjectsAt(data, 'exchangeRates', 'days', 0, 'rates');
      const allCurrencies = [
        getObjectAt(data, 'euro'),
        ...quotedRates.map((each) => getObjectAt(each, 'quote')),
      ];
      const currencyRecords = allCurrencies.filter((each) => each !== null);
      currencyRecords.sort((a, b) => String(a['code']).localeCompare(String(b['code'])));
      const body = quotedRates.length === 0 ? null : form(currencyRecords, request);
      return body === null ? null : { body };
    },
  }) satisfies CompatPath;

const formatCurrency = ({ code, name, numeric, symbol }: JsonObject): Body => ({
  iso_code: code,
  iso_numeric: numeric,
  name,
  symbol,
  start_date: null,
  end_date: null,
});

const mapByCode = (currencies: readonly JsonObject[]): Body =>
  Object.fromEntries(currencies.map(({ code, name }) => [String(code), name]));

/** Emulates frankfurter.app and both versions of frankfurter.dev: reference rates of the European Central Bank. */
export const frankfurter: CompatApi = {
  name: 'frankfurter',
  notFound: { body: { message: 'not found' } },
  paths: [
    createCurrenciesPath('/currencies', mapByCode),
    createCurrenciesPath('/v1/currencies', mapByCode),
    createFirstVersionPath('/{day}'),
    createFirstVersionPath('/v1/{day}'),
    {
      path: '/v2/rates',
      document: 'rates',
      variables: (request) => ({
        base: (request.query['base'] ?? 'EUR').toUpperCase(),
        quotes: parseCodes(request.query['quotes']),
        ...parseRequestedDays(request),
      }),
      answer(data, { query: { from } }) {
        const days = listDaysWithRates(data).filter(
          (day) => from === undefined || String(day['date']) >= from,
        );
        return days.length === 0 ? null : { body: days.flatMap(createRowsOfDay(data)) };
      },
    },
    {
      path: '/v2/rate/{base}/{quote}',
      document: 'rates',
      variables: (request) => {
        const [base = '', quote = ''] = request.values;
        return { base: base.toUpperCase(), quotes: [quote.toUpperCase()], ...parseRequestedDays(request) };
      },
      answer(data) {
        const [row] = listDaysWithRates(data).flatMap(createRowsOfDay(data));
        return row === undefined ? null : { body: row };
      },
    },
    createCurrenciesPath('/v2/currencies', (currencies) => currencies.map(formatCurrency)),
    createCurrenciesPath('/v2/currency/{code}', (currencies, request) => {
      const currency = currencies.find(({ code }) => code === getFirstValue(request).toUpperCase());
      return currency === undefined ? null : { ...formatCurrency(currency), providers: ['ECB'] };
    }),
  ],
};
