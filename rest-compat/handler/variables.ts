import { formatSuggestion } from '../parameters/nearest.ts';
import { truncateName } from '../../router/errors.ts';
import type { Request } from '../../router/exchange.ts';
import { createInvalidInputError } from '../../core/lookup-error.ts';
import { quote } from '../../core/quote.ts';
import { rejectUnprintable } from '../../core/text.ts';
import type { PreparedOperation, PreparedRoute } from './prepared-route.ts';
import { flagParameter } from '../parameters/flag.ts';
import { findSimilarName } from '../parameters/other-names.ts';
import { decodeParameter, type Query } from '../parameters/query.ts';
import type { Variables } from '../routing/route.ts';

/**
 * Parses the parameters of a request into the variables of its operation.
 * @param values path parameters, still percent-encoded
 * @throws invalid_request that names the parameter
 */
export function parseVariables(
  prepared: PreparedRoute,
  operation: PreparedOperation,
  request: Request,
  values: readonly string[],
  query: Query,
): Variables {
  const { route } = prepared;
  const variables: Variables = route.caller === undefined ? {} : route.caller(request);
  if (route.strict === true || isStrict(query)) rejectUnknown(prepared, query);
  prepared.path.forEach(([name, parameter], index) => {
    const text = decodeParameter(values[index] ?? '', name);
    rejectUnprintable(text, name);
    variables[name] = parameter.parse(text, name);
  });
  for (const [name, parameter] of prepared.query) {
    const text = query[name];
    if (text === undefined) {
      if (parameter.required === true) {
        throw createInvalidInputError(
          name,
          `${name} is required, for example ${name}=${encodeURIComponent(parameter.example)}.`,
        );
      }
      if (parameter.fallback !== undefined) variables[name] = parameter.fallback;
      continue;
    }
    rejectUnprintable(text, name);
    if (text === '' && parameter.blank !== true) {
      throw createInvalidInputError(
        name,
        `${name} must not be empty. For example, use ${parameter.example}, or omit it.`,
      );
    }
    variables[name] = parameter.parse(text, name);
  }
  for (const name of operation.requested) variables[`has_${name}`] = query[name] !== undefined;
  return route.check?.(variables) ?? variables;
}

function rejectUnknown(prepared: PreparedRoute, query: Query): void {
  const [unknownName] = listUnknownNames(prepared, query);
  if (unknownName === undefined) return;
  throw createInvalidInputError(
    truncateName(unknownName),
    `${describeUnknownParameter(prepared, unknownName)} Valid parameters: ${prepared.names.join(', ')}.`,
  );
}

/** Returns the message for an unknown parameter, with a suggestion of the intended parameter. */
export function describeUnknownParameter(prepared: PreparedRoute, name: string): string {
  return `${formatSuggestion(findSimilarName(name, prepared.names))}${quote(truncateName(name))} is not a parameter of this path.`;
}

const strictFlag = flagParameter('Rejects unknown parameters.');

/**
 * Whether unknown parameters are errors.
 * @throws invalid_request for an invalid flag
 */
const isStrict = ({ strict }: Query): boolean => strict !== undefined && strictFlag.parse(strict, 'strict');

/** Returns the names of unknown query parameters, in their order. */
export const listUnknownNames = ({ names }: PreparedRoute, query: Query): string[] =>
  Object.keys(query).filter((name) => !names.includes(name) && name !== 'strict');

/** Maximum number of names to compare, since a query can contain thousands. */
const maxComparedNames = 10;

/** Returns the unknown parameter that was probably intended as the missing parameter, or null. */
export function findMistyped(prepared: PreparedRoute, query: Query, missing: string): string | null {
  if (missing in query) return null;
  const names = listUnknownNames(prepared, query).slice(0, maxComparedNames);
  return names.find((name) => findSimilarName(name, prepared.names) === missing) ?? null;
}
