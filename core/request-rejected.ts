import type { Problem } from './problem.ts';

/** An error in GraphQL's format. */
interface FormattedError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly path?: readonly (string | number)[] | undefined;
  readonly locations?: readonly { readonly line: number; readonly column: number }[] | undefined;
}

/** The error of a request that is rejected before its execution. The error contains the response, which has no data. */
export class RequestRejected extends Error {
  readonly problem: Problem;
  /** The errors in GraphQL's format; undefined when the problem is the only error. */
  readonly errors: readonly FormattedError[] | undefined;
  /** Whether the error is in the document or its variables. The request itself is then well-formed. */
  readonly isOfDocument: boolean;

  constructor(problem: Problem, errors?: readonly FormattedError[], isOfDocument = false) {
    super(problem.message);
    this.name = 'RequestRejected';
    this.problem = problem;
    this.errors = errors;
    this.isOfDocument = isOfDocument;
  }
}
