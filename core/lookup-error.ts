import { GraphQLError } from 'graphql';
import { escapeInvisible } from './escape-invisible.ts';

/** Error codes of lookups. Access control has additional codes (see router/errors.ts). */
export type LookupErrorCode =
  'invalid_request' | 'ambiguous_time' | 'nonexistent_time' | 'not_found' | 'service_unavailable';

/** Details of unavailable data. */
interface Outage {
  /** Seconds after which the client should repeat the request. */
  readonly retryAfter?: number;
  /** The setting of the external source that failed, or OFFLINE when OFFLINE turned the source off. */
  readonly source?: string;
}

/**
 * The error of a failed lookup, which resolvers throw. The message names the parameter, the violated rule, and a valid value.
 * GraphQL responses contain `extensions.code` and `extensions.param`; REST responses have the status of the code. An unknown
 * record is not an error in the graph: its field is null. The exceptions are withdrawn codes and names that several records
 * share, which fail with `not_found` and name the alternatives.
 */
export class LookupError extends GraphQLError {
  constructor(code: LookupErrorCode, message: string, param?: string, outage: Outage = {}) {
    super(toReadableMessage(message), {
      extensions: { code, ...(param === undefined ? {} : { param }), ...outage },
    });
    this.name = 'LookupError';
    // Omit the stack, because the error is a response to the client. Formatting a stack with source maps would take longer than
    // the lookup.
    this.stack = `LookupError: ${this.message}`;
  }
}

/** Maximum length in characters of a message that is not truncated. Messages are longer only if they quote long client values. */
const maxUntruncatedLength = 300;

/** Prepares a message for the client: truncates long quoted values and escapes invisible characters. */
export const toReadableMessage = (message: string): string =>
  escapeInvisible(
    message.length <= maxUntruncatedLength
      ? message
      : message.replace(/"((?:[^"\\]|\\.){80})(?:[^"\\]|\\.)+"/gs, '"$1…"'),
  );

/** Creates the error for an invalid value. @param param the parameter in the client's spelling */
export const createInvalidInputError = (param: string, message: string) =>
  new LookupError('invalid_request', message, param);

/** Whether the client can correct the request to avoid the error, unlike for `not_found` or `service_unavailable`. */
export const isInvalid = (error: unknown): error is LookupError =>
  error instanceof LookupError && error.extensions['code'] === 'invalid_request';

export const createUnavailableError = (message: string, outage?: Outage) =>
  new LookupError('service_unavailable', message, undefined, outage);
