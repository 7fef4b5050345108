import { PathTree, listPathParameters } from '../routing/match.ts';
import { decodeParameter, parseQuery } from '../parameters/query.ts';
import type { Route, Variables } from '../routing/route.ts';

/** A sample caller for examples that depend on the caller, with a documentation address (RFC 5737). */
const sampleCaller = {
  ip: '203.0.113.7',
  headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
};

/** Returns the operation variables of a route's example. */
export function parseExampleVariables(route: Route, path: string): Variables {
  const [template = '', text = ''] = path.split('?');
  const tree = new PathTree<Route>();
  tree.add(route.path, route);
  const match = tree.find(template);
  if (match === null) throw new Error(`${path} is not an example of ${route.path}.`);
  const query = parseQuery(text);
  const variables: Variables = route.caller?.(sampleCaller) ?? {};
  listPathParameters(route.path).forEach((name, index) => {
    variables[name] = route.parameters?.[name]?.parse(decodeParameter(match.values[index] ?? '', name), name);
  });
  for (const [name, parameter] of Object.entries(route.parameters ?? {})) {
    if (parameter.in === 'path') continue;
    const rawValue = query[name];
    variables[`has_${name}`] = rawValue !== undefined;
    if (rawValue !== undefined) variables[name] = parameter.parse(rawValue, name);
    else if (parameter.fallback !== undefined) variables[name] = parameter.fallback;
  }
  return { ...(route.check?.(variables) ?? variables), deep: query['deep'] === 'true' };
}
