import { PathTree } from './match.ts';
import type { Parameter } from '../parameters/parameter.ts';
import type { Route } from './route.ts';
import { latestVersion } from './versions.ts';

/** A family of the command line: the routes whose paths start with its name. */
export interface Family {
  readonly name: string;
  readonly rows: readonly Route[];
  /** Query parameters of all routes of the family, by name. */
  readonly options: ReadonlyMap<string, Parameter>;
  /** Finds the routes of a path. */
  readonly paths: PathTree<Route>;
}

/** Command-line options of every family in addition to the parameters of the service. */
export const familyOptions = ['json', 'csv', 'fields', 'help'] as const;

/** Returns the families by name, in route order. */
export function groupByFamily(routes: readonly Route[]): ReadonlyMap<string, Family> {
  const routesByFamily = new Map<string, Route[]>();
  for (const route of routes) {
    if (!(route.versions ?? [latestVersion]).includes(latestVersion)) continue;
    const name = route.path.split('/')[1] ?? '';
    const rows = routesByFamily.get(name);
    if (rows === undefined) routesByFamily.set(name, [route]);
    else rows.push(route);
  }
  return new Map(Array.from(routesByFamily, ([name, rows]) => [name, createFamily(name, rows)]));
}

function createFamily(name: string, rows: readonly Route[]): Family {
  const options = new Map<string, Parameter>();
  const paths = new PathTree<Route>();
  for (const route of rows) {
    paths.add(route.path, route);
    for (const [parameter, rule] of Object.entries(route.parameters ?? {})) {
      if (rule.in === 'query' && !options.has(parameter)) options.set(parameter, rule);
    }
  }
  return { name, rows, options, paths };
}

export const isFlag = ({ schema }: Parameter): boolean => schema['type'] === 'boolean';

/** Returns the usage lines of a family, one per path. */
export const listUsages = (family: Family): string[] => [
  ...new Set(
    family.rows.map(({ path, when = [] }) => {
      const words = path
        .split('/')
        .slice(1)
        .map((segment) => segment.replace(/^\{(\w+)\+?\}$/, '<$1>'));
      return ['  lookup', ...words, ...when.map((name) => `--${name} …`)].join(' ');
    }),
  ),
];

/** Whether `deep=true` adds fields in any route of a family. */
export const hasDeep = ({ rows }: Family): boolean =>
  rows.some(({ deep }) => deep !== undefined && deep !== 'none');
