import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Airports, heliports and seaplane bases in use that have a code of IATA or ICAO. */
export const airport = pgTable('airport', {
  /** `airport_` and twelve characters, made from the id of OurAirports: see db/stable-id.ts. */
  id: text().primaryKey(),
  /** Three letters. */
  iata: text(),
  /** Four letters. */
  icao: text(),
  name: text().notNull(),
  /** large_airport, medium_airport, small_airport, heliport, seaplane_base, balloonport. */
  type: text().notNull(),
  /** Whether airlines fly there by timetable. */
  scheduled: boolean().notNull(),
  /** ISO 3166-1 alpha-2, and XK. */
  country: text().notNull(),
  /** ISO 3166-2. Null: not recorded. */
  state: text(),
  /** The place that it serves, as the source writes it. */
  city: text(),
  /** Degrees, WGS 84. */
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** Metres above sea level. */
  elevation: integer(),
  /** IANA identifier at the point. Null: the boundaries have none. */
  timezone: text(),
});

/** Ports by UN/LOCODE; several may have one code. */
export const port = pgTable('port', {
  /** The code; of further ports with it, the code and their name: `NLRTM-europoort`. */
  id: text().primaryKey(),
  /** Five characters without a blank. */
  unlocode: text().notNull(),
  name: text().notNull(),
  /** ISO 3166-1 alpha-2. */
  country: text().notNull(),
  /** State or province, as the source writes it: its name, or ISO 3166-2. */
  province: text(),
  city: text(),
  /** Degrees, WGS 84. Null: not recorded. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  /** IANA identifier at the point, or the only one of the country. Null: not known. */
  timezone: text(),
});
