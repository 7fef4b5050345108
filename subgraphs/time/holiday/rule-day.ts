/** A day on which a rule falls. */
export interface RuleDay {
  readonly dayNumber: number;
  /** Whether the date depends on the moon and has not been announced. */
  readonly estimated: boolean;
  /** Possible day numbers of an estimated day. Default: one day earlier or later. */
  readonly range?: readonly [earliest: number, latest: number];
}
