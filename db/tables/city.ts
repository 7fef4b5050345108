import { date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Populated places from GeoNames. Division codes are those of GeoNames: `admin1` is not ISO 3166-2. */
export const city = pgTable('city', {
  geonamesId: integer('geonames_id').primaryKey(),
  /** `city_` and twelve characters, derived from the GeoNames id: see db/importers/stable-id.ts. */
  id: text().notNull().unique(),
  name: text().notNull(),
  asciiName: text('ascii_name').notNull(),
  /** Other names in any script; the source does not specify their language. */
  alternateNames: text('alternate_names').array().notNull(),
  /** Degrees, WGS 84. */
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** PPL, PPLA … PPLC (capital). */
  featureCode: text('feature_code').notNull(),
  /** ISO 3166-1 alpha-2, and XK. */
  country: text().notNull(),
  /** Other countries that the source assigns the place to. */
  otherCountries: text('other_countries'),
  admin1: text(),
  admin2: text(),
  admin3: text(),
  admin4: text(),
  /** Null: unknown; the source writes 0 then. */
  population: integer(),
  /** Year of the census, register or estimate. Null: unknown; GeoNames does not record it. */
  populationYear: integer('population_year'),
  /** Metres above sea level, as recorded. */
  elevation: integer(),
  /** Metres above sea level from a digital elevation model. Null: unknown; the source writes -9999 then. */
  dem: integer(),
  /** IANA identifier. */
  timezone: text().notNull(),
  modified: date().notNull(),
});

/** Names of first-order divisions by GeoNames codes. */
export const admin1 = pgTable(
  'admin1',
  { country: text().notNull(), code: text().notNull(), name: text().notNull() },
  (table) => [primaryKey({ columns: [table.country, table.code] })],
);

/** Names of second-order divisions by GeoNames codes. */
export const admin2 = pgTable(
  'admin2',
  {
    country: text().notNull(),
    admin1: text().notNull(),
    code: text().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.admin1, table.code] })],
);
