import { GraphQLError } from 'graphql';
import { escapeInvisible } from './visible-text.ts';

/** Error codes of lookups. Access control adds its own (see router/errors.ts). */
export type LookupErrorCode =
  'invalid_request' | 'ambiguous_time' | 'nonexistent_time' | 'not_found' | 'service_unavailable';

/** Details of unavailable data. */
interface Outage {
  /** Seconds after which a retry can succeed. */
  readonly retryAfter?: number;
  /** The setting of the external source that failed, or OFFLINE when that turns it off. */
  readonly source?: string;
}

/**
 * The error of a failed lookup. The message names the parameter, the rule that its value breaks, and a valid value. Resolvers
 * throw it. GraphQL reports it with `extensions.code` and `extensions.param`, REST with the status of the code. An unknown record
 * is not an error in the graph: its field is null. The exceptions are withdrawn codes and names that several records share, which
 * fail with `not_found` and name the alternatives.
 */
export class LookupError extends GraphQLError {
  constructor(code: LookupErrorCode, message: string, param?: string, outage: Outage = {}) {
    super(toReadableMessage(message), {
      extensions: { code, ...(param === undefined ? {} : { param }), ...outage },
    });
    this.name = 'LookupError';
    // The error is a response to the client, so it needs no stack. Formatting a stack with source maps would cost more than
    // the lookup itself.
    this.stack = `LookupError: ${this.message}`;
  }
}

/** Maximum length of a message that is not truncated, in characters. Messages without quoted client values are shorter. */
const maxUntruncatedLength = 300;

/** Prepares a message for the client: truncates long quoted values and escapes invisible characters. */
export const toReadableMessage = (message: string): string =>
  escapeInvisible(
    message.length <= maxUntruncatedLength
      ? message
      : message.replace(/"((?:[^"\\]|\\.){80})(?:[^"\\]|\\.)+"/gs, '"$1…"'),
  );

/** @param param the parameter that caused the error, as the caller spelled it */
export const invalid = (param: string, message: string) => new LookupError('invalid_request', message, param);

/** Whether the client can fix the error by changing its request, unlike `not_found` or `service_unavailable`. */
export const isInvalid = (error: unknown): error is LookupError =>
  error instanceof LookupError && error.extensions['code'] === 'invalid_request';

export const unavailable = (message: string, outage?: Outage) =>
  new LookupError('service_unavailable', message, undefined, outage);
