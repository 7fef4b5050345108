/** A day that a rule gives. */
export interface RuleDay {
  readonly dayNumber: number;
  /** True: it follows from the moon and is not announced. */
  readonly estimated: boolean;
  /** Between which days an estimated one may fall, if not within a day. */
  readonly range?: readonly [earliest: number, latest: number];
}
