import { bigint, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Districts by the official code of their country. Null: unknown, or there is none. */
export const district = pgTable(
  'district',
  {
    /** ISO 3166-1 alpha-2 of the country that defines the code: US, FR or GB. */
    country: text().notNull(),
    /** US county FIPS (five digits), French INSEE department, GSS of the United Kingdom. */
    code: text().notNull(),
    /** `fips`, `insee` or `gss`. */
    scheme: text().notNull(),
    name: text().notNull(),
    /** The country's term: county, parish, department, London borough, … */
    type: text().notNull(),
    /** ISO 3166-2. */
    state: text(),
    /** ISO 3166-1 alpha-2 of the territory when it has a code of its own: PR, GP. */
    territory: text(),
    seat: text(),
    /** Degrees, WGS 84, of the seat. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** IANA identifiers of the zones of its cities; the zone with the largest population first. */
    timezones: text().array().notNull(),
    population: bigint({ mode: 'number' }),
    /** The year of the population figure. */
    populationPeriod: text('population_period'),
  },
  (table) => [primaryKey({ columns: [table.country, table.code] })],
);
