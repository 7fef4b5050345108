import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Editions of the IANA time-zone database that an operator has laid beside the one of the package. */
export const timezoneEdition = pgTable('timezone_edition', {
  /** As IANA names it: `2026f`. */
  version: text().primaryKey(),
  /** Identifiers, aliases included. */
  zones: integer().notNull(),
  /** Name of the file that it was read from. */
  source: text().notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  /** sha256 of the text. */
  hash: text().notNull(),
  /** The source in the form that zic(8) reads, without comments but the first line, which names the version. */
  text: text().notNull(),
});
