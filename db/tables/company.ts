import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The company directory: one row per issuer. */
export const company = pgTable('company', {
  /** `co_` and twelve characters, made from the CIK of the first edition: see db/importers/company/company-facts.ts. */
  id: text().primaryKey(),
  name: text().notNull(),
  /** Incorporation country, ISO 3166-1 alpha-2. */
  country: text(),
  /** The whole record: see db/records/company-record.ts. */
  record: jsonb().notNull(),
});
