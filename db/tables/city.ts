import { date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Populated places from GeoNames. Division codes are GeoNames codes, so that `admin1` is not ISO 3166-2. */
export const city = pgTable('city', {
  geonamesId: integer('geonames_id').primaryKey(),
  /** Stable id: `city_` and twelve characters, derived from the GeoNames id. See db/importers/stable-id.ts. */
  id: text().notNull().unique(),
  name: text().notNull(),
  asciiName: text('ascii_name').notNull(),
  /** Other names in any script. The source does not specify the language of a name. */
  alternateNames: text('alternate_names').array().notNull(),
  /** Degrees, WGS 84. */
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** Feature code of GeoNames: PPL, PPLA … PPLC (capital). */
  featureCode: text('feature_code').notNull(),
  /** ISO 3166-1 alpha-2 code of the country, or XK. */
  country: text().notNull(),
  /** Other countries to which the source assigns the place. */
  otherCountries: text('other_countries'),
  admin1: text(),
  admin2: text(),
  admin3: text(),
  admin4: text(),
  /** Population. Null when unknown; the source has 0 for unknown values. */
  population: integer(),
  /** Year of the census, register or estimate. Null when unknown, because GeoNames does not record the year. */
  populationYear: integer('population_year'),
  /** Recorded elevation in metres above sea level. */
  elevation: integer(),
  /**
   * Elevation in metres above sea level by a digital elevation model. Null when unknown; the source has -9999 for unknown
   * values.
   */
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
