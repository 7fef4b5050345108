import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

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
