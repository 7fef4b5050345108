/** How much of a limit a document or an operation uses. */
export interface LimitUse {
  /** Name of the limit in `extensions.limits`. */
  readonly limit: string;
  readonly used: number;
  readonly maximum: number;
}

/** Returns the limits of which at least 80 % are used. */
export const selectNearLimits = (uses: readonly LimitUse[]): readonly LimitUse[] =>
  uses.filter(({ used, maximum }) => used > 0 && used >= 0.8 * maximum);
