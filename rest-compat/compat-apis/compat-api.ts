import { readdirSync, readFileSync } from 'node:fs';
import type { JsonObject } from '../../core/json.ts';
import { createInvalidInputError } from '../../core/lookup-error.ts';
import { addFragments } from '../../router/plan/operation-documents.ts';
import type { Query } from '../parameters/query.ts';
import type { Variables } from '../routing/route.ts';

/** A request to a compatibility API. */
export interface CompatRequest {
  /** Path parameters, decoded. */
  readonly values: readonly string[];
  readonly query: Query;
  /** The IP address of the client. */
  readonly ip: string;
  /** Absolute URL of the service, without a trailing slash. */
  readonly base: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A response: a JSON body or a text. `status` defaults to 200. */
export interface CompatResponse {
  readonly body?: unknown;
  readonly text?: string;
  readonly status?: number;
}

/** Finds the records of a path when the graph has no lookup for them. */
export interface RecordFinder {
  /** File name of the document, as in CompatPath. */
  readonly document: string;
  /** Variables of the document, if it has any. */
  readonly variables?: Variables;
  /**
   * Returns the identifiers of the records.
   * @throws invalid_request
   */
  readonly found: (data: JsonObject, request: CompatRequest) => readonly string[];
}

/** A path of another API, served from the graph. */
export interface CompatPath {
  readonly path: `/${string}`;
  /** File in the folder of the compatibility API, without `.graphql`. Its price is that of the same query at /graphql. */
  readonly document: string;
  /** Finds the records before the document runs. The finder is free, since clients learn only which records match. */
  readonly find?: RecordFinder;
  /**
   * Returns the variables of the document.
   * @param found result of the finder, never empty; null without a finder
   * @throws invalid_request
   */
  readonly variables: (request: CompatRequest, found: readonly string[] | null) => Variables;
  /**
   * Converts the data to the form of the original API: keys, order, units.
   * @returns null when there is no such record
   */
  readonly answer: (data: JsonObject, request: CompatRequest) => CompatResponse | null;
}

/** An emulated API with its paths, relative to its host. The data comes from the graph. */
export interface CompatApi {
  readonly name: string;
  readonly paths: readonly CompatPath[];
  /**
   * Query parameters that responses depend on, if they depend only on these, the path and the data. Clients without a key then
   * share responses for a minute.
   */
  readonly sharedBy?: readonly string[];
  /** Response for an unknown record or path: the 404 of the original API. */
  readonly notFound: CompatResponse;
}

const getFolderUrl = (apiName: string) => new URL(`./${apiName}/`, import.meta.url);

/** Returns the text of a document, with the fragments that it imports from the folder of the compatibility API. */
export const readCompatDocument = (apiName: string, name: string): string =>
  addFragments(`${name}.graphql`, (path) => readFileSync(new URL(path, getFolderUrl(apiName)), 'utf8'));

/** Returns the names of all documents of a compatibility API. */
export const listCompatDocuments = (apiName: string): readonly string[] =>
  readdirSync(getFolderUrl(apiName))
    .flatMap((file) => (file.endsWith('.graphql') ? [file.slice(0, -'.graphql'.length)] : []))
    .sort();

/** Returns the value of the first path parameter. */
export const getFirstValue = ({ values: [first = ''] }: CompatRequest): string => first;

/** Returns the upper-case codes of a list separated by commas. @returns null when the parameter is missing or empty */
export const parseCodes = (text: string | undefined): readonly string[] | null =>
  text === undefined || text === '' ? null : text.split(',').map((code) => code.trim().toUpperCase());

/**
 * Parses an integer within a range.
 * @throws invalid_request
 */
export function parseInteger(
  text: string,
  name: string,
  [minimum, maximum]: readonly [number, number],
): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= minimum && value <= maximum) return value;
  throw createInvalidInputError(
    name,
    `${name} must be an integer from ${minimum} to ${maximum}. For example, use ${minimum}.`,
  );
}
