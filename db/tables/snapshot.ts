import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** Files of snapshots that processes of other data folders take from the store: all parts of each are there. */
export const snapshotFile = pgTable(
  'snapshot_file',
  {
    name: text().notNull(),
    /** Equal versions, equal content. */
    version: text().notNull(),
    parts: integer().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.name, row.version] })],
);

/** The files, compressed by gzip, in parts. */
export const snapshotPart = pgTable(
  'snapshot_part',
  {
    name: text().notNull(),
    version: text().notNull(),
    /** From 0. */
    part: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (row) => [primaryKey({ columns: [row.name, row.version, row.part] })],
);
