/**
 * A query plan that cannot be executed. `unknown` means that the planner's format has changed and is not supported. `conflict`
 * means that the values of two fields could not be distinguished.
 */
export class PlanError extends Error {
  readonly kind: 'unknown' | 'conflict';

  constructor(kind: PlanError['kind'], message: string) {
    super(message);
    this.name = 'PlanError';
    this.kind = kind;
  }
}
