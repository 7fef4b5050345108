import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The company directory: one row per issuer. */
export const company = pgTable('company', {
  /**
   * Stable id: `co_` and twelve characters, derived from the CIK in the first version. See
   * db/importers/company/company-facts.ts.
   */
  id: text().primaryKey(),
  name: text().notNull(),
  /** Incorporation country, ISO 3166-1 alpha-2. */
  country: text(),
  /** The complete record, see db/records/company-record.ts. */
  record: jsonb().notNull(),
});
