import { isJsonObject } from '../../core/json.ts';

/** An object of a response, by response key. */
export type Json = Record<string, unknown>;

export type ResponseKey = string | number;

/** An error of a response. `path` has the client's response keys and list indices. */
export interface ResponseError {
  readonly message: string;
  /** Lines and columns of the document. */
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly path?: readonly ResponseKey[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The result of an operation. Without `data`, nothing was executed because the request was invalid. */
export interface Result {
  readonly data?: Json | null;
  readonly errors?: readonly ResponseError[];
  /** Additional information that the request asked for. */
  readonly extensions?: Json;
}

export const isJson = (value: unknown): value is Json => isJsonObject(value);

export interface ErrorLike {
  readonly message: string;
  readonly path?: readonly ResponseKey[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Reduces an error to the properties that a client may see. Locations are omitted, because they refer to a subgraph
 * document.
 */
export function toResponseError(error: ErrorLike, path = error.path): ResponseError {
  const { message, extensions } = error;
  const hasExtensions = extensions !== undefined && Object.keys(extensions).length > 0;
  return {
    message,
    ...(path === undefined ? {} : { path }),
    ...(hasExtensions ? { extensions } : {}),
  };
}
