import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Health care providers of the United States by National Provider Identifier, from NPPES. There is no primary key, because the
 * nine million keys would not fit in the memory of an import. The importer detects duplicates instead.
 */
export const npi = pgTable(
  'npi',
  {
    /** Ten digits. */
    npi: text().notNull(),
    /** Type of the provider. Null for a deactivated number, for which the registry publishes no other facts. */
    kind: text({ enum: ['individual', 'organization'] }),
    /** Whether the number is active. A deactivated number is active again after its reactivation. */
    active: boolean().notNull(),
    /** Legal business name of an organization. */
    organization: text(),
    first: text(),
    middle: text(),
    last: text(),
    credential: text(),
    /** NUCC code of the primary taxonomy, or else of the first taxonomy. */
    taxonomy: text(),
    /** Street of the practice; contains both address lines. */
    address: text(),
    city: text(),
    /** State as in the registry; two letters within the United States. */
    state: text(),
    /** Postal code. Within the United States, digits without a hyphen. */
    postal: text(),
    /** ISO 3166-1 alpha-2. */
    country: text(),
    phone: text(),
    /** Date of the deactivation, YYYY-MM-DD; null for an active number. */
    deactivatedAt: text('deactivated_at'),
    /** The NPI that replaces the deactivated number. */
    replacement: text(),
  },
  (row) => [index('npi_number').on(row.npi)],
);
