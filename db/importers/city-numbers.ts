/** First number for places without a GeoNames id: above all GeoNames ids, and below the numbers of `further-cities`. */
export const firstNewerNumber = 1_000_000_000;
const lastNewerNumber = 1_999_999_999;

/** Whether the number is that of a place without a GeoNames id, which only the newer file has. */
export const isNewer = (number: number): boolean => number >= firstNewerNumber && number <= lastNewerNumber;
