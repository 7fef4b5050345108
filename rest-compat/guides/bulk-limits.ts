/** Limits of bulk requests. */
export const bulkLimits = {
  /** Maximum length of a row in characters. */
  rowLength: 64 * 1024,
  /** Maximum number of concurrent requests: per key and in total. */
  ofKey: 4,
  ofAll: 32,
} as const;
