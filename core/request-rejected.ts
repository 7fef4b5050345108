import type { Problem } from './problem.ts';

/** An error in GraphQL's format. */
interface FormattedError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly path?: readonly (string | number)[] | undefined;
  readonly locations?: readonly { readonly line: number; readonly column: number }[] | undefined;
}

/** A request that is rejected before it is executed, with its response, which has no data. */
export class RequestRejected extends Error {
  readonly problem: Problem;
  /** The errors in GraphQL's format. Undefined: the problem is the only one. */
  readonly errors: readonly FormattedError[] | undefined;
  /** Whether the request itself is well-formed and only its document or variables are invalid. */
  readonly isOfDocument: boolean;

  constructor(problem: Problem, errors?: readonly FormattedError[], isOfDocument = false) {
    super(problem.message);
    this.name = 'RequestRejected';
    this.problem = problem;
    this.errors = errors;
    this.isOfDocument = isOfDocument;
  }
}
