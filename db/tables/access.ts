import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Plans, which determine the permissions and limits of keys. The operator can edit the rows. Null means no limit. */
export const plan = pgTable('plan', {
  name: text().primaryKey(),
  requestsPerMinute: integer('requests_per_minute'),
  /** Units per calendar month (UTC). */
  pooledPerMonth: bigint('pooled_per_month', { mode: 'number' }),
  carrierPerMonth: bigint('carrier_per_month', { mode: 'number' }),
  emailDeepPerMonth: bigint('email_deep_per_month', { mode: 'number' }),
  vatDeepPerMonth: bigint('vat_deep_per_month', { mode: 'number' }),
  /** Whether the plan includes the paid `deep` fields. */
  deep: boolean().notNull(),
  /** Additional families of the plan: `caller`, `hlr`. */
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
    /** The middle part of the key, which is public. Logs identify a key by this part. */
    short: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => account.id),
    type: text({ enum: keyTypes }).notNull(),
    /** SHA-256 of the secret, hexadecimal. The secret itself is not stored. */
    secretHash: text('secret_hash').notNull(),
    plan: text()
      .notNull()
      .references(() => plan.name),
    /** Origins from which clients may use a public key. */
    allowedOrigins: text('allowed_origins').array().notNull(),
    /** X-App-Id values that requests with an app key may have. */
    allowedAppIds: text('allowed_app_ids').array().notNull(),
    /** Families that the key may use; null allows all. */
    families: text().array(),
    /** Addresses and CIDR blocks that may use the key; null allows all. */
    allowedIps: text('allowed_ips').array(),
    /** API version of requests without a version. Null means the default of the service. */
    defaultVersion: text('default_version'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('api_key_account').on(table.account)],
);

export const unitKinds = ['pooled', 'carrier', 'email_deep', 'vat_deep'] as const;

/**
 * Usage of one key in one month. `leased` is the number of units that processes have reserved; `used` is the number of units
 * that were used.
 */
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
    /** Month in UTC: `2026-11`. */
    month: text().notNull(),
    leased: bigint({ mode: 'number' }).notNull().default(0),
    used: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.key, table.unit, table.month] })],
);

/** Number of requests with a key, by family and day. */
export const requestCount = pgTable(
  'request_count',
  {
    key: text()
      .notNull()
      .references(() => apiKey.short),
    /** Family of the path, or `graphql`. */
    family: text().notNull(),
    /** Day in UTC: `2026-11-27`. */
    day: text().notNull(),
    requests: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.family, table.day] })],
);

/** Settlement of the usage journal of each process. Journal files up to this number are already counted. */
export const unitJournal = pgTable('unit_journal', {
  id: text().primaryKey(),
  settled: integer().notNull(),
  settledAt: timestamp('settled_at', { withTimezone: true }).notNull().defaultNow(),
});
