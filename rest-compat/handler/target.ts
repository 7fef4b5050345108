import type { Problem } from '../../router/errors.ts';
import type { Lookups } from './lookups.ts';
import type { PreparedRoute } from './prepared-route.ts';
import { parseQuery, type Query } from '../parameters/query.ts';
import { choose, unknownPath, type RowMatch } from './row-choice.ts';

/** A lookup that is given as a documented path with its query: `/city/Paris?country=FR`. */
export interface Target {
  readonly path: string;
  readonly query: Query;
  /** Null when no route has the path. */
  readonly match: RowMatch | null;
  /** Null when no route of the path accepts these parameters. */
  readonly prepared: PreparedRoute | null;
}

/**
 * Parses a path and its query.
 * @throws invalid_request when the query cannot be parsed
 */
export function parseTarget(lookups: Lookups, text: string): Target {
  const at = text.indexOf('?');
  const path = at === -1 ? text : text.slice(0, at);
  const query = parseQuery(at === -1 ? '' : text.slice(at + 1));
  const match = lookups.find(path);
  return { path, query, match, prepared: choose(match, (name) => name in query) };
}

export const unknownTarget = (lookups: Lookups, { path, match, query }: Target): Problem =>
  unknownPath(path, match, query, (each) => lookups.near(each));
