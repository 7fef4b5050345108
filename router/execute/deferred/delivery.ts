import type { LookupContext } from '../../../core/lookup-context.ts';
import { yielder } from '../../budget/yielder.ts';
import { copy, merge } from '../merge.ts';
import type { Execution, Outcome } from '../execution.ts';
import { isJson, type Json, type ResponseError, type Result } from '../../document/result.ts';
import { Arrivals } from './arrivals.ts';
import type { Part } from './parts.ts';
import { placesOf, recordsOf, type DeferredRecord, type Place } from './records.ts';

/** An operation that is split at its `@defer`s, ready to run. */
export interface DeferredExecution {
  readonly initial: Execution;
  /** Deferred parts, each after the part that contains it. */
  readonly parts: readonly { readonly part: Part; readonly execution: Execution }[];
}

/** A group of results after the initial one, which become available together. */
export interface Delivered {
  /** New objects with outstanding deferred parts. */
  readonly pending: readonly Place[];
  /** Objects for which a part is now complete. */
  readonly settled: readonly Place[];
  readonly records: readonly DeferredRecord[];
  readonly isLast: boolean;
}

export interface DeliveryOptions {
  readonly execution: DeferredExecution;
  /** Variables after coercion. */
  readonly variables: Readonly<Json>;
  readonly context: LookupContext;
  /** Returns the error for the remaining parts when the operation is aborted. */
  readonly ended: () => ResponseError;
}

interface Done {
  readonly part: Part;
  readonly outcome: Outcome;
}

/**
 * One execution of an operation with deferred parts. Delivers the initial result first, then each part as it
 * completes, after the part that contains it. Parts run concurrently; they start while the initial operation waits.
 */
export class Delivery {
  /** The client's current data, into which later parts are merged. */
  readonly #outcome: Outcome;
  readonly #fetched: Json = {};
  readonly #errors: ResponseError[];
  readonly #arrivals: Arrivals<Done>;
  readonly #ended: DeliveryOptions['ended'];
  readonly #parts: readonly Part[];
  readonly #waiting: Set<Part>;
  readonly #completed = new Map<Part, Outcome>();
  readonly #places = new Map<Part, readonly Place[]>();

  private constructor(outcome: Outcome, arrivals: Arrivals<Done>, { execution, ended }: DeliveryOptions) {
    this.#outcome = outcome;
    this.#errors = [...(outcome.result.errors ?? [])];
    mergeCopy(this.#fetched, outcome.fetched);
    this.#arrivals = arrivals;
    this.#ended = ended;
    this.#parts = execution.parts.map(({ part }) => part);
    this.#waiting = new Set(this.#parts);
  }

  /** Starts the execution. Resolves when the initial result is available. */
  static async begin(options: DeliveryOptions): Promise<Delivery> {
    const { execution, variables, context } = options;
    const arrivals = new Arrivals(() =>
      execution.parts.map(async ({ part, execution: own }): Promise<Done> => ({
        part,
        outcome: await own.run(variables, context),
      })),
    );
    const initial = execution.initial.run(variables, context);
    const first = await Promise.race([initial, yielder.next().then(() => null)]);
    if (first === null) arrivals.begin();
    return new Delivery(first ?? (await initial), arrivals, options);
  }

  /** The initial result. Later, everything delivered so far. */
  get told(): Result {
    return this.#outcome.result;
  }

  /** Objects of the initial result with deferred parts. When empty, the initial result is complete. */
  get pending(): readonly Place[] {
    return this.#placesWithin(null);
  }

  /** Yields groups of results as they complete. The caller must serialise each group before it requests the next. */
  async *rest(): AsyncGenerator<Delivered> {
    this.#arrivals.begin();
    while (this.#waiting.size > 0) {
      const delivered = await this.#next();
      if (delivered.isLast || delivered.settled.length > 0) yield delivered;
    }
  }

  /**
   * Returns everything that was fetched and delivered. Waits for the parts that have started, even without a client.
   */
  async whole(): Promise<Outcome> {
    const isAwaited = this.#arrivals.isBegun && this.pending.length > 0;
    while (isAwaited && this.#waiting.size > 0) await this.#next();
    const { result, observedKey } = this.#outcome;
    const errors = this.#errors.length > 0 ? { errors: this.#errors } : {};
    return { result: { ...result, ...errors }, fetched: this.#fetched, observedKey };
  }

  async #next(): Promise<Delivered> {
    for (const { part, outcome } of await this.#arrivals.next()) this.#completed.set(part, outcome);
    const pending: Place[] = [];
    const settled: Place[] = [];
    const records: DeferredRecord[] = [];
    // The list is ordered, so that a part comes after the one that contains it.
    for (const part of this.#parts) {
      const outcome = this.#completed.get(part);
      if (outcome === undefined || (part.within !== null && this.#waiting.has(part.within))) continue;
      this.#completed.delete(part);
      this.#waiting.delete(part);
      settled.push(...this.#placesOf(part));
      records.push(...this.#recordsOf(part, outcome));
      pending.push(...this.#placesWithin(part));
    }
    return { pending, settled, records, isLast: this.#waiting.size === 0 };
  }

  #placesWithin(around: Part | null): readonly Place[] {
    return this.#parts.filter(({ within }) => within === around).flatMap((part) => this.#placesOf(part));
  }

  /**
   * Returns the places of a part. First called when the containing part is complete, and cached, because later parts
   * must not change them.
   */
  #placesOf(part: Part): readonly Place[] {
    const { data } = this.#outcome.result;
    const places = this.#places.get(part) ?? (isJson(data) ? placesOf(part, data) : []);
    this.#places.set(part, places);
    return places;
  }

  #recordsOf(part: Part, { result, fetched }: Outcome): readonly DeferredRecord[] {
    const places = this.#placesOf(part);
    const records =
      result.data === undefined
        ? places.map(({ path }) => ({ part, path, data: null, errors: [{ ...this.#ended(), path }] }))
        : recordsOf(part, places, result);
    const objects = new Map(places.map(({ path, object }) => [path, object]));
    for (const { path, data, errors } of records) {
      const object = objects.get(path);
      if (object !== undefined && data !== null) mergeCopy(object, data);
      this.#errors.push(...errors);
    }
    mergeCopy(this.#fetched, fetched);
    return records;
  }
}

/** Merges a copy, because later merges must not change a record that is not yet serialised. */
function mergeCopy(target: Json, source: Readonly<Json>): void {
  const own = copy(source);
  if (isJson(own)) merge(target, own);
}
