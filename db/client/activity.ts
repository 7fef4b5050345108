import { StoreError } from '../../core/store-error.ts';

/** Kinds of failure that are told apart; more share `other`. */
const mostCodes = 50;

/** What is asked of a store, for the operator's figures. */
export class Activity {
  /** Statements and transactions at a time, as many as there are connections. */
  readonly most: number;
  inFlight = 0;
  answered = 0;
  /** That they took, waiting for a connection included. */
  seconds = 0;
  /** By SQLSTATE or the system's code. */
  readonly failed = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  async watch<T>(work: () => Promise<T>): Promise<T> {
    const before = performance.now();
    this.inFlight += 1;
    try {
      return await work();
    } catch (error) {
      if (error instanceof StoreError) this.#count(error.code ?? 'silent');
      throw error;
    } finally {
      this.inFlight -= 1;
      this.answered += 1;
      this.seconds += (performance.now() - before) / 1000;
    }
  }

  #count(code: string): void {
    const name = this.failed.has(code) || this.failed.size < mostCodes ? code : 'other';
    this.failed.set(name, (this.failed.get(name) ?? 0) + 1);
  }
}
