import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Airports, heliports and seaplane bases with an IATA or ICAO code, including some closed airports. */
export const airport = pgTable('airport', {
  /** Stable id: `airport_` and twelve characters, derived from the OurAirports id. See db/importers/stable-id.ts. */
  id: text().primaryKey(),
  /** Three letters. */
  iata: text(),
  /** Four letters. */
  icao: text(),
  name: text().notNull(),
  /** Type of the airport: large_airport, medium_airport, small_airport, heliport, seaplane_base, balloonport or closed. */
  type: text().notNull(),
  /** Whether the airport has scheduled airline service. */
  scheduled: boolean().notNull(),
  /** ISO 3166-1 alpha-2 code of the country, or XK. */
  country: text().notNull(),
  /** ISO 3166-2 code of the state; null when unknown. */
  state: text(),
  /** The place that the airport serves, in the source's spelling. */
  city: text(),
  /** Degrees, WGS 84. */
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** Elevation in metres above sea level. */
  elevation: integer(),
  /** IANA identifier of the zone at the point. Null when the boundaries contain no zone there. */
  timezone: text(),
});

/** Ports by UN/LOCODE. Several ports can have the same code. */
export const port = pgTable('port', {
  /** The UN/LOCODE. Additional ports with the same code append their name: `NLRTM-europoort`. */
  id: text().primaryKey(),
  /** UN/LOCODE: five characters without a space. */
  unlocode: text().notNull(),
  name: text().notNull(),
  /** ISO 3166-1 alpha-2. */
  country: text().notNull(),
  /** State or province as in the source: the name, or an ISO 3166-2 code. */
  province: text(),
  city: text(),
  /** Coordinates in WGS 84 degrees; null when unknown. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  /** IANA identifier of the zone at the point, or the only zone of the country. Null when unknown. */
  timezone: text(),
});
