import { LookupError } from '../../core/lookup-error.ts';
import type { Problem } from '../errors.ts';
import type { Json } from '../document/result.ts';
import { yielder, type Yielder } from './yielder.ts';

export interface BudgetOptions {
  /** Time limit in milliseconds from now. */
  readonly timeoutMs: number;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  /** Maximum number of lookups: what the key has reserved, or the limit of one operation. */
  readonly lookups: number;
  /**
   * Maximum number of lookup resolver calls. It is higher than `lookups`, because records that only lead to other
   * lookups are free.
   */
  readonly calls: number;
  /** Maximum size of introspected data, in bytes. Default: 16 MB, the limit of a response. */
  readonly bytes?: number | undefined;
  /** Returns the problem for an exhausted budget. */
  readonly createSpentProblem: () => Problem;
  /** Counts the lookups in the data fetched so far. */
  readonly countLookups: (data: Json) => number;
  /** Shares the event loop between operations. Default: the yielder of the process. */
  readonly yielder?: Yielder;
}

/** All remaining fields of an ended operation throw this shared error, because creating an error is slower than throwing one. */
const operationEndedError = new LookupError('service_unavailable', 'The operation has ended.');

/**
 * Limits the lookups and the time of a running operation. Lists and lookups check it before they start, the executor
 * between its steps. Operations with a low cost bound have no budget, because they cannot take long.
 */
export class Budget {
  readonly #options: BudgetOptions;
  readonly #deadline: number;
  #problem: Problem | null = null;
  #runs = 0;
  #bytes = 0;

  constructor(options: BudgetOptions) {
    this.#options = options;
    this.#deadline = performance.now() + options.timeoutMs;
  }

  /** The reason why the operation has ended, or null while it may continue. */
  get problem(): Problem | null {
    if (this.#problem !== null) return this.#problem;
    const { timeoutMs, signal, calls, createSpentProblem, bytes = maxBytes } = this.#options;
    if (this.#runs > calls) this.#problem = createSpentProblem();
    else if (this.#bytes > bytes) this.#problem = createTooLargeProblem(bytes);
    else if (performance.now() > this.#deadline) this.#problem = createTimeoutProblem(timeoutMs);
    else if (signal.aborted) this.#problem = disconnectedProblem;
    return this.#problem;
  }

  /** Number of lookups started. */
  get runs(): number {
    return this.#runs;
  }

  /** Counts bytes of introspected data. */
  addBytes(bytes: number): void {
    this.#bytes += bytes;
  }

  /**
   * Checks the budget before a lookup or a list.
   * @param runs number of lookups that start now
   * @returns a promise to await first, or null to continue immediately
   * @throws LookupError when the operation has ended
   */
  step(runs: number): Promise<void> | null {
    this.#runs += runs;
    if (this.problem !== null) throw operationEndedError;
    const nextTurn = (this.#options.yielder ?? yielder).turn();
    return (
      nextTurn &&
      nextTurn.then(() => {
        if (this.problem !== null) throw operationEndedError;
      })
    );
  }

  /**
   * Checks the budget between the steps of a plan.
   * @returns false when the operation has ended
   */
  mayContinue(data: Json): boolean {
    if (this.#problem === null && this.#options.countLookups(data) > this.#options.lookups) {
      this.#problem = this.#options.createSpentProblem();
    }
    return this.problem === null;
  }
}

const maxBytes = 16 * 1024 * 1024;

const createTooLargeProblem = (bytes: number): Problem => ({
  code: 'invalid_request',
  param: 'query',
  message: `The selected part of the schema has more than ${Math.floor(bytes / 1024)} kB: select fewer fields, or download /graphql/schema.graphql.`,
});

const createTimeoutProblem = (timeoutMs: number): Problem => ({
  code: 'service_unavailable',
  message:
    `The operation exceeded its timeout of ${timeoutMs} ms: ` +
    'select less, split it into several requests, or have the operator raise OPERATION_TIMEOUT_MS.',
});

const disconnectedProblem: Problem = { code: 'service_unavailable', message: 'The client disconnected.' };
