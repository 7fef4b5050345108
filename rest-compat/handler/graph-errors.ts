import { truncateName, type Problem } from '../../router/errors.ts';
import type { PreparedOperation, PreparedRoute } from './prepared-route.ts';
import type { Query } from '../parameters/query.ts';
import { findMistyped } from './variables.ts';

/** Replaces argument names of the graph in a problem by the REST parameter names. */
export function renameArguments(
  problem: Problem,
  prepared: PreparedRoute,
  operation: PreparedOperation,
  query: Query,
): Problem {
  if (problem.param === undefined) return problem;
  return addSpellingHint(
    { ...problem, param: findParameterName(problem.param, prepared, operation) },
    prepared,
    query,
  );
}

/** Adds a suggestion to the message when a parameter is missing and the request has an ignored parameter with a similar name. */
export function addSpellingHint(problem: Problem, prepared: PreparedRoute, query: Query): Problem {
  const { param, message } = problem;
  const misspelledName = param === undefined ? null : findMistyped(prepared, query, param);
  return misspelledName === null
    ? problem
    : { ...problem, message: `Did you mean ${param} instead of ${truncateName(misspelledName)}? ${message}` };
}

function findParameterName(
  argument: string,
  { route }: PreparedRoute,
  { argued }: PreparedOperation,
): string {
  const isParameter = (name: string | undefined): name is string =>
    name !== undefined && route.parameters?.[name] !== undefined;
  const snakeCaseName = argument.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [argument, snakeCaseName, argued.get(argument)].find(isParameter) ?? snakeCaseName;
}
