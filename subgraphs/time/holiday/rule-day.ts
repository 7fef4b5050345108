/** A day that a rule gives. */
export interface RuleDay {
  readonly dayNumber: number;
  readonly estimated: boolean;
}
