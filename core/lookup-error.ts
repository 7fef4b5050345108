import { GraphQLError } from 'graphql';
import { visibleText } from './visible-text.ts';

/** The codes that a lookup itself can answer with; access adds its own (see router/errors.ts). */
export type LookupErrorCode =
  'invalid_request' | 'ambiguous_time' | 'nonexistent_time' | 'not_found' | 'service_unavailable';

/**
 * A lookup that cannot be answered. The message names the parameter, the rule it broke and a value that works.
 * It is thrown in resolvers; GraphQL reports it with `extensions.code` and `extensions.param`, REST with the
 * status of the code. An unknown record is not an error in the graph: its field is null, unless it can be said what is meant
 * (a withdrawn code, a name that several share), which is `not_found`.
 */
export class LookupError extends GraphQLError {
  constructor(code: LookupErrorCode, message: string, param?: string) {
    super(readable(message), { extensions: param === undefined ? { code } : { code, param } });
    this.name = 'LookupError';
    // A response to the client, not a bug: graphql-js would have its stack formatted by source maps, which costs more than a lookup.
    this.stack = `LookupError: ${this.message}`;
  }
}

/** A message of our own words is shorter than this. */
const longest = 300;

/** A message as it may be told: what a client has sent is repeated by its beginning, and nothing in it goes unseen. */
export const readable = (message: string): string =>
  visibleText(
    message.length <= longest ? message : message.replace(/"((?:[^"\\]|\\.){80})(?:[^"\\]|\\.)+"/gs, '"$1…"'),
  );

/** @param param the parameter to blame, as the caller spelled it. */
export const invalid = (param: string, message: string) => new LookupError('invalid_request', message, param);

/** What the client can mend, unlike what is not there for anybody. */
export const isInvalid = (error: unknown): error is LookupError =>
  error instanceof LookupError && error.extensions['code'] === 'invalid_request';

export const unavailable = (message: string) => new LookupError('service_unavailable', message);
