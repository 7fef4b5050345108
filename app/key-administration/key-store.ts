import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client/client.ts';
import { account, apiKey, plan } from '../../db/schema.ts';
import { createUnavailableError } from '../../core/lookup-error.ts';
import type { KeyStore, Plan } from '../../router/auth/key-record.ts';

/** Reads keys from the database with one query per key. */
export function createKeyStore(database: Database): KeyStore {
  return {
    async find(short) {
      const rows = await database.orm
        .select({ key: apiKey, plan, suspendedAt: account.suspendedAt })
        .from(apiKey)
        .innerJoin(plan, eq(plan.name, apiKey.plan))
        .innerJoin(account, eq(account.id, apiKey.account))
        .where(eq(apiKey.short, short))
        .catch(() => {
          throw createUnavailableError(
            'The store of keys does not respond, so no key can be verified now. Retry in a moment.',
          );
        });
      const [row] = rows;
      if (row === undefined) return null;
      return {
        short: row.key.short,
        // Keys that were created without an account share a default account, which does not represent a customer.
        account: row.key.account === defaultAccount ? undefined : row.key.account,
        type: row.key.type,
        secretHash: Buffer.from(row.key.secretHash, 'hex'),
        plan: toPlan(row.plan),
        allowedOrigins: row.key.allowedOrigins,
        allowedAppIds: row.key.allowedAppIds,
        families: row.key.families,
        allowedIps: row.key.allowedIps,
        defaultVersion: row.key.defaultVersion,
        expiresAt: row.key.expiresAt,
        revokedAt: row.key.revokedAt,
        accountSuspendedAt: row.suspendedAt,
      };
    },
  };
}

/** The account of keys that are created without an account. */
export const defaultAccount = 'default';

const toPlan = (row: typeof plan.$inferSelect): Plan => ({
  name: row.name,
  requestsPerMinute: row.requestsPerMinute,
  unitsPerMonth: {
    pooled: row.pooledPerMonth,
    carrier: row.carrierPerMonth,
    email_deep: row.emailDeepPerMonth,
    vat_deep: row.vatDeepPerMonth,
  },
  deep: row.deep,
  features: row.features,
});
