import type { Access } from '../../router/auth/access.ts';
import type { Problem } from '../../router/errors.ts';
import type { Match } from '../routing/match.ts';
import { hinted } from './graph-errors.ts';
import type { PathSource } from '../routing/path-source.ts';
import type { PreparedRoute } from './prepared-route.ts';
import type { Query } from '../parameters/query.ts';

export type RowMatch = Match<PreparedRoute>;

/** A source of rows next to the built-in table, whose paths are served like those of the table. */
export interface RowSource extends PathSource {
  find(path: string): RowMatch | null;
}

/** The first row of a path whose `when` parameters are all given. */
export function choose(match: RowMatch | null, isGiven: (name: string) => boolean): PreparedRoute | null {
  return match?.rows.find(({ route }) => (route.when ?? []).every(isGiven)) ?? null;
}

/**
 * What a path asks of a caller. Where it needs a query parameter to say which row is meant, it asks what one of the rows
 * does: who has no key learns nothing of parameters. A path that is none is open, but a key that is sent is checked.
 */
export function needOf(match: RowMatch | null, chosen: PreparedRoute | null): Parameters<Access['admit']>[1] {
  if (chosen !== null) return chosen.need;
  const rows = match?.rows ?? [];
  const row = rows.find(({ need }) => need.key) ?? rows[0];
  if (row === undefined) return { key: false };
  const { key, family } = row.need;
  return { key, limited: true, ...(family === undefined ? {} : { family }) };
}

/** Of a path, in characters. */
const longestShown = 100;

/** No row has the path; or rows have it, but each wants a query parameter that is not given. */
export function noSuchRow(
  path: string,
  match: RowMatch | null,
  query: Query,
  near: (path: string) => string | null,
): Problem {
  const rows = match?.rows ?? [];
  const given = ({ route }: PreparedRoute) => (route.when ?? []).filter((name) => name in query).length;
  const [nearest] = [...rows].sort((a, b) => given(b) - given(a));
  if (nearest === undefined) {
    const shown = path.slice(0, longestShown);
    const meant = near(shown);
    // The operator's documents have a list of their own, with what is wrong with those that are not served.
    const list = shown.startsWith('/x/') ? '/x/help' : '/help';
    return {
      code: 'not_found',
      message: `No such path: ${shown}.${meant === null ? '' : ` Did you mean ${meant}?`} GET ${list} lists what there is.`,
    };
  }
  const ways = rows.map(({ route }) => (route.when ?? []).join(' and '));
  const missing = (nearest.route.when ?? []).find((name) => !(name in query));
  const problem: Problem = {
    code: 'invalid_request',
    message: `${path.slice(0, longestShown)} needs the query parameter ${ways.join(', or ')}: for example ${nearest.route.examples[0]?.path ?? path}.`,
    ...(missing === undefined ? {} : { param: missing }),
  };
  return hinted(problem, nearest, query);
}
