import { GraphQLError } from 'graphql';
import { LookupError } from '../../../core/lookup-error.ts';
import { RequestRejected } from '../../../core/request-rejected.ts';
import { isTokenLimitMessage, createTokenProblem, type DocumentLimits } from '../../cost/document-limits.ts';
import type { ResponseError } from '../../document/result.ts';
import { toProblem } from '../../errors.ts';

/**
 * Converts an error of reading or planning a request to a rejection.
 * @throws the error itself when it is an internal error
 */
export function toRejection(error: unknown, limits: DocumentLimits): RequestRejected {
  if (error instanceof LookupError) return new RequestRejected(toProblem([error]));
  if (!(error instanceof RequestRejected)) throw error;
  const { errors = [], isOfDocument } = error;
  if (!isOfDocument) return error;
  const lookupError = errors.find((each) => each instanceof LookupError);
  if (lookupError !== undefined) return toRejection(lookupError, limits);
  if (errors.some(({ message }) => isTokenLimitMessage(message)))
    return new RequestRejected(createTokenProblem(limits));
  return createDocumentRejection(
    errors.map((each) => (each instanceof GraphQLError ? each.toJSON() : each)),
    'GRAPHQL_VALIDATION_FAILED',
  );
}

/**
 * Creates the rejection of an invalid document, with the service's error fields for people and GraphQL's error codes for tools.
 * @param code code for errors without a GraphQL error code
 */
export function createDocumentRejection(
  errors: readonly (Pick<ResponseError, 'message' | 'extensions'> | ReturnType<GraphQLError['toJSON']>)[],
  code: string,
): RequestRejected {
  const formattedErrors = errors.map((error) => {
    const ownCode = error.extensions?.['code'];
    const isGraphqlCode =
      (typeof ownCode === 'string' && ownCode.startsWith('GRAPHQL_')) ||
      ownCode === 'OPERATION_RESOLUTION_FAILURE';
    return { ...error, extensions: { ...error.extensions, code: isGraphqlCode ? ownCode : code } };
  });
  const [first] = formattedErrors;
  return new RequestRejected(
    { code: 'invalid_request', message: first?.message ?? 'The document is not valid.' },
    formattedErrors,
    true,
  );
}
