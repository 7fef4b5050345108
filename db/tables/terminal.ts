import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Airports, heliports and seaplane bases in use with an IATA or ICAO code. */
export const airport = pgTable('airport', {
  /** `airport_` and twelve characters, derived from the OurAirports id: see db/importers/stable-id.ts. */
  id: text().primaryKey(),
  /** Three letters. */
  iata: text(),
  /** Four letters. */
  icao: text(),
  name: text().notNull(),
  /** large_airport, medium_airport, small_airport, heliport, seaplane_base, balloonport. */
  type: text().notNull(),
  /** Whether it has scheduled airline service. */
  scheduled: boolean().notNull(),
  /** ISO 3166-1 alpha-2, and XK. */
  country: text().notNull(),
  /** ISO 3166-2. Null: unknown. */
  state: text(),
  /** The place that it serves, as the source writes it. */
  city: text(),
  /** Degrees, WGS 84. */
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** Metres above sea level. */
  elevation: integer(),
  /** IANA identifier of the zone at the point. Null: the boundaries have none. */
  timezone: text(),
});

/** Ports by UN/LOCODE; several ports may share a code. */
export const port = pgTable('port', {
  /** The UN/LOCODE; additional ports with the same code append their name: `NLRTM-europoort`. */
  id: text().primaryKey(),
  /** Five characters without a space. */
  unlocode: text().notNull(),
  name: text().notNull(),
  /** ISO 3166-1 alpha-2. */
  country: text().notNull(),
  /** State or province, as the source writes it: its name, or ISO 3166-2. */
  province: text(),
  city: text(),
  /** Degrees, WGS 84. Null: unknown. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  /** IANA identifier of the zone at the point, or the only zone of the country. Null: unknown. */
  timezone: text(),
});
