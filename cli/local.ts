import { errorTable, isProblem, type Problem } from '../router/errors.ts';
import { attempt, chain, type PromiseOrValue } from '../core/promise-or-value.ts';
import type { Request } from '../router/exchange.ts';
import type { Plan } from '../router/auth/access.ts';
import type { Graph } from '../router/graph.ts';
import type { Answer } from '../rest-compat/bulk/ask.ts';
import { thrownProblem, type LookupResult, type Lookups } from '../rest-compat/handler/lookups.ts';
import { narrowed } from '../rest-compat/formats/selected-fields.ts';
import { prepareRoute, type PreparedRoute } from '../rest-compat/handler/prepared-route.ts';
import { documentText } from '../rest-compat/routing/route-documents.ts';
import { noSuchTarget, readTarget } from '../rest-compat/handler/target.ts';
import { latest } from '../rest-compat/routing/versions.ts';
import type { Source } from './source.ts';

/** Who sits at the machine that holds the data may ask everything. */
export const ownerPlan: Plan = {
  name: 'owner',
  requestsPerMinute: null,
  deep: true,
  features: ['caller', 'hlr'],
};

/** Nothing of HTTP is there to be read: no caller, no headers. */
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

/** Asks the rows of the table in this process. */
export class LocalSource implements Source {
  readonly #lookups: Lookups;
  readonly #graph: Graph;
  readonly #close: () => Promise<void>;
  readonly #suggests: boolean;
  /** Rows that ask for some fields alone. */
  readonly #narrow = new WeakMap<readonly string[], Map<PreparedRoute, PreparedRoute>>();

  /** @param options.suggests whether refusals tell the word that was perhaps meant */
  constructor({ lookups, graph, close, suggests }: LocalOptions) {
    this.#lookups = lookups;
    this.#graph = graph;
    this.#close = close;
    this.#suggests = suggests;
  }

  ask(text: string, fields?: readonly string[]): PromiseOrValue<Answer> {
    return attempt(
      () => this.#ask(text, fields),
      (error) => refused(thrownProblem(error)),
    );
  }

  #ask(text: string, fields?: readonly string[]): PromiseOrValue<Answer> {
    const target = readTarget(this.#lookups, text);
    const { match, prepared, query } = target;
    if (match === null || prepared === null) return refused(noSuchTarget(this.#lookups, target));
    const { values } = match;
    const lookup = {
      prepared: fields === undefined ? prepared : this.#narrowed(prepared, fields),
      version: latest,
      values,
      query,
      plan: ownerPlan,
      request: localRequest,
      suggests: this.#suggests,
    };
    return chain(this.#lookups.ask(lookup), answerOf);
  }

  #narrowed(whole: PreparedRoute, fields: readonly string[]): PreparedRoute {
    const ofFields = this.#narrow.get(fields) ?? new Map<PreparedRoute, PreparedRoute>();
    this.#narrow.set(fields, ofFields);
    const known = ofFields.get(whole);
    if (known !== undefined) return known;
    // The operator's own documents are priced by what they ask for.
    const route =
      whole.demand === null ? narrowed(whole.route, documentText(whole.route, latest), fields) : null;
    const prepared = route === null ? whole : prepareRoute(route, this.#graph);
    ofFields.set(whole, prepared);
    return prepared;
  }

  close(): Promise<void> {
    return this.#close();
  }
}

const answerOf = (found: LookupResult | Problem): Answer =>
  isProblem(found) ? refused(found) : { status: 200, body: found.body };

const refused = (problem: Problem): Answer => {
  const { code, message, param } = problem;
  return {
    status: problem.status ?? errorTable[code].status,
    body: { code, message, ...(param === undefined ? {} : { param }) },
  };
};
