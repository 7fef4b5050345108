import type { KeyType } from './key.ts';
import type { UnitKind } from '../limits/units.ts';

export interface Plan {
  readonly name: string;
  /** Maximum number of requests per minute; null when the plan has no limit. */
  readonly requestsPerMinute: number | null;
  /** Units per calendar month (UTC) by kind. Null or absent when the plan has no limit. */
  readonly unitsPerMonth?: Readonly<Partial<Record<UnitKind, number | null>>>;
  /** Whether paid `deep` lookups are included. */
  readonly deep: boolean;
  /** Names of included features: `caller`, `hlr`. */
  readonly features: readonly string[];
}

/** A key as stored in the database, with its plan and account. */
export interface KeyRecord {
  readonly short: string;
  /** The account that the key belongs to. Absent for the default account. */
  readonly account?: string | undefined;
  readonly type: KeyType;
  readonly secretHash: Buffer;
  readonly plan: Plan;
  /** Exact origins that may use a public key. */
  readonly allowedOrigins: readonly string[];
  /** X-App-Id values that may use an app key. */
  readonly allowedAppIds: readonly string[];
  /** Families that the key may use. Null allows all. */
  readonly families: readonly string[] | null;
  /** Addresses and CIDR blocks that may use the key. Null or absent allows all. */
  readonly allowedIps?: readonly string[] | null;
  readonly defaultVersion: string | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly accountSuspendedAt: Date | null;
}

/** The restriction fields of a key without any restriction or expiry. */
export const noRestrictions = {
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
  /**
   * Finds a key by its public identifier.
   * @returns null for an unknown key. Rejects with service_unavailable when the store is down.
   */
  find(short: string): Promise<KeyRecord | null>;
}
