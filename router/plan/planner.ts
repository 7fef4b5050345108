import { createRequire } from 'node:module';

/** Plans the only operation of a document; returns the plan as the planner writes it, for `parsePlan`. */
export type Planner = (document: string) => unknown;

const require = createRequire(import.meta.url);

interface NativePlanner {
  plan(document: string, operationName: undefined, labels: Set<string>, percentage: number): unknown;
}
type NativePlannerClass = new (supergraph: string) => NativePlanner;

const isNativePlanner = (value: unknown): value is { readonly QueryPlanner: NativePlannerClass } =>
  typeof value === 'object' &&
  value !== null &&
  'QueryPlanner' in value &&
  typeof value.QueryPlanner === 'function';

/**
 * The planner is a native library that does not exist for every platform (Alpine and Windows have none), so it is
 * an optional dependency and loaded when it is needed first.
 * @param supergraph SDL as composition writes it.
 * @returns null when this platform has no planner.
 */
export function loadPlanner(supergraph: string): Planner | null {
  let library: unknown;
  try {
    library = require('@graphql-hive/router-query-planner');
  } catch {
    return null;
  }
  if (!isNativePlanner(library)) return null;
  const planner = new library.QueryPlanner(supergraph);
  return (document) => planner.plan(document, undefined, new Set(), 0);
}
