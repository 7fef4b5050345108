import { createRateHeaders } from '../../router/auth/access.ts';
import { attempt, chain, type PromiseOrValue } from '../../core/promise-or-value.ts';
import type { Access, Admission, AccessRequirements, Verdict } from '../../router/auth/access.ts';
import { isProblem, type Problem } from '../../router/errors.ts';
import type { Handler, Request, Response } from '../../router/exchange.ts';
import { createNotAllowedProblem } from '../../router/http/not-allowed.ts';
import { createProblemResponse } from '../../router/http/problem-response.ts';
import type { PageLimit } from '../../router/auth/page-limit.ts';
import { createRateHeaderReader, type RateHeaderReader } from '../../router/http/rate-header-reader.ts';
import type { Graph } from '../../router/graph.ts';
import { createBodyResponse, createTextResponse } from '../formats/responses.ts';
import { Guides, type Guide } from '../guides/guides.ts';
import { countUnits, LookupUnits, type PricedLookup } from './lookup-units.ts';
import { LookupResponses, type LookupResponse } from './lookup-responses.ts';
import { Lookups, type LookupsOptions } from './lookups.ts';
import { listNames, parseQuery, type Query } from '../parameters/query.ts';
import type { RecentResponses } from './recent-responses.ts';
import { chooseRoute, getRequiredAccess, createPathProblem, type RowSource } from './row-choice.ts';
import type { Route } from '../routing/route.ts';
import {
  isVersion,
  latestVersion,
  getRequestedVersion,
  createVersionProblem,
  splitVersionPrefix,
} from '../routing/versions.ts';

export interface RestOptions {
  readonly routes: readonly Route[];
  readonly graph: Graph;
  /** Additional routes, which can change at run time. Default: none. */
  readonly custom?: RowSource;
  /** The prepared routes, if other handlers share them. */
  readonly lookups?: Lookups;
  readonly access: Access;
  /** Cache for responses that are soon requested again. Default: no cache. */
  readonly recent?: RecentResponses;
  /** Base URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Limits requests for help and documents per address. Default: no limit. */
  readonly pageLimit?: PageLimit;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Called for each error of the service itself. Used only without `lookups`. Default: the error is thrown. */
  readonly onError?: NonNullable<LookupsOptions['onError']>;
  /** Contact for vulnerability reports: mailto: or https:. Default: /.well-known/security.txt is not served. */
  readonly contact?: string | undefined;
}

/** The properties of a request that every response needs, including error responses. */
interface RequestScope {
  readonly request: Request;
  readonly pretty: boolean;
  /** Family of the path. `none` for guides and unknown paths. */
  readonly family: string;
  /** The key of the request. Null without a key, and before the request is admitted. */
  readonly key: Admission['key'];
  /** Headers of the response, as a flat list of names and values. */
  readonly headers: readonly string[];
}

/**
 * Creates the handler for all documented GET paths. A request can fail at the following steps, in this order: method (405), key
 * (401, 403), rate limit and units (429), path (404), version and parameters (400), lookup (400, 404, 503).
 */
export function createRest(options: RestOptions): Handler {
  const handler = new RestHandler(options);
  return (request) => handler.handle(request);
}

/** Whether a path can be a help page or a document. */
const isGuide = (path: string): boolean =>
  /\/help\/?$|^\/(?:openapi\.|postman\.|llms|\.well-known|version)|^\/?$/.test(path);

class RestHandler {
  readonly #access: Access;
  readonly #baseUrl: string;
  readonly #lookups: Lookups;
  readonly #lookupResponses: LookupResponses;
  readonly #units: LookupUnits;
  readonly #rates: RateHeaderReader;
  readonly #guides: Guides;
  readonly #pageLimit: PageLimit;

  constructor(options: RestOptions) {
    const { routes, graph, custom, access, baseUrl, clock, contact, recent } = options;
    const { lookups = new Lookups(options) } = options;
    this.#access = access;
    this.#baseUrl = baseUrl;
    this.#lookups = lookups;
    this.#lookupResponses = new LookupResponses({ lookups, recent, baseUrl, clock });
    this.#units = new LookupUnits(access, clock);
    this.#rates = createRateHeaderReader(access);
    this.#pageLimit = options.pageLimit ?? (() => null);
    this.#guides = new Guides({ routes, schema: graph.apiSchema, contact, clock, custom });
  }

  handle(request: Request): PromiseOrValue<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return this.#rejectMethod(request);
    const { query, broken } = tryParseQuery(request.query);
    const isPretty = query['pretty'] === 'true';
    const { path, version: pathVersion } = splitVersionPrefix(request.path);
    const requestedVersion = pathVersion ?? getRequestedVersion(request);
    const problem = isGuide(path) ? this.#pageLimit(request) : null;
    if (problem !== null)
      return this.#fail(
        { request, pretty: isPretty, family: 'none', key: null, headers: ['API-Version', latestVersion] },
        problem,
      );
    const guide = this.#guides.at(path, pathVersion, requestedVersion, () => request.base ?? this.#baseUrl);
    if (guide !== null) {
      // Help requires no key, but a key that is sent is still checked.
      const scope = { request, pretty: isPretty, family: 'none', key: null, headers: noHeaders };
      return this.#admit(scope, { key: false }, guide.version, (admitted) => this.#guide(admitted, guide));
    }
    const match = this.#lookups.find(path);
    const names = broken === null ? null : listNames(request.query);
    const chosenRoute = chooseRoute(match, (name) => (names === null ? name in query : names.has(name)));
    const requiredAccess = getRequiredAccess(match, chosenRoute);
    const family = requiredAccess.family ?? chosenRoute?.route.family ?? 'none';
    const scope = { request, pretty: isPretty, family, key: null, headers: noHeaders };
    return this.#admit(scope, requiredAccess, requestedVersion, (admitted, version) => {
      if (match !== null && chosenRoute !== null) {
        const pricedLookup = { prepared: chosenRoute, values: match.values, query, request };
        return this.#lookUp(admitted, pricedLookup, version, broken);
      }
      if (!isVersion(version)) return this.#fail(admitted, createVersionProblem(version));
      if (match !== null && broken !== null)
        return this.#fail(admitted, this.#lookups.problemOf(broken, request));
      return this.#fail(
        admitted,
        createPathProblem(path, match, query, (each) => this.#lookups.near(each)),
      );
    });
  }

  #rejectMethod(request: Request): PromiseOrValue<Response> {
    return chain(this.#rates(request), (rate) => {
      const headers = [...rate, 'API-Version', latestVersion];
      const scope = { request, pretty: false, family: 'none', key: null, headers };
      return this.#fail(scope, createNotAllowedProblem(request.method, ['GET', 'HEAD', 'OPTIONS']));
    });
  }

  /**
   * Checks the key. When the request is admitted, continues with its key and headers in the scope.
   * @param requested API version that the request names. Null: the default of the key, or the latest.
   */
  #admit(
    scope: RequestScope,
    need: AccessRequirements,
    requested: string | null,
    next: (admitted: RequestScope, version: string) => PromiseOrValue<Response>,
  ): PromiseOrValue<Response> {
    const { request, pretty, family } = scope;
    const proceed = (verdict: Verdict) => {
      const key = isProblem(verdict) ? null : verdict.key;
      const version = requested ?? key?.defaultVersion ?? latestVersion;
      const rateHeaders = verdict.rate ? createRateHeaders(verdict.rate) : noHeaders;
      const headers = ['API-Version', isVersion(version) ? version : latestVersion, ...rateHeaders];
      const admittedScope = { request, pretty, family, key, headers };
      return isProblem(verdict) ? this.#fail(admittedScope, verdict) : next(admittedScope, version);
    };
    return attempt(
      () => chain(this.#access.admit(request, need), proceed),
      (error) => {
        // When the key cannot be checked, its default version is unknown.
        const headers = [
          'API-Version',
          requested !== null && isVersion(requested) ? requested : latestVersion,
        ];
        return this.#fail({ ...scope, headers }, this.#lookups.problemOf(error, request));
      },
    );
  }

  #guide(scope: RequestScope, guide: Guide): Response {
    if ('problem' in guide) return this.#fail(scope, guide.problem);
    const { request, pretty, headers } = scope;
    const response =
      'text' in guide
        ? createTextResponse(guide, request, headers)
        : createBodyResponse(guide.body, request, { cache: 'facts', pretty, headers });
    return addRequestInfo(response, scope);
  }

  /**
   * Reserves the units of a lookup and runs it. When the lookup fails, its units are released.
   * @param broken the error of a query that cannot be parsed, or null
   */
  #lookUp(
    scope: RequestScope,
    priced: PricedLookup,
    version: string,
    broken: unknown,
  ): PromiseOrValue<Response> {
    const isValid = isVersion(version) && broken === null;
    const toProblem = (error: unknown) => this.#lookups.problemOf(error, scope.request);
    const template = isValid ? priced.prepared.route.path : undefined;
    const run = (): PromiseOrValue<LookupResponse | Problem> => {
      if (isValid) return this.#lookupResponses.of(scope, priced, version);
      return isVersion(version) ? toProblem(broken) : createVersionProblem(version);
    };
    const reservationAttempt = attempt(() => this.#units.reserve(scope.key, priced), toProblem);
    return chain(reservationAttempt, (reserved) => {
      if (isProblem(reserved)) return this.#fail(scope, reserved);
      return chain(attempt(run, toProblem), (outcome) => {
        if (isProblem(outcome)) {
          this.#units.settle(reserved, 'rejected');
          return this.#fail(scope, outcome, template, 0);
        }
        const { response, unmetered, ownUnits } = outcome;
        const spentUnits = this.#units.settle(reserved, unmetered ? 'unmetered' : 'found');
        return addRequestInfo(response, scope, template, countUnits(spentUnits) + ownUnits);
      });
    });
  }

  #fail(scope: RequestScope, problem: Problem, template?: string, units?: number): Response {
    const { request, pretty, headers } = scope;
    const response = createProblemResponse(problem, request, { baseUrl: this.#baseUrl, pretty, headers });
    return addRequestInfo(response, scope, template, units, problem.source);
  }
}

const noHeaders: readonly string[] = [];

/** Adds the metadata for metrics and logs to a response. */
function addRequestInfo(
  { status, headers, body, bytes }: Response,
  { family, key }: RequestScope,
  template?: string,
  units?: number,
  source?: string,
): Response {
  const info = { family, plan: key?.plan.name ?? 'none', key: key?.short, template, units, source };
  // Omit `bytes` when it is undefined: an additional property would give every response another hidden class.
  return bytes === undefined ? { status, headers, body, info } : { status, headers, body, bytes, info };
}

/** Parses the query without throwing: the key must be checked before a syntax error in the query is reported. */
function tryParseQuery(text: string): { query: Query; broken: unknown } {
  try {
    return { query: parseQuery(text), broken: null };
  } catch (broken) {
    return { query: {}, broken };
  }
}
