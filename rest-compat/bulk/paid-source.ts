import type { Access } from '../../router/auth/access.ts';
import { attempt, chain, type PromiseOrValue } from '../../core/promise-or-value.ts';
import type { Reservation } from '../../router/limits/units.ts';
import { errorTable, isProblem, type Problem } from '../../router/errors.ts';
import type { Request } from '../../router/exchange.ts';
import { problemBody } from '../../router/http/problem-response.ts';
import type { LookupUnits } from '../handler/lookup-units.ts';
import { thrownProblem, type Lookups } from '../handler/lookups.ts';
import type { Version } from '../routing/route.ts';
import { needOf } from '../handler/row-choice.ts';
import { noSuchTarget, readTarget, type Target } from '../handler/target.ts';
import { isVersion, unknownVersion, unprefixed } from '../routing/versions.ts';
import type { Answer } from './ask.ts';

/** An answer that is not on its way yet: what it costs can be given back. */
export interface Paid extends Answer {
  readonly held: Reservation;
  /** Whether the key is good no more: nothing further is answered. */
  readonly isLast: boolean;
}

interface PaidSourceOptions {
  readonly lookups: Lookups;
  readonly access: Access;
  readonly units: LookupUnits;
  /** Whose key asks. */
  readonly request: Request;
  /** Of questions that name none. */
  readonly version: Version;
  /** Absolute, without a trailing slash. */
  readonly baseUrl: string;
  /** Waits so many milliseconds; rejects when the client is gone. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

const nothing: Reservation = [];

/**
 * Asks rows of the table for a request, each as if it were a request of its own: under the same key, restrictions, window
 * and units. A window that is used up is waited for.
 */
export class PaidSource {
  readonly #options: PaidSourceOptions;

  constructor(options: PaidSourceOptions) {
    this.#options = options;
  }

  ask(text: string): Paid | Promise<Paid> {
    return attempt(
      () => this.#ask(text),
      (error) => this.#refused(thrownProblem(error)),
    );
  }

  #ask(text: string): Paid | Promise<Paid> {
    const { lookups, access, request } = this.#options;
    if (!text.startsWith('/'))
      return this.#refused({
        code: 'invalid_request',
        message: `path must be a path of the service with its query, not ${JSON.stringify(text.slice(0, 80))}: "/country/FR" works.`,
        param: 'path',
      });
    const { path, version } = unprefixed(text);
    const target = readTarget(lookups, path);
    const need = needOf(target.match, target.prepared);
    return chain(access.admit(request, need), (verdict) => {
      if (isProblem(verdict)) {
        if (verdict.code !== 'rate_limited' || verdict.rate === undefined || verdict.rate.limit === 0)
          return { ...this.#refused(verdict), isLast: verdict.code === 'invalid_api_key' };
        const { pause } = this.#options;
        return pause(verdict.rate.reset * 1000, request.signal).then(() => this.#ask(text));
      }
      return this.#admitted(target, verdict.key, version ?? this.#options.version);
    });
  }

  #admitted(
    target: Target,
    key: Parameters<LookupUnits['reserve']>[0],
    version: string,
  ): Paid | Promise<Paid> {
    const { lookups, units, request } = this.#options;
    const { match, prepared, query } = target;
    if (!isVersion(version)) return this.#refused(unknownVersion(version));
    if (match === null || prepared === null) return this.#refused(noSuchTarget(lookups, target));
    const priced = { prepared, values: match.values, query, request };
    return chain(units.reserve(key, priced), (held) => {
      if (isProblem(held)) return this.#refused(held);
      const refused = (problem: Problem) => {
        units.settle(held, 'refused');
        return this.#refused(problem);
      };
      return attempt(
        () =>
          chain(
            lookups.ask({ ...priced, version, plan: key?.plan, key, suggests: false }),
            (found): PromiseOrValue<Paid> => {
              if (isProblem(found)) return refused(found);
              const spent = units.settle(held, found.unmetered ? 'unmetered' : 'found');
              return { status: 200, body: found.body, held: [...spent, ...found.held], isLast: false };
            },
          ),
        (error) => refused(thrownProblem(error)),
      );
    });
  }

  #refused(problem: Problem): Paid {
    const { request, baseUrl } = this.#options;
    const status = problem.status ?? errorTable[problem.code].status;
    return { status, body: problemBody(problem, request, baseUrl), held: nothing, isLast: false };
  }
}
