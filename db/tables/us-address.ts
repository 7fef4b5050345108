import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Address points of the United States, as their sources record them. There is no primary key: the sources have none
 * in common, and 80 million keys are not for memory.
 */
export const usAddress = pgTable(
  'us_address',
  {
    /** House number as it is compared: see facts/us-street.ts. */
    number: text().notNull(),
    /** Street in the words of the source. */
    street: text().notNull(),
    /** Street as it is compared: upper case, USPS abbreviations. */
    streetKey: text('street_key').notNull(),
    /** Apartment, suite … Null: none, the building. */
    unit: text(),
    /** Postal city. Null: not told. */
    city: text(),
    /** Municipality, where it is another one than the postal city. */
    municipality: text(),
    /** County. Null: not told. */
    county: text(),
    /** USPS code of the state, two letters. */
    state: text().notNull(),
    /** ZIP code, five digits. Null: not told. */
    postal: text(),
    /** Degrees, WGS 84. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  // One index for exact streets and for beginnings of streets; thousands of towns have a 100 Main Street, not more.
  (row) => [index('us_address_street').on(row.number, row.streetKey.op('text_pattern_ops'))],
);
