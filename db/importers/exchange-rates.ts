import { readFileSync } from 'node:fs';
import type { Dataset } from '../import/dataset.ts';
import type { RateDay } from '../records/rate-day.ts';
import { exchangeRate } from '../tables/money.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

const dayElementPattern =
  /<Cube\s+(?:time=["'](\d{4}-\d{2}-\d{2})["']|currency=["']([A-Z]{3})["']\s+rate=["']([^"']*)["'])\s*\/?>/g;

/**
 * Parses the euro reference rates of the European Central Bank from any of its XML files (one day, 90 days, complete history).
 * @throws UserFacingError for any other text, and for a truncated file
 */
export function parseEcbRates(xml: string): RateDay[] {
  if (!xml.includes('http://www.gesmes.org/xml/2002-08-01') || !/<\/gesmes:Envelope>\s*$/.test(xml)) {
    throw new UserFacingError(
      'dataset',
      'exchange_rates: not a complete reference rates file of the European Central Bank',
    );
  }
  const days: { date: string; rates: { currency: string; rate: string }[] }[] = [];
  for (const [, date, currency, rate = ''] of xml.matchAll(dayElementPattern)) {
    if (date !== undefined) {
      days.push({ date, rates: [] });
      continue;
    }
    // Files from before 2009 contain N/A for a suspended rate.
    if (currency === undefined || rate === 'N/A') continue;
    if (!/^\d{1,9}(\.\d{1,9})?$/.test(rate) || Number(rate) <= 0) {
      throw new UserFacingError(
        'dataset',
        `exchange_rates: ${currency} has an invalid rate: ${JSON.stringify(rate.slice(0, 40))}`,
      );
    }
    const day = days.at(-1);
    if (day === undefined)
      throw new UserFacingError('dataset', 'exchange_rates: a rate precedes the first day');
    day.rates.push({ currency, rate });
  }
  if (!days.some(({ rates }) => rates.length > 0))
    throw new UserFacingError('dataset', 'exchange_rates: the file has no rates');
  return days;
}

/** Yields one row per rate and day. */
export function* generateRateRows(
  days: readonly RateDay[],
): Generator<{ readonly line: number; readonly row: typeof exchangeRate.$inferInsert }> {
  let line = 0;
  for (const { date, rates } of days) {
    for (const { currency, rate } of rates) yield { line: (line += 1), row: { date, currency, rate } };
  }
}

/**
 * Rates of the European Central Bank. A file contains the complete history. The daily refresh adds newer days, see
 * `db/import/add-rates.ts`.
 */
export const exchangeRates: Dataset<typeof exchangeRate> = {
  name: 'exchange_rates',
  table: exchangeRate,
  revision: 1,
  licence: 'ECB: free of charge, the source to be named',
  attribution: 'Source: European Central Bank, euro foreign exchange reference rates',
  about: 220_000,
  file: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.xml',
  *rows(file = '') {
    yield* generateRateRows(parseEcbRates(readFileSync(file, 'utf8')));
  },
};
