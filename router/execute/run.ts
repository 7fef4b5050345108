import type { LookupContext } from '../../core/lookup-context.ts';
import type { Budget } from '../budget/budget.ts';
import { budgetOf, traceOf } from '../budget/operation-context.ts';
import type { Trace } from '../budget/trace.ts';
import {
  isJson,
  responseError,
  type Json,
  type ResponseError,
  type ResponseKey,
} from '../document/result.ts';

/** A request to a subgraph that brought nothing for an object: the fields that it should have added. */
interface Failure {
  readonly keys: ReadonlySet<string>;
  readonly error: ResponseError;
  reported: boolean;
}

/** One execution of an operation: what has been collected so far, and what went wrong. */
export class Run {
  readonly variables: Readonly<Json>;
  readonly context: LookupContext;
  readonly budget: Budget | null;
  /** Null: nobody asked what took how long. */
  readonly trace: Trace | null;
  /** The merged answers of the subgraphs, in their shape: keys and type names for later fetches among them. */
  data: Json = {};
  errors: ResponseError[] = [];
  #failures: Map<Json, Failure[]> | null = null;
  #errorsUnder: Map<string, ResponseError> | null = null;
  readonly #errorsAt = new Set<string>();
  /** How many of the errors are in these indexes. */
  #indexed = 0;
  #explained: Set<Json> | null = null;

  constructor(variables: Readonly<Json>, context: LookupContext) {
    this.variables = variables;
    this.context = context;
    this.budget = budgetOf(context);
    this.trace = traceOf(context);
  }

  /** Whether the budget is spent: what is still to be done is left undone. */
  get isEnded(): boolean {
    return this.budget !== null && !this.budget.goesOn(this.data);
  }

  /** Remembers that `keys` of `targets` could not be fetched; the fields that a client asked for will report it. */
  fail(targets: Iterable<Json>, keys: ReadonlySet<string>, error: ResponseError): void {
    const failure: Failure = { keys, error, reported: false };
    this.#failures ??= new Map();
    for (const target of targets) {
      const others = this.#failures.get(target);
      if (others === undefined) this.#failures.set(target, [failure]);
      else others.push(failure);
    }
  }

  /** Why an object lacks what should have been fetched for it; undefined when nothing failed. */
  failureOf(target: Json): ResponseError | undefined {
    return this.#failures?.get(target)?.[0]?.error;
  }

  /** The first error at this path or below it. */
  errorUnder(path: readonly ResponseKey[]): ResponseError | undefined {
    const index = (this.#errorsUnder ??= new Map<string, ResponseError>());
    for (; this.#indexed < this.errors.length; this.#indexed++) {
      const error = this.errors[this.#indexed];
      if (error?.path !== undefined) this.#errorsAt.add(JSON.stringify(error.path));
      for (let end = error?.path?.length ?? 0; end > 0; end--) {
        const place = JSON.stringify(error?.path?.slice(0, end));
        if (error !== undefined && !index.has(place)) index.set(place, error);
      }
    }
    return index.get(JSON.stringify(path));
  }

  /** Whether an error stands at a place that leads to this path. Call after `errorUnder`, which keeps the index. */
  #errorAbove(path: readonly ResponseKey[]): boolean {
    for (let end = path.length - 1; end > 0; end--) {
      if (this.#errorsAt.has(JSON.stringify(path.slice(0, end)))) return true;
    }
    return false;
  }

  /** A field that was never fetched: reports the failed fetch at the field's path, once per field. */
  reportMissing(target: Json, key: string, path: readonly ResponseKey[]): void {
    const failure = this.#failures?.get(target)?.find(({ keys }) => keys.has(key));
    if (failure === undefined) return;
    failure.reported = true;
    this.errors.push(responseError(failure.error, [...path, key]));
  }

  /** Notes that a subgraph answered null for an object and said why. */
  explain(target: Json): void {
    (this.#explained ??= new Set()).add(target);
  }

  /** A null where the schema allows none. Says so unless an error at, above or below that path has said why. */
  reportNull(field: string, path: readonly ResponseKey[], parent?: Json): void {
    if (parent !== undefined && this.#explained?.has(parent) === true) return;
    if (this.errorUnder(path) !== undefined || this.#errorAbove(path)) return;
    this.errors.push({
      message: `Cannot return null for non-nullable field ${field}.`,
      path: [...path],
      extensions: { code: 'server_error' },
    });
  }

  /**
   * The errors that concern the response. Those of fields that the client never asked for, such as what another
   * subgraph needed of an entity, have been told by the fields that depend on them.
   */
  shownErrors(data: Json | null): readonly ResponseError[] {
    const failures = this.#failures === null ? [] : new Set([...this.#failures.values()].flat());
    for (const failure of failures) {
      if (!failure.reported) this.errors.push(responseError(failure.error, undefined));
    }
    return this.errors.filter(({ path }) => path === undefined || isPartOf(data, path));
  }
}

/** False when the path leads to a field that an object of the response does not have; below a null all is possible. */
function isPartOf(data: Json | null, path: readonly ResponseKey[]): boolean {
  let value: unknown = data;
  for (const key of path) {
    if (isJson(value)) {
      if (!(key in value)) return false;
      value = value[key];
    } else if (Array.isArray(value) && typeof key === 'number') value = value[key];
    else return true;
  }
  return true;
}
