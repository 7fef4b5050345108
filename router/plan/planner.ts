import { createRequire } from 'node:module';

/** Plans a document with a single operation. Returns the planner's JSON, for `parsePlan`. */
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
 * Loads the planner, a native library. It is an optional dependency and loaded on demand, because some platforms
 * (Alpine, Windows) have no binary.
 * @param supergraph SDL as composition writes it
 * @returns null when this platform has no planner
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
