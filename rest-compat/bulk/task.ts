import type { Family } from '../routing/families.ts';
import { pathParameters } from '../routing/match.ts';
import { nearest } from '../parameters/nearest.ts';
import type { Route } from '../routing/route.ts';
import { UsageError } from './usage-error.ts';

/** What is looked up for each record, and what is added to it. */
export interface Task {
  readonly family: string;
  readonly route: Route;
  /** Parameters and the columns that hold their values. */
  readonly from: readonly { readonly parameter: string; readonly column: string; readonly inPath: boolean }[];
  /** Dotted names of the fields of the answer. */
  readonly fields: readonly string[];
  readonly deep: boolean;
}

/** `a, b` as two. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * @param add fields of one family: `city.timezone`
 * @param by parameters and columns: `name=Town,country`; undefined: the column is called like the family
 * @throws UsageError that says what would work
 */
export function taskOf(
  add: readonly string[],
  by: string | undefined,
  families: ReadonlyMap<string, Family>,
): Task {
  const names = [...new Set(add.map((field) => field.split('.')[0] ?? ''))];
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new UsageError(`add takes fields of one family, not of ${names.length}: ask once for each.`);
  const family = families.get(name);
  if (family === undefined) {
    const meant = nearest(name, [...families.keys()]);
    throw new UsageError(
      `There is no family ${JSON.stringify(name)}.${meant === null ? '' : ` Did you mean ${meant}?`} There are ${[...families.keys()].join(', ')}.`,
    );
  }
  const fields = add.map((field) => field.slice(name.length + 1));
  if (fields.includes(''))
    throw new UsageError(`add needs a field behind the family: for example ${name}.name`);
  const given = (by === undefined ? [name] : listed(by)).map((entry) => {
    const at = entry.indexOf('=');
    return at === -1
      ? { parameter: entry, column: entry }
      : { parameter: entry.slice(0, at), column: entry.slice(at + 1) };
  });
  const route = routeFor(
    family,
    given.map(({ parameter }) => parameter),
  );
  const inPath = pathParameters(route.path);
  return {
    family: name,
    route,
    fields,
    deep: fields.some((field) => field.startsWith('deep.')),
    from: given.map(({ parameter, column }) => {
      const own = parameter === name && !takes(route, parameter) ? (inPath[0] ?? parameter) : parameter;
      return { parameter: own, column, inPath: inPath.includes(own) };
    }),
  };
}

/** Only its own properties: every object has a `constructor`. */
const takes = ({ parameters = {} }: Route, name: string): boolean => Object.hasOwn(parameters, name);

/** The first row of the family that takes just these parameters. The family's own noun stands for the path's first. */
function routeFor(family: Family, parameters: readonly string[]): Route {
  const fitting = family.rows.find((route) => {
    const inPath = pathParameters(route.path);
    // Words of a path that are no parameters ask something else: /city/{name}/nearby.
    if (route.path.split('/').length - 2 !== inPath.length) return false;
    const own = parameters.map((name) =>
      name === family.name && !takes(route, name) ? (inPath[0] ?? name) : name,
    );
    const required = Object.entries(route.parameters ?? {}).flatMap(([name, rule]) =>
      rule.required === true ? [name] : [],
    );
    return (
      own.every((name) => takes(route, name)) &&
      [...inPath, ...(route.when ?? []), ...required].every((name) => own.includes(name))
    );
  });
  if (fitting !== undefined) return fitting;
  throw new UsageError(
    `No path of ${family.name} takes ${parameters.join(', ')}. by names its parameters: ${[...new Set(family.rows.map(({ path }) => path))].join('; ')}; and ${[...family.options.keys()].join(', ')}.`,
  );
}

/** The columns that a task adds. */
export const addedBy = ({ family, fields }: Task): string[] => [
  ...fields.map((field) => `${family}.${field}`),
  `${family}.status`,
];
