import type { Family } from '../routing/families.ts';
import { listPathParameters } from '../routing/match.ts';
import { formatSuggestion, findNearest } from '../parameters/nearest.ts';
import type { Route } from '../routing/route.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** A lookup that runs for each record, and the response fields to add to the record. */
export interface Task {
  readonly family: string;
  readonly route: Route;
  /** Path and query parameters, each with the column that provides its value. */
  readonly from: readonly { readonly parameter: string; readonly column: string; readonly inPath: boolean }[];
  /** Dotted names of response fields. */
  readonly fields: readonly string[];
  readonly deep: boolean;
}

/** Splits a comma-separated list: `a, b` becomes two entries. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Parses the options `add` and `by`.
 * @param add fields of one family: `city.timezone`
 * @param by parameters and columns: `name=Town,country`. Undefined: the column has the name of the family.
 * @throws UserFacingError that suggests a valid value
 */
export function parseTask(
  add: readonly string[],
  by: string | undefined,
  families: ReadonlyMap<string, Family>,
): Task {
  const names = [...new Set(add.map((field) => field.split('.')[0] ?? ''))];
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new UserFacingError(
      'usage',
      `add accepts fields of one family, not of ${names.length}. Send one request per family.`,
    );
  const family = families.get(name);
  if (family === undefined) {
    const suggestion = findNearest(name, [...families.keys()]);
    throw new UserFacingError(
      'usage',
      `${formatSuggestion(suggestion)}There is no family ${JSON.stringify(name)}. Families: ${[...families.keys()].join(', ')}.`,
    );
  }
  const fields = add.map((field) => field.slice(name.length + 1));
  if (fields.includes(''))
    throw new UserFacingError(
      'usage',
      `add requires a field after the family, for example add=${name}.name.`,
    );
  const sources = (by === undefined ? [name] : splitList(by)).map((entry) => {
    const separatorIndex = entry.indexOf('=');
    return separatorIndex === -1
      ? { parameter: entry, column: entry }
      : { parameter: entry.slice(0, separatorIndex), column: entry.slice(separatorIndex + 1) };
  });
  const route = findRoute(
    family,
    sources.map(({ parameter }) => parameter),
  );
  const pathNames = listPathParameters(route.path);
  return {
    family: name,
    route,
    fields,
    deep: fields.some((field) => field.startsWith('deep.')),
    from: sources.map(({ parameter, column }) => {
      const parameterName =
        parameter === name && !takesParameter(route, parameter) ? (pathNames[0] ?? parameter) : parameter;
      return { parameter: parameterName, column, inPath: pathNames.includes(parameterName) };
    }),
  };
}

/** Check own properties only, because every object inherits a `constructor`. */
const takesParameter = ({ parameters = {} }: Route, name: string): boolean => Object.hasOwn(parameters, name);

/**
 * Returns the family's first route that takes exactly these parameters. The family's name can replace the name of the first
 * path parameter.
 */
function findRoute(family: Family, parameters: readonly string[]): Route {
  const match = family.rows.find((route) => {
    const pathParameters = listPathParameters(route.path);
    // Skip paths with additional fixed segments such as /city/{name}/nearby, which are different lookups.
    if (route.path.split('/').length - 2 !== pathParameters.length) return false;
    const parameterNames = parameters.map((name) =>
      name === family.name && !takesParameter(route, name) ? (pathParameters[0] ?? name) : name,
    );
    const requiredNames = Object.entries(route.parameters ?? {}).flatMap(([name, rule]) =>
      rule.required === true ? [name] : [],
    );
    return (
      parameterNames.every((name) => takesParameter(route, name)) &&
      [...pathParameters, ...(route.when ?? []), ...requiredNames].every((name) =>
        parameterNames.includes(name),
      )
    );
  });
  if (match !== undefined) return match;
  throw new UserFacingError(
    'usage',
    `No path of ${family.name} has the parameters ${parameters.join(', ')}. Paths: ${[...new Set(family.rows.map(({ path }) => path))].join('; ')}. Other parameters: ${[...family.options.keys()].join(', ')}.`,
  );
}

/** Returns the names of the columns that a task adds. */
export const listAddedColumns = ({ family, fields }: Task): string[] => [
  ...fields.map((field) => `${family}.${field}`),
  `${family}.status`,
  `${family}.error`,
];
