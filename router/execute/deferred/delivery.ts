import type { LookupContext } from '../../../core/lookup-context.ts';
import { yielder } from '../../budget/yielder.ts';
import { copy, merge } from '../merge.ts';
import type { Execution, Outcome } from '../execution.ts';
import { isJson, type Json, type ResponseError, type Result } from '../../document/result.ts';
import { Arrivals } from './arrivals.ts';
import type { Part } from './parts.ts';
import { placesOf, recordsOf, type DeferredRecord, type Place } from './records.ts';

/** An operation taken apart, ready to run. */
export interface DeferredExecution {
  readonly initial: Execution;
  /** Each after the one in which it stands. */
  readonly parts: readonly { readonly part: Part; readonly execution: Execution }[];
}

/** What comes at one time, after the initial answer. */
export interface Delivered {
  /** Objects for which something is still to come, and that were not there before. */
  readonly pending: readonly Place[];
  /** Those for which nothing more comes of the part. */
  readonly settled: readonly Place[];
  readonly records: readonly DeferredRecord[];
  readonly isLast: boolean;
}

export interface DeliveryOptions {
  readonly execution: DeferredExecution;
  /** Coerced. */
  readonly variables: Readonly<Json>;
  readonly context: LookupContext;
  /** Why what was still to come was given up. */
  readonly ended: () => ResponseError;
}

interface Done {
  readonly part: Part;
  readonly outcome: Outcome;
}

/**
 * One execution of an operation that is answered by and by: the initial answer first, then each part as its operation
 * is done, after the part in which it stands. Parts run at the same time; where the initial answer waits for something,
 * they do not wait for it.
 */
export class Delivery {
  /** What the client has by now: what comes later is merged into it. */
  readonly #outcome: Outcome;
  readonly #fetched: Json = {};
  readonly #errors: ResponseError[];
  readonly #arrivals: Arrivals<Done>;
  readonly #ended: DeliveryOptions['ended'];
  readonly #parts: readonly Part[];
  readonly #waiting: Set<Part>;
  readonly #held = new Map<Part, Outcome>();
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

  /** Resolves when the initial answer is there. */
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

  /** The initial answer; later, all that has been told. */
  get told(): Result {
    return this.#outcome.result;
  }

  /** Objects of the initial answer for which something is to come: without any, it is the whole answer. */
  get pending(): readonly Place[] {
    return this.#inside(null);
  }

  /** What comes, as it comes. A group has to be written before the next one is asked for. */
  async *rest(): AsyncGenerator<Delivered> {
    this.#arrivals.begin();
    while (this.#waiting.size > 0) {
      const delivered = await this.#next();
      if (delivered.isLast || delivered.settled.length > 0) yield delivered;
    }
  }

  /** All that was fetched and told. Waits for what has begun, whether anybody still wants it or not. */
  async whole(): Promise<Outcome> {
    const isAwaited = this.#arrivals.isBegun && this.pending.length > 0;
    while (isAwaited && this.#waiting.size > 0) await this.#next();
    const { result, observedKey } = this.#outcome;
    const errors = this.#errors.length > 0 ? { errors: this.#errors } : {};
    return { result: { ...result, ...errors }, fetched: this.#fetched, observedKey };
  }

  async #next(): Promise<Delivered> {
    for (const { part, outcome } of await this.#arrivals.next()) this.#held.set(part, outcome);
    const pending: Place[] = [];
    const settled: Place[] = [];
    const records: DeferredRecord[] = [];
    // A part stands after the one around it.
    for (const part of this.#parts) {
      const outcome = this.#held.get(part);
      if (outcome === undefined || (part.within !== null && this.#waiting.has(part.within))) continue;
      this.#held.delete(part);
      this.#waiting.delete(part);
      settled.push(...this.#placesOf(part));
      records.push(...this.#take(part, outcome));
      pending.push(...this.#inside(part));
    }
    return { pending, settled, records, isLast: this.#waiting.size === 0 };
  }

  #inside(around: Part | null): readonly Place[] {
    return this.#parts.filter(({ within }) => within === around).flatMap((part) => this.#placesOf(part));
  }

  /** Asked for when the part around has come: what it brought is not changed by others. */
  #placesOf(part: Part): readonly Place[] {
    const { data } = this.#outcome.result;
    const places = this.#places.get(part) ?? (isJson(data) ? placesOf(part, data) : []);
    this.#places.set(part, places);
    return places;
  }

  #take(part: Part, { result, fetched }: Outcome): readonly DeferredRecord[] {
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

/** Copied: what is merged later must not stand in a record that is yet to be written. */
function mergeCopy(target: Json, source: Readonly<Json>): void {
  const own = copy(source);
  if (isJson(own)) merge(target, own);
}
