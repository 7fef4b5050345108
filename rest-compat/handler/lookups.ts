import type { Admission, Plan } from '../../router/auth/access.ts';
import { chain } from '../../core/promise-or-value.ts';
import type { Reservation } from '../../router/limits/units.ts';
import type { CostControl } from '../../router/cost/charge.ts';
import { isProblem, toProblem, type Problem } from '../../router/errors.ts';
import type { Request } from '../../router/exchange.ts';
import { RequestContext } from '../../router/http/request-context.ts';
import type { Graph, Result } from '../../router/graph.ts';
import { LookupError } from '../../core/lookup-error.ts';
import { isBody, addEmptyDeep } from '../formats/responses.ts';
import { PathTree } from '../routing/match.ts';
import { addSpellingHint, renameArguments } from './graph-errors.ts';
import { flagParameter } from '../parameters/flag.ts';
import { prepareRoute, type PreparedOperation, type PreparedRoute } from './prepared-route.ts';
import type { Query } from '../parameters/query.ts';
import type { RowMatch, RowSource } from './row-choice.ts';
import { versions, type Body, type Route, type Variables, type Version } from '../routing/route.ts';
import { Suggestions } from './suggestions.ts';
import { listUnknownNames, describeUnknownParameter, parseVariables } from './variables.ts';
import { createMissingRouteProblem } from '../routing/versions.ts';

/** A lookup request: the route, its parameters and the caller. */
export interface Lookup {
  readonly prepared: PreparedRoute;
  readonly version: Version;
  /** Path parameters, still percent-encoded. */
  readonly values: readonly string[];
  readonly query: Query;
  /** The plan of the caller's key, which determines whether `deep` fields are included. */
  readonly plan: Plan | undefined;
  /** The key that pays for operations whose price is the query cost. Null or absent: anonymous. */
  readonly key?: Admission['key'];
  /** The request, from which routes can read the caller's address and headers. */
  readonly request: Request;
  /** Whether to return a calendar. Only some routes have one. */
  readonly calendar?: boolean;
  /**
   * Whether errors suggest a similar word. False for rows of a file: one search per row would cost more than the
   * lookups.
   */
  readonly suggests?: boolean;
}

/** A record that was found, in its documented form. */
export interface LookupResult {
  readonly body: Body;
  /** The calendar text, when one was requested. */
  readonly calendar?: string;
  /** Additional response headers, as a flat list of names and values. */
  readonly headers: readonly string[];
  /** Hints for the caller, for example about an ignored parameter. */
  readonly hints: readonly string[];
  /** Whether the input was invalid, so that no metered lookup ran. */
  readonly unmetered: boolean;
  /** Units that the operation of the response has reserved. */
  readonly reserved: Reservation;
}

export interface LookupsOptions {
  readonly routes: readonly Route[];
  readonly graph: Graph;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Additional routes, which can change at run time. Default: none. */
  readonly custom?: Pick<RowSource, 'find'>;
  /** Called for each error of the service itself, which becomes a `server_error`. Default: the error is thrown. */
  readonly onError?: (error: unknown, request: Request) => void;
}

const deepFlag = flagParameter('Adds more fields, in a nested object named deep.');

/** All routes, each planned and compiled once. Runs lookups for single requests, bulk rows and compatibility APIs. */
export class Lookups {
  readonly #tree = new PathTree<PreparedRoute>();
  readonly #suggestions: Suggestions;
  readonly #clock: () => number;
  readonly #custom: LookupsOptions['custom'];
  readonly #onError: LookupsOptions['onError'];

  constructor({ routes, graph, clock, custom, onError }: LookupsOptions) {
    for (const route of routes) this.#tree.add(route.path, prepareRoute(route, graph));
    this.#suggestions = new Suggestions(graph, clock);
    this.#clock = clock;
    this.#custom = custom;
    this.#onError = onError;
  }

  /**
   * Returns the routes that share a path.
   * @param path raw, without a version prefix
   */
  find(path: string): RowMatch | null {
    return this.#tree.find(path) ?? this.#custom?.find(path) ?? null;
  }

  /**
   * Returns a documented path that is similar to an unknown path, or that has one more parameter.
   * @returns null without such a path
   */
  near(path: string): string | null {
    const similarPath = this.#tree.near(path);
    if (similarPath !== null) return similarPath;
    const [below] = this.#tree.below(path);
    if (below === undefined) return null;
    const { path: template, examples } = below.route;
    return examples[0] === undefined ? template : `${template}, for example ${examples[0].path}`;
  }

  /**
   * Runs a lookup.
   * @throws invalid_request for an invalid flag; all other errors are returned as a problem
   */
  ask(lookup: Lookup): LookupResult | Problem | Promise<LookupResult | Problem> {
    const { prepared, version, values, query, plan, request } = lookup;
    const { route } = prepared;
    if (!(route.versions ?? versions).includes(version)) return createMissingRouteProblem(route, version);
    const operation = getOperation(lookup);
    const deep = query['deep'] === undefined ? false : deepFlag.parse(query['deep'], 'deep');
    const isDeepAllowed = deep && includesDeep(route, plan);
    let variables: Variables;
    try {
      variables = parseVariables(prepared, operation, request, values, query);
    } catch (error) {
      const problem = addSpellingHint(this.problemOf(error, request), prepared, query);
      return problem.param === undefined || lookup.suggests === false
        ? problem
        : this.#suggestions.for(problem, prepared, problem.param, lookup, this.#context(request));
    }
    if (prepared.demand !== null) return this.#charged(lookup, prepared.demand, operation, variables);
    variables['deep'] = isDeepAllowed;
    return chain(operation.operation.execute(variables, this.#context(request)), (result) =>
      this.#finished(lookup, variables, result, deep && !isDeepAllowed),
    );
  }

  /** Converts a thrown error to a problem. A LookupError has its own code; other errors are reported to `onError`. */
  problemOf(error: unknown, request: Request): Problem {
    if (!(error instanceof LookupError)) {
      if (this.#onError === undefined) throw error;
      this.#onError(error, request);
    }
    return toThrownProblem(error);
  }

  /** Executes an operation at its query cost (custom operations and compatibility APIs). */
  async #charged(
    lookup: Lookup,
    demand: CostControl,
    { operation }: PreparedOperation,
    variables: Variables,
  ): Promise<LookupResult | Problem> {
    const boundOperation = operation.bind(variables);
    if (boundOperation.errors !== undefined)
      return this.#finished(lookup, variables, { errors: boundOperation.errors }, false);
    const charge = demand.charge(
      { key: lookup.key ?? null, rate: null },
      boundOperation.variant,
      boundOperation.values,
    );
    const rejection = charge.rejection();
    if (rejection !== null) return rejection;
    const units = await charge.reserve();
    if (isProblem(units)) return units;
    const delivery = await charge.execute(units, lookup.request, this.#clock());
    if (isProblem(delivery)) return delivery;
    const lookupResult = await this.#finished(lookup, variables, delivery.result, false);
    if (!isProblem(lookupResult)) return { ...lookupResult, reserved: units.reservation };
    // A failed lookup costs nothing, as on all paths.
    units.release();
    return lookupResult;
  }

  #finished(
    lookup: Lookup,
    variables: Variables,
    result: Result,
    emptyDeep: boolean,
  ): LookupResult | Problem | Promise<Problem> {
    try {
      return this.#resultOf(lookup, variables, result, emptyDeep);
    } catch (error) {
      return this.problemOf(error, lookup.request);
    }
  }

  #resultOf(
    lookup: Lookup,
    variables: Variables,
    result: Result,
    emptyDeep: boolean,
  ): LookupResult | Problem | Promise<Problem> {
    const { prepared, version, query, request } = lookup;
    const { route } = prepared;
    const operation = getOperation(lookup);
    const { bodyKey, deepPaths } = operation;
    // Adds a suggestion when the problem is an unknown word.
    const addSuggestion = (problem: Problem, param: string | undefined) =>
      problem.code === 'not_found' && lookup.suggests !== false
        ? this.#suggestions.for(problem, prepared, param, lookup, this.#context(request))
        : problem;
    if (result.errors !== undefined && result.errors.length > 0) {
      const problem = renameArguments(toProblem(result.errors), prepared, operation, query);
      return addSuggestion(problem, problem.param ?? '');
    }
    const value = bodyKey === null ? result.data : result.data?.[bodyKey];
    if (!isBody(value)) {
      const message = route.missing?.(variables) ?? describeMissingRecord(route);
      return addSuggestion({ code: 'not_found', message }, undefined);
    }
    if (lookup.calendar === true) return toCalendarResult(value);
    const headers = route.headers === undefined ? [] : Object.entries(route.headers(value, variables)).flat();
    const isUnmetered = value['valid'] === false;
    const hints = collectHints(prepared, query, route.hint?.(value, variables) ?? null);
    let body = value;
    // `deepPaths` are paths in the unshaped body, so insert the empty objects before `shape` changes the body.
    if (emptyDeep && deepPaths.length > 0) body = addEmptyDeep(body, deepPaths);
    if (route.shape !== undefined) body = route.shape(body, variables, version);
    if (emptyDeep && deepPaths.length === 0) body = addEmptyDeep(body, []);
    return { body, headers, hints, unmetered: isUnmetered, reserved: noReservation };
  }

  #context(request: Request): RequestContext {
    return new RequestContext(request, this.#clock());
  }
}

const noReservation: Reservation = [];

const getOperation = ({ prepared, version, calendar }: Lookup): PreparedOperation =>
  (calendar === true ? prepared.calendar : null) ?? prepared.operations[version];

/** Formats a calendar. RFC 5545 does not allow a calendar without entries. */
function toCalendarResult(body: Body): LookupResult | Problem {
  const { icalendar: calendar } = body;
  if (typeof calendar === 'string')
    return { body, calendar, headers: [], hints: [], unmetered: false, reserved: noReservation };
  const message = 'There are no calendar entries to return. Omit format=ics for the JSON response.';
  return { code: 'not_found', message };
}

/** Maximum number of unknown parameters to report. */
const maxReportedNames = 3;

function collectHints(prepared: PreparedRoute, query: Query, routeHint: string | null): readonly string[] {
  const hints = listUnknownNames(prepared, query)
    .slice(0, maxReportedNames)
    .map((name) => describeUnknownParameter(prepared, name));
  return routeHint === null ? hints : [...hints, routeHint];
}

const describeMissingRecord = ({ family, examples: [example] }: Route): string =>
  `No ${family} record matches the request.${example === undefined ? '' : ` For example, use ${example.path}.`}`;

const includesDeep = (route: Route, plan: Plan | undefined): boolean => {
  const deep = route.deep ?? 'none';
  if (deep === 'none') return false;
  return deep === 'paid' ? (plan?.deep ?? false) : true;
};

/** Converts a thrown error to a problem. A LookupError has its own code; all other errors become `server_error`. */
export const toThrownProblem = (error: unknown): Problem => {
  const problem = toProblem(error instanceof LookupError ? [error] : [{ message: '', extensions: {} }]);
  const param = error instanceof LookupError ? error.extensions['param'] : undefined;
  // Keep the route's spelling of a path parameter's name; `problemOf` would convert it to snake case.
  return typeof param === 'string' ? { ...problem, param } : problem;
};
