import { StoreError } from '../../core/store-error.ts';

/** Maximum number of error codes that are counted separately. Other codes are counted as `other`. */
const maxErrorCodes = 50;

/** Counts the queries to a store, for the metrics. */
export class StoreActivity {
  /** Maximum number of concurrent statements and transactions: the number of connections. */
  readonly limit: number;
  inFlight = 0;
  /** Number of completed statements and transactions, including failed ones. */
  ended = 0;
  /** Total duration of the completed statements and transactions in milliseconds, including the wait for a connection. */
  seconds = 0;
  /** Number of failures by SQLSTATE or system error code. */
  readonly failed = new Map<string, number>();

  constructor(limit: number) {
    this.limit = limit;
  }

  async watch<T>(work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    this.inFlight += 1;
    try {
      return await work();
    } catch (error) {
      if (error instanceof StoreError) this.#count(error.code ?? 'silent');
      throw error;
    } finally {
      this.inFlight -= 1;
      this.ended += 1;
      this.seconds += (performance.now() - startedAt) / 1000;
    }
  }

  #count(code: string): void {
    const name = this.failed.has(code) || this.failed.size < maxErrorCodes ? code : 'other';
    this.failed.set(name, (this.failed.get(name) ?? 0) + 1);
  }
}
