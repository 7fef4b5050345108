import { bigint, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Countries and territories of ISO 3166-1, and Kosovo (XK). Null: unknown, or there is none. */
export const country = pgTable('country', {
  /** ISO 3166-1 alpha-2. */
  code: text().primaryKey(),
  alpha3: text().notNull().unique(),
  /** Three digits. Null: none assigned (XK). */
  numeric: text(),
  /** English. */
  name: text().notNull(),
  /** In the main language and its script; null when it equals the English name. */
  nameLocal: text('name_local'),
  fullName: text('full_name').notNull(),
  demonym: text(),
  /** AF, AN, AS, EU, NA, OC, SA: the main one. */
  continent: text().notNull(),
  /** UN M49, in English. */
  region: text(),
  subregion: text(),
  capital: text(),
  population: bigint({ mode: 'number' }),
  /** The year that the population is for. */
  populationPeriod: text('population_period'),
  /** Areas in square kilometres. */
  area: doublePrecision(),
  landArea: doublePrecision('land_area'),
  waterArea: doublePrecision('water_area'),
  /** Kilometres; 0 = landlocked. */
  coastline: doublePrecision(),
  /** Elevations in metres above sea level; this is the mean. */
  elevation: doublePrecision(),
  highestName: text('highest_name'),
  highestElevation: doublePrecision('highest_elevation'),
  lowestName: text('lowest_name'),
  lowestElevation: doublePrecision('lowest_elevation'),
  /** ISO 4217. */
  currency: text(),
  /** With its dot. */
  tld: text(),
  /** BCP 47 shortest codes, the main one first. */
  languages: text().array().notNull(),
  /** ISO 3166-1 alpha-2, sorted. */
  borders: text().array().notNull(),
  /** General tax on consumption, its standard rate in percent, the form of a business's number for it. */
  tax: text(),
  taxRate: doublePrecision('tax_rate'),
  taxIdFormat: text('tax_id_format'),
  taxIdRegex: text('tax_id_regex'),
  /** First day of the week. */
  weekStart: text('week_start', { enum: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] }).notNull(),
  /** System of measures, by CLDR. */
  units: text({ enum: ['metric', 'us', 'uk'] }).notNull(),
  /** Side of the road. */
  drivingSide: text('driving_side', { enum: ['left', 'right'] }),
  /** IEC letters. */
  plugs: text().array().notNull(),
  voltage: integer(),
  frequency: integer(),
  /** Emergency numbers. */
  police: text(),
  ambulance: text(),
  fire: text(),
  /** N digit, A letter. */
  postalFormat: text('postal_format'),
  postalRegex: text('postal_regex'),
  ioc: text(),
  fifa: text(),
  plate: text(),
});

/** Divisions of ISO 3166-2. Null: unknown, or there is none. */
export const state = pgTable('state', {
  /** ISO 3166-2: `US-CA`. */
  code: text().primaryKey(),
  /** ISO 3166-1 alpha-2. */
  country: text().notNull(),
  /** The division that it is a part of, by ISO 3166-2; null: it belongs to the country directly. */
  parent: text(),
  /** English. */
  name: text().notNull(),
  /** In the main language and its script; null when it equals the English name. */
  nameLocal: text('name_local'),
  type: text(),
  /** GeoNames codes of the same division, `<country>.<admin1>` or `<country>.<admin1>.<admin2>`. */
  geonames: text().array().notNull(),
  capital: text(),
  /** Degrees, WGS 84: of the capital. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  /** IANA identifiers of its cities, the one with most people first. */
  timezones: text().array().notNull(),
  /** Two digits of the US Census Bureau. */
  fips: text(),
  population: bigint({ mode: 'number' }),
  /** The year that the population is for. */
  populationPeriod: text('population_period'),
  /** Square kilometres. */
  area: doublePrecision(),
  /** Telephone area codes. */
  areaCodes: text('area_codes').array().notNull(),
  /** General tax on sales, without local parts; its rate in percent. */
  tax: text(),
  taxRate: doublePrecision('tax_rate'),
});
