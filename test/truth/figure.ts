/** How many facts of a source agree with what is answered. */
export interface Figure {
  readonly what: string;
  /** Who says so, independently of where our answers come from. */
  readonly source: string;
  readonly facts: number;
  /** What differs, for reading: `KZ area`. */
  readonly differing: readonly string[];
}

export type Fact = readonly [label: string, agrees: boolean];

export const figure = (what: string, source: string, facts: readonly Fact[]): Figure => ({
  what,
  source,
  facts: facts.length,
  differing: facts.flatMap(([label, agrees]) => (agrees ? [] : [label])),
});
