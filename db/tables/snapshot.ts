import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** Snapshot files for processes with other data folders. A row exists only when all parts of the file are stored. */
export const snapshotFile = pgTable(
  'snapshot_file',
  {
    name: text().notNull(),
    /** Version of the content. Equal versions have equal content. */
    version: text().notNull(),
    parts: integer().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.name, row.version] })],
);

/** Content of the files, compressed by gzip, in parts. */
export const snapshotPart = pgTable(
  'snapshot_part',
  {
    name: text().notNull(),
    version: text().notNull(),
    /** Numbered from 0. */
    part: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (row) => [primaryKey({ columns: [row.name, row.version, row.part] })],
);
