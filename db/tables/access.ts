import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What a key may use. The rows are the operator's to edit; null: no limit. */
export const plan = pgTable('plan', {
  name: text().primaryKey(),
  requestsPerMinute: integer('requests_per_minute'),
  /** Units per calendar month (UTC). */
  pooledPerMonth: bigint('pooled_per_month', { mode: 'number' }),
  carrierPerMonth: bigint('carrier_per_month', { mode: 'number' }),
  emailDeepPerMonth: bigint('email_deep_per_month', { mode: 'number' }),
  vatDeepPerMonth: bigint('vat_deep_per_month', { mode: 'number' }),
  /** Whether paid `deep` is filled. */
  deep: boolean().notNull(),
  /** `caller`, `hlr`. */
  features: text().array().notNull(),
});

export const account = pgTable('account', {
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  suspendedAt: timestamp('suspended_at', { withTimezone: true }),
});

export const keyTypes = ['secret', 'public', 'app'] as const;

export const apiKey = pgTable(
  'api_key',
  {
    /** The middle part of the key; public, so a key can be named in logs. */
    short: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => account.id),
    type: text({ enum: keyTypes }).notNull(),
    /** sha256 of the secret, hex. The secret itself is nowhere. */
    secretHash: text('secret_hash').notNull(),
    plan: text()
      .notNull()
      .references(() => plan.name),
    /** Origins that a public key may be used from. */
    allowedOrigins: text('allowed_origins').array().notNull(),
    /** X-App-Id values that an app key may be used with. */
    allowedAppIds: text('allowed_app_ids').array().notNull(),
    /** Families that the key is restricted to. Null: all. */
    families: text().array(),
    /** Addresses or CIDR blocks. Null: all. */
    allowedIps: text('allowed_ips').array(),
    /** The version of a request that names none. Null: the service's default. */
    defaultVersion: text('default_version'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('api_key_account').on(table.account)],
);

export const unitKinds = ['pooled', 'carrier', 'email_deep', 'vat_deep'] as const;

/** Units of one key in one month. `leased` is what processes have taken in blocks; `used` what was spent of it. */
export const unitUsage = pgTable(
  'unit_usage',
  {
    account: text()
      .notNull()
      .references(() => account.id),
    key: text()
      .notNull()
      .references(() => apiKey.short),
    unit: text({ enum: unitKinds }).notNull(),
    /** UTC: `2026-11`. */
    month: text().notNull(),
    leased: bigint({ mode: 'number' }).notNull().default(0),
    used: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.key, table.unit, table.month] })],
);

/**
 * How far a process has told what it spent: of its journal file of that number, and of those before it, nothing is
 * to be counted again.
 */
export const unitJournal = pgTable('unit_journal', {
  id: text().primaryKey(),
  settled: integer().notNull(),
  settledAt: timestamp('settled_at', { withTimezone: true }).notNull().defaultNow(),
});
