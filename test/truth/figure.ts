/** The number of facts that agree with another source. */
export interface Figure {
  readonly what: string;
  /** The other source, which is independent of ours. */
  readonly source: string;
  readonly facts: number;
  /** Labels of the differing facts, such as `KZ area`. */
  readonly differing: readonly string[];
}

export type Fact = readonly [label: string, agrees: boolean];

export const buildFigure = (what: string, source: string, facts: readonly Fact[]): Figure => ({
  what,
  source,
  facts: facts.length,
  differing: facts.flatMap(([label, agrees]) => (agrees ? [] : [label])),
});
