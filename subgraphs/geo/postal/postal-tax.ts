import type { PostalModel } from './postal.ts';

/** The general consumption tax at a postal code. Rates in percent. */
export interface PostalTax {
  /** Name of the tax; null when the place has no such tax, or the tax is unknown. */
  readonly name: string | null;
  /** Total rate in percent; null when unknown. */
  readonly rate: number | null;
  /** The state's part of the rate. Null when the state levies no such tax. */
  readonly rateState: number | null;
}

const unknownTax: PostalTax = { name: null, rate: null, rateState: null };

/** Countries where provinces or municipalities add a rate to the national rate. */
const partialRateCountries = new Set(['CA', 'US']);

/**
 * States where the country's standard rate does not apply. They are outside the VAT area of the European Union, or have their
 * own rate (VAT directive 2006/112/EC, articles 6 and 105, and national law). Svalbard and Jan Mayen have no VAT.
 */
const exceptionStates = new Set([
  ...['ES-CN', 'ES-CE', 'ES-ML', 'NO-21', 'NO-22'],
  ...['FR-971', 'FR-972', 'FR-973', 'FR-974', 'FR-976', 'PT-20', 'PT-30'],
]);
/**
 * Postal codes of individual places with the same exception: Büsingen, Heligoland, Livigno, Campione d'Italia, Samnaun,
 * Jungholz, Mittelberg.
 */
const exceptionCodes = new Set([
  ...['DE:78266', 'DE:27498', 'IT:23041', 'IT:22061', 'CH:7562', 'CH:7563'],
  ...['AT:6691', 'AT:6991', 'AT:6992', 'AT:6993'],
]);
/** Whether a French postal code belongs to an overseas territory. Overseas territories have their own taxes. */
const isOverseas = (country: string, key: string): boolean => country === 'FR' && /^9[78]/.test(key);

export function findTax({ row, country, state }: PostalModel): PostalTax {
  if (row.country === 'US') {
    return state === null ? unknownTax : { name: state.tax, rate: null, rateState: state.taxRate };
  }
  const isException =
    isOverseas(row.country, row.key) ||
    exceptionCodes.has(`${row.country}:${row.key}`) ||
    (row.state !== null && exceptionStates.has(row.state));
  if (isException) return unknownTax;
  return {
    name: country.tax,
    rate: partialRateCountries.has(row.country) ? null : country.taxRate,
    rateState: null,
  };
}
