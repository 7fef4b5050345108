import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** Where addresses are, by country. */
export const networkCountry = pgTable('network_country', {
  /** ISO 3166-1 alpha-2, and XK. */
  country: text().primaryKey(),
  /** Ranges in order, IPv4 first: `1.0.0.0-1.0.0.255`, or one address. */
  ranges: text().array().notNull(),
});

/** Autonomous systems and the ranges that they announce. */
export const autonomousSystem = pgTable('autonomous_system', {
  number: bigint({ mode: 'number' }).primaryKey(),
  /** Name of the organization. */
  name: text().notNull(),
  /** ISO 3166-1 alpha-2 of the country where most of its addresses are. Null: not known. */
  country: text(),
  /** Ranges in order, IPv4 first: `1.0.0.0-1.0.0.255`. */
  ranges: text().array().notNull(),
});

/** The database of cities of IP addresses, a file in the form of MaxMind DB, in parts of one mebibyte. */
export const ipCityPart = pgTable('ip_city_part', {
  /** From 0, in the order of the file. */
  part: integer().primaryKey(),
  bytes: bytes().notNull(),
});

/** What operators of networks say of where their addresses are: entries of geofeeds (RFC 8805). */
export const geofeedEntry = pgTable(
  'geofeed_entry',
  {
    /** The feed: a file's name or a URL. */
    source: text().notNull(),
    /** A block in CIDR notation, canonical: `192.0.2.0/24`. */
    network: text().notNull(),
    /** ISO 3166-1 alpha-2. Null: the operator wants it not to be located. */
    country: text(),
    /** ISO 3166-2. Null: not told. */
    state: text(),
    /** City in the words of the feed. Null: not told. */
    city: text(),
    /** Postal code. Null: not told. */
    postal: text(),
  },
  (row) => [primaryKey({ columns: [row.source, row.network] })],
);
