import { formatSuggestion } from '../parameters/nearest.ts';
import type { Access } from '../../router/auth/access.ts';
import type { Problem } from '../../router/errors.ts';
import type { Match } from '../routing/match.ts';
import { addSpellingHint } from './graph-errors.ts';
import type { PathSource } from '../routing/path-source.ts';
import type { PreparedRoute } from './prepared-route.ts';
import type { Query } from '../parameters/query.ts';

export type RowMatch = Match<PreparedRoute>;

/** A source of routes in addition to the built-in ones. */
export interface RowSource extends PathSource {
  find(path: string): RowMatch | null;
}

/** Returns the first route of a path whose `when` parameters are all present. */
export function chooseRoute(
  match: RowMatch | null,
  isGiven: (name: string) => boolean,
): PreparedRoute | null {
  return match?.rows.find(({ route }) => (route.when ?? []).every(isGiven)) ?? null;
}

/**
 * Returns the permissions that a path requires. If a query parameter is missing, no route can be chosen. The permissions of one
 * of the path's routes then apply, so that anonymous clients learn nothing about parameters. Unknown paths are open, but a key
 * that is sent is still checked.
 */
export function getRequiredAccess(
  match: RowMatch | null,
  chosen: PreparedRoute | null,
): Parameters<Access['admit']>[1] {
  if (chosen !== null) return chosen.need;
  const rows = match?.rows ?? [];
  const row = rows.find(({ need }) => need.key) ?? rows[0];
  if (row === undefined) return { key: false };
  const { key, family } = row.need;
  return { key, limited: true, ...(family === undefined ? {} : { family }) };
}

/** Maximum length of a path in messages, in characters. */
const maxShownLength = 100;

/** Returns the problem when no route has the path, or when every route of the path needs a query parameter that is missing. */
export function createPathProblem(
  path: string,
  match: RowMatch | null,
  query: Query,
  near: (path: string) => string | null,
): Problem {
  const rows = match?.rows ?? [];
  const countGivenParameters = ({ route }: PreparedRoute) =>
    (route.when ?? []).filter((name) => name in query).length;
  const [nearest] = [...rows].sort((a, b) => countGivenParameters(b) - countGivenParameters(a));
  if (nearest === undefined) {
    const shortenedPath = path.slice(0, maxShownLength);
    // Custom operations have their own list, which includes documents that failed to load.
    const helpPath = shortenedPath.startsWith('/x/') ? '/x/help' : '/help';
    return {
      code: 'not_found',
      message: `${formatSuggestion(near(shortenedPath))}No such path: ${shortenedPath}. GET ${helpPath} lists all paths.`,
    };
  }
  const alternatives = rows.map(({ route }) => (route.when ?? []).join(' and '));
  const missingName = (nearest.route.when ?? []).find((name) => !(name in query));
  const problem: Problem = {
    code: 'invalid_request',
    message: `${path.slice(0, maxShownLength)} requires the query parameter ${alternatives.join(', or ')}, for example ${nearest.route.examples[0]?.path ?? path}.`,
    ...(missingName === undefined ? {} : { param: missingName }),
  };
  return addSpellingHint(problem, nearest, query);
}
