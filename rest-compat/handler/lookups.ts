import type { Admission, Plan } from '../../router/auth/access.ts';
import { chain } from '../../core/promise-or-value.ts';
import type { Reservation } from '../../router/limits/units.ts';
import type { CostControl } from '../../router/cost/charge.ts';
import { isProblem, problemOf, type Problem } from '../../router/errors.ts';
import type { Request } from '../../router/exchange.ts';
import { RequestContext } from '../../router/http/request-context.ts';
import type { Graph, Result } from '../../router/graph.ts';
import { LookupError } from '../../core/lookup-error.ts';
import { isBody, withEmptyDeep } from '../formats/answer.ts';
import { PathTree } from '../routing/match.ts';
import { hinted, inParameterNames } from './graph-errors.ts';
import { flag } from '../parameters/flag.ts';
import { prepareRoute, type PreparedOperation, type PreparedRoute } from './prepared-route.ts';
import type { Query } from '../parameters/query.ts';
import type { RowMatch, RowSource } from './row-choice.ts';
import { versions, type Body, type Route, type Variables, type Version } from '../routing/route.ts';
import { Suggestions } from './suggestions.ts';
import { unknownNames, unknownParameter, variablesOf } from './variables.ts';
import { notInVersion } from '../routing/versions.ts';

/** What is asked of which row, by whom. */
export interface Lookup {
  readonly prepared: PreparedRoute;
  readonly version: Version;
  /** Of the path's parameters, still encoded. */
  readonly values: readonly string[];
  readonly query: Query;
  /** Of the caller's key, which says whose richer fields are included. */
  readonly plan: Plan | undefined;
  /** Who pays for documents that say their price themselves. Null, or none given: nobody does. */
  readonly key?: Admission['key'];
  /** Whose address and headers a row may read. */
  readonly request: Request;
  /** True: as a calendar text, which the row has. */
  readonly calendar?: boolean;
  /** Whether a refusal tells the word that was perhaps meant. False for rows of a file: a search for each would cost more than the rows. */
  readonly suggests?: boolean;
}

/** A record that was found, in its documented form. */
export interface LookupResult {
  readonly body: Body;
  /** The same as a calendar, where that was asked for. */
  readonly calendar?: string;
  /** Further headers of the answer, as flat pairs. */
  readonly headers: readonly string[];
  /** What the caller has perhaps overlooked: a parameter that was ignored, say. */
  readonly hints: readonly string[];
  /** True: it is about something that is not valid, so nothing metered was looked up. */
  readonly unmetered: boolean;
  /** What the answer itself has cost already. */
  readonly held: Reservation;
}

export interface LookupsOptions {
  readonly routes: readonly Route[];
  readonly graph: Graph;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Further rows, which may change. Default: none. */
  readonly custom?: Pick<RowSource, 'find'>;
}

const deepFlag = flag('Adds the richer fields as a nested object named deep.');

/** The rows of the table, each planned and compiled once; answers what they are asked, however the question came. */
export class Lookups {
  readonly #tree = new PathTree<PreparedRoute>();
  readonly #suggestions: Suggestions;
  readonly #clock: () => number;
  readonly #custom: LookupsOptions['custom'];

  constructor({ routes, graph, clock, custom }: LookupsOptions) {
    for (const route of routes) this.#tree.add(route.path, prepareRoute(route, graph));
    this.#suggestions = new Suggestions(graph, clock);
    this.#clock = clock;
    this.#custom = custom;
  }

  /** The rows that share a path. @param path raw, without the prefix of a version. */
  find(path: string): RowMatch | null {
    return this.#tree.find(path) ?? this.#custom?.find(path) ?? null;
  }

  /** The path that was most likely meant by one that no row has; null when none is near. */
  near(path: string): string | null {
    return this.#tree.near(path);
  }

  /** @throws invalid_request for a flag that is none; every other refusal is the problem that is returned. */
  ask(lookup: Lookup): LookupResult | Problem | Promise<LookupResult | Problem> {
    const { prepared, version, values, query, plan, request } = lookup;
    const { route } = prepared;
    if (!(route.versions ?? versions).includes(version)) return notInVersion(route, version);
    const operation = operationOf(lookup);
    const deep = query['deep'] === undefined ? false : deepFlag.parse(query['deep'], 'deep');
    const grantsDeep = deep && includesDeep(route, plan);
    let variables: Variables;
    try {
      variables = variablesOf(prepared, operation, request, values, query);
    } catch (error) {
      const problem = hinted(thrownProblem(error), prepared, query);
      return problem.param === undefined || lookup.suggests === false
        ? problem
        : this.#suggestions.for(problem, prepared, problem.param, lookup, this.#context(request));
    }
    if (prepared.demand !== null) return this.#charged(lookup, prepared.demand, operation, variables);
    variables['deep'] = grantsDeep;
    return chain(operation.operation.execute(variables, this.#context(request)), (result) =>
      this.#finished(lookup, variables, result, deep && !grantsDeep),
    );
  }

  /** Executes a document of the operator's, at the price that the graph has for it. */
  async #charged(
    lookup: Lookup,
    demand: CostControl,
    { operation }: PreparedOperation,
    variables: Variables,
  ): Promise<LookupResult | Problem> {
    const bound = operation.bind(variables);
    if (bound.errors !== undefined) return this.#finished(lookup, variables, { errors: bound.errors }, false);
    const charge = demand.charge({ key: lookup.key ?? null, rate: null }, bound.variant, bound.values);
    const refusal = charge.refusal() ?? (await charge.reserve());
    if (refusal !== null) return refusal;
    const charged = await charge.execute(lookup.request, this.#clock());
    if (isProblem(charged)) return charged;
    const found = await this.#finished(lookup, variables, charged.result, false);
    if (!isProblem(found)) return { ...found, held: charged.held };
    // Like every path: what is not answered is not paid.
    demand.options.access.release(charged.held);
    return found;
  }

  #finished(
    lookup: Lookup,
    variables: Variables,
    result: Result,
    emptyDeep: boolean,
  ): LookupResult | Problem | Promise<Problem> {
    const { prepared, version, query, request } = lookup;
    const { route } = prepared;
    const operation = operationOf(lookup);
    const { bodyKey, deepPaths } = operation;
    // With the known word that was perhaps meant by an unknown one.
    const unknown = (problem: Problem, blamed: string | undefined) =>
      problem.code === 'not_found' && lookup.suggests !== false
        ? this.#suggestions.for(problem, prepared, blamed, lookup, this.#context(request))
        : problem;
    if (result.errors !== undefined && result.errors.length > 0) {
      const problem = inParameterNames(problemOf(result.errors), prepared, operation, query);
      return unknown(problem, problem.param ?? '');
    }
    const value = bodyKey === null ? result.data : result.data?.[bodyKey];
    if (!isBody(value)) {
      const message = route.missing?.(variables) ?? noSuchRecord(route);
      return unknown({ code: 'not_found', message }, undefined);
    }
    if (lookup.calendar === true) return calendarOf(value);
    const headers = route.headers === undefined ? [] : Object.entries(route.headers(value, variables)).flat();
    const unmetered = value['valid'] === false;
    const hints = hintsOf(prepared, query, route.hint?.(value, variables) ?? null);
    let body = value;
    // Paths are those of the document, so that a row finds the empty objects where it would find filled ones.
    if (emptyDeep && deepPaths.length > 0) body = withEmptyDeep(body, deepPaths);
    if (route.shape !== undefined) body = route.shape(body, variables, version);
    if (emptyDeep && deepPaths.length === 0) body = withEmptyDeep(body, []);
    return { body, headers, hints, unmetered, held: nothing };
  }

  #context(request: Request): RequestContext {
    return new RequestContext(request, this.#clock());
  }
}

const nothing: Reservation = [];

const operationOf = ({ prepared, version, calendar }: Lookup): PreparedOperation =>
  (calendar === true ? prepared.calendar : null) ?? prepared.operations[version];

/** RFC 5545 has no calendar without an entry. */
function calendarOf(body: Body): LookupResult | Problem {
  const { icalendar: calendar } = body;
  if (typeof calendar === 'string')
    return { body, calendar, headers: [], hints: [], unmetered: false, held: nothing };
  const message =
    'Nothing is recorded that a calendar could hold: leave format=ics out to be told so in JSON.';
  return { code: 'not_found', message };
}

/** Names that are told at once. */
const mostNames = 3;

function hintsOf(prepared: PreparedRoute, query: Query, own: string | null): readonly string[] {
  const hints = unknownNames(prepared, query)
    .slice(0, mostNames)
    .map((name) => unknownParameter(prepared, name));
  return own === null ? hints : [...hints, own];
}

const noSuchRecord = ({ family, examples: [example] }: Route): string =>
  `There is no such ${family}${example === undefined ? '' : `; there is one at ${example.path}`}.`;

const includesDeep = (route: Route, plan: Plan | undefined): boolean => {
  const deep = route.deep ?? 'none';
  if (deep === 'none') return false;
  return deep === 'paid' ? (plan?.deep ?? false) : true;
};

/** What a thrown error means: a LookupError is an answer, anything else is our fault. */
export const thrownProblem = (error: unknown): Problem => {
  const problem = problemOf(error instanceof LookupError ? [error] : [{ message: '', extensions: {} }]);
  const param = error instanceof LookupError ? error.extensions['param'] : undefined;
  // A parameter of the path is named as its caller wrote it; only names of the graph are spelled anew.
  return typeof param === 'string' ? { ...problem, param } : problem;
};
