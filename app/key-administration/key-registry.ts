import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client/client.ts';
import { account, apiKey, plan, unitUsage } from '../../db/schema.ts';
import { formatKey, hashSecret, createKey, type KeyType } from '../../router/auth/key.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** The properties that an operator gives a new key. */
export interface KeyDraft {
  readonly type: KeyType;
  readonly plan: string;
  readonly account: string;
  readonly origins: readonly string[];
  readonly appIds: readonly string[];
  /** Families that the key may use; null when all families are allowed. */
  readonly families: readonly string[] | null;
  /** IP addresses and CIDR blocks that may use the key; null when all addresses are allowed. */
  readonly ips: readonly string[] | null;
  readonly version: string | null;
  readonly expires: Date | null;
}

/** The properties of an existing key to change. Absent properties stay unchanged. */
export type KeyChange = Partial<Omit<KeyDraft, 'type' | 'account'>>;

/** The properties of a key, without its secret. */
export interface KeyRow {
  readonly short: string;
  readonly type: KeyType;
  readonly account: string;
  readonly plan: string;
  /** State of the key; `suspended` when its account is suspended. */
  readonly state: 'active' | 'expired' | 'revoked' | 'suspended';
  readonly origins: readonly string[];
  readonly app_ids: readonly string[];
  readonly families: readonly string[] | null;
  readonly ips: readonly string[] | null;
  readonly version: string | null;
  readonly created: string;
  readonly expires: string | null;
  readonly revoked: string | null;
}

/** A key with its secret, which is shown only once. */
export type CreatedKey = KeyRow & { readonly key: string };

export interface UsageRow {
  readonly key: string;
  readonly account: string;
  readonly plan: string;
  readonly month: string;
  readonly unit: string;
  readonly used: number;
  /** Units that processes have leased, including spent units. */
  readonly leased: number;
  /** Units per month; null when the plan has no limit. */
  readonly limit: number | null;
}

export type PlanRow = typeof plan.$inferSelect;
export type PlanChange = Partial<Omit<PlanRow, 'name'>>;

const limitColumns = {
  pooled: 'pooledPerMonth',
  carrier: 'carrierPerMonth',
  email_deep: 'emailDeepPerMonth',
  vat_deep: 'vatDeepPerMonth',
} as const;

/** Manages the keys, plans and accounts of a database. */
export class KeyRegistry {
  readonly #database: Database;
  readonly #clock: () => number;

  constructor(database: Database, clock: () => number) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Creates a key, and its account if needed. @throws UserFacingError when there is no such plan */
  async create(draft: KeyDraft): Promise<CreatedKey> {
    await this.#plan(draft.plan);
    const keyParts = createKey(draft.type);
    await this.#database.transaction(async (orm) => {
      await orm.insert(account).values({ id: draft.account, name: draft.account }).onConflictDoNothing();
      await orm.insert(apiKey).values({
        short: keyParts.short,
        account: draft.account,
        type: draft.type,
        secretHash: hashSecret(keyParts.secret).toString('hex'),
        plan: draft.plan,
        allowedOrigins: [...draft.origins],
        allowedAppIds: [...draft.appIds],
        families: draft.families && [...draft.families],
        allowedIps: draft.ips && [...draft.ips],
        defaultVersion: draft.version,
        createdAt: new Date(this.#clock()),
        expiresAt: draft.expires,
      });
    });
    return { key: formatKey(keyParts), ...(await this.show(keyParts.short)) };
  }

  /**
   * Changes only the given properties of a key, so that concurrent changes of different properties all apply.
   * @throws UserFacingError when there is no such key or plan, or the key is revoked
   */
  async restrict(short: string, change: KeyChange): Promise<KeyRow> {
    if (change.plan !== undefined) await this.#plan(change.plan);
    const row = await this.#unrevoked(short);
    if (Object.keys(change).length === 0) return row;
    const { plan: name, origins, appIds, families, ips, version, expires } = change;
    // The query builder ignores undefined columns.
    await this.#database.orm
      .update(apiKey)
      .set({
        plan: name,
        allowedOrigins: origins && [...origins],
        allowedAppIds: appIds && [...appIds],
        families: families && [...families],
        allowedIps: ips && [...ips],
        defaultVersion: version,
        expiresAt: expires,
      })
      .where(eq(apiKey.short, short));
    return this.show(short);
  }

  async list(): Promise<KeyRow[]> {
    const rows = await this.#rows();
    return rows.map((row) => this.#toKeyRow(row));
  }

  /**
   * Returns a key.
   * @param short public identifier of the key, its middle part
   * @throws UserFacingError when there is no such key
   */
  async show(short: string): Promise<KeyRow> {
    const [row] = await this.#rows(short);
    if (row === undefined) throw new UserFacingError('failed', `there is no key ${short}`);
    return this.#toKeyRow(row);
  }

  /**
   * Revokes a key permanently. Revoking a revoked key changes nothing.
   * @throws UserFacingError when there is no such key
   */
  async revoke(short: string): Promise<KeyRow> {
    await this.show(short);
    await this.#database.orm
      .update(apiKey)
      .set({ revokedAt: new Date(this.#clock()) })
      .where(and(eq(apiKey.short, short), isNull(apiKey.revokedAt)));
    return this.show(short);
  }

  /**
   * Gives a key a new secret. The name, restrictions and usage stay unchanged; the old secret becomes invalid.
   * @throws UserFacingError when there is no such key, or the key is revoked
   */
  async rotate(short: string): Promise<CreatedKey> {
    const row = await this.#unrevoked(short);
    const { secret } = createKey(row.type);
    await this.#database.orm
      .update(apiKey)
      .set({ secretHash: hashSecret(secret).toString('hex') })
      .where(eq(apiKey.short, short));
    return { key: formatKey({ type: row.type, short, secret }), ...row };
  }

  /** Suspends an account with all its keys, or ends the suspension. @throws UserFacingError when there is no such account */
  async suspend(id: string, isSuspended: boolean): Promise<void> {
    const changedRows = await this.#database.orm
      .update(account)
      .set({ suspendedAt: isSuspended ? new Date(this.#clock()) : null })
      .where(eq(account.id, id))
      .returning({ id: account.id });
    if (changedRows.length === 0) throw new UserFacingError('failed', `there is no account ${id}`);
  }

  /** Returns the usage of a month such as `2026-11`, for one key or all keys. */
  async usage(month: string, short?: string): Promise<UsageRow[]> {
    const monthCondition = eq(unitUsage.month, month);
    const rows = await this.#database.orm
      .select({ usage: unitUsage, plan })
      .from(unitUsage)
      .innerJoin(apiKey, eq(apiKey.short, unitUsage.key))
      .innerJoin(plan, eq(plan.name, apiKey.plan))
      .where(short === undefined ? monthCondition : and(monthCondition, eq(unitUsage.key, short)))
      .orderBy(asc(unitUsage.account), asc(unitUsage.key), asc(unitUsage.unit));
    return rows.map(({ usage, plan: { name, ...limits } }) => ({
      key: usage.key,
      account: usage.account,
      plan: name,
      month,
      unit: usage.unit,
      used: usage.used,
      leased: usage.leased,
      limit: limits[limitColumns[usage.unit]],
    }));
  }

  async plans(): Promise<PlanRow[]> {
    return this.#database.orm.select().from(plan).orderBy(asc(plan.requestsPerMinute), asc(plan.name));
  }

  /** Changes or creates a plan. A new plan has no limits and no paid features except those in `change`. */
  async setPlan(name: string, change: PlanChange): Promise<PlanRow> {
    await this.#database.orm.insert(plan).values({ name, deep: false, features: [] }).onConflictDoNothing();
    if (Object.keys(change).length > 0) {
      await this.#database.orm.update(plan).set(change).where(eq(plan.name, name));
    }
    return this.#plan(name);
  }

  async #unrevoked(short: string): Promise<KeyRow> {
    const row = await this.show(short);
    if (row.revoked === null) return row;
    throw new UserFacingError('failed', `the key ${short} is revoked: create another`);
  }

  async #plan(name: string): Promise<PlanRow> {
    const allPlans = await this.plans();
    const row = allPlans.find((each) => each.name === name);
    if (row !== undefined) return row;
    throw new UserFacingError(
      'failed',
      `there is no plan ${name}. The plans are ${allPlans.map((each) => each.name).join(', ')}.`,
    );
  }

  async #rows(short?: string) {
    const query = this.#database.orm
      .select({ key: apiKey, suspendedAt: account.suspendedAt })
      .from(apiKey)
      .innerJoin(account, eq(account.id, apiKey.account));
    return short === undefined
      ? query.orderBy(asc(apiKey.createdAt), asc(apiKey.short))
      : query.where(eq(apiKey.short, short));
  }

  #toKeyRow({ key, suspendedAt }: { key: typeof apiKey.$inferSelect; suspendedAt: Date | null }): KeyRow {
    const getState = () => {
      if (key.revokedAt !== null) return 'revoked';
      if (key.expiresAt !== null && key.expiresAt.getTime() <= this.#clock()) return 'expired';
      return suspendedAt === null ? 'active' : 'suspended';
    };
    return {
      short: key.short,
      type: key.type,
      account: key.account,
      plan: key.plan,
      state: getState(),
      origins: key.allowedOrigins,
      app_ids: key.allowedAppIds,
      families: key.families,
      ips: key.allowedIps,
      version: key.defaultVersion,
      created: key.createdAt.toISOString(),
      expires: key.expiresAt?.toISOString() ?? null,
      revoked: key.revokedAt?.toISOString() ?? null,
    };
  }
}
