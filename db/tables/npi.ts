import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Health care providers of the United States by National Provider Identifier, from NPPES. There is no primary key: an
 * import cannot hold nine million keys in memory and detects duplicates by other means.
 */
export const npi = pgTable(
  'npi',
  {
    /** Ten digits. */
    npi: text().notNull(),
    /** Type of the provider. Null for a deactivated number, about which the registry publishes no other facts. */
    kind: text({ enum: ['individual', 'organization'] }),
    /** Whether the number is active: false when deactivated and not reactivated. */
    active: boolean().notNull(),
    /** Legal business name of an organization. */
    organization: text(),
    first: text(),
    middle: text(),
    last: text(),
    credential: text(),
    /** NUCC code of the primary taxonomy, otherwise of the first one. */
    taxonomy: text(),
    /** Street of the practice, both address lines. */
    address: text(),
    city: text(),
    /** State as recorded; two letters within the United States. */
    state: text(),
    /** Postal code; within the United States, digits without a hyphen. */
    postal: text(),
    /** ISO 3166-1 alpha-2. */
    country: text(),
    phone: text(),
    /** Date of the deactivation, YYYY-MM-DD; null for an active number. */
    deactivatedAt: text('deactivated_at'),
    /** The NPI that replaces this one. */
    replacement: text(),
  },
  (row) => [index('npi_number').on(row.npi)],
);
