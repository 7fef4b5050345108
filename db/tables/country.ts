import { bigint, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Countries and territories of ISO 3166-1, and Kosovo (XK). Null means that a value is unknown or does not exist. */
export const country = pgTable('country', {
  /** ISO 3166-1 alpha-2. */
  code: text().primaryKey(),
  alpha3: text().notNull().unique(),
  /** Numeric code, three digits. Null for a country without a numeric code (XK). */
  numeric: text(),
  /** English. */
  name: text().notNull(),
  /** Name in the main language and its script; null for a name that equals the English name. */
  nameLocal: text('name_local'),
  fullName: text('full_name').notNull(),
  demonym: text(),
  /** Main continent: AF, AN, AS, EU, NA, OC or SA. */
  continent: text().notNull(),
  /** Region by UN M49, in English. */
  region: text(),
  subregion: text(),
  capital: text(),
  population: bigint({ mode: 'number' }),
  /** The year of the population figure. */
  populationPeriod: text('population_period'),
  /** Areas in square kilometres. */
  area: doublePrecision(),
  landArea: doublePrecision('land_area'),
  waterArea: doublePrecision('water_area'),
  /** Length of the coastline in kilometres; 0 when landlocked. */
  coastline: doublePrecision(),
  /** Mean elevation in metres above sea level. The next two columns are the highest and the lowest point. */
  elevation: doublePrecision(),
  highestName: text('highest_name'),
  highestElevation: doublePrecision('highest_elevation'),
  lowestName: text('lowest_name'),
  lowestElevation: doublePrecision('lowest_elevation'),
  /** ISO 4217. */
  currency: text(),
  /** Including the dot. */
  tld: text(),
  /** Shortest BCP 47 codes of the languages, the main language first. */
  languages: text().array().notNull(),
  /** ISO 3166-1 alpha-2 codes of the neighbours, sorted. */
  borders: text().array().notNull(),
  /** General consumption tax. The next two columns are the standard rate in percent and the format of businesses' tax numbers. */
  tax: text(),
  taxRate: doublePrecision('tax_rate'),
  taxIdFormat: text('tax_id_format'),
  taxIdRegex: text('tax_id_regex'),
  /** First day of the week. */
  weekStart: text('week_start', { enum: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] }).notNull(),
  /** System of measurement by CLDR. */
  units: text({ enum: ['metric', 'us', 'uk'] }).notNull(),
  /** Driving side. */
  drivingSide: text('driving_side', { enum: ['left', 'right'] }),
  /** Plug types by IEC letter. */
  plugs: text().array().notNull(),
  voltage: integer(),
  frequency: integer(),
  /** Emergency numbers. */
  police: text(),
  ambulance: text(),
  fire: text(),
  /** Postal format: N for a digit, A for a letter. */
  postalFormat: text('postal_format'),
  postalRegex: text('postal_regex'),
  ioc: text(),
  fifa: text(),
  plate: text(),
});

/** Divisions of ISO 3166-2. Null means that a value is unknown or does not exist. */
export const state = pgTable('state', {
  /** ISO 3166-2: `US-CA`. */
  code: text().primaryKey(),
  /** ISO 3166-1 alpha-2. */
  country: text().notNull(),
  /** ISO 3166-2 code of the parent division; null when the division belongs directly to the country. */
  parent: text(),
  /** English. */
  name: text().notNull(),
  /** Name in the main language and its script; null for a name that equals the English name. */
  nameLocal: text('name_local'),
  type: text(),
  /** GeoNames codes of the same division, `<country>.<admin1>` or `<country>.<admin1>.<admin2>`. */
  geonames: text().array().notNull(),
  capital: text(),
  /** Coordinates of the capital in WGS 84 degrees. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  /** IANA identifiers of the zones of the division's cities; the zone with the largest population first. */
  timezones: text().array().notNull(),
  /** FIPS code of the state, two digits. */
  fips: text(),
  population: bigint({ mode: 'number' }),
  /** The year of the population figure. */
  populationPeriod: text('population_period'),
  /** Square kilometres. */
  area: doublePrecision(),
  /** Telephone area codes. */
  areaCodes: text('area_codes').array().notNull(),
  /** General sales tax without local taxes; the rate is in percent. */
  tax: text(),
  taxRate: doublePrecision('tax_rate'),
});
