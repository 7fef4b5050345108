import { readdirSync, readFileSync } from 'node:fs';
import type { JsonObject } from '../../facts/json.ts';
import { invalid } from '../../subgraphs/lookup-error.ts';
import { withFragments } from '../../router/plan/operation-documents.ts';
import type { Query } from '../query.ts';
import type { Variables } from '../route.ts';

/** What a request to a door asks for. */
export interface Asked {
  /** Of the path's parameters, decoded. */
  readonly values: readonly string[];
  readonly query: Query;
  /** The address of who asks. */
  readonly ip: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What goes out: a body as JSON, or a text; `status` where it is not 200. */
export interface DoorAnswer {
  readonly body?: unknown;
  readonly text?: string;
  readonly status?: number;
}

/** Says which records are meant where the graph has no lookup for it. */
export interface Finder {
  /** As in DoorPath. */
  readonly document: string;
  /** Of the document; none, where it has none. */
  readonly variables?: Variables;
  /** @throws invalid_request */
  readonly found: (data: JsonObject, asked: Asked) => readonly string[];
}

/** A path of another API, answered from the graph. */
export interface DoorPath {
  readonly path: `/${string}`;
  /** File in the door's folder, without `.graphql`. It is priced as when it is asked at /graphql. */
  readonly document: string;
  /** What has to be found before. It costs nothing: it tells nothing but which records are told then. */
  readonly find?: Finder;
  /** @param found by the finder, at least one; null: there is no finder. @throws invalid_request */
  readonly variables: (asked: Asked, found: readonly string[] | null) => Variables;
  /** The last change of form: keys, order, units of the original. Null: there is no such record. */
  readonly answer: (data: JsonObject, asked: Asked) => DoorAnswer | null;
}

/** Another API: its paths, as they stand behind its host. It has no facts of its own. */
export interface Door {
  readonly name: string;
  readonly paths: readonly DoorPath[];
  /** What its 404 says. */
  readonly notFound: DoorAnswer;
}

const folder = (door: string) => new URL(`./${door}/`, import.meta.url);

/** The text of a door's document with the fragments that it imports from the door's own folder of them. */
export const readDoorDocument = (door: string, name: string): string =>
  withFragments(`${name}.graphql`, (path) => readFileSync(new URL(path, folder(door)), 'utf8'));

/** All documents of a door, by their names. */
export const doorDocuments = (door: string): readonly string[] =>
  readdirSync(folder(door))
    .flatMap((file) => (file.endsWith('.graphql') ? [file.slice(0, -'.graphql'.length)] : []))
    .sort();

/** A value of the first parameter of a path. */
export const firstOf = ({ values: [first = ''] }: Asked): string => first;

/** @throws invalid_request */
export function integerOf(text: string, name: string, [least, most]: readonly [number, number]): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw invalid(name, `${name} must be an integer from ${least} to ${most}: ${least} works.`);
}
