import { bigint, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Districts by the official code of their country. Null means that a value is unknown or does not exist. */
export const district = pgTable(
  'district',
  {
    /** ISO 3166-1 alpha-2 of the country that defines the code: US, FR or GB. */
    country: text().notNull(),
    /** The code: US county FIPS (five digits), French INSEE department, or GSS of the United Kingdom. */
    code: text().notNull(),
    /** Scheme of the code: `fips`, `insee` or `gss`. */
    scheme: text().notNull(),
    name: text().notNull(),
    /** The country's term for the district: county, parish, department, London borough, … */
    type: text().notNull(),
    /** ISO 3166-2. */
    state: text(),
    /** ISO 3166-1 alpha-2 code of a territory that has its own code: PR, GP. */
    territory: text(),
    seat: text(),
    /** Coordinates of the seat in WGS 84 degrees. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** IANA identifiers of the zones of the district's cities; the zone with the largest population first. */
    timezones: text().array().notNull(),
    population: bigint({ mode: 'number' }),
    /** The year of the population figure. */
    populationPeriod: text('population_period'),
    /** Square kilometres. */
    area: doublePrecision(),
    landArea: doublePrecision('land_area'),
    waterArea: doublePrecision('water_area'),
  },
  (table) => [primaryKey({ columns: [table.country, table.code] })],
);
