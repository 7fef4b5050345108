import type { RatePublication } from '../../../db/queries/exchange-rates.ts';
import { createInvalidInputError, LookupError, createUnavailableError } from '../../../core/lookup-error.ts';
import { findCurrency, type CurrencyRecord } from '../currency/currencies.ts';
import { batchLimits } from '../../validation/batch.ts';
import { currencyCodeRule } from '../../validation/currency-code.ts';
import { maxSpanDays } from '../../validation/rate-span.ts';
import type { Resolvers } from '../schema.generated.ts';
import {
  divideDecimals,
  parseDecimalRate,
  multiply,
  formatWithPlaces,
  formatWithSignificantDigits,
  type Decimal,
  type Fraction,
} from './decimal.ts';
import { dayMs, isIsoDay, formatIsoDay } from '../../../facts/iso-day.ts';

/** The reason why no rates are loaded. */
export interface ReasonForNoRates {
  /** The reason, worded as the end of a sentence. */
  readonly reason: string;
  /** Seconds after which the client should repeat the request; undefined when only the operator can load rates. */
  readonly retryAfter?: number;
}

export interface RateSource {
  /**
   * Returns publications by date: the last publication on or before `from` (YYYY-MM-DD), and all later publications up to `to`.
   * Empty when no publication is loaded.
   */
  readonly publishedBetween: (from: string, to: string) => Promise<readonly RatePublication[]>;
  /**
   * Returns publications of Norges Bank, with the same arguments as `publishedBetween`. They are used for currencies that the
   * European Central Bank does not publish. Default: no such publications.
   */
  readonly norgesBank?: (from: string, to: string) => Promise<readonly RatePublication[]>;
  /** Whether any publication is loaded. */
  readonly loaded: () => Promise<boolean>;
  /**
   * Returns the reason why no publication is loaded: the download is running, the bank's server failed, or the operator has
   * turned off rates.
   */
  readonly reasonForNone?: () => ReasonForNoRates;
}

export interface ExchangeRateRecord {
  readonly base: CurrencyRecord;
  readonly quote: CurrencyRecord;
  readonly rate: string | null;
  readonly date: string | null;
  /** Name of the bank that published the rate. */
  readonly source: string | null;
  readonly stale: boolean;
  readonly amount: string | null;
  readonly converted: string | null;
}

/** Rate of one currency on one day. */
export interface QuotedRateRecord {
  readonly quote: CurrencyRecord;
  readonly rate: string;
}

/** Rates of one currency, sorted by date. */
export interface ExchangeRatesRecord {
  readonly base: CurrencyRecord;
  readonly days: { readonly date: string; readonly rates: QuotedRateRecord[] }[];
}

/** Maximum number of consecutive days without a publication. Weekends and holidays are shorter. */
const maxGapDays = 7;
/** Maximum number of decimal digits that a double represents exactly. */
const maxExactDigits = 15;
const rateDigits = 10;
const decimalOne: Decimal = { units: 1n, scale: 0 };

function parseDay(text: string, today: string, param = 'date'): string {
  if (!isIsoDay(text) || text > today) {
    throw createInvalidInputError(
      param,
      `${param} must be a valid date in the format YYYY-MM-DD, not after today: for example, use ${param}=2024-02-29.`,
    );
  }
  return text;
}

function parseAmount(text: string): Decimal {
  const amount = text.replace('.', '').length > maxExactDigits ? null : parseDecimalRate(text);
  if (amount === null) {
    throw createInvalidInputError(
      'amount',
      `amount must be a decimal number of at most ${maxExactDigits} digits, without sign or exponent: for example, use amount=99.95.`,
    );
  }
  return amount;
}

async function readStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LookupError) throw error;
    throw createUnavailableError(
      'The exchange rates cannot be read because the database does not respond. Try again later.',
    );
  }
}

function createNotLoadedError({ reasonForNone }: RateSource): LookupError {
  const { reason, retryAfter } = reasonForNone?.() ?? { reason: 'ECB_URL is turned off' };
  return createUnavailableError(
    `No exchange rates are loaded: ${reason}. ` +
      'The file https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.xml can also be imported: `npm run data -- import exchange_rates --from <file>`.',
    { source: 'ECB_URL', ...(retryAfter === undefined ? {} : { retryAfter }) },
  );
}

function findRate({ rates }: RatePublication, { code }: CurrencyRecord, home = 'EUR'): Decimal | null {
  return code === home ? decimalOne : parseDecimalRate(rates.get(code) ?? '');
}

/** Rate of a currency pair in one publication. */
interface PairRate {
  readonly rate: Fraction;
  readonly date: string;
  readonly source: string;
}

/**
 * Returns the rate of a pair by the European Central Bank, or else by Norges Bank. The rates of both currencies come from the
 * same bank and day.
 * @returns null when neither bank publishes both currencies
 */
async function findPairRate(
  { norgesBank }: RateSource,
  publication: RatePublication | null,
  day: string,
  [from, to]: readonly [CurrencyRecord, CurrencyRecord],
): Promise<PairRate | null> {
  const fromRate = publication && findRate(publication, from);
  const toRate = publication && findRate(publication, to);
  if (publication !== null && fromRate !== null && toRate !== null)
    return {
      rate: divideDecimals(toRate, fromRate),
      date: publication.date,
      source: 'European Central Bank',
    };
  const [norwegian = null] = norgesBank === undefined ? [] : await readStore(() => norgesBank(day, day));
  // Norges Bank publishes kroner per unit; the European Central Bank publishes units per euro.
  const fromRateInKroner = norwegian && findRate(norwegian, from, 'NOK');
  const toRateInKroner = norwegian && findRate(norwegian, to, 'NOK');
  if (norwegian === null || fromRateInKroner === null || toRateInKroner === null) return null;
  return {
    rate: divideDecimals(fromRateInKroner, toRateInKroner),
    date: norwegian.date,
    source: 'Norges Bank',
  };
}

/** Returns the rates of a publication against a base currency, sorted by code. Null `quotes` means all currencies. */
function quoteRates(
  publication: RatePublication,
  base: CurrencyRecord,
  quotes: readonly CurrencyRecord[] | null,
): QuotedRateRecord[] {
  const baseRate = findRate(publication, base);
  if (baseRate === null) return [];
  const quoteCurrencies =
    quotes ?? ['EUR', ...publication.rates.keys()].flatMap((code) => findCurrency(code) ?? []);
  return quoteCurrencies
    .filter(({ code }) => code !== base.code)
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .flatMap((quote) => {
      const rate = findRate(publication, quote);
      return rate === null
        ? []
        : [{ quote, rate: formatWithSignificantDigits(divideDecimals(rate, baseRate), rateDigits) }];
    });
}

/**
 * Looks up the quote currencies without duplicates; null for an unknown code. @throws invalid_request when the request has too
 * many codes
 */
function parseQuotes(quotes: readonly string[]): (CurrencyRecord | null)[] {
  const maxQuotes = batchLimits.currencies;
  if (quotes.length > maxQuotes)
    throw createInvalidInputError(
      'quotes',
      `quotes must have at most ${maxQuotes} elements, not ${quotes.length}: omit quotes to get all currencies, or use a list such as ["USD", "GBP"].`,
    );
  return [...new Set(quotes.map((code) => findCurrency(currencyCodeRule.read(code, 'quotes'))))];
}

/** Validates a range of days. @throws invalid_request when a day is malformed, or the range is too long or reversed */
function parseDateRange(from: string | null | undefined, to: string | null | undefined, now: number) {
  const today = formatIsoDay(now);
  const lastDay = to === null || to === undefined ? today : parseDay(to.trim(), today, 'lastDay');
  const firstDay = from === null || from === undefined ? lastDay : parseDay(from.trim(), today, 'firstDay');
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs;
  if (days >= 0 && days <= maxSpanDays) return { first: firstDay, last: lastDay };
  throw createInvalidInputError(
    'firstDay',
    `firstDay must be at most ${maxSpanDays} days before lastDay, and not after it: for example, use firstDay=${formatIsoDay(Date.parse(lastDay) - 30 * dayMs)}.`,
  );
}

export const rateResolvers = (source: RateSource): Resolvers => ({
  Query: {
    exchangeRates: async (_, { base, quotes, firstDay, lastDay }, { now }) => {
      const { first, last } = parseDateRange(firstDay, lastDay, now);
      const currency = findCurrency(currencyCodeRule.read(base, 'base'));
      const requestedQuotes = quotes ? parseQuotes(quotes) : null;
      if (currency === null || requestedQuotes?.includes(null) === true) return null;
      const publications = await readStore(() => source.publishedBetween(first, last));
      if (publications.length === 0 && !(await readStore(source.loaded))) throw createNotLoadedError(source);
      const knownQuotes = requestedQuotes === null ? null : requestedQuotes.filter((each) => each !== null);
      return {
        base: currency,
        days: publications.map((publication) => ({
          date: publication.date,
          rates: quoteRates(publication, currency, knownQuotes),
        })),
      };
    },
    exchangeRate: async (_, { base, quote, date, amount }, { now }) => {
      const day =
        date === null || date === undefined ? formatIsoDay(now) : parseDay(date.trim(), formatIsoDay(now));
      const parsedAmount = amount === null || amount === undefined ? null : parseAmount(amount.trim());
      const baseCurrency = findCurrency(currencyCodeRule.read(base, 'base'));
      const quoteCurrency = findCurrency(currencyCodeRule.read(quote, 'quote'));
      if (baseCurrency === null || quoteCurrency === null) return null;
      const [publication = null] = await readStore(() => source.publishedBetween(day, day));
      const isSameCurrency = baseCurrency.code === quoteCurrency.code;
      const pair = await findPairRate(source, publication, day, [baseCurrency, quoteCurrency]);
      if (publication === null && pair === null && !isSameCurrency && !(await readStore(source.loaded)))
        throw createNotLoadedError(source);
      const record = { base: baseCurrency, quote: quoteCurrency, amount: amount ?? null };
      // The rate between a currency and itself is always 1, even when no bank publishes the currency.
      if (isSameCurrency && pair === null) {
        const convertedAmount =
          parsedAmount === null
            ? null
            : formatWithPlaces(
                multiply(divideDecimals(decimalOne, decimalOne), parsedAmount),
                quoteCurrency.digits ?? 2,
              );
        return { ...record, rate: '1', date: day, source: null, stale: false, converted: convertedAmount };
      }
      // A currency without a publication on that day has no official rate. The rate of another day is not used instead.
      if (pair === null) {
        return { ...record, rate: null, date: null, source: null, stale: false, converted: null };
      }
      const { rate, date: published } = pair;
      return {
        ...record,
        rate: formatWithSignificantDigits(rate, rateDigits),
        date: published,
        source: isSameCurrency ? null : pair.source,
        stale: Date.parse(day) - Date.parse(published) > maxGapDays * dayMs,
        converted:
          parsedAmount === null
            ? null
            : formatWithPlaces(multiply(rate, parsedAmount), quoteCurrency.digits ?? 2),
      };
    },
  },
  ExchangeRates: { baseCode: ({ base }) => base.code },
  QuotedRate: {
    quoteCode: ({ quote }) => quote.code,
    rate: ({ rate }) => Number(rate),
    rateText: ({ rate }) => rate,
  },
  ExchangeRate: {
    baseCode: ({ base }) => base.code,
    quoteCode: ({ quote }) => quote.code,
    rate: ({ rate }) => (rate === null ? null : Number(rate)),
    rateText: ({ rate }) => rate,
    amount: ({ amount }) => (amount === null ? null : Number(amount)),
    converted: ({ converted }) => (converted === null ? null : Number(converted)),
    convertedText: ({ converted }) => converted,
    deep: (record) => record,
  },
});
