import type { LookupContext } from '../../../core/lookup-context.ts';
import type { PromiseOrValue } from '../../../core/promise-or-value.ts';
import { enableLookupMemo } from '../../operation-context/operation-context.ts';
import { yielder } from '../../operation-context/yielder.ts';
import { isJson, type Json, type ResponseError, type Result } from '../../document/result.ts';
import type { PlanNode } from '../../plan/plan-nodes.ts';
import type { Execution, Outcome } from '../execution.ts';
import { copy, merge } from '../merge.ts';
import { ConcurrentTasks } from './concurrent-tasks.ts';
import type { DeferredPart } from './parts.ts';
import { findPlaces, createRecords, type DeferredRecord, type Place } from './records.ts';

/** The plans that an execution runs. */
export interface ExecutedPlans {
  /** The main plan; null when the operation fetches no data or has no plan. */
  readonly plan: PlanNode | null;
  /** The deferred parts with their plans. Absent when nothing is deferred. */
  readonly deferred?: readonly { readonly part: DeferredPart; readonly plan: PlanNode | null }[] | undefined;
}

/** A group of results after the initial one, which become available together. */
export interface DeliveredParts {
  /** Objects that are new in this group and whose deferred parts are outstanding. */
  readonly pending: readonly Place[];
  /** Objects for which a part is now complete. */
  readonly settled: readonly Place[];
  readonly records: readonly DeferredRecord[];
  readonly isLast: boolean;
}

/** The response of one execution: an initial result, then groups of deferred parts as they complete. */
export interface Delivery {
  readonly plans: ExecutedPlans;
  /** The initial result at first; later, all data delivered so far. */
  readonly result: Result;
  /** Objects of the initial result with deferred parts. Empty when the initial result is complete. */
  readonly pending: readonly Place[];
  /** Yields groups of results as they complete. The caller must serialise each group before it requests the next. */
  rest(): AsyncGenerator<DeliveredParts>;
  /**
   * Returns all data that was fetched and delivered. Waits for the parts that have started, even after the client disconnected.
   */
  outcome(): PromiseOrValue<Outcome>;
}

/** A delivery without deferred parts. */
export class CompleteDelivery implements Delivery {
  readonly #outcome: Outcome;
  readonly #plan: PlanNode | null;

  constructor(outcome: Outcome, plan: PlanNode | null) {
    this.#outcome = outcome;
    this.#plan = plan;
  }

  get plans(): ExecutedPlans {
    return { plan: this.#plan };
  }

  get result(): Result {
    return this.#outcome.result;
  }

  get pending(): readonly Place[] {
    return noPlaces;
  }

  async *rest(): AsyncGenerator<DeliveredParts> {
    yield* noParts;
  }

  outcome(): Outcome {
    return this.#outcome;
  }
}

const noPlaces: readonly Place[] = [];
const noParts: readonly DeliveredParts[] = [];

/** An operation that is split at its `@defer`s, ready to run. */
export interface DeferredExecution {
  readonly initial: Execution;
  /** Deferred parts, each after the part that contains it. */
  readonly parts: readonly { readonly part: DeferredPart; readonly execution: Execution }[];
}

export interface DeferredDeliveryOptions {
  readonly execution: DeferredExecution;
  /** Variables after coercion. */
  readonly variables: Readonly<Json>;
  readonly context: LookupContext;
  /** Returns the error for the remaining parts when the operation is aborted. */
  readonly abortError: () => ResponseError;
}

interface CompletedPart {
  readonly part: DeferredPart;
  readonly outcome: Outcome;
}

/**
 * A delivery with deferred parts: the initial result first, then each part as it completes, after the part that contains it.
 * Parts run concurrently. They start once the initial operation waits for data.
 */
export class DeferredDelivery implements Delivery {
  /** The client's current data, into which later parts are merged. */
  readonly #outcome: Outcome;
  readonly #fetched: Json = {};
  readonly #errors: ResponseError[];
  readonly #arrivals: ConcurrentTasks<CompletedPart>;
  readonly #execution: DeferredExecution;
  readonly #abortError: DeferredDeliveryOptions['abortError'];
  readonly #parts: readonly DeferredPart[];
  readonly #waiting: Set<DeferredPart>;
  readonly #completed = new Map<DeferredPart, Outcome>();
  readonly #places = new Map<DeferredPart, readonly Place[]>();

  private constructor(
    outcome: Outcome,
    arrivals: ConcurrentTasks<CompletedPart>,
    { execution, abortError }: DeferredDeliveryOptions,
  ) {
    this.#outcome = outcome;
    this.#errors = [...(outcome.result.errors ?? [])];
    mergeCopyInto(this.#fetched, outcome.fetched);
    this.#arrivals = arrivals;
    this.#execution = execution;
    this.#abortError = abortError;
    this.#parts = execution.parts.map(({ part }) => part);
    this.#waiting = new Set(this.#parts);
  }

  /** Starts the execution. Resolves when the initial result is available. */
  static async begin(options: DeferredDeliveryOptions): Promise<DeferredDelivery> {
    const { execution, variables, context } = options;
    // Cache lookups, because the parts repeat lookups of the initial operation and of each other.
    enableLookupMemo(context);
    const deferredTasks = new ConcurrentTasks(() =>
      execution.parts.map(async ({ part, execution: partExecution }): Promise<CompletedPart> => ({
        part,
        outcome: await partExecution.run(variables, context),
      })),
    );
    const initialRun = execution.initial.run(variables, context);
    const initialOutcome = await Promise.race([initialRun, yielder.next().then(() => null)]);
    if (initialOutcome === null) deferredTasks.start();
    return new DeferredDelivery(initialOutcome ?? (await initialRun), deferredTasks, options);
  }

  get plans(): ExecutedPlans {
    const { initial, parts } = this.#execution;
    return {
      plan: initial.plan,
      deferred: parts.map(({ part, execution: { plan } }) => ({ part, plan })),
    };
  }

  get result(): Result {
    return this.#outcome.result;
  }

  get pending(): readonly Place[] {
    return this.#placesWithin(null);
  }

  async *rest(): AsyncGenerator<DeliveredParts> {
    this.#arrivals.start();
    while (this.#waiting.size > 0) {
      const deliveredParts = await this.#next();
      if (deliveredParts.isLast || deliveredParts.settled.length > 0) yield deliveredParts;
    }
  }

  async outcome(): Promise<Outcome> {
    const isAwaited = this.#arrivals.hasStarted && this.pending.length > 0;
    while (isAwaited && this.#waiting.size > 0) await this.#next();
    const { result, observedKey } = this.#outcome;
    const errors = this.#errors.length > 0 ? { errors: this.#errors } : {};
    return { result: { ...result, ...errors }, fetched: this.#fetched, observedKey };
  }

  async #next(): Promise<DeliveredParts> {
    for (const { part, outcome } of await this.#arrivals.next()) this.#completed.set(part, outcome);
    const pendingPlaces: Place[] = [];
    const settledPlaces: Place[] = [];
    const records: DeferredRecord[] = [];
    // The list of parts is ordered: each part comes after the part that contains it.
    for (const part of this.#parts) {
      const outcome = this.#completed.get(part);
      if (outcome === undefined || (part.within !== null && this.#waiting.has(part.within))) continue;
      this.#completed.delete(part);
      this.#waiting.delete(part);
      settledPlaces.push(...this.#placesOf(part));
      records.push(...this.#recordsOf(part, outcome));
      pendingPlaces.push(...this.#placesWithin(part));
    }
    return { pending: pendingPlaces, settled: settledPlaces, records, isLast: this.#waiting.size === 0 };
  }

  #placesWithin(container: DeferredPart | null): readonly Place[] {
    return this.#parts.filter(({ within }) => within === container).flatMap((part) => this.#placesOf(part));
  }

  /**
   * Returns the places of a part. The first call, after the containing part completes, caches the result, because later parts
   * must not change the places.
   */
  #placesOf(part: DeferredPart): readonly Place[] {
    const { data } = this.#outcome.result;
    const places = this.#places.get(part) ?? (isJson(data) ? findPlaces(part, data) : []);
    this.#places.set(part, places);
    return places;
  }

  #recordsOf(part: DeferredPart, { result, fetched }: Outcome): readonly DeferredRecord[] {
    const places = this.#placesOf(part);
    const records =
      result.data === undefined
        ? places.map(({ path }) => ({ part, path, data: null, errors: [{ ...this.#abortError(), path }] }))
        : createRecords(part, places, result);
    const objects = new Map(places.map(({ path, object }) => [path, object]));
    for (const { path, data, errors } of records) {
      const object = objects.get(path);
      if (object !== undefined && data !== null) mergeCopyInto(object, data);
      this.#errors.push(...errors);
    }
    mergeCopyInto(this.#fetched, fetched);
    return records;
  }
}

/** Merges a copy of `source` into `target`, so that later merges do not change records that are not yet serialised. */
function mergeCopyInto(target: Json, source: Readonly<Json>): void {
  const sourceCopy = copy(source);
  if (isJson(sourceCopy)) merge(target, sourceCopy);
}
