import type { KeyType } from './key.ts';
import type { UnitKind } from '../limits/units.ts';

export interface Plan {
  readonly name: string;
  /** Null: no limit. */
  readonly requestsPerMinute: number | null;
  /** Units per calendar month (UTC); null or none given: no limit. */
  readonly unitsPerMonth?: Readonly<Partial<Record<UnitKind, number | null>>>;
  /** Whether paid `deep` is included. */
  readonly deep: boolean;
  /** `caller`, `hlr`. */
  readonly features: readonly string[];
}

/** A key as the database has it, with its plan and account. */
export interface KeyRecord {
  readonly short: string;
  readonly type: KeyType;
  readonly secretHash: Buffer;
  readonly plan: Plan;
  /** Exact origins that a public key may be used from. */
  readonly allowedOrigins: readonly string[];
  /** X-App-Id values that an app key may be used with. */
  readonly allowedAppIds: readonly string[];
  /** Families that the key may use; null: all. */
  readonly families: readonly string[] | null;
  /** Addresses and CIDR blocks that the key may be used from; null or none given: all. */
  readonly allowedIps?: readonly string[] | null;
  readonly defaultVersion: string | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly accountSuspendedAt: Date | null;
}

/** What a key is that may be used from everywhere, for everything, for ever. */
export const unrestricted = {
  allowedOrigins: [],
  allowedAppIds: [],
  families: null,
  allowedIps: null,
  defaultVersion: null,
  expiresAt: null,
  revokedAt: null,
  accountSuspendedAt: null,
} as const satisfies Partial<KeyRecord>;

export interface KeyStore {
  /** Null: no such key. Rejects with service_unavailable when the store is down. */
  find(short: string): Promise<KeyRecord | null>;
}
