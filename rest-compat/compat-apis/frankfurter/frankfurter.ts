import { maxSpanDays } from '../../../subgraphs/validation/rate-span.ts';
import { invalid } from '../../../core/lookup-error.ts';
import { numberAt, objectAt, objectsAt, textAt, type JsonObject } from '../../../core/json.ts';
import { codesIn, firstOf, type CompatRequest, type CompatApi, type CompatPath } from '../compat-api.ts';
import type { Body, Variables } from '../../routing/route.ts';
import { dayMs, isIsoDay, formatIsoDay } from '../../../facts/iso-day.ts';

/**
 * Parses a day; a future day becomes today, since today has the latest rates.
 * @throws invalid_request for an invalid day
 */
function dayIn(text: string, { now }: CompatRequest): string {
  const today = formatIsoDay(now);
  if (!isIsoDay(text))
    throw invalid(
      'date',
      `date must be an existing day as YYYY-MM-DD, not ${JSON.stringify(text.slice(0, 40))}. Use for example latest, 2024-02-29 or 2024-01-01..2024-01-31.`,
    );
  return text > today ? today : text;
}

/**
 * Checks a range of days.
 * @throws invalid_request when the range is too long or reversed
 */
function span(from: string, to: string): { readonly from: string; readonly to: string } {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  if (days >= 0 && days <= maxSpanDays) return { from, to };
  throw invalid(
    'date',
    `A range must have at most ${maxSpanDays} days, with the earlier day first. Use for example 2024-01-01..2024-12-31.`,
  );
}

/** Parses `latest`, a day, or a range `from..to`; a range without an end ends today. */
function daysOf(request: CompatRequest): { readonly from: string; readonly to: string } {
  const text = firstOf(request);
  const today = formatIsoDay(request.now);
  if (text === 'latest' || text === 'current') return span(today, today);
  const [from = '', to] = text.split('..');
  const first = dayIn(from, request);
  return span(first, to === undefined ? first : to === '' ? today : dayIn(to, request));
}

const isRange = (request: CompatRequest): boolean => firstOf(request).includes('..');

/**
 * Parses the amount.
 * @throws invalid_request
 */
function amountOf({ query: { amount = '1' } }: CompatRequest): number {
  const value = /^\d{1,15}(\.\d{1,10})?$/.test(amount) ? Number(amount) : 0;
  if (value > 0) return value;
  throw invalid('amount', 'amount must be a number above 0 with at most 15 digits. Use for example 10.');
}

/** Decimal places by size, as in the original API: the larger the number, the fewer. */
const decimalPlaces: readonly (readonly [number, number])[] = [
  [5000, 0],
  [80, 2],
  [20, 3],
  [1, 4],
  [0.0001, 5],
];
const rounded = (value: number): number =>
  Number(value.toFixed(decimalPlaces.find(([above]) => value > above)?.[1] ?? 6));

const ratesOf = (day: JsonObject, amount: number): Body =>
  Object.fromEntries(
    objectsAt(day, 'rates').map((each) => [
      textAt(each, 'quoteCode') ?? '',
      rounded(amount * (numberAt(each, 'rate') ?? 0)),
    ]),
  );

/** Returns the days that have rates; weekends and bank holidays have none. */
const daysWithRates = (data: JsonObject): readonly JsonObject[] =>
  objectsAt(data, 'exchangeRates', 'days').filter((day) => objectsAt(day, 'rates').length > 0);

const firstVersion = (path: CompatPath['path']): CompatPath => ({
  path,
  document: 'rates',
  variables(request): Variables {
    amountOf(request); // rejects an invalid amount before the lookup
    const { query } = request;
    const base = (query['from'] ?? query['base'] ?? 'EUR').toUpperCase();
    return { base, quotes: codesIn(query['to'] ?? query['symbols']), ...daysOf(request) };
  },
  answer(data, request) {
    const amount = amountOf(request);
    const days = daysWithRates(data);
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return null;
    const common = { amount, base: baseOf(data) };
    if (!isRange(request)) return { body: { ...common, date: first['date'], rates: ratesOf(first, amount) } };
    const rates = Object.fromEntries(days.map((day) => [textAt(day, 'date') ?? '', ratesOf(day, amount)]));
    return { body: { ...common, start_date: first['date'], end_date: last['date'], rates } };
  },
});

const baseOf = (data: JsonObject): string | null => textAt(data, 'exchangeRates', 'baseCode');

const rowsOf =
  (data: JsonObject) =>
  (day: JsonObject): readonly Body[] =>
    objectsAt(day, 'rates').map((each) => ({
      date: day['date'],
      base: baseOf(data),
      quote: each['quoteCode'],
      rate: rounded(numberAt(each, 'rate') ?? 0),
    }));

/** Parses the days of a version 2 request: `date`, a range with `from` and `to`, or the latest day. */
function requestedDays(request: CompatRequest): { readonly from: string; readonly to: string } {
  const { date, from, to } = request.query;
  const today = formatIsoDay(request.now);
  const last = dayIn(date ?? to ?? today, request);
  return span(from === undefined ? last : dayIn(from, request), last);
}

const currenciesPath = (
  path: CompatPath['path'],
  form: (currencies: readonly JsonObject[], request: CompatRequest) => unknown,
) =>
  ({
    path,
    document: 'currencies',
    variables: () => ({}),
    answer(data, request) {
      const quoted = objectsAt(data, 'exchangeRates', 'days', 0, 'rates');
      const all = [objectAt(data, 'euro'), ...quoted.map((each) => objectAt(each, 'quote'))];
      const present = all.filter((each) => each !== null);
      present.sort((a, b) => String(a['code']).localeCompare(String(b['code'])));
      const body = quoted.length === 0 ? null : form(present, request);
      return body === null ? null : { body };
    },
  }) satisfies CompatPath;

const currencyForm = ({ code, name, numeric, symbol }: JsonObject): Body => ({
  iso_code: code,
  iso_numeric: numeric,
  name,
  symbol,
  start_date: null,
  end_date: null,
});

const byCode = (currencies: readonly JsonObject[]): Body =>
  Object.fromEntries(currencies.map(({ code, name }) => [String(code), name]));

/** Emulates frankfurter.app and both versions of frankfurter.dev: reference rates of the European Central Bank. */
export const frankfurter: CompatApi = {
  name: 'frankfurter',
  notFound: { body: { message: 'not found' } },
  paths: [
    currenciesPath('/currencies', byCode),
    currenciesPath('/v1/currencies', byCode),
    firstVersion('/{day}'),
    firstVersion('/v1/{day}'),
    {
      path: '/v2/rates',
      document: 'rates',
      variables: (request) => ({
        base: (request.query['base'] ?? 'EUR').toUpperCase(),
        quotes: codesIn(request.query['quotes']),
        ...requestedDays(request),
      }),
      answer(data, { query: { from } }) {
        const days = daysWithRates(data).filter((day) => from === undefined || String(day['date']) >= from);
        return days.length === 0 ? null : { body: days.flatMap(rowsOf(data)) };
      },
    },
    {
      path: '/v2/rate/{base}/{quote}',
      document: 'rates',
      variables: (request) => {
        const [base = '', quote = ''] = request.values;
        return { base: base.toUpperCase(), quotes: [quote.toUpperCase()], ...requestedDays(request) };
      },
      answer(data) {
        const [row] = daysWithRates(data).flatMap(rowsOf(data));
        return row === undefined ? null : { body: row };
      },
    },
    currenciesPath('/v2/currencies', (currencies) => currencies.map(currencyForm)),
    currenciesPath('/v2/currency/{code}', (currencies, request) => {
      const currency = currencies.find(({ code }) => code === firstOf(request).toUpperCase());
      return currency === undefined ? null : { ...currencyForm(currency), providers: ['ECB'] };
    }),
  ],
};
