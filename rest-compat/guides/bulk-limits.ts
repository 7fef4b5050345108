/** What a request for many lookups may hold up. */
export const bulkLimits = {
  /** Characters of a row at most. */
  rowLength: 64 * 1024,
  /** Requests under way at once: of one key, and of all. */
  ofKey: 4,
  ofAll: 32,
} as const;
