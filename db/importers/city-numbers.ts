/**
 * First and last number for places without a GeoNames id: above all GeoNames ids, and below the numbers of the table
 * further-cities.
 */
export const firstNewerNumber = 1_000_000_000;
const lastNewerNumber = 1_999_999_999;

/** Whether a number belongs to a place that only the newer file has, which therefore has no GeoNames id. */
export const isNewer = (number: number): boolean => number >= firstNewerNumber && number <= lastNewerNumber;
