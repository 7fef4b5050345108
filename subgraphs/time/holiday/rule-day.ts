/** A day that a rule produces. */
export interface RuleDay {
  readonly dayNumber: number;
  /** Whether the date depends on the moon and is not announced. */
  readonly estimated: boolean;
  /** Possible day numbers of an estimated day. Default: one day earlier or later. */
  readonly range?: readonly [earliest: number, latest: number];
}
