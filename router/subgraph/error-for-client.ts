import { GraphQLError } from 'graphql';
import { isStoreFailure } from '../../core/store-failure.ts';
import { argumentError } from './argument-error.ts';
import { responseError, type ResponseError } from '../document/result.ts';

/** Told of every error that a resolver did not mean to throw; the client only learns that there was one. */
export type OnUnexpectedError = (error: Error, subgraph: string, requestId?: string) => void;

/** A store that is down says nothing about a record: it is never a null. */
const storeDown = {
  message: 'The store does not answer now, so nothing can be said about this: retry in a moment.',
  extensions: { code: 'service_unavailable' },
} as const;

const nullError = 'Cannot return null for non-nullable field ';

const serverError = { code: 'server_error' } as const;

/** What a client learns of an error of a subgraph. Errors that say no code of their own are the server's fault. */
export function errorForClient(
  error: GraphQLError,
  subgraph: string,
  onUnexpected: OnUnexpectedError,
  requestId?: string,
): ResponseError {
  const unexpected = unexpectedError(error);
  if (unexpected !== null) {
    onUnexpected(unexpected, subgraph, requestId);
    if (isStoreFailure(unexpected)) return responseError({ ...storeDown, path: error.path });
    return responseError({ message: 'The server failed.', path: error.path, extensions: serverError });
  }
  if (error.extensions?.['code'] === undefined) {
    const wrong = argumentError(error.message);
    if (wrong !== null) return responseError(wrong, error.path);
    // graphql-js throws such errors for values of resolvers that do not fit their types.
    if (!error.message.startsWith(nullError)) onUnexpected(error, subgraph, requestId);
  }
  // graphql-jit leaves `extensions` out where graphql-js has an empty object.
  const extensions = { ...serverError, ...error.extensions };
  return responseError({ message: error.message, path: error.path, extensions });
}

/**
 * The error behind a reported one, if it was not a GraphQLError, which is how lookups say what is wrong. Nulls where
 * the schema allows none are found by the execution itself, and graphql-js throws a plain error for them.
 */
function unexpectedError({ originalError, message }: GraphQLError): Error | null {
  const known = originalError instanceof GraphQLError || message.startsWith(nullError);
  return originalError instanceof Error && !known ? originalError : null;
}
