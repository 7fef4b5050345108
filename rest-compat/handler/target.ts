import type { Problem } from '../../router/errors.ts';
import type { Lookups } from './lookups.ts';
import type { PreparedRoute } from './prepared-route.ts';
import { parseQuery, type Query } from '../parameters/query.ts';
import { choose, noSuchRow, type RowMatch } from './row-choice.ts';

/** A question that is written as its documented path, apart from a request of its own: `/city/Paris?country=FR`. */
export interface Target {
  readonly path: string;
  readonly query: Query;
  /** Null: no row has the path. */
  readonly match: RowMatch | null;
  /** Null: no row has it with these parameters. */
  readonly prepared: PreparedRoute | null;
}

/** @throws invalid_request for a query that cannot be read. */
export function readTarget(lookups: Lookups, text: string): Target {
  const at = text.indexOf('?');
  const path = at === -1 ? text : text.slice(0, at);
  const query = parseQuery(at === -1 ? '' : text.slice(at + 1));
  const match = lookups.find(path);
  return { path, query, match, prepared: choose(match, (name) => name in query) };
}

export const noSuchTarget = (lookups: Lookups, { path, match, query }: Target): Problem =>
  noSuchRow(path, match, query, (each) => lookups.near(each));
