import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Reference rates of the European Central Bank: one row per currency and publication day. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    /** Publication day, YYYY-MM-DD. */
    date: text().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** Rate: units of the currency per euro, with the published digits. */
    rate: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.date, row.currency] })],
);

/** Rates of Norges Bank: one row per currency and publication day. */
export const norgesBankRate = pgTable(
  'norges_bank_rate',
  {
    /** Publication day, YYYY-MM-DD. */
    date: text().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** Rate: Norwegian kroner per unit of the currency, with the published digits. */
    rate: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.date, row.currency] })],
);

/** Classes of one NAICS version. */
export const naics = pgTable('naics', {
  /** Code of the class: two to six digits, or a range of sectors such as `31-33`. */
  code: text().primaryKey(),
  title: text().notNull(),
  /** Paragraphs of the description, separated by an empty line. Null when the version contains no description. */
  description: text(),
  /** Year of the version, the same in every row. */
  year: integer().notNull(),
});

/** Lines of a customs tariff. Lines without a code are not stored. */
export const tariffLine = pgTable('tariff_line', {
  /** Code of the line: 4, 6, 8 or 10 digits without dots. */
  code: text().primaryKey(),
  description: text().notNull(),
  /** Descriptions of the parent lines, outermost first. */
  lineage: text().array().notNull(),
  /**
   * Duty rates as printed. A line without a rate has the rate of its nearest parent. Null when the schedule specifies no rate.
   */
  general: text(),
  special: text(),
  other: text(),
  /** Units of quantity; empty when the schedule specifies no unit. */
  units: text().array().notNull(),
});
