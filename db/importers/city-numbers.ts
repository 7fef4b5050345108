/** First number for places without a GeoNames id: above all GeoNames ids, and below the numbers of `further-cities`. */
export const firstNewerNumber = 1_000_000_000;
const lastNewerNumber = 1_999_999_999;
/** Numbers of municipalities by country, at the end of the same range. */
const municipalityNumbers: Readonly<Record<string, number>> = { DE: 1_990_000_000, IT: 1_991_000_000 };

/** Returns the first number for the municipalities of a country (ISO 3166-1 alpha-2). */
export const firstMunicipalityNumber = (country: string): number =>
  municipalityNumbers[country] ?? 1_992_000_000;

/** Whether the number is that of a place without a GeoNames id, which only the newer file has. */
export const isNewer = (number: number): boolean => number >= firstNewerNumber && number <= lastNewerNumber;
