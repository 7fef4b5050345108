/** How much may be under way at once: of everybody, and of one. */
export class Seats {
  readonly #most: { readonly ofAll: number; readonly ofOne: number };
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(most: { readonly ofAll: number; readonly ofOne: number }) {
    this.#most = most;
  }

  /** @returns leaves the seat; null: there is none. */
  take(who: string): (() => void) | null {
    const own = this.#taken.get(who) ?? 0;
    if (this.#all >= this.#most.ofAll || own >= this.#most.ofOne) return null;
    this.#all += 1;
    this.#taken.set(who, own + 1);
    return () => {
      this.#all -= 1;
      const left = (this.#taken.get(who) ?? 1) - 1;
      if (left === 0) this.#taken.delete(who);
      else this.#taken.set(who, left);
    };
  }
}
