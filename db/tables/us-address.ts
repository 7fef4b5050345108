import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Address points of the United States. There is no primary key, because the sources have no common key and 80 million keys do
 * not fit into memory.
 */
export const usAddress = pgTable(
  'us_address',
  {
    /** Comparison key of the house number. See facts/us-street.ts. */
    number: text().notNull(),
    /** Street in the source's spelling. */
    street: text().notNull(),
    /** Comparison key of the street: upper case, USPS abbreviations. */
    streetKey: text('street_key').notNull(),
    /** Apartment, suite or another unit; null for the building itself. */
    unit: text(),
    /** Postal city; null when unknown. */
    city: text(),
    /** Municipality, when it differs from the postal city. */
    municipality: text(),
    /** County. Null: unknown. */
    county: text(),
    /** USPS code of the state, two letters. */
    state: text().notNull(),
    /** ZIP code, five digits; null when unknown. */
    postal: text(),
    /** Degrees, WGS 84. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  // This index serves exact streets and street prefixes. An address such as 100 Main Street occurs in at most a few thousand
  // towns.
  (row) => [index('us_address_street').on(row.number, row.streetKey.op('text_pattern_ops'))],
);
