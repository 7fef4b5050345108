import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Languages of ISO 639. Null means that a value is unknown or does not exist. */
export const language = pgTable('language', {
  /** Shortest BCP 47 code of the language: ISO 639-1 if assigned, otherwise ISO 639-3. */
  code: text().primaryKey(),
  iso1: text(),
  iso2b: text(),
  iso2t: text(),
  iso3: text().notNull().unique(),
  /** English. */
  name: text().notNull(),
  /** Name in the language itself. */
  nameLocal: text('name_local'),
  /** ISO 15924 code of the main script of the language. */
  script: text(),
  /** All scripts in current use, the main script first. */
  scripts: text().array().notNull(),
  /** Direction of the main script. */
  direction: text({ enum: ['ltr', 'rtl'] }),
  /** Scope of the code by ISO 639-3. */
  scope: text({ enum: ['individual', 'macrolanguage', 'special'] }).notNull(),
  /** Type of the language by ISO 639-3. */
  type: text({
    enum: ['living', 'extinct', 'ancient', 'historical', 'constructed', 'special'],
  }).notNull(),
  /** Code of the macrolanguage that contains the language. */
  macrolanguage: text(),
});

export const currency = pgTable('currency', {
  /** ISO 4217. */
  code: text().primaryKey(),
  /** Three digits. */
  numeric: text(),
  name: text().notNull(),
  namePlural: text('name_plural'),
  symbol: text(),
  symbolNative: text('symbol_native'),
  /** Decimal places of the minor unit. */
  digits: integer(),
  /** ISO 3166-1 alpha-2 codes of the countries where the currency is legal tender. */
  countries: text().array().notNull(),
});
