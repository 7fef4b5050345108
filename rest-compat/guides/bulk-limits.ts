/** Limits of bulk requests. */
export const bulkLimits = {
  /** Maximum length of a row in characters. */
  rowLength: 64 * 1024,
  /** Maximum number of columns of a CSV body. */
  columns: 1000,
  /** Maximum number of concurrent requests of one account, and of all accounts together. */
  ofAccount: 4,
  ofAll: 32,
  /** Number of concurrent requests that are reserved for accounts without a running request. */
  reserved: 8,
  /** Milliseconds that a request may wait for input before its next lookup. */
  idleMs: 60_000,
  /**
   * Number of characters by which the output of a row without a lookup may exceed the input. A row with longer output counts as a
   * request.
   */
  freeGrowth: 1024,
} as const;
