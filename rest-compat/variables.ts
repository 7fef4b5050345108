import type { Request } from '../router/http/exchange.ts';
import { invalid } from '../subgraphs/lookup-error.ts';
import { quoted } from '../subgraphs/rules/quoted.ts';
import { refuseUnprintable } from '../subgraphs/rules/text.ts';
import type { PreparedOperation, PreparedRoute } from './prepared-route.ts';
import { decode, type Query } from './query.ts';
import type { Variables } from './route.ts';

/** How much of a parameter's name is repeated in an error. */
const longestName = 64;

/**
 * A request's parameters, parsed: the variables of its operation.
 * @param values of the path's parameters, still encoded.
 * @throws invalid_request that names the parameter.
 */
export function variablesOf(
  prepared: PreparedRoute,
  operation: PreparedOperation,
  request: Request,
  values: readonly string[],
  query: Query,
): Variables {
  const { route } = prepared;
  const variables: Variables = route.caller === undefined ? {} : route.caller(request);
  if (route.strict === true) refuseUnknown(prepared, query);
  prepared.path.forEach(([name, parameter], index) => {
    const text = decode(values[index] ?? '');
    refuseUnprintable(text, name);
    variables[name] = parameter.parse(text, name);
  });
  for (const [name, parameter] of prepared.query) {
    const text = query[name];
    if (text === undefined) {
      if (parameter.required === true) {
        throw invalid(
          name,
          `${name} is required: for example ${name}=${encodeURIComponent(parameter.example)}.`,
        );
      }
      if (parameter.fallback !== undefined) variables[name] = parameter.fallback;
      continue;
    }
    refuseUnprintable(text, name);
    if (text === '' && parameter.blank !== true) {
      throw invalid(name, `${name} is empty: leave it out, or give it a value such as ${parameter.example}.`);
    }
    variables[name] = parameter.parse(text, name);
  }
  for (const name of operation.asked) variables[`has_${name}`] = query[name] !== undefined;
  return route.check?.(variables) ?? variables;
}

function refuseUnknown(prepared: PreparedRoute, query: Query): void {
  for (const name of Object.keys(query)) {
    if (name === 'deep' || name === 'pretty') continue;
    if (!prepared.query.some(([known]) => known === name)) {
      const known = [...prepared.query.map(([each]) => each), 'deep', 'pretty'].join(', ');
      const shown = name.slice(0, longestName);
      throw invalid(shown, `${quoted(shown)} is not a parameter of this path: it takes ${known}.`);
    }
  }
}
