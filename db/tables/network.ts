import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** Address ranges by country. */
export const networkCountry = pgTable('network_country', {
  /** ISO 3166-1 alpha-2 code of the country, or XK. */
  country: text().primaryKey(),
  /** Sorted ranges, IPv4 first: `1.0.0.0-1.0.0.255`, or a single address. */
  ranges: text().array().notNull(),
});

/** Autonomous systems with their announced address ranges. */
export const autonomousSystem = pgTable('autonomous_system', {
  number: bigint({ mode: 'number' }).primaryKey(),
  /** Name of the organization. */
  name: text().notNull(),
  /** ISO 3166-1 alpha-2 code of the country in which the system is registered; null when unknown. */
  country: text(),
  /** ISO 3166-1 alpha-2 code of the estimated country of most of the system's addresses; null when unknown. */
  usageCountry: text('usage_country'),
  /** Sorted ranges, IPv4 first: `1.0.0.0-1.0.0.255`. */
  ranges: text().array().notNull(),
});

/**
 * The IP city database in parts of one mebibyte. The content is an operator's file in the MaxMind DB format, or the bundled
 * data in the format of db/snapshot/section-file.ts.
 */
export const ipCityPart = pgTable('ip_city_part', {
  /** Number of the part in file order, starting at 0. */
  part: integer().primaryKey(),
  bytes: bytes().notNull(),
});

/** Geofeed entries (RFC 8805): locations that network operators publish for their addresses. */
export const geofeedEntry = pgTable(
  'geofeed_entry',
  {
    /** The feed: a file name or a URL. */
    source: text().notNull(),
    /** A block in CIDR notation, canonical: `192.0.2.0/24`. */
    network: text().notNull(),
    /** ISO 3166-1 alpha-2 code of the country. Null when the network operator requests that the block has no location. */
    country: text(),
    /** ISO 3166-2 code of the state; null when not specified. */
    state: text(),
    /** City name in the feed's spelling; null when not specified. */
    city: text(),
    /** Postal code; null when not specified. */
    postal: text(),
  },
  (row) => [primaryKey({ columns: [row.source, row.network] })],
);
