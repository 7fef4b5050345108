import { chain, isPromise, type PromiseOrValue } from '../../core/promise-or-value.ts';
import type { OperationContext } from '../operation-context/operation-context.ts';
import type { Result } from '../document/result.ts';
import type { Problem } from '../errors.ts';
import type { DeliveredParts, Delivery } from '../execute/deferred/delivery.ts';
import type { Place } from '../execute/deferred/records.ts';
import type { ReservedUnits } from './reserved-units.ts';
import { settle, type ChargedResult, type PricedOperation } from './settle.ts';

/**
 * The response of one execution, with its reserved units. Without pending parts, the cost is already settled. Otherwise the cost
 * is settled when the stream ends, or when the client disconnects before the stream begins.
 */
export class ChargedDelivery {
  readonly #operation: PricedOperation;
  readonly #units: ReservedUnits;
  readonly #context: OperationContext;
  readonly #delivery: Delivery;
  #settled: PromiseOrValue<ChargedResult | Problem> | null = null;
  #stopWatching: (() => void) | null = null;

  constructor(
    operation: PricedOperation,
    units: ReservedUnits,
    context: OperationContext,
    delivery: Delivery,
  ) {
    this.#operation = operation;
    this.#units = units;
    this.#context = context;
    this.#delivery = delivery;
  }

  /** The initial result; later, all data delivered so far. */
  get result(): Result {
    return this.#delivery.result;
  }

  /** Objects of the initial result with deferred parts. Empty when the response is complete. */
  get pending(): readonly Place[] {
    return this.#delivery.pending;
  }

  /** Whether the response is large enough to be serialised in chunks. */
  get isLarge(): boolean {
    return this.#operation.isLarge;
  }

  /** Settles the cost when the client disconnects before the first call of `rest`. */
  settleOnDisconnect(signal: AbortSignal): void {
    const handleAbort = (): void => {
      const settlement = this.settle();
      // When the work fails, the units are released; no client waits for its result.
      if (isPromise(settlement)) settlement.catch(() => undefined);
    };
    if (signal.aborted) {
      handleAbort();
      return;
    }
    signal.addEventListener('abort', handleAbort, { once: true });
    this.#stopWatching = () => signal.removeEventListener('abort', handleAbort);
  }

  /**
   * Yields groups of results as they complete. The caller must serialise each group before it requests the next, and
   * call `settle` at the end, even when it stops early.
   */
  rest(): AsyncGenerator<DeliveredParts> {
    this.#stopWatching?.();
    return this.#delivery.rest();
  }

  /** Settles the cost. Waits for the parts that have started. Later calls return the same result. */
  settle(): PromiseOrValue<ChargedResult | Problem> {
    if (this.#settled !== null) return this.#settled;
    this.#stopWatching?.();
    const outcome = this.#units.releaseOnError(() => this.#delivery.outcome());
    this.#settled = chain(outcome, (known) =>
      settle(this.#operation, this.#units, known, this.#context, this.#delivery.plans),
    );
    return this.#settled;
  }
}
