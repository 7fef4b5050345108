/** Limits how many requests are processed concurrently: in total and per client. */
export class Seats {
  readonly #limits: { readonly ofAll: number; readonly ofOne: number };
  readonly #takenBy = new Map<string, number>();
  #total = 0;

  constructor(limits: { readonly ofAll: number; readonly ofOne: number }) {
    this.#limits = limits;
  }

  /**
   * Takes a seat.
   * @returns a function that frees the seat, or null when none is free
   */
  take(client: string): (() => void) | null {
    const taken = this.#takenBy.get(client) ?? 0;
    if (this.#total >= this.#limits.ofAll || taken >= this.#limits.ofOne) return null;
    this.#total += 1;
    this.#takenBy.set(client, taken + 1);
    return () => {
      this.#total -= 1;
      const remaining = (this.#takenBy.get(client) ?? 1) - 1;
      if (remaining === 0) this.#takenBy.delete(client);
      else this.#takenBy.set(client, remaining);
    };
  }
}
