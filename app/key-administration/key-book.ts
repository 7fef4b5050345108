import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client/client.ts';
import { account, apiKey, plan, unitUsage } from '../../db/schema.ts';
import { formatKey, hashSecret, newKey, type KeyType } from '../../router/auth/key.ts';

/** What an operator says of a new key. */
export interface KeyDraft {
  readonly type: KeyType;
  readonly plan: string;
  readonly account: string;
  readonly origins: readonly string[];
  readonly appIds: readonly string[];
  /** Null: all. */
  readonly families: readonly string[] | null;
  /** Addresses and CIDR blocks; null: all. */
  readonly ips: readonly string[] | null;
  readonly version: string | null;
  readonly expires: Date | null;
}

/** A key as an operator sees it: everything but the secret. */
export interface KeyRow {
  readonly short: string;
  readonly type: KeyType;
  readonly account: string;
  readonly plan: string;
  /** `suspended`: its account is. */
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

/** A key and its secret, which is told this once. */
export type MadeKey = KeyRow & { readonly key: string };

export interface UsageRow {
  readonly key: string;
  readonly account: string;
  readonly plan: string;
  readonly month: string;
  readonly unit: string;
  readonly used: number;
  /** Taken by processes, spent or not. */
  readonly leased: number;
  /** Null: none. */
  readonly limit: number | null;
}

export type PlanRow = typeof plan.$inferSelect;
export type PlanChange = Partial<Omit<PlanRow, 'name'>>;

/** What an operator asked for cannot be done; the message says why. */
export class KeyBookError extends Error {}

const limitColumns = {
  pooled: 'pooledPerMonth',
  carrier: 'carrierPerMonth',
  email_deep: 'emailDeepPerMonth',
  vat_deep: 'vatDeepPerMonth',
} as const;

/** The keys, plans and accounts of a database, as an operator keeps them. */
export class KeyBook {
  readonly #database: Database;
  readonly #clock: () => number;

  constructor(database: Database, clock: () => number) {
    this.#database = database;
    this.#clock = clock;
  }

  /** @throws KeyBookError when there is no such plan. */
  async create(draft: KeyDraft): Promise<MadeKey> {
    await this.#plan(draft.plan);
    const parts = newKey(draft.type);
    await this.#database.transaction(async (orm) => {
      await orm.insert(account).values({ id: draft.account, name: draft.account }).onConflictDoNothing();
      await orm.insert(apiKey).values({
        short: parts.short,
        account: draft.account,
        type: draft.type,
        secretHash: hashSecret(parts.secret).toString('hex'),
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
    return { key: formatKey(parts), ...(await this.show(parts.short)) };
  }

  async list(): Promise<KeyRow[]> {
    const rows = await this.#rows();
    return rows.map((row) => this.#shown(row));
  }

  /** @throws KeyBookError when there is no such key. */
  async show(short: string): Promise<KeyRow> {
    const [row] = await this.#rows(short);
    if (row === undefined) throw new KeyBookError(`there is no key ${short}`);
    return this.#shown(row);
  }

  /** Ends a key for good. Revoking it again changes nothing. */
  async revoke(short: string): Promise<KeyRow> {
    await this.show(short);
    await this.#database.orm
      .update(apiKey)
      .set({ revokedAt: new Date(this.#clock()) })
      .where(and(eq(apiKey.short, short), isNull(apiKey.revokedAt)));
    return this.show(short);
  }

  /** Gives a key another secret. Its name, restrictions and spent units stay; the old secret is worthless at once. */
  async rotate(short: string): Promise<MadeKey> {
    const row = await this.show(short);
    if (row.revoked !== null) throw new KeyBookError(`the key ${short} is revoked; create another`);
    const { secret } = newKey(row.type);
    await this.#database.orm
      .update(apiKey)
      .set({ secretHash: hashSecret(secret).toString('hex') })
      .where(eq(apiKey.short, short));
    return { key: formatKey({ type: row.type, short, secret }), ...row };
  }

  /** Suspends an account, or ends the suspension: all its keys follow. */
  async suspend(id: string, isSuspended: boolean): Promise<void> {
    const changed = await this.#database.orm
      .update(account)
      .set({ suspendedAt: isSuspended ? new Date(this.#clock()) : null })
      .where(eq(account.id, id))
      .returning({ id: account.id });
    if (changed.length === 0) throw new KeyBookError(`there is no account ${id}`);
  }

  /** @param month `2026-11`. */
  async usage(month: string, short?: string): Promise<UsageRow[]> {
    const ofMonth = eq(unitUsage.month, month);
    const rows = await this.#database.orm
      .select({ usage: unitUsage, plan })
      .from(unitUsage)
      .innerJoin(apiKey, eq(apiKey.short, unitUsage.key))
      .innerJoin(plan, eq(plan.name, apiKey.plan))
      .where(short === undefined ? ofMonth : and(ofMonth, eq(unitUsage.key, short)))
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

  /** Changes a plan, or makes it: what is not said of a new one is without limit, without paid features. */
  async setPlan(name: string, change: PlanChange): Promise<PlanRow> {
    await this.#database.orm.insert(plan).values({ name, deep: false, features: [] }).onConflictDoNothing();
    if (Object.keys(change).length > 0) {
      await this.#database.orm.update(plan).set(change).where(eq(plan.name, name));
    }
    return this.#plan(name);
  }

  async #plan(name: string): Promise<PlanRow> {
    const all = await this.plans();
    const found = all.find((row) => row.name === name);
    if (found !== undefined) return found;
    throw new KeyBookError(`there is no plan ${name}: ${all.map((row) => row.name).join(', ')}`);
  }

  async #rows(short?: string) {
    const every = this.#database.orm
      .select({ key: apiKey, suspendedAt: account.suspendedAt })
      .from(apiKey)
      .innerJoin(account, eq(account.id, apiKey.account));
    return short === undefined
      ? every.orderBy(asc(apiKey.createdAt), asc(apiKey.short))
      : every.where(eq(apiKey.short, short));
  }

  #shown({ key, suspendedAt }: { key: typeof apiKey.$inferSelect; suspendedAt: Date | null }): KeyRow {
    const state = () => {
      if (key.revokedAt !== null) return 'revoked';
      if (key.expiresAt !== null && key.expiresAt.getTime() <= this.#clock()) return 'expired';
      return suspendedAt === null ? 'active' : 'suspended';
    };
    return {
      short: key.short,
      type: key.type,
      account: key.account,
      plan: key.plan,
      state: state(),
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
