import type { GraphQLError } from 'graphql';
import { LookupError } from '../../../core/lookup-error.ts';
import { isOverTokens, overTokens } from '../../cost/document-limits.ts';
import type { Problem } from '../../errors.ts';
import { type ResponseError } from '../../document/result.ts';
import { GraphQLErrors } from '../../graph.ts';
import { attempt } from '../../../core/promise-or-value.ts';
import type { BadRequest } from './graphql-request.ts';

/** A rejected request: the response contains no data. */
export class RequestRejected extends Error {
  readonly problem: Problem;
  /** The errors in GraphQL's format. Default: the problem as one error. */
  readonly errors: readonly ResponseError[] | undefined;
  /** Whether the request itself is well-formed and only its document or variables are invalid. */
  readonly isOfDocument: boolean;

  constructor(problem: Problem, errors?: readonly ResponseError[], isOfDocument = false) {
    super(problem.message);
    this.problem = problem;
    this.errors = errors;
    this.isOfDocument = isOfDocument;
  }
}

/** Runs `work`, and converts errors in the client's document to a rejection. */
export function rejectingReadErrors<T>(code: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof GraphQLErrors ? rejectedDocument(error, code) : error;
  }
}

/** Same as `readByClient`, for work that may be asynchronous. */
export const rejectingRunErrors = <T>(work: () => T | Promise<T>): T | Promise<T> =>
  attempt(work, (error) => {
    throw error instanceof GraphQLErrors ? rejectedDocument(error, 'GRAPHQL_VALIDATION_FAILED') : error;
  });

function rejectedDocument({ errors }: GraphQLErrors, code: string): Error {
  const lookup = errors.find((each) => each instanceof LookupError);
  if (lookup !== undefined) return lookup;
  if (errors.some(({ message }) => isOverTokens(message))) return new RequestRejected(overTokens());
  return invalidRequest(
    errors.map((each) => each.toJSON()),
    code,
  );
}

/**
 * Creates the rejection of an invalid document: the service's error fields for people, GraphQL's error codes for
 * tools.
 */
export function invalidRequest(
  errors: readonly (ResponseError | ReturnType<GraphQLError['toJSON']>)[],
  code: string,
): RequestRejected {
  const formatted = errors.map((error) => {
    const ownCode = error.extensions?.['code'];
    const isGraphqlCode =
      (typeof ownCode === 'string' && ownCode.startsWith('GRAPHQL_')) ||
      ownCode === 'OPERATION_RESOLUTION_FAILURE';
    return { ...error, extensions: { ...error.extensions, code: isGraphqlCode ? ownCode : code } };
  });
  const [first] = formatted;
  return new RequestRejected(
    { code: 'invalid_request', message: first?.message ?? 'The document is not valid.' },
    formatted,
    true,
  );
}

export function badRequest({ message, status, code, headers }: BadRequest): RequestRejected {
  return new RequestRejected({ code: 'invalid_request', status, message, headers }, [
    { message, extensions: { code } },
  ]);
}
