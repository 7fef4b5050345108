/** An answer of facts in the form in which it leaves, but for what is its client's own. */
export interface RecentAnswer {
  readonly text: string;
  /** Content-Type. */
  readonly type: string;
  readonly etag: string;
  /** Further headers, as flat pairs. */
  readonly headers: readonly string[];
  /** True: it is about something that is not valid, so nothing metered was looked up. */
  readonly unmetered: boolean;
}

/** How long an answer is given again: not longer than an import takes to be noticed. */
const periodMs = 250;
const mostAddresses = 512;
/** Of all texts together. */
const mostCharacters = 2_000_000;
/** Of one: so that one does not take the place of all others. */
const longestText = 100_000;

/**
 * Answers from memory that were given twice within the last quarter of a second, for those who ask the same meanwhile: what is
 * asked often is looked up and written eight times a second, and nothing is ever out of date for longer. Of what is asked
 * once only the address is kept: answers that live so long, thousands a second, would be moved to where V8 collects only by
 * stopping for everybody. All are forgotten at once; where there is no room, nothing is kept until then, so that questions
 * which never come again cost next to nothing.
 */
export class RecentAnswers {
  #answers = new Map<string, RecentAnswer | null>();
  #began = -Infinity;
  #characters = 0;

  /** @param now epoch milliseconds */
  find(address: string, now: number): RecentAnswer | undefined {
    // A clock may be set back.
    if (now - this.#began >= periodMs || now < this.#began) {
      // Not cleared: the table of a Map that is cleared leads to the next one, and an old one keeps it.
      this.#answers = new Map();
      this.#characters = 0;
      this.#began = now;
    }
    return this.#answers.get(address) ?? undefined;
  }

  /** Keeps an answer that is given for the second time. To be called behind `find`. */
  keep(address: string, answer: RecentAnswer): void {
    if (this.#answers.get(address) === undefined) {
      if (this.#answers.size < mostAddresses) this.#answers.set(address, null);
      return;
    }
    const { length } = answer.text;
    if (this.#characters + length > mostCharacters || length > longestText) return;
    this.#characters += length;
    this.#answers.set(address, answer);
  }
}
