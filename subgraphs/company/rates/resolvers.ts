import type { Publication } from '../../../db/stores/exchange-rates.ts';
import { invalid, LookupError, unavailable } from '../../lookup-error.ts';
import { currencyByCode, type CurrencyRecord } from '../currency/currencies.ts';
import type { Resolvers } from '../schema.generated.ts';
import { ratio, readDecimal, times, toPlaces, toSignificant, type Decimal } from './decimal.ts';

export interface RateSource {
  /** The last publication on or before a day (YYYY-MM-DD). Null: none is loaded. */
  readonly publishedOn: (day: string) => Promise<Publication | null>;
  /** Whether any publication is loaded. */
  readonly loaded: () => Promise<boolean>;
  /** Whether the operator named the bank, which is then asked again and again. Default: no. */
  readonly followed?: boolean;
}

export interface ExchangeRateRecord {
  readonly base: CurrencyRecord;
  readonly quote: CurrencyRecord;
  readonly rate: string | null;
  readonly date: string | null;
  readonly stale: boolean;
  readonly amount: string | null;
  readonly converted: string | null;
}

/** Days without a publication that weekends and holidays explain. */
const longestPause = 7;
/** Digits that a double holds exactly. */
const exactDigits = 15;
const rateDigits = 10;
const one: Decimal = { units: 1n, scale: 0 };

const dayLength = 86_400_000;
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

function readDay(text: string, today: string): string {
  const instant = Date.parse(`${text}T00:00:00Z`);
  const exists = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instant) && dayOf(instant) === text;
  if (!exists || text > today) {
    throw invalid(
      'date',
      `date must be a day that exists, as YYYY-MM-DD, and not after today: use for example date=2024-02-29.`,
    );
  }
  return text;
}

function readAmount(text: string): Decimal {
  const amount = text.replace('.', '').length > exactDigits ? null : readDecimal(text);
  if (amount === null) {
    throw invalid(
      'amount',
      `amount must be a decimal of at most ${exactDigits} digits, without sign or exponent: use for example amount=99.95.`,
    );
  }
  return amount;
}

async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LookupError) throw error;
    throw unavailable('The exchange rates cannot be read: the database does not answer. Try again later.');
  }
}

const bankFolder = 'https://www.ecb.europa.eu/stats/eurofxref';

const notLoaded = (followed: boolean) =>
  unavailable(
    (followed
      ? 'No exchange rates are loaded yet: the European Central Bank, which ECB_URL names, has not answered with them. It is asked again within minutes. At once: '
      : `No exchange rates are loaded: set ECB_URL=${bankFolder}, or `) +
      `run \`npm run data -- import exchange_rates --from ${bankFolder}/eurofxref-hist.xml\`.`,
  );

function rateOf({ rates }: Publication, { code }: CurrencyRecord): Decimal | null {
  return code === 'EUR' ? one : readDecimal(rates.get(code) ?? '');
}

export const rateResolvers = (source: RateSource): Resolvers => ({
  Query: {
    exchangeRate: async (_, { base, quote, date, amount }, { now }) => {
      const day = date === null || date === undefined ? dayOf(now) : readDay(date.trim(), dayOf(now));
      const given = amount === null || amount === undefined ? null : readAmount(amount.trim());
      const from = currencyByCode(base);
      const to = currencyByCode(quote);
      if (from === null || to === null) return null;
      const publication = await reading(() => source.publishedOn(day));
      const isSame = from.code === to.code;
      if (publication === null && !isSame && !(await reading(source.loaded)))
        throw notLoaded(source.followed === true);
      const record = { base: from, quote: to, amount: amount ?? null };
      const a = publication === null ? null : rateOf(publication, from);
      const b = publication === null ? null : rateOf(publication, to);
      // A currency is worth itself on every day, whether a bank publishes it or not.
      if (isSame && (publication === null || a === null)) {
        const converted = given === null ? null : toPlaces(times(ratio(one, one), given), to.digits ?? 2);
        return { ...record, rate: '1', date: day, stale: false, converted };
      }
      // A currency that is not published that day has no official rate: that of another day is not its rate.
      if (publication === null || a === null || b === null) {
        return { ...record, rate: null, date: null, stale: false, converted: null };
      }
      const rate = ratio(b, a);
      return {
        ...record,
        rate: toSignificant(rate, rateDigits),
        date: publication.date,
        stale: Date.parse(day) - Date.parse(publication.date) > longestPause * dayLength,
        converted: given === null ? null : toPlaces(times(rate, given), to.digits ?? 2),
      };
    },
  },
  ExchangeRate: {
    baseCode: ({ base }) => base.code,
    quoteCode: ({ quote }) => quote.code,
    rate: ({ rate }) => (rate === null ? null : Number(rate)),
    rateText: ({ rate }) => rate,
    source: ({ rate, base, quote }) =>
      rate === null || base.code === quote.code ? null : 'European Central Bank',
    amount: ({ amount }) => (amount === null ? null : Number(amount)),
    converted: ({ converted }) => (converted === null ? null : Number(converted)),
    convertedText: ({ converted }) => converted,
    deep: (record) => record,
  },
});
