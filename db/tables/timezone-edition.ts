import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Editions of the IANA time-zone database that an operator imported in addition to the bundled edition. */
export const timezoneEdition = pgTable('timezone_edition', {
  /** Release name by IANA: `2026f`. */
  version: text().primaryKey(),
  /** Number of zone identifiers, including aliases. */
  zones: integer().notNull(),
  /** Name of the source file. */
  source: text().notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  /** SHA-256 hash of the text. */
  hash: text().notNull(),
  /** The source in zic(8) format, without comments except the first line, which contains the version. */
  text: text().notNull(),
});
