import type { Access, AccessRequirements, Verdict } from '../../router/auth/access.ts';
import { attempt, chain, type PromiseOrValue } from '../../core/promise-or-value.ts';
import type { Reservation } from '../../router/limits/units.ts';
import { errorTable, isProblem, type Problem } from '../../router/errors.ts';
import type { Request } from '../../router/exchange.ts';
import { createProblemBody } from '../../router/http/problem-response.ts';
import type { LookupUnits } from '../handler/lookup-units.ts';
import type { Lookups } from '../handler/lookups.ts';
import type { Version } from '../routing/route.ts';
import { getRequiredAccess } from '../handler/row-choice.ts';
import { createTargetProblem, parseTarget, type Target } from '../handler/target.ts';
import { isVersion, createVersionProblem, splitVersionPrefix } from '../routing/versions.ts';
import type { RowResponse } from './row-response.ts';

/** A response that has not been sent yet, so its units can still be released. */
export interface PaidResponse extends RowResponse {
  readonly reserved: Reservation;
  /** Whether the key has become invalid, so that no further rows are processed. */
  readonly isLast: boolean;
}

interface PaidSourceOptions {
  readonly lookups: Lookups;
  readonly access: Access;
  readonly units: LookupUnits;
  /** The bulk request, whose key, address and signal apply to every row. */
  readonly request: Request;
  /** API version for paths without a version prefix. */
  readonly version: Version;
  /** Absolute base URL, without a trailing slash. */
  readonly baseUrl: string;
  /** Waits for a number of milliseconds; rejects when the client disconnects. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

const noReservation: Reservation = [];

const isFatalForRequest = ({ code }: Problem): boolean => code === 'invalid_api_key';

/**
 * Runs lookups for the rows of a bulk request. Each row counts as a separate request with the same key, restrictions, rate limit
 * window and units. When the current window is used up, a row waits for the next one.
 */
export class PaidSource {
  readonly #options: PaidSourceOptions;

  constructor(options: PaidSourceOptions) {
    this.#options = options;
  }

  ask(text: string): PaidResponse | Promise<PaidResponse> {
    return attempt(
      () => this.#ask(text),
      (error) => this.#rejected(this.#options.lookups.problemOf(error, this.#options.request)),
    );
  }

  #ask(text: string): PaidResponse | Promise<PaidResponse> {
    const { lookups } = this.#options;
    if (!text.startsWith('/'))
      return this.#rejected({
        code: 'invalid_request',
        message: `path must be a path of this service, not ${JSON.stringify(text.slice(0, 80))}. For example, use "/country/FR".`,
        param: 'path',
      });
    const { path, version } = splitVersionPrefix(text);
    const target = parseTarget(lookups, path);
    const requiredAccess = getRequiredAccess(target.match, target.prepared);
    return chain(this.#admit(requiredAccess), (verdict) =>
      isProblem(verdict)
        ? { ...this.#rejected(verdict), isLast: isFatalForRequest(verdict) }
        : this.#admitted(target, verdict.key, version ?? this.#options.version),
    );
  }

  /**
   * Counts a row without a lookup in the rate limit window.
   * @returns whether the key has become invalid, so that no further rows are processed
   */
  countRow(): PromiseOrValue<boolean> {
    return chain(this.#admit({ key: true }), (verdict) => isProblem(verdict) && isFatalForRequest(verdict));
  }

  /** Admits a row. If the current window is used up, waits until the next window begins. */
  #admit(need: AccessRequirements): PromiseOrValue<Verdict> {
    const { access, request, pause } = this.#options;
    return chain(access.admit(request, need), (verdict) => {
      const canWait = isProblem(verdict) && verdict.code === 'rate_limited' && (verdict.rate?.limit ?? 0) > 0;
      if (!canWait || !verdict.rate) return verdict;
      return pause(verdict.rate.reset * 1000, request.signal).then(() => this.#admit(need));
    });
  }

  #admitted(
    target: Target,
    key: Parameters<LookupUnits['reserve']>[0],
    version: string,
  ): PaidResponse | Promise<PaidResponse> {
    const { lookups, units, request } = this.#options;
    const { match, prepared, query } = target;
    if (!isVersion(version)) return this.#rejected(createVersionProblem(version));
    if (match === null || prepared === null) return this.#rejected(createTargetProblem(lookups, target));
    const pricedLookup = { prepared, values: match.values, query, request };
    return chain(units.reserve(key, pricedLookup), (reserved) => {
      if (isProblem(reserved)) return this.#rejected(reserved);
      const settleRejected = (problem: Problem) => {
        units.settle(reserved, 'rejected');
        return this.#rejected(problem);
      };
      return attempt(
        () =>
          chain(
            lookups.ask({ ...pricedLookup, version, plan: key?.plan, key, suggests: false }),
            (lookup): PromiseOrValue<PaidResponse> => {
              if (isProblem(lookup)) return settleRejected(lookup);
              const spentUnits = units.settle(reserved, lookup.unmetered ? 'unmetered' : 'found');
              return {
                status: 200,
                body: lookup.body,
                reserved: [...spentUnits, ...lookup.reserved],
                isLast: false,
              };
            },
          ),
        (error) => settleRejected(lookups.problemOf(error, request)),
      );
    });
  }

  #rejected(problem: Problem): PaidResponse {
    const { request, baseUrl } = this.#options;
    const status = problem.status ?? errorTable[problem.code].status;
    return {
      status,
      body: createProblemBody(problem, request, baseUrl),
      reserved: noReservation,
      isLast: false,
    };
  }
}
