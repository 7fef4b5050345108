import { bigint, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Districts by the official code of their country. Null: unknown, or there is none. */
export const district = pgTable(
  'district',
  {
    /** ISO 3166-1 alpha-2 of the country whose scheme it is: US, FR or GB. */
    country: text().notNull(),
    /** US county FIPS (five digits), French INSEE department, GSS of the United Kingdom. */
    code: text().notNull(),
    /** `fips`, `insee` or `gss`. */
    scheme: text().notNull(),
    name: text().notNull(),
    /** What the country calls it: county, parish, department, London borough, ... */
    type: text().notNull(),
    /** ISO 3166-2. */
    state: text(),
    /** ISO 3166-1 alpha-2 of its own, where it lies in a territory that has one: PR, GP. */
    territory: text(),
    seat: text(),
    /** Degrees, WGS 84: of the seat. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** IANA identifiers of its cities, the one with most people first. */
    timezones: text().array().notNull(),
    population: bigint({ mode: 'number' }),
    /** The year that the population is for. */
    populationPeriod: text('population_period'),
  },
  (table) => [primaryKey({ columns: [table.country, table.code] })],
);
