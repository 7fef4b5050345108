import type { GraphQLError } from 'graphql';
import { LookupError } from '../../../core/lookup-error.ts';
import { isOverTokens, overTokens } from '../../cost/document-limits.ts';
import { problemOf, type Problem } from '../../errors.ts';
import { type ResponseError } from '../../document/result.ts';
import { GraphQLErrors } from '../../graph.ts';
import { BodyRejected } from '../read-body.ts';
import { BadRequest } from './graphql-request.ts';

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

/**
 * Converts an error of reading or planning a request to a rejection.
 * @throws the error itself when it is an internal error
 */
export function rejectionOf(error: unknown): RequestRejected {
  if (error instanceof RequestRejected) return error;
  if (error instanceof GraphQLErrors) return rejectionOfDocument(error);
  if (error instanceof BadRequest) return badRequest(error);
  if (error instanceof LookupError) return new RequestRejected(problemOf([error]));
  if (!(error instanceof BodyRejected)) throw error;
  const { message, status } = error;
  return new RequestRejected({ code: 'invalid_request', status, message });
}

function rejectionOfDocument({ errors }: GraphQLErrors): RequestRejected {
  const lookup = errors.find((each) => each instanceof LookupError);
  if (lookup !== undefined) return rejectionOf(lookup);
  if (errors.some(({ message }) => isOverTokens(message))) return new RequestRejected(overTokens());
  return rejectedDocument(
    errors.map((each) => each.toJSON()),
    'GRAPHQL_VALIDATION_FAILED',
  );
}

/**
 * Creates the rejection of an invalid document: the service's error fields for people, GraphQL's error codes for
 * tools.
 * @param code the code of errors that have none of GraphQL's own
 */
export function rejectedDocument(
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

const badRequest = ({ message, status, code, headers }: BadRequest): RequestRejected =>
  new RequestRejected({ code: 'invalid_request', status, message, headers }, [
    { message, extensions: { code } },
  ]);
