import { LRUCache } from 'lru-cache';
import type { Problem } from '../errors.ts';
import { chain, type PromiseOrValue } from '../../core/promise-or-value.ts';
import { toWindowKey, readCallerKey } from './caller-key.ts';
import { createKeyRestriction, type Caller, type KeyRestriction } from './key-restriction.ts';
import type { KeyRecord, KeyStore } from './key-record.ts';
import { parseKey, isMatchingSecret } from './key.ts';
import { createAnonymousKey } from './this-machine.ts';
import { toMonth } from '../limits/month.ts';
import { findForeignOrigin, createSecretKeyProblem, type PageOrigins } from './secret-key-on-page.ts';
import type { Reservation, Units, UnitKind } from '../limits/units.ts';
import { WrongKeys, type WrongKeyCounter } from '../limits/wrong-keys.ts';
import { Windows, type Rate, type WindowCounter } from '../limits/window.ts';
import { formatIsoDay } from '../../facts/iso-day.ts';

export type { KeyRecord, KeyStore, Plan } from './key-record.ts';
export { createRateHeaders } from '../limits/rate-headers.ts';

/** The access rules of a path: required permissions, and whether a key is needed. */
export interface AccessRequirements {
  readonly family?: string;
  readonly feature?: string;
  /** Whether a key is required. When false, a key that is sent is still checked. */
  readonly key: boolean;
  /**
   * Whether the request runs a GraphQL document. Public keys that may run only registered documents may send no other requests.
   * Default: false.
   */
  readonly isDocument?: boolean;
  /** Whether requests without a key count towards the rate limit of their address. */
  readonly limited?: boolean;
}

export interface Admission {
  /** The key of the request. Null when no key was sent and none is required. */
  readonly key: KeyRecord | null;
  readonly rate: Rate | null;
}

export type Rejection = Problem & { readonly rate?: Rate };
export type Verdict = Admission | Rejection;

export interface AccessOptions {
  /** Returns the current time in epoch milliseconds. */
  readonly clock: () => number;
  /** Clock for rate limit windows and cached keys, in milliseconds; preferably monotonic. Default: `clock`. */
  readonly monotonicNow?: () => number;
  /** Lifetime of a cached verified key, in milliseconds. Default: 5000. */
  readonly rememberMs?: number;
  /** Counts requests in rate limit windows. Default: windows in this process. */
  readonly windows?: WindowCounter;
  /** Monthly units. Default: units are not counted. */
  readonly units?: Units;
  /** Requests per minute that an address may make without a key. Default: 60. */
  readonly anonymousPerMinute?: number;
  /**
   * Requests per minute that each visitor of a page may send with the page's public key, in addition to the limit of the key. A
   * visitor is an IP address. Default: no limit.
   */
  readonly visitorPerMinute?: number;
  /** Limits the wrong keys that an address may try per minute. Default: 60, counted in this thread. */
  readonly wrongKeys?: WrongKeyCounter;
  /**
   * Origins of pages with public keys. A page of another origin that sends a secret key is rejected. Default: no page
   * is rejected.
   */
  readonly pages?: PageOrigins;
  /** Whether public keys may only run registered documents. Default: public keys may use all paths. */
  readonly publicKeysRunDocuments?: () => boolean;
  /** Whether a caller may use paths that require a key without sending a key. Default: no caller may. */
  readonly needsNoKey?: (caller: Caller) => boolean;
}

interface VerifiedKey {
  readonly key: KeyRecord;
  readonly restriction: KeyRestriction;
}

/** Rate limit that the headers report for plans without a limit. The headers require an integer: 2^31 - 1. */
const unlimitedCount = 2_147_483_647;
const unlimitedRate: Rate = {
  limit: unlimitedCount,
  remaining: unlimitedCount,
  reset: 60,
  allowed: true,
};

/** Milliseconds for which a verified key remains valid while the store is down. */
const maxOutageMs = 600_000;

const invalidKeyProblem: Problem = {
  code: 'invalid_api_key',
  message: 'The key is not valid: send a valid key as X-API-Key: <key> or as Authorization: Bearer <key>.',
  headers: ['WWW-Authenticate', 'Bearer'],
};
const missingKeyProblem: Problem = {
  ...invalidKeyProblem,
  message:
    'A key is required: send it as X-API-Key: <key> or as Authorization: Bearer <key>, not in the URL.',
};

const noReservation: Reservation = [];

/**
 * Checks the key and the permissions of requests: 401, then 403, then 429. Verified keys are cached for `rememberMs`. A busy key
 * thus costs one read of the store per interval, and a revocation takes effect within one interval.
 */
export class Access {
  readonly #store: KeyStore;
  readonly #clock: () => number;
  readonly #monotonicNow: () => number;
  readonly #windows: WindowCounter;
  readonly #units: Units | undefined;
  readonly #anonymousPerMinute: number;
  readonly #visitorPerMinute: number | undefined;
  readonly #pages: PageOrigins | undefined;
  readonly #needsNoKey: (caller: Caller) => boolean;
  readonly #publicKeysRunDocuments: () => boolean;
  readonly #anonymousKey: VerifiedKey;
  readonly #verified: LRUCache<string, VerifiedKey>;
  readonly #duringOutage: LRUCache<string, VerifiedKey>;
  readonly #wrongKeys: WrongKeyCounter;
  /** Keys that were recently found to be wrong. Checking such a key again does not read the store. */
  readonly #rejectedKeys: LRUCache<string, true>;
  /** Pending reads of the store by key. Concurrent requests with one key share a read. */
  readonly #pendingReads = new Map<string, Promise<VerifiedKey | null>>();
  /** Number of calls of `forget`. Results of reads that began before the last call are not cached. */
  #generation = 0;

  constructor(store: KeyStore, options: AccessOptions) {
    this.#store = store;
    this.#clock = options.clock;
    this.#monotonicNow = options.monotonicNow ?? options.clock;
    this.#windows = options.windows ?? new Windows();
    this.#units = options.units;
    this.#anonymousPerMinute = options.anonymousPerMinute ?? 60;
    this.#visitorPerMinute = options.visitorPerMinute;
    this.#pages = options.pages;
    this.#needsNoKey = options.needsNoKey ?? (() => false);
    this.#publicKeysRunDocuments = options.publicKeysRunDocuments ?? (() => false);
    const anonymousKey = createAnonymousKey(this.#anonymousPerMinute);
    this.#anonymousKey = { key: anonymousKey, restriction: createKeyRestriction(anonymousKey) };
    // After a jump of the system clock, keys must not stay in the caches for longer.
    const perf = { now: this.#monotonicNow };
    const createKeyCache = (ttl: number) =>
      new LRUCache<string, VerifiedKey>({ max: 10_000, ttl, ttlResolution: 0, perf });
    const keyCacheMs = options.rememberMs ?? 5000;
    this.#verified = createKeyCache(keyCacheMs);
    this.#duringOutage = createKeyCache(maxOutageMs);
    this.#wrongKeys = options.wrongKeys ?? new WrongKeys(60);
    this.#rejectedKeys = new LRUCache({
      max: 10_000,
      ttl: Math.max(1, keyCacheMs),
      ttlResolution: 0,
      perf,
    });
  }

  admit(caller: Caller, need: AccessRequirements): Verdict | Promise<Verdict> {
    const text = readCallerKey(caller.headers);
    if (text === null) return need.key ? this.#requireKey(caller, need) : this.#admitWithoutKey(caller, need);
    if (text === undefined) return this.#rejectWrongKey(caller);
    const verifiedKey = this.#verified.get(text);
    if (verifiedKey !== undefined) return this.#authorize(verifiedKey, caller, need);
    if (this.#rejectedKeys.has(text)) return this.#rejectWrongKey(caller);
    return chain(this.#find(text, caller), (found) =>
      found !== null && 'key' in found ? this.#authorize(found, caller, need) : (found ?? invalidKeyProblem),
    );
  }

  /**
   * Counts a wrong key.
   * @returns 401, or 429 after too many attempts, which slows down guessing
   */
  #rejectWrongKey({ ip }: Caller): PromiseOrValue<Rejection> {
    const waitSeconds = this.#wrongKeys.try(toWindowKey(ip), this.#monotonicNow());
    return chain(waitSeconds, (wait) => (wait === null ? invalidKeyProblem : createWrongKeyRejection(wait)));
  }

  /**
   * Looks up a key. An address with too many wrong keys is rejected without a read of the store, unless the key was recently
   * valid.
   */
  #find(text: string, { ip }: Caller): PromiseOrValue<VerifiedKey | Rejection | null> {
    const pendingRead = this.#pendingReads.get(text);
    if (pendingRead !== undefined) return pendingRead;
    const address = toWindowKey(ip);
    const isTrusted = this.#duringOutage.has(text);
    const waitSeconds = isTrusted ? null : this.#wrongKeys.try(address, this.#monotonicNow());
    return chain(waitSeconds, (wait): PromiseOrValue<VerifiedKey | Rejection | null> =>
      wait === null ? this.#read(text, address, isTrusted) : createWrongKeyRejection(wait),
    );
  }

  /** Reads a key from the store. If the key is valid, the attempt does not count as a wrong key. */
  #read(text: string, address: string, isTrusted: boolean): Promise<VerifiedKey | null> {
    const pendingRead = this.#pendingReads.get(text);
    if (pendingRead !== undefined) {
      if (!isTrusted) this.#wrongKeys.removeAttempt(address);
      return pendingRead;
    }
    const generation = this.#generation;
    const verificationPromise = this.#verify(text)
      .then((found) => {
        if (found !== null) {
          if (!isTrusted) this.#wrongKeys.removeAttempt(address);
        } else if (generation === this.#generation) this.#rejectedKeys.set(text, true);
        return found;
      })
      .catch((error: unknown) => {
        // When the store fails, it is unknown whether the key is valid.
        if (!isTrusted) this.#wrongKeys.removeAttempt(address);
        throw error;
      })
      .finally(() => {
        if (this.#pendingReads.get(text) === verificationPromise) this.#pendingReads.delete(text);
      });
    this.#pendingReads.set(text, verificationPromise);
    return verificationPromise;
  }

  /**
   * Clears the caches, because keys have changed. Reads in flight may return the state before the change: their results are not
   * cached, and later requests do not share them.
   */
  forget(): void {
    this.#generation += 1;
    this.#pendingReads.clear();
    this.#verified.clear();
    this.#duringOutage.clear();
    this.#rejectedKeys.clear();
  }

  /**
   * Reserves the units of a response. Synchronous when enough units are leased. `release` refunds the units of a
   * response that is not sent.
   * @returns a problem when an allowance is used up. Rejects with service_unavailable when the store is down.
   */
  reserve(key: KeyRecord | null, costs: Costs): Reservation | Problem | Promise<Reservation | Problem> {
    const units = this.#units;
    if (units === undefined || key === null || key === this.#anonymousKey.key) return noReservation;
    const limits = key.plan.unitsPerMonth;
    const [first, second] = costs;
    if (first === undefined) return noReservation;
    if (second === undefined) {
      // Fast path: most responses cost units of a single kind.
      const [unit, count] = first;
      const reservation = units.reserve(key.short, unit, limits?.[unit] ?? null, count);
      return chain(reservation, (meter) =>
        meter === null ? this.quotaExceeded(key, unit) : [{ meter, count }],
      );
    }
    const reservationRequests = costs.map(([unit, count]) => ({
      unit,
      count,
      limit: limits?.[unit] ?? null,
    }));
    return chain(units.reserveAll(key.short, reservationRequests), (reserved) =>
      typeof reserved === 'string' ? this.quotaExceeded(key, reserved) : reserved,
    );
  }

  /**
   * Reserves up to `most` units of one kind, or the rest of the allowance.
   * @returns a problem when fewer than `least` units are left. Rejects with service_unavailable when the store is
   * down.
   */
  reserveUpTo(
    key: KeyRecord | null,
    unit: UnitKind,
    least: number,
    most: number,
  ): Reservation | Problem | Promise<Reservation | Problem> {
    if (this.#units === undefined || key === null || key === this.#anonymousKey.key) return noReservation;
    const reservation = this.#units.reserveUpTo(key.short, unit, key.plan.unitsPerMonth?.[unit] ?? null, {
      least,
      most,
    });
    return chain(reservation, (reserved) => (reserved === null ? this.quotaExceeded(key, unit) : [reserved]));
  }

  release(reserved: Reservation): void {
    this.#units?.releaseAll(reserved);
  }

  /** Returns the problem for an allowance that is used up. */
  quotaExceeded({ plan }: KeyRecord, unit: UnitKind): Problem {
    const now = this.#clock();
    const { end } = toMonth(now);
    return {
      code: 'quota_exceeded',
      message:
        `The plan "${plan.name}" has ${plan.unitsPerMonth?.[unit]} ${unitNames[unit]} per month, and they are used up: ` +
        `retry from ${formatIsoDay(end)} (UTC) on, or use a key on a larger plan.`,
      headers: ['Retry-After', `${Math.ceil((end - now) / 1000)}`],
    };
  }

  async #verify(text: string): Promise<VerifiedKey | null> {
    const keyParts = parseKey(text);
    const generation = this.#generation;
    // The cache lifetime starts before the read, because the key can change while the read is in flight.
    const start = this.#monotonicNow();
    let record: KeyRecord | null;
    try {
      record = keyParts === null ? null : await this.#store.find(keyParts.short);
    } catch (error) {
      const keyBeforeOutage = this.#duringOutage.get(text);
      if (keyBeforeOutage === undefined) throw error;
      this.#verified.set(text, keyBeforeOutage);
      return keyBeforeOutage;
    }
    const hasValidSecret = isMatchingSecret(keyParts?.secret ?? '', record?.secretHash ?? null);
    if (!hasValidSecret || record === null || record.type !== keyParts?.type || record.revokedAt !== null) {
      this.#duringOutage.delete(text);
      return null;
    }
    const verifiedKey: VerifiedKey = { key: record, restriction: createKeyRestriction(record) };
    if (generation !== this.#generation) return verifiedKey;
    this.#verified.set(text, verifiedKey, { start });
    this.#duringOutage.set(text, verifiedKey, { start });
    return verifiedKey;
  }

  #requireKey(caller: Caller, need: AccessRequirements): Verdict | Promise<Verdict> {
    return this.#needsNoKey(caller) ? this.#authorize(this.#anonymousKey, caller, need) : missingKeyProblem;
  }

  #admitWithoutKey({ ip }: Caller, { limited }: AccessRequirements): Verdict | Promise<Verdict> {
    if (limited !== true) return { key: null, rate: null };
    const rate = this.#windows.take(toWindowKey(ip), this.#anonymousPerMinute, this.#monotonicNow());
    return chain(rate, (known) =>
      known.allowed
        ? { key: null, rate: known }
        : createRateLimitRejection(
            `${known.limit} requests per minute and address are allowed without a key`,
            known,
          ),
    );
  }

  #documentsOnly({ type }: KeyRecord, need: AccessRequirements): Problem | null {
    const isLimitedToDocuments = type === 'public' && need.key && need.isDocument !== true;
    return isLimitedToDocuments && this.#publicKeysRunDocuments() ? documentsOnlyProblem : null;
  }

  #authorize(
    { key, restriction }: VerifiedKey,
    caller: Caller,
    need: AccessRequirements,
  ): Verdict | Promise<Verdict> {
    if (key.expiresAt !== null && key.expiresAt.getTime() <= this.#clock()) return invalidKeyProblem;
    return chain(this.#takeVisitor(key, caller), (visitor) => {
      if (visitor === null) return this.#takeKey(key, restriction, caller, need);
      if (visitor.allowed)
        return chain(this.#takeKey(key, restriction, caller, need), (verdict) =>
          addSmallerRate(verdict, visitor),
        );
      const rejection = this.#rejection(key, restriction, caller, need);
      const limit = `Each visitor may send ${visitor.limit} requests per minute with this public key`;
      return rejection === null ? createRateLimitRejection(limit, visitor) : { ...rejection, rate: visitor };
    });
  }

  #rejection(
    key: KeyRecord,
    restriction: KeyRestriction,
    caller: Caller,
    need: AccessRequirements,
  ): Problem | null {
    return (
      restriction.rejection(caller) ?? findPermissionProblem(key, need) ?? this.#documentsOnly(key, need)
    );
  }

  /** Counts a request with a public key for its visitor, so that no visitor uses up the limit of the key. */
  #takeVisitor({ type, short }: KeyRecord, { ip }: Caller): PromiseOrValue<Rate | null> {
    if (type !== 'public' || this.#visitorPerMinute === undefined) return null;
    return this.#windows.take(
      `visitor ${short} ${toWindowKey(ip)}`,
      this.#visitorPerMinute,
      this.#monotonicNow(),
    );
  }

  #takeKey(
    key: KeyRecord,
    restriction: KeyRestriction,
    caller: Caller,
    need: AccessRequirements,
  ): Verdict | Promise<Verdict> {
    const limit = key.plan.requestsPerMinute;
    const countedRate =
      limit === null ? unlimitedRate : this.#windows.take(key.short, limit, this.#monotonicNow());
    return chain(countedRate, (rate) => {
      const rejection = this.#rejection(key, restriction, caller, need);
      if (rejection !== null) return { ...rejection, rate };
      if (!rate.allowed)
        return createRateLimitRejection(
          `The plan "${key.plan.name}" allows ${rate.limit} requests per minute`,
          rate,
        );
      const origin = key.type === 'secret' ? findForeignOrigin(caller) : null;
      if (origin === null || this.#pages === undefined) return { key, rate };
      return chain(this.#pages.allows(origin), (allowed) =>
        allowed ? { key, rate } : { ...createSecretKeyProblem(origin), rate },
      );
    });
  }
}

/**
 * Replaces the rate of a verdict by the visitor's rate when the visitor has fewer requests left. Clients can then pace their
 * requests by the headers.
 */
function addSmallerRate(verdict: Verdict, visitor: Rate): Verdict {
  const rate = verdict.rate;
  return rate === null || rate === undefined || visitor.remaining < rate.remaining
    ? { ...verdict, rate: visitor }
    : verdict;
}

/** The price of a response: units by kind, with the number of each. */
export type Costs = readonly (readonly [unit: UnitKind, count: number])[];

const unitNames: Readonly<Record<UnitKind, string>> = {
  pooled: 'pooled requests',
  carrier: 'carrier units',
  email_deep: 'deep email units',
  vat_deep: 'deep VAT units',
};

const documentsOnlyProblem: Problem = {
  code: 'permission_denied',
  message:
    'This public key may run only registered documents: POST the id of a registered document to /graphql. The operator can allow other paths with PUBLIC_KEY_PATHS=true.',
};

const createRateLimitRejection = (what: string, rate: Rate): Rejection => ({
  code: 'rate_limited',
  message: `${what}: retry in ${rate.reset} seconds.`,
  headers: ['Retry-After', `${rate.reset}`],
  rate,
});

const createWrongKeyRejection = (seconds: number): Rejection => ({
  code: 'rate_limited',
  message: `Too many invalid keys came from this address: retry in ${seconds} seconds, with a valid key.`,
  headers: ['Retry-After', `${seconds}`],
});

/**
 * Checks whether a key includes a family and a feature.
 * @returns the problem, or null when it includes them
 */
export function findPermissionProblem(
  key: KeyRecord,
  need: Pick<AccessRequirements, 'family' | 'feature'>,
): Problem | null {
  if (need.family !== undefined && key.families !== null && !key.families.includes(need.family)) {
    return {
      code: 'permission_denied',
      message: `This key may not use ${need.family}; it may use ${key.families.join(', ')}.`,
    };
  }
  if (need.feature !== undefined && !key.plan.features.includes(need.feature)) {
    return {
      code: 'plan_required',
      message: `The plan "${key.plan.name}" does not include the feature "${need.feature}": use a key on a plan that does.`,
    };
  }
  return null;
}
