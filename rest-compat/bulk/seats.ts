/** Limits how many requests are processed concurrently: in total and per client. */
export class Seats {
  readonly #limits: { readonly total: number; readonly perClient: number };
  readonly #countByClient = new Map<string, number>();
  #total = 0;

  constructor(limits: { readonly total: number; readonly perClient: number }) {
    this.#limits = limits;
  }

  /**
   * Reserves a seat for a client's request.
   * @returns a function that frees the seat, or null when none is free
   */
  take(client: string): (() => void) | null {
    const taken = this.#countByClient.get(client) ?? 0;
    if (this.#total >= this.#limits.total || taken >= this.#limits.perClient) return null;
    this.#total += 1;
    this.#countByClient.set(client, taken + 1);
    return () => {
      this.#total -= 1;
      const remaining = (this.#countByClient.get(client) ?? 1) - 1;
      if (remaining === 0) this.#countByClient.delete(client);
      else this.#countByClient.set(client, remaining);
    };
  }
}
