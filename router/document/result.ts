import { isJsonObject } from '../../core/json.ts';

/** An object of a response: keys are response keys. */
export type Json = Record<string, unknown>;

export type ResponseKey = string | number;

/** An error as a response carries it. `path` holds the client's response keys and list indices. */
export interface ResponseError {
  readonly message: string;
  readonly path?: readonly ResponseKey[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** What an operation answers. Without `data` nothing was executed: the request itself was wrong. */
export interface Result {
  readonly data?: Json | null;
  readonly errors?: readonly ResponseError[];
  /** What the request asked to be told besides. */
  readonly extensions?: Json;
}

export const isJson = (value: unknown): value is Json => isJsonObject(value);

export interface ErrorLike {
  readonly message: string;
  readonly path?: readonly ResponseKey[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** Keeps of an error what a client may see: not the locations, which belong to a document it never wrote. */
export function responseError(error: ErrorLike, path = error.path): ResponseError {
  const { message, extensions } = error;
  const shown = extensions !== undefined && Object.keys(extensions).length > 0;
  return {
    message,
    ...(path === undefined ? {} : { path }),
    ...(shown ? { extensions } : {}),
  };
}
