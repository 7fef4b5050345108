import { cut, type Problem } from '../../router/errors.ts';
import type { PreparedOperation, PreparedRoute } from './prepared-route.ts';
import type { Query } from '../parameters/query.ts';
import { mistyped } from './variables.ts';

/** A refusal of the graph in the words of the path: the graph blames its arguments, the caller knows the parameters. */
export function inParameterNames(
  problem: Problem,
  prepared: PreparedRoute,
  operation: PreparedOperation,
  query: Query,
): Problem {
  if (problem.param === undefined) return problem;
  return hinted({ ...problem, param: parameterOf(problem.param, prepared, operation) }, prepared, query);
}

/** Where a parameter is missing and one that is ignored is spelled nearly alike, the message says so. */
export function hinted(problem: Problem, prepared: PreparedRoute, query: Query): Problem {
  const { param, message } = problem;
  const typed = param === undefined ? null : mistyped(prepared, query, param);
  return typed === null
    ? problem
    : { ...problem, message: `${message} Did you mean ${param} by ${cut(typed)}?` };
}

function parameterOf(blamed: string, { route }: PreparedRoute, { argued }: PreparedOperation): string {
  const known = (name: string | undefined): name is string =>
    name !== undefined && route.parameters?.[name] !== undefined;
  const snake = blamed.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [blamed, snake, argued.get(blamed)].find(known) ?? snake;
}
