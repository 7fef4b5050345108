import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Official reference rates: one row per currency and day of publication. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    /** Day of publication, YYYY-MM-DD. */
    date: text().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** Units of the currency for one euro: the published digits. */
    rate: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.date, row.currency] })],
);

/** Rates of Norges Bank: one row per currency and day of publication. */
export const norgesBankRate = pgTable(
  'norges_bank_rate',
  {
    /** Day of publication, YYYY-MM-DD. */
    date: text().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** Norwegian kroner for one unit of the currency: the published digits. */
    rate: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.date, row.currency] })],
);

/** One edition of NAICS. */
export const naics = pgTable('naics', {
  /** Two to six digits, or a range of sectors: `31-33`. */
  code: text().primaryKey(),
  title: text().notNull(),
  /** Paragraphs separated by a blank line. Null when the edition has none. */
  description: text(),
  /** Year of the edition: the same in every row. */
  year: integer().notNull(),
});

/** Lines of a customs tariff that have a code. */
export const tariffLine = pgTable('tariff_line', {
  /** 4, 6, 8 or 10 digits without dots. */
  code: text().primaryKey(),
  description: text().notNull(),
  /** Descriptions of the lines above, the outermost first. */
  lineage: text().array().notNull(),
  /** Rates of duty as printed, those of the nearest line above where a line has none of its own. Null: not told. */
  general: text(),
  special: text(),
  other: text(),
  /** Units of quantity; empty when none are told. */
  units: text().array().notNull(),
});
