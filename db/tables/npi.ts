import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Health care providers of the United States by their National Provider Identifier, as NPPES publishes them. There is
 * no primary key: nine million keys are not for the memory of an import, which knows doubles by other means.
 */
export const npi = pgTable(
  'npi',
  {
    /** Ten digits. */
    npi: text().notNull(),
    /** Null: the number is deactivated, and the registry tells no more of it. */
    kind: text({ enum: ['individual', 'organization'] }),
    /** False: deactivated, and not activated again. */
    active: boolean().notNull(),
    /** Legal business name of an organization. */
    organization: text(),
    first: text(),
    middle: text(),
    last: text(),
    credential: text(),
    /** Code of the primary taxonomy, else of the first one (NUCC). */
    taxonomy: text(),
    /** Street of the practice, both lines. */
    address: text(),
    city: text(),
    /** As recorded: two letters within the United States. */
    state: text(),
    /** Digits without a hyphen within the United States. */
    postal: text(),
    /** ISO 3166-1 alpha-2. */
    country: text(),
    phone: text(),
    /** YYYY-MM-DD. Null while active. */
    deactivatedAt: text('deactivated_at'),
    /** The number in this one's place. */
    replacement: text(),
  },
  (row) => [index('npi_number').on(row.npi)],
);
