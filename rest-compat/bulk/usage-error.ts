import { UserFacingError } from '../../core/user-facing-error.ts';

/** Wrong parameters of a bulk request, or wrong arguments of `lookup enrich`. */
export class UsageError extends UserFacingError {
  constructor(message: string) {
    super('usage', message);
  }
}
