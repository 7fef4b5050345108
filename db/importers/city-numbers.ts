/**
 * First and last number for places without a GeoNames id. The range is above all GeoNames ids and below the numbers of the
 * table further-cities.
 */
export const firstNewerNumber = 1_000_000_000;
const lastNewerNumber = 1_999_999_999;
/** First numbers of municipalities by country. The ranges are above the numbers of `further-cities`. */
const municipalityNumbers: Readonly<Record<string, number>> = { DE: 2_100_000_000, IT: 2_101_000_000 };

/** Returns the first number for the municipalities of a country (ISO 3166-1 alpha-2). */
export const getFirstMunicipalityNumber = (country: string): number =>
  municipalityNumbers[country] ?? 2_102_000_000;

/** Whether a number belongs to a place without a GeoNames id, which occurs only in the newer file. */
export const isNewer = (number: number): boolean => number >= firstNewerNumber && number <= lastNewerNumber;
