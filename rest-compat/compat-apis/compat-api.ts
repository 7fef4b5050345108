import { readdirSync, readFileSync } from 'node:fs';
import type { JsonObject } from '../../core/json.ts';
import { invalid } from '../../core/lookup-error.ts';
import { withFragments } from '../../router/plan/operation-documents.ts';
import type { Query } from '../parameters/query.ts';
import type { Variables } from '../routing/route.ts';

/** What a request to a door asks for. */
export interface CompatRequest {
  /** Of the path's parameters, decoded. */
  readonly values: readonly string[];
  readonly query: Query;
  /** The address of who asks. */
  readonly ip: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What goes out: a body as JSON, or a text; `status` where it is not 200. */
export interface CompatResponse {
  readonly body?: unknown;
  readonly text?: string;
  readonly status?: number;
}

/** Says which records are meant where the graph has no lookup for it. */
export interface Finder {
  /** As in CompatPath. */
  readonly document: string;
  /** Of the document; none, where it has none. */
  readonly variables?: Variables;
  /** @throws invalid_request */
  readonly found: (data: JsonObject, asked: CompatRequest) => readonly string[];
}

/** A path of another API, answered from the graph. */
export interface CompatPath {
  readonly path: `/${string}`;
  /** File in the door's folder, without `.graphql`. It is priced as when it is asked at /graphql. */
  readonly document: string;
  /** What has to be found before. It costs nothing: it tells nothing but which records are told then. */
  readonly find?: Finder;
  /** @param found by the finder, at least one; null: there is no finder. @throws invalid_request */
  readonly variables: (asked: CompatRequest, found: readonly string[] | null) => Variables;
  /** The last change of form: keys, order, units of the original. Null: there is no such record. */
  readonly answer: (data: JsonObject, asked: CompatRequest) => CompatResponse | null;
}

/** Another API: its paths, as they stand behind its host. It has no facts of its own. */
export interface CompatApi {
  readonly name: string;
  readonly paths: readonly CompatPath[];
  /** What its 404 says. */
  readonly notFound: CompatResponse;
}

const folder = (door: string) => new URL(`./${door}/`, import.meta.url);

/** The text of a door's document with the fragments that it imports from the door's own folder of them. */
export const readCompatDocument = (door: string, name: string): string =>
  withFragments(`${name}.graphql`, (path) => readFileSync(new URL(path, folder(door)), 'utf8'));

/** All documents of a door, by their names. */
export const compatDocuments = (door: string): readonly string[] =>
  readdirSync(folder(door))
    .flatMap((file) => (file.endsWith('.graphql') ? [file.slice(0, -'.graphql'.length)] : []))
    .sort();

/** A value of the first parameter of a path. */
export const firstOf = ({ values: [first = ''] }: CompatRequest): string => first;

/** @throws invalid_request */
export function integerOf(text: string, name: string, [least, most]: readonly [number, number]): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw invalid(name, `${name} must be an integer from ${least} to ${most}: ${least} works.`);
}
