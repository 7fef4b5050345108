import { LookupError } from '../../core/lookup-error.ts';
import type { Problem } from '../errors.ts';
import type { Json } from '../document/result.ts';
import { yielder, type Yielder } from './yielder.ts';

export interface BudgetOptions {
  /** Milliseconds from now. */
  readonly timeoutMs: number;
  /** Ends when the client is gone. */
  readonly signal: AbortSignal;
  /** Lookups that may be made: what the key has reserved, or what one operation may ask for. */
  readonly lookups: number;
  /** Calls of resolvers that look something up: those of records that are only a way to others are free. */
  readonly calls: number;
  /** Says that there are no more. */
  readonly spent: () => Problem;
  /** Lookups that stand in what has been fetched so far. */
  readonly count: (data: Json) => number;
  /** Shares the event loop out. Default: the one of the process. */
  readonly pacer?: Yielder;
}

/** One and the same for all fields that an ended operation still asks for: making an error takes longer than throwing it. */
const ended = new LookupError('service_unavailable', 'The operation has ended.');

/**
 * What an operation may still use while it runs. Long lists and lookups ask before they begin; the executor asks between
 * its steps. Operations with a small bound have none: nothing of theirs can take long.
 */
export class Budget {
  readonly #options: BudgetOptions;
  readonly #deadline: number;
  #problem: Problem | null = null;
  #runs = 0;

  constructor(options: BudgetOptions) {
    this.#options = options;
    this.#deadline = performance.now() + options.timeoutMs;
  }

  /** Why the operation has ended; null while it may go on. */
  get problem(): Problem | null {
    if (this.#problem !== null) return this.#problem;
    const { timeoutMs, signal, calls, spent } = this.#options;
    if (this.#runs > calls) this.#problem = spent();
    else if (performance.now() > this.#deadline) this.#problem = tooLong(timeoutMs);
    else if (signal.aborted) this.#problem = gone;
    return this.#problem;
  }

  /** Lookups that have begun. */
  get runs(): number {
    return this.#runs;
  }

  /**
   * Before a lookup or a list. @returns what to wait for first, or null.
   * @param runs lookups that this begins.
   * @throws when the operation has ended.
   */
  step(runs: number): Promise<void> | null {
    this.#runs += runs;
    if (this.problem !== null) throw ended;
    const turn = (this.#options.pacer ?? yielder).turn();
    return (
      turn &&
      turn.then(() => {
        if (this.problem !== null) throw ended;
      })
    );
  }

  /** Between the steps of a plan. @returns false when the operation has ended. */
  goesOn(data: Json): boolean {
    if (this.#problem === null && this.#options.count(data) > this.#options.lookups) {
      this.#problem = this.#options.spent();
    }
    return this.problem === null;
  }
}

const tooLong = (timeoutMs: number): Problem => ({
  code: 'service_unavailable',
  message:
    `The operation took longer than ${timeoutMs} ms and was ended: ask for less at a time, ` +
    'or have the operator raise OPERATION_TIMEOUT_MS.',
});

const gone: Problem = { code: 'service_unavailable', message: 'The client has gone away.' };
