import { readFileSync } from 'node:fs';
import type { Dataset } from '../import/dataset.ts';
import { norgesBankRate } from '../tables/money.ts';
import type { RateDay } from '../records/rate-day.ts';
import { generateRateRows } from './exchange-rates.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

const columns = ['BASE_CUR', 'QUOTE_CUR', 'UNIT_MULT', 'TIME_PERIOD', 'OBS_VALUE'] as const;
const createInvalidFileError = (what: string) => new UserFacingError('dataset', `norges_bank_rates: ${what}`);

/**
 * Divides a decimal by a power of ten without rounding. @param places number of places to shift the decimal point to the
 * left
 */
function shiftDecimal(decimal: string, places: number): string {
  const [integer = '', fraction = ''] = decimal.split('.');
  const digits = integer.padStart(places + 1, '0');
  const pointIndex = digits.length - places;
  const decimals = digits.slice(pointIndex) + fraction;
  return decimals === '' ? digits : `${digits.slice(0, pointIndex)}.${decimals}`;
}

/** Returns kroner per unit. @throws UserFacingError when the value is not a rate */
function computeKroner(currency: string, value: string, multiplier: string): string {
  // In the English format, a comma separates thousands. In the Norwegian format, a comma is the decimal separator.
  const decimal = /^\d{1,3}(?:,\d{3})+\.\d+$/.test(value) ? value.replaceAll(',', '') : value;
  if (!/^\d{1,9}(?:\.\d{1,9})?$/.test(decimal) || Number(decimal) <= 0 || !/^\d$/.test(multiplier)) {
    throw createInvalidFileError(
      `${currency} has an invalid rate: ${JSON.stringify(value.slice(0, 40))} for ten to the power of ${JSON.stringify(multiplier.slice(0, 10))} units; files are read in their English form (locale=en)`,
    );
  }
  return shiftDecimal(decimal, Number(multiplier));
}

/**
 * Parses the daily exchange rates of Norges Bank, in Norwegian kroner per unit of each currency. Many currencies are quoted per
 * hundred units. Source: CSV of https://data.norges-bank.no/api/data/EXR/B..NOK.SP?format=csv&locale=en; format:
 * https://www.norges-bank.no/en/topics/statistics/open-data/guide-data-warehouse/.
 * @throws UserFacingError when the text is not such a file
 */
export function parseNorgesBankRates(csv: string): RateDay[] {
  const [header = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = header.split(';');
  const columnPositions = columns.map((column) => names.indexOf(column));
  if (columnPositions.includes(-1))
    throw createInvalidFileError('not a CSV file of daily exchange rates of Norges Bank');
  const days = new Map<string, { currency: string; rate: string }[]>();
  for (const line of lines) {
    if (line === '') continue;
    const fields = line.split(';');
    const [currency = '', quote = '', multiplier = '', date = '', value = ''] = columnPositions.map(
      (place) => fields[place] ?? '',
    );
    // Skip days without a value, and indices of several currencies (I44).
    if (value === '' || value === 'NaN' || !/^[A-Z]{3}$/.test(currency)) continue;
    if (quote !== 'NOK' || !/^\d{4}-\d\d-\d\d$/.test(date))
      throw createInvalidFileError(`unknown line ${JSON.stringify(line.slice(0, 120))}`);
    const day = days.get(date) ?? [];
    day.push({ currency, rate: computeKroner(currency, value, multiplier) });
    days.set(date, day);
  }
  if (days.size === 0) throw createInvalidFileError('the file has no rates');
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, rates]) => ({ date, rates }));
}

/** Rates of currencies that the European Central Bank does not publish. The daily refresh adds newer days. */
export const norgesBankRates: Dataset<typeof norgesBankRate> = {
  name: 'norges_bank_rates',
  table: norgesBankRate,
  revision: 1,
  licence: 'NLOD-2.0',
  attribution: 'Source: Norges Bank, exchange rates (NLOD 2.0)',
  about: 250_000,
  file: 'https://data.norges-bank.no/api/data/EXR/B..NOK.SP?format=csv&locale=en&startPeriod=2000-01-01',
  *rows(file = '') {
    yield* generateRateRows(parseNorgesBankRates(readFileSync(file, 'utf8')));
  },
};
