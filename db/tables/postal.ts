import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A postal code. Null means that a value is unknown or does not exist. */
const createPostalColumns = () => ({
  /** ISO 3166-1 alpha-2. */
  country: text().notNull(),
  /** Lookup key: the code in upper case without spaces and hyphens. */
  key: text().notNull(),
  /** The code in the country's format: `100-0001`, `SW1A 1AA`. */
  code: text().notNull(),
  /** English or official romanised name of the city, otherwise the native name. */
  city: text().notNull(),
  /** Native name of the city; null when it equals `city`. */
  cityLocal: text('city_local'),
  /** Names of the other places with the code. */
  localities: text().array().notNull(),
  /** Code of the district in the scheme of the country (US, FR). */
  district: text(),
  districtName: text('district_name'),
  districtNameLocal: text('district_name_local'),
  /** ISO 3166-2. */
  state: text(),
  /** Name of the state. Null when its code in `state` is known. */
  stateName: text('state_name'),
  stateNameLocal: text('state_name_local'),
  /** Degrees, WGS 84. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  population: integer(),
  /** The year of the population figure. */
  populationPeriod: text('population_period'),
});

/** Postal codes from the installed packages. */
export const postal = pgTable('postal', createPostalColumns(), (table) => [
  primaryKey({ columns: [table.country, table.key] }),
  index('postal_key').on(table.key),
  index('postal_latitude').on(table.country, table.latitude),
]);

/** Postal codes from an imported GeoNames export. */
export const geonamesPostal = pgTable('geonames_postal', createPostalColumns(), (table) => [
  primaryKey({ columns: [table.country, table.key] }),
  index('geonames_postal_key').on(table.key),
  index('geonames_postal_latitude').on(table.country, table.latitude),
]);
