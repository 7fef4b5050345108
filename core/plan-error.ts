/**
 * A query plan that cannot run. `unknown`: the executor does not know its format, because the planner's format has changed.
 * `conflict`: the plan would confuse the values of two fields.
 */
export class PlanError extends Error {
  readonly kind: 'unknown' | 'conflict';

  constructor(kind: PlanError['kind'], message: string) {
    super(message);
    this.name = 'PlanError';
    this.kind = kind;
  }
}
