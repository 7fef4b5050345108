import type { Problem } from '../../router/errors.ts';
import type { Lookups } from './lookups.ts';
import type { PreparedRoute } from './prepared-route.ts';
import { parseQuery, type Query } from '../parameters/query.ts';
import { chooseRoute, createPathProblem, type RowMatch } from './row-choice.ts';

/** A lookup in the form of a documented path with its query: `/city/Paris?country=FR`. */
export interface Target {
  readonly path: string;
  readonly query: Query;
  /** The routes of the path. Null when no route has the path. */
  readonly match: RowMatch | null;
  /** The route that accepts the parameters. Null when no route of the path accepts them. */
  readonly prepared: PreparedRoute | null;
}

/**
 * Parses a path and its query.
 * @throws invalid_request when the query cannot be parsed
 */
export function parseTarget(lookups: Lookups, text: string): Target {
  const queryIndex = text.indexOf('?');
  const path = queryIndex === -1 ? text : text.slice(0, queryIndex);
  const query = parseQuery(queryIndex === -1 ? '' : text.slice(queryIndex + 1));
  const match = lookups.find(path);
  return { path, query, match, prepared: chooseRoute(match, (name) => name in query) };
}

export const createTargetProblem = (lookups: Lookups, { path, match, query }: Target): Problem =>
  createPathProblem(path, match, query, (each) => lookups.near(each));
