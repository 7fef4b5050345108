import { GraphQLError } from 'graphql';
import { StoreError } from '../../core/store-error.ts';
import { toArgumentError } from './argument-error.ts';
import { toResponseError, type ResponseError } from '../document/result.ts';

/** Called for every unexpected error of a resolver. The client sees only a generic error. */
export type OnUnexpectedError = (error: Error, subgraph: string, requestId?: string) => void;

/** A store that is down gives no information about a record, so the error never becomes a null. */
const storeUnavailableError = {
  message: 'The store does not respond: retry in a moment.',
  extensions: { code: 'service_unavailable' },
} as const;

const nullErrorPrefix = 'Cannot return null for non-nullable field ';

const serverError = { code: 'server_error' } as const;

/** Converts an error of a subgraph to the error that clients see. Errors without a code are internal errors. */
export function toClientError(
  error: GraphQLError,
  subgraph: string,
  onUnexpected: OnUnexpectedError,
  requestId?: string,
): ResponseError {
  const unexpectedCause = findUnexpectedCause(error);
  if (unexpectedCause !== null) {
    onUnexpected(unexpectedCause, subgraph, requestId);
    // A failed store gives no information about a record.
    if (unexpectedCause instanceof StoreError)
      return toResponseError({ ...storeUnavailableError, path: error.path });
    return toResponseError({ message: 'The server failed.', path: error.path, extensions: serverError });
  }
  if (error.extensions?.['code'] === undefined) {
    const clientError = toArgumentError(error.message);
    if (clientError !== null) return toResponseError(clientError, error.path);
    // graphql-js throws an error without a code when the value of a resolver does not match its type.
    if (!error.message.startsWith(nullErrorPrefix)) onUnexpected(error, subgraph, requestId);
  }
  // graphql-jit omits `extensions` where graphql-js has an empty object, so add it.
  const extensions = { ...serverError, ...error.extensions };
  return toResponseError({ message: error.message, path: error.path, extensions });
}

/**
 * Returns the cause of a reported error if the cause is unexpected, otherwise null. Two causes are expected: a GraphQLError,
 * which lookups throw, and the plain error that the execution throws for a null in a non-null field.
 */
function findUnexpectedCause({ originalError, message }: GraphQLError): Error | null {
  const isExpected = originalError instanceof GraphQLError || message.startsWith(nullErrorPrefix);
  return originalError instanceof Error && !isExpected ? originalError : null;
}
