import { readdirSync, readFileSync } from 'node:fs';
import { invalid } from '../../subgraphs/lookup-error.ts';
import { isBody } from '../answer.ts';
import type { Query } from '../query.ts';
import type { Body, Variables } from '../route.ts';

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

/** A path of another API, answered from the graph. */
export interface DoorPath {
  readonly path: `/${string}`;
  /** File in the door's folder, without `.graphql`. */
  readonly document: string;
  /** @throws invalid_request */
  readonly variables: (asked: Asked) => Variables;
  /** The last change of form: keys, order, units of the original. Null: there is no such record. */
  readonly answer: (data: Body, asked: Asked) => DoorAnswer | null;
}

/** Another API: its paths, as they stand behind its host. It has no facts of its own. */
export interface Door {
  readonly name: string;
  readonly paths: readonly DoorPath[];
  /** What its 404 says. */
  readonly notFound: DoorAnswer;
}

const folder = (door: string) => new URL(`./${door}/`, import.meta.url);

export const readDoorDocument = (door: string, name: string): string =>
  readFileSync(new URL(`${name}.graphql`, folder(door)), 'utf8');

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

export const bodyIn = (data: Body, key: string): Body | null => {
  const value = data[key];
  return isBody(value) && !Array.isArray(value) ? value : null;
};

export const bodiesIn = (data: Body | null, key: string): readonly Body[] => {
  const value = data?.[key];
  if (!Array.isArray(value)) return [];
  const items: readonly unknown[] = value;
  return items.filter(isBody);
};

export const textIn = (data: Body | null, key: string): string | null => {
  const value = data?.[key];
  return typeof value === 'string' ? value : null;
};

export const numberIn = (data: Body | null, key: string): number | null => {
  const value = data?.[key];
  return typeof value === 'number' ? value : null;
};

export const textsIn = (data: Body | null, key: string): readonly string[] => {
  const value = data?.[key];
  if (!Array.isArray(value)) return [];
  const items: readonly unknown[] = value;
  return items.filter((item): item is string => typeof item === 'string');
};
