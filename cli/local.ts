import { errorTable, isProblem, type Problem } from '../router/errors.ts';
import { attempt, chain, type PromiseOrValue } from '../core/promise-or-value.ts';
import type { Request } from '../router/exchange.ts';
import type { Plan } from '../router/auth/access.ts';
import type { Graph } from '../router/graph.ts';
import type { RowResponse } from '../rest-compat/bulk/row-response.ts';
import { toThrownProblem, type LookupResult, type Lookups } from '../rest-compat/handler/lookups.ts';
import { selectRouteFields } from '../rest-compat/formats/selected-fields.ts';
import { prepareRoute, type PreparedRoute } from '../rest-compat/handler/prepared-route.ts';
import { getDocumentText } from '../rest-compat/routing/route-documents.ts';
import { createTargetProblem, parseTarget } from '../rest-compat/handler/target.ts';
import { latestVersion } from '../rest-compat/routing/versions.ts';
import type { Source } from './source.ts';

/** The plan for local access. A user who can read the data folder may use every feature. */
export const ownerPlan: Plan = {
  name: 'owner',
  requestsPerMinute: null,
  deep: true,
  features: ['caller', 'hlr'],
};

/** A request without caller or headers, for lookups outside HTTP. */
export const localRequest: Request = {
  method: 'GET',
  path: '/',
  query: '',
  headers: {},
  ip: '127.0.0.1',
  id: 'local',
  signal: new AbortController().signal,
  body: () => Promise.resolve(''),
};

interface LocalOptions {
  readonly lookups: Lookups;
  readonly graph: Graph;
  readonly close: () => Promise<void>;
  readonly suggests: boolean;
}

/** Runs lookups in this process. */
export class LocalSource implements Source {
  readonly #lookups: Lookups;
  readonly #graph: Graph;
  readonly #close: () => Promise<void>;
  readonly #suggests: boolean;
  /** Routes that select only some fields, by the list of fields and the original route. */
  readonly #restricted = new WeakMap<readonly string[], Map<PreparedRoute, PreparedRoute>>();

  /** @param options.suggests whether error messages suggest a similar word */
  constructor({ lookups, graph, close, suggests }: LocalOptions) {
    this.#lookups = lookups;
    this.#graph = graph;
    this.#close = close;
    this.#suggests = suggests;
  }

  ask(text: string, fields?: readonly string[]): PromiseOrValue<RowResponse> {
    return attempt(
      () => this.#ask(text, fields),
      (error) => toErrorResponse(toThrownProblem(error)),
    );
  }

  #ask(text: string, fields?: readonly string[]): PromiseOrValue<RowResponse> {
    const target = parseTarget(this.#lookups, text);
    const { match, prepared, query } = target;
    if (match === null || prepared === null)
      return toErrorResponse(createTargetProblem(this.#lookups, target));
    const { values } = match;
    const lookup = {
      prepared: fields === undefined ? prepared : this.#restrictedTo(prepared, fields),
      version: latestVersion,
      values,
      query,
      plan: ownerPlan,
      request: localRequest,
      suggests: this.#suggests,
    };
    return chain(this.#lookups.ask(lookup), toRowResponse);
  }

  #restrictedTo(original: PreparedRoute, fields: readonly string[]): PreparedRoute {
    const restrictedRoutes = this.#restricted.get(fields) ?? new Map<PreparedRoute, PreparedRoute>();
    this.#restricted.set(fields, restrictedRoutes);
    const cachedRoute = restrictedRoutes.get(original);
    if (cachedRoute !== undefined) return cachedRoute;
    // Custom operations have a query cost, so always select all of their fields.
    const route =
      original.demand === null
        ? selectRouteFields(original.route, getDocumentText(original.route, latestVersion), fields)
        : null;
    const preparedRoute = route === null ? original : prepareRoute(route, this.#graph);
    restrictedRoutes.set(original, preparedRoute);
    return preparedRoute;
  }

  close(): Promise<void> {
    return this.#close();
  }
}

const toRowResponse = (result: LookupResult | Problem): RowResponse =>
  isProblem(result) ? toErrorResponse(result) : { status: 200, body: result.body };

const toErrorResponse = (problem: Problem): RowResponse => {
  const { code, message, param } = problem;
  return {
    status: problem.status ?? errorTable[code].status,
    body: { code, message, ...(param === undefined ? {} : { param }) },
  };
};
