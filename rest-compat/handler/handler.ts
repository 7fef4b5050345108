import { rateHeaders } from '../../router/auth/access.ts';
import { attempt, chain, isPromise } from '../../core/promise-or-value.ts';
import type { Access, Admission, Verdict } from '../../router/auth/access.ts';
import type { Reservation } from '../../router/limits/units.ts';
import { isProblem, type Problem } from '../../router/errors.ts';
import type { Handler, Request, Response } from '../../router/exchange.ts';
import { notAllowed } from '../../router/http/not-allowed.ts';
import { problemResponse } from '../../router/http/problem-response.ts';
import { rateOf } from '../../router/http/rate-of.ts';
import type { Graph } from '../../router/graph.ts';
import { answerOf, cachedAnswer, factsAnswer, textAnswer, textOf, wantsTable } from '../formats/answer.ts';
import { calendarType, wantsCalendar } from '../formats/calendar.ts';
import { etagOf } from '../formats/etag.ts';
import { Guides } from '../guides/guides.ts';
import { countOf, LookupUnits, type Priced } from './lookup-units.ts';
import { Lookups, thrownProblem } from './lookups.ts';
import { flag } from '../parameters/flag.ts';
import { namesIn, parseQuery, type Query } from '../parameters/query.ts';
import type { RecentAnswers } from './recent-answers.ts';
import { choose, requiredAccess, unknownPath, type RowMatch, type RowSource } from './row-choice.ts';
import type { Route, Version } from '../routing/route.ts';
import {
  isVersion,
  latest,
  requestedVersion,
  unknownVersion,
  splitVersionPrefix,
} from '../routing/versions.ts';

export interface RestOptions {
  readonly routes: readonly Route[];
  readonly graph: Graph;
  /** Additional routes, which may change at run time. Default: none. */
  readonly custom?: RowSource;
  /** The prepared routes, when they are shared with other handlers. */
  readonly lookups?: Lookups;
  readonly access: Access;
  /** Cache for responses that are requested again soon. Default: no cache. */
  readonly recent?: RecentAnswers;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Contact for vulnerability reports: mailto: or https:. Default: /.well-known/security.txt is not served. */
  readonly contact?: string | undefined;
}

const prettyFlag = flag('Indents the JSON.');

/** The state of one request, used for the headers of its response, whether it succeeds or fails. */
interface RequestState {
  readonly request: Request;
  readonly headers: string[];
  pretty: boolean;
  family: string;
  plan: string;
  key: string | undefined;
  template: string | undefined;
  units: number | undefined;
  /** Units that the response itself has cost. */
  ownUnits: number;
  /** Whether the input was invalid, so that nothing metered was looked up. */
  unmetered: boolean;
}

/**
 * Creates the handler for all documented GET paths. A request can fail at these steps, in this order: method (405), key
 * (401, 403), window and units (429), path (404), version and parameters (400), lookup (400, 404, 503).
 */
export function createRest(options: RestOptions): Handler {
  const { lookups = new Lookups(options) } = options;
  const units = new LookupUnits(options.access, options.clock);
  const rates = rateOf(options.access);
  const { access, baseUrl, clock, contact, custom, recent } = options;
  const guides = new Guides({
    routes: options.routes,
    schema: options.graph.apiSchema,
    contact,
    clock,
    custom,
  });

  const fail = (state: RequestState, problem: Problem): Response =>
    problemResponse(problem, state.request, { baseUrl, pretty: state.pretty, headers: state.headers });

  function handle(request: Request): Response | Promise<Response> {
    const state: RequestState = {
      request,
      headers: [],
      pretty: false,
      family: 'none',
      plan: 'none',
      key: undefined,
      template: undefined,
      units: undefined,
      ownUnits: 0,
      unmetered: false,
    };
    // A key that is nearly always undefined would cost every response a hidden class of its own.
    const withInfo = (response: Response): Response => {
      const { status, headers, body } = response;
      return response.bytes === undefined
        ? { status, headers, body, info: state }
        : { status, headers, body, bytes: response.bytes, info: state };
    };
    return attempt(
      () => chain(answer(state), withInfo),
      (error) => withInfo(fail(state, thrownProblem(error))),
    );
  }

  function answer(state: RequestState): Response | Promise<Response> {
    const { request } = state;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return chain(rates(request), (rate) => {
        state.headers.push(...rate, 'API-Version', latest);
        return fail(state, notAllowed(request.method, ['GET', 'HEAD', 'OPTIONS']));
      });
    }
    const { query, broken } = tryQuery(request.query);
    state.pretty = query['pretty'] === 'true';
    const { path, version: pathVersion } = splitVersionPrefix(request.path);
    const lookup = pathVersion ?? requestedVersion(request);
    const guide = guides.at(path, pathVersion, lookup, () => request.base ?? baseUrl);
    if (guide !== null) {
      // Help requires no key, but a key that is sent is still checked.
      return chain(access.admit(request, { key: false }), (verdict) => {
        state.headers.push('API-Version', guide.version);
        if (isRejected(verdict, state)) return fail(state, verdict);
        if ('problem' in guide) return fail(state, guide.problem);
        return 'text' in guide
          ? textAnswer(guide, request, state.headers)
          : answerOf(guide.body, request, { cache: 'facts', pretty: state.pretty, headers: state.headers });
      });
    }

    const match = lookups.find(path);
    const names = broken === null ? null : namesIn(request.query);
    const chosen = choose(match, (name) => (names === null ? name in query : names.has(name)));
    const need = requiredAccess(match, chosen);
    const family = need.family ?? chosen?.route.family;
    if (family !== undefined) state.family = family;
    return chain(access.admit(request, need), (admission) => {
      const version = lookup ?? ('key' in admission ? admission.key?.defaultVersion : null) ?? latest;
      state.headers.push('API-Version', isVersion(version) ? version : latest);
      if (isRejected(admission, state)) return fail(state, admission);
      if (match === null || chosen === null) return unmatched(state, version, broken, path, query, match);
      const { values } = match;
      const priced = { prepared: chosen, values, query, request };
      return chain(units.reserve(admission.key, priced), (reserved) => {
        if (isProblem(reserved)) return fail(state, reserved);
        return settled(state, reserved, () => {
          if (!isVersion(version)) return fail(state, unknownVersion(version));
          if (broken !== null) return fail(state, thrownProblem(broken));
          return lookUp(state, priced, version, admission.key);
        });
      });
    });
  }

  function unmatched(
    state: RequestState,
    version: string,
    broken: unknown,
    path: string,
    query: Query,
    match: RowMatch | null,
  ): Response {
    if (!isVersion(version)) return fail(state, unknownVersion(version));
    return fail(
      state,
      broken === null || match === null
        ? unknownPath(path, match, query, (each) => lookups.near(each))
        : thrownProblem(broken),
    );
  }

  /** Runs the lookup and settles the reserved units: they are released when the response is an error. */
  function settled(
    state: RequestState,
    reserved: Reservation,
    work: () => Response | Promise<Response>,
  ): Response | Promise<Response> {
    const settle = (response: Response): Response => {
      const outcome = response.status >= 400 ? 'rejected' : state.unmetered ? 'unmetered' : 'found';
      state.units = countOf(units.settle(reserved, outcome)) + state.ownUnits;
      return response;
    };
    return chain(
      attempt(work, (error) => fail(state, thrownProblem(error))),
      settle,
    );
  }

  function lookUp(
    state: RequestState,
    { prepared, values, query, request }: Priced,
    version: Version,
    key: Admission['key'],
  ): Response | Promise<Response> {
    state.template = prepared.route.path;
    state.pretty = query['pretty'] === undefined ? false : prettyFlag.parse(query['pretty'], 'pretty');
    const calendar = wantsCalendar(prepared.calendar, query, request.headers.accept);
    const { route } = prepared;
    const address = recent === undefined || calendar ? null : addressOf(route, request, version, key);
    const cached = address === null ? undefined : recent?.find(address, clock());
    if (cached !== undefined) {
      state.unmetered = cached.unmetered;
      return factsAnswer(cached, request, [...state.headers, ...cached.headers]);
    }
    const lookup = lookups.ask({ prepared, values, query, request, version, key, plan: key?.plan, calendar });
    return chain(lookup, (result) => {
      if (isProblem(result)) return fail(state, result);
      const { unmetered, hints, reserved } = result;
      state.unmetered = unmetered;
      state.ownUnits = countOf(reserved);
      const docs = () => `${request.base ?? baseUrl}/docs/${route.family}`;
      const headers = [...result.headers, ...linksOf(hints, docs)];
      const output =
        result.calendar === undefined
          ? textOf(result.body, request, { pretty: state.pretty, table: true })
          : { text: result.calendar, type: calendarType };
      // Responses with hints are not cached: their links contain the base URL of this client.
      if (address === null || isPromise(lookup) || hints.length > 0)
        return cachedAnswer(output, request, route.cache, [...state.headers, ...headers]);
      const { text, type } = output;
      const answer = { text, type, etag: etagOf(text), headers, unmetered };
      recent?.keep(address, answer);
      return factsAnswer(answer, request, [...state.headers, ...headers]);
    });
  }

  return handle;
}

/** Returns the cache key of a response, or null when it may not be cached or shared with other clients. */
const addressOf = (route: Route, request: Request, version: Version, key: Admission['key']): string | null =>
  route.cache === 'live' || route.caller !== undefined || wantsTable(request)
    ? null
    : `${version} ${key?.plan.deep === true} ${request.path}?${request.query}`;

/** Returns a Link header that points to the documentation, with the hints as link titles (RFC 8288). */
function linksOf(hints: readonly string[], docs: () => string): readonly string[] {
  if (hints.length === 0) return hints;
  const page = docs();
  return ['Link', hints.map((hint) => `<${page}>; rel="help"; title="${quotable(hint)}"`).join(', ')];
}

/** Makes a text safe for a quoted header value: ASCII only, without double quotes. */
const quotable = (text: string): string => text.replaceAll('"', "'").replace(/[^ !#-[\]-~]/gu, '?');

/**
 * Whether the request is rejected. Also adds the rate headers, which every authenticated response has, and logs the
 * key.
 */
function isRejected(verdict: Verdict, state: RequestState): verdict is Exclude<Verdict, Admission> {
  if (verdict.rate !== null && verdict.rate !== undefined) state.headers.push(...rateHeaders(verdict.rate));
  if (isProblem(verdict)) return true;
  if (verdict.key !== null) {
    state.plan = verdict.key.plan.name;
    state.key = verdict.key.short;
  }
  return false;
}

/** Parses the query without throwing: the key must be checked before a syntax error in the query is reported. */
function tryQuery(text: string): { query: Query; broken: unknown } {
  try {
    return { query: parseQuery(text), broken: null };
  } catch (broken) {
    return { query: {}, broken };
  }
}
