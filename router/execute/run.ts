import type { LookupContext } from '../../core/lookup-context.ts';
import type { Budget } from '../operation-context/budget.ts';
import { findBudget, findTrace } from '../operation-context/operation-context.ts';
import type { Trace } from '../operation-context/trace.ts';
import {
  isJson,
  toResponseError,
  type Json,
  type ResponseError,
  type ResponseKey,
} from '../document/result.ts';

/** A failed subgraph request for an object, with the fields that it should have added. */
interface FetchFailure {
  readonly keys: ReadonlySet<string>;
  readonly error: ResponseError;
  reported: boolean;
}

/** One execution of an operation: the data collected so far, and the errors. */
export class Run {
  readonly variables: Readonly<Json>;
  readonly context: LookupContext;
  readonly budget: Budget | null;
  /** Timings of the subgraph requests. Null when the client requested none. */
  readonly trace: Trace | null;
  /** The merged data of the subgraphs, including keys and type names for later fetches. */
  data: Json = {};
  errors: ResponseError[] = [];
  #failures: Map<Json, FetchFailure[]> | null = null;
  #errorsUnder: Map<string, ResponseError> | null = null;
  readonly #errorsAt = new Set<string>();
  /** Number of errors that are already indexed by path. */
  #indexed = 0;
  #withReportedError: Set<Json> | null = null;

  constructor(variables: Readonly<Json>, context: LookupContext) {
    this.variables = variables;
    this.context = context;
    this.budget = findBudget(context);
    this.trace = findTrace(context);
  }

  /** Whether the budget is exhausted, so that the remaining steps are skipped. */
  get isEnded(): boolean {
    return this.budget !== null && !this.budget.mayContinue(this.data);
  }

  /** Records that `keys` of `targets` could not be fetched. The client's fields among them report the error later. */
  fail(targets: Iterable<Json>, keys: ReadonlySet<string>, error: ResponseError): void {
    const failure: FetchFailure = { keys, error, reported: false };
    this.#failures ??= new Map();
    for (const target of targets) {
      const earlierFailures = this.#failures.get(target);
      if (earlierFailures === undefined) this.#failures.set(target, [failure]);
      else earlierFailures.push(failure);
    }
  }

  /** Returns the error because of which an object lacks data, or undefined when no fetch failed. */
  failureOf(target: Json): ResponseError | undefined {
    return this.#failures?.get(target)?.[0]?.error;
  }

  /** Returns the first error at a path or below it. */
  errorUnder(path: readonly ResponseKey[]): ResponseError | undefined {
    const index = (this.#errorsUnder ??= new Map<string, ResponseError>());
    for (; this.#indexed < this.errors.length; this.#indexed++) {
      const error = this.errors[this.#indexed];
      if (error?.path !== undefined) this.#errorsAt.add(JSON.stringify(error.path));
      for (let end = error?.path?.length ?? 0; end > 0; end--) {
        const pathKey = JSON.stringify(error?.path?.slice(0, end));
        if (error !== undefined && !index.has(pathKey)) index.set(pathKey, error);
      }
    }
    return index.get(JSON.stringify(path));
  }

  /** Whether an error exists above a path. Call this after `errorUnder`, which updates the index. */
  #errorAbove(path: readonly ResponseKey[]): boolean {
    for (let end = path.length - 1; end > 0; end--) {
      if (this.#errorsAt.has(JSON.stringify(path.slice(0, end)))) return true;
    }
    return false;
  }

  /** Reports a failed fetch at the path of a field that it should have added, once per field. */
  reportMissing(target: Json, key: string, path: readonly ResponseKey[]): void {
    const failure = this.#failures?.get(target)?.find(({ keys }) => keys.has(key));
    if (failure === undefined) return;
    failure.reported = true;
    this.errors.push(toResponseError(failure.error, [...path, key]));
  }

  /** Records that a subgraph returned null for an object together with an error. */
  explain(target: Json): void {
    (this.#withReportedError ??= new Set()).add(target);
  }

  /** Reports a null in a non-null field, unless an error at, above or below that path already explains it. */
  reportNull(field: string, path: readonly ResponseKey[], parent?: Json): void {
    if (parent !== undefined && this.#withReportedError?.has(parent) === true) return;
    if (this.errorUnder(path) !== undefined || this.#errorAbove(path)) return;
    this.errors.push({
      message: `Cannot return null for non-nullable field ${field}.`,
      path: [...path],
      extensions: { code: 'server_error' },
    });
  }

  /**
   * Returns the errors that concern the response. Errors in fields that the client did not select, such as keys for
   * other subgraphs, are dropped, because the dependent fields have reported them.
   */
  clientErrors(data: Json | null): readonly ResponseError[] {
    const failures = this.#failures === null ? [] : new Set([...this.#failures.values()].flat());
    for (const failure of failures) {
      if (!failure.reported) this.errors.push(toResponseError(failure.error, undefined));
    }
    return this.errors.filter(({ path }) => path === undefined || isPathInData(data, path));
  }
}

/** Whether a path exists in the response. Every path below a null counts as existing. */
function isPathInData(data: Json | null, path: readonly ResponseKey[]): boolean {
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
